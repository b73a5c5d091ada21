#pragma once
// Opens source files; QIODevice for files compressed with gzip, zstd, xz or bzip2.
#include "models/core/result.h"

#include <QByteArrayView>
#include <QIODevice>
#include <QString>

#include <memory>

namespace lectern
{

// Returns whether a file with this beginning is compressed. Detected by content instead of name.
bool isCompressed(QByteArrayView head);

// Reads the decompressed bytes. seek() supports the beginning and forward positions. size() is 0 until the
// end has been read once, then the decompressed size.
class CompressedFile final : public QIODevice
{
public:
    explicit CompressedFile(const QString &path);
    ~CompressedFile() override;
    bool open(OpenMode mode) override; // read-only
    void close() override;
    bool seek(qint64 position) override;
    qint64 size() const override { return m_size; }
    // Returns the decompressed size. Before the end has been read once, it is an estimate from the
    // compression ratio so far.
    qint64 likelySize() const;
    bool atEnd() const override { return m_ended && bytesAvailable() == 0; }

protected:
    qint64 readData(char *data, qint64 wanted) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    struct Archive;
    bool openArchive();

    QString m_path;
    std::unique_ptr<Archive> m_archive;
    qint64 m_unpacked = 0; // position in the decompressed data
    qint64 m_packed = 0; // size of the compressed file
    qint64 m_size = 0;
    bool m_ended = false;
};

// Opens a source for reading, decompressed. Error when it is not a regular file (reading a pipe or device
// could block), is open as a library in this process, or cannot be read.
Result<std::unique_ptr<QIODevice>> openSource(const QString &path);

} // namespace lectern
