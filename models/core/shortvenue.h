#pragma once
// By what short name everybody calls a conference or journal, however a source prints it.
#include <string>
#include <string_view>

namespace lectern
{

// What is known of a venue by its name.
struct ShortVenue {
    std::string name; // "ICML"; "CVPR Workshops"; empty: no short name is known
    std::string full; // "International Conference on Machine Learning"; empty: no full name is known
    bool isJournal = false;
    bool isPrintedShort = false; // the source prints the short name: "icml", "Proc. ICML 2024", "NIPS"
};

// venue: UTF-8, as printed, in full or short: "icml", "ICML 2024" and "Proceedings of the 42nd International
// Conference on Machine Learning" are all "ICML". Words of its own that are not the venue's, as in "ICML 2024
// Workshops: AI for Science", make it another venue, of which none is known.
ShortVenue shortVenue(std::string_view venue);

} // namespace lectern
