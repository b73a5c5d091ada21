#include "connection.h"

#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QVariant>
#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <numeric>
#include <sqlite3.h>
#include <thread>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// How long a write waits for another program's write, in milliseconds. This is longer than the longest import
// of one file, so that user edits are delayed but not lost. The GUI thread never waits.
constexpr int kBusyTimeout = 600'000;

QString shownPath(const QString &file)
{
    return QDir::toNativeSeparators(file);
}

Error moreClaimed(const QString &library, const QString &sibling)
{
    return {ErrorKind::Damaged,
            Messages::tr("The library %1 is damaged: the file %2 next to it refers to more pages than exist.")
                .arg(shownPath(library), QFileInfo(sibling).fileName())};
}

// Returns the path that SQLite uses for the library, with its WAL and journal next to it. Links are resolved.
QString realFile(const QString &file)
{
    const QString real = QFileInfo(file).canonicalFilePath();
    return real.isEmpty() ? file : real;
}

// Checks the files next to the library before SQLite opens them. They are untrusted: if one is a symbolic
// link, SQLite writes to the file to which it refers; a journal can name a file that SQLite deletes.
Result<> checkSiblings(const QString &library)
{
    const auto isRefused = [&](const QString &sentence, const QString &sibling) {
        return Error{sentence.arg(shownPath(library), QFileInfo(sibling).fileName())};
    };
    const QString real = realFile(library);
    for (const QLatin1StringView suffix : kSiblingSuffixes) {
        const QFileInfo sibling(real + suffix);
        if (sibling.isSymLink() || (sibling.exists() && !sibling.isFile()))
            return isRefused(Messages::tr("The library %1 was not opened: %2 next to it is not a regular "
                                          "file. Move it away and open the library again."),
                             sibling.filePath());
    }
    const QString journal = real + u"-journal"_s;
    const auto claims = journalClaims(journal);
    if (!claims)
        return {};
    if (claims->deletesAnother)
        return isRefused(
            Messages::tr(
                "The library %1 was not opened: the file %2 next to it refers to another file, which would "
                "be deleted. Lectern never writes such a file. Move it away and open the library again."),
            journal);
    if (claims->bytes > QFileInfo(real).size() + QFileInfo(journal).size())
        return moreClaimed(library, journal);
    return {};
}

// Checks the file's metadata, so that an error message can name the problem. Does not open the file: only
// SQLite may read it (filelocks.h).
Result<> examineFile(const QString &file, bool readOnly)
{
    // Qt cannot pass such a name on, so a library with another name would be created.
    if (!file.isValidUtf16() || (file.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(file)))
        return Error{
            ErrorKind::NotALibrary,
            Messages::tr("The name of the library %1 is not UTF-8. Rename it.").arg(shownPath(file))};
    const QFileInfo info(file);
    if (!info.absoluteDir().exists())
        return Error{ErrorKind::NotFound,
                     Messages::tr("The folder %1 does not exist.").arg(shownPath(info.absolutePath()))};
    if (info.isDir())
        return Error{ErrorKind::NotALibrary,
                     Messages::tr("%1 is a folder, not a library file.").arg(shownPath(file))};
    LECTERN_TRY(checkSiblings(file));
    if (!info.exists()) {
        if (readOnly)
            return Error{ErrorKind::NotFound,
                         Messages::tr("The library %1 does not exist.").arg(shownPath(file))};
        if (!QFileInfo(info.absolutePath()).isWritable())
            return Error{
                ErrorKind::ReadOnly,
                Messages::tr("Cannot create the library %1: its folder is read-only.").arg(shownPath(file))};
        return {};
    }
    if (!info.isFile()) // opening a pipe would block
        return Error{ErrorKind::NotALibrary, Messages::tr("%1 is not a regular file.").arg(shownPath(file))};
    if (!info.isReadable())
        return Error{Messages::tr("Cannot read the library %1: permission denied.").arg(shownPath(file))};
    // SQLite treats an empty file as a new database and deletes its WAL, which may contain the latest
    // changes. No program leaves this state, because a library gets its first page before its WAL.
    if (info.size() == 0)
        return readOnly || QFileInfo(file + u"-wal"_s).size() > 0 ? Result<>(
                   Error{ErrorKind::Damaged, Messages::tr("The library %1 is empty.").arg(shownPath(file))})
                                                                  : Result<>();
    if (!readOnly && !info.isWritable())
        return Error{
            ErrorKind::ReadOnly,
            Messages::tr("Cannot change the library %1: the file is read-only. It can be opened for reading.")
                .arg(shownPath(file))};
    // SQLite derives the WAL's name from the library's. Under a second hard link there would be a second WAL,
    // and programs that use different names would overwrite each other's changes.
    if (!readOnly && hardLinksTo(file) > 1)
        return Error{ErrorKind::ReadOnly,
                     Messages::tr("Cannot change the library %1: its file has several names (hard links). "
                                  "Copy the file and open the copy; the original can be opened for reading.")
                         .arg(shownPath(file))};
    return {};
}

} // namespace

