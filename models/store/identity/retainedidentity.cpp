#include "retainedidentity.h"

#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

namespace lectern
{

RetainedIdentityTable::RetainedIdentityTable(const Connection &connection)
    : m_any(connection, "SELECT 1 FROM kept_identity LIMIT 1"),
      m_read(connection,
             "SELECT title, authors, arxiv, doi, abstract, flags FROM kept_identity WHERE paper = ? ORDER BY "
             "id"),
      m_insert(connection,
               "INSERT INTO kept_identity(paper, title, authors, arxiv, doi, abstract, flags)"
               " VALUES(?, ?, ?, ?, ?, ?, ?)"),
      m_move(connection, "UPDATE kept_identity SET paper = ?2 WHERE paper = ?1"),
      m_drop(connection, "DELETE FROM kept_identity WHERE paper = ?")
{
}

Result<bool> RetainedIdentityTable::any()
{
    if (!m_anyRetained) {
        LECTERN_TRY(const auto row, m_any.next());
        m_anyRetained = row;
        m_any.reset();
    }
    return *m_anyRetained;
}

Result<QList<Paper>> RetainedIdentityTable::of(qint64 paper)
{
    QList<Paper> kept;
    LECTERN_TRY(const auto some, any());
    if (!some)
        return kept;
    m_read.bind(1, paper);
    LECTERN_TRY(m_read.forEach([&] {
        Paper known;
        known.title = m_read.text(0);
        known.authors = splitNames(m_read.text(1));
        known.arxivId = m_read.text(2);
        known.doi = m_read.text(3);
        known.abstract = m_read.text(4);
        setFlags(int(m_read.number(5)), &known);
        kept.append(known);
    }));
    return kept;
}

Result<> RetainedIdentityTable::keep(qint64 paper, const Paper &sighting)
{
    Paper known;
    copyFields(sighting, TitleField | AuthorsField | ArxivField | DoiField | AbstractField, &known);
    LECTERN_TRY(const auto kept, of(paper));
    if (kept.contains(known))
        return {};
    m_anyRetained = true;
    m_insert.bind(1, paper).bind(2, known.title).bind(3, joinNames(known.authors));
    m_insert.bind(4, known.arxivId).bind(5, known.doi).bind(6, known.abstract);
    return m_insert.bind(7, flagsOf(known)).run();
}

} // namespace lectern
