#pragma once
// Pairs of frequent words: two that stand next to each other in a title or abstract, both of them in this
// list, have a posting list of their own, and positions. The papers of each word are nearly all papers there
// are, so that looking at the positions of both would take a tenth of a second with millions of papers.
#include <span>
#include <string>
#include <string_view>

namespace lectern::index
{

inline constexpr int kPairedWords = 64;
// The list, in the order of the bytes.
std::span<const std::string_view, kPairedWords> pairedWords();
// Returns the number of a folded word in the list, from 0 to kPairedWords - 1; below 0 when it is not there.
// Whoever changes the list counts kIndexVersion up.
int pairedWord(std::string_view word);
// Returns the key of a pair behind its tag, also where the second is the beginning of a word.
std::string pairOf(std::string_view first, std::string_view second);

} // namespace lectern::index
