#include "querystate.h"

#include "models/core/query/querytext.h"

namespace lectern
{

static constexpr qsizetype kMaxPlaces = 200;

QString PlacePositions::placeOf(const QueryState &query)
{
    return query.scope ? queryText(query.scope->node) : QString();
}

void PlacePositions::keep(const QString &place, PaperId paper)
{
    m_all.removeIf([&](const Position &each) { return each.place == place; });
    if (paper != PaperId::None)
        m_all.append({place, paper});
    if (m_all.size() > kMaxPlaces)
        m_all.removeFirst();
}

PaperId PlacePositions::at(const QString &place) const
{
    for (const Position &each : m_all)
        if (each.place == place)
            return each.paper;
    return PaperId::None;
}

} // namespace lectern
