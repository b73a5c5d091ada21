#include "querycommands.h"

#include "facetpopup.h"
#include "facetstrip.h"
#include "filterbar.h"
#include "models/itemmodels/display.h"
#include "models/session/authorqueries.h"
#include "models/session/librarysession.h"
#include "paperlist.h"
#include "searchbox.h"
#include "views/actions/actions.h"
#include "views/style/controls.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"

#include <QTimer>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

static constexpr int kSlowSearchMs = 250;

QueryCommands::QueryCommands(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_values(new FacetPopup(&context.window)),
      m_views(views)
{
    connectBox();
    connectFilters();
    connectFacets();
    connectAnswers();
    connectActions();
    showQuery(m_library.browser().query());
    showFacets();
}

void QueryCommands::connectBox()
{
    connect(&m_views.box, &SearchBox::typed, this, [this](const QString &text) {
        m_pages.showPapers(); // the result must be visible
        m_library.browser().setTyped(text);
    });
    connect(&m_views.box, &SearchBox::committed, this, [this] {
        m_library.browser().change(&QueryState::commitTyped);
        m_views.list.setFocus();
    });
    connect(&m_views.box, &SearchBox::backspacePressed, this, [this] {
        m_library.browser().change(&QueryState::stepBack);
        m_views.box.selectAll(); // a second key press deletes the text
    });
    connect(&m_views.box, &SearchBox::authorsRequested, this, [this](const QString &words) {
        m_library.backgroundReader().ask(
            m_offers, bindLibrary(offeredAuthors, words), this,
            [this, words](const QList<AuthorOffer> &offers) { m_views.box.offerAuthors(words, offers); });
    });
    connect(&m_views.box, &SearchBox::left, this, [this] { m_views.list.setFocus(); });
}

void QueryCommands::connectFilters()
{
    const FilterBar *filter = &m_views.filter;
    connect(filter, &FilterBar::scopeCleared, this, [this] { m_library.browser().setScope({}); });
    connect(filter, &FilterBar::conditionRemoved, &m_library.browser(), &LibraryBrowser::removeCondition);
    connect(filter, &FilterBar::exactRequested, this,
            [this] { m_library.browser().change(&QueryState::setExactSpelling); });
    connect(&m_library.browser(), &LibraryBrowser::widened, filter, &FilterBar::showWidened);
    connect(filter, &FilterBar::sortChosen, &m_library.browser(), &LibraryBrowser::setSort);
    connect(&m_views.list, &PaperList::sortChosen, &m_library.browser(), &LibraryBrowser::setSort);
}

void QueryCommands::connectFacets()
{
    LibraryBrowser *browser = &m_library.browser();
    connect(&m_views.facets, &FacetStrip::conditionSet, browser, &LibraryBrowser::narrow);
    connect(&m_views.facets, &FacetStrip::valuesRequested, m_values, &FacetPopup::open);
    connect(m_values, &FacetPopup::opened, this, [this](FacetKind kind) {
        m_countedFacet = kind;
        countValues();
    });
    connect(m_values, &FacetPopup::closed, this, [this] {
        m_countedFacet.reset();
        m_valuesToken.cancel();
    });
    // The papers or their marks have changed.
    connect(browser, &LibraryBrowser::resultChanged, this, &QueryCommands::countValues);
    connect(&m_library.writer(), &LibraryWriter::edited, this, &QueryCommands::countValues);
    connect(m_values, &FacetPopup::chosen, this, [this](const Condition &condition) {
        m_library.browser().narrow(condition);
        m_views.list.setFocus(); // the clicked widget may disappear
    });
    connect(browser, &LibraryBrowser::facetsCounted, this, [this](const Facets &facets) {
        m_facets = facets;
        showFacets();
        const bool counted = m_countsVenues;
        inspectVenues();
        m_views.facets.show(facets, m_library.browser().query(), m_countsVenues && !counted);
        hideIdleColumns();
    });
    connect(&m_library, &Lib::aboutToOpen, this, [this] {
        stopVenues(); // they belong to the previous library
    });
    connect(&m_actions[Id::NarrowBy], &QAction::triggered, this, [this] {
        m_pages.showPapers();
        if (const QList<FacetKind> offered = kinds(); !offered.isEmpty())
            m_values->open(offered.first());
    });
}

// Reads the venues of the result if they are more informative than categories, as in bibliographies. Venues
// are counted from the rows, so not for millions of papers.
void QueryCommands::inspectVenues()
{
    constexpr qint64 kMaxPapers = 300'000; // more papers need over half a second for the first count
    const int papers = m_facets.read + m_facets.unread;
    if (papers > 0 && m_facets.withCategory < papers / 2 && m_library.counts().papers <= kMaxPapers
        && m_actions[Id::ShowFacets].isChecked()) {
        if (!std::exchange(m_countsVenues, true))
            countValues();
    } else {
        stopVenues();
    }
}

void QueryCommands::stopVenues()
{
    m_countsVenues = false;
    m_venuesToken.cancel();
    m_views.facets.showVenues({});
}

// Counts the values of the open facet list, and the venues of the result.
void QueryCommands::countValues()
{
    const ResultSetPtr result = m_library.browser().papers().result();
    if (!m_library.isOpen() || !result)
        return;
    if (m_countedFacet)
        m_library.backgroundReader().ask(
            m_valuesToken, bindLibrary(facetValues, result, *m_countedFacet), this,
            [this](const FacetValues &values) { m_values->showValues(values); },
            [this](const Error &error) { m_values->showError(error.message); });
    if (m_countsVenues)
        m_library.backgroundReader().ask(
            m_venuesToken, bindLibrary(facetValues, result, FacetKind::Venue), this,
            [this](const FacetValues &venues) { m_views.facets.showVenues(venues.values); },
            [this](const Error &) { m_views.facets.showVenues({}); }); // optional
}

// Hides columns that are empty in nearly all rows of this library.
void QueryCommands::hideIdleColumns()
{
    constexpr int kOneIn = 20;
    const int all = m_facets.read + m_facets.unread;
    if (all == 0 || all != m_library.counts().papers)
        return; // the list shows a part of the library, whose values may differ
    QSet<int> idle;
    const auto note = [&](PaperListModel::Column column, int papers) {
        if (papers < all / kOneIn)
            idle.insert(column);
    };
    note(PaperListModel::Score, m_facets.withScore);
    note(PaperListModel::Category, m_facets.withCategory);
    note(PaperListModel::Code, m_facets.withCode);
    if (m_facets.rated == 0) // a few ratings are as important as many
        idle.insert(PaperListModel::Rating);
    m_views.list.setIdleColumns(idle);
}

// Returns the facets that this library supports.
QList<FacetKind> QueryCommands::kinds() const
{
    const SidebarData &shown = m_library.sidebar().sidebarData();
    QList<FacetKind> offered = facetKinds();
    offered.removeIf([&](FacetKind kind) {
        return (kind == FacetKind::Category && shown.categories.isEmpty())
            || (kind == FacetKind::Tag && shown.tags.isEmpty())
            || (kind == FacetKind::Source && shown.sources.size() < 2)
            || (kind == FacetKind::Score && !m_facets.hasScores);
    });
    return offered;
}

void QueryCommands::connectAnswers()
{
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, this, &QueryCommands::showQuery);
    connect(&m_library.browser(), &LibraryBrowser::left, this,
            [this](const QueryState &query, PaperId paper, bool clears) { showLeft(query, paper, clears); });
    // Shown only for slow searches.
    connect(&m_library.browser(), &LibraryBrowser::searchStarted, this, [this] {
        QTimer::singleShot(kSlowSearchMs, this, [this] {
            if (m_library.browser().isSearching())
                m_views.filter.showSearching();
        });
    });
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, [this] {
        m_views.filter.showCounts(m_library.browser().papers().rowCount(), m_library.counts());
        m_views.filter.showCorrection(*m_library.browser().papers().result());
        showFacets();
    });
    connect(&m_library, &Lib::sidebarChanged, this, [this](SidebarParts parts) {
        if (parts != SidebarPart::Counts) // a change of counts does not change names
            showNames();
        if (!m_library.browser().isSearching())
            m_views.filter.showCounts(m_library.browser().papers().rowCount(), m_library.counts());
        showFacets();
    });
}

