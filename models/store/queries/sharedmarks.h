#pragma once
// User data of several papers, counted.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/facets.h"

#include <QHash>

namespace lectern
{

namespace index
{
class Bitmap;
}

class SharedMarks
{
public:
    explicit SharedMarks(Connection &connection);
    // Counts the marks, ratings, notes, tags and lists of these papers; each paper must be given once. set:
    // the same papers as a bitmap. Call inside a read transaction. Error when cancelled.
    Result<> count(const QList<PaperId> &papers, const index::Bitmap &set, const Cancelled &cancelled,
                   SharedFacts *facts);

private:
    // Statements for a user-data table: all rows, or the rows of one paper, whose number is the first column.
    struct Table {
        Table(Connection &connection, const char *whole, const char *ofPaper)
            : all(connection, whole), one(connection, ofPaper)
        {
        }
        Statement all, one;
    };
    template <typename Visit>
    Result<> visit(Table &table, const QList<PaperId> &papers, const index::Bitmap &set,
                   const Cancelled &cancelled, Visit visit);
    Result<> nameTags(const QHash<qint64, int> &counts, SharedFacts *facts);
    Result<> nameLists(const QHash<qint64, int> &counts, SharedFacts *facts);

    Table m_marks, m_ratings, m_notes, m_tags, m_lists;
    Statement m_tagNames, m_listNames;
};

} // namespace lectern
