#pragma once
// Answers queries. The index stands in tables of the library and changes in the same transaction as the rows,
// so it can never disagree with them. If it is damaged all the same, it is made again from the rows.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/query/query.h"
#include "models/core/resultset.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"

#include <QList>

#include <atomic>
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

    // Says that a write transaction begins that may change papers.
    void begin();
    // Says that new papers were written, each known from this source only. papers[i] is the number of the
    // paper of sighting i of the block, 0 if there is none; ascending, also from call to call. They need not
    // be given to update().
    Result<> written(const std::shared_ptr<const PreparedBlock> &block, std::vector<quint32> papers,
                     SourceId source);
    // Says that what was told about this paper is no longer true.
    void unwritten(PaperId paper);
    // Says that nothing more will be told; the index goes on in the background.
    void allWritten();
    // Takes the papers whose shown values or authors are new or have changed, and those that are gone. Call
    // it once, at the end of every write transaction that changed papers, when all other tables are written.
    Result<> update(const QList<PaperId> &changed, const QList<PaperId> &removed);
    // Takes the papers of which only the marks have changed. Call it at the end of the transaction.
    Result<> marksChanged(const QList<PaperId> &papers);

    // Finds the papers of a query. When nothing matches, papers with similar words are found instead, and the
    // result says which words. An Error when cancelled or interrupted, and when the file cannot be read.
    Result<ResultSetPtr> search(const Query &query, const Cancelled &cancelled = {});
    // Returns for each word that is sought in any spelling the other spellings of it that the library has:
    // what the result has besides the words as they were typed.
    Result<QList<WordSubstitution>> widenings(const Query &query);
    // Returns the facets of a result of any connection to this file. Marks are those of now.
    Result<Facets> facets(const ResultSetPtr &result);
    // Returns the categories one can ask for, with the number of papers that each finds, most first.
    Result<QList<CategoryRow>> categories();
    // Returns one of the facets in full; of venues, tags and sources those with the most papers. May take
    // seconds where many papers are divided by venue. Authors are counted by OverviewReader. An Error when
    // cancelled.
    Result<FacetValues> facetValues(const ResultSetPtr &result, FacetKind kind,
                                    const Cancelled &cancelled = {});
    // Counts what of a result is unread now.
    Result<int> unreadCount(const ResultSetPtr &result);
    // Finds the next unread paper of a result after this row, from the top when there is none below; never
    // the paper of that row itself, whose mark may be on the way to the disk. row: -1 before the first. None:
    // everything is read. An Error when cancelled.
    Result<PaperId> nextUnread(const ResultSetPtr &result, qsizetype row, const Cancelled &cancelled = {});
    // Counts exactly how many papers an expression finds (it tries no similar words), and how many of them
    // came after the paper `seen`. An Error when cancelled.
    Result<SearchCount> count(const QueryNode &root, PaperId seen, const Cancelled &cancelled = {});
    // Returns for each word the query looks for what it adds to the paper's rank. substitutions: those of the
    // result; of the words in place of one, those that the paper has are told.
    Result<QList<RankReason>> rankReasons(const Query &query, PaperId paper,
                                          const QList<WordSubstitution> &substitutions = {});
    // Returns every disagreement between index and rows as a sentence.
    Result<QStringList> check(const Cancelled &cancelled = {});
    // Makes the index if there is none, as after an upgrade: a reader could not. One of an earlier version is
    // made anew where that is a matter of a moment, and used as it is where there are many papers.
    Result<> ensure();
    // Up to so many papers it is a moment. A test lowers it.
    static inline std::atomic<qint64> renewedUpTo = 20'000;
    // False where an earlier version made it, which is used as it is (kOldestIndexVersion).
    Result<bool> isOfThisVersion();
    // Throws the index away and makes it again from the rows, which takes as long as an import of all of it.
    // For a caller who got an Error of the kind IndexDamaged from a library opened for reading; one opened
    // for writing does it by itself.
    Result<> rebuild(const Cancelled &cancelled = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern
