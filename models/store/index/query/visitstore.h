#pragma once
// The time and newest paper of the last visit, for showing later papers as new.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// A visit ends with the newest paper of that moment; papers with a greater number are new. Visits are not
// edits and cannot be undone. Belongs to the connection's thread.
class VisitStore
{
public:
    explicit VisitStore(Connection &connection) : m_connection(connection) { }

    struct Visit {
        PaperId newest = PaperId::None;
        QDateTime at; // UTC
    };
    // The end of the last visit to the library, or to an author's page; nullopt: there was none, and nothing
    // is new.
    Result<std::optional<Visit>> last();
    Result<std::optional<Visit>> last(AuthorId author);
    // Ends a visit now.
    Result<> end();
    Result<> end(AuthorId author);

private:
    Result<std::optional<Visit>> read(const QString &subject);
    Result<> write(const QString &subject);

    Connection &m_connection;
};

} // namespace lectern
