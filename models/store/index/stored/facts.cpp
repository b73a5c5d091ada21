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

template <typename Column>
void putColumn(std::string *out, const Column &column)
{
    out->append(reinterpret_cast<const char *>(column.data()), column.size() * sizeof(column[0]));
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

void FactColumns::add(uint32_t paper, const PaperFacts &facts, uint32_t category)
{
    papers.push_back(paper);
    days.push_back(facts.day);
    scores.push_back(facts.score);
    citations.push_back(facts.citations);
    flags.push_back(facts.flags);
    categories.push_back(category);
}

void FactColumns::append(const FactColumns &others, const std::unordered_set<uint32_t> &without)
{
    std::vector<uint32_t> numbers;
    for (const std::string &name : others.categoryNames)
        numbers.push_back(numberOf(name));
    for (size_t i = 0; i < others.size(); ++i)
        if (without.empty() || !without.contains(others.papers[i]))
            add(others.papers[i], others.at(i), numbers[others.categories[i]]);
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

template <typename T>
bool StoredFacts::Column<T>::take(std::string_view *bytes, size_t count)
{
    if (bytes->size() / sizeof(T) < count)
        return false;
    at = bytes->data();
    bytes->remove_prefix(count * sizeof(T));
    return true;
}

bool StoredFacts::takeColumns(std::string_view *bytes, uint8_t form)
{
    if (form & SuccessivePapers) {
        Column<uint32_t> first;
        if (!first.take(bytes, 1))
            return false;
        m_first = first[0];
    } else if (!m_papers.take(bytes, m_size)) {
        return false;
    }
    if (form & ShortDays) {
        Column<int32_t> first;
        if (!first.take(bytes, 1) || !m_shortDays.take(bytes, m_size))
            return false;
        m_firstDay = first[0];
    } else if (!m_days.take(bytes, m_size)) {
        return false;
    }
    return (!(form & WithScores) || m_scores.take(bytes, m_size))
        && (!(form & WithCitations) || m_citations.take(bytes, m_size)) && m_flags.take(bytes, m_size)
        && (form & ShortCategories ? m_shortCategories.take(bytes, m_size)
                                   : m_categories.take(bytes, m_size));
}

bool StoredFacts::takeNames(std::string_view bytes, size_t count)
{
    m_categoryNames.reserve(std::min(count, m_size)); // a name that no paper has is forged
    for (size_t i = 0; i < count; ++i) {
        const size_t end = bytes.find('\n');
        if (end == std::string_view::npos)
            return false;
        m_categoryNames.push_back(bytes.substr(0, end));
        bytes.remove_prefix(end + 1);
    }
    return true;
}

bool StoredFacts::papersAscend() const
{
    if (!isPaperNumber(int64_t(m_papers.at ? m_papers[m_size - 1] : m_first + uint64_t(m_size) - 1)))
        return false;
    for (size_t i = 1; m_papers.at && i < m_size; ++i)
        if (m_papers[i - 1] >= m_papers[i])
            return false;
    return true;
}

bool StoredFacts::categoriesHaveNames() const
{
    const auto greatestOf = [this](const auto &column) {
        uint32_t greatest = 0;
        for (size_t i = 0; i < m_size; ++i)
            greatest = std::max<uint32_t>(greatest, column[i]);
        return greatest;
    };
    return (m_categories.at ? greatestOf(m_categories) : greatestOf(m_shortCategories))
        < m_categoryNames.size();
}

std::optional<StoredFacts> StoredFacts::of(std::string_view bytes)
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
    StoredFacts facts;
    facts.m_size = counts[0];
    if (facts.m_size == 0 || !facts.takeColumns(&bytes, form) || !facts.takeNames(bytes, counts[1])
        || !facts.papersAscend() || !facts.categoriesHaveNames())
        return {};
    return facts;
}

size_t StoredFacts::successiveFrom(size_t i) const
{
    if (!m_papers.at)
        return m_size - i;
    // Papers ascend, so those between two follow one another where these are as far apart as their places.
    const auto areSuccessive = [&](size_t count) {
        return m_papers[i + count - 1] - m_papers[i] == count - 1;
    };
    size_t fewest = 1, tooMany = 2;
    for (; i + tooMany <= m_size && areSuccessive(tooMany); tooMany *= 2)
        fewest = tooMany;
    tooMany = std::min(tooMany, m_size - i + 1);
    while (tooMany - fewest > 1) {
        const size_t middle = fewest + (tooMany - fewest) / 2;
        (areSuccessive(middle) ? fewest : tooMany) = middle;
    }
    return fewest;
}

void StoredFacts::copyDays(int32_t *to, size_t i, size_t count) const
{
    for (size_t k = 0; k < count; ++k)
        to[k] = day(i + k);
}

void StoredFacts::setDays(DayColumn *to, size_t first, size_t i, size_t count) const
{
    for (size_t k = 0; k < count; ++k)
        to->set(first + k, day(i + k));
}

std::optional<FactColumns> FactColumns::fromBytes(std::string_view bytes)
{
    const auto stored = StoredFacts::of(bytes);
    if (!stored)
        return {};
    FactColumns columns;
    const size_t n = stored->size();
    columns.days.resize(n);
    stored->copyDays(columns.days.data(), 0, n);
    columns.flags.resize(n);
    stored->copyFlags(columns.flags.data(), 0, n);
    columns.scores.resize(n);
    stored->setScores(&columns.scores, 0, 0, n);
    columns.citations.resize(n);
    stored->setCitations(&columns.citations, 0, 0, n);
    columns.papers.reserve(n);
    columns.categories.reserve(n);
    for (size_t i = 0; i < n; ++i) {
        columns.papers.push_back(stored->paper(i));
        columns.categories.push_back(stored->category(i));
    }
    columns.categoryNames.assign(stored->categoryNames().begin(), stored->categoryNames().end());
    return columns;
}

} // namespace lectern::index
