#pragma once
// One run of lectern-pdf on one document, for a thread that may wait. All bytes of strangers are read in
// there, under narrow rules; when it falls, it falls alone.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "pdfprocess.h"
#include "pdfprotocol.h"

#include <QString>

#include <chrono>
#include <memory>
#include <utility>

namespace lectern
{

// Belongs to one thread at a time. All questions wait for their answer, 10 seconds at most; then the helper
// is ended. An Error is a sentence for a person; isThere() says whether a next question makes sense.
class PdfHelper
{
public:
    // Opens the file for reading and starts the program, or takes the one that waits (PdfProcess::prepare()).
    // Nothing of the file is looked at here.
    static Result<std::unique_ptr<PdfHelper>> start(const QString &path);
    ~PdfHelper() = default;
    Q_DISABLE_COPY_MOVE(PdfHelper)

    // The first question; the others before it are refused. first: the page that is shown first, whose size
    // is known then if there is one.
    Result<PdfSummary> open(int first, const Cancelled &cancelled);
    // Of all pages, which takes a while where there are many.
    Result<QList<QSizeF>> sizes(const Cancelled &cancelled);
    Result<PdfPageText> text(int page, const Cancelled &cancelled);
    Result<QList<PdfLink>> links(int page, const Cancelled &cancelled);
    Result<QList<PdfOutlineEntry>> outline(const Cancelled &cancelled);
    Result<PdfPixels> picture(const PdfWish &wish, const Cancelled &cancelled);

    // The words that the file marks by itself.
    Result<QList<PdfMarking>> markings(int page, const Cancelled &cancelled);
    // Marks these words in what save() gives; the file itself stays as it is.
    Result<> mark(const PdfMarking &marking, const Cancelled &cancelled);
    // The bytes of a copy of the file with what was marked.
    Result<QByteArray> save(const Cancelled &cancelled);

    // False after it fell, took too long, or said what makes no sense.
    bool isThere() const { return m_process != nullptr; }
    // Asked while it is waited for; true: it is ended at once.
    void endWhen(Cancelled abandoned) { m_abandoned = std::move(abandoned); }
    // How long it has for one answer.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

private:
    PdfHelper() = default;
    Result<QByteArray> ask(PdfKind kind, const QByteArray &question, const Cancelled &cancelled);
    Result<QByteArray> answer(PdfKind kind, quint32 number, const Cancelled &cancelled);
    // Asks, and reads the bytes of the answer by decode; what it does not take is nonsense.
    template <typename Decode>
    auto answerTo(PdfKind kind, const QByteArray &question, const Cancelled &cancelled, Decode decode)
        -> Result<typename decltype(decode(QByteArray()))::value_type>;
    Result<> receive(char *to, qsizetype bytes, quint32 number, const Cancelled &cancelled);
    bool send(PdfKind kind, quint32 number, const QByteArray &body);
    Error nonsense();

    std::unique_ptr<PdfProcess> m_process; // nothing after it fell
    OwnedDescriptor m_file; // until it is sent with the first question
    int m_pages = 0;
    quint32 m_number = 0;
    Cancelled m_abandoned;
    bool m_askedToCancel = false;
    std::chrono::milliseconds m_patience{10'000};
    std::chrono::steady_clock::time_point m_until;
};

} // namespace lectern
