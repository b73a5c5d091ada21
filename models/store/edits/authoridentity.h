#pragma once
// Author identity: the user's decisions about authors that names alone cannot distinguish.
#include "editlog.h"

#include <QPair>

namespace lectern
{

// Each change is one entry of the edit log and durable on return; an Error has changed nothing. A decision
// also applies later: to names and papers that are removed and return, and to new sources. Belongs to the
// connection's thread.
class AuthorIdentity
{
public:
    AuthorIdentity(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // Merges two authors: all names, papers, pages and notes of the first are moved to the second.
    Result<Edit> merge(AuthorId from, AuthorId into);
    // Merges all of these authors in one log entry. wanted, if it is one of them, is the target and keeps its
    // name. Otherwise the target is the author with the most papers, or the first of several with equally
    // many. stays receives the target.
    Result<Edit> mergeAll(const QList<AuthorId> &authors, AuthorId *stays = nullptr,
                          AuthorId wanted = AuthorId::None);
    // Separates one of an author's names (folded by foldName()), with its papers. made receives the name's
    // new author. Error if it is the only name.
    Result<Edit> separate(AuthorId author, const QString &folded, AuthorId *made = nullptr);
    // Assigns some of an author's papers to another author of the same name. made receives the other author.
    // Error if none or all of the author's papers are given.
    Result<Edit> split(AuthorId author, const QList<PaperId> &papers, AuthorId *made = nullptr);
    // Assigns papers to an existing author. All papers may be given.
    Result<Edit> move(AuthorId from, const QList<PaperId> &papers, AuthorId to);
    // Sets the display name; an empty one restores the best printed name. At most 200 characters.
    Result<Edit> rename(AuthorId author, const QString &name);
    // Marks two authors as distinct, so that they are not suggested as duplicates; unmarkDistinct() reverts
    // that.
    Result<Edit> markDistinct(AuthorId one, AuthorId other);
    Result<Edit> unmarkDistinct(AuthorId one, AuthorId other);
    // The pairs marked as distinct of which both are still listed.
    Result<QList<QPair<AuthorId, AuthorId>>> apart();

private:
    Result<QString> nameOf(AuthorId author);
    Result<QStringList> namesOf(AuthorId author);
    Result<qint64> newAuthor();
    Result<> unite(AuthorId from, AuthorId into);
    Result<> writeTitle(AuthorId author, const QString &name); // the display name
    Result<> giveName(const QString &folded, qint64 author);
    Result<> assign(AuthorId from, const QList<PaperId> &papers, qint64 to);
    Result<> setApart(AuthorId one, AuthorId other);
    Result<> removeRedundantAssignments();

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
