#include "paperjump.h"

#include "views/list/paperlist.h"
#include "views/widgets/page.h"

namespace lectern
{

static constexpr qsizetype kPlaces = 50; // maximum length of the history

PaperJump::PaperJump(LibrarySession &library, PaperList &list, Pages &pages, QObject *parent)
    : QObject(parent), m_library(library), m_list(list), m_pages(pages)
{
    connect(&library, &LibrarySession::aboutToOpen, this, [this] { m_places.clear(); });
    connect(&library.browser(), &LibraryBrowser::left, this, &PaperJump::leave);
}

void PaperJump::select(PaperId id)
{
    if (const int row = m_library.browser().papers().rowOf(id); row >= 0)
        m_list.selectRow(row, true);
}

// Entries that the user only passes with the arrow keys are not recorded.
void PaperJump::leave(const QueryState &query, PaperId paper)
{
    constexpr int kPassingMs = 1000;
    const bool passing = m_arrived.isValid() && m_arrived.elapsed() < kPassingMs && query.typed.isEmpty()
        && query.conditions.isEmpty();
    m_arrived.start();
    if (!passing)
        remember({query, paper});
}

void PaperJump::remember(const Place &place)
{
    m_places.append(place);
    if (m_places.size() > kPlaces)
        m_places.removeFirst();
}

void PaperJump::from(const std::function<void()> &page, PaperId id)
{
    remember({m_library.browser().query(), m_library.browser().currentPaper(), page});
    m_pages.leave();
    if (m_library.browser().papers().rowOf(id) >= 0) {
        select(id);
        return;
    }
    QueryState all;
    all.adoptOrders(m_library.browser().query());
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
    m_arrived.invalidate();
    if (place.page)
        place.page();
    return true;
}

} // namespace lectern
