#include "longlists.h"

#include "models/store/sqlite/try.h"
#include "positions.h"
#include "postings.h"
#include "terms.h"

#include <algorithm>

namespace lectern::index
{

namespace
{

// Lists from this length in bytes are stored separately, so that hundreds of rows fit on a page.
constexpr size_t kLongFrom = 512;
// Positions up to this length in bytes are stored in the row.
constexpr size_t kMaxRowBytes = 256;
// The first byte of a row is one of these tags, or the row is the list itself, which begins with none of
// them. Reference: number of a separate list, little endian.
constexpr char kReferenceTag = 'R';
// Positions in the row: length as a varint, positions, checksum, then the list or a reference.
constexpr char kInRowTag = 'I';
// Positions in parts: number of the first part, little endian, then the list or a reference.
constexpr char kPartsTag = 'Q';
// A part: entries and their checksumOfMany(), because checksum() costs as much time as all other work on the
// positions of a frequent word.
constexpr char kPartTag = 'M';
constexpr size_t kListNumberBytes = 8, kChecksumBytes = 4;

// Returns the first number of a segment's lists.
int64_t firstOf(int64_t segment)
{
    return segment << 32;
}

// The parsed bytes of a row.
struct StoredRow {
    StoredPositions positions;
    uint32_t checksum = 0; // checksum of positions in the row; a search for a single word does not verify it
    std::string_view list; // the list, or the reference to it
};

Result<StoredRow> splitList(std::string_view stored)
{
    if (stored.empty() || (stored[0] != kInRowTag && stored[0] != kPartsTag))
        return StoredRow{{}, 0, stored};
    StoredRow apart;
    if (stored[0] == kPartsTag) {
        if (stored.size() <= 1 + kListNumberBytes)
            return damage();
        apart.positions = {
            StoredPositions::Kind::Parts, {}, int64_t(numberAt(stored.substr(1), kListNumberBytes))};
        apart.list = stored.substr(1 + kListNumberBytes);
        return apart;
    }
    const auto *at = reinterpret_cast<const uint8_t *>(stored.data()) + 1;
    uint32_t length = 0;
    if (!readVarint(&at, reinterpret_cast<const uint8_t *>(stored.data()) + stored.size(), &length))
        return damage();
    stored.remove_prefix(size_t(reinterpret_cast<const char *>(at) - stored.data()));
    if (stored.size() < length + kChecksumBytes)
        return damage();
    apart.positions = {StoredPositions::Kind::Inline, stored.substr(0, length), 0};
    apart.checksum = uint32_t(numberAt(stored.substr(length), kChecksumBytes));
    apart.list = stored.substr(length + kChecksumBytes);
    return apart;
}

// Returns the number in a reference; nothing for a list.
std::optional<int64_t> referenceIn(std::string_view list)
{
    if (list.size() != 1 + kListNumberBytes || list[0] != kReferenceTag)
        return {};
    return int64_t(numberAt(list.substr(1), kListNumberBytes));
}

} // namespace

LongListWriter::LongListWriter(const Connection &c, int64_t segment)
    : m_first(firstOf(segment)), m_last(c, "SELECT max(id) FROM index_list WHERE id >= ? AND id < ?"),
      m_insert(c, "INSERT INTO index_list(id, list) VALUES(?, ?)")
{
}

Result<> LongListWriter::findNext()
{
    LECTERN_TRY(const auto row,
                m_last.bind(1, qint64(m_first)).bind(2, qint64(firstOf((m_first >> 32) + 1))).next());
    m_next = row && !m_last.isNull(0) ? m_last.number(0) + 1 : m_first;
    m_last.reset();
    return {};
}

Result<int64_t> LongListWriter::storeSeparately(std::string_view list)
{
    if (m_next < 0)
        LECTERN_TRY(findNext());
    LECTERN_TRY(m_insert.bind(1, qint64(m_next)).bindBytes(2, list).run());
    return m_next++;
}

Result<std::string_view> LongListWriter::store(std::string_view list)
{
    if (list.size() < kLongFrom)
        return list;
    LECTERN_TRY(const auto number, storeSeparately(list));
    m_reference.assign(1, kReferenceTag);
    putNumber(&m_reference, uint64_t(number), kListNumberBytes);
    return std::string_view(m_reference);
}

// Returns the number of the first part.
Result<int64_t> LongListWriter::storeParts(std::string_view positions)
{
    const auto *at = reinterpret_cast<const uint8_t *>(positions.data());
    const uint8_t *const end = at + positions.size();
    int64_t first = -1;
    while (at < end) {
        const uint8_t *after = afterEntries(at, end, kPapersInPart);
        if (!after)
            after = end;
        m_part.assign(1, kPartTag);
        m_part.append(reinterpret_cast<const char *>(at), size_t(after - at));
        putNumber(&m_part, checksumOfMany(m_part), kChecksumBytes);
        LECTERN_TRY(const auto number, storeSeparately(m_part));
        first = first < 0 ? number : first;
        at = after;
    }
    return first;
}

Result<std::string_view> LongListWriter::store(std::string_view list, std::string_view positions)
{
    if (positions.empty())
        return store(list);
    m_kept.clear();
    if (positions.size() <= kMaxRowBytes) {
        m_kept += kInRowTag;
        putVarint(&m_kept, uint32_t(positions.size()));
        m_kept += positions;
        putNumber(&m_kept, checksum(positions), kChecksumBytes);
    } else {
        LECTERN_TRY(const auto first, storeParts(positions));
        m_kept += kPartsTag;
        putNumber(&m_kept, uint64_t(first), kListNumberBytes);
    }
    LECTERN_TRY(const auto stored, store(list));
    m_kept += stored;
    return std::string_view(m_kept);
}

Result<StoredPositions> storedPositions(std::string_view stored)
{
    LECTERN_TRY(const auto apart, splitList(stored));
    if (apart.positions.kind == StoredPositions::Kind::Inline
        && apart.checksum != checksum(apart.positions.entries))
        return damage();
    return apart.positions;
}

Result<std::optional<int64_t>> separateListNumber(std::string_view stored)
{
    LECTERN_TRY(const auto parts, splitList(stored));
    return referenceIn(parts.list);
}

LongListReader::LongListReader(const Connection &c)
    : m_read(c, "SELECT list FROM index_list WHERE id = ?") { }

Result<BorrowedList> LongListReader::whole(std::string_view stored)
{
    LECTERN_TRY(const auto parts, splitList(stored));
    const auto number = referenceIn(parts.list);
    return number ? apart(*number) : Result<BorrowedList>(BorrowedList(parts.list));
}

Result<BorrowedList> LongListReader::apart(int64_t number)
{
    LECTERN_TRY(const auto row, m_read.bind(1, qint64(number)).next());
    if (!row)
        return damage();
    return BorrowedList(m_read.bytes(0), &m_read);
}

Result<BorrowedList> LongListReader::part(int64_t number)
{
    LECTERN_TRY(const auto row, m_read.bind(1, qint64(number)).next());
    if (!row)
        return damage();
    const std::string_view bytes = m_read.bytes(0);
    const size_t length = bytes.size() - std::min(bytes.size(), kChecksumBytes);
    const char tag = length < 2 ? '\0' : bytes[0];
    const std::string_view part = bytes.substr(0, length);
    if (tag != kPartTag || numberAt(bytes.substr(length), kChecksumBytes) != checksumOfMany(part)) {
        m_read.reset();
        return damage();
    }
    return BorrowedList(bytes.substr(1, length - 1), &m_read);
}

Result<> removeLongLists(const Connection &connection, int64_t segment)
{
    Statement remove(connection, "DELETE FROM index_list WHERE id >= ? AND id < ?");
    return remove.bind(1, qint64(firstOf(segment))).bind(2, qint64(firstOf(segment + 1))).run();
}

} // namespace lectern::index
