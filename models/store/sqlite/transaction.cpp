#include "transaction.h"

#include "filelocks.h"
#include "try.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace lectern
{

namespace
{

// Number of VM steps between two calls of the progress handler, which need some tens of microseconds.
constexpr int kStepsBetween = 4000;

} // namespace

StoppableScope::StoppableScope(Connection &connection, const std::function<bool()> &stopped)
    : m_connection(connection), m_before(std::exchange(connection.m_stopped, stopped ? &stopped : nullptr))
{
    install();
}

StoppableScope::~StoppableScope()
{
    m_connection.m_stopped = m_before;
    install();
}

void StoppableScope::install() const
{
    const auto ask = [](void *stopped) {
        return int((*static_cast<const std::function<bool()> *>(stopped))());
    };
    const auto *stopped = m_connection.m_stopped;
    sqlite3_progress_handler(m_connection.handle(), stopped ? kStepsBetween : 0, stopped ? +ask : nullptr,
                             const_cast<std::function<bool()> *>(stopped));
}

namespace
{

// Connections whose transaction SQLite has rolled back by itself, as it does after some disk errors, while
// the work continues. Without this list, each further write would be a separate transaction.
struct RolledBack {
    std::mutex mutex;
    std::set<sqlite3 *> handles;
};

RolledBack &rolledBack()
{
    static auto *all = new RolledBack; // never destroyed: connections of static duration may close later
    return *all;
}

// Rejects writes outside the transaction that has begun, until leave().
void rejectWritesOutside(sqlite3 *handle)
{
    sqlite3_rollback_hook(
        handle,
        [](void *connection) {
            const std::lock_guard guard(rolledBack().mutex);
            rolledBack().handles.insert(static_cast<sqlite3 *>(connection));
        },
        handle);
    sqlite3_commit_hook(
        handle,
        [](void *connection) {
            const std::lock_guard guard(rolledBack().mutex);
            return int(rolledBack().handles.count(static_cast<sqlite3 *>(connection)));
        },
        handle);
}

void leave(sqlite3 *handle)
{
    sqlite3_rollback_hook(handle, nullptr, nullptr);
    sqlite3_commit_hook(handle, nullptr, nullptr);
    const std::lock_guard guard(rolledBack().mutex);
    rolledBack().handles.erase(handle);
}

} // namespace

Transaction::Transaction(Connection &connection, Kind kind)
    : m_scope(connection), m_connection(connection), m_writing(kind == Kind::Write)
{
    if (m_writing)
        m_begun = connection.inPlace();
    if (m_begun)
        m_begun = connection.exec(m_writing ? "BEGIN IMMEDIATE" : "BEGIN");
    m_open = bool(m_begun);
    if (m_open && m_writing)
        rejectWritesOutside(connection.handle());
}

Transaction::~Transaction()
{
    if (m_begun && m_writing)
        leave(m_connection.handle());
    // SQLite has already rolled back after some errors (a full disk, an interrupted write).
    if (m_open && !sqlite3_get_autocommit(m_connection.handle()))
        sqlite3_exec(m_connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    if (m_open && m_writing)
        m_connection.truncateLog();
}

Result<> Transaction::commit()
{
    if (m_writing)
        LECTERN_TRY(m_connection.inPlace()); // an import is long enough for the file to be replaced
    auto committed = m_connection.exec("COMMIT");
    if (committed)
        m_open = false;
    return committed;
}

// Periodically starts writing a file's new data to the disk, on a separate thread. This is only a hint to the
// system: errors are reported when the transaction ends.
class DirectWrites::ToDisk
{
public:
    explicit ToDisk(const QString &file) : m_descriptor(descriptorOf(file))
    {
        if (m_descriptor >= 0)
            m_thread = std::thread([this] { work(); });
    }
    ~ToDisk()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        m_changed.notify_all();
        if (m_thread.joinable())
            m_thread.join();
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(ToDisk)

private:
    void work()
    {
        constexpr std::chrono::milliseconds kBetween(250);
        constexpr off_t kEnough = off_t(32) << 20; // minimum in bytes; smaller amounts cost more
        off_t begun = 0;
        for (std::unique_lock lock(m_mutex);
             !m_changed.wait_for(lock, kBetween, [this] { return m_ended; });) {
            struct stat status {
            };
            if (::fstat(m_descriptor, &status) != 0 || status.st_size < begun + kEnough)
                continue;
            lock.unlock();
#ifdef SYNC_FILE_RANGE_WRITE
            (void)::sync_file_range(m_descriptor, begun, status.st_size - begun, SYNC_FILE_RANGE_WRITE);
#endif
            begun = status.st_size;
            lock.lock();
        }
    }

    const int m_descriptor;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_ended = false;
    std::thread m_thread;
};

DirectWrites::DirectWrites(Connection &connection, bool wanted)
{
    if (!wanted)
        return;
    if (!connection.inPlace() || !connection.execAtOnce("PRAGMA journal_mode = DELETE"))
        return;
    m_connection = &connection;
    // The transaction is committed when the journal is deleted. Until the folder is synced too, a power
    // failure could restore the journal, which would roll back a transaction reported as durable.
    (void)connection.exec("PRAGMA synchronous = EXTRA");
    connection.m_place.reset(); // not known while there is no WAL
    m_toDisk = std::make_unique<ToDisk>(connection.file());
}

DirectWrites::~DirectWrites()
{
    if (!m_connection)
        return;
    m_toDisk.reset();
    sqlite3_exec(m_connection->handle(), "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", nullptr,
                 nullptr, nullptr);
    m_connection->rememberPlace();
}

} // namespace lectern
