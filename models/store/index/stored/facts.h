#pragma once
// The facts: what filters and orders know about a paper besides its words.
#include "models/store/index/stored/columns/daycolumn.h"
#include "models/store/rows/numbers.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lectern::index
{

enum FactFlag : uint16_t {
    DateInferredFact = 1 << 0,
    CodeKnownFact = 1 << 1,
    HasCodeFact = 1 << 2,
    HasAbstractFact = 1 << 3,
    HasDoiFact = 1 << 4,
    HasArxivFact = 1 << 5,
    DatedFact = 1 << 6, // has a date
    YearOnlyFact = 1 << 7, // has no date but a year of publication; day is its first
};

constexpr int32_t kNoCitations = std::numeric_limits<int32_t>::min();

// The facts of one paper.
struct PaperFacts {
    int32_t day = kNoDay; // Julian day number
    double score = std::numeric_limits<double>::quiet_NaN(); // NaN: none
    int32_t citations = kNoCitations;
    uint16_t flags = 0;
};

// A column in which many libraries have no value at all: it holds nothing until the first value comes.
template <typename T>
class RareColumn
{
public:
    explicit RareColumn(T missing) : m_missing(missing) { }
    T operator[](size_t i) const { return m_values.empty() ? m_missing : m_values[i]; }
    bool isEmpty() const { return m_values.empty(); } // no value but the missing one
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

// The facts of the papers of a segment as they are stored. They are read where they stand: a large library
// has thirty megabytes of them, which are waited for before anything can be found.
class StoredFacts
{
public:
    // Reads the columns of at least one paper; nothing when the bytes are damaged, also when they were made
    // to look sound: papers that do not ascend or are not below kPapersEnd, categories without a name.
    // bytes: must stay as long as this.
    static std::optional<StoredFacts> of(std::string_view bytes);

    size_t size() const { return m_size; }
    uint32_t paper(size_t i) const { return m_papers.at ? m_papers[i] : m_first + uint32_t(i); } // ascending
    PaperFacts at(size_t i) const
    {
        return {day(i), score(i), m_citations.at ? m_citations[i] : kNoCitations, m_flags[i]};
    }
    uint32_t category(size_t i) const // into categoryNames()
    {
        return m_shortCategories.at ? m_shortCategories[i] : m_categories[i];
    }
    // All categories of a paper as printed, each combination once.
    const std::vector<std::string_view> &categoryNames() const { return m_categoryNames; }

    // How many papers follow one another from the i-th on, it included. Where some were removed, or have
    // changed since and stand elsewhere, there are long runs between them.
    size_t successiveFrom(size_t i) const;
    // Parts of columns: the values of `count` papers from the i-th on, which are set from `first` on.
    void copyDays(int32_t *to, size_t i, size_t count) const;
    void setDays(DayColumn *to, size_t first, size_t i, size_t count) const;
    void copyFlags(uint16_t *to, size_t i, size_t count) const { m_flags.copy(to, i, count); }
    void setScores(ScoreColumn *to, size_t first, size_t i, size_t count) const
    {
        m_scores.set(to, first, i, count);
    }
    void setCitations(CitationColumn *to, size_t first, size_t i, size_t count) const
    {
        m_citations.set(to, first, i, count);
    }

private:
    template <typename T>
    struct Column { // anywhere in the bytes
        const char *at = nullptr; // null: left out
        T operator[](size_t i) const
        {
            T value;
            std::memcpy(&value, at + i * sizeof value, sizeof value);
            return value;
        }
        void copy(T *to, size_t i, size_t count) const
        {
            std::memcpy(to, at + i * sizeof(T), count * sizeof(T));
        }
        void set(RareColumn<T> *to, size_t first, size_t i, size_t count) const
        {
            for (size_t k = 0; at && k < count; ++k)
                to->set(first + k, (*this)[i + k]);
        }
        bool take(std::string_view *bytes, size_t count);
    };
    int32_t day(size_t i) const { return m_shortDays.at ? dayOf(m_shortDays[i]) : m_days[i]; }
    int32_t dayOf(uint16_t since) const { return since ? int32_t(int64_t(m_firstDay) + since - 1) : kNoDay; }
    double score(size_t i) const
    {
        return m_scores.at ? m_scores[i] : std::numeric_limits<double>::quiet_NaN();
    }
    bool takeColumns(std::string_view *bytes, uint8_t form);
    bool takeNames(std::string_view bytes, size_t count);
    bool papersAscend() const;
    bool categoriesHaveNames() const;

    size_t m_size = 0;
    uint32_t m_first = 0;
    int32_t m_firstDay = 0;
    Column<uint32_t> m_papers, m_categories;
    Column<int32_t> m_days, m_citations;
    Column<uint16_t> m_shortDays, m_flags, m_shortCategories;
    Column<double> m_scores;
    std::vector<std::string_view> m_categoryNames;
};

// The facts of the papers of a segment, in columns.
struct FactColumns {
    std::vector<uint32_t> papers; // ascending
    std::vector<int32_t> days;
    ScoreColumn scores = noScores();
    CitationColumn citations{kNoCitations};
    std::vector<uint16_t> flags;
    std::vector<uint32_t> categories; // into categoryNames
    std::vector<std::string> categoryNames; // all categories of a paper as printed, each combination once

    size_t size() const { return papers.size(); }
    bool isSuccessive() const
    {
        return !papers.empty() && papers.back() - papers.front() == papers.size() - 1;
    }
    // Adds a paper. printed: all its categories.
    void add(uint32_t paper, const PaperFacts &facts, std::string_view printed)
    {
        add(paper, facts, numberOf(printed));
    }
    // The same for a paper with the categories of this number.
    void add(uint32_t paper, const PaperFacts &facts, uint32_t category);
    // Returns where these are in categoryNames, and adds them if need be.
    uint32_t numberOf(std::string_view printed);
    // Appends the rows of others, leaving out some papers. Every paper of others must be greater than those
    // here.
    void append(const FactColumns &others, const std::unordered_set<uint32_t> &without);
    PaperFacts at(size_t i) const { return {days[i], scores[i], citations[i], flags[i]}; }

    std::string toBytes() const;
    // Copies what StoredFacts reads; nothing when it finds damage.
    static std::optional<FactColumns> fromBytes(std::string_view bytes);

private:
    struct TextHash {
        using is_transparent = void;
        size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    // The place of each of categoryNames; made by add() and append().
    std::unordered_map<std::string, uint32_t, TextHash, std::equal_to<>> m_numbers;
};

} // namespace lectern::index
