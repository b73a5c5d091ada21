#pragma once
// Locking between programs that have the same library open, and the effects of files next to a library on
// SQLite.
#include <QString>

#include <compare>
#include <optional>

namespace lectern
{

// Identity of a file, independent of its name.
struct FileId {
    quint64 device = 0, number = 0;
    auto operator<=>(const FileId &) const = default;
};
// Returns the file with this name, links resolved; nothing if it does not exist. Opens nothing.
std::optional<FileId> fileIdOf(const QString &path);

// Returns the number of hard links to the file; 0 if it does not exist. Opens nothing.
quint64 hardLinksTo(const QString &path);

// Suffixes of the files next to a library that belong to it: those of SQLite, and the window's file of
// pending edits.
constexpr QLatin1StringView kBeside[] = {QLatin1StringView("-wal"), QLatin1StringView("-shm"),
                                         QLatin1StringView("-journal"), QLatin1StringView("-noted"),
                                         QLatin1StringView("-importing")};

// The effects of a rollback journal when SQLite opens the library.
struct JournalClaims {
    // It names a super-journal: SQLite deletes the file of that name after the rollback, wherever it is.
    // Lectern writes to one database at a time, so its own journals never have such a record.
    bool deletesAnother = false;
    qint64 bytes = 0; // size of the library after the rollback
};
// Reads the head and the tail of a journal. Nothing if there is no journal, it cannot be read, or SQLite has
// it open in this process.
std::optional<JournalClaims> journalClaims(const QString &path);

// Makes SQLite use open file description locks for all connections of this process. Call before the first
// connection is opened; further calls do nothing.
//
// SQLite's own POSIX locks are all dropped as soon as any code in the process closes any other descriptor of
// the file ("How To Corrupt An SQLite Database File", section 2.2). Another program then assumes that it is
// alone, checkpoints the WAL into the file and deletes it while it is in use. A file dialog that opens a file
// to find its type is enough. Both kinds of locks respect each other, so other programs may use theirs. On
// file systems without such locks, SQLite's stay in use.
//
// Also configures SQLite for this process: it refuses a journal that names a super-journal.
void lockByDescription();

// Creates an empty file that only its owner may read, if it does not exist: SQLite would make a new library
// readable for all users, and gives its WAL and index the permissions of the file. If it cannot be created,
// SQLite reports the error.
void makePrivate(const QString &path);

// Whether SQLite has this file open in this process, under any name: a library, or a WAL or index. No other
// code may open such a file. Thread-safe.
bool isOpenHere(const QString &path);
// Returns a descriptor of such a file, which the caller closes. -1: SQLite does not have it open, closing the
// descriptor would drop its locks, or there are no more descriptors.
int descriptorOf(const QString &path);
// The error message for a source that is such a file and therefore is not read.
QString notOpenHereReason();

} // namespace lectern
