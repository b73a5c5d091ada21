#pragma once
// One SQLite connection to a library file: opening, settings, and errors as sentences.
#include "filelocks.h"
#include "keptstatements.h"
#include "models/core/result.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

struct sqlite3;

namespace lectern
{

// The version of SQLite the program runs with.
QString sqliteVersion();

// Belongs to the thread that opened it (Qt checks this). Nothing that outlives a question is set on it: a
// question is stopped by a flag that its work asks.
class Connection
{
public:
    // Opens the file and makes the settings that every connection has (configure(): the log beside the file,
    // full synchronisation, the cache). A missing or empty file is created unless readOnly. An Error when the
    // folder is missing, or the file is no SQLite file, is another program's, cannot be written, or is
    // damaged. Does not look at the schema.
    // givesUp: asked, in this thread, while a statement waits for the write of another connection, and the
    // statement fails with an Error of the kind Busy where it says yes; without one it waits for ten minutes.
    static Result<std::unique_ptr<Connection>> open(const QString &file, bool readOnly,
                                                    const std::function<bool()> &givesUp = {});
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const QString &file() const { return m_file; }
    bool readOnly() const { return m_readOnly; }
    // True when the file had no tables yet when it was opened.
    bool isNew() const { return m_new; }
    // The driver's own handle, for bulk work and backup. Valid as long as this object.
    sqlite3 *handle() const { return m_handle; }

    // Where a Statement comes from and goes to.
    KeptStatements &statements() const { return m_statements; }

    // Runs statements without values or rows.
    Result<> exec(const char *sql) const;
    // Does the same, but fails at once instead of waiting for another connection.
    Result<> execAtOnce(const char *sql) const;
    // Gives back the room of a log that a write made long and then took back, as when the disk is full; where
    // somebody still reads from it, it stays.
    void shortenLog() const;
    // The first column of the first row as a number; 0 when there is none.
    Result<qint64> number(const char *sql) const;

    // Runs work that takes a moment in any library: reading what tables there are. An Error of the kind
    // Damaged when it does not end within seconds, as in a file whose pages name each other in circles. Not
    // inside a StoppableScope.
    Result<> shortly(const std::function<Result<>()> &work) const;

    // The last failure of the handle as a sentence that says what to do.
    Error error() const;
    // A sentence for a result code of SQLite.
    static Error errorFor(int code, const QString &file, const QString &detail);

    // An Error of the kind Moved when the file, or the log beside it, is no longer the one that was opened:
    // another program has replaced, moved or deleted it, such as one that synchronises folders of two
    // machines. What is written then is lost and may harm the file that lies there now.
    Result<> inPlace() const;
    // Deletes the log and its index if they are in their place, but the file is not.
    void removeLeftLog() const;

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
    Result<> distrust() const;
    Result<> examine();
    Result<> examineSize() const;
    Result<> configure();

    QString m_file;
    QString m_name;
    std::function<bool()> m_givesUp;
    bool m_readOnly = false;
    bool m_new = false;
    sqlite3 *m_handle = nullptr;
    mutable KeptStatements m_statements;
    // The file and its log as they were opened; the log of a new library comes with its first write.
    std::optional<FileId> m_place;
    mutable std::optional<FileId> m_logPlace;
    mutable int m_scopes = 0; // ReadingScopes that are open
    const std::function<bool()> *m_stopped = nullptr; // of the innermost StoppableScope
};

// "Lctn": PRAGMA application_id of every library.
constexpr qint32 kApplicationId = 0x4c63746e;

// Whether this file begins as a library of Lectern does, whatever its name. A file that is missing or cannot
// be read does not. A file that is open here is one (isOpenHere()) and is not opened again.
bool isLibraryFile(const QString &path);

} // namespace lectern
