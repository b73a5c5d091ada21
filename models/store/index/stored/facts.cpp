#include "facts.h"

#include "postings.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>

namespace lectern::index
{

namespace
{

// A column may be left out or stored in a shorter form. Files of the first form have all columns whole.
constexpr std::string_view kFirstMagic = "LF1\n", kMagic = "LF2\n";
enum Form : uint8_t {
    SuccessivePapers = 1 << 0, // only the first is stored
    WithScores = 1 << 1,
    WithCitations = 1 << 2,
    ShortDays = 1 << 3, // two bytes: days since the one before the first, which is stored; 0: none
    ShortCategories = 1 << 4, // two bytes
};
constexpr uint8_t kFormOfFirst = WithScores | WithCitations;
constexpr uint32_t kMostShort = 65535;

template <typename T>
void putColumn(std::string *out, const std::vector<T> &column)
{
    out->append(reinterpret_cast<const char *>(column.data()), column.size() * sizeof(T));
}

template <typename T>
bool take(std::string_view *bytes, size_t count, std::vector<T> *column)
{
    if (bytes->size() / sizeof(T) < count)
        return false;
    column->resize(count);
    if (count > 0) // an empty column has no bytes at all
        std::memcpy(column->data(), bytes->data(), count * sizeof(T));
    bytes->remove_prefix(count * sizeof(T));
    return true;
}

} // namespace

uint32_t FactColumns::numberOf(std::string_view printed)
{
    if (const auto known = m_numbers.find(printed); known != m_numbers.end())
        return known->second;
    const auto number = uint32_t(categoryNames.size());
    categoryNames.emplace_back(printed);
    m_numbers.emplace(printed, number);
    return number;
}

void FactColumns::put(uint32_t paper, const PaperFacts &facts, uint32_t category)
{
    papers.push_back(paper);
    days.push_back(facts.day);
    scores.push_back(facts.score);
    citations.push_back(facts.citations);
    flags.push_back(facts.flags);
    categories.push_back(category);
}

void FactColumns::add(uint32_t paper, const PaperFacts &facts, std::string_view printed)
{
    put(paper, facts, numberOf(printed));
}

void FactColumns::append(const FactColumns &others, const std::unordered_set<uint32_t> &without)
{
    std::vector<uint32_t> numbers;
    for (const std::string &name : others.categoryNames)
        numbers.push_back(numberOf(name));
    for (size_t i = 0; i < others.size(); ++i)
        if (without.empty() || !without.contains(others.papers[i]))
            put(others.papers[i], others.at(i), numbers[others.categories[i]]);
}

// Writes the columns one behind the other as they are in memory (little endian on every machine Lectern runs
// on), the names one a line, and a checksum.
std::string FactColumns::toBytes() const
{
    std::string out(kMagic);
    const uint32_t counts[2] = {uint32_t(papers.size()), uint32_t(categoryNames.size())};
    out.append(reinterpret_cast<const char *>(counts), sizeof counts);
    int64_t firstDay = std::numeric_limits<int64_t>::max(), lastDay = kNoDay;
    for (const int32_t day : days)
        if (day != kNoDay) {
            firstDay = std::min<int64_t>(firstDay, day);
            lastDay = std::max<int64_t>(lastDay, day);
        }
    uint8_t form = 0;
    if (isSuccessive())
        form |= SuccessivePapers;
    if (!scores.isEmpty())
        form |= WithScores;
    if (!citations.isEmpty())
        form |= WithCitations;
    if (lastDay >= firstDay && lastDay - firstDay < kMostShort)
        form |= ShortDays;
    if (categoryNames.size() <= kMostShort)
        form |= ShortCategories;
    out += char(form);
    if (form & SuccessivePapers)
        putColumn(&out, std::vector<uint32_t>{papers.front()});
    else
        putColumn(&out, papers);
    if (form & ShortDays) {
        std::vector<uint16_t> since;
        since.reserve(days.size());
        for (const int32_t day : days)
            since.push_back(day == kNoDay ? uint16_t(0) : uint16_t(day - firstDay + 1));
        putColumn(&out, std::vector<int32_t>{int32_t(firstDay)});
        putColumn(&out, since);
    } else {
        putColumn(&out, days);
    }
    putColumn(&out, scores.values());
    putColumn(&out, citations.values());
    putColumn(&out, flags);
    if (form & ShortCategories)
        putColumn(&out, std::vector<uint16_t>(categories.begin(), categories.end()));
    else
        putColumn(&out, categories);
    for (const std::string &name : categoryNames)
        (out += name) += '\n';
    const uint32_t sum = checksum(out);
    out.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    return out;
}

bool FactColumns::takePapers(std::string_view *bytes, size_t count, bool successive)
{
    if (!successive)
        return take(bytes, count, &papers);
    std::vector<uint32_t> first;
    if (count == 0 || !take(bytes, 1, &first) || first[0] > std::numeric_limits<uint32_t>::max() - count)
        return false;
    papers.resize(count);
    std::iota(papers.begin(), papers.end(), first[0]);
    return true;
}

bool FactColumns::takeDays(std::string_view *bytes, size_t count, bool isShort)
{
    if (!isShort)
        return take(bytes, count, &days);
    std::vector<int32_t> first;
    std::vector<uint16_t> since;
    if (!take(bytes, 1, &first) || !take(bytes, count, &since))
        return false;
    days.reserve(count);
    for (const uint16_t day : since)
        days.push_back(day ? int32_t(int64_t(first[0]) + day - 1) : kNoDay);
    return true;
}

bool FactColumns::takeCategories(std::string_view *bytes, size_t count, bool isShort)
{
    if (!isShort)
        return take(bytes, count, &categories);
    std::vector<uint16_t> numbers;
    if (!take(bytes, count, &numbers))
        return false;
    categories.assign(numbers.begin(), numbers.end());
    return true;
}

std::optional<FactColumns> FactColumns::fromBytes(std::string_view bytes)
{
    uint32_t sum = 0, counts[2] = {};
    const bool isFirst = bytes.starts_with(kFirstMagic);
    if (bytes.size() < kMagic.size() + sizeof counts + 1 + sizeof sum
        || (!isFirst && !bytes.starts_with(kMagic)))
        return {};
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
    bytes.remove_suffix(sizeof sum);
    if (checksum(bytes) != sum)
        return {};
    bytes.remove_prefix(kMagic.size());
    std::memcpy(counts, bytes.data(), sizeof counts);
    bytes.remove_prefix(sizeof counts);
    uint8_t form = kFormOfFirst;
    if (!isFirst) {
        form = uint8_t(bytes.front());
        bytes.remove_prefix(1);
    }
    FactColumns columns;
    const size_t n = counts[0];
    std::vector<double> scores;
    std::vector<int32_t> citations;
    if (!columns.takePapers(&bytes, n, form & SuccessivePapers)
        || !columns.takeDays(&bytes, n, form & ShortDays) || (form & WithScores && !take(&bytes, n, &scores))
        || (form & WithCitations && !take(&bytes, n, &citations)) || !take(&bytes, n, &columns.flags)
        || !columns.takeCategories(&bytes, n, form & ShortCategories))
        return {};
    columns.scores.resize(n);
    columns.citations.resize(n);
    if (form & WithScores)
        columns.scores.setValues(std::move(scores));
    if (form & WithCitations)
        columns.citations.setValues(std::move(citations));
    for (uint32_t i = 0; i < counts[1]; ++i) {
        const size_t end = bytes.find('\n');
        if (end == std::string_view::npos)
            return {};
        columns.categoryNames.emplace_back(bytes.substr(0, end));
        bytes.remove_prefix(end + 1);
    }
    for (const uint32_t category : columns.categories)
        if (category >= columns.categoryNames.size())
            return {};
    const auto &papers = columns.papers;
    if (papers.empty() || !isPaperNumber(papers.back())
        || std::adjacent_find(papers.begin(), papers.end(), std::greater_equal<>()) != papers.end())
        return {};
    return columns;
}

} // namespace lectern::index
