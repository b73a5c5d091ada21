#pragma once
// Query commands: search box, filters, facets, and sidebar entries with their own command.
#include "models/itemmodels/querystate.h"
#include "models/session/authorscontroller.h"
#include "models/store/types/facets.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class FacetQuery;
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
    void hideIdleColumns();
    void connectAnswers();
    void connectActions();
    void showQuery(const QueryState &query);
    void showNames();
    void showFacets();
    void showLeft(QueryState asked);
    QList<FacetKind> kinds() const;

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    FacetPopup *m_values;
    FacetQuery *m_look;
    FacetQuery *m_venues;
    Facets m_facets; // facets of the current result
    Views m_views;
    AuthorOffers m_offers;
};

} // namespace lectern