QString sqliteVersion()
{
    return QString::fromLatin1(sqlite3_libversion());
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &file, bool readOnly,
                                                     const std::function<bool()> &givesUp)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    lockByDescription();
    LECTERN_TRY(examineFile(path, readOnly));
    std::unique_ptr<Connection> connection(new Connection);
    connection->m_file = path;
    connection->m_readOnly = readOnly;
    connection->m_givesUp = givesUp;
    const bool fresh = !QFileInfo::exists(path);
    if (fresh)
        makePrivate(path);
    const auto examine = [&] { return connection->withTimeout([&] { return connection->examine(); }); };
    // Reading also creates a missing WAL. If the file has several hard links, that could be a second WAL.
    const QString real = realFile(path);
    const bool verbatim = readOnly && hardLinksTo(path) > 1 && !QFileInfo::exists(real + u"-wal"_s)
        && !QFileInfo::exists(real + u"-journal"_s);
    auto opened = connection->connect(verbatim);
    if (opened)
        opened = examine();
    // If SQLite cannot open the WAL on a read-only disk, it returns CANTOPEN. If the folder is not writable,
    // it returns its own error.
    const int code = sqlite3_extended_errcode(connection->m_handle);
    if (!opened && readOnly && ((code & 0xff) == SQLITE_CANTOPEN || code == SQLITE_READONLY_DIRECTORY)) {
        // Reading a WAL database requires write access to its folder. If that is missing and no WAL is
        // readable, no program is writing to the library, so SQLite may open it as immutable. It would then
        // ignore the content of a WAL.
        if (QFileInfo(path + u"-wal"_s).size() > 0)
            return Error{
                Messages::tr(
                    "Cannot read the library %1 in this folder: its latest changes are in the file %2, which "
                    "can only be read in a writable folder. Copy both files to a writable folder.")
                    .arg(shownPath(path), QFileInfo(path).fileName() + u"-wal"_s)};
        opened = connection->connect(true);
        if (opened)
            opened = examine();
    }
    if (!opened && readOnly && sqlite3_extended_errcode(connection->m_handle) == SQLITE_READONLY_ROLLBACK) {
        // Another program was killed while writing. Its incomplete transaction must be rolled back first,
        // which requires a writer.
        if (const auto writer = open(file, false, givesUp); !writer)
            return writer.error();
        opened = connection->connect(false);
        if (opened)
            opened = examine();
    }
    if (opened)
        opened = connection->configure();
    if (!opened) {
        const Error &error = opened.error();
        connection.reset();
        if (fresh && QFileInfo(path).size() == 0)
            QFile::remove(path);
        return error;
    }
    connection->rememberPlace();
    return connection;
}

Connection::~Connection()
{
    m_statements.clear(); // SQLite does not close a handle with open statements
    // The last connection to close checkpoints the WAL into the file and deletes it by name. This must not
    // happen if other files have these names now.
    if (m_handle && !inPlace())
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (!m_name.isEmpty())
        QSqlDatabase::removeDatabase(m_name);
}

