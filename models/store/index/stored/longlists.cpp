#include "longlists.h"

#include "models/store/sqlite/try.h"
#include "terms.h"

namespace lectern::index
{

namespace
{

// A list of so many bytes stands apart: hundreds of rows then fit on a page.
constexpr size_t kLongFrom = 512;
// A reference is this byte, with which nothing else in these tables begins, and then the number, lowest byte
// first.
constexpr char kReferenceTag = 'R';
constexpr size_t kReferenceBytes = 9;

// Returns where the numbers of a segment's lists begin.
int64_t firstOf(int64_t segment)
{
    return segment << 32;
}

} // namespace

LongListWriter::LongListWriter(const Connection &c, int64_t segment)
    : m_first(firstOf(segment)), m_last(c, "SELECT max(id) FROM index_list WHERE id >= ? AND id < ?"),
      m_insert(c, "INSERT INTO index_list(id, list) VALUES(?, ?)")
{
}

Result<std::string_view> LongListWriter::store(std::string_view list)
{
    if (list.size() < kLongFrom)
        return list;
    if (m_next < 0) {
        LECTERN_TRY(const auto row,
                    m_last.bind(1, qint64(m_first)).bind(2, qint64(firstOf((m_first >> 32) + 1))).next());
        m_next = row && !m_last.isNull(0) ? m_last.number(0) + 1 : m_first;
        m_last.reset();
    }
    LECTERN_TRY(m_insert.bind(1, qint64(m_next)).bindBytes(2, list).run());
    m_reference.assign(1, kReferenceTag);
    for (size_t i = 1; i < kReferenceBytes; ++i)
        m_reference += char(m_next >> (8 * (i - 1)) & 0xff);
    ++m_next;
    return std::string_view(m_reference);
}

LongListReader::LongListReader(const Connection &c)
    : m_read(c, "SELECT list FROM index_list WHERE id = ?") { }

Result<HeldList> LongListReader::whole(std::string_view kept)
{
    if (kept.size() != kReferenceBytes || kept[0] != kReferenceTag)
        return HeldList(kept);
    uint64_t id = 0;
    for (size_t i = kReferenceBytes; i-- > 1;)
        id = id << 8 | uint8_t(kept[i]);
    LECTERN_TRY(const auto row, m_read.bind(1, qint64(id)).next());
    if (!row)
        return damage();
    return HeldList(m_read.bytes(0), &m_read);
}

Result<> removeLongLists(const Connection &connection, int64_t segment)
{
    Statement remove(connection, "DELETE FROM index_list WHERE id >= ? AND id < ?");
    return remove.bind(1, qint64(firstOf(segment))).bind(2, qint64(firstOf(segment + 1))).run();
}

} // namespace lectern::index
