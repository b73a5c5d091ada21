#pragma once
// Computes the statistics of a result from the search index.
#include "models/core/result.h"
#include "models/core/resultset.h"
#include "models/store/index/query/wordpostings.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/facets.h"
#include "models/store/types/overview.h"
#include "sharedmarks.h"

namespace lectern
{

namespace index
{
class Answer;
class Bitmap;
} // namespace index

class OverviewReader
{
public:
    explicit OverviewReader(Connection &connection);
    // Computes the statistics of a result of this library's file. Error when cancelled.
    Result<Overview> of(const ResultSetPtr &result, const Cancelled &cancelled = {});
    // Returns the authors of a result with the most papers, in descending order, at most `most`. Error when
    // cancelled.
    Result<FacetValues> authorsOf(const ResultSetPtr &result, qsizetype most,
                                  const Cancelled &cancelled = {});
    // Computes what these papers, each given once, have in common. Error when cancelled.
    Result<SharedFacts> shared(const QList<PaperId> &papers, const Cancelled &cancelled = {});
    // Does the same as shared() for user data only, without authors and years. This is faster.
    Result<SharedFacts> sharedMarks(const QList<PaperId> &papers, const Cancelled &cancelled = {});

private:
    void countFacts(const index::Answer &answer, Overview *overview) const;
    Result<QList<AuthorShare>> countAuthors(const index::Bitmap &papers, qsizetype most,
                                            const Cancelled &cancelled);
    // For few papers the authors of each are read. For many papers the authors are visited, starting with the
    // one with most papers.
    Result<> countAuthorsOfFew(const index::Bitmap &papers, qsizetype wanted, QList<AuthorShare> *authors);
    Result<> countAuthorsOfMany(const index::Bitmap &papers, qsizetype wanted, const Cancelled &cancelled,
                                QList<AuthorShare> *authors);
    Result<> countWords(const index::Bitmap &papers, const Cancelled &cancelled, Overview *overview);

    Connection &m_connection;
    Statement m_authorsOf, m_authorName, m_byPapers, m_papersOf;
    index::WordPostings m_titleWords;
    SharedMarks m_sharedMarks;
};

} // namespace lectern
