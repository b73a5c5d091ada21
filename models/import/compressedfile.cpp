#include "compressedfile.h"

#include "encodednames.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/filelocks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

struct CompressedFile::Archive {
    archive *handle = archive_read_new();
    ~Archive() { archive_read_free(handle); }
};

static QString damage(archive *handle)
{
    const char *detail = archive_error_string(handle);
    return u"it is compressed, but damaged%1"_s.arg(detail ? u" (%1)"_s.arg(QString::fromLocal8Bit(detail))
                                                           : QString());
}

bool isCompressed(QByteArrayView head)
{
    using namespace std::string_view_literals;
    const std::string_view begin(head.data(), size_t(head.size()));
    return begin.starts_with("\x1f\x8b"sv) || begin.starts_with("\x28\xb5\x2f\xfd"sv)
        || begin.starts_with("\xfd"
                             "7zXZ\0"sv)
        || (begin.starts_with("BZh"sv) && begin.substr(4, 3) == "1AY"sv);
}

CompressedFile::CompressedFile(const QString &path) : m_path(path) { }

CompressedFile::~CompressedFile() = default;

bool CompressedFile::openArchive()
{
    m_archive = std::make_unique<Archive>();
    m_unpacked = 0;
    m_packed = QFileInfo(m_path).size();
    m_ended = false;
    // Only these four filters: for some others libarchive starts programs from PATH, and it mistakes text
    // that begins like a uuencoded file.
    archive_read_support_filter_gzip(m_archive->handle);
    archive_read_support_filter_zstd(m_archive->handle);
    archive_read_support_filter_xz(m_archive->handle);
    archive_read_support_filter_bzip2(m_archive->handle);
    // Reads the decompressed bytes instead of archive members.
    archive_read_support_format_raw(m_archive->handle);
    archive_entry *entry = nullptr;
    if (archive_read_open_filename(m_archive->handle, QFile::encodeName(m_path).constData(), 1 << 18)
            != ARCHIVE_OK
        || archive_read_next_header(m_archive->handle, &entry) != ARCHIVE_OK) {
        setErrorString(damage(m_archive->handle));
        return false;
    }
    return true;
}

qint64 CompressedFile::likelySize() const
{
    constexpr int fromTheFile = -1; // index of the filter that reads the file
    const qint64 packed = archive_filter_bytes(m_archive->handle, fromTheFile);
    if (m_size || packed <= 0)
        return m_size;
    return std::max(m_unpacked, qint64(double(m_unpacked) / double(packed) * double(m_packed)));
}

bool CompressedFile::open(OpenMode mode)
{
    return mode == ReadOnly && openArchive() && QIODevice::open(mode);
}

void CompressedFile::close()
{
    m_archive.reset();
    QIODevice::close();
}

qint64 CompressedFile::readData(char *data, qint64 wanted)
{
    qint64 total = 0;
    while (total < wanted && !m_ended) {
        const la_ssize_t got = archive_read_data(m_archive->handle, data + total, size_t(wanted - total));
        if (got < 0) {
            setErrorString(damage(m_archive->handle));
            return -1;
        }
        m_ended = got == 0;
        total += got;
    }
    m_unpacked += total;
    if (m_ended)
        m_size = m_unpacked;
    return total;
}

bool CompressedFile::seek(qint64 position)
{
    if (position < m_unpacked && !openArchive())
        return false;
    if (!QIODevice::seek(position))
        return false;
    QByteArray skipped(1 << 16, Qt::Uninitialized);
    while (m_unpacked < position) {
        const qint64 step = readData(skipped.data(), std::min(qint64(skipped.size()), position - m_unpacked));
        if (step <= 0)
            return false;
    }
    return true;
}

Result<std::unique_ptr<QIODevice>> openSource(const QString &file)
{
    const auto openable = std::make_shared<OpenablePath>(file);
    const QString &path = openable->path();
    const QFileInfo info(path);
    if (!info.exists())
        return Error{Messages::tr("File or folder %1 does not exist.").arg(QDir::toNativeSeparators(path))};
    if (!info.isFile())
        return Error{Messages::tr("This is not a regular file.")};
    if (isOpenHere(path))
        return Error{notOpenHereReason()};
    const auto cannotRead = [](const QIODevice &device) {
        return Error{Messages::tr("The file cannot be read: %1.").arg(device.errorString())};
    };
    auto plain = std::make_unique<QFile>(path);
    if (!plain->open(QIODevice::ReadOnly))
        return cannotRead(*plain);
    if (!isCompressed(plain->peek(16)))
        return std::unique_ptr<QIODevice>(std::move(plain));
    auto packed = std::make_unique<CompressedFile>(path);
    if (!packed->open(QIODevice::ReadOnly))
        return cannotRead(*packed);
    QObject::connect(packed.get(), &QObject::destroyed,
                     [openable] {}); // it opens the path again to seek back
    return std::unique_ptr<QIODevice>(std::move(packed));
}

} // namespace lectern
