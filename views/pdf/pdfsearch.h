#pragma once
// Searches the texts of the pages of a PDF: words that the user types, and highlights of other versions.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"
#include "models/session/tasks/taskrunner.h"
#include "pdftext.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace lectern
{

class PdfDocument;

// Finds the highlights of other versions in the open file: reads all its pages in a separate thread, and none
// if there is nothing to find.
class PdfAnchors final : public QObject
{
    Q_OBJECT
public:
    explicit PdfAnchors(QObject *parent = nullptr);

    // The document must outlive this object or be replaced; null: no search.
    void setDocument(PdfDocument *document);
    void setPages(int pages);
    // Replaces the highlights to search, which were made in other files. Those already searched in this
    // document are reported at once.
    void find(const QList<Highlight> &highlights);
    // Returns the positions found in this file so far; no boxes: not found.
    const QHash<QString, QList<HighlightBox>> &found() const { return m_found; }

signals:
    // Requests the texts of these pages; empty: no more are needed.
    void pagesWanted(const QList<int> &pages);
    void finished();

private:
    struct Texts; // used in the thread
    void ask();
    void take(int page, const PdfPageText *text);
    void look();

    PdfDocument *m_document = nullptr;
    int m_pages = 0;
    QSet<int> m_read;
    QList<Highlight> m_wanted;
    QHash<QString, QList<HighlightBox>> m_found;
    std::shared_ptr<Texts> m_texts; // used only by the tasks, in order
    RequestToken m_added{"pdf anchors", RequestToken::Keep::All},
        m_search{"pdf anchors", RequestToken::Keep::All};
    TaskRunner m_tasks;
};

// Searches words in all pages of a PDF, page by page, starting with the visible one.
// Only this class requests texts from the document. Texts for the view have priority.
class PdfFinder final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setDocument(PdfDocument *document);
    void setPages(int pages) { m_pages = pages; }
    // Requests the texts that the view needs now.
    void want(const QList<int> &pages);
    // Requests the texts of these pages with the lowest priority.
    void requestSidePane(const QList<int> &pages);
    // Searches from this page on, wrapping around; empty: stops the search.
    void find(const QString &wanted, int fromPage);

    QString wanted() const { return m_wanted; }
    const QHash<int, QList<PdfHit>> &hits() const { return m_hits; }
    int count() const { return m_count; }
    bool isDone() const { return m_queue.isEmpty(); }
    // Maximum number of listed hits.
    static constexpr int kMaxHits = 5000;
    // Returns the next or the previous hit, wrapping around; nullopt if there are none.
    std::optional<PdfHit> step(bool forward);
    void goTo(int page, int index) { m_current = {page, index}; }
    // Returns the number of the current hit in the order of the pages, from 1; 0: none.
    int number() const;

signals:
    void found(int page); // emitted when this page has hits, or the search has ended without any
    void firstFound(const PdfHit &hit);

private:
    void take(int page, const PdfPageText &text);
    void miss(int page);
    void ask();

    PdfDocument *m_document = nullptr;
    int m_pages = 0, m_count = 0;
    QString m_wanted;
    QList<int> m_seen, m_queue, m_context;
    QHash<int, QList<PdfHit>> m_hits;
    std::optional<std::pair<int, int>> m_current; // page and index of the current hit
};

} // namespace lectern
