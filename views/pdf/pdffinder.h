#pragma once
// Searches words in all pages of a PDF, page by page, starting with the visible one.
#include "models/pdf/pdfvalues.h"
#include "pdftext.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace lectern
{

class PdfDocument;

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
