#pragma once
// Sightings into papers, by the rules of identityrules.h. Pure: no SQL, and no notion of the order in which
// sources were imported.
#include "identity.h"

namespace lectern
{

// Whether the two are joined directly by one of the rules (identityrules.h), and nothing speaks against it.
bool directlyJoined(const Identity &a, const Identity &b);

// What a person said of the source of some sightings: that these are another paper than those. By their
// places in the list.
struct Apart {
    QList<int> these, those;
};

// The papers among these sightings: a number for each, equal for those that are one paper, ascending by first
// member. The input must be in content order and hold, with each sighting, all that could be joined to it
// over any chain; the outcome then depends on nothing else.
//
// The rules for arXiv ids, DOIs, abstracts and titles join in this order; a beginning of an abstract joins
// last, to one paper only. Within one rule the earlier in content order go first. Nothing joins sightings
// that are two (areTwo() of identityrules.h), not even over a third. Keys that are common among the sightings
// join nobody; of a key that is common elsewhere the caller has freed them (withoutKeys()).
QList<int> groupIntoPapers(const QList<Identity> &sightings, const QList<Apart> &apart = {});

} // namespace lectern
