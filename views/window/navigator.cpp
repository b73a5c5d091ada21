#include "navigator.h"

#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/authors/authorpanel.h"
#include "views/list/facetstrip.h"
#include "views/list/paperlist.h"
#include "views/list/searchbox.h"
#include "views/paper/abstractpane.h"
#include "views/sidebar/sidebar.h"
#include "views/style/controls.h"
#include "views/style/motion.h"
#include "views/widgets/page.h"
#include "views/widgets/windowstate.h"
#include "windowlayout.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTextBrowser>

#include <algorithm>
#include <iterator>

namespace lectern
{

using Id = ActionId;
using Lib = LibrarySession;

static constexpr int kTallEnough = 760; // minimum height in pixels for list and paper above each other

Navigator::Navigator(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_pages(context.pages), m_window(context.window), m_views(views)
{
    connectActions();
    connect(&m_pages, &Pages::readingEnds, this, [this] { setReading(false); });
    connect(&m_library.browser(), &LibraryBrowser::authorClosed, this, [this] {
        m_hasAuthor = false;
        m_views.author.hide();
        announceOnce();
    });
    // Folds a part that stayed open while the user was typing in it.
    connect(
        qApp, &QApplication::focusChanged, this,
        [this] {
            if (m_openFile)
                fold(true);
        },
        Qt::QueuedConnection);
}

void Navigator::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::Find, [this] { find(); });
    on(Id::ReadingMode, [this](bool shown) { setReading(shown); });
    on(Id::LeaveReading, [this] { leave(); });
    on(Id::ShowSidebar, [this](bool shown) {
        if (m_isPdf)
            m_sidebarAtPdf = shown;
        else
            m_sidebar.choose(m_window.width(), shown);
        slide(m_views.sidebar, [] { return Qt::LeftEdge; });
    });
    on(Id::ShowAbstract, [this](bool shown) {
        if (isNarrowAndTall())
            m_abstract.wanted = shown;
        else
            m_abstract.choose(m_window.width(), shown);
        slide(m_views.pane, [this] {
            return m_views.pane.x() > 0 ? Qt::RightEdge
                                        : Qt::BottomEdge; // the pane is next to the list, or below it
        });
    });
    connect(&m_actions[Id::ViewTable], &QAction::toggled, this, [this] { fold(); });
    on(Id::ShowAuthorFigures, [this](bool shown) {
        m_author.choose(m_window.height(), shown);
        fold();
    });
}

// Folds on the user's request, with an animation that shows where the part goes or comes from.
void Navigator::slide(QWidget &part, const std::function<Qt::Edge()> &edge)
{
    const bool was = part.isVisible();
    if (was && hasMotion()) // before the layout changes the geometry
        slideOut(part, edge());
    fold();
    if (was || !hasMotion() || !part.isVisible())
        return;
    // Queued, so that it runs after layout and before painting.
    QMetaObject::invokeMethod(
        this, [&part, edge] { slideIn(part, edge()); }, Qt::QueuedConnection);
}

// Returns whether list and paper fit above each other.
bool Navigator::isNarrowAndTall() const
{
    return m_window.width() < m_abstract.below && m_window.height() >= kTallEnough;
}

void Navigator::find()
{
    if (m_reading)
        setReading(false);
    m_views.top.searchBox().setFocus(Qt::ShortcutFocusReason);
    m_views.top.searchBox().selectAll();
}

void Navigator::setReading(bool on)
{
    m_reading = on;
    m_actions[Id::ReadingMode].setChecked(on);
    m_views.top.setVisible(!on);
    m_views.listSide.setVisible(!on);
    m_views.author.setVisible(!on && m_hasAuthor);
    m_views.pane.setPage(on);
    if (on)
        m_pages.showPapers();
    fold();
    if (on)
        m_views.pane.text()->setFocus();
    else
        m_views.list.setFocus();
}

void Navigator::showAbstract()
{
    if (!m_views.pane.isVisible())
        setReading(true);
}

void Navigator::showAuthor()
{
    m_hasAuthor = true;
    m_views.author.setVisible(!m_reading);
    announceOnce();
}

// Hides facets above the list that the author panel already shows.
void Navigator::announceOnce()
{
    m_views.facets.setBrief(m_hasAuthor, m_hasAuthor && m_actions[Id::ShowAuthorFigures].isChecked());
}

// Returns whether the focus is in the paper pane next to another page.
bool Navigator::isSidePaneShown() const
{
    return m_isDetached && hasFocusInside(m_views.pane);
}

