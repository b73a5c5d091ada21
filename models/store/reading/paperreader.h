#pragma once
// Papers as the window shows them.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/rows/paperrow.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

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

private:
    Result<PaperRow> row(PaperId id);
    Result<QList<AuthorRef>> authors(PaperId id, const QStringList &names);

    Connection &m_connection;
    Statement m_row, m_first;
};

} // namespace lectern
