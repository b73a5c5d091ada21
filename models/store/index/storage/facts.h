#pragma once
// Facts: the values besides words that filters and orders use.
#include "daycolumn.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lectern::index
{

enum FactFlag : uint8_t {
    DateInferredFact = 1 << 0,
    CodeKnownFact = 1 << 1,
    HasCodeFact = 1 << 2,
    HasAbstractFact = 1 << 3,
    HasDoiFact = 1 << 4,
    HasArxivFact = 1 << 5,
    DatedFact = 1 << 6, // has a date
    YearOnlyFact = 1 << 7, // has a year of publication but no date; day is January 1
};

constexpr int32_t kNoCitations = std::numeric_limits<int32_t>::min();

// The facts of one paper.
struct PaperFacts {
    int32_t day = kNoDay; // Julian day number
    double score = std::numeric_limits<double>::quiet_NaN(); // NaN: none
    int32_t citations = kNoCitations;
    uint8_t flags = 0;
};

// A column that is empty in many libraries; it allocates nothing before the first value.
template <typename T>
class RareColumn
{
public:
    explicit RareColumn(T missing) : m_missing(missing) { }
    T operator[](size_t i) const { return m_values.empty() ? m_missing : m_values[i]; }
    bool isEmpty() const { return m_values.empty(); } // true if it has only missing values
    size_t size() const { return m_size; }
    void resize(size_t size)
    {
        m_size = size;
        if (!m_values.empty())
            m_values.resize(size, m_missing);
    }
    void set(size_t i, T value)
    {
        if (m_values.empty() && (value == m_missing || value != value)) // not a number: NOLINT
            return;
        if (m_values.empty())
            m_values.assign(m_size, m_missing);
        m_values[i] = value;
    }
    // Sets the values of consecutive papers, from `first` on.
    void set(size_t first, std::span<const T> values)
    {
        for (size_t i = 0; i < values.size(); ++i)
            set(first + i, values[i]);
    }
    void push_back(T value)
    {
        resize(m_size + 1);
        set(m_size - 1, value);
    }
    const std::vector<T> &values() const { return m_values; } // empty or of size()

private:
    T m_missing;
    size_t m_size = 0;
    std::vector<T> m_values;
};

using ScoreColumn = RareColumn<double>;
using CitationColumn = RareColumn<int32_t>;
inline ScoreColumn noScores()
{
    return ScoreColumn(std::numeric_limits<double>::quiet_NaN());
}

// The facts of a segment's papers, in columns.
struct FactColumns {
    std::vector<uint32_t> papers; // ascending
    std::vector<int32_t> days;
    ScoreColumn scores = noScores();
    CitationColumn citations{kNoCitations};
    std::vector<uint8_t> flags;
    std::vector<uint32_t> categories; // indexes into categoryNames
    std::vector<std::string> categoryNames; // all categories of a paper as printed, each combination once

    size_t size() const { return papers.size(); }
    // Adds a paper. printed: all its categories.
    void add(uint32_t paper, const PaperFacts &facts, std::string_view printed)
    {
        add(paper, facts, numberOf(printed));
    }
    // Adds a paper whose categories have this index in categoryNames.
    void add(uint32_t paper, const PaperFacts &facts, uint32_t category);
    // Returns the index of these categories in categoryNames, adding them if necessary.
    uint32_t numberOf(std::string_view printed);
    // Appends the rows of others, except for some papers. Each paper of others must be greater than those
    // here.
    void append(const FactColumns &others, const std::unordered_set<uint32_t> &without);
    PaperFacts at(size_t i) const { return {days[i], scores[i], citations[i], flags[i]}; }

    // Returns the columns in the format of StoredFacts.
    std::string toBytes() const;
    // Reads columns in the format of StoredFacts; nullopt if StoredFacts detects damage.
    static std::optional<FactColumns> fromBytes(std::string_view bytes);

private:
    struct TextHash {
        using is_transparent = void;
        size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    // Index of each name in categoryNames; maintained by add() and append().
    std::unordered_map<std::string, uint32_t, TextHash, std::equal_to<>> m_numbers;
};

} // namespace lectern::index
