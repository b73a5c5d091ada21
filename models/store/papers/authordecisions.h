#pragma once
// The user's decisions about author identity, and their effect on a name on a paper.
#include "models/core/ids.h"
#include "models/store/sqlite/statement.h"

#include <QHash>
#include <QPair>
#include <QSet>

namespace lectern
{

// A name on a paper belongs to the first of:
// - the author to whom the user assigned it on that paper
// - if the name was split: the owner of the latest page that has the name and lists the paper
// - the author to whom the user gave the name
// - the author created when the name first occurred
// Names are folded by foldName().
//
// Reads the decisions at first use and caches them until forget(). Used within one transaction.
class AuthorDecisions
{
public:
    explicit AuthorDecisions(const Connection &connection);

    // Returns the author that a decision assigns to this name on this paper; 0: no decision.
    Result<qint64> decided(qint64 paper, const QString &folded);
    // Same as decided(), but falls back to the author of the name; 0 for an unknown name.
    Result<qint64> authorOf(qint64 paper, const QString &folded);
    // Returns the owner of a page whose header has this name: the author to whom the user assigned more than
    // half of its papers, else the author of the name. 0 for an unknown name.
    Result<qint64> pageOwner(SourceId source, const QString &folded);
    // Whether decided() can return a decision for any name.
    Result<bool> any();
    // Whether papers of this name were given to different authors.
    Result<bool> isSplit(const QString &folded);
    // The display name chosen by the user; empty: none.
    Result<QString> title(qint64 author);
    // Clears the cache.
    void forget() { m_loaded = false; }

private:
    Result<> load();
    Result<qint64> ownerOfName(const QString &folded);

    bool m_loaded = false;
    QHash<QPair<qint64, QString>, qint64> m_assigned; // paper and name -> author
    QSet<QString> m_split; // names in m_assigned
    QHash<QString, qint64> m_alias;
    QHash<qint64, QString> m_titles;
    Statement m_assignments, m_aliases, m_titled, m_home, m_pages, m_shares, m_papersOn;
};

} // namespace lectern