Result<> Connection::connect(bool immutable)
{
    static std::atomic<int> serial = 0;
    if (!m_name.isEmpty()) {
        m_statements.clear();
        QSqlDatabase::removeDatabase(m_name);
    }
    m_name = u"lectern-%1"_s.arg(++serial);
    QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    if (!db.isValid())
        return Error{u"Qt's SQLite driver is missing: install libqt6sql6-sqlite."_s};
    QStringList options;
    if (m_readOnly)
        options.append(u"QSQLITE_OPEN_READONLY"_s);
    if (immutable) {
        options.append(u"QSQLITE_OPEN_URI"_s);
        db.setDatabaseName(u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(m_file, "/"))
                           + u"?immutable=1"_s);
    } else {
        db.setDatabaseName(m_file);
    }
    db.setConnectOptions(options.join(u';'));
    if (!db.open())
        return Error{
            Messages::tr("Cannot open the library %1: %2.").arg(shownPath(m_file), db.lastError().text())};
    const QVariant handle = db.driver()->handle();
    m_handle = handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0
        ? *static_cast<sqlite3 *const *>(handle.constData())
        : nullptr;
    if (!m_handle)
        return Error{Messages::tr("Qt's SQLite driver provides no database handle.")};
    waitForOthers();
    return restrictUntrustedContent();
}

// Replaces SQLite's busy handler, which cannot be cancelled.
void Connection::waitForOthers() const
{
    sqlite3_busy_handler(m_handle, &Connection::waitOnce, const_cast<Connection *>(this));
}

// SQLite's busy callback. waits: number of earlier calls for this lock. The pauses are those of SQLite's own
// handler.
int Connection::waitOnce(void *connection, int waits)
{
    constexpr int kPauses[] = {1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100}; // in milliseconds
    constexpr int kLast = int(std::size(kPauses)) - 1;
    const int waited = std::accumulate(kPauses, kPauses + std::min(waits, kLast), 0)
        + std::max(0, waits - kLast) * kPauses[kLast];
    const auto &givesUp = static_cast<const Connection *>(connection)->m_givesUp;
    if (waited >= kBusyTimeout || (givesUp && givesUp()))
        return 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(kPauses[std::min(waits, kLast)]));
    return 1;
}

// Prevents effects of the content of a library, which is untrusted: no triggers, no functions with side
// effects in the schema, no writes to SQLite's own tables. Page cells are checked before use. Call before the
// first statement, because it reads the schema.
Result<> Connection::restrictUntrustedContent() const
{
    for (const auto &[option, value] :
         {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1}, std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
          std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}})
        sqlite3_db_config(m_handle, option, value, nullptr);
    return exec("PRAGMA cell_size_check = ON");
}

Result<> Connection::withTimeout(const std::function<Result<>()> &work) const
{
    using Clock = std::chrono::steady_clock;
    constexpr auto kMoment = std::chrono::seconds(20);
    constexpr int kStepsBetween = 4000;
    Clock::time_point end = Clock::now() + kMoment;
    const auto isOver = [](void *at) { return int(Clock::now() > *static_cast<Clock::time_point *>(at)); };
    sqlite3_progress_handler(m_handle, kStepsBetween, isOver, &end);
    const auto done = work();
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    if (!done && Clock::now() > end)
        return Error{ErrorKind::Damaged,
                     Messages::tr("The library %1 is damaged: reading its content does not end.")
                         .arg(shownPath(m_file))};
    return done;
}

Result<> Connection::examine()
{
    auto tables = number("SELECT count(*) FROM sqlite_schema");
    if (!tables)
        return tables.error();
    m_new = *tables == 0;
    auto application = number("PRAGMA application_id");
    if (!application)
        return application.error();
    if (*application == kApplicationId)
        return examineSize();
    if (!m_new || *application != 0)
        return Error{ErrorKind::NotALibrary,
                     Messages::tr("%1 is a database of another program, not a Lectern library.")
                         .arg(shownPath(m_file))};
    return {};
}

