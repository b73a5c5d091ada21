#include "querystate.h"

#include "models/core/query/querytext.h"

namespace lectern
{

static constexpr qsizetype kMaxPlaces = 200;

QString PlacePositions::placeOf(const QueryState &query)
{
    return query.scope ? queryText(query.scope->node) : QString();
}

void PlacePositions::keep(const QString &place, PaperId paper, const SortOrder &sort)
{
    m_all.removeIf([&](const Position &each) { return each.place == place; });
    m_all.append({place, paper, sort});
    if (m_all.size() > kMaxPlaces)
        m_all.removeFirst();
}

const PlacePositions::Position *PlacePositions::find(const QString &place) const
{
    for (const Position &each : m_all)
        if (each.place == place)
            return &each;
    return nullptr;
}

} // namespace lectern
