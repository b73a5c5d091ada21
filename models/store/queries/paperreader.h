#pragma once
// Papers as the window shows them.
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
    // The rows in the order asked; a paper that has vanished has the id None.
    Result<QList<PaperRow>> rows(const QList<PaperId> &ids);
    // An Error when the paper is not in the library.
    Result<PaperDetail> detail(PaperId id);

    // The papers in the list that some source gives this title (folded by foldTitle(); papers without
    // authors are left out), arXiv id (without version) or DOI, in the order of their numbers.
    enum class Key : char { Title = 't', Arxiv = 'x', Doi = 'd' };
    Result<QList<PaperId>> withKey(Key key, const QString &text);
    // The same for many titles, each paper with the place of its title among these.
    Result<QList<QPair<qsizetype, PaperId>>> withTitles(const QStringList &folded);

private:
    Result<PaperRow> row(PaperId id);
    Result<QList<AuthorRef>> authors(PaperId id, const QStringList &names);

    Connection &m_connection;
    Statement m_row, m_first, m_withKey;
};

} // namespace lectern
