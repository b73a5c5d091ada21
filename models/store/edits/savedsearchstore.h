#pragma once
// Searches that a person saved.
#include "editlog.h"

namespace lectern
{

// Changes of the searches themselves are entries of the edit log and durable when the call returns. Belongs
// to the connection's thread.
class SavedSearchStore
{
public:
    SavedSearchStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All searches, in the person's order.
    Result<QList<SavedSearch>> searches();
    Result<Edit> create(const QString &name, const QString &query, SavedSearchId *id = nullptr);
    Result<Edit> change(SavedSearchId id, const QString &name, const QString &query);
    // Moves a search before another one; None: to the end.
    Result<Edit> move(SavedSearchId id, SavedSearchId before);
    Result<Edit> remove(SavedSearchId id);
    // Says that all papers that exist now have been seen. Not an edit: nobody would undo having looked.
    Result<> setSeen(SavedSearchId id);

private:
    Result<SavedSearch> find(SavedSearchId id);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
