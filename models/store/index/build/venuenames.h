#pragma once
// Short names of venues.
#include <string>
#include <string_view>

namespace lectern::index
{

// Returns the words of a venue (UTF-8, as printed) that name it, separated by spaces: its only word
// ("neurips", "Nature"), or its words with at least two capitals ("CVPR", "NeurIPS") unless all of it is in
// capitals. A word such as "learning" in "International Conference on Machine Learning" does not name the
// venue: otherwise each search for "learning" would find all its papers.
std::string venueNames(std::string_view venue);

} // namespace lectern::index
