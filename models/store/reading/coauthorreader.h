#pragma once
// An author among those they wrote with.
#include "models/core/coauthorgraph.h"
#include "models/store/library.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

#include <QHash>

#include <vector>

namespace lectern
{

// See Library::coauthors for what it gives.
class CoauthorReader
{
public:
    explicit CoauthorReader(Connection &connection);
    Result<CoauthorGraph> coauthors(AuthorId id, int most, const Cancelled &cancelled);

private:
    Result<std::vector<qint64>> papersOf(qint64 author);
    // Kept: the same paper is met over several of its authors.
    Result<const std::vector<qint64> *> authorsOf(qint64 paper);
    Result<> name(CoauthorNode *node);

    Connection &m_connection;
    Statement m_papersOf, m_authorsOf, m_name, m_flags;
    QHash<qint64, std::vector<qint64>> m_authors;
};

} // namespace lectern
