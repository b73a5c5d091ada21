#pragma once
// Finds the highlights of other versions in the open file: reads all its pages in a separate thread, and none
// if there is nothing to find.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"
#include "models/session/tasks/taskrunner.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>

namespace lectern
{

class PdfDocument;

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
    bool isDone() const { return m_wanted.isEmpty(); }

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

} // namespace lectern
