#pragma once
// Finds the papers related to one paper through the search index. Only papers that share a distinctive word
// or an author are examined, so the cost depends on the frequency of its words, not on the size of the
// library.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/relatedpapers.h"
#include "models/core/result.h"
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
    // Scores the candidates by their texts; those in the trash are left out.
    Result<QList<RelatedPaper>> judged(const RelatedJudge &judge, const std::vector<uint32_t> &candidates,
                                       const Cancelled &cancelled);

    Connection &m_connection;
    Statement m_text, m_authors, m_papersOf, m_listed;
    index::WordPostings m_postings;
};

} // namespace lectern
