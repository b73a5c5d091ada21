#include "paperjump.h"

#include "views/list/paperlist.h"
#include "views/parts/pages.h"

namespace lectern
{

static constexpr qsizetype kPlaces = 50; // remembered

PaperJump::PaperJump(LibrarySession &library, PaperList &list, Pages &pages, QObject *parent)
    : QObject(parent), m_library(library), m_list(list), m_pages(pages)
{
    connect(&library, &LibrarySession::aboutToOpen, this, [this] { m_places.clear(); });
}

void PaperJump::select(PaperId id)
{
    if (const int row = m_library.browser().papers().rowOf(id); row >= 0)
        m_list.selectRow(row, true);
}

void PaperJump::to(PaperId id)
{
    m_places.append({m_library.browser().query(), m_library.browser().currentPaper()});
    if (m_places.size() > kPlaces)
        m_places.removeFirst();
    m_pages.leave();
    if (m_library.browser().papers().rowOf(id) >= 0) {
        select(id);
        return;
    }
    QueryState all;
    all.takeOrders(m_library.browser().query());
    m_library.browser().setQuery(all, id);
}

bool PaperJump::back()
{
    if (m_places.isEmpty())
        return false;
    const Place place = m_places.takeLast();
    m_pages.leave();
    if (place.query == m_library.browser().query())
        select(place.paper);
    else
        m_library.browser().setQuery(place.query, place.paper);
    return true;
}

} // namespace lectern
