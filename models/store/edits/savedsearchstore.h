#pragma once
// The user's saved searches.
#include "editlog.h"

namespace lectern
{

// Changes of the searches themselves are entries of the edit log and durable on return. Belongs to the
// connection's thread.
class SavedSearchStore
{
public:
    SavedSearchStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All searches, in the user's order.
    Result<QList<SavedSearch>> searches();
    Result<Edit> create(const QString &name, const QString &query, SavedSearchId *id = nullptr);
    Result<Edit> change(SavedSearchId id, const QString &name, const QString &query);
    // Moves a search before another one; None: to the end.
    Result<Edit> move(SavedSearchId id, SavedSearchId before);
    Result<Edit> remove(SavedSearchId id);
    // Marks all existing papers as seen by this search. Not an edit, because undoing it would be pointless.
    Result<> setSeen(SavedSearchId id);

private:
    Result<SavedSearch> find(SavedSearchId id);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
