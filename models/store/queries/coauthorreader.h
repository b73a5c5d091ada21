#pragma once
// An author in the graph of co-authors.
#include "models/core/coauthorgraph.h"
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <vector>

namespace lectern
{

// Papers of an author that are connected by shared co-authors.
struct CoauthorGroup {
    QList<PaperId> papers;
    QStringList names; // most frequent co-authors; empty: papers without co-authors
};

class CoauthorReader
{
public:
    explicit CoauthorReader(Connection &connection);
    // The author, the most frequent co-authors, and the co-authors of these: at most `most` in total, without
    // layout, by their papers of these years. Error when cancelled.
    Result<CoauthorGraph> around(AuthorId id, int most, const YearSpan &years = {},
                                 const Cancelled &cancelled = {});
    // The papers of these years by both, newest first.
    Result<QList<PaperId>> together(AuthorId one, AuthorId other, const YearSpan &years = {});
    // Groups the author's papers: papers of different groups share no co-author. Largest group first. The
    // papers without co-authors are one group.
    Result<QList<CoauthorGroup>> groups(AuthorId id);

private:
    // Returns the author's papers of the requested years.
    Result<std::vector<qint64>> papersOf(qint64 author);
    // Returns the year of a paper. Cached.
    Result<std::optional<int>> yearOf(qint64 paper);
    Result<> countYears(qint64 author, CoauthorGraph *graph);
    void begin(const YearSpan &years);
    // Returns the authors of a paper. Cached, because the same paper is reached through several of its
    // authors.
    Result<const std::vector<qint64> *> authorsOf(qint64 paper);
    Result<> name(CoauthorNode *node);
    Result<QHash<qint64, int>> countTogether(qint64 centre, const std::vector<qint64> &papers);
    Result<> addPeople(qint64 centre, const QHash<qint64, int> &together, size_t room,
                       const Cancelled &cancelled, CoauthorGraph *graph);
    Result<> join(const Cancelled &cancelled, CoauthorGraph *graph);

    Connection &m_connection;
    Statement m_papersOf, m_authorsOf, m_name, m_flags, m_when;
    YearSpan m_span;
    QHash<qint64, std::vector<qint64>> m_authors;
    QHash<qint64, std::optional<int>> m_years;
};

} // namespace lectern
