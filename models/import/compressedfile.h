#pragma once
// Reads files compressed with gzip, zstd, xz or bzip2 as if they were not compressed.
#include <QByteArrayView>
#include <QIODevice>
#include <QString>

#include <memory>

namespace lectern
{

// Whether a file that begins like this is compressed in one of these ways. The content decides, not the name.
bool isCompressed(QByteArrayView head);

// Reads the unpacked bytes. seek() goes back to the beginning, or forward. size() is 0 until the end has been
// read once, and then the unpacked size.
class CompressedFile final : public QIODevice
{
public:
    explicit CompressedFile(const QString &path);
    ~CompressedFile() override;
    bool open(OpenMode mode) override; // for reading only
    void close() override;
    bool seek(qint64 position) override;
    qint64 size() const override { return m_size; }
    // Returns the unpacked size. Before the end has been read once, it is an estimate: the rest is taken to
    // be packed like what was read.
    qint64 likelySize() const;
    bool atEnd() const override;

protected:
    qint64 readData(char *data, qint64 wanted) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    struct Archive;
    bool openArchive();

    QString m_path;
    std::unique_ptr<Archive> m_archive;
    qint64 m_unpacked = 0; // where the archive stands
    qint64 m_packed = 0; // size of the file
    qint64 m_size = 0;
    bool m_ended = false;
};

} // namespace lectern
