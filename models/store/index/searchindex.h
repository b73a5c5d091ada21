#pragma once
// Answers queries. The index stands in tables of the library and changes inside the transaction that changes
// the rows, so it can never disagree with them; one that is damaged all the same is made anew from the rows.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/query.h"
#include "models/core/resultset.h"
#include "models/store/rows/facets.h"
#include "models/store/sqlite/connection.h"

#include <QList>

#include <functional>
#include <memory>

namespace lectern
{

class PreparedBlock;

class SearchIndex
{
public:
    explicit SearchIndex(Connection &connection);
    ~SearchIndex();

    // A write transaction begins that may change papers.
    void begin();
    // New papers have been written, each known from this source only: papers[i] is the number of sighting i
    // of the block, 0 when that is none; ascending, also from call to call. They need not be named to
    // update().
    Result<> written(const std::shared_ptr<const PreparedBlock> &block, std::vector<quint32> papers,
                     SourceId source);
    // What was told of this paper is true no longer.
    void unwritten(PaperId paper);
    // Nothing more will be told; the index goes on in the background.
    void allWritten();
    // The papers whose shown values or authors are new or have changed, and those that are gone. Called once,
    // at the end of every write transaction that changed papers, with all other tables written.
    Result<> update(const QList<PaperId> &changed, const QList<PaperId> &removed);
    // The papers whose marks have changed and nothing else. Called at the end of the transaction.
    Result<> marksChanged(const QList<PaperId> &papers);

    // When nothing matches, papers with similar words are found instead, and the result says which words. An
    // Error when cancelled or interrupted, and when the file cannot be read.
    Result<ResultSetPtr> search(const Query &query, const Cancelled &cancelled = {});
    // Of a result of any connection to this file. Marks are those of now.
    Result<Facets> facets(const ResultSetPtr &result);
    // How many papers an expression finds, exactly (similar words are not tried), and how many of them have
    // come since the paper `seen`. An Error when cancelled.
    Result<SearchCount> count(const QueryNode &root, PaperId seen, const Cancelled &cancelled = {});
    // For each word the query looks for, what it adds to the rank of the paper.
    Result<QList<RankReason>> rankReasons(const Query &query, PaperId paper);
    // Every disagreement between index and rows, as sentences.
    Result<QStringList> check(const Cancelled &cancelled = {});
    // Makes the index where there is none of the present form, as after an upgrade: who only reads could not.
    Result<> ensure();
    // Throws the index away and makes it anew from the rows; as long as an import of it all takes. For who
    // got an Error of the kind IndexDamaged from a library opened for reading; one opened for writing does it
    // itself.
    Result<> rebuild(const Cancelled &cancelled = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern
