#pragma once
// A lectern-pdf process for one document; blocking client. All untrusted bytes are parsed in that process
// under a sandbox, and a crash affects only that process.
#include "models/core/result.h"
#include "pdfprocess.h"
#include "pdfprotocol.h"

#include <QString>

#include <chrono>
#include <memory>
#include <utility>

namespace lectern
{

// Used by one thread at a time. Each request blocks for at most 10 seconds; then the helper is killed. An
// Error is a sentence for the user; exists() returns whether further requests are possible.
class PdfHelper
{
public:
    // Opens the file for reading and starts the program, or takes the waiting one (PdfProcess::prepare()).
    // Does not read the file.
    static Result<std::unique_ptr<PdfHelper>> start(const QString &path);
    // The same for a document in memory.
    static Result<std::unique_ptr<PdfHelper>> startWith(const QByteArray &bytes);
    ~PdfHelper() = default;
    Q_DISABLE_COPY_MOVE(PdfHelper)

    // Must be the first request; earlier ones are refused. first: the first page to show; if it exists, its
    // size is included.
    Result<PdfSummary> open(int first, const Cancelled &cancelled);
    // Returns the sizes of all pages; slow for many pages.
    Result<QList<QSizeF>> sizes(const Cancelled &cancelled);
    Result<PdfPageText> text(int page, const Cancelled &cancelled);
    Result<QList<PdfLink>> links(int page, const Cancelled &cancelled);
    Result<QList<PdfOutlineEntry>> outline(const Cancelled &cancelled);
    Result<PdfPixels> picture(const PdfTileRequest &request, const Cancelled &cancelled);

    // Returns the annotations on words of a page.
    Result<QList<PdfAnnotation>> markings(int page, const Cancelled &cancelled);
    // Adds an annotation to the copy that save() returns; the file is unchanged.
    Result<> mark(const PdfAnnotation &annotation, const Cancelled &cancelled);
    // Returns the bytes of a copy of the file with the added annotations.
    Result<QByteArray> save(const Cancelled &cancelled);

    // False after a crash, a timeout or an invalid reply.
    bool exists() const { return m_process != nullptr; }
    // Called while waiting; returning true kills the helper immediately.
    void endWhen(Cancelled abandoned) { m_abandoned = std::move(abandoned); }
    // Sets the timeout per reply.
    void setTimeout(std::chrono::milliseconds patience) { m_timeout = patience; }

private:
    PdfHelper() = default;
    static Result<std::unique_ptr<PdfHelper>> startOn(Result<OwnedDescriptor> file);
    Result<QByteArray> ask(PdfKind kind, const QByteArray &question, const Cancelled &cancelled);
    Result<QByteArray> answer(PdfKind kind, quint32 number, const Cancelled &cancelled);
    // Sends a request and decodes the reply; a reply that decode() rejects is invalid.
    template <typename Decode>
    auto answerTo(PdfKind kind, const QByteArray &question, const Cancelled &cancelled, Decode decode)
        -> Result<typename decltype(decode(QByteArray()))::value_type>;
    Result<> receive(char *to, qsizetype bytes, quint32 number, const Cancelled &cancelled);
    bool send(PdfKind kind, quint32 number, const QByteArray &body);
    Error protocolError();

    std::unique_ptr<PdfProcess> m_process; // null after a crash
    OwnedDescriptor m_file; // the descriptor of the file, until it is sent with the first request
    int m_pages = 0;
    quint32 m_number = 0;
    Cancelled m_abandoned;
    bool m_askedToCancel = false;
    std::chrono::milliseconds m_timeout{10'000};
    std::chrono::steady_clock::time_point m_until;
};

} // namespace lectern
