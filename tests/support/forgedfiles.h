#pragma once
// Files next to a library that have a harmful effect when SQLite opens it.
#include <QByteArray>
#include <QtEndian>

namespace lectern::test
{

inline QByteArray bigEndian(quint32 number)
{
    const quint32 swapped = qToBigEndian(number);
    return {reinterpret_cast<const char *>(&swapped), sizeof swapped};
}

inline const QByteArray kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

// The header of a rollback journal without records. SQLite treats it as hot and resizes the library to the
// given number of pages.
inline QByteArray journalHead(quint32 pages, quint32 pageSize = 16384)
{
    const QByteArray head =
        kJournalMagic + bigEndian(0) + bigEndian(0) + bigEndian(pages) + bigEndian(512) + bigEndian(pageSize);
    return head.leftJustified(512, '\0');
}

// The end of a journal that names a super-journal, which SQLite deletes after the rollback. wrong: error of
// its checksum.
inline QByteArray superJournalTail(const QByteArray &name, quint32 wrong = 0)
{
    constexpr quint32 lockPage = 65537;
    quint32 checksum = wrong;
    for (const char c : name)
        checksum += quint32(qint32(c));
    return bigEndian(lockPage) + name + bigEndian(quint32(name.size())) + bigEndian(checksum) + kJournalMagic;
}

// A write-ahead log of one frame: the given first page, with the given number of pages in its header. SQLite
// reads it as a complete commit.
inline QByteArray logOfOneFrame(QByteArray page, quint32 pages)
{
    constexpr qsizetype kPagesAt = 28;
    page.replace(kPagesAt, 4, bigEndian(pages));
    quint32 one = 0, two = 0; // checksum over numbers in native byte order
    const auto add = [&](const QByteArray &bytes) {
        for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8) {
            one += qFromLittleEndian<quint32>(bytes.constData() + at) + two;
            two += qFromLittleEndian<quint32>(bytes.constData() + at + 4) + one;
        }
    };
    const QByteArray salts("saltSALT");
    QByteArray head =
        bigEndian(0x377f0682) + bigEndian(3007000) + bigEndian(quint32(page.size())) + bigEndian(0) + salts;
    add(head);
    head += bigEndian(one) + bigEndian(two);
    QByteArray frame = bigEndian(1) + bigEndian(pages);
    add(frame);
    add(page);
    frame += salts + bigEndian(one) + bigEndian(two) + page;
    return head + frame;
}

} // namespace lectern::test
