#pragma once
// An open PDF for a window. Non-blocking: the window requests tiles and texts and receives them by signals.
#include "pdfvalues.h"

#include <QObject>

#include <memory>

class QThread;

namespace lectern
{

// Returns a key for the file in its current state; a rewritten file has another key.
QString pdfFileKey(const QString &path);

// Lives on its owner's thread; the helper runs on a worker thread. If the helper crashes on a page, that page
// is not requested again, and a new helper continues with the others. A file that crashed it three times in
// this process is refused until it is opened with Trust::Again.
class PdfDocument final : public QObject
{
    Q_OBJECT
public:
    enum class Trust { Usual, Again };

    // Starts opening the file; opened() or failed() follows. first: the first page to show, from 0.
    explicit PdfDocument(const QString &path, Trust trust = Trust::Usual, int first = 0,
                         QObject *parent = nullptr);
    // Kills the helper and does not wait for it or its thread.
    ~PdfDocument() override;

    // Sets the requested tiles, most urgent first. Earlier requests that are not in the list are cancelled,
    // even while running. Each is answered by pictureReady() or pageFailed().
    void request(const QList<PdfTileRequest> &pictures);
    // Sets the requested texts, which are handled after tiles: textReady() or pageFailed().
    void requestTexts(const QList<int> &pages);
    // true: the document is only preloaded. It is opened and requested tiles are rendered, but automatic work
    // is postponed.
    void setAhead(bool ahead);

    // Number of helper crashes on a file before it is refused.
    static constexpr int kMaxCrashes = 3;

signals:
    void opened(const PdfSummary &summary);
    // Emitted after the first tiles if page sizes differ from those in opened().
    void sizesReady(const QList<QSizeF> &sizes);
    // The file cannot be opened, or no longer be read; why: a sentence for the user. No further signals
    // follow.
    void failed(const QString &why);
    void outlineReady(const QList<PdfOutlineEntry> &outline); // once, after the first tile; may be empty
    void pictureReady(const PdfTileRequest &request, const PdfPixels &pixels);
    void textReady(int page, const PdfPageText &text, const QList<PdfLink> &links);
    // The annotations of a page, with the page's words; then, once, allMarkingsReady(). Runs only while
    // nothing else is requested.
    void markingsReady(const QList<PdfAnnotation> &markings, const PdfPageText &text);
    void allMarkingsReady();
    void pageFailed(int page, const QString &why);

private:
    class Worker;
    class WorkerThread;
    std::shared_ptr<Worker> m_worker; // outlives this object briefly
    std::unique_ptr<QThread> m_thread;
};

} // namespace lectern
