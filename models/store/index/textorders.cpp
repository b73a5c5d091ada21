#include "textorders.h"

#include "longlists.h"
#include "models/core/fold.h"
#include "models/store/try.h"
#include "postings.h"
#include "terms.h"

#include <algorithm>
#include <cstring>

namespace lectern::index
{

namespace
{

constexpr size_t numberBytes = 4; // of a paper or a checksum as stored

// fold() of a text of plain ASCII without TeX; false when it is none.
bool foldPlain(std::string_view text, std::string *out)
{
    out->clear();
    for (const char c : text) {
        if (static_cast<uint8_t>(c) >= 0x80 || c == '\\')
            return false;
        if (c != ' ' && !(c >= '\t' && c <= '\r'))
            *out += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
        else if (!out->empty() && out->back() != ' ')
            *out += ' ';
    }
    if (!out->empty() && out->back() == ' ')
        out->pop_back();
    return true;
}

} // namespace

OrderTexts::OrderTexts(const Connection &connection, SortOrder::Key key)
    : m_all(connection,
            key == SortOrder::Key::Title ? "SELECT id, title FROM paper" : "SELECT id, authors FROM paper"),
      m_one(connection,
            key == SortOrder::Key::Title ? "SELECT title FROM paper WHERE id = ?"
                                         : "SELECT authors FROM paper WHERE id = ?")
{
}

std::string_view foldedForOrder(std::string_view utf8, std::string *buffer)
{
    if (!foldPlain(utf8, buffer))
        *buffer = fold(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))).toStdString();
    return *buffer;
}

Result<> OrderTexts::forEach(const std::function<void(uint32_t, std::string_view)> &take)
{
    for (;;) {
        const auto row = m_all.next();
        LECTERN_TRY(row);
        if (!*row)
            return {};
        take(uint32_t(m_all.number(0)), foldedForOrder(m_all.bytes(1), &m_folded));
    }
}

Result<std::string_view> OrderTexts::of(uint32_t paper)
{
    const auto [place, isNew] = m_known.try_emplace(paper);
    if (isNew) {
        const auto row = m_one.bind(1, qint64(paper)).next();
        LECTERN_TRY(row);
        if (*row)
            place->second = foldedForOrder(m_one.bytes(0), &m_folded);
        m_one.reset();
    }
    return std::string_view(place->second);
}

Result<std::vector<uint32_t>> sortedByText(OrderTexts &texts, const Bitmap &papers,
                                           const std::vector<uint32_t> &places)
{
    // The texts one behind the other, and of each its first eight bytes, which decide most comparisons. UTF-8
    // sorts by code points.
    struct Text {
        uint64_t begin = 0;
        uint64_t at = 0;
        uint32_t length = 0;
        uint32_t paper = 0;
    };
    std::string all;
    std::vector<Text> sorted;
    const auto read = texts.forEach([&](uint32_t paper, std::string_view folded) {
        if (folded.empty() || !papers.test(paper))
            return;
        sorted.push_back({firstBytes(folded), all.size(), uint32_t(folded.size()), paper});
        all += folded;
    });
    LECTERN_TRY(read);
    const auto whole = [&all](const Text &text) {
        return std::string_view(all).substr(text.at, text.length);
    };
    std::sort(sorted.begin(), sorted.end(), [&](const Text &a, const Text &b) {
        if (a.begin != b.begin)
            return a.begin < b.begin;
        const int order = whole(a).compare(whole(b));
        return order ? order < 0 : places[a.paper] < places[b.paper];
    });
    std::vector<uint32_t> inOrder;
    inOrder.reserve(sorted.size());
    for (const Text &text : sorted)
        inOrder.push_back(text.paper);
    return inOrder;
}

Result<std::vector<uint32_t>> mergedByText(OrderTexts &texts, const std::vector<uint32_t> &sorted,
                                           const Bitmap &added, const std::vector<uint32_t> &places)
{
    struct Text {
        std::string folded;
        uint32_t paper;
    };
    std::vector<Text> few;
    std::optional<Error> error;
    added.forEach([&](uint32_t paper) {
        const auto text = texts.of(paper);
        if (!text)
            error = text.error();
        else if (!text->empty())
            few.push_back({std::string(*text), paper});
    });
    if (error)
        return *error;
    const auto before = [&](std::string_view a, uint32_t paperA, std::string_view b, uint32_t paperB) {
        const int order = a.compare(b);
        return order ? order < 0 : places[paperA] < places[paperB];
    };
    std::sort(few.begin(), few.end(),
              [&](const Text &a, const Text &b) { return before(a.folded, a.paper, b.folded, b.paper); });
    std::vector<uint32_t> merged;
    merged.reserve(sorted.size() + few.size());
    size_t from = 0;
    for (const Text &text : few) {
        size_t low = from, high = sorted.size();
        while (low < high) {
            const size_t middle = low + (high - low) / 2;
            const auto other = texts.of(sorted[middle]);
            LECTERN_TRY(other);
            if (before(*other, sorted[middle], text.folded, text.paper))
                low = middle + 1;
            else
                high = middle;
        }
        merged.insert(merged.end(), sorted.begin() + ptrdiff_t(from), sorted.begin() + ptrdiff_t(low));
        merged.push_back(text.paper);
        from = low;
    }
    merged.insert(merged.end(), sorted.begin() + ptrdiff_t(from), sorted.end());
    return merged;
}

Result<std::optional<std::vector<uint32_t>>> storedTextOrder(const Connection &connection, int64_t segment,
                                                             SortOrder::Key key)
{
    Statement read(connection, "SELECT words FROM index_words WHERE segment = ? AND tag = ?");
    const auto row = read.bind(1, qint64(segment)).bind(2, tagOfOrder(key)).next();
    LECTERN_TRY(row);
    if (!*row)
        return std::optional<std::vector<uint32_t>>();
    LongListReader lists(connection);
    const auto whole = lists.whole(read.bytes(0));
    LECTERN_TRY(whole);
    const std::string_view bytes = *whole;
    const size_t count = bytes.size() / numberBytes;
    if (bytes.size() % numberBytes || count == 0)
        return damage();
    std::vector<uint32_t> papers(count); // little endian as in memory
    std::memcpy(papers.data(), bytes.data(), bytes.size());
    const uint32_t sum = papers.back();
    papers.pop_back();
    if (checksum(bytes.substr(0, bytes.size() - numberBytes)) != sum)
        return damage();
    return std::optional(std::move(papers));
}

// Among the tags of the words of a segment; below all letters.
char tagOfOrder(SortOrder::Key key)
{
    return key == SortOrder::Key::Title ? 1 : 2;
}

std::string bytesOfOrder(const std::vector<uint32_t> &papers)
{
    std::string bytes;
    bytes.reserve((papers.size() + 1) * numberBytes);
    bytes.assign(reinterpret_cast<const char *>(papers.data()), papers.size() * numberBytes);
    const uint32_t sum = checksum(bytes);
    bytes.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    return bytes;
}

Result<> storeTextOrder(const Connection &connection, int64_t segment, SortOrder::Key key,
                        const std::vector<uint32_t> &papers)
{
    const std::string bytes = bytesOfOrder(papers);
    LongListWriter lists(connection, segment);
    const auto kept = lists.keep(bytes);
    LECTERN_TRY(kept);
    Statement write(connection, "INSERT INTO index_words(segment, tag, words) VALUES(?, ?, ?)");
    return write.bind(1, qint64(segment)).bind(2, tagOfOrder(key)).bindBytes(3, *kept).run();
}

} // namespace lectern::index
