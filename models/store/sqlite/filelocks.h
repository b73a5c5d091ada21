#pragma once
// The locks by which programs that have one library open respect each other.
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
// Of the file of this name, links followed; nothing where there is none. Opens nothing.
std::optional<FileId> fileIdOf(const QString &path);

// Makes SQLite lock by open file description in place of by process, for all connections of this process; to
// be called before the first is opened, again does nothing. SQLite's own locks, those of POSIX, are all
// dropped as soon as anybody in the process closes any other descriptor of the file ("How To Corrupt An
// SQLite Database File", section 2.2), and the next program then believes itself alone: it folds the log into
// the file and deletes it under us. A file dialog that looks into a file for its type is enough. Locks of
// both kinds respect each other, so that other programs may use theirs. Where a file system knows no such
// locks SQLite's stay in use.
void lockByDescription();

// Whether SQLite has this very file open in this process, under whatever name: a library, or the log or index
// beside one. Such a file is opened by nobody else. From any thread.
bool isOpenHere(const QString &path);
// Why such a file is not read as a source, for the person who gave it.
QString whyNotOpenHere();

} // namespace lectern
