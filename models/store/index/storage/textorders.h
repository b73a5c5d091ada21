#pragma once
// Orders by a text, which require reading all rows: sort keys and in-memory sorting. storedorders.h stores
// the orders of a large library.
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
    uint32_t missing = 0; // number of papers without text, at the beginning
};

// Creates the sort key of a paper in *key. It consists of the folded title or authors (fold() of UTF-8), a
// separator that sorts before any continuation of the text, and numbers that sort equal texts newest first
// and equal days latest added first. So no two papers have the same key, no key is a prefix of another, and
// papers without text come first. day: the fact (facts.h).
void makeOrderKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key);
// Same, for authors in display form, one per line. They sort by family name, which is the last word ("Ada van
// der Berg" under "Berg"), except for suffixes, organisations and names of one word.
void makeAuthorsKey(std::string_view utf8, int32_t day, uint32_t paper, std::string *key);
// Whether a key, of which at least one byte is given, belongs to a paper without text.
inline bool isWithoutText(std::string_view key)
{
    return key[0] == '\0';
}

// The keys of some papers, in memory. Used by one thread at a time.
class OrderKeys
{
public:
    // Adds a paper with its key from makeOrderKey(); each paper once.
    void add(uint32_t paper, std::string_view key);
    void sort();
    size_t size() const { return m_added.size(); }
    std::string_view key(size_t i) const { return whole(m_added[i]); }
    uint32_t paper(size_t i) const { return m_added[i].paper; }
    void clear()
    {
        m_keys.clear();
        m_added.clear();
    }

private:
    struct Key {
        uint64_t begin; // first eight bytes of the key
        uint64_t at; // offset in m_keys
        uint32_t length, paper;
    };
    std::string_view whole(const Key &key) const
    {
        return std::string_view(m_keys).substr(key.at, key.length);
    }

    std::string m_keys;
    std::vector<Key> m_added;
};

// Reads the keys of papers from their rows.
class OrderTexts
{
public:
    // key: Title or Authors. days: by paper, for all papers requested; must outlive this object.
    OrderTexts(const Connection &connection, SortOrder::Key key, const DayColumn &days);
    // Calls take(uint32_t, std::string_view) for each paper that has rows and is below the size of days.
    Result<> forEach(const std::function<Result<>(uint32_t, std::string_view)> &take);
    // Returns the key of a paper, valid until the next call; Error if it has no row.
    Result<std::string_view> of(uint32_t paper);

private:
    decltype(&makeOrderKey) m_makeKey; // of the sorted text
    const DayColumn &m_days;
    Statement m_all, m_one;
    std::string m_key;
    std::unordered_map<uint32_t, std::string> m_known;
};

// Sorts the papers of the set; holds all their keys in memory. visit: called for each of them, in order.
Result<TextOrder> sortedByText(OrderTexts &texts, const Bitmap &papers,
                               const std::function<void(uint32_t, std::string_view)> &visit = {});
// Inserts the few papers of `added` into the sorted order.
Result<TextOrder> mergedByText(OrderTexts &texts, const TextOrder &sorted, const Bitmap &added);

} // namespace lectern::index
