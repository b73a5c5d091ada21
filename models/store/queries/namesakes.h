#pragma once
// Authors who are called the same, and what tells them apart.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <QSet>

namespace lectern
{

// Reads through the connection, in the state of the file that it sees.
class Namesakes
{
public:
    explicit Namesakes(Connection &connection) : m_connection(connection) { }
    // Returns the listed authors whose shown name another one has too, but for case and accents. Only a
    // decision of a person makes two authors of one name, so this looks at those alone.
    Result<QSet<qint64>> all();
    // Returns the years of an author's papers alone.
    Result<AuthorTraits> years(AuthorId author);
    // Returns these, the category that most of them are in, and who wrote most of them too.
    Result<AuthorTraits> traits(AuthorId author);

private:
    Connection &m_connection;
};

} // namespace lectern
