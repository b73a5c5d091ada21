#pragma once
// Orders by a text, for which every row has to be read: how they are made, and those of large segments as
// they are kept beside the words of the segment.
#include "bitmap.h"
#include "models/core/query.h"
#include "models/store/statement.h"

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

// The texts of the papers by which an order (Title or Authors) stands, folded; empty where there is none.
class OrderTexts
{
public:
    OrderTexts(const Connection &connection, SortOrder::Key key);
    // Calls take(uint32_t, std::string_view) for every paper that has rows.
    Result<> forEach(const std::function<void(uint32_t, std::string_view)> &take);
    // Kept for the next time.
    Result<std::string_view> of(uint32_t paper);

private:
    Statement m_all, m_one;
    std::string m_folded;
    std::unordered_map<uint32_t, std::string> m_known;
};

// Title or authors as an order compares them: fold() of UTF-8, in *buffer.
std::string_view foldedForOrder(std::string_view utf8, std::string *buffer);

// The papers of the set that have a text, by it; those of one text in the order of their places.
Result<std::vector<uint32_t>> sortedByText(OrderTexts &texts, const Bitmap &papers,
                                           const std::vector<uint32_t> &places);
// Puts the few of `added` in order and at their places among the others, which are sorted.
Result<std::vector<uint32_t>> mergedByText(OrderTexts &texts, const std::vector<uint32_t> &sorted,
                                           const Bitmap &added, const std::vector<uint32_t> &places);

// The order of a segment's papers as it was kept: they never change. Nothing where none was kept; an Error
// when it is damaged.
Result<std::optional<std::vector<uint32_t>>> storedTextOrder(const Connection &connection, int64_t segment,
                                                             SortOrder::Key key);
// What is kept, and under which tag among the words of the segment.
std::string bytesOfOrder(const std::vector<uint32_t> &papers);
char tagOfOrder(SortOrder::Key key);
Result<> storeTextOrder(const Connection &connection, int64_t segment, SortOrder::Key key,
                        const std::vector<uint32_t> &papers);

} // namespace lectern::index
