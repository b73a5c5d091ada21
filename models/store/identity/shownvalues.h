#pragma once
// What the window shows of a paper that several sources know. Pure: no SQL.
#include "models/store/types/sighting.h"

#include <array>

namespace lectern
{

struct ShownValues {
    Paper values;
    quint32 conflicts = 0; // PaperField bits with different values
    // The index of the sighting that each field is shown from; -1: no value. For authors it says whose list
    // is shown; some names may stand more fully on another sighting.
    std::array<qsizetype, kPaperFields> from{};
};

// Computes what is shown. The source saved last wins; among equals, the one with the greater content hash.
// But a better value wins over a later one:
//
// | field    | better                                                                        |
// |----------|-------------------------------------------------------------------------------|
// | title    | one that is not cut; of two that differ in a few letters, whose own words     |
// |          | stand in an abstract                                                          |
// | authors  | a longer list in which everybody of the other stands; each name as fully as   |
// |          | any such list has it                                                          |
// | abstract | a whole one, and one that goes on where the other ends                        |
// | date     | a stated one                                                                  |
//
// The order of the input does not matter. Never empty.
//
// Different values are a conflict, except: titles that fold to the same, an author list that is the beginning
// of another, initials that stand for names, a cut abstract of another, a date with an inferred year that
// agrees in month and day, "LG" and "cs.LG", and addresses and extra fields (a paper may have many).
ShownValues shownValues(const QList<Sighting> &sightings);

// Returns which of title and authors (as PaperField bits) both state and are in conflict about.
quint32 disagreement(const Paper &a, const Paper &b);

// Returns the first words of an abstract, to name a paper without a title: at most about 90 characters,
// ending in "…" where there is more.
QString leadWords(const QString &abstract);

} // namespace lectern
