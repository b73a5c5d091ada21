#pragma once
// Files that are written atomically: exports, marks, pictures, and state for the next start.
#include "models/core/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace lectern
{

// An output device that writes a file atomically. Data is written to a temporary file in the same folder.
// commit() flushes it to the disk, checks each step, and renames it to the target. Until then, and after any
// failure, the target is unchanged. The destructor removes the temporary file. Symbolic links are followed. A
// terminal, a pipe or another device is written directly.
class AtomicFile final : public QIODevice
{
public:
    explicit AtomicFile(const QString &path, QObject *parent = nullptr);
    ~AtomicFile() override;

    // Opens the device for writing. Error if the folder is missing or not writable, or if the path is that of
    // a Lectern library or a file that belongs to one: exports never overwrite a library.
    Result<> begin();
    // Replaces the target by what was written and closes the device. Error (kind Full if the disk is full) if
    // any write since begin() failed.
    Result<> commit();
    // Returns the first error so far. For callers that only see that the device failed.
    Error error() const;
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    bool flushBuffer();
    void cancel();

    QString m_path; // the path as given
    QByteArray m_target,
        m_temporary; // paths as encoded for the system; if m_temporary is empty, the target is written
                     // directly
    QByteArray m_buffer;
    qint64 m_written = 0;
    int m_descriptor = -1;
    int m_failure = 0; // errno of the first failure; 0: none
};

// Reads a whole file. Error if it is not a regular file (a pipe would block), cannot be read, is larger than
// `largest` bytes, or is a library that is open in this process.
Result<QByteArray> readFile(const QString &path, qint64 largest);

// Writes the bytes atomically in one call.
Result<> writeAtomically(const QString &path, const QByteArray &bytes);

// Renames a file within its folder. The change is on the disk on return. Error if a file with the new name
// exists; both files are unchanged then.
Result<> renameToNew(const QString &from, const QString &to);
// Flushes the directory entries of this folder to the disk.
Result<> syncFolder(const QString &folder);

} // namespace lectern
