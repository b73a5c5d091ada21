#pragma once
// One SQLite connection to a library file: opening, settings, and error messages.
#include "filelocks.h"
#include "models/core/result.h"
#include "statementcache.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

struct sqlite3;

namespace lectern
{

// Returns the version of SQLite at run time.
QString sqliteVersion();

// Belongs to the thread that opened it (Qt checks this). Queries leave no settings on it: to cancel, the
// running work checks a flag.
class Connection
{
public:
    // Opens the file and applies the settings of all connections (configure(): WAL, full synchronisation,
    // cache). A missing or empty file is created unless readOnly. Error if the folder is missing, or the file
    // is not an SQLite file, belongs to another application, is not writable or is damaged. Does not read the
    // schema. givesUp: called in this thread while a statement waits for another connection's write; if it
    // returns true, the statement fails with Busy. Without it, a statement waits for ten minutes.
    static Result<std::unique_ptr<Connection>> open(const QString &file, bool readOnly,
                                                    const std::function<bool()> &givesUp = {});
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const QString &file() const { return m_file; }
    bool readOnly() const { return m_readOnly; }
    // Returns whether the file had no tables when it was opened.
    bool isNew() const { return m_new; }
    // Returns the driver's own handle, for bulk work and backup. Valid as long as this object.
    sqlite3 *handle() const { return m_handle; }

    // Returns the cache of prepared statements, used by Statement.
    StatementCache &statements() const { return m_statements; }

    // Runs statements without values or rows.
    Result<> exec(const char *sql) const;
    // Does the same, but fails at once instead of waiting for another connection.
    Result<> execAtOnce(const char *sql) const;
    // Truncates a WAL that grew during a rolled-back write, for example when the disk is full. Has no effect
    // while another connection reads from it.
    void truncateLog() const;
    // Returns the first column of the first row as a number; 0 if there is no row.
    Result<qint64> number(const char *sql) const;

    // Runs work that is fast in any library, such as reading the list of tables. Returns a Damaged error if
    // it does not end within seconds, as in a file with a cycle of pages. Must not be called inside a
    // StoppableScope.
    Result<> withTimeout(const std::function<Result<>()> &work) const;

    // Returns the last error of the handle, as a sentence that includes what the user can do.
    Error error() const;
    // Returns the message for a result code of SQLite.
    static Error errorFor(int code, const QString &file, const QString &detail);

    // Returns a Moved error if the file, or its WAL, is no longer the one that was opened: another program
    // has replaced, moved or deleted it, for example one that synchronises folders between machines. Further
    // writes would be lost and might damage the new file.
    Result<> inPlace() const;
    // Deletes the WAL and its index if they still have their path but the library does not.
    void removeStaleLog() const;

private:
    friend class DirectWrites;
    friend class ReadingScope;
    friend class StoppableScope;

    Connection() = default;
    void endReading(bool givenUp) const;
    void rememberPlace();
    Result<> connect(bool immutable);
    void waitForOthers() const;
    static int waitOnce(void *connection, int waits);
    Result<> restrictUntrustedContent() const;
    Result<> examine();
    Result<> examineSize() const;
    Result<> configure();

    QString m_file;
    QString m_name;
    std::function<bool()> m_givesUp;
    bool m_readOnly = false;
    bool m_new = false;
    sqlite3 *m_handle = nullptr;
    mutable StatementCache m_statements;
    // Identity of the file and its WAL when opened. The WAL of a new library is created by its first write.
    std::optional<FileId> m_place;
    mutable std::optional<FileId> m_logPlace;
    mutable int m_scopes = 0; // number of open ReadingScopes
    const std::function<bool()> *m_stopped = nullptr; // condition of the innermost StoppableScope
};

// "Lctn": PRAGMA application_id of each library.
constexpr qint32 kApplicationId = 0x4c63746e;

// Returns whether the file has the header of a Lectern library, whatever its name. False for a missing or
// unreadable file. A file that is open in this process (isOpenHere()) counts as one and is not opened again.
bool isLibraryFile(const QString &path);

} // namespace lectern
