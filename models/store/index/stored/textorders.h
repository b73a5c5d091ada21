#pragma once
// Orders by a text, for which every row has to be read: the keys by which papers stand in them, and how they
// are made in memory. How those of a large library are kept says storedorders.h.
#include "bitmap.h"
#include "models/core/query.h"
#include "models/store/sqlite/statement.h"

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

// All papers by a text.
struct TextOrder {
    std::vector<uint32_t> papers;
    uint32_t missing = 0; // so many at the beginning have no text
};

// The key of a paper in an order: its title or authors as an order compares them, which is fold() of UTF-8;
// a byte that sorts before all that a text may go on with; then numbers that let papers of one text stand
// newest first, and those of one day latest added first. So no two papers have one key, none is the beginning
// of another, and those without text come first. day: the fact (facts.h). The key replaces *key.
void makeOrderKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key);
// Whether a key, of which at least one byte is given, is that of a paper without text.
inline bool isWithoutText(std::string_view key)
{
    return key[0] == '\0';
}

// The keys of papers as their rows have them.
class OrderTexts
{
public:
    // key: Title or Authors. days: by paper, those of all papers that are asked for; must stay as long as
    // this.
    OrderTexts(const Connection &connection, SortOrder::Key key, const std::vector<int32_t> &days);
    // Calls take(uint32_t, std::string_view) for every paper that has rows and is below the size of days.
    Result<> forEach(const std::function<Result<>(uint32_t, std::string_view)> &take);
    // Of a paper that has a row, else an Error; kept for the next time.
    Result<std::string_view> of(uint32_t paper);

private:
    const std::vector<int32_t> &m_days;
    Statement m_all, m_one;
    std::string m_key;
    std::unordered_map<uint32_t, std::string> m_known;
};

// The papers of the set, whose keys are all held in memory meanwhile. visit: is then given each, in order.
Result<TextOrder> sortedByText(OrderTexts &texts, const Bitmap &papers,
                               const std::function<void(uint32_t, std::string_view)> &visit = {});
// Puts the few of `added` at their places among the others.
Result<TextOrder> mergedByText(OrderTexts &texts, const TextOrder &sorted, const Bitmap &added);

} // namespace lectern::index
