#include "authorlinker.h"

#include "models/core/fold.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

namespace lectern
{

AuthorLinker::AuthorLinker(Connection &c, AuthorTable &authors)
    : m_authors(authors), m_home(c, "SELECT author FROM author_name WHERE folded = ?"),
      m_aliases(c, "SELECT author FROM author_alias WHERE folded = ?"),
      m_papersOf(c, "SELECT paper FROM author_paper WHERE author = ?"),
      m_pagesOf(c, "SELECT source FROM author_observation WHERE author = ?"),
      m_pagesWith(c,
                  "SELECT source FROM sighting JOIN author_observation ON source = sighting.id >> 32"
                  " WHERE sighting.paper = ?"),
      m_page(c, "SELECT name, author FROM author_observation WHERE source = ?"),
      m_giveTo(c, "UPDATE author_observation SET author = ?2 WHERE source = ?1"),
      m_papersOn(c,
                 "SELECT DISTINCT paper FROM sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"),
      m_names(c, "SELECT authors FROM listed WHERE id = ?"),
      m_pageNames(c,
                  "SELECT DISTINCT name FROM sighting JOIN author_observation ON source = sighting.id >> 32"
                  " WHERE sighting.paper = ?"),
      m_owners(c, "SELECT DISTINCT author FROM author_assignment WHERE folded = ?")
{
}

Result<> AuthorLinker::collect(Statement &statement, qint64 key, QSet<qint64> *into)
{
    statement.bind(1, key);
    LECTERN_TRY(statement.forEach([&] { into->insert(statement.number(0)); }));
    return {};
}

Result<> AuthorLinker::linkChanged(const Changes &changes)
{
    m_authors.decisionsChanged();
    QSet<qint64> papers = changes.papers, sources;
    for (const qint64 author : changes.authors)
        LECTERN_TRY(m_authors.ensure(author));
    for (const qint64 author : changes.authors)
        LECTERN_TRY(m_authors.reconsider(author));
    for (const qint64 paper : changes.papers)
        LECTERN_TRY(collect(m_pagesWith, paper, &sources));
    // A name that moved between authors is on papers of both.
    if (!changes.names.isEmpty()) {
        QSet<qint64> owners = changes.authors;
        for (const QString &name : changes.names) {
            LECTERN_TRY(const auto row, m_home.bind(1, name).next());
            if (row)
                owners.insert(m_home.number(0));
            m_home.reset();
        }
        for (const qint64 author : std::as_const(owners)) {
            LECTERN_TRY(collect(m_papersOf, author, &papers));
            LECTERN_TRY(collect(m_pagesOf, author, &sources));
            LECTERN_TRY(m_authors.reconsider(author));
        }
    }
    LECTERN_TRY(linkPages(sources, &papers));
    for (const qint64 paper : std::as_const(papers))
        LECTERN_TRY(relink(paper));
    return m_authors.flush(AuthorTable::Unwanted::Keep);
}

Result<> AuthorLinker::linkSplitNames()
{
    if (m_authors.touchedSplitNames().isEmpty())
        return {};
    QSet<qint64> papers = m_authors.touchedPapers(), sources;
    const QSet<QString> names = m_authors.touchedSplitNames();
    for (const QString &name : names)
        for (Statement *owners : {&m_owners, &m_home, &m_aliases}) {
            QSet<qint64> authors;
            owners->bind(1, name);
            for (;;) {
                LECTERN_TRY(const auto row, owners->next());
                if (!row)
                    break;
                authors.insert(owners->number(0));
            }
            for (const qint64 author : std::as_const(authors))
                LECTERN_TRY(collect(m_pagesOf, author, &sources));
        }
    LECTERN_TRY(linkPages(sources, &papers));
    for (const qint64 paper : std::as_const(papers))
        LECTERN_TRY(relink(paper));
    return m_authors.flush();
}

// Assigns each page to its owner, and adds the papers of reassigned pages to papers.
Result<> AuthorLinker::linkPages(const QSet<qint64> &sources, QSet<qint64> *papers)
{
    for (const qint64 source : sources) {
        LECTERN_TRY(const auto row, m_page.bind(1, source).next());
        if (!row)
            continue;
        const QString name = m_page.text(0);
        const qint64 before = m_page.number(1);
        m_page.reset();
        LECTERN_TRY(const auto found, m_authors.decisions().pageOwner(SourceId(source), foldName(name)));
        qint64 owner = found;
        if (!owner) { // the name has no author now; one is created
            LECTERN_TRY(const auto made, m_authors.idOf(name));
            owner = made;
        }
        if (owner == before)
            continue;
        LECTERN_TRY(m_giveTo.bind(1, source).bind(2, owner).run());
        LECTERN_TRY(m_authors.reconsider(before));
        LECTERN_TRY(m_authors.reconsider(owner));
        LECTERN_TRY(collect(m_papersOn, source, papers));
    }
    return {};
}

Result<> AuthorLinker::relink(qint64 paper)
{
    LECTERN_TRY(const auto row, m_names.bind(1, paper).next());
    if (!row)
        return {}; // not listed
    QStringList names = splitNames(m_names.text(0));
    m_names.reset();
    LECTERN_TRY(const auto pageNames, m_pageNames.bind(1, paper).allTexts());
    names += pageNames;
    LECTERN_TRY(m_authors.removePaper(paper, names));
    return m_authors.addPaper(paper, names);
}

} // namespace lectern
