#include "pagerecords.h"

#include <QtEndian>

#include <cstring>
#include <optional>

namespace lectern
{

namespace
{

// Valid values are never longer. An overwritten length may have any value.
constexpr qint64 kMaxRecordLength = 64 << 20;
constexpr qsizetype kPageBytes = PageFile::kPageSize;

// Reads consecutive SQLite varints of one to nine bytes. After the end of the bytes all further reads fail.
class VarintReader
{
public:
    VarintReader(const QByteArray &bytes, qsizetype at) : m_bytes(bytes), m_at(at) { }
    quint64 next()
    {
        quint64 value = 0;
        for (int i = 0; i < 9; ++i) {
            if (m_at < 0 || m_at >= m_bytes.size()) {
                m_failed = true;
                return 0;
            }
            const quint8 byte = quint8(m_bytes[m_at++]);
            if (i == 8)
                return value << 8 | byte;
            value = value << 7 | (byte & 0x7fU);
            if (!(byte & 0x80U))
                return value;
        }
        return value;
    }
    qsizetype at() const { return m_at; }
    bool failed() const { return m_failed; }

private:
    const QByteArray &m_bytes;
    qsizetype m_at;
    bool m_failed = false;
};

qint64 signedNumber(const char *from, qsizetype size)
{
    qint64 value = quint8(*from) & 0x80U ? -1 : 0; // sign extension
    for (qsizetype i = 0; i < size; ++i)
        value = qint64(quint64(value) << 8 | quint8(from[i]));
    return value;
}

// Reads the values of a row. Returns nullopt if its length is wrong.
std::optional<QList<RecordValue>> valuesOf(const QByteArray &payload)
{
    constexpr qsizetype kMaxColumns = 64;
    VarintReader head(payload, 0);
    const quint64 headSize = head.next();
    if (head.failed() || headSize > quint64(payload.size()))
        return {};
    QList<RecordValue> values;
    qsizetype at = qsizetype(headSize);
    while (head.at() < qsizetype(headSize)) {
        const quint64 type = head.next();
        if (head.failed() || head.at() > qsizetype(headSize) || values.size() >= kMaxColumns || type == 10
            || type == 11)
            return {};
        static constexpr qsizetype kSizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
        const quint64 size = type < 10 ? quint64(kSizes[type]) : (type - 12) / 2;
        if (size > quint64(payload.size() - at))
            return {};
        const char *from = payload.constData() + at;
        RecordValue value;
        using Kind = RecordValue::Kind;
        if (type == 0) {
            value.kind = Kind::Null;
        } else if (type == 7) {
            value.kind = Kind::Real;
            const quint64 bits = qFromBigEndian<quint64>(from);
            std::memcpy(&value.real, &bits, sizeof bits);
        } else if (type < 10) {
            value.kind = Kind::Integer;
            value.number = type >= 8 ? qint64(type - 8) : signedNumber(from, qsizetype(size));
        } else {
            value.kind = type % 2 ? Kind::Text : Kind::Blob;
            value.bytes = QByteArray(from, qsizetype(size));
        }
        values.append(value);
        at += qsizetype(size);
    }
    if (at != payload.size() || values.isEmpty())
        return {};
    return values;
}

// One page with its cells.
class CellReader
{
public:
    CellReader(PageFile &file, const QByteArray &page, const std::function<void(quint32)> &continued)
        : m_file(file), m_page(page), m_continued(continued)
    {
    }

    // Reads the row at this offset: its length, its row number on a table page, its bytes.
    std::optional<PageRecord> record(qsizetype at, bool ofTable)
    {
        VarintReader reader(m_page, at);
        const quint64 size = reader.next();
        PageRecord record;
        if (ofTable)
            record.row = qint64(reader.next());
        if (reader.failed() || size > quint64(kMaxRecordLength) || size == 0)
            return {};
        const auto payload = bytes(reader.at(), qint64(size), ofTable);
        if (!payload)
            return {};
        const auto values = valuesOf(*payload);
        if (!values)
            return {};
        record.values = *values;
        return record;
    }

private:
    // Collects a row's bytes: the first ones from this page, the rest from a chain of overflow pages.
    std::optional<QByteArray> bytes(qsizetype at, qint64 size, bool ofTable)
    {
        constexpr qint64 kUsable = kPageBytes;
        const qint64 most = ofTable ? kUsable - 35 : (kUsable - 12) * 64 / 255 - 23;
        const qint64 least = (kUsable - 12) * 32 / 255 - 23;
        qint64 here = size;
        if (size > most) {
            here = least + (size - least) % (kUsable - 4);
            if (here > most)
                here = least;
        }
        if (at + here > m_page.size())
            return {};
        QByteArray gathered = m_page.mid(at, here);
        quint32 next = here < size ? bigEndian32(m_page, at + here) : 0;
        while (gathered.size() < size) {
            const QByteArray page = m_file.page(next);
            if (page.isEmpty())
                return {};
            if (m_continued)
                m_continued(next);
            gathered += page.mid(4, size - gathered.size());
            next = bigEndian32(page, 0);
        }
        return gathered;
    }

    PageFile &m_file;
    const QByteArray &m_page;
    const std::function<void(quint32)> &m_continued;
};

PageKind kindOf(quint8 mark)
{
    switch (mark) {
    case 0x0d:
        return PageKind::TableLeaf;
    case 0x05:
        return PageKind::TableInner;
    case 0x0a:
        return PageKind::IndexLeaf;
    case 0x02:
        return PageKind::IndexInner;
    default:
        return PageKind::None;
    }
}

} // namespace

ReadPage readPage(PageFile &file, quint32 number, bool records, const std::function<void(quint32)> &continued)
{
    constexpr qsizetype kFileHead =
        100; // size of the file header, which precedes the header of the first page
    ReadPage read;
    const QByteArray page = file.page(number);
    const qsizetype head = number == 1 ? kFileHead : 0;
    if (page.isEmpty())
        return read;
    const PageKind kind = kindOf(quint8(page[head]));
    const bool inner = kind == PageKind::TableInner || kind == PageKind::IndexInner;
    const bool ofTable = kind == PageKind::TableInner || kind == PageKind::TableLeaf;
    const qsizetype places = head + (inner ? 12 : 8);
    const qsizetype cells = bigEndian16(page, head + 3);
    if (kind == PageKind::None || places + 2 * cells > page.size())
        return read;
    read.kind = kind;
    CellReader reader(file, page, continued);
    for (qsizetype cell = 0; cell < cells; ++cell) {
        qsizetype at = bigEndian16(page, places + 2 * cell);
        if (at < places + 2 * cells || at >= page.size() - 3) {
            ++read.lost;
            continue;
        }
        if (inner) {
            read.below.append(bigEndian32(page, at));
            at += 4;
        }
        if (!records || kind == PageKind::TableInner)
            continue;
        if (auto record = reader.record(at, ofTable))
            read.records.append(std::move(*record));
        else
            ++read.lost;
    }
    if (inner)
        read.below.append(bigEndian32(page, head + 8));
    return read;
}

} // namespace lectern
