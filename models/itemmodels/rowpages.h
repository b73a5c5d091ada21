#pragma once
// Paged row cache of item models.
#include <QCache>
#include <QList>
#include <QSet>

namespace lectern
{

// Caches the most recently used pages of a long list. A missing page is requested once.
template <typename Row>
class RowPages
{
public:
    static constexpr int PageSize = 64; // rows per request
    static constexpr int CachedPages =
        64; // exceeds any viewport, otherwise visible pages would evict each other

    // Starts again with this number of rows. The caller cancels pending requests. rows: content of firstPage,
    // if any.
    void reset(int count, int firstPage = 0, const QList<Row> &rows = {})
    {
        m_count = count;
        m_pages.clear();
        m_pending.clear();
        m_stale.clear();
        if (!rows.isEmpty())
            m_pages.insert(firstPage, new QList<Row>(rows));
    }
    int count() const { return m_count; }
    bool isComplete() const { return m_pending.isEmpty(); } // no request is pending

    // Returns the row if it is loaded, otherwise null. Valid until the next change.
    const Row *find(int row) const
    {
        const QList<Row> *page = row >= 0 && row < m_count ? m_pages.object(row / PageSize) : nullptr;
        return page && row % PageSize < page->size() ? &(*page)[row % PageSize] : nullptr;
    }
    // Marks all loaded and pending rows as outdated. Each page is requested again when a view needs it, and
    // its old rows are shown until then.
    void invalidate()
    {
        for (const int page : m_pages.keys())
            m_stale.insert(page);
        m_stale.unite(m_pending);
    }
    // Same as find(), but calls need(page, firstRow) if the page is missing or outdated and not pending.
    template <typename Need>
    const Row *at(int row, Need &&need) const
    {
        if (row < 0 || row >= m_count)
            return nullptr;
        const int page = row / PageSize;
        if ((!m_pages.contains(page) || m_stale.contains(page)) && !m_pending.contains(page)) {
            m_stale.remove(page);
            m_pending.insert(page);
            need(page, qsizetype(page) * PageSize);
        }
        return find(row);
    }
    // Inserts a requested page. Returns its first and last row; last < first if it is not pending.
    std::pair<int, int> insert(int page, const QList<Row> &rows)
    {
        if (!m_pending.remove(page))
            return {0, -1};
        m_pages.insert(page, new QList<Row>(rows));
        return {page * PageSize, qMin((page + 1) * PageSize, m_count) - 1};
    }
    // Marks a request as failed. The page is requested again when a view needs it.
    void drop(int page) { m_pending.remove(page); }
    // Calls change(row number, row) for every loaded row.
    template <typename Change>
    void forEach(Change &&change)
    {
        for (const int page : m_pages.keys()) {
            QList<Row> &rows = *m_pages.object(page);
            for (qsizetype i = 0; i < rows.size(); ++i)
                change(page * PageSize + int(i), rows[i]);
        }
    }

private:
    int m_count = 0;
    mutable QCache<int, QList<Row>> m_pages{CachedPages};
    mutable QSet<int> m_pending, m_stale;
};

} // namespace lectern
