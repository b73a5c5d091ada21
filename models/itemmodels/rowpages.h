#pragma once
// The rows of a long list, read in pages when a view wants them.
#include <QCache>
#include <QList>
#include <QSet>

namespace lectern
{

// Under a model of many rows, of which a view shows few: keeps the pages that were shown last. A page that is
// not here is asked for once; an answer to an older list is dropped, by its generation.
template <typename Row>
class RowPages
{
public:
    static constexpr int PageSize = 64; // rows a request
    static constexpr int CachedPages = 64; // larger than any viewport, or pages would evict each other

    // Another list of this many rows; what is under way is no longer wanted. rows, if any, are those of the
    // page firstPage.
    void reset(int count, int firstPage = 0, const QList<Row> &rows = {})
    {
        ++m_generation;
        m_count = count;
        m_pages.clear();
        m_pending.clear();
        m_stale.clear();
        if (!rows.isEmpty())
            m_pages.insert(firstPage, new QList<Row>(rows));
    }
    int count() const { return m_count; }
    bool isComplete() const { return m_pending.isEmpty(); } // no page is under way

    // The row if it is here, else null. Valid until the next change.
    const Row *find(int row) const
    {
        const QList<Row> *page = row >= 0 && row < m_count ? m_pages.object(row / PageSize) : nullptr;
        return page && row % PageSize < page->size() ? &(*page)[row % PageSize] : nullptr;
    }
    // The rows that are here or under way are no longer true: each page is asked for once more when a view
    // wants it, and shown as it was until it comes.
    void doubt()
    {
        for (const int page : m_pages.keys())
            m_stale.insert(page);
        m_stale.unite(m_pending);
    }
    // The same; where its page is not here or no longer true, and not under way, need(generation, page,
    // firstRow) asks for it.
    template <typename Need>
    const Row *at(int row, Need &&need) const
    {
        if (row < 0 || row >= m_count)
            return nullptr;
        const int page = row / PageSize;
        if ((!m_pages.contains(page) || m_stale.contains(page)) && !m_pending.contains(page)) {
            m_stale.remove(page);
            m_pending.insert(page);
            need(m_generation, page, qsizetype(page) * PageSize);
        }
        return find(row);
    }
    // A page that was asked for: the first and the last row that are here now; last < first: nobody wants it.
    std::pair<int, int> insert(quint64 generation, int page, const QList<Row> &rows)
    {
        if (generation != m_generation || !m_pending.remove(page))
            return {0, -1};
        m_pages.insert(page, new QList<Row>(rows));
        return {page * PageSize, qMin((page + 1) * PageSize, m_count) - 1};
    }
    // The page could not be read; it will be asked for again when a view wants it.
    void drop(quint64 generation, int page)
    {
        if (generation == m_generation)
            m_pending.remove(page);
    }
    // Calls change(row number, row) for every row that is here.
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
    quint64 m_generation = 0;
};

} // namespace lectern
