#include "pagefile.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/filelocks.h"
#include "models/store/sqlite/try.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QtEndian>

#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kLogHead = 32, kFrameHead = 24, kJournalHead = 28;
// More pages than any library has; limits a forged header.
constexpr qint64 kMaxPages = qint64(1) << 30;

// Adds to the checksum of the WAL: over pairs of numbers, in the byte order that its header states.
void addToSum(std::array<quint32, 2> &sum, const QByteArray &bytes, qsizetype size, bool bigEndian)
{
    for (qsizetype at = 0; at + 8 <= size; at += 8) {
        const char *from = bytes.constData() + at;
        const auto number = [&](const char *place) {
            return bigEndian ? qFromBigEndian<quint32>(place) : qFromLittleEndian<quint32>(place);
        };
        sum[0] += number(from) + sum[1];
        sum[1] += number(from + 4) + sum[0];
    }
}

} // namespace

quint32 bigEndian32(const QByteArray &bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at) : 0;
}

quint32 bigEndian16(const QByteArray &bytes, qsizetype at)
{
    return at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at) : 0;
}

QList<std::pair<qint64, qint64>> PageFile::stampsOf(const QString &path)
{
    QList<std::pair<qint64, qint64>> stamps;
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-journal"_L1}) {
        const QFileInfo info(path + suffix);
        stamps.append(
            {info.exists() ? info.size() : -1, info.exists() ? info.lastModified().toMSecsSinceEpoch() : 0});
    }
    return stamps;
}

Result<> PageFile::open(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorKind::NotFound, Messages::tr("File %1 does not exist.").arg(shown)};
    if (!info.isFile()) // opening a pipe would block
        return Error{ErrorKind::NotALibrary, Messages::tr("%1 is not a regular file.").arg(shown)};
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-journal"_L1})
        if (isOpenHere(path + suffix))
            return Error{ErrorKind::Busy, notOpenHereReason()};
    m_path = path;
    m_stamps = stampsOf(path);
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::ReadOnly))
        return Error{Messages::tr("The file %1 cannot be read: %2.").arg(shown, m_file.errorString())};
    m_pages = quint32(qMin(kMaxPages, (m_file.size() + kPageSize - 1) / kPageSize));
    if (QFileInfo(path + u"-journal"_s).size() > 0)
        readJournal(path + u"-journal"_s);
    else if (QFileInfo(path + u"-wal"_s).size() > 0)
        readLog(path + u"-wal"_s);
    if (m_pages == 0)
        return Error{ErrorKind::Damaged, Messages::tr("The file %1 is empty.").arg(shown)};
    return {};
}

// Reads the WAL: one page per frame. Frames after the last commit, and all frames after a wrong checksum, are
// invalid for SQLite too.
void PageFile::readLog(const QString &path)
{
    m_walPages.setFileName(path);
    if (!m_walPages.open(QIODevice::ReadOnly))
        return;
    const QByteArray head = m_walPages.read(kLogHead);
    const quint32 magic = bigEndian32(head, 0);
    if (head.size() < kLogHead || (magic & ~1U) != 0x377f0682U || bigEndian32(head, 8) != kPageSize)
        return;
    const bool bigEndian = magic & 1U;
    std::array<quint32, 2> sum{0, 0};
    addToSum(sum, head, 24, bigEndian);
    if (sum[0] != bigEndian32(head, 24) || sum[1] != bigEndian32(head, 28))
        return;
    QHash<quint32, qint64> open; // pages of the current transaction
    for (;;) {
        const qint64 at = m_walPages.pos();
        const QByteArray frame = m_walPages.read(kFrameHead + kPageSize);
        if (frame.size() < kFrameHead + kPageSize || frame.mid(8, 8) != head.mid(16, 8))
            return;
        addToSum(sum, frame, 8, bigEndian);
        addToSum(sum, frame.mid(kFrameHead), kPageSize, bigEndian);
        if (sum[0] != bigEndian32(frame, 16) || sum[1] != bigEndian32(frame, 20))
            return;
        open.insert(bigEndian32(frame, 0), at + kFrameHead);
        if (const quint32 pages = bigEndian32(frame, 4)) {
            m_newer.insert(open);
            open.clear();
            m_pages = pages;
        }
    }
}

// Reads the journal: original pages of an unfinished write.
void PageFile::readJournal(const QString &path)
{
    static const QByteArray kMagic = QByteArray::fromHex("d9d505f920a163d7");
    m_walPages.setFileName(path);
    if (!m_walPages.open(QIODevice::ReadOnly))
        return;
    bool first = true;
    for (;;) { // the journal may have several headers, each followed by its pages
        const QByteArray head = m_walPages.read(kJournalHead);
        const qint64 sector = bigEndian32(head, 20);
        if (head.size() < kJournalHead || !head.startsWith(kMagic) || sector < 512 || sector > 65536
            || bigEndian32(head, 24) != kPageSize)
            return;
        if (std::exchange(first, false))
            m_pages = bigEndian32(head, 16);
        m_walPages.seek(m_walPages.pos() - kJournalHead + sector);
        quint32 count = bigEndian32(head, 8);
        for (; count > 0; --count) {
            const qint64 at = m_walPages.pos() + 4;
            const QByteArray record = m_walPages.read(4 + kPageSize + 4);
            if (record.size() < 4 + kPageSize + 4)
                return;
            quint32 sum = bigEndian32(head, 12);
            for (qsizetype byte = kPageSize - 200; byte > 0; byte -= 200)
                sum += quint8(record[4 + byte]);
            if (sum != bigEndian32(record, 4 + kPageSize))
                return;
            if (const quint32 number = bigEndian32(record, 0); !m_newer.contains(number))
                m_newer.insert(number, at);
        }
        m_walPages.seek((m_walPages.pos() + sector - 1) / sector * sector);
    }
}

QByteArray PageFile::page(quint32 number)
{
    if (number == 0 || number > m_pages)
        return {};
    const auto newer = m_newer.constFind(number);
    QFile &file = newer == m_newer.cend() ? m_file : m_walPages;
    if (!file.seek(newer == m_newer.cend() ? qint64(number - 1) * kPageSize : *newer))
        return {};
    QByteArray bytes = file.read(kPageSize);
    if (!bytes.isEmpty() && bytes.size() < kPageSize)
        bytes.append(kPageSize - bytes.size(), '\0');
    return bytes;
}

} // namespace lectern
