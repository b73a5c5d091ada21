#pragma once
// A person's decisions about who is who, and what follows from them for a name on a paper.
#include "models/core/ids.h"
#include "models/store/sqlite/statement.h"

#include <QHash>
#include <QPair>
#include <QSet>

namespace lectern
{

// A name on a paper belongs to the first of these: the author to whom a person assigned it on that paper; if
// the name was split, the author to whom the latest page with that name belongs on which the paper stands;
// the author to whom a person gave the name; the author that was made when the name first came. Names are
// folded by foldName().
//
// Reads the decisions at first use and keeps them until forget(). Lives for one transaction.
class AuthorDecisions
{
public:
    explicit AuthorDecisions(const Connection &connection);

    // Returns the author whom a person's decision gives this name on this paper; 0: there is no decision.
    Result<qint64> decided(qint64 paper, const QString &folded);
    // The same, but without a decision the author of the name; 0 for a name that nobody has.
    Result<qint64> authorOf(qint64 paper, const QString &folded);
    // Returns whose page a source with this name at its head is: the author to whom a person gave more than
    // half of its papers, else the author of the name. 0 for a name that nobody has.
    Result<qint64> pageOwner(SourceId source, const QString &folded);
    // Whether there is any decision with which decided() could answer.
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
