#pragma once
// Answers queries. The index is stored in tables of the library and changes in the same transaction as the
// papers, so the two cannot disagree. A damaged index is rebuilt from the papers.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/query/query.h"
#include "models/core/result.h"
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

    // Call at the start of each write transaction that may change papers.
    void begin();
    // Adds newly written papers that only this source states. papers[i] is the number of the paper of
    // sighting i of the block, or 0 if it has none; ascending, also across calls. These papers need not be
    // passed to update().
    Result<> written(const std::shared_ptr<const PreparedBlock> &block, std::vector<quint32> papers,
                     SourceId source);
    // Withdraws what written() recorded for this paper.
    void withdrawn(PaperId paper);
    // Call after the last written() or withdrawn(); a background thread continues the indexing.
    void allWritten();
    // Updates the index for papers whose shown values or authors are new or changed, and for removed papers.
    // Call once, at the end of each write transaction that changed papers, after all other tables are
    // written.
    Result<> update(const QList<PaperId> &changed, const QList<PaperId> &removed);

    // Finds the papers of a query. If nothing matches, finds papers with similar words and lists these words
    // in the result. Error when cancelled or interrupted, and when the file cannot be read.
    Result<ResultSetPtr> search(const Query &query, const Cancelled &cancelled = {});
    // Returns, for each word that is searched in any spelling, the other spellings that occur in the library
    // and that the result includes.
    Result<QList<WordSubstitution>> widenings(const Query &query);
    // Returns the facets of a result of any connection to this file, with the current marks.
    Result<Facets> facets(const ResultSetPtr &result);
    // Returns the searchable categories with their number of papers, largest first.
    Result<QList<CategoryRow>> categories();
    // Returns all values of one facet; for venues, tags and sources only those with the most papers.
    // Splitting many papers by venue may need seconds. OverviewReader counts authors. Error when cancelled.
    Result<FacetValues> facetValues(const ResultSetPtr &result, FacetKind kind,
                                    const Cancelled &cancelled = {});
    // Returns how many papers of a result are unread now.
    Result<int> unreadCount(const ResultSetPtr &result);
    // Finds the next unread paper after this row of a result, or the first unread one from the top if none
    // follows. Never returns the paper of the row itself, because its new mark may not be stored yet. row: -1
    // starts before the first row. Returns no paper if everything is read. Error when cancelled.
    Result<PaperId> nextUnread(const ResultSetPtr &result, qsizetype row, const Cancelled &cancelled = {});
    // Counts the exact matches of an expression (without similar words), and those added after the paper
    // `seen`. Error when cancelled.
    Result<SearchCount> count(const QueryNode &root, PaperId seen, const Cancelled &cancelled = {});
    // Returns what each word of the query adds to the paper's rank. substitutions: those of the result. Of
    // the substitutes of a word, only those that the paper contains are listed.
    Result<QList<RankReason>> rankReasons(const Query &query, PaperId paper,
                                          const QList<WordSubstitution> &substitutions = {});
    // Returns one sentence for each disagreement between the index and the papers.
    Result<QStringList> check(const Cancelled &cancelled = {});
    // Builds the index if it is missing or of another version; a read-only connection cannot build it.
    Result<> ensure();
    // Throws the index away and rebuilds it from the papers, which costs as much time as importing them all.
    // For callers that got an IndexDamaged error from a library opened for reading; a library opened for
    // writing rebuilds it automatically.
    Result<> rebuild(const Cancelled &cancelled = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern
