#pragma once
// Reading lists: papers in an order of the person's own. Lists may stand in lists.
#include "editlog.h"

namespace lectern
{

// Every change is one entry of the edit log and durable when the call returns. Belongs to the connection's
// thread.
class ListStore
{
public:
    ListStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All lists: parents before their children, siblings in the person's order.
    Result<QList<ReadingList>> lists();
    // The papers of a list in its order, without those that are not in the library.
    Result<QList<PaperId>> papers(ListId id);
    // The lists a paper is in, by name, without numbers of papers.
    Result<QList<ReadingList>> listsWith(PaperId paper);

    // Makes a list. The edit's subject is the name; the new list is the last one among its siblings. id
    // receives its number.
    Result<Edit> create(const QString &name, ListId parent, ListId *id = nullptr);
    Result<Edit> rename(ListId id, const QString &name);
    // Puts a list below a parent, before the sibling `before` (None: last). An Error when it would stand
    // below itself.
    Result<Edit> move(ListId id, ListId parent, ListId before = ListId::None);
    // Removes a list with all lists below it; the papers stay in the library.
    Result<Edit> remove(ListId id);

    // Puts papers before the paper `before` of the list (None: at the end), in the order given. Papers that
    // are in the list already move.
    Result<Edit> add(ListId id, const QList<PaperId> &papers, PaperId before = PaperId::None);
    // Puts papers that are not in the list yet at its end; the others stay where they are.
    Result<Edit> append(ListId id, const QList<PaperId> &papers);
    Result<Edit> removePapers(ListId id, const QList<PaperId> &papers);
    // The list of this name, in any case, the first in order; None when there is none.
    Result<ListId> named(const QString &name);
    // Moves papers one step up or down among those papers of the list that are in the library; a paper at the
    // end stays there.
    Result<Edit> step(ListId id, const QList<PaperId> &papers, bool up);
    // Makes the list and puts the papers into it: one entry of the log.
    Result<Edit> createWith(const QString &name, const QList<PaperId> &papers);

private:
    Result<QString> nameOf(ListId id);
    Result<> insert(const QString &name, ListId parent, ListId *id);
    Result<> put(ListId id, const QList<qint64> &there, const QList<PaperId> &papers, PaperId before);
    Result<QList<qint64>> withAllBelow(ListId id);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
