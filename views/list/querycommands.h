#pragma once
// Query commands: search box, filters, facets, and sidebar entries with their own command.
#include "models/itemmodels/querystate.h"
#include "models/session/tasks/requesttoken.h"
#include "models/store/types/facets.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class FacetPopup;
class FacetStrip;
class FilterBar;
class PaperList;
class Pages;
class SearchBox;

class QueryCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        SearchBox &box;
        FilterBar &filter;
        FacetStrip &facets;
        PaperList &list;
    };
    QueryCommands(const CommandContext &context, const Views &views);

private:
    void connectBox();
    void connectFilters();
    void connectFacets();
    void inspectVenues();
    void stopVenues();
    void countValues();
    void hideIdleColumns();
    void connectAnswers();
    void connectActions();
    void showQuery(const QueryState &query);
    void showNames();
    void showFacets();
    void showLeft(const QueryState &before, PaperId paper, bool clears);
    QList<FacetKind> kinds() const;

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    FacetPopup *m_values;
    std::optional<FacetKind> m_countedFacet; // the list of its values is open
    bool m_countsVenues = false;
    Facets m_facets; // facets of the current result
    Views m_views;
    RequestToken m_offers{"authors to offer"}, m_valuesToken{"facet values"}, m_venuesToken{"facet values"};
};

} // namespace lectern
