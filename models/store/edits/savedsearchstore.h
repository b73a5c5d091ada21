#pragma once
// The user's saved searches.
#include "editlog.h"
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

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

// Transfers saved searches between libraries: references by number are converted to content.

// Creates the JSON object of a saved search in a marks file. The numbers of authors, lists and sources are
// valid in this library only. So "query" refers to them by name, for readers and older versions of Lectern.
// If there are such references, "exact" contains them as "#1", "#2" …, and "refers" describes them in this
// order: an author by all names, a list by its path, a source by its hash.
Result<QJsonObject> searchForElsewhere(const Connection &connection, const QString &name,
                                       const QString &query);

// Returns the query of an object from searchForElsewhere(), for this library. References that exist in this
// library get its numbers; other references become names. people: maps the numbers of the file's authors to
// those of this library. A number without a description, from an older Lectern, is unknown here: it becomes a
// word, so that it does not find another author.
Result<QString> searchFromElsewhere(const Connection &connection, const QJsonObject &search,
                                    const QHash<qint64, qint64> &people);

// Replaces the first author by the second in all saved searches.
Result<> moveSearchesToAuthor(const Connection &connection, qint64 from, qint64 into);

} // namespace lectern
