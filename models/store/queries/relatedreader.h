#pragma once
// Finds the papers related to one paper through the search index. Only papers that share a distinctive word
// or an author are examined. The cost therefore depends on the frequency of the words of the paper, not on
// the size of the library.
#include "models/core/duplicates.h"
#include "models/core/ids.h"
#include "models/core/relatedpapers.h"
#include "models/core/result.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/index/query/wordpostings.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

class RelatedReader
{
public:
    explicit RelatedReader(Connection &connection);
    // Returns the most related papers with reasons, strongest first, at most `limit`. Error when cancelled.
    Result<QList<RelatedPaper>> of(PaperId id, int limit, const Cancelled &cancelled = {});

private:
    // Returns the shown title, abstract and authors; the id is None if the paper does not exist.
    Result<RelatedText> textOf(PaperId id);
    Result<QList<AuthorId>> authorsOf(PaperId id);
    Result<> nameAuthors(RelatedText *paper) const;
    // Scores the candidates by their texts. Candidates in the trash are omitted.
    Result<QList<RelatedPaper>> judged(const RelatedJudge &judge, const std::vector<uint32_t> &candidates,
                                       const Cancelled &cancelled);

    Connection &m_connection;
    Statement m_text, m_authors, m_papersOf, m_listed;
    index::WordPostings m_postings;
};

// Finds likely duplicates among all papers of the library.

// Constructed on demand from Library::edits(), in the library's thread.
class DuplicateReader
{
public:
    explicit DuplicateReader(EditLog &edits) : m_connection(edits.connection()), m_decisions(edits) { }
    // Returns pairs of the whole library that may be one paper or versions of one work, most likely first.
    // Pairs that the user has decided are omitted. Needs seconds in a large library. progress: from 0 to 1.
    // Error when cancelled.
    Result<QList<DuplicatePair>> duplicates(const Cancelled &cancelled = {},
                                            const std::function<void(double)> &progress = {});

private:
    Connection &m_connection;
    PaperDecisionStore m_decisions;
};

} // namespace lectern
