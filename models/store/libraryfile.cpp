#include "libraryfile.h"

#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

Result<> LibraryFile::checkpoint()
{
    return m_connection.exec("PRAGMA wal_checkpoint(PASSIVE)");
}

Result<> LibraryFile::inPlace() const
{
    return m_connection.inPlace();
}

Result<QString> LibraryFile::saveMoved(const QString &folder, const QDateTime &now)
{
    auto saved = backUpOpen(m_connection, folder, now);
    if (saved)
        m_connection.removeStaleLog();
    return saved;
}

Result<qint64> LibraryFile::changesElsewhere()
{
    return m_connection.number("PRAGMA data_version");
}

} // namespace lectern
