#pragma once
// Computes the shown values of a paper with several sources. Pure: no SQL.
#include "models/store/types/sighting.h"

#include <array>

namespace lectern
{

struct ShownValues {
    Paper values;
    quint32 conflicts = 0; // PaperField bits with different values
    // Index of the sighting that provides each shown field; -1: no value. For authors it is the sighting of
    // the shown list; some names may be taken in a fuller form from another one.
    std::array<qsizetype, kPaperFields> from{};
};

// Computes the shown values. A field shows the value of the source saved last; of sources saved at the same
// time, that of the source with the greater content hash. But a better value is preferred to a later one:
//
//   | field    | better                                                                        |
//   |----------|-------------------------------------------------------------------------------|
//   | title    | a complete one; of two that differ in a few letters, the one whose distinct   |
//   |          | words occur in an abstract                                                    |
//   | authors  | a longer list that contains all of the other; each name in the fullest form   |
//   |          | of any such list                                                              |
//   | abstract | a complete one, and one that continues the other                              |
//   | date     | a stated one                                                                  |
//
// The order of the input does not matter. The input must not be empty.
//
// Different values are a conflict, except: titles that fold to the same text, an author list that is a prefix
// of another, initials that match names, an abstract that is truncated from another, a date with an inferred
// year that agrees in month and day, "LG" and "cs.LG", and links and extra fields (a paper may have many).
ShownValues shownValues(const QList<Sighting> &sightings);

// Returns the fields among title and authors (as PaperField bits) that both state and that conflict.
quint32 disagreement(const Paper &a, const Paper &b);

// Returns the first words of an abstract as a substitute for a missing title: at most about 90 characters,
// ending in "…" if truncated.
QString leadWords(const QString &abstract);

} // namespace lectern
