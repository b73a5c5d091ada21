#include "venuenames.h"

#include <algorithm>
#include <vector>

namespace lectern::index
{

namespace
{

constexpr auto kCapitalsOfName = 2;

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

// Non-ASCII bytes are almost always parts of letters.
bool isOfWord(char c)
{
    return isCapital(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')
        || static_cast<uint8_t>(c) >= 0x80;
}

} // namespace

std::string venueNames(std::string_view venue)
{
    std::vector<std::string_view> words;
    for (size_t at = 0; at < venue.size();) {
        const size_t begin = at;
        while (at < venue.size() && isOfWord(venue[at]))
            ++at;
        if (at > begin)
            words.push_back(venue.substr(begin, at - begin));
        else
            ++at;
    }
    if (words.size() == 1)
        return std::string(words.front());
    const bool mixed = std::any_of(venue.begin(), venue.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    std::string names;
    for (const std::string_view word : words)
        if (mixed && std::count_if(word.begin(), word.end(), isCapital) >= kCapitalsOfName)
            names.append(names.empty() ? "" : " ").append(word);
    return names;
}

} // namespace lectern::index
