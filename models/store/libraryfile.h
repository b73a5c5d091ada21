#pragma once
// The file that an open library stands in, apart from what stands in it.
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

    // Brings what stands in the log beside the file into the file itself, without waiting and as far as
    // nobody reads an older state. Afterwards a plain copy of the file has everything.
    Result<> checkpoint();
    // An Error of the kind Moved when another program has replaced, moved or deleted the file or its log.
    // Every write asks this first and fails with it.
    Result<> inPlace() const;
    // Saves a library for which inPlace() fails: copies what is open, which may be the last copy there is,
    // into the folder as a backup of now, and returns its path. Then it deletes a log that was left behind
    // without its file, because whoever opens the file that lies there now would take the log for a part of
    // it. An Error when the copy cannot be made; everything stays as it is then.
    Result<QString> saveMoved(const QString &folder, const QDateTime &now);
    // Returns a number that changes with each write of any other connection or process to this file; cheap.
    Result<qint64> changesElsewhere();

private:
    Connection &m_connection;
};

} // namespace lectern
