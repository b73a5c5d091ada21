#pragma once
// Reads papers for display.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

class PaperReader
{
public:
    explicit PaperReader(Connection &connection);
    // Returns the rows in the given order. The row of a paper that no longer exists has the id None.
    Result<QList<PaperRow>> rows(const QList<PaperId> &ids);
    // Returns the details of a paper. Error if the paper is not in the library.
    Result<PaperDetail> detail(PaperId id);

    // Returns the listed papers for which some source states this title (folded by foldTitle(); papers
    // without authors are omitted), arXiv id (without version) or DOI, ordered by number.
    enum class Key : char { Title = 't', Arxiv = 'x', Doi = 'd' };
    Result<QList<PaperId>> withKey(Key key, const QString &text);
    // Does the same for many titles. Returns each paper with the index of its title.
    Result<QList<QPair<qsizetype, PaperId>>> withTitles(const QStringList &folded);

private:
    Result<PaperRow> row(PaperId id);
    Result<QList<AuthorRef>> authors(PaperId id, const QStringList &names);

    Connection &m_connection;
    Statement m_row, m_first, m_withKey;
};

} // namespace lectern