// The search was cleared, or another sidebar entry was selected and shows all its papers; offers to return,
// or to repeat the search there.
void QueryCommands::showLeft(const QueryState &before, PaperId paper, bool clears)
{
    constexpr qsizetype kMaxLength = 48; // in characters
    QueryState asked = before;
    asked.scope.reset();
    if (asked.isEmpty())
        return;
    if (clears) {
        if (hasFocusInside(m_views.list)) // in the search box the change is visible, and more typing follows
            m_notices.offer(tr("Search cleared."), {{tr("Undo"), [this, before, paper] {
                                                         m_library.browser().setQuery(before, paper);
                                                     }}});
        return;
    }
    m_notices.offer(tr("The search “%1” is not applied; %2 returns to it.")
                        .arg(shortText(asked.text(), kMaxLength), keyOrName(m_actions[Id::JumpBack])),
                    {{tr("Search here"), [this, asked] {
                          QueryState here = m_library.browser().query();
                          here.typed = asked.typed;
                          here.conditions = asked.conditions;
                          m_library.browser().setQuery(here);
                      }}});
}

void QueryCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ClearFilters, [this] {
        // The focused widget, a chip or a button of the empty state, is removed by the reset.
        if (m_pages.showsPapers() && (hasFocusInside(m_views.filter) || hasFocusInside(m_views.list)))
            m_views.list.setFocus();
        m_library.browser().clearQuery();
    });
    on(Id::BestMatch, [this] { m_library.browser().change(&QueryState::toggleBestMatch); });
    // The commands work while another page is shown too.
    const auto onGo = [&](Id id, const std::optional<Condition> &place) {
        on(id, [this, place] {
            m_pages.showPapers();
            m_library.browser().goTo(place);
        });
    };
    onGo(Id::ShowAll, {});
    onGo(Id::ShowBookmarks, Condition{isNode(u"bookmarked"_s), tr("Bookmarks")});
    onGo(Id::ShowUnread, Condition{isNode(u"unread"_s), tr("Unread")});
    onGo(Id::ShowTrash, Condition{isNode(u"trash"_s), tr("Trash")});
    connect(&m_actions[Id::ShowFacets], &QAction::toggled, this, [this](bool shown) {
        showFacets();
        m_library.browser().wantFacets(shown);
        if (!shown) {
            m_countsVenues = false;
            m_venuesToken.cancel();
        }
    });
}

