#pragma once
// Counts what the overview of a result shows, from the search index.
#include "models/store/index/stored/longlists.h"
#include "models/store/library.h"
#include "models/store/rows/overview.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

namespace index
{
class Answer;
class Bitmap;
} // namespace index

// See Library::overview for what it gives.
class OverviewReader
{
public:
    explicit OverviewReader(Connection &connection);
    Result<Overview> overview(const ResultSetPtr &result, const Cancelled &cancelled);

private:
    void countFacts(const index::Answer &answer, Overview *overview) const;
    Result<> countAuthors(const index::Bitmap &papers, const Cancelled &cancelled, Overview *overview);
    Result<> countWords(const index::Bitmap &papers, const Cancelled &cancelled, Overview *overview);

    Connection &m_connection;
    Statement m_authorsOf, m_authorName, m_byPapers, m_papersOf, m_titleWords;
    index::LongListReader m_lists;
};

} // namespace lectern
