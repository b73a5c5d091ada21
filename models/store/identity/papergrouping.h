#pragma once
// Groups sightings into papers by the rules of identityrules.h. Pure: it knows no SQL and not in which order
// sources were imported.
#include "identity.h"

namespace lectern
{

// Whether one of the rules (identityrules.h) joins the two directly and nothing speaks against it.
bool directlyJoined(const Identity &a, const Identity &b);

// A person's decision about the source of some sightings: these are another paper than those. Both are places
// in the list.
struct Apart {
    QList<int> these, those;
};

// Returns for each sighting the number of its paper: equal for sightings of one paper, ascending by first
// member. The input must be in content order and must hold, with each sighting, all that could be joined to
// it over any chain; the result then depends on nothing else.
//
// The rules for arXiv ids, DOIs, abstracts and titles join in this order; last, a beginning of an abstract
// joins one paper only. Within a rule the earlier in content order go first. Nothing joins sightings that are
// two papers (areTwo() of identityrules.h), not even over a third. Keys that are common among the sightings
// join nobody; keys that are common elsewhere must have been removed by the caller (withoutKeys()).
QList<int> groupIntoPapers(const QList<Identity> &sightings, const QList<Apart> &apart = {});

} // namespace lectern
