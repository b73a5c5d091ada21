#pragma once
// Answers queries. What stands behind is this class's own business; it changes inside the transaction that
// changes the rows, so it can never disagree with them.
#include "connection.h"
#include "models/core/ids.h"
#include "models/core/query.h"
#include "models/core/resultset.h"

#include <QList>
#include <QStringList>

#include <functional>

namespace lectern
{

using Cancelled = std::function<bool()>;

class SearchIndex
{
public:
    explicit SearchIndex(Connection &connection) : m_connection(connection) { }

    // The papers whose shown values or authors are new or have changed, and those that are gone. Called once,
    // at the end of every write transaction that changed papers, with all other tables written.
    Result<> update(const QList<PaperId> &changed, const QList<PaperId> &removed);
    // The papers whose marks have changed and nothing else. Called at the end of the transaction.
    Result<> marksChanged(const QList<PaperId> &papers);

    // Where the index disagrees with the rows, as sentences.
    Result<QStringList> check(const Cancelled &cancelled);

    Result<ResultSetPtr> search(const Query &query, const Cancelled &cancelled);

private:
    Connection &m_connection;
};

} // namespace lectern
