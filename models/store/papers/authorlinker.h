#pragma once
// Brings who wrote which paper in line with a person's decisions about who is who.
#include "authortable.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Lives for one write transaction. Everything it writes follows from sightings and decisions.
class AuthorLinker
{
public:
    AuthorLinker(Connection &connection, AuthorTable &authors);

    // What changed in the decisions.
    struct Changes {
        QSet<QString> names; // given to another author, folded
        QSet<qint64> papers; // on which a name was assigned
        QSet<qint64> authors; // all that decisions name or named
    };
    // Brings links, figures and spellings in line; the decisions are already as they are going to be. Authors
    // stay, even without papers.
    Result<> linkChanged(const Changes &changes);

    // The same after sources came or went: a page with a name at its head that a person split belongs to whom
    // most of its papers do.
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
