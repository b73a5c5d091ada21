#pragma once
// Groups sightings into papers by the rules of identityrules.h. Pure: no SQL, and independent of import
// order.
#include "identity.h"

namespace lectern
{

// Whether one of the rules (identityrules.h) joins the two directly and no rule separates them.
bool directlyJoined(const Identity &a, const Identity &b);

// A user decision: these sightings are another paper than those. Both are indexes into the list.
struct Apart {
    QList<int> these, those;
};

// Returns for each sighting the number of its paper: equal for sightings of one paper, ascending by first
// member. The input must be in content order and must contain, for each sighting, all that could be joined to
// it transitively; the result then depends on nothing else.
//
// The rules for arXiv ids, DOIs, abstracts and titles are applied in this order; finally, a truncated
// abstract joins one paper only. Within a rule, earlier sightings in content order come first. Sightings that
// are separate papers (areTwo() of identityrules.h) are never joined, not even through a third. Keys that are
// common among the sightings do not join; the caller must have removed keys that are common in the library
// (withoutKeys()).
QList<int> groupIntoPapers(const QList<Identity> &sightings, const QList<Apart> &apart = {});

} // namespace lectern
