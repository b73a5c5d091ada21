#include "sourceinput.h"

#include "models/i18n/messages.h"

#include <QDateTime>
#include <QFileInfo>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
constexpr qint64 kHead = 64 * 1024;
constexpr qint64 kStep = 1024 * 1024;
} // namespace

Result<> SourceInput::open(const QString &path)
{
    if (path == "-"_L1) {
        m_name = Messages::tr("standard input");
        if (!m_file.open(stdin, QIODevice::ReadOnly))
            return unreadable();
        return {};
    }
    m_name = path;
    m_openable.emplace(path);
    const QString &file = m_openable->path();
    if (QFileInfo(file).isDir())
        return Error{Messages::tr("“%1” is a folder, not a file.").arg(path)};
    // Opening a named pipe would block without a writer. The descriptor of "<(command)" is open already.
    const bool isOpenAlready =
        path.startsWith("/dev/fd/"_L1) || path.startsWith("/proc/"_L1) || path == "/dev/stdin"_L1;
    if (const QFileInfo info(file); info.exists() && !info.isFile() && !isOpenAlready)
        return Error{Messages::tr("“%1” is not a regular file; pass its content on standard input, with “-”.")
                         .arg(path)};
    m_file.setFileName(file);
    if (!m_file.open(QIODevice::ReadOnly))
        return unreadable();
    if (!isCompressed(m_file.peek(16)))
        return {};
    m_packed = std::make_unique<CompressedFile>(file);
    if (!m_packed->open(QIODevice::ReadOnly))
        return unreadable();
    return {};
}

QDate SourceInput::modifiedOn() const
{
    return m_file.fileName().isEmpty() ? QDate::currentDate() : QFileInfo(m_file).lastModified().date();
}

Result<QByteArray> SourceInput::head()
{
    const QByteArray bytes = device().peek(kHead);
    if (bytes.isEmpty() && failed())
        return unreadable();
    return bytes;
}

Result<QByteArray> SourceInput::rest(qint64 largest)
{
    QByteArray bytes;
    while (bytes.size() <= largest) {
        const QByteArray step = device().read(qMin(kStep, largest + 1 - bytes.size()));
        if (step.isEmpty() && failed())
            return unreadable();
        if (step.isEmpty())
            break;
        bytes += step;
    }
    return bytes;
}

Error SourceInput::unreadable()
{
    return Error{Messages::tr("“%1” cannot be read: %2.").arg(m_name, device().errorString())};
}

} // namespace lectern::cli
