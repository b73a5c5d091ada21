#include "windowlayout.h"

#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/authors/authorpanel.h"
#include "views/importexport/jobstatus.h"
#include "views/list/facetstrip.h"
#include "views/list/filterbar.h"
#include "views/list/paperlist.h"
#include "views/list/searchbox.h"
#include "views/paper/abstractpane.h"
#include "views/sidebar/sidebar.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/namebar.h"
#include "views/widgets/page.h"
#include "views/widgets/taskline.h"
#include "views/widgets/windowstate.h"

#include <QCoreApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QHash>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

QToolButton *TopBar::button(const QString &iconName, const QString &text, bool showText, QMenu *menu)
{
    auto *tool = new QToolButton(this);
    tool->setIcon(icon(iconName));
    tool->setText(text);
    tool->setToolButtonStyle(showText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setFlat(tool, text);
    tool->setToolTip(text);
    tool->setPopupMode(QToolButton::InstantPopup);
    tool->setMenu(menu);
    return tool;
}

// Creates the menu of all commands: six menus with their submenus. Sections are divided by lines.
QMenu *TopBar::mainMenu(const Actions &actions)
{
    auto *main = new QMenu(this);
    for (const MenuSpec &spec : Actions::menus()) {
        auto *part = new QMenu(QCoreApplication::translate("lectern", spec.title), this);
        part->setObjectName(u"menu%1"_s.arg(int(spec.menu)));
        m_parts.insert(spec.menu, part);
        if (spec.parent == Menu::None)
            main->addMenu(part);
    }
    for (const MenuSpec &spec : Actions::menus()) {
        QMultiMap<int, QAction *> places;
        for (const ActionSpec &each : Actions::specs())
            if (each.menu == spec.menu)
                places.insert(each.place, &actions[each.id]);
        for (const MenuSpec &each : Actions::menus())
            if (each.parent == spec.menu)
                places.insert(each.place, m_parts[each.menu]->menuAction());
        int section = 0;
        for (auto it = places.cbegin(); it != places.cend(); ++it) {
            if (section != 0 && section != it.key() / 10)
                m_parts[spec.menu]->addSeparator();
            section = it.key() / 10;
            m_parts[spec.menu]->addAction(it.value());
        }
    }
    return main;
}

TopBar::TopBar(const Actions &actions, QWidget *parent) : QWidget(parent), m_search(new SearchBox(this))
{
    setObjectName(u"topBar"_s);
    auto *sidebar = new QToolButton(this);
    sidebar->setDefaultAction(&actions[Id::ShowSidebar]);
    setFlat(sidebar, tr("Sidebar"));
    sidebar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    QMenu *all = mainMenu(actions);
    for (const QAction *part : all->actions())
        m_menus.append(part->menu());
    QToolButton *import = button(u"file-down"_s, tr("Import"), true, m_parts[Menu::Import]);
    import->setObjectName(u"importButton"_s);
    QToolButton *view = button(u"rows-3"_s, tr("View"), false, m_parts[Menu::View]);
    m_main = button(u"menu"_s, tr("Menu"), false, all);
    m_main->setObjectName(u"mainMenuButton"_s);
    m_search->setMaximumWidth(720);
    m_search->setMinimumWidth(180);
    m_search->setMinimumHeight(fontMetrics().height() + Space::M);

    auto *row = spaced(new QHBoxLayout(this), {Space::S, Space::S, Space::S, Space::S}, Space::S);
    addWidgets(row, {sidebar, import});
    row->addStretch(1);
    row->addWidget(m_search, 20);
    auto *how = new QToolButton(this);
    how->setDefaultAction(&actions[Id::SearchHelp]);
    how->setIcon(icon(u"circle-help"_s));
    setFlat(how, tr("Search syntax"));
    how->setObjectName(u"searchHelpButton"_s);
    how->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(how);
    row->addStretch(1);
    addWidgets(row, {view, m_main});
}

void TopBar::openMenu()
{
    QMenu *menu = m_main->menu();
    const QSize size = menu->sizeHint();
    const QWidget &all = *window();
    const QPoint at = m_main->isVisible()
        ? m_main->mapToGlobal(m_main->rect().bottomRight()) - QPoint(size.width(), 0)
        : all.mapToGlobal(all.rect().topRight()) - QPoint(size.width(), 0);
    menu->popup(at);
    menu->setActiveAction(menu->actions().constFirst());
}

// Creates a separator line between two panes.
static QWidget *line(QWidget *parent)
{
    auto *frame = new QFrame(parent);
    frame->setFixedHeight(1);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Mid);
    return frame;
}

