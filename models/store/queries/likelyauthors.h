#pragma once
// Finds pairs of authors that may be duplicates. They are only suggested; the program never merges them.
#include "models/core/authornames.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <QSet>
#include <functional>

namespace lectern
{

// The names of a pair have the same words (in another order, joined, or one name split by the user), or they
// are compatible and there are common co-authors. Authors of one paper, or marked as distinct, are never a
// pair.
class LikelyAuthors
{
public:
    explicit LikelyAuthors(Connection &connection) : m_connection(connection) { }
    // From 0 to 1, called at most a hundred times, in the calling thread.
    using Progress = std::function<void(double)>;
    // Most likely first, at most limit. Near-linear in the number of names. Error when cancelled.
    Result<QList<LikelyPair>> pairs(int limit, const Cancelled &cancelled = {},
                                    const Progress &progress = {});

private:
    struct Links;
    Result<> read(Links *links, const Cancelled &cancelled, const Progress &progress);

    Connection &m_connection;
};

// Authors with equal names, and the traits that distinguish them.

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
