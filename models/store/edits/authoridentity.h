#pragma once
// Who is who: what a person says about authors that names alone cannot tell.
#include "editlog.h"

#include <QPair>

namespace lectern
{

// Every change is one entry of the edit log and durable when the call returns; an Error has changed nothing.
// What is said holds for all that comes later: names and papers that go and come back, and new sources.
// Belongs to the connection's thread.
class AuthorIdentity
{
public:
    AuthorIdentity(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // Both are one: all names, papers, pages, and notes of the one go to the other.
    Result<Edit> merge(AuthorId from, AuthorId into);
    // Takes one of an author's names (folded by foldName()) out again, with its papers. made receives the
    // author it belongs to then. An Error where it is the only name.
    Result<Edit> separate(AuthorId author, const QString &folded, AuthorId *made = nullptr);
    // Some of an author's papers are another's with the same name. made receives that other. An Error where
    // none or all of the author's papers are given.
    Result<Edit> split(AuthorId author, const QList<PaperId> &papers, AuthorId *made = nullptr);
    // The same for another who is known already. All papers may be given.
    Result<Edit> move(AuthorId from, const QList<PaperId> &papers, AuthorId to);
    // The name to show; empty: the best of the printed ones again. At most 200 characters.
    Result<Edit> rename(AuthorId author, const QString &name);
    // The two are not the same, and are not to be offered as such again; and that taken back.
    Result<Edit> tellApart(AuthorId one, AuthorId other);
    Result<Edit> forgetApart(AuthorId one, AuthorId other);
    // All pairs that are told apart and still listed.
    Result<QList<QPair<AuthorId, AuthorId>>> apart();

private:
    Result<QString> nameOf(AuthorId author);
    Result<QStringList> namesOf(AuthorId author);
    Result<qint64> newAuthor();
    Result<> giveName(const QString &folded, qint64 author);
    Result<> assign(AuthorId from, const QList<PaperId> &papers, qint64 to);
    Result<> setApart(AuthorId one, AuthorId other);
    Result<> forgetIdleAssignments();

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
