#include "sourceinput.h"

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

Result<> SourceInput::open(const QString &file)
{
    if (file == "-"_L1) {
        m_name = u"standard input"_s;
        if (!m_file.open(stdin, QIODevice::ReadOnly))
            return unreadable();
        return {};
    }
    m_name = file;
    if (QFileInfo(file).isDir())
        return Error{u"“%1”: This is a folder, not a file."_s.arg(file)};
    m_file.setFileName(file);
    if (!m_file.open(QIODevice::ReadOnly))
        return unreadable();
    return {};
}

QDate SourceInput::modifiedOn() const
{
    return m_file.fileName().isEmpty() ? QDate::currentDate() : QFileInfo(m_file).lastModified().date();
}

Result<QByteArray> SourceInput::head()
{
    const QByteArray bytes = m_file.peek(kHead);
    if (bytes.isEmpty() && m_file.error() != QFileDevice::NoError)
        return unreadable();
    return bytes;
}

Result<QByteArray> SourceInput::rest(qint64 largest)
{
    QByteArray bytes;
    while (bytes.size() <= largest) {
        const QByteArray step = m_file.read(qMin(kStep, largest + 1 - bytes.size()));
        if (step.isEmpty() && m_file.error() != QFileDevice::NoError)
            return unreadable();
        if (step.isEmpty())
            break;
        bytes += step;
    }
    return bytes;
}

Error SourceInput::unreadable() const
{
    return Error{u"“%1”: This cannot be read: %2."_s.arg(m_name, m_file.errorString())};
}

} // namespace lectern::cli
