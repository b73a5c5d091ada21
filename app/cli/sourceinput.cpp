#include "sourceinput.h"

#include <QDateTime>
#include <QFileInfo>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
constexpr qsizetype kHead = 64 * 1024;
constexpr qsizetype kBlock = 1024 * 1024;
} // namespace

Result<> SourceInput::open(const QString &file)
{
    if (file == "-"_L1) {
        m_name = u"standard input"_s;
        if (!m_file.open(stdin, QIODevice::ReadOnly))
            return Error{u"Standard input could not be read: %1."_s.arg(m_file.errorString())};
        return {};
    }
    m_name = file;
    if (QFileInfo(file).isDir())
        return Error{u"“%1” is a folder, not a file."_s.arg(file)};
    m_file.setFileName(file);
    if (!m_file.open(QIODevice::ReadOnly))
        return Error{u"“%1” could not be read: %2."_s.arg(file, m_file.errorString())};
    return {};
}

QDate SourceInput::modifiedOn() const
{
    return m_file.fileName().isEmpty() ? QDate::currentDate() : QFileInfo(m_file).lastModified().date();
}

Result<QByteArray> SourceInput::head()
{
    while (m_ahead.size() < kHead) {
        const auto more = read(kHead - m_ahead.size());
        if (!more)
            return more.error();
        if (more->isEmpty())
            break;
        m_ahead += *more;
    }
    return m_ahead.first(qMin(kHead, m_ahead.size()));
}

Result<QByteArray> SourceInput::rest()
{
    QByteArray bytes = std::exchange(m_ahead, {});
    while (true) {
        const auto more = read(kBlock);
        if (!more)
            return more.error();
        if (more->isEmpty())
            return bytes;
        bytes += *more;
    }
}

Result<QByteArray> SourceInput::lines(qsizetype least)
{
    qsizetype searched = qMin(m_ahead.size(), least);
    while (true) {
        if (m_ahead.size() >= least) {
            if (const qsizetype end = m_ahead.indexOf('\n', searched); end >= 0) {
                const QByteArray block = m_ahead.first(end + 1);
                m_ahead.remove(0, end + 1);
                return block;
            }
            searched = m_ahead.size();
        }
        const auto more = read(kBlock);
        if (!more)
            return more.error();
        if (more->isEmpty())
            return std::exchange(m_ahead, {});
        m_ahead += *more;
    }
}

Result<QByteArray> SourceInput::read(qsizetype most)
{
    QByteArray bytes(most, Qt::Uninitialized);
    const qint64 length = m_file.read(bytes.data(), most);
    if (length < 0)
        return Error{u"“%1” could not be read: %2."_s.arg(m_name, m_file.errorString())};
    bytes.truncate(length);
    return bytes;
}

} // namespace lectern::cli
