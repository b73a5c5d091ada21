#pragma once
// Pairs of frequent words. Two listed words that are adjacent in a title or abstract have a separate posting
// list with positions. Nearly all papers contain each of the words, so comparing their positions would need a
// tenth of a second with millions of papers.
#include <span>
#include <string>
#include <string_view>

namespace lectern::index
{

inline constexpr int kPairedWords = 64;
// The list, in byte order.
std::span<const std::string_view, kPairedWords> pairedWords();
// Returns the number of a folded word in the list, from 0 to kPairedWords - 1, or a negative number.
// Increment kIndexVersion when the list changes.
int pairedWord(std::string_view word);
// Returns the key of a pair without its tag; the second may be the prefix of a word.
std::string pairOf(std::string_view first, std::string_view second);

} // namespace lectern::index
