#include "facts.h"

namespace lectern::index
{

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

} // namespace lectern::index
