#pragma once
// Finds the highlights of other versions in the file that is open: reads all its pages, in a thread of its
// own, and nothing where there is nothing to find.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"
#include "models/session/tasks/workerthread.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <atomic>
#include <memory>

namespace lectern
{

class PdfDocument;

class PdfAnchors final : public QObject
{
    Q_OBJECT
public:
    explicit PdfAnchors(QObject *parent = nullptr);
    ~PdfAnchors() override;

    // The document, which outlives this or is replaced; none: nothing is looked for.
    void setDocument(PdfDocument *document);
    void setPages(int pages);
    // Looks for these, which were made in other files, instead of those before. Those that were looked for in
    // this document already are told at once.
    void find(const QList<Highlight> &highlights);
    // Where they were found in this file so far; without boxes: nowhere.
    const QHash<QString, QList<HighlightBox>> &found() const { return m_found; }
    bool isDone() const { return m_wanted.isEmpty(); }

signals:
    // The texts of these pages are needed; none: of no more.
    void pagesWanted(const QList<int> &pages);
    void finished();

private:
    struct Texts; // in the thread
    void ask();
    void take(int page, const PdfPageText *text);
    void look();

    PdfDocument *m_document = nullptr;
    int m_pages = 0;
    QSet<int> m_read;
    QList<Highlight> m_wanted;
    QHash<QString, QList<HighlightBox>> m_found;
    std::atomic<quint64> m_documentNumber = 0;
    std::shared_ptr<Texts> m_texts;
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
