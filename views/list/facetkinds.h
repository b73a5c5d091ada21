#pragma once
// Names and queries of facets and their values.
#include "models/itemmodels/querystate.h"
#include "models/store/types/facets.h"

namespace lectern
{

// Returns all kinds in display order.
QList<FacetKind> facetKinds();
QString facetName(FacetKind kind); // "Venue"
QString facetText(FacetKind kind, const FacetValue &value); // "NeurIPS", "score 80 to below 90"
// Returns the condition that matches exactly the counted papers.
Condition facetCondition(FacetKind kind, const FacetValue &value);
// Returns the condition for typed text, for kinds that do not list all values; otherwise nullopt.
std::optional<Condition> facetSearch(FacetKind kind, const QString &typed);
// Returns whether selecting another value would replace an active condition of this kind. The counts then do
// not apply.
bool isRequested(FacetKind kind, const QueryState &query);
// Returns the condition for these years.
Condition yearsCondition(int from, int to);

} // namespace lectern
