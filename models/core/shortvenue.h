#pragma once
// Short names of conferences and journals, independent of how a source prints them.
#include <string>
#include <string_view>

namespace lectern
{

// The known names of a venue.
struct ShortVenue {
    std::string name; // "ICML", "CVPR Workshops"; empty: unknown
    std::string full; // "International Conference on Machine Learning"; empty: unknown
    bool isJournal = false;
    bool isPrintedShort = false; // the source prints the short name: "icml", "Proc. ICML 2024", "NIPS"
};

// Finds a venue by its full or short printed name in UTF-8. "icml", "ICML 2024" and "Proceedings of the 42nd
// International Conference on Machine Learning" all give "ICML". Additional words, as in "ICML 2024
// Workshops: AI for Science", mean another venue, and the result is empty.
ShortVenue shortVenue(std::string_view venue);

} // namespace lectern
