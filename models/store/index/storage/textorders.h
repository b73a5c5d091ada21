#pragma once
// Orders by a text, for which every row must be read: the keys by which papers stand in them, and how they
// are made in memory. storedorders.h stores those of a large library.
#include "bitmap.h"
#include "daycolumn.h"
#include "models/core/query/query.h"
#include "models/store/sqlite/statement.h"

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

// All papers, ordered by a text.
struct TextOrder {
    std::vector<uint32_t> papers;
    uint32_t missing = 0; // so many at the beginning have no text
};

// Makes the key of a paper in an order and puts it into *key. It consists of the title or the authors as the
// order compares them (fold() of UTF-8), a byte that sorts before everything with which a text may go on, and
// numbers that order papers of one text newest first and those of one day latest added first. So no two
// papers have the same key, no key is the beginning of another one, and papers without text come first. day:
// the fact (facts.h).
void makeOrderKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key);
// Whether a key, of which at least one byte is given, is that of a paper without text.
inline bool isWithoutText(std::string_view key)
{
    return key[0] == '\0';
}

// Reads the keys of papers from their rows.
class OrderTexts
{
public:
    // key: Title or Authors. days: by paper, for all papers that are asked for; it must live as long as this.
    OrderTexts(const Connection &connection, SortOrder::Key key, const DayColumn &days);
    // Calls take(uint32_t, std::string_view) for every paper that has rows and is below the size of days.
    Result<> forEach(const std::function<Result<>(uint32_t, std::string_view)> &take);
    // Returns the key of a paper that has a row, else an Error; valid until the next call.
    Result<std::string_view> of(uint32_t paper);

private:
    const DayColumn &m_days;
    Statement m_all, m_one;
    std::string m_key;
    std::unordered_map<uint32_t, std::string> m_known;
};

// Sorts the papers of the set; their keys are all in memory meanwhile. visit: is then given each of them, in
// order.
Result<TextOrder> sortedByText(OrderTexts &texts, const Bitmap &papers,
                               const std::function<void(uint32_t, std::string_view)> &visit = {});
// Puts the few papers of `added` at their places among the others.
Result<TextOrder> mergedByText(OrderTexts &texts, const TextOrder &sorted, const Bitmap &added);

} // namespace lectern::index
