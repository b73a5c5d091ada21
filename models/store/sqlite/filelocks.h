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
// Returns the file with this name, links resolved; nullopt if it does not exist. Opens no file.
std::optional<FileId> fileIdOf(const QString &path);

// Returns the number of hard links to the file; 0 if it does not exist. Opens no file.
quint64 hardLinksTo(const QString &path);

// Suffixes of the files that belong to a library and are next to it: those of SQLite, and the window's file
// of pending edits.
constexpr QLatin1StringView kSiblingSuffixes[] = {QLatin1StringView("-wal"), QLatin1StringView("-shm"),
                                                  QLatin1StringView("-journal"), QLatin1StringView("-noted"),
                                                  QLatin1StringView("-importing")};

// What a rollback journal would do when SQLite opens the library.
struct JournalClaims {
    // The journal names a super-journal: SQLite deletes the file of that name after the rollback, wherever it
    // is. Lectern writes to one database at a time, so its own journals never have such a record.
    bool deletesAnother = false;
    qint64 bytes = 0; // size of the library after the rollback
};
// Reads the head and the tail of a journal. Returns nullopt if there is no journal, it cannot be read, or
// SQLite has it open in this process.
std::optional<JournalClaims> journalClaims(const QString &path);

// Makes SQLite use open file description locks for all connections of this process. Call before the first
// connection is opened; further calls do nothing.
//
// SQLite's own POSIX locks are all dropped as soon as any code in the process closes any other descriptor of
// the file ("How To Corrupt An SQLite Database File", section 2.2). Another program then assumes that it is
// alone, checkpoints the WAL into the file and deletes it while it is in use. A file dialog that opens a file
// to detect its type is sufficient to cause this. Both kinds of locks respect each other, so other programs
// may use theirs. On file systems without open file description locks, SQLite's own locks are used.
//
// Also configures SQLite for this process: it refuses a journal that names a super-journal.
void lockByDescription();

// Creates an empty file that only its owner may read, if it does not exist. SQLite itself would make a new
// library readable for all users. It gives the WAL and its index the permissions of the library. If the file
// cannot be created, SQLite reports the error.
void makePrivate(const QString &path);

// Returns whether SQLite has this file open in this process, under any name: a library, or a WAL or index. No
// other code may open such a file. Thread-safe.
bool isOpenHere(const QString &path);
// Returns a descriptor of a file that SQLite has open; the caller closes it. -1: SQLite does not have it
// open, closing the descriptor would drop its locks, or there are no more descriptors.
int descriptorOf(const QString &path);
// Returns the error message for a source that is not read because SQLite has it open.
QString notOpenHereReason();

} // namespace lectern
