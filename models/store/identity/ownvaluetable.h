#pragma once
// The stored own values (ownvalues.h).
#include "models/store/identity/ownvalues.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

class OwnValueTable
{
public:
    explicit OwnValueTable(const Connection &connection);
    // The own values of a paper, by field; also of a paper without sightings.
    Result<QList<OwnValue>> of(qint64 paper);
    // Sets a value; if the existing one is equal, its time is kept.
    Result<> set(qint64 paper, const OwnValue &value);
    // The same, unless the existing value is newer.
    Result<> setUnlessOlder(qint64 paper, const OwnValue &value);
    Result<> remove(qint64 paper, const QString &field);

private:
    Statement m_read, m_set, m_setUnlessOlder, m_remove;
};

} // namespace lectern
