#pragma once
// Related papers of one paper, found over the search index: only papers that share a telling word or an
// author with it are looked at, so the cost does not grow with the library but with how common its words are.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/relatedpapers.h"
#include "models/core/result.h"
#include "models/store/index/stored/longlists.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

class RelatedReader
{
public:
    explicit RelatedReader(Connection &connection);
    // The papers that have most in common with this one, with reasons, strongest first, at most `limit`. An
    // Error when cancelled.
    Result<QList<RelatedPaper>> of(PaperId id, int limit, const Cancelled &cancelled = {});

private:
    // Title, abstract, authors as the paper is shown; id None when there is no such paper.
    Result<RelatedText> textOf(PaperId id);
    Result<QList<AuthorId>> authorsOf(PaperId id);
    Result<> nameAuthors(RelatedText *paper) const;

    Connection &m_connection;
    Statement m_text, m_authors, m_papersOf, m_posting, m_listed;
    index::LongListReader m_lists;
};

} // namespace lectern
