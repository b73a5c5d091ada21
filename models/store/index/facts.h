#pragma once
// What filters and orders know of a paper besides its words.
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
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

constexpr int32_t noDay = std::numeric_limits<int32_t>::min();
constexpr int32_t noCitations = std::numeric_limits<int32_t>::min();

// Of one paper.
struct PaperFacts {
    int32_t day = noDay; // Julian day number
    double score = std::numeric_limits<double>::quiet_NaN(); // NaN: none
    int32_t citations = noCitations;
    uint16_t flags = 0;
};

// Of the papers of a segment, in columns.
struct FactColumns {
    std::vector<uint32_t> papers; // ascending
    std::vector<int32_t> days;
    std::vector<double> scores;
    std::vector<int32_t> citations;
    std::vector<uint16_t> flags;
    std::vector<uint32_t> categories; // into categoryNames
    std::vector<std::string> categoryNames; // all categories of a paper as printed, each combination once

    size_t size() const { return papers.size(); }
    // printed: all categories of the paper.
    void add(uint32_t paper, const PaperFacts &facts, std::string_view printed);
    PaperFacts at(size_t i) const { return {days[i], scores[i], citations[i], flags[i]}; }
    const std::string &categoriesAt(size_t i) const { return categoryNames[categories[i]]; }

    std::string toBytes() const;
    // Nothing when the bytes are damaged.
    static std::optional<FactColumns> fromBytes(std::string_view bytes);

private:
    uint32_t numberOf(std::string_view printed);
    std::vector<uint32_t> m_sortedNames; // numbers of categoryNames, by name
};

} // namespace lectern::index
