#pragma once
// Updates authorship after the user's decisions about author identity.
#include "authortable.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Used within one write transaction. Everything it writes is derived from sightings and decisions.
class AuthorLinker
{
public:
    AuthorLinker(Connection &connection, AuthorTable &authors);

    // Changed decisions.
    struct Changes {
        QSet<QString> names; // given to another author, folded
        QSet<qint64> papers; // papers with a changed assignment
        QSet<qint64> authors; // all authors that the decisions refer to, before or after the change
    };
    // Updates links, figures and spellings; the decisions must already be written. Authors are kept even
    // without papers.
    Result<> linkChanged(const Changes &changes);

    // Same as linkChanged(), after sources were added or removed: a page whose header has a split name
    // belongs to the author of most of its papers.
    Result<> linkSplitNames();

private:
    Result<> linkPages(const QSet<qint64> &sources, QSet<qint64> *papers);
    Result<> relink(qint64 paper);
    Result<> collect(Statement &statement, qint64 key, QSet<qint64> *into);

    AuthorTable &m_authors;
    Statement m_home, m_aliases, m_papersOf, m_pagesOf, m_pagesWith, m_page, m_giveTo, m_papersOn;
    Statement m_names, m_pageNames, m_owners;
};

} // namespace lectern
