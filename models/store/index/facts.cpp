#include "facts.h"

#include "postings.h"

#include <algorithm>
#include <cstring>

namespace lectern::index
{

namespace
{

constexpr std::string_view magic = "LF1\n";

template <typename T>
void put(std::string *out, const std::vector<T> &column)
{
    out->append(reinterpret_cast<const char *>(column.data()), column.size() * sizeof(T));
}

template <typename T>
bool take(std::string_view *bytes, size_t count, std::vector<T> *column)
{
    if (bytes->size() / sizeof(T) < count)
        return false;
    column->resize(count);
    std::memcpy(column->data(), bytes->data(), count * sizeof(T));
    bytes->remove_prefix(count * sizeof(T));
    return true;
}

} // namespace

uint32_t FactColumns::numberOf(std::string_view printed)
{
    const auto place = std::lower_bound(
        m_sortedNames.begin(), m_sortedNames.end(), printed,
        [this](uint32_t number, std::string_view wanted) { return categoryNames[number] < wanted; });
    if (place != m_sortedNames.end() && categoryNames[*place] == printed)
        return *place;
    const auto number = uint32_t(categoryNames.size());
    categoryNames.emplace_back(printed);
    m_sortedNames.insert(place, number);
    return number;
}

void FactColumns::add(uint32_t paper, const PaperFacts &facts, std::string_view printed)
{
    papers.push_back(paper);
    days.push_back(facts.day);
    scores.push_back(facts.score);
    citations.push_back(facts.citations);
    flags.push_back(facts.flags);
    categories.push_back(numberOf(printed));
}

// The columns one behind the other as they are in memory (little endian on every machine Lectern runs on),
// the names one a line, and a checksum.
std::string FactColumns::toBytes() const
{
    std::string out(magic);
    const uint32_t counts[2] = {uint32_t(papers.size()), uint32_t(categoryNames.size())};
    out.append(reinterpret_cast<const char *>(counts), sizeof counts);
    put(&out, papers);
    put(&out, days);
    put(&out, scores);
    put(&out, citations);
    put(&out, flags);
    put(&out, categories);
    for (const std::string &name : categoryNames)
        (out += name) += '\n';
    const uint32_t sum = checksum(out);
    out.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    return out;
}

std::optional<FactColumns> FactColumns::fromBytes(std::string_view bytes)
{
    uint32_t sum = 0, counts[2] = {};
    if (bytes.size() < magic.size() + sizeof counts + sizeof sum || !bytes.starts_with(magic))
        return {};
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
    bytes.remove_suffix(sizeof sum);
    if (checksum(bytes) != sum)
        return {};
    bytes.remove_prefix(magic.size());
    std::memcpy(counts, bytes.data(), sizeof counts);
    bytes.remove_prefix(sizeof counts);
    FactColumns columns;
    const size_t n = counts[0];
    if (!take(&bytes, n, &columns.papers) || !take(&bytes, n, &columns.days)
        || !take(&bytes, n, &columns.scores) || !take(&bytes, n, &columns.citations)
        || !take(&bytes, n, &columns.flags) || !take(&bytes, n, &columns.categories))
        return {};
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
    if (!std::is_sorted(columns.papers.begin(), columns.papers.end()))
        return {};
    return columns;
}

} // namespace lectern::index
