#include "encodednames.h"

#include <QFile>

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr char16_t kUndecodable = 0xdc00; // plus the byte

QString pathOfBytes(const QByteArray &bytes)
{
    QString path;
    for (qsizetype at = 0, length = 1; at < bytes.size(); at += length) {
        constexpr qsizetype kLongest = 4; // bytes of a character
        const QByteArrayView rest = QByteArrayView(bytes).sliced(at);
        length = 1;
        while (length <= std::min(kLongest, rest.size()) && !rest.first(length).isValidUtf8())
            ++length;
        if (length <= std::min(kLongest, rest.size())) {
            path += QString::fromUtf8(rest.first(length));
        } else {
            path += QChar(char16_t(kUndecodable + static_cast<unsigned char>(rest.front())));
            length = 1;
        }
    }
    return path;
}

QByteArray bytesOfPath(const QString &path)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (path[i].isLowSurrogate())
            bytes += char(path[i].unicode() - kUndecodable);
        else if (path[i].isHighSurrogate())
            bytes += path.mid(i++, 2).toUtf8();
        else
            bytes += QString(path[i]).toUtf8();
    }
    return bytes;
}

bool isUndecodable(QStringView path)
{
    return !path.isValidUtf16();
}

QStringList undecodableFilesIn(const QString &folder)
{
    namespace fs = std::filesystem;
    QStringList files;
    std::error_code failed;
    for (fs::recursive_directory_iterator
             at(bytesOfPath(folder).toStdString(), fs::directory_options::skip_permission_denied, failed),
         end;
         !failed && at != end; at.increment(failed)) {
        std::error_code unknown;
        const std::string &path = at->path().native();
        if (at->path().filename().native().starts_with('.'))
            at.disable_recursion_pending();
        else if (!QByteArrayView(path.data(), qsizetype(path.size())).isValidUtf8()
                 && at->is_regular_file(unknown))
            files.append(pathOfBytes(QByteArray::fromStdString(path)));
    }
    std::sort(files.begin(), files.end());
    return files;
}

OpenablePath::OpenablePath(const QString &path) : m_path(path)
{
    if (!isUndecodable(path))
        return;
    m_descriptor = ::open(bytesOfPath(path).constData(), O_PATH | O_CLOEXEC);
    if (m_descriptor >= 0)
        m_path = u"/proc/self/fd/%1"_s.arg(m_descriptor);
}

OpenablePath::~OpenablePath()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace lectern
