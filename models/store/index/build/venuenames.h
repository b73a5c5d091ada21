#pragma once
// What a venue is called for short.
#include <string>
#include <string_view>

namespace lectern::index
{

// Returns the words of a venue (UTF-8, as printed) that name it, separated by blanks: its only word
// ("neurips", "Nature"), or those with two capitals or more ("CVPR", "NeurIPS") unless all of it is in
// capitals. A word like "learning" in "International Conference on Machine Learning" names no venue: it would
// bring all its papers to everybody who searches for learning.
std::string venueNames(std::string_view venue);

} // namespace lectern::index
