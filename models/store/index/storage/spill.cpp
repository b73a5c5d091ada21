#include "spill.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/try.h"
#include "positions.h"
#include "postings.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t kWriteAtOnce = 1 << 20;
constexpr size_t kReadAtOnce = 1 << 18;
// First byte of a row, by kind.
constexpr char kPosting = 't', kPrefix = 'p', kWords = 'w', kOrder = 'o';

struct TermHead {
    uint32_t papers = 0;
    uint32_t listLength = 0, positionsLength = 0; // in bytes
};

} // namespace

Error SpillFile::failure() const
{
    return {Messages::tr("Could not read or write a temporary file next to the library %1: %2.")
                .arg(QDir::toNativeSeparators(m_library), m_file ? m_file->errorString() : QString())};
}

Result<> SpillFile::write(std::string_view bytes)
{
    if (!m_file) {
        m_file = std::make_unique<QTemporaryFile>(m_library + u"-import-XXXXXX"_s);
        if (!m_file->open())
            return failure();
        // Removes the name, so that the file disappears even after a crash.
        QFile::remove(m_file->fileName());
    }
    if (!m_file->seek(qint64(m_written))
        || m_file->write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()) || !m_file->flush())
        return failure();
    m_written += bytes.size();
    return {};
}

Result<> SpillFile::flush()
{
    if (m_buffer.empty())
        return {};
    LECTERN_TRY(write(m_buffer));
    m_buffer.clear();
    return {};
}

Result<> SpillFile::append(std::string_view bytes)
{
    if (bytes.size() >= kWriteAtOnce) { // avoids copying large data
        LECTERN_TRY(flush());
        return write(bytes);
    }
    m_buffer += bytes;
    return m_buffer.size() >= kWriteAtOnce ? flush() : Result<>();
}

bool SpillFile::read(uint64_t at, size_t length, char *into) const
{
    if (at > m_written || length > m_written - at)
        return false;
    while (length > 0) { // pread has its own offset per call, so threads do not interfere
        const ssize_t got = ::pread(m_file->handle(), into, length, off_t(at));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        into += got;
        at += uint64_t(got);
        length -= size_t(got);
    }
    return true;
}

// Ensures that the buffer has `length` bytes.
bool SpillReader::fill(size_t length)
{
    const size_t there = m_buffer.size() - m_at;
    if (there >= length)
        return true;
    const auto more = size_t(
        std::min<uint64_t>(std::max<size_t>(length - there, kReadAtOnce), m_range.end - m_range.begin));
    if (there + more < length)
        return false;
    // A hundred readers may be in use at the same time, so each frees memory that it does not need: few rows
    // are long.
    if (m_buffer.capacity() > 3 * kReadAtOnce && length <= kReadAtOnce)
        m_buffer = std::string(m_buffer, m_at);
    else
        m_buffer.erase(0, m_at);
    m_at = 0;
    m_buffer.resize(there + more);
    if (!m_file.read(m_range.begin, more, m_buffer.data() + there))
        return false;
    m_range.begin += more;
    return true;
}

bool SpillReader::take(size_t length, std::string_view *bytes)
{
    if (!fill(length))
        return false;
    *bytes = std::string_view(m_buffer).substr(m_at, length);
    m_at += length;
    return true;
}

bool SpillReader::skip(size_t length)
{
    const size_t there = std::min(m_buffer.size() - m_at, length);
    m_at += there;
    length -= there;
    if (length > m_range.end - m_range.begin)
        return false;
    m_range.begin += length;
    return true;
}

bool SpillReader::readNumber(uint32_t *number)
{
    if (!fill(kMaxVarintLength) && atEnd())
        return false;
    const auto *at = reinterpret_cast<const uint8_t *>(m_buffer.data()) + m_at;
    const uint8_t *const begin = at;
    if (!readVarint(&at, reinterpret_cast<const uint8_t *>(m_buffer.data()) + m_buffer.size(), number))
        return false;
    m_at += size_t(at - begin);
    return true;
}

// Format of a term in a spill file: length of the key, key, TermHead, list, positions.
Result<SpillRange> spillTerms(TermStream &terms, SpillFile &file, const std::function<bool()> &cancelled)
{
    SpillRange range{file.size(), 0};
    std::string rows; // as many rows as are written at once, which avoids a second copy
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && cancelled())
            return Error::cancelled();
        const std::string_view key = terms.key();
        putVarint(&rows, uint32_t(key.size()));
        rows += key;
        const size_t at = rows.size(), list = at + sizeof(TermHead);
        rows.resize(list);
        TermHead head;
        head.papers = terms.readList(&rows);
        const size_t positions = rows.size();
        if (hasPositions(key))
            terms.readPositions(&rows);
        head.listLength = uint32_t(positions - list);
        head.positionsLength = uint32_t(rows.size() - positions);
        std::memcpy(rows.data() + at, &head, sizeof head);
        if (rows.size() >= kWriteAtOnce) {
            LECTERN_TRY(file.append(rows));
            rows.clear();
        }
    }
    if (!terms.good())
        return damage();
    LECTERN_TRY(file.append(rows));
    range.end = file.size();
    return range;
}

bool SpilledTerms::next()
{
    if (m_reader.atEnd())
        return false;
    uint32_t keyLength = 0;
    std::string_view bytes;
    m_good = m_reader.readNumber(&keyLength) && m_reader.take(keyLength + sizeof(TermHead), &bytes);
    if (!m_good)
        return false;
    m_key = bytes.substr(0, keyLength);
    TermHead head;
    std::memcpy(&head, bytes.data() + keyLength, sizeof head);
    m_count = head.papers;
    m_good = m_reader.take(size_t(head.listLength) + head.positionsLength, &bytes);
    if (!m_good)
        return false;
    m_list = bytes.substr(0, head.listLength);
    m_positions = bytes.substr(head.listLength);
    return true;
}

