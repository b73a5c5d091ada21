#pragma once
// The orders by text as a large library keeps them, so that nobody has to read all titles to sort by them:
// the papers in order and, for whoever puts further papers among them, so much of each key (textorders.h) as
// tells it from its neighbours. A new paper is then placed with one look at a row, where it would take some
// twenty by halves.
//
// They are kept of one state of the index, with a list of the papers that must be placed anew: a few that
// have changed since. Everything is written in the transaction that changes the index.
#include "textorders.h"

#include <algorithm>
#include <optional>
#include <span>

namespace lectern::index
{

// An order with its keys, each as it differs from the one before: how many bytes they share, how many follow
// here, and these, up to the first in which it differs from both neighbours.
struct KeyedTextOrder : TextOrder {
    std::string keys;
};

// How many bytes two keys begin with in common.
inline size_t sharedBytes(std::string_view a, std::string_view b)
{
    return size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// Makes one from its papers in order.
class TextOrderWriter
{
public:
    // shared: so many bytes the key has in common with the one before. known: the key, or so much of it that
    // it differs from both neighbours; copied.
    void add(uint32_t paper, size_t shared, std::string_view known);
    // Nothing when a key was shorter than it has to be.
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
// The order without the papers that are not in `kept`, and with `added`, which is sorted, at their places.
Result<KeyedTextOrder> mergedOrder(OrderTexts &texts, const KeyedTextOrder &order, const Bitmap &kept,
                                   std::span<const OrderKey> added);

// Where in the table of long lists the parts of an order are kept: below all lists of segments.
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
// Gives the bytes of each part as it is kept to take(OrderPart, std::string_view); the order is used up.
Result<> eachPart(SortOrder::Key key, KeyedTextOrder order,
                  const std::function<Result<>(OrderPart, std::string_view)> &take);

// All of these work in the caller's transaction. What is damaged is an Error (isDamage()).
Result<> storeOrderPart(const Connection &connection, OrderPart part, std::string_view bytes);
Result<> storeTextOrder(const Connection &connection, SortOrder::Key key, KeyedTextOrder order);
Result<TextOrder> storedTextOrder(const Connection &connection, SortOrder::Key key);
Result<KeyedTextOrder> storedKeyedOrder(const Connection &connection, SortOrder::Key key);
// The papers that must be placed anew, ascending, if orders are kept of this generation of the index.
Result<std::optional<std::vector<uint32_t>>> unplacedPapers(const Connection &connection, int64_t generation);
// Says that orders are kept of this generation. unplaced: ascending.
Result<> storeUnplaced(const Connection &connection, int64_t generation,
                       const std::vector<uint32_t> &unplaced);

} // namespace lectern::index
