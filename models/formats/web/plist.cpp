#include "plist.h"

#include <algorithm>

namespace lectern
{

namespace
{

constexpr qsizetype kTrailer = 32;
constexpr int kData = 4, kAscii = 5, kDictionary = 13;
constexpr quint64 kMaxKeys = 1000; // per dictionary

} // namespace

std::optional<Plist> Plist::open(QByteArrayView bytes)
{
    if (!bytes.startsWith("bplist0") || bytes.size() < kTrailer + 8)
        return {};
    Plist list;
    list.m_bytes = bytes;
    const qsizetype trailer = bytes.size() - kTrailer;
    list.m_offsetSize = static_cast<unsigned char>(bytes[trailer + 6]);
    list.m_referenceSize = static_cast<unsigned char>(bytes[trailer + 7]);
    if (list.m_offsetSize < 1 || list.m_offsetSize > 8 || list.m_referenceSize < 1
        || list.m_referenceSize > 8)
        return {};
    list.m_objects = list.number(trailer + 8, 8).value_or(0);
    list.m_top = list.number(trailer + 16, 8).value_or(0);
    list.m_table = list.number(trailer + 24, 8).value_or(0);
    const quint64 size = quint64(bytes.size());
    if (list.m_objects > size || list.m_table > size || list.m_top >= list.m_objects)
        return {};
    return list;
}

std::optional<quint64> Plist::number(qsizetype at, int size) const
{
    if (at < 0 || at > m_bytes.size() - size)
        return {};
    quint64 value = 0;
    for (int i = 0; i < size; ++i)
        value = value << 8 | static_cast<unsigned char>(m_bytes[at + i]);
    return value;
}

std::optional<Plist::Place> Plist::place(Object object) const
{
    if (object >= m_objects)
        return {};
    const auto offset = number(qsizetype(m_table + object * quint64(m_offsetSize)), m_offsetSize);
    if (!offset || *offset >= quint64(m_bytes.size()))
        return {};
    qsizetype at = qsizetype(*offset);
    const auto marker = static_cast<unsigned char>(m_bytes[at++]);
    quint64 count = marker & 15;
    if (count == 15) { // the length follows as a number object
        const auto lengthMarker = number(at++, 1);
        if (!lengthMarker || (*lengthMarker >> 4) != 1 || (*lengthMarker & 15) > 3)
            return {};
        const int size = 1 << (*lengthMarker & 15);
        const auto length = number(at, size);
        if (!length)
            return {};
        count = *length;
        at += size;
    }
    return Place{at, count, marker >> 4};
}

std::optional<QByteArrayView> Plist::bytes(Object object) const
{
    const auto found = place(object);
    if (!found || (found->kind != kData && found->kind != kAscii) || found->begin > m_bytes.size()
        || found->count > quint64(m_bytes.size() - found->begin))
        return {};
    return m_bytes.sliced(found->begin, qsizetype(found->count));
}

std::optional<Plist::Object> Plist::value(Object dictionary, QByteArrayView key) const
{
    const auto found = place(dictionary);
    if (!found || found->kind != kDictionary || found->count > m_objects)
        return {};
    for (quint64 i = 0; i < std::min(found->count, kMaxKeys); ++i) {
        const auto name = number(found->begin + qsizetype(i) * m_referenceSize, m_referenceSize);
        const auto text = name ? bytes(*name) : std::nullopt;
        if (text && *text == key)
            return number(found->begin + qsizetype(found->count + i) * m_referenceSize, m_referenceSize);
    }
    return {};
}

} // namespace lectern
