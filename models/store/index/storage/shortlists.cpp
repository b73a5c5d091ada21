#include "shortlists.h"

#include "models/store/sqlite/try.h"
#include "postings.h"
#include "terms.h"

#include <algorithm>
#include <cstring>

namespace lectern::index
{

namespace
{

// Maximum length of a list in bytes.
constexpr size_t kMaxShortLength = 48;
// Maximum number of words in a block, half of which are skipped on average, and of bytes.
constexpr uint32_t kWordsInBlock = 64;
constexpr size_t kBytesInBlock = 1024;
// Maximum size in bytes: a row of this size fits on one page of 16 kB without an overflow page.
constexpr size_t kBytesInPiece = 16'000;
constexpr char kDirectoryTag = 'D'; // differs from the tags in longlists.cpp
constexpr size_t kHeadFields = 3, kBytesOfNumber = 4, kFirstBytes = 8;
constexpr size_t kHeadBytes = kHeadFields * kBytesOfNumber;

uint32_t fourBytes(std::string_view bytes, size_t at)
{
    return uint32_t(numberAt(bytes.substr(at), kBytesOfNumber));
}

} // namespace

void ShortListWriter::add(std::string_view word, std::span<const uint32_t> papers, uint32_t base)
{
    if (m_blocks.empty() || m_words == kWordsInBlock
        || m_lists.size() - m_blocks.back().at >= kBytesInBlock) {
        constexpr size_t kMaxBlockSize = kBytesInBlock + 1 + kMaxShortLength;
        if (kBytesOfNumber + (m_blocks.size() + 1) * kHeadBytes + m_lists.size() + kMaxBlockSize
            > kBytesInPiece)
            endPiece();
        m_blocks.push_back({m_dictionary, uint32_t(m_lists.size())});
        m_words = 0;
    }
    ++m_words;
    m_dictionary += uint32_t(word.size()) + 1;
    const size_t begin = m_lists.size();
    m_lists += '\0';
    if (papers.size() > kMaxShortLength)
        return;
    uint32_t last = base;
    for (const uint32_t paper : papers) {
        putVarint(&m_lists, paper - last);
        last = paper;
    }
    const size_t length = m_lists.size() - begin - 1;
    if (length <= kMaxShortLength)
        m_lists[begin] = char(length);
    else
        m_lists.resize(begin + 1);
}

void ShortListWriter::endPiece()
{
    if (m_blocks.empty())
        return;
    const size_t heads = kBytesOfNumber + m_blocks.size() * kHeadBytes;
    putVarint(&m_pieces, uint32_t(heads + m_lists.size()));
    putNumber(&m_pieces, m_blocks.size(), kBytesOfNumber);
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        const size_t at = m_blocks[i].at, end = i + 1 < m_blocks.size() ? m_blocks[i + 1].at : m_lists.size();
        putNumber(&m_pieces, m_blocks[i].begin, kBytesOfNumber);
        putNumber(&m_pieces, heads + at, kBytesOfNumber);
        putNumber(&m_pieces, checksum(std::string_view(m_lists).substr(at, end - at)), kBytesOfNumber);
    }
    m_pieces += m_lists;
    m_blocks.clear();
    m_lists.clear();
}

std::string ShortListWriter::finish()
{
    endPiece();
    m_dictionary = 0;
    return std::exchange(m_pieces, {});
}

Result<std::string> storeShortLists(std::string_view pieces, LongListWriter &lists)
{
    std::string directory(1, kDirectoryTag);
    const auto *at = reinterpret_cast<const uint8_t *>(pieces.data());
    const uint8_t *const end = at + pieces.size();
    while (at < end) {
        uint32_t length = 0;
        if (!readVarint(&at, end, &length) || length < kBytesOfNumber + kHeadBytes
            || size_t(end - at) < length)
            return damage(); // the spill file they come from is damaged
        const std::string_view piece(reinterpret_cast<const char *>(at), length);
        LECTERN_TRY(const auto number, lists.storeSeparately(piece));
        if (directory.size() == 1)
            putNumber(&directory, uint64_t(number), kFirstBytes);
        putNumber(&directory, fourBytes(piece, kBytesOfNumber), kBytesOfNumber);
        at += length;
    }
    putNumber(&directory, checksum(directory), kBytesOfNumber);
    return directory;
}

