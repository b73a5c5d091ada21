#include "facetlook.h"

#include "models/store/index/query/searchindex.h"
#include "models/store/queries/overviewreader.h"

namespace lectern
{

FacetLook::FacetLook(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lane(library.looker(), "facet values")
{
    connect(&library.browser(), &LibraryBrowser::resultChanged, this, &FacetLook::ask);
    connect(&library.edits(), &LibraryEdits::edited, this, &FacetLook::ask);
}

void FacetLook::watch(FacetKind kind)
{
    m_kind = kind;
    ask();
}

void FacetLook::stop()
{
    m_kind.reset();
    m_lane.giveUp();
}

void FacetLook::ask()
{
    const ResultSetPtr result = m_library.browser().papers().result();
    if (!m_kind || !m_library.isOpen() || !result)
        return;
    m_library.looker().ask(
        m_lane,
        [result, kind = *m_kind](Library &library, const Cancelled &overtaken) {
            return kind == FacetKind::Author ? library.overviews().authorsOf(result, kAuthors, overtaken)
                                             : library.index().facetValues(result, kind, overtaken);
        },
        [this](const FacetValues &values) { emit counted(values); },
        [this](const Error &error) { emit failed(error.message); });
}

} // namespace lectern
