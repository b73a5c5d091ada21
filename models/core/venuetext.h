#pragma once
// Venue names for display and for citations.
#include <QString>

namespace lectern
{

// Returns the short name if it is known (shortvenue.h), otherwise the name as printed.
QString shortVenueText(const QString &venue);
// Returns the venue as printed. Only a short name gets its usual capitals: "neurips" becomes "NeurIPS".
QString venueText(const QString &venue);
// Returns the full name if the source prints a known short name ("icml 2024" becomes "International
// Conference on Machine Learning"), otherwise venueText().
QString fullVenueText(const QString &venue);

} // namespace lectern
