#pragma once
// Reading lists: papers in a user-defined order. Lists may be nested.
#include "editlog.h"

namespace lectern
{

// Each change is one entry of the edit log and durable on return. Belongs to the connection's thread.
class ListStore
{
public:
    ListStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All lists: parents before their children, siblings in the user's order.
    Result<QList<ReadingList>> lists();
    // The papers of a list in its order, without those that are not in the library.
    Result<QList<PaperId>> papers(ListId id);
    // The lists that contain a paper, by name, without paper counts.
    Result<QList<ReadingList>> listsWith(PaperId paper);

    // Creates a list, as the last of its siblings. The edit's subject is the name. id receives its number.
    Result<Edit> create(const QString &name, ListId parent, ListId *id = nullptr);
    Result<Edit> rename(ListId id, const QString &name);
    // Moves a list below a parent, before the sibling `before` (None: last). Error if it would become its own
    // descendant.
    Result<Edit> move(ListId id, ListId parent, ListId before = ListId::None);
    // Removes a list with all its descendants; the papers stay in the library.
    Result<Edit> remove(ListId id);

    // Inserts papers before the paper `before` of the list (None: at the end), in the given order. Papers
    // already in the list are moved.
    Result<Edit> add(ListId id, const QList<PaperId> &papers, PaperId before = PaperId::None);
    // Appends papers that are not in the list yet; the others keep their positions.
    Result<Edit> append(ListId id, const QList<PaperId> &papers);
    Result<Edit> removePapers(ListId id, const QList<PaperId> &papers);
    // The first list with this name (case-insensitive); None if there is none.
    Result<ListId> named(const QString &name);
    // Moves papers one step up or down among the list's papers that are in the library; a paper at the end
    // stays there.
    Result<Edit> step(ListId id, const QList<PaperId> &papers, bool up);
    // Creates the list and adds the papers, as one log entry.
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
