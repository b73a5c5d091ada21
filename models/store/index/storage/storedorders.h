#pragma once
// The stored text orders of a large library, which avoid reading all titles to sort by them. They hold the
// papers in order and, to place further papers, the part of each key (textorders.h) that distinguishes it
// from its neighbours. A new paper is placed by reading one row; a binary search would read some twenty.
//
// The orders belong to one state of the index. A list contains the few papers that have changed since and
// must be placed again. Everything is written in the transaction that changes the index.
#include "textorders.h"

#include <algorithm>
#include <optional>
#include <span>

namespace lectern::index
{

// An order with its keys. Each key is stored relative to the previous one: number of shared bytes, number of
// bytes that follow, and these bytes, up to the first one that distinguishes the key from both neighbours.
struct KeyedTextOrder : TextOrder {
    std::string keys;
};

// Returns the length of the common prefix of two keys.
inline size_t sharedBytes(std::string_view a, std::string_view b)
{
    return size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// Builds a KeyedTextOrder from its papers, which are passed in order.
class TextOrderWriter
{
public:
    // Adds a paper. shared: length of the prefix that its key shares with the previous one. known: the key,
    // or enough of it to differ from both neighbours; it is copied.
    void add(uint32_t paper, size_t shared, std::string_view known);
    // Returns the order; nullopt if a key was too short.
    std::optional<KeyedTextOrder> finish();

private:
    void put(size_t sharedWithNext);
    KeyedTextOrder m_order;
    std::string m_known; // known key of the last paper, until its next neighbour is known
    size_t m_shared = 0;
    bool m_waiting = false, m_good = true;
};

// Iterates over the keys of an order.
class TextOrderKeys
{
public:
    // keys: must outlive this object.
    explicit TextOrderKeys(std::string_view keys) : m_keys(keys) { }
    bool next(); // first call: moves to the first; false at the end and if the bytes are invalid
    size_t shared() const { return m_shared; } // bytes shared with the previous key
    std::string_view known() const { return m_known; } // prefix of the key; valid until next()
    bool atEnd() const { return m_at == m_keys.size(); }

private:
    std::string_view m_keys;
    size_t m_at = 0, m_shared = 0;
    std::string m_known;
};

struct OrderKey {
    std::string key;
    uint32_t paper;
};
// Returns the order without the papers that are not in `kept`, and with `added`, which is sorted, merged in.
Result<KeyedTextOrder> mergedOrder(OrderTexts &texts, const KeyedTextOrder &order, const Bitmap &kept,
                                   std::span<const OrderKey> added);

// The numbers of an order's parts in the table of long lists; they are below all numbers of segments' lists.
enum class OrderPart : int64_t { TitlePapers = 1, AuthorPapers, TitleKeys, AuthorKeys, Unplaced };
// key: Title or Authors.
inline OrderPart papersPart(SortOrder::Key key)
{
    return key == SortOrder::Key::Title ? OrderPart::TitlePapers : OrderPart::AuthorPapers;
}
inline OrderPart keysPart(SortOrder::Key key)
{
    return key == SortOrder::Key::Title ? OrderPart::TitleKeys : OrderPart::AuthorKeys;
}
// Passes the stored bytes of each part to take(OrderPart, std::string_view); consumes the order.
Result<> eachPart(SortOrder::Key key, KeyedTextOrder order,
                  const std::function<Result<>(OrderPart, std::string_view)> &take);

// All functions work in the caller's transaction. Damage is an Error (isDamage()).
Result<> storeOrderPart(const Connection &connection, OrderPart part, std::string_view bytes);
Result<> storeTextOrder(const Connection &connection, SortOrder::Key key, KeyedTextOrder order);
Result<TextOrder> storedTextOrder(const Connection &connection, SortOrder::Key key);
Result<KeyedTextOrder> storedKeyedOrder(const Connection &connection, SortOrder::Key key);
// Returns the papers that must be placed again, ascending, if orders of this index generation are stored.
Result<std::optional<std::vector<uint32_t>>> unplacedPapers(const Connection &connection, int64_t generation);
// Records that orders of this generation are stored. unplaced: ascending.
Result<> storeUnplaced(const Connection &connection, int64_t generation,
                       const std::vector<uint32_t> &unplaced);

} // namespace lectern::index
