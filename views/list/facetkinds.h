#pragma once
// What the kinds of facets and their values are called, and what a click on one asks for.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"

namespace lectern
{

// All of them, in the order in which they are offered.
QList<FacetKind> facetKinds();
QString facetName(FacetKind kind); // "Venue"
QString facetText(FacetKind kind, const FacetValue &value); // "NeurIPS", "score 80 to below 90"
// Finds exactly the papers that the value counts.
Condition facetCondition(FacetKind kind, const FacetValue &value);
// Finds what is typed where not all values of the kind are listed; nothing where they are always.
std::optional<Condition> facetSearch(FacetKind kind, const QString &typed);
// Whether another value of this kind would take the place of the one that is asked for, so that the counts of
// the present papers would not be what it finds.
bool isAskedFor(FacetKind kind, const QueryState &query);
// The papers of these years.
Condition yearsCondition(int from, int to);

} // namespace lectern