Result<ShortListDirectory> ShortListDirectory::of(std::string_view bytes)
{
    ShortListDirectory directory;
    const size_t sum = bytes.size() - std::min(bytes.size(), kBytesOfNumber); // offset of the checksum
    constexpr size_t kBegins = 1 + kFirstBytes;
    if (sum < kBegins + kBytesOfNumber || (sum - kBegins) % kBytesOfNumber || bytes[0] != kDirectoryTag
        || checksum(bytes.substr(0, sum)) != fourBytes(bytes, sum))
        return damage();
    std::memcpy(&directory.m_first, bytes.data() + 1, kFirstBytes);
    directory.m_begins.resize((sum - kBegins) / kBytesOfNumber);
    std::memcpy(directory.m_begins.data(), bytes.data() + kBegins, sum - kBegins);
    // Valid row numbers are far from the limits of their type.
    if (directory.m_begins.front() != 0 || directory.m_first < 0 || directory.m_first > INT64_MAX / 2
        || !std::is_sorted(directory.m_begins.begin(), directory.m_begins.end()))
        return damage();
    return directory;
}

size_t ShortListDirectory::pieceOf(size_t word, size_t from) const
{
    if (from + 1 >= m_begins.size() || m_begins[from + 1] > word)
        return from;
    return size_t(std::upper_bound(m_begins.begin() + ptrdiff_t(from), m_begins.end(), word)
                  - m_begins.begin())
        - 1;
}

uint32_t ShortListWalk::headAt(size_t block, size_t field) const
{
    return fourBytes(m_bytes, kBytesOfNumber + block * kHeadBytes + field * kBytesOfNumber);
}

Result<> ShortListWalk::openPiece(size_t piece)
{
    m_bytes = {};
    m_held.reset(); // before the row is read again
    LECTERN_TRY(auto held, m_rows.apart(m_directory.rowOf(piece)));
    m_held.emplace(std::move(held));
    const std::string_view bytes = m_held->bytes();
    const size_t blocks = bytes.size() < kBytesOfNumber ? 0 : fourBytes(bytes, 0);
    if (blocks == 0 || blocks > (bytes.size() - kBytesOfNumber) / kHeadBytes)
        return damage();
    m_bytes = bytes;
    m_piece = piece;
    m_blocks = blocks;
    m_block = 0;
    m_after = 0;
    return {};
}

// Moves to the block of the piece that has this word.
Result<> ShortListWalk::openBlock(size_t word)
{
    while (m_block + 1 < m_blocks && headAt(m_block + 1, 0) <= word)
        ++m_block;
    const bool last = m_block + 1 == m_blocks;
    m_after = last ? SIZE_MAX : headAt(m_block + 1, 0); // the next piece is found through the directory
    m_word = headAt(m_block, 0);
    m_at = headAt(m_block, 1);
    m_end = last ? m_bytes.size() : headAt(m_block + 1, 1);
    if (m_word > word || m_at > m_end || m_end > m_bytes.size()
        || checksum(m_bytes.substr(m_at, m_end - m_at)) != headAt(m_block, 2))
        return damage();
    return {};
}

Result<std::string_view> ShortListWalk::listOf(size_t word)
{
    const size_t piece = m_directory.pieceOf(word, m_piece);
    if (m_bytes.empty() || piece != m_piece) {
        LECTERN_TRY(openPiece(piece));
        LECTERN_TRY(openBlock(word));
    } else if (word >= m_after) {
        LECTERN_TRY(openBlock(word));
    }
    // Skips one list per word.
    while (m_word < word) {
        const size_t end =
            m_word < m_partBegin ? std::string_view::npos : m_part.find('\n', m_word - m_partBegin);
        if (end == std::string_view::npos || m_at >= m_end)
            return damage();
        m_word = m_partBegin + end + 1;
        m_at += 1 + uint8_t(m_bytes[m_at]);
    }
    if (m_word > word || m_at >= m_end)
        return damage();
    const std::string_view list = m_bytes.substr(m_at + 1, uint8_t(m_bytes[m_at]));
    if (m_at + 1 + list.size() > m_end)
        return damage();
    return list;
}

bool decodeShortList(std::string_view list, uint32_t base, Bitmap *into)
{
    const auto *at = reinterpret_cast<const uint8_t *>(list.data());
    const uint8_t *const end = at + list.size();
    uint64_t paper = base;
    for (uint32_t step = 0, least = 0; at < end; least = 1) { // only the first step may be 0
        if (!readVarint(&at, end, &step) || step < least)
            return false;
        paper += step;
        if (paper >= into->size())
            return false;
        into->set(uint32_t(paper));
    }
    return true;
}

} // namespace lectern::index