void Navigator::setPdf(bool isOpen)
{
    if (std::exchange(m_isPdf, isOpen) == isOpen)
        return;
    m_sidebarAtPdf = false;
    fold();
}

void Navigator::leave()
{
    if (isSidePaneShown()) {
        m_pages.currentWidget()->setFocus();
        return;
    }
    if (m_pages.showsPapers() && m_reading)
        setReading(false);
    m_pages.leave();
}

bool Navigator::isBlockedForList(const QKeyEvent &key) const
{
    const bool plain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (m_pages.showsPapers() || !plain)
        return false;
    const auto isKeyOf = [&](Id id) {
        const auto keys = m_actions[id].shortcuts();
        return std::any_of(keys.cbegin(), keys.cend(), [&](const QKeySequence &own) {
            return own[0].key() == key.key() && !(own[0].keyboardModifiers() & ~Qt::ShiftModifier);
        });
    };
    // The command applies to the paper with the focus, which is visible. That paper stays the current one.
    if (isSidePaneShown() && m_views.pane.paper()
        && m_views.pane.paper()->row.id == m_library.browser().currentPaper()) {
        static const Id toOthers[] = {Id::NextPaper, Id::PreviousPaper, Id::FirstPaper,
                                      Id::LastPaper, Id::NextUnread,    Id::PageOrNext};
        return std::any_of(std::begin(toOthers), std::end(toOthers), isKeyOf);
    }
    const bool letter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    const bool digit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
    if (letter || digit)
        return true;
    // Alternative keys that the user has assigned to paper commands.
    static const Id ofPapers[] = {Id::ToggleBookmark, Id::ToggleRead,   Id::Rate0,      Id::Rate1,
                                  Id::Rate2,          Id::Rate3,        Id::Rate4,      Id::Rate5,
                                  Id::AddTag,         Id::AddToList,    Id::EditNote,   Id::Correct,
                                  Id::MoveUp,         Id::MoveDown,     Id::NextPaper,  Id::PreviousPaper,
                                  Id::FirstPaper,     Id::LastPaper,    Id::NextUnread, Id::CopyCitation,
                                  Id::CopyBibtex,     Id::CopyKey,      Id::CopyLink,   Id::OpenLink,
                                  Id::RestoreRemoved, Id::RemoveSource, Id::Undo,       Id::Redo};
    return std::any_of(std::begin(ofPapers), std::end(ofPapers), isKeyOf);
}

void Navigator::fold(bool resized)
{
    const bool sidebar = m_isPdf ? m_sidebarAtPdf : m_sidebar.isShownAt(m_window.width());
    const bool tall = isNarrowAndTall();
    const bool abstractPane = tall ? m_abstract.wanted : m_abstract.isShownAt(m_window.width());
    if (!m_isDetached)
        emit readerBelow(tall || m_actions[Id::ViewTable].isChecked());
    const bool figures = m_author.isShownAt(m_window.height());
    // A part with unfinished input stays open, however narrow the window gets.
    const bool holdSidebar = resized && !sidebar && isTypedIn(m_views.sidebar);
    const bool holdPane = resized && !abstractPane && isTypedIn(m_views.pane);
    m_openFile = holdSidebar || holdPane;
    const QWidget *focus = m_window.focusWidget();
    m_views.sidebar.setVisible((sidebar || holdSidebar) && !m_reading);
    m_views.pane.setVisible(abstractPane || m_reading || holdPane || m_isDetached);
    m_views.author.setFolded(!figures);
    m_actions[Id::ShowSidebar].setChecked(sidebar);
    m_actions[Id::ShowAbstract].setChecked(abstractPane);
    m_actions[Id::ShowAuthorFigures].setChecked(figures);
    announceOnce();
    // When a part with the focus folds, the list gets the focus instead of the next widget.
    if (focus && focus != &m_window && !focus->isVisibleTo(&m_window))
        m_views.list.setFocus();
}

void Navigator::restore(const WindowState &state)
{
    m_sidebar.wanted = state.sidebar;
    m_abstract.wanted = state.abstractPane;
    m_author.wanted = state.authorFigures;
    fold();
}

void Navigator::save(WindowState &state) const
{
    state.sidebar = m_sidebar.wanted;
    state.abstractPane = m_abstract.wanted;
    state.authorFigures = m_author.wanted;
}

} // namespace lectern
