#include "paperjump.h"

#include "views/list/paperlist.h"
#include "views/parts/pages.h"

namespace lectern
{

static constexpr qsizetype kPlaces = 50; // remembered

PaperJump::PaperJump(LibraryController &library, PaperList &list, Pages &pages, QObject *parent)
    : QObject(parent), m_library(library), m_list(list), m_pages(pages)
{
    connect(&library, &LibraryController::aboutToOpen, this, [this] { m_places.clear(); });
}

void PaperJump::select(PaperId id)
{
    if (const int row = m_library.papers().rowOf(id); row >= 0)
        m_list.selectRow(row, true);
}

void PaperJump::to(PaperId id)
{
    m_places.append({m_library.query(), m_library.currentPaper()});
    if (m_places.size() > kPlaces)
        m_places.removeFirst();
    m_pages.leave();
    if (m_library.papers().rowOf(id) >= 0) {
        select(id);
        return;
    }
    QueryState all;
    all.sort = m_library.query().sort;
    m_library.setQuery(all, id);
}

bool PaperJump::back()
{
    if (m_places.isEmpty())
        return false;
    const Place place = m_places.takeLast();
    m_pages.leave();
    if (place.query == m_library.query())
        select(place.paper);
    else
        m_library.setQuery(place.query, place.paper);
    return true;
}

} // namespace lectern
