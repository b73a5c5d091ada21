#include "watchedfolderstore.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// A row of the table of settings is "watched folder <path>", or "watched tree <path>" with subfolders; its
// value is WatchedFolder::since in milliseconds since 1970, or kNotScanned.
constexpr QStringView kFolder = u"watched folder ", kTree = u"watched tree ";
constexpr qint64 kNotScanned = -1;

QString rowOf(const WatchedFolder &folder)
{
    return (folder.below ? kTree : kFolder) + folder.path;
}

} // namespace

Result<QList<WatchedFolder>> WatchedFolderStore::all()
{
    const ReadingScope reading(m_connection);
    QList<WatchedFolder> folders;
    Statement read(m_connection,
                   "SELECT name, value FROM setting WHERE name >= 'watched ' AND name < 'watched!'");
    LECTERN_TRY(read.forEach([&] {
        const QString row = read.text(0);
        const bool below = row.startsWith(kTree);
        if (!below && !row.startsWith(kFolder))
            return;
        // An untrusted library may hold any number; one outside the range of dates counts as not read yet.
        const qint64 value = read.number(1);
        constexpr qint64 kLatest = 100'000'000'000'000; // the year 5138
        const bool known = value >= 0 && value <= kLatest;
        folders.append({row.sliced(below ? kTree.size() : kFolder.size()), below,
                        known ? QDateTime::fromMSecsSinceEpoch(value, Qt::UTC) : QDateTime()});
    }));
    std::sort(folders.begin(), folders.end(),
              [](const WatchedFolder &a, const WatchedFolder &b) { return a.path < b.path; });
    return folders;
}

Result<> WatchedFolderStore::put(const WatchedFolder &folder)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement forget(m_connection, "DELETE FROM setting WHERE name = ?");
    LECTERN_TRY(forget.bind(1, rowOf({folder.path, !folder.below, {}})).run());
    Statement write(m_connection, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
    LECTERN_TRY(write.bind(1, rowOf(folder))
                    .bind(2, folder.since.isValid() ? folder.since.toMSecsSinceEpoch() : kNotScanned)
                    .run());
    return transaction.commit();
}

Result<> WatchedFolderStore::setSeen(const QList<WatchedFolder> &folders)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement write(m_connection, "UPDATE setting SET value = ? WHERE name = ?");
    for (const WatchedFolder &folder : folders)
        LECTERN_TRY(write.bind(1, folder.since.isValid() ? folder.since.toMSecsSinceEpoch() : kNotScanned)
                        .bind(2, rowOf(folder))
                        .run());
    return transaction.commit();
}

Result<> WatchedFolderStore::remove(const QString &path)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement forget(m_connection, "DELETE FROM setting WHERE name IN (?, ?)");
    LECTERN_TRY(forget.bind(1, rowOf({path, false, {}})).bind(2, rowOf({path, true, {}})).run());
    return transaction.commit();
}

} // namespace lectern