static QVBoxLayout *column(QWidget *parent)
{
    QVBoxLayout *layout = tightColumn(parent);
    return layout;
}

WindowLayout::WindowLayout(LibrarySession &library, const Actions &actions, QMainWindow &owner)
    : window(owner), top(*new TopBar(actions, &owner)), sidebar(*new Sidebar(library.sidebar(), &owner)),
      filter(*new FilterBar(&owner)), facets(*new FacetStrip(&owner)),
      list(*new PaperList(library.browser().papers(), &owner)), pane(*new AbstractPane(actions, &owner)),
      author(*new AuthorPanelView(&owner)),
      errors(*new MessageBar(u"errorBar"_s, u"triangle-alert"_s, MessageBar::Form::Bar, &owner)),
      paste(*new MessageBar(u"pasteBar"_s, u"clipboard-paste"_s, MessageBar::Form::Card, &owner)),
      confirm(*new MessageBar(u"confirmBar"_s, u"info"_s, MessageBar::Form::Card, &owner)),
      trash(*new MessageBar(u"binBar"_s, u"trash-2"_s, MessageBar::Form::Bar, &owner)),
      names(*new NameBar(&owner)), toast(*new Toast(&owner)), status(*new JobStatus(&owner)),
      printStatus(*new TaskLine(u"printStatus"_s, u"cancelPrinting"_s, &owner)),
      exportStatus(*new TaskLine(u"exportStatus"_s, u"cancelExport"_s, &owner)),
      salvageStatus(*new TaskLine(u"salvageStatus"_s, u"cancelSalvaging"_s, &owner)),
      attachStatus(*new TaskLine(u"attachStatus"_s, u"cancelAttaching"_s, &owner)), pages(*new Pages(&owner)),
      listSide(*new QWidget(&owner)), m_outer(new QSplitter(Qt::Horizontal, &owner)),
      m_inner(new QSplitter(Qt::Horizontal, &owner)), m_middle(new QWidget(&owner))
{
    for (QSplitter *splitter : {m_outer, m_inner}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    sidebar.setMinimumWidth(180);
    listSide.setMinimumWidth(300);
    pane.setMinimumWidth(320);
    buildPapers();
    buildWindow();
    restoreFocusOnClose();
    // The initial window fits on the screen, also at a scale of 200 %.
    const QSize frame(16, 48);
    const QSize room = window.screen() ? window.screen()->availableSize() - frame : QSize(1280, 800);
    window.setMinimumSize(QSize(560, 400).boundedTo(room));
    window.resize(QSize(1280, 800).boundedTo(room));
    QWidget::setTabOrder(&top.searchBox(), &sidebar);
}

// Creates the papers page: author panel above, list and abstract next to each other.
void WindowLayout::buildPapers()
{
    listSide.setBackgroundRole(QPalette::Base);
    listSide.setAutoFillBackground(true);
    QVBoxLayout *listColumn = column(&listSide);
    addWidgets(listColumn, {&filter, &facets, line(&listSide), &trash});
    listColumn->addWidget(&list, 1);

    addWidgets(m_inner, {&listSide, &pane});
    m_inner->setStretchFactor(0, 4);
    m_inner->setStretchFactor(1, 5);

    auto *papers = new QWidget(&window);
    QVBoxLayout *papersColumn = column(papers);
    addWidgets(papersColumn, {&author, line(papers)});
    papersColumn->addWidget(m_inner, 1);
    author.hide();
    pages.setPapers(*papers, list);
}

void WindowLayout::buildWindow()
{
    column(m_middle)->addWidget(&pages, 1);
    addWidgets(m_outer, {&sidebar, m_middle});
    m_outer->setStretchFactor(0, 0);
    m_outer->setStretchFactor(1, 1);
    m_outer->setSizes({230, 1050});
    m_inner->setSizes({460, 590});

    auto *central = new QWidget(&window);
    QVBoxLayout *rows = column(central);
    addWidgets(rows, {&top, line(central)});
    rows->addWidget(m_outer, 1);
    rows->addWidget(line(central));
    rows->addWidget(&errors); // at the bottom, where a new bar covers the last rows and moves nothing under
                              // the mouse pointer
    addWidgets(rows, {&printStatus, &exportStatus, &salvageStatus, &attachStatus, &status});
    window.setCentralWidget(central);
    toast.setPlaceOver(m_outer, &status);
}

void WindowLayout::setPageTabs(QWidget &tabs)
{
    auto *row = spaced(new QHBoxLayout, {Space::L, Space::S, Space::L, 0}, 0);
    row->addWidget(&tabs);
    row->addStretch();
    static_cast<QVBoxLayout *>(m_middle->layout())->insertLayout(0, row);
}

// When a bar with the focus closes, the focus moves to the list or to the open page.
void WindowLayout::restoreFocusOnClose()
{
    const auto toList = [this] {
        if (pages.showsPapers())
            list.setFocus();
        else
            pages.currentWidget()->setFocus();
    };
    for (const MessageBar *bar : {&paste, &confirm, &errors, &trash, static_cast<MessageBar *>(&names)})
        QObject::connect(bar, &MessageBar::focusLeft, &list, toList);
    QObject::connect(&toast, &Toast::focusLeft, &list, toList);
}

void WindowLayout::addKeys(const Actions &actions)
{
    for (QAction *action : actions.all()) {
        if (action->shortcutContext() == Qt::WidgetWithChildrenShortcut) {
            list.addAction(action);
            pane.text()->addAction(action);
            if (action == &actions[ActionId::RemoveFromPlace])
                sidebar.tree().addAction(action);
        } else {
            window.addAction(action);
        }
    }
}

void WindowLayout::reparentPane(QSplitter *to, int width)
{
    if (to) {
        m_detachedFrom = m_inner->saveState();
        QList<int> sizes = to->sizes();
        to->addWidget(&pane);
        to->setStretchFactor(to->count() - 1, 0);
        sizes[1] = std::max(sizes[1] - width, 1);
        to->setSizes(sizes + QList<int>{width});
        pane.show();
    } else {
        m_inner->addWidget(&pane);
        m_inner->setStretchFactor(1, 5);
        m_inner->restoreState(std::exchange(m_detachedFrom, {}));
    }
}

void WindowLayout::restore(const WindowState &state)
{
    if (!state.geometry.isEmpty())
        window.restoreGeometry(state.geometry);
    if (!state.outerSplitter.isEmpty())
        m_outer->restoreState(state.outerSplitter);
    m_sideBySide = state.innerSplitter;
    m_below = state.innerBelow;
    const QByteArray &inner = m_inner->orientation() == Qt::Vertical ? m_below : m_sideBySide;
    if (!inner.isEmpty())
        m_inner->restoreState(inner);
}

void WindowLayout::setReaderBelow(bool below)
{
    const Qt::Orientation wanted = below ? Qt::Vertical : Qt::Horizontal;
    if (m_inner->orientation() == wanted)
        return;
    (below ? m_sideBySide : m_below) = m_inner->saveState();
    m_inner->setOrientation(wanted);
    const QByteArray &before = below ? m_below : m_sideBySide;
    if (before.isEmpty() || !m_inner->restoreState(before))
        m_inner->setSizes(below ? QList<int>{500, 400} : QList<int>{460, 590});
}

void WindowLayout::save(WindowState &state) const
{
    state.geometry = window.saveGeometry();
    state.outerSplitter = m_outer->saveState();
    const bool below = m_inner->orientation() == Qt::Vertical;
    const QByteArray now = m_detachedFrom.isEmpty() ? m_inner->saveState() : m_detachedFrom;
    state.innerSplitter = below ? m_sideBySide : now;
    state.innerBelow = below ? now : m_below;
}

} // namespace lectern
