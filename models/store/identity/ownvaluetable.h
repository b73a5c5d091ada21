#pragma once
// The rows of own values (ownvalues.h).
#include "models/store/identity/ownvalues.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

class OwnValueTable
{
public:
    explicit OwnValueTable(const Connection &connection);
    // The own values of a paper, by field; also of one that no source knows now.
    Result<QList<OwnValue>> of(qint64 paper);
    // Sets one; a value that is there already stays as it was written.
    Result<> set(qint64 paper, const OwnValue &value);
    // The same, unless the one that is there was written later.
    Result<> setUnlessOlder(qint64 paper, const OwnValue &value);
    Result<> remove(qint64 paper, const QString &field);

private:
    Statement m_read, m_set, m_setUnlessOlder, m_remove;
};

} // namespace lectern
