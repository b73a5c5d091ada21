#pragma once
// Papers as the window shows them.
#include "models/store/library.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// See Library for what each gives.
class PaperReader
{
public:
    explicit PaperReader(Connection &connection);
    Result<QList<PaperRow>> rows(const QList<PaperId> &ids);
    Result<PaperDetail> detail(PaperId id);

private:
    Result<PaperRow> row(PaperId id);
    Result<QList<AuthorRef>> authors(PaperId id, const QStringList &names);

    Connection &m_connection;
    Statement m_row;
};

} // namespace lectern
