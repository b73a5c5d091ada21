#pragma once
// The names of a venue as the window shows it and as references cite it.
#include <QString>

namespace lectern
{

// A venue by its short name where one is known (shortvenue.h), else as printed.
QString shortVenueText(const QString &venue);
// A venue as printed; only one that is a short name itself gets its letters: "neurips" is "NeurIPS".
QString venueText(const QString &venue);
// A venue in full: where the source prints a short name of which the full one is known, that one ("icml 2024"
// is "International Conference on Machine Learning"), else as venueText().
QString fullVenueText(const QString &venue);

} // namespace lectern
