#pragma once
// Who is who: a person's decisions about authors that names alone cannot tell apart.
#include "editlog.h"

#include <QPair>

namespace lectern
{

// Every change is one entry of the edit log and durable when the call returns; an Error has changed nothing.
// A decision holds for all that comes later: names and papers that go and come back, and new sources. Belongs
// to the connection's thread.
class AuthorIdentity
{
public:
    AuthorIdentity(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // Makes one author of both: all names, papers, pages and notes of the first go to the second.
    Result<Edit> merge(AuthorId from, AuthorId into);
    // Makes one author of all of these, in one entry. wanted, if it is one of them, stays with its name; else
    // the one with the most papers here, of equals the first. stays receives who that is.
    Result<Edit> mergeAll(const QList<AuthorId> &authors, AuthorId *stays = nullptr,
                          AuthorId wanted = AuthorId::None);
    // Takes one of an author's names (folded by foldName()) out again, with its papers. made receives the
    // author whose name it is then. An Error when it is the only name.
    Result<Edit> separate(AuthorId author, const QString &folded, AuthorId *made = nullptr);
    // Gives some of an author's papers to another author of the same name. made receives that other one. An
    // Error when none or all of the author's papers are given.
    Result<Edit> split(AuthorId author, const QList<PaperId> &papers, AuthorId *made = nullptr);
    // Gives papers to an author who is known already. All papers may be given.
    Result<Edit> move(AuthorId from, const QList<PaperId> &papers, AuthorId to);
    // Sets the name to show; an empty one brings back the best of the printed ones. At most 200 characters.
    Result<Edit> rename(AuthorId author, const QString &name);
    // Says that the two are not the same and are not to be offered as such again; the second call takes that
    // back.
    Result<Edit> tellApart(AuthorId one, AuthorId other);
    Result<Edit> forgetApart(AuthorId one, AuthorId other);
    // The pairs that were told apart and are both still listed.
    Result<QList<QPair<AuthorId, AuthorId>>> apart();

private:
    Result<QString> nameOf(AuthorId author);
    Result<QStringList> namesOf(AuthorId author);
    Result<qint64> newAuthor();
    Result<> unite(AuthorId from, AuthorId into);
    Result<> writeTitle(AuthorId author, const QString &name); // what is shown
    Result<> giveName(const QString &folded, qint64 author);
    Result<> assign(AuthorId from, const QList<PaperId> &papers, qint64 to);
    Result<> setApart(AuthorId one, AuthorId other);
    Result<> forgetIdleAssignments();

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
