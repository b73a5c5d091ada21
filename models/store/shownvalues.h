#pragma once
// What the window shows of a paper that several sources know (design, section 4: shown value). Pure.
#include "sighting.h"

#include <array>

namespace lectern
{

struct ShownValues {
    Paper values;
    quint32 conflicts = 0; // PaperField bits with different values
    std::array<qsizetype, kPaperFields>
        from{}; // index of the sighting each field is shown from; -1: no value
};

// Latest saved source wins; a stated date beats an inferred one, a longer author list beats its beginning, a
// whole abstract beats a cut one; ties by the greater content hash of the source. The order of the input does
// not matter. Never empty.
//
// Different values are a conflict, except: titles and names that fold to the same, an author list that is the
// beginning of another, a cut abstract of another, a date whose year was inferred and that agrees in month
// and day, "LG" and "cs.LG", addresses and extra fields (a paper may have many).
ShownValues shownValues(const QList<Sighting> &sightings);

// The first words of an abstract, to name a paper without a title: at most about 90 characters, ending in "…"
// where there is more.
QString leadWords(const QString &abstract);

} // namespace lectern
