#pragma once
// Finds pairs of authors that may be duplicates. The program only suggests these pairs and never merges them
// by itself.
#include "models/core/authornames.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <QSet>
#include <functional>

namespace lectern
{

// The names of a pair either have the same words (in another order, joined, or one name split by the user),
// or are compatible and the authors have common co-authors. Authors of one paper, or authors marked as
// distinct, are never a pair.
class LikelyAuthors
{
public:
    explicit LikelyAuthors(Connection &connection) : m_connection(connection) { }
    // Receives a value from 0 to 1, at most a hundred times, in the calling thread.
    using Progress = std::function<void(double)>;
    // Returns the pairs, most likely first, at most `limit`. Near-linear in the number of names. Error when
    // cancelled.
    Result<QList<LikelyPair>> pairs(int limit, const Cancelled &cancelled = {},
                                    const Progress &progress = {});

private:
    struct Links;
    Result<> read(Links *links, const Cancelled &cancelled, const Progress &progress);

    Connection &m_connection;
};

// Authors with equal names, and the traits that distinguish them.

// Reads through the connection, in its current transaction.
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
