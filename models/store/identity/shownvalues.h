#pragma once
// What the window shows of a paper that several sources know (design, section 4: shown value). Pure.
#include "models/store/rows/sighting.h"

#include <array>

namespace lectern
{

struct ShownValues {
    Paper values;
    quint32 conflicts = 0; // PaperField bits with different values
    // Index of the sighting each field is shown from; -1: no value. Of authors, whose list it is: some of its
    // names may stand more fully on another.
    std::array<qsizetype, kPaperFields> from{};
};

// Latest saved source wins; ties by the greater content hash of the source. But better values win over later
// ones:
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
// of another, where initials stand for names, a cut abstract of another, a date whose year was inferred and
// that agrees in month and day, "LG" and "cs.LG", addresses and extra fields (a paper may have many).
ShownValues shownValues(const QList<Sighting> &sightings);

// Of title and authors, the fields (PaperField bits) both state and in which they are in conflict.
quint32 disagreement(const Paper &a, const Paper &b);

// The first words of an abstract, to name a paper without a title: at most about 90 characters, ending in "…"
// where there is more.
QString leadWords(const QString &abstract);

} // namespace lectern
