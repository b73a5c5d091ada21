#pragma once
// The orders by text as a large library stores them, so that nobody must read all titles to sort by them: the
// papers in order and, for placing further papers among them, so much of each key (textorders.h) as tells it
// from its neighbours. A new paper is then placed with a look at one row, where a binary search would read
// some twenty.
//
// They belong to one state of the index. A list names the few papers that have changed since and must be
// placed again. Everything is written in the transaction that changes the index.
#include "textorders.h"

#include <algorithm>
#include <optional>
#include <span>

namespace lectern::index
{

// An order with its keys. Each key is given as it differs from the one before: how many bytes they share, how
// many follow here, and these bytes, up to the first in which the key differs from both neighbours.
struct KeyedTextOrder : TextOrder {
    std::string keys;
};

// Returns how many bytes the two keys have in common at their beginning.
inline size_t sharedBytes(std::string_view a, std::string_view b)
{
    return size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// Makes such an order from its papers in order.
class TextOrderWriter
{
public:
    // Adds a paper. shared: so many bytes its key has in common with the one before. known: the key, or
    // enough of it to differ from both neighbours; it is copied.
    void add(uint32_t paper, size_t shared, std::string_view known);
    // Returns the order; nothing when a key was too short.
    std::optional<KeyedTextOrder> finish();

private:
    void put(size_t sharedWithNext);
    KeyedTextOrder m_order;
    std::string m_known; // of the last paper, which waits for its neighbour
    size_t m_shared = 0;
    bool m_waiting = false, m_good = true;
};

// Walks through the keys of an order.
class TextOrderKeys
{
public:
    // keys: must stay as long as this.
    explicit TextOrderKeys(std::string_view keys) : m_keys(keys) { }
    bool next(); // at first: to the first; false at the end and where the bytes make no sense
    size_t shared() const { return m_shared; } // bytes in common with the key before
    std::string_view known() const { return m_known; } // the beginning of the key; valid until next()
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
// Returns the order without the papers that are not in `kept`, and with `added`, which is sorted, at their
// places.
Result<KeyedTextOrder> mergedOrder(OrderTexts &texts, const KeyedTextOrder &order, const Bitmap &kept,
                                   std::span<const OrderKey> added);

// The numbers of an order's parts in the table of long lists; they are below all lists of segments.
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
// Passes the bytes of each part, as they are stored, to take(OrderPart, std::string_view); this uses up the
// order.
Result<> eachPart(SortOrder::Key key, KeyedTextOrder order,
                  const std::function<Result<>(OrderPart, std::string_view)> &take);

// All of these work in the caller's transaction. Damage is an Error (isDamage()).
Result<> storeOrderPart(const Connection &connection, OrderPart part, std::string_view bytes);
Result<> storeTextOrder(const Connection &connection, SortOrder::Key key, KeyedTextOrder order);
Result<TextOrder> storedTextOrder(const Connection &connection, SortOrder::Key key);
Result<KeyedTextOrder> storedKeyedOrder(const Connection &connection, SortOrder::Key key);
// Returns the papers that must be placed again, ascending, if orders of this generation of the index are
// stored.
Result<std::optional<std::vector<uint32_t>>> unplacedPapers(const Connection &connection, int64_t generation);
// Says that orders of this generation are stored. unplaced: ascending.
Result<> storeUnplaced(const Connection &connection, int64_t generation,
                       const std::vector<uint32_t> &unplaced);

} // namespace lectern::index