void QueryCommands::showQuery(const QueryState &query)
{
    m_views.box.showText(query.typed);
    m_views.box.setDiagnostics(query.diagnostics());
    m_views.filter.showQuery(query);
    m_views.list.showQuery(query);
}

// Sets the completions of search box and filters.
void QueryCommands::showNames()
{
    const SidebarData &shown = m_library.sidebar().sidebarData();
    m_views.filter.setHasRead(!shown.reading.isEmpty());
    QStringList categories, sources, tags, lists;
    for (const CategoryRow &row : shown.categories)
        categories.append(row.category);
    for (const SourceRow &row : shown.sources)
        sources.append(row.name);
    for (const Tag &tag : shown.tags)
        tags.append(tag.name);
    for (const ReadingList &list : shown.lists)
        lists.append(list.name);
    m_views.box.setCompletions(categories, sources, tags, lists);
}

// Hides the strip if there is nothing to count.
void QueryCommands::showFacets()
{
    const bool empty = m_library.browser().papers().rowCount() == 0 && m_library.counts().papers == 0
        && m_library.isOpen() && m_library.browser().papers().result() != nullptr;
    m_views.facets.setKinds(kinds());
    m_values->setKinds(kinds(), m_library.browser().query());
    m_views.facets.setVisible(m_actions[Id::ShowFacets].isChecked() && !empty && !m_library.isUnreadable());
}

} // namespace lectern
