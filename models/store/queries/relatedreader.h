#pragma once
// Finds the papers related to one paper over the search index. It looks only at papers that share a telling
// word or an author with it, so the cost grows with how common its words are, and not with the library.
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
    // Returns the papers that have most in common with this one, with reasons, strongest first, at most
    // `limit`. An Error when cancelled.
    Result<QList<RelatedPaper>> of(PaperId id, int limit, const Cancelled &cancelled = {});

private:
    // Returns title, abstract and authors as the paper is shown; the id is None when there is no such paper.
    Result<RelatedText> textOf(PaperId id);
    Result<QList<AuthorId>> authorsOf(PaperId id);
    Result<> nameAuthors(RelatedText *paper) const;
    // Judges the candidates by their texts; those in the bin are left out.
    Result<QList<RelatedPaper>> judged(const RelatedJudge &judge, const std::vector<uint32_t> &candidates,
                                       const Cancelled &cancelled);

    Connection &m_connection;
    Statement m_text, m_authors, m_papersOf, m_listed;
    index::WordPostings m_postings;
};

} // namespace lectern
