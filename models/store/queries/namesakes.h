#pragma once
// Authors with equal names, and the traits that distinguish them.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <QSet>

namespace lectern
{

// Reads through the connection, in the state of its transaction.
class Namesakes
{
public:
    explicit Namesakes(Connection &connection) : m_connection(connection) { }
    // Returns the listed authors whose display name equals another one's after folding. Only a user decision
    // creates two authors of one name, so only authors with decisions are read.
    Result<QSet<qint64>> all();
    // Returns only the years of an author's papers.
    Result<AuthorTraits> years(AuthorId author);
    // Returns the years, the most frequent category, and the most frequent co-author.
    Result<AuthorTraits> traits(AuthorId author);

private:
    Connection &m_connection;
};

} // namespace lectern
