#pragma once
// Short names of conferences and journals, independent of how a source prints them.
#include <QString>
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

// Venue names for display and for citations.

// Returns the short name if it is known (shortvenue.h), otherwise the name as printed.
QString shortVenueText(const QString &venue);
// Returns the venue as printed. Only a short name gets its usual capitals: "neurips" becomes "NeurIPS".
QString venueText(const QString &venue);
// Returns the full name if the source prints a known short name ("icml 2024" becomes "International
// Conference on Machine Learning"), otherwise venueText().
QString fullVenueText(const QString &venue);

} // namespace lectern
