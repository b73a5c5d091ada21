#pragma once
// An open PDF for a window, which never waits: it says what it wants to see, and gets it by signals.
#include "pdfvalues.h"

#include <QObject>

#include <memory>

class QThread;

namespace lectern
{

// Names the file as it is now: one that was written anew is another one.
QString pdfFileKey(const QString &path);

// Lives in its owner's thread; the helper is asked in a thread of its own. When the helper falls over a page,
// that page is not asked for again, and a new helper goes on with the others. A file that brought it down
// three times in this run of the program is refused, until it is opened Again.
class PdfDocument final : public QObject
{
    Q_OBJECT
public:
    enum class Trust { Usual, Again };

    // Begins to open the file. opened() or failed() follows.
    // first: the page that is shown first, counted from 0.
    explicit PdfDocument(const QString &path, Trust trust = Trust::Usual, int first = 0,
                         QObject *parent = nullptr);
    // Ends the helper, whatever it does, and waits neither for it nor for its thread.
    ~PdfDocument() override;

    // The pictures that are wanted from now on, the most urgent first. What was wished before and is not
    // among them is given up, even under way. Each is answered by pictureReady() or pageFailed().
    void wish(const QList<PdfWish> &pictures);
    // The same for texts, which come behind the pictures: textReady() or pageFailed().
    void wishTexts(const QList<int> &pages);
    // True: nobody reads it yet. It is opened and what is wished is painted, but what would follow by itself
    // waits.
    void setAhead(bool ahead);

    // How often the helper falls over one file until it is refused.
    static constexpr int kMostFalls = 3;

signals:
    void opened(const PdfSummary &summary);
    // Behind the first pictures, where the pages are not as large as they were said to be in opened().
    void sizesReady(const QList<QSizeF> &sizes);
    // It cannot be opened, or not be read any longer; a sentence for a person. Nothing follows.
    void failed(const QString &why);
    void outlineReady(const QList<PdfOutlineEntry> &outline); // once, behind the first picture; may be empty
    void pictureReady(const PdfWish &wish, const PdfPixels &pixels);
    void textReady(int page, const PdfPageText &text, const QList<PdfLink> &links);
    // What the file itself marks on one page, with its words; then, once, that there is no more. Only while
    // nothing else is wanted.
    void markingsReady(const QList<PdfMarking> &markings, const PdfPageText &text);
    void allMarkingsReady();
    void pageFailed(int page, const QString &why);

private:
    class Worker;
    class WorkerThread;
    std::shared_ptr<Worker> m_worker; // which outlives this for a moment
    std::unique_ptr<QThread> m_thread;
};

} // namespace lectern
