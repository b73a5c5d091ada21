#include "shortvenue.h"

#include <string>

namespace lectern
{

QString shortVenueText(const QString &venue)
{
    const std::string name = shortVenue(venue.toStdString()).name;
    return name.empty() ? venue : QString::fromStdString(name);
}

QString venueText(const QString &venue)
{
    const QString known = shortVenueText(venue);
    return known.compare(venue, Qt::CaseInsensitive) == 0 ? known : venue;
}

QString fullVenueText(const QString &venue)
{
    const ShortVenue known = shortVenue(venue.toStdString());
    return known.isPrintedShort && !known.full.empty() ? QString::fromStdString(known.full)
                                                       : venueText(venue);
}

} // namespace lectern
