#include "facetquery.h"

#include "models/store/index/query/searchindex.h"
#include "models/store/queries/overviewreader.h"

namespace lectern
{

FacetQuery::FacetQuery(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lane(library.backgroundReader(), "facet values")
{
    connect(&library.browser(), &LibraryBrowser::resultChanged, this, &FacetQuery::ask);
    connect(&library.edits(), &LibraryEdits::edited, this, &FacetQuery::ask);
}

void FacetQuery::watch(FacetKind kind)
{
    m_kind = kind;
    ask();
}

void FacetQuery::stop()
{
    m_kind.reset();
    m_lane.cancel();
}

void FacetQuery::ask()
{
    const ResultSetPtr result = m_library.browser().papers().result();
    if (!m_kind || !m_library.isOpen() || !result)
        return;
    m_library.backgroundReader().ask(
        m_lane,
        [result, kind = *m_kind](Library &library, const Cancelled &cancelled) {
            return kind == FacetKind::Author ? library.overviews().authorsOf(result, kAuthors, cancelled)
                                             : library.index().facetValues(result, kind, cancelled);
        },
        [this](const FacetValues &values) { emit counted(values); },
        [this](const Error &error) { emit failed(error.message); });
}

} // namespace lectern
