#include "authordecisions.h"

#include "models/core/fold.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

AuthorDecisions::AuthorDecisions(const Connection &c)
    : m_assignments(c, "SELECT paper, folded, author FROM author_assignment"),
      m_aliases(c, "SELECT folded, author FROM author_alias"),
      m_titled(c, "SELECT author, name FROM author_title"),
      m_home(c, "SELECT author FROM author_name WHERE folded = ?"),
      m_pages(
          c,
          "SELECT o.name, o.author FROM sighting JOIN author_observation o ON o.source = sighting.id >> 32"
          " JOIN source ON source.id = o.source WHERE sighting.paper = ?"
          " ORDER BY source.saved DESC, source.hash DESC"),
      m_shares(c,
               "SELECT author, count(DISTINCT a.paper) FROM sighting JOIN author_assignment a"
               " ON a.paper = sighting.paper AND a.folded = ?3"
               " WHERE sighting.id BETWEEN ?1 AND ?2 GROUP BY author"),
      m_papersOn(c, "SELECT count(DISTINCT paper) FROM sighting WHERE id BETWEEN ? AND ?")
{
}

Result<> AuthorDecisions::load()
{
    if (m_loaded)
        return {};
    m_assigned.clear();
    m_split.clear();
    m_alias.clear();
    m_titles.clear();
    const auto forEach = [](Statement &rows, const auto &keep) -> Result<> {
        LECTERN_TRY(rows.forEach([&] { keep(rows); }));
        return {};
    };
    LECTERN_TRY(forEach(m_assignments, [this](Statement &row) {
        const QString folded = row.text(1);
        m_assigned.insert({row.number(0), folded}, row.number(2));
        m_split.insert(folded);
    }));
    LECTERN_TRY(forEach(m_aliases, [this](Statement &row) { m_alias.insert(row.text(0), row.number(1)); }));
    LECTERN_TRY(forEach(m_titled, [this](Statement &row) { m_titles.insert(row.number(0), row.text(1)); }));
    m_loaded = true;
    return {};
}

Result<qint64> AuthorDecisions::ownerOfName(const QString &folded)
{
    LECTERN_TRY(load());
    if (const auto given = m_alias.constFind(folded); given != m_alias.cend())
        return *given;
    LECTERN_TRY(const auto row, m_home.bind(1, folded).next());
    const qint64 author = row ? m_home.number(0) : 0;
    m_home.reset();
    return author;
}

Result<qint64> AuthorDecisions::decided(qint64 paper, const QString &folded)
{
    LECTERN_TRY(load());
    if (m_split.contains(folded)) {
        if (const auto given = m_assigned.constFind({paper, folded}); given != m_assigned.cend())
            return *given;
        m_pages.bind(1, paper);
        for (;;) {
            LECTERN_TRY(const auto row, m_pages.next());
            if (!row)
                break;
            if (foldName(m_pages.text(0)) == folded) {
                const qint64 author = m_pages.number(1);
                m_pages.reset();
                return author;
            }
        }
    }
    return m_alias.value(folded);
}

Result<qint64> AuthorDecisions::authorOf(qint64 paper, const QString &folded)
{
    if (folded.isEmpty())
        return 0;
    LECTERN_TRY(const auto author, decided(paper, folded));
    return author ? author : ownerOfName(folded);
}

Result<qint64> AuthorDecisions::pageOwner(SourceId source, const QString &folded)
{
    LECTERN_TRY(load());
    if (!m_split.contains(folded))
        return ownerOfName(folded);
    const qint64 first = qint64(source) << 32, last = first + 0xffff'ffff;
    LECTERN_TRY(m_papersOn.bind(1, first).bind(2, last).next());
    const qint64 papers = m_papersOn.number(0);
    m_papersOn.reset();
    m_shares.bind(1, first).bind(2, last).bind(3, folded);
    for (;;) {
        LECTERN_TRY(const auto row, m_shares.next());
        if (!row)
            return ownerOfName(folded);
        if (m_shares.number(1) * 2 > papers) {
            const qint64 author = m_shares.number(0);
            m_shares.reset();
            return author;
        }
    }
}

Result<bool> AuthorDecisions::any()
{
    LECTERN_TRY(load());
    return !m_assigned.isEmpty() || !m_alias.isEmpty();
}

Result<bool> AuthorDecisions::isSplit(const QString &folded)
{
    LECTERN_TRY(load());
    return m_split.contains(folded);
}

Result<QString> AuthorDecisions::title(qint64 author)
{
    LECTERN_TRY(load());
    return m_titles.value(author);
}

} // namespace lectern