// A commit in the WAL states the number of pages of the library. SQLite does not check this number. A copy of
// the library gets as many pages, whatever the size of the files.
Result<> Connection::examineSize() const
{
    // While this connection reads, no other can truncate the WAL or the file.
    LECTERN_TRY(exec("BEGIN"));
    const auto end = qScopeGuard([this] { (void)exec("COMMIT"); });
    LECTERN_TRY(const auto pages, number("PRAGMA page_count"));
    LECTERN_TRY(const auto pageSize, number("PRAGMA page_size"));
    const QString real = realFile(m_file), log = real + u"-wal"_s;
    // The WAL size is read first: a checkpoint writes to the file before it truncates the WAL.
    const qint64 inLog = QFileInfo(log).size();
    if (pages > (QFileInfo(real).size() + inLog) / pageSize)
        return moreClaimed(m_file, log);
    return {};
}

Result<> Connection::configure()
{
    if (m_new && !m_readOnly) {
        // These apply only before the first table is created, and application_id must be in the file itself
        // before WAL mode starts.
        LECTERN_TRY(exec("PRAGMA page_size = 16384"));
        LECTERN_TRY(exec(qPrintable(u"PRAGMA application_id = %1"_s.arg(kApplicationId))));
    }
    if (!m_readOnly)
        LECTERN_TRY(exec("PRAGMA journal_mode = WAL"));
    // Readers rely on the system's page cache. A writer needs a larger cache, because it sorts rows into
    // pages.
    LECTERN_TRY(exec(m_readOnly ? "PRAGMA cache_size = -4096" : "PRAGMA cache_size = -16384"));
    LECTERN_TRY(exec(
        "PRAGMA synchronous = FULL;"
        "PRAGMA mmap_size = 0;"
        "PRAGMA temp_store = MEMORY;"
        "PRAGMA secure_delete = OFF;" // on by default in Debian; it doubles the cost of each rewrite
        "PRAGMA journal_size_limit = 67108864;"
        "PRAGMA foreign_keys = OFF")); // check() verifies them; enforcement per row would slow the import
    return {};
}

Result<> Connection::exec(const char *sql) const
{
    if (sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return error();
    return {};
}

Result<> Connection::execAtOnce(const char *sql) const
{
    sqlite3_busy_handler(m_handle, nullptr, nullptr);
    auto done = exec(sql);
    waitForOthers();
    return done;
}

void Connection::truncateLog() const
{
    constexpr qint64 kWorthIt = 4 << 20; // in bytes
    if (QFileInfo(m_file + u"-wal"_s).size() >= kWorthIt)
        (void)execAtOnce("PRAGMA wal_checkpoint(TRUNCATE)");
}

Result<qint64> Connection::number(const char *sql) const
{
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr) != SQLITE_OK)
        return error();
    const int code = sqlite3_step(statement);
    const qint64 value = code == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
    const bool failed = code != SQLITE_ROW && code != SQLITE_DONE;
    const Error failure = failed ? error() : Error{};
    sqlite3_finalize(statement);
    if (failed)
        return failure;
    return value;
}

Error Connection::error() const
{
    const int code = sqlite3_extended_errcode(m_handle);
    QString detail = QString::fromUtf8(sqlite3_errmsg(m_handle));
    // The cause may be the disk, a network, a limit or a deleted file; only errno shows it.
    if ((code & 0xff) == SQLITE_IOERR) {
        const int systemError = sqlite3_system_errno(m_handle);
        detail +=
            u' ' + QString::number(code) + (systemError ? u": " + qt_error_string(systemError) : QString());
    }
    return errorFor(code, m_file, detail);
}

