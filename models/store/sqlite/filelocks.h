#pragma once
// The locks by which programs that have the same library open respect each other, and what the files beside a
// library make SQLite do.
#include <QString>

#include <compare>
#include <optional>

namespace lectern
{

// Which file it is, whatever its name.
struct FileId {
    quint64 device = 0, number = 0;
    auto operator<=>(const FileId &) const = default;
};
// Returns the file with this name, links followed; nothing if there is none. Opens nothing.
std::optional<FileId> fileIdOf(const QString &path);

// Returns how many names (hard links) the file has; 0 if there is none. Opens nothing.
quint64 hardLinksTo(const QString &path);

// The suffixes of the files beside a library that belong to it: those of SQLite, and the notes of the window
// about what is to be done.
constexpr QLatin1StringView kBeside[] = {QLatin1StringView("-wal"), QLatin1StringView("-shm"),
                                         QLatin1StringView("-journal"), QLatin1StringView("-noted"),
                                         QLatin1StringView("-importing")};

// What a rollback journal would make SQLite do when it opens the library.
struct JournalClaims {
    // It names a super-journal: SQLite deletes the file of that name after the rollback, wherever it is.
    // Lectern writes to one database at a time, so no journal of its own has such a record.
    bool deletesAnother = false;
    qint64 bytes = 0; // the size to which the library is brought by the rollback
};
// Reads the head and the tail of a journal. Nothing where there is no journal, where it cannot be read, and
// where SQLite has it open in this process.
std::optional<JournalClaims> journalClaims(const QString &path);

// Makes SQLite lock by open file description instead of by process, for all connections of this process. Call
// it before the first one is opened; calling it again does nothing. SQLite's own locks are those of POSIX,
// which are all dropped as soon as anybody in the process closes any other descriptor of the file ("How To
// Corrupt An SQLite Database File", section 2.2). The next program then believes that it is alone, folds the
// log into the file and deletes it under us. It is enough that a file dialog looks into a file for its type.
// Locks of both kinds respect each other, so other programs may use theirs. Where a file system does not know
// such locks, SQLite's stay in use. It is also where SQLite is set up for this process: it cannot open a
// journal that names a super-journal.
void lockByDescription();

// Makes an empty file that only its owner may read, where there is none: SQLite would let everybody read a
// new library, and gives its log and index the rights of the file. Where it cannot be made, SQLite says so.
void makePrivate(const QString &path);

// Whether SQLite has this very file open in this process, under whatever name: a library, or the log or index
// beside one. Nobody else may open such a file. May be called from any thread.
bool isOpenHere(const QString &path);
// Returns a descriptor of such a file, which the caller closes; -1: SQLite does not have it open, or closing
// the descriptor would drop its locks, or there are no more descriptors.
int descriptorOf(const QString &path);
// A sentence for the person who gave such a file as a source: why it is not read.
QString whyNotOpenHere();

} // namespace lectern
