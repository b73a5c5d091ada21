#pragma once
// What a person said about who is who, and what follows from it for a name on a paper.
#include "models/core/ids.h"
#include "models/store/sqlite/statement.h"

#include <QHash>
#include <QPair>
#include <QSet>

namespace lectern
{

// A name on a paper belongs, in this order: to whom a person assigned it on that paper; where the name was
// split, to whom the latest page with that name belongs on which the paper stands; to whom a person gave the
// name; to the author the name made when it first came. Names are folded by foldName().
//
// Reads the decisions at first use and keeps them until forget(). Lives for one transaction.
class AuthorDecisions
{
public:
    explicit AuthorDecisions(const Connection &connection);

    // Whom a person's word gives this name on this paper; 0: nobody said anything.
    Result<qint64> decided(qint64 paper, const QString &folded);
    // The same, and where nobody said anything, the author of the name; 0 for a name nobody has.
    Result<qint64> authorOf(qint64 paper, const QString &folded);
    // Whose page a source with this name at its head is: of the author to whom a person gave more than half
    // of its papers, else of whom the name is. 0 for a name nobody has.
    Result<qint64> pageOwner(SourceId source, const QString &folded);
    // Whether a person said anything that decided() could answer with.
    Result<bool> any();
    // Whether papers of this name were given to different authors.
    Result<bool> isSplit(const QString &folded);
    // The name a person chose for an author; empty: none.
    Result<QString> title(qint64 author);
    // Reads the decisions anew when asked next.
    void forget() { m_loaded = false; }

private:
    Result<> load();
    Result<qint64> ownerOfName(const QString &folded);

    bool m_loaded = false;
    QHash<QPair<qint64, QString>, qint64> m_assigned; // by paper and name
    QSet<QString> m_split; // names in m_assigned
    QHash<QString, qint64> m_alias;
    QHash<qint64, QString> m_titles;
    Statement m_assignments, m_aliases, m_titled, m_home, m_pages, m_shares, m_papersOn;
};

} // namespace lectern
