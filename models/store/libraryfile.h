#pragma once
// File-level operations on an open library: checkpoint, backup, moved-file detection.
#include "models/core/result.h"

#include <QDateTime>
#include <QString>

namespace lectern
{

class Connection;

class LibraryFile
{
public:
    explicit LibraryFile(Connection &connection) : m_connection(connection) { }

    // Checkpoints the WAL into the file, without waiting and as far as no reader uses an older state.
    // Afterwards a plain copy of the file is complete.
    Result<> checkpoint();
    // A Moved error if another program has replaced, moved or deleted the file or its WAL. Each write checks
    // this first and fails with it.
    Result<> inPlace() const;
    // Saves a library for which inPlace() fails: copies the open database, possibly the last copy, into the
    // folder as a backup dated now, and returns its path. Then deletes a WAL left without its file, because a
    // program that opens the new file would use it. Error if the copy fails; everything is unchanged then.
    Result<QString> saveMoved(const QString &folder, const QDateTime &now);
    // Returns a number that changes with each write of any other connection or process to this file; cheap.
    Result<qint64> changesElsewhere();

private:
    Connection &m_connection;
};

} // namespace lectern
