#pragma once
// Files that are written whole or not at all: exports, marks, pictures, and the notes the program leaves for
// its next start.
#include "models/core/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace lectern
{

// A device to write into. At commit() its content takes the place of the file in one moment: it is written
// beside the file under another name, flushed to the disk, every step of that checked, and then renamed.
// Until then, and when anything fails, the file stays as it is; what was begun is removed with the object. A
// link is followed. A terminal, a pipe or another device is written directly.
class WholeFile final : public QIODevice
{
public:
    explicit WholeFile(const QString &path, QObject *parent = nullptr);
    ~WholeFile() override;

    // Opens it for writing. An Error when the folder is missing, when nothing may be written there, and when
    // the name is that of a library of Lectern or of a file that belongs to one: nothing is ever exported
    // onto a library.
    Result<> begin();
    // Puts what was written in the place of the file and closes the device. An Error (of kind Full when the
    // disk is full) when anything since begin() could not be written.
    Result<> commit();
    // What went wrong so far, for a caller who sees only that the device failed.
    Error error() const;
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    bool flushBuffer();
    void giveUp();

    QString m_path; // as given
    QByteArray m_target, m_temporary; // as the system knows them; without the latter it is written directly
    QByteArray m_buffer;
    qint64 m_written = 0;
    int m_descriptor = -1;
    int m_failure = 0; // the first errno
};

// Reads a file that is wanted whole. An Error when it is no ordinary file (a pipe would block until somebody
// writes into it), when it cannot be read, when it is larger than so many bytes, and when it is a library
// that is open here.
Result<QByteArray> readWhole(const QString &path, qint64 largest);

// Writes all of it in one call.
Result<> writeWhole(const QString &path, const QByteArray &bytes);

// Gives a file another name in the same folder; the change is on the disk when it returns. An Error when
// there is a file with that name already, which stays.
Result<> renameToNew(const QString &from, const QString &to);
// Flushes to the disk which files with which names are in this folder.
Result<> syncFolder(const QString &folder);

} // namespace lectern
