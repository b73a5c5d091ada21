#include "storedorders.h"

#include "blob.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "postings.h"
#include "terms.h"

#include <algorithm>
#include <cstring>

namespace lectern::index
{

namespace
{

constexpr size_t kNumberBytes =
    4; // size of a stored paper number, a count or a checksum; little endian as in memory

Result<Blob> openPart(const Connection &connection, OrderPart part)
{
    return Blob::open(connection, "index_list", "list", static_cast<qint64>(part));
}

template <typename Number>
std::string_view asBytes(const Number *numbers, size_t count)
{
    return {reinterpret_cast<const char *>(numbers), count * sizeof(Number)};
}

Result<std::string> storedKeys(const Connection &connection, SortOrder::Key key)
{
    LECTERN_TRY(const auto blob, openPart(connection, keysPart(key)));
    std::string keys(blob.size(), '\0');
    LECTERN_TRY(blob.read(keys.data(), keys.size()));
    uint32_t sum = 0;
    if (keys.size() < sizeof sum)
        return damage();
    std::memcpy(&sum, keys.data() + keys.size() - sizeof sum, sizeof sum);
    keys.resize(keys.size() - sizeof sum);
    if (checksumOfMany(keys) != sum)
        return damage();
    return keys;
}

} // namespace

void TextOrderWriter::add(uint32_t paper, size_t shared, std::string_view known)
{
    if (m_waiting)
        put(shared);
    m_order.papers.push_back(paper);
    m_order.missing += !known.empty() && isWithoutText(known);
    m_known.assign(known);
    m_shared = shared;
    m_waiting = true;
}

// Writes the last paper's key after its next neighbour is known.
void TextOrderWriter::put(size_t sharedWithNext)
{
    const size_t end = std::max(m_shared, sharedWithNext) + 1;
    if (m_known.size() < end) {
        m_good = false;
        return;
    }
    putVarint(&m_order.keys, uint32_t(m_shared));
    putVarint(&m_order.keys, uint32_t(end - m_shared));
    m_order.keys.append(m_known, m_shared, end - m_shared);
}

std::optional<KeyedTextOrder> TextOrderWriter::finish()
{
    if (m_waiting)
        put(0);
    if (!m_good)
        return {};
    return std::move(m_order);
}

bool TextOrderKeys::next()
{
    const auto *at = reinterpret_cast<const uint8_t *>(m_keys.data()) + m_at;
    const uint8_t *const end = reinterpret_cast<const uint8_t *>(m_keys.data()) + m_keys.size();
    uint32_t shared = 0, length = 0;
    if (!readVarint(&at, end, &shared) || !readVarint(&at, end, &length) || shared > m_known.size()
        || length == 0 || length > size_t(end - at))
        return false;
    m_known.resize(shared);
    m_known.append(reinterpret_cast<const char *>(at), length);
    m_shared = shared;
    m_at = m_keys.size() - size_t(end - at) + length;
    return true;
}

// Merges two sorted lists of texts by the prefix that each text shares with the last one written. The text
// with the longer shared prefix is first; bytes are compared only if the lengths are equal.
Result<KeyedTextOrder> mergedOrder(OrderTexts &texts, const KeyedTextOrder &order, const Bitmap &kept,
                                   std::span<const OrderKey> added)
{
    TextOrderWriter writer;
    TextOrderKeys keys(order.keys);
    size_t next = 0; // index in the order
    uint32_t paper = 0;
    std::string_view known; // known prefix of its key
    size_t shared = 0; // prefix length shared with the last one written
    // Moves to the next kept paper.
    const auto advance = [&]() -> Result<bool> {
        shared = std::string::npos;
        while (next < order.papers.size()) {
            if (!keys.next())
                return damage();
            shared = std::min(shared, keys.shared());
            paper = order.papers[next++];
            if (kept.test(paper)) {
                known = keys.known();
                return true;
            }
        }
        return false;
    };
    // Compares both keys after their known common prefix and returns how many bytes they share.
    const auto compare = [&](const std::string &key) -> Result<size_t> {
        size_t same = shared;
        for (;;) {
            while (same < known.size() && same < key.size() && known[same] == key[same])
                ++same;
            if (same < known.size() && same < key.size())
                return same;
            LECTERN_TRY(const auto whole, texts.of(paper));
            if (whole.size() <= known.size() || !whole.starts_with(known))
                return damage(); // a key is also invalid if it is a prefix of another
            known = whole;
        }
    };
    LECTERN_TRY(auto more, advance());
    size_t sharedByAdded = 0;
    for (auto it = added.begin(); more || it != added.end();) {
        size_t same = std::min(shared, sharedByAdded);
        bool takeAdded = !more || (it != added.end() && shared < sharedByAdded);
        if (more && it != added.end() && shared == sharedByAdded) {
            LECTERN_TRY(const auto found, compare(it->key));
            same = found;
            takeAdded = uint8_t(it->key[same]) < uint8_t(known[same]);
        }
        if (takeAdded) {
            writer.add(it->paper, sharedByAdded, it->key);
            shared = same;
            const std::string &key = it->key;
            if (++it != added.end())
                sharedByAdded = sharedBytes(key, it->key);
        } else {
            writer.add(paper, shared, known);
            sharedByAdded = same;
            LECTERN_TRY(const bool read, advance());
            more = read;
        }
    }
    auto merged = writer.finish();
    if (!merged)
        return damage();
    return std::move(*merged);
}

// Frees each part once it is no longer needed: in a large library a part has some ten megabytes.
Result<> eachPart(SortOrder::Key key, KeyedTextOrder order,
                  const std::function<Result<>(OrderPart, std::string_view)> &take)
{
    order.papers.push_back(order.missing);
    order.papers.push_back(checksumOfMany(asBytes(order.papers.data(), order.papers.size())));
    LECTERN_TRY(take(papersPart(key), asBytes(order.papers.data(), order.papers.size())));
    order.papers = {};
    const uint32_t sum = checksumOfMany(order.keys);
    order.keys += asBytes(&sum, 1);
    return take(keysPart(key), order.keys);
}

Result<> storeOrderPart(const Connection &connection, OrderPart part, std::string_view bytes)
{
    Statement write(connection, "INSERT OR REPLACE INTO index_list(id, list) VALUES(?, ?)");
    return write.bind(1, static_cast<qint64>(part)).bindBytes(2, bytes).run();
}

Result<> storeTextOrder(const Connection &connection, SortOrder::Key key, KeyedTextOrder order)
{
    return eachPart(key, std::move(order), [&](OrderPart part, std::string_view bytes) {
        return storeOrderPart(connection, part, bytes);
    });
}

Result<TextOrder> storedTextOrder(const Connection &connection, SortOrder::Key key)
{
    LECTERN_TRY(const auto blob, openPart(connection, papersPart(key)));
    const size_t length = blob.size();
    if (length % kNumberBytes || length < 2 * kNumberBytes)
        return damage();
    TextOrder order;
    order.papers.resize(length / kNumberBytes);
    LECTERN_TRY(blob.read(order.papers.data(), length));
    const uint32_t sum = order.papers.back();
    order.papers.pop_back();
    if (checksumOfMany(asBytes(order.papers.data(), order.papers.size())) != sum)
        return damage();
    order.missing = order.papers.back();
    order.papers.pop_back();
    if (order.missing > order.papers.size())
        return damage();
    return order;
}

Result<KeyedTextOrder> storedKeyedOrder(const Connection &connection, SortOrder::Key key)
{
    LECTERN_TRY(auto papers, storedTextOrder(connection, key));
    LECTERN_TRY(auto keys, storedKeys(connection, key));
    return KeyedTextOrder{std::move(papers), std::move(keys)};
}

Result<std::optional<std::vector<uint32_t>>> unplacedPapers(const Connection &connection, int64_t generation)
{
    using Papers = std::optional<std::vector<uint32_t>>;
    Statement read(connection, "SELECT list FROM index_list WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, static_cast<qint64>(OrderPart::Unplaced)).next());
    const std::string_view bytes = row ? read.bytes(0) : std::string_view();
    if (bytes.size() < sizeof generation || bytes.substr(0, sizeof generation) != asBytes(&generation, 1))
        return Papers();
    std::vector<uint32_t> papers;
    const std::string_view list = bytes.substr(sizeof generation);
    if (!list.empty() && !decodePostings(list, 0, uint32_t(kPapersEnd), &papers))
        return damage();
    return Papers(std::move(papers));
}

Result<> storeUnplaced(const Connection &connection, int64_t generation,
                       const std::vector<uint32_t> &unplaced)
{
    std::string bytes(asBytes(&generation, 1));
    if (!unplaced.empty())
        bytes += encodePostings(unplaced, 0);
    return storeOrderPart(connection, OrderPart::Unplaced, bytes);
}

} // namespace lectern::index