Error Connection::errorFor(int code, const QString &file, const QString &detail)
{
    const QString path = shownPath(file);
    switch (code & 0xff) {
    case SQLITE_FULL:
        return {ErrorKind::Full,
                Messages::tr("The disk is full; nothing was changed in the library %1.").arg(path)};
    case SQLITE_READONLY:
        return {ErrorKind::ReadOnly,
                Messages::tr("Cannot change the library %1: the file or its folder is read-only.").arg(path)};
    case SQLITE_CORRUPT:
        return {ErrorKind::Damaged, Messages::tr("The library %1 is damaged (%2).").arg(path, detail)};
    case SQLITE_NOTADB:
        return {ErrorKind::NotALibrary, Messages::tr("%1 is not a Lectern library.").arg(path)};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorKind::Busy,
                Messages::tr("Another program is writing to the library %1; try again when it has finished.")
                    .arg(path)};
    case SQLITE_INTERRUPT:
        return Error::cancelled();
    case SQLITE_CANTOPEN:
        return {Messages::tr("Cannot open the library %1: could not create a file next to it.").arg(path)};
    case SQLITE_IOERR:
        return {Messages::tr("The library %1 could not be read or written (%2).").arg(path, detail)};
    case SQLITE_NOMEM:
        return {Messages::tr("There is not enough memory for the library %1.").arg(path)};
    default:
        return {Messages::tr("The library %1 could not answer the request (%2).").arg(path, detail)};
    }
}

void Connection::rememberPlace()
{
    m_place = fileIdOf(m_file);
    m_logPlace = fileIdOf(m_file + u"-wal"_s);
}

Result<> Connection::inPlace() const
{
    if (!m_place) // open() has not finished
        return {};
    // SQLite compares the path with the file of its descriptor. The result is correct even if the file was
    // replaced while it was opened.
    int moved = 0;
    sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    const QString path = shownPath(m_file);
    const auto now = fileIdOf(m_file);
    if (!now)
        return Error{ErrorKind::Moved,
                     Messages::tr("The library %1 no longer exists: another program has moved or deleted it.")
                         .arg(path)};
    if (moved || now != m_place)
        return Error{
            ErrorKind::Moved,
            Messages::tr("Another program has replaced the library %1 with another file.").arg(path)};
    const auto log = fileIdOf(m_file + u"-wal"_s);
    if (!m_logPlace)
        m_logPlace = log;
    else if (log != m_logPlace)
        return Error{
            ErrorKind::Moved,
            Messages::tr(
                "Another program has replaced or deleted the file %1-wal, which belongs to the library.")
                .arg(path)};
    return {};
}

void Connection::removeStaleLog() const
{
    const QString log = m_file + u"-wal"_s;
    if (!m_logPlace || fileIdOf(log) != m_logPlace || fileIdOf(m_file) == m_place)
        return;
    QFile::remove(log);
    QFile::remove(m_file + u"-shm"_s);
}

// At the end of a read, all statements must be reset. A statement between two rows keeps the connection at
// the old state of the file, and a checkpoint cannot complete.
void Connection::endReading([[maybe_unused]] bool givenUp) const
{
    sqlite3_stmt *next = nullptr;
    for (sqlite3_stmt *statement = sqlite3_next_stmt(m_handle, nullptr); statement; statement = next) {
        next = sqlite3_next_stmt(m_handle, statement);
        if (!sqlite3_stmt_busy(statement))
            continue;
#ifdef QT_FORCE_ASSERTS
        if (!givenUp)
            qFatal("A reading ends and leaves a statement between two rows: %s", sqlite3_sql(statement));
#endif
        sqlite3_reset(statement);
    }
}

bool isLibraryFile(const QString &path)
{
    if (isOpenHere(path))
        return true;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) // opening a pipe would block
        return false;
    constexpr qsizetype kMarkAt = 68; // in the header of an SQLite database, big endian
    const QByteArray head = file.read(kMarkAt + sizeof(kApplicationId));
    return head.startsWith("SQLite format 3") && head.size() == kMarkAt + qsizetype(sizeof(kApplicationId))
        && qFromBigEndian<qint32>(head.constData() + kMarkAt) == kApplicationId;
}

} // namespace lectern