void SpilledTerms::readPapers(std::vector<uint32_t> *papers)
{
    const auto *at = reinterpret_cast<const uint8_t *>(m_list.data());
    const uint8_t *const end = at + m_list.size();
    reserveMore(papers, m_count);
    uint32_t paper = 0, step = 0;
    while (at < end) {
        if (*at < 0x80)
            step = *at++;
        else if (!readVarint(&at, end, &step))
            break;
        papers->push_back(paper += step);
    }
}

Result<> SpilledRows::put(char kind, std::string_view key, uint32_t papers, std::string_view list,
                          std::string_view positions)
{
    if (!m_file)
        m_file = std::make_unique<SpillFile>(m_library);
    if (kind == kPosting && (m_tags.empty() || m_tags.back() != key[0]))
        m_tags += key[0];
    m_row.assign(1, kind);
    putVarint(&m_row, uint32_t(key.size()));
    m_row += key;
    putVarint(&m_row, papers);
    putVarint(&m_row, uint32_t(positions.size()));
    putVarint(&m_row, uint32_t(list.size()));
    LECTERN_TRY(m_file->append(m_row));
    LECTERN_TRY(m_file->append(positions));
    LECTERN_TRY(m_file->append(list));
    return m_file->size() >= maxFileSize ? finish() : Result<>();
}

Result<> SpilledRows::finish()
{
    if (!m_file)
        return {};
    LECTERN_TRY(m_file->flush());
    m_handleFile({std::move(m_file), std::exchange(m_tags, {})});
    return {};
}

Result<> SpilledRows::posting(std::string_view key, uint32_t papers, std::string_view list,
                              std::string_view positions)
{
    return put(kPosting, key, papers, list, positions);
}

Result<> SpilledRows::prefix(std::string_view key, std::string_view list)
{
    return put(kPrefix, key, 0, list);
}

Result<> SpilledRows::words(char tag, std::string_view words, std::string_view lists)
{
    return put(kWords, std::string_view(&tag, 1), 0, words, lists);
}

Result<> SpilledRows::order(OrderPart part, std::string_view bytes)
{
    const char number = char(part);
    return put(kOrder, std::string_view(&number, 1), 0, bytes);
}

namespace
{

// Head of a row; its positions and its list follow.
struct RowHead {
    char kind = 0;
    std::string key;
    uint32_t papers = 0, positions = 0, list = 0; // the last two in bytes
};

[[nodiscard]] bool readHead(SpillReader &reader, RowHead *head)
{
    std::string_view bytes;
    uint32_t length = 0;
    if (!reader.take(1, &bytes))
        return false;
    head->kind = bytes[0];
    if (!reader.readNumber(&length) || !reader.take(length, &bytes))
        return false;
    head->key = bytes;
    return reader.readNumber(&head->papers) && reader.readNumber(&head->positions)
        && reader.readNumber(&head->list);
}

} // namespace

Result<> replayRows(const SpillFile &file, SegmentRows &rows)
{
    SpillReader reader(file, {0, file.size()});
    RowHead head;
    while (!reader.atEnd()) {
        std::string_view bytes;
        if (!readHead(reader, &head) || !reader.take(size_t(head.positions) + head.list, &bytes))
            return damage();
        const std::string_view positions = bytes.substr(0, head.positions);
        const std::string_view list = bytes.substr(head.positions);
        LECTERN_TRY(head.kind == kPosting      ? rows.posting(head.key, head.papers, list, positions)
                        : head.kind == kPrefix ? rows.prefix(head.key, list)
                        : head.kind == kOrder  ? rows.order(OrderPart(head.key[0]), list)
                                               : rows.words(head.key[0], list, positions));
    }
    return {};
}

// Visits the postings of one tag: word, number of papers and, withList, their list.
Result<> SpilledWords::forEachPosting(
    char tag, bool withList,
    const std::function<Result<>(std::string_view, uint32_t, std::string_view)> &visit)
{
    RowHead head;
    for (const auto &[file, tags] : m_files) {
        if (tags.find(tag) == tags.npos)
            continue;
        SpillReader reader(*file, {0, file->size()});
        while (!reader.atEnd()) {
            if (!readHead(reader, &head) || head.key.empty())
                return damage();
            const bool wanted = head.kind == kPosting && head.key[0] == tag;
            const bool taken = wanted && withList;
            std::string_view list;
            if (!reader.skip(size_t(head.positions) + (taken ? 0 : head.list))
                || (taken && !reader.take(head.list, &list)))
                return damage();
            if (wanted)
                LECTERN_TRY(visit(std::string_view(head.key).substr(1), head.papers, list));
        }
    }
    return {};
}

Result<> SpilledWords::forEachCount(char tag,
                                    const std::function<Result<>(std::string_view, uint32_t)> &visit)
{
    return forEachPosting(tag, false, [&](std::string_view word, uint32_t papers, std::string_view) {
        return visit(word, papers);
    });
}

Result<> SpilledWords::forEachList(char tag,
                                   const std::function<Result<>(std::string_view, std::string_view)> &visit)
{
    return forEachPosting(
        tag, true, [&](std::string_view word, uint32_t, std::string_view list) { return visit(word, list); });
}

} // namespace lectern::index
