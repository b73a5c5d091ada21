// The second half of the main window: what it shows when, and what it remembers.
#include "mainwindow.h"
#include "models/core/querytext.h"
#include "models/items/papers/dragdata.h"
#include "models/items/text/display.h"
#include "settingspage.h"
#include "topbar.h"
#include "views/actions/actions.h"
#include "views/authors/authorcommands.h"
#include "views/authors/authorpanel.h"
#include "views/exchange/importcommands.h"
#include "views/exchange/importsummary.h"
#include "views/exchange/jobstatus.h"
#include "views/keep/backupsview.h"
#include "views/keep/binbar.h"
#include "views/keep/historyview.h"
#include "views/keep/keepcommands.h"
#include "views/links/linkcommands.h"
#include "views/list/facetstrip.h"
#include "views/list/filterbar.h"
#include "views/list/paperlist.h"
#include "views/list/searchbox.h"
#include "views/look/emptystate.h"
#include "views/look/theme.h"
#include "views/parts/focuskeeper.h"
#include "views/parts/noticebar.h"
#include "views/reading/abstractpane.h"
#include "views/reading/notepane.h"
#include "views/reading/readingcommands.h"
#include "views/sidebar/sidebar.h"

#include <QAbstractItemView>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

bool MainWindow::isSettled() const
{
    return m_library.isSettled() && m_links->isSettled() && m_authors->isSettled() && !m_pane->isPending();
}

void MainWindow::showQuery(const QueryState &query)
{
    m_top->searchBox().showText(query.typed);
    m_top->searchBox().setRemarks(query.remarks());
    m_filter->showQuery(query);
    m_sidebar->showQuery(query);
    m_list->showQuery(query);
    m_pane->setWords(queryWords(query.query().root));
}

void MainWindow::showResult(int row)
{
    m_filter->showCounts(m_library.papers().rowCount(), m_library.counts());
    m_filter->showSubstitutions(m_library.papers().result()->substitutions());
    showEmpty();
    const bool restoring = std::exchange(m_restoring, false);
    m_list->selectRow(row, false);
    if (restoring)
        m_list->scrollToTopRow(m_restore.topRow);
    if (row < 0)
        m_reading->showPaper(PaperId::None, false);
}

void MainWindow::showEmpty()
{
    if (m_library.isUnreadable()) {
        showUnreadable();
        return;
    }
    const bool empty = m_library.papers().rowCount() == 0;
    if (empty && m_library.counts().papers == 0 && m_library.isImporting())
        m_list->emptyState().show(
            u"library"_s, tr("Reading your papers"),
            tr("They appear here as soon as the first file is in. How far it is says the line below."), {});
    else if (empty && m_library.counts().papers == 0)
        m_list->emptyState().show(
            u"library"_s, tr("Nothing here yet"),
            tr("Drop saved author pages, paper lists or bibliography files onto the window, "
               "or paste the text of a page with Ctrl+V."),
            // A library that was lost comes back empty, and its copies are still beside it.
            m_hasBackups ? QList{&m_actions[Id::ImportFiles], &m_actions[Id::ImportFolder],
                                 &m_actions[Id::PastePage], &m_actions[Id::ShowBackups]}
                         : QList{&m_actions[Id::ImportFiles], &m_actions[Id::ImportFolder],
                                 &m_actions[Id::PastePage], &m_actions[Id::OpenSample]});
    else if (empty && m_library.query().scope && listOf(m_library.query().scope->node) != ListId::None)
        m_list->emptyState().show(u"list"_s, tr("No paper in “%1” yet").arg(m_library.query().scope->text()),
                                  tr("Drag papers onto the list at the left, or press L on a paper."),
                                  {&m_actions[Id::ShowAll]});
    else if (empty && m_bin->isVisibleTo(m_listSide))
        m_list->emptyState().show(u"trash-2"_s, tr("No removed papers here"),
                                  tr("What is moved to the bin can be restored until the bin is emptied."),
                                  {&m_actions[Id::ShowAll]});
    else if (empty && m_library.query().scope && m_library.query().conditions.isEmpty()
             && m_library.query().typed.isEmpty())
        m_list->emptyState().show(u"check"_s, tr("Nothing in “%1”").arg(m_library.query().scope->text()),
                                  tr("Papers appear here as soon as there are some."),
                                  {&m_actions[Id::ShowAll]});
    else if (empty)
        m_list->emptyState().show(u"search"_s, tr("No paper matches"),
                                  tr("Take a condition away above, or search for fewer words."),
                                  {&m_actions[Id::ClearFilters]});
    m_list->showEmpty(empty && m_library.isOpen() && m_library.papers().result() != nullptr);
    showFacets();
}

// The way out of a library that cannot be opened.
void MainWindow::showUnreadable()
{
    m_list->emptyState().show(
        u"triangle-alert"_s, tr("This library cannot be opened"),
        tr("The message above says why. A backup can take its place; what is there now is kept."),
        {&m_actions[Id::ShowBackups], &m_actions[Id::OpenLibrary], &m_actions[Id::NewLibrary]});
    m_list->showEmpty(true);
    // Nothing else can be done with the list.
    if (const QWidget *focus = focusWidget(); !focus || m_list->isAncestorOf(focus))
        m_list->emptyState().focusFirst();
    showFacets();
}

// Where there is nothing to count, their place would be a hole.
void MainWindow::showFacets()
{
    const bool empty = m_library.papers().rowCount() == 0 && m_library.counts().papers == 0
        && m_library.isOpen() && m_library.papers().result() != nullptr;
    const bool nothing = empty || m_library.isUnreadable();
    m_facets->setVisible(m_actions[Id::ShowFacets].isChecked() && !nothing);
}

void MainWindow::connectKeeping()
{
    connect(m_keep, &KeepCommands::libraryChosen, this, &MainWindow::libraryChosen);
    connect(m_keep, &KeepCommands::pageAsked, this, [this](QWidget *page) {
        setReadingMode(false);
        m_pages->setCurrentWidget(page);
        page->setFocus();
    });
    connect(&m_library.keeper(), &LibraryKeeper::backupsRead, this, [this](const QList<BackupRow> &backups) {
        m_hasBackups = !backups.isEmpty();
        showEmpty();
    });
}

void MainWindow::setReadingMode(bool on)
{
    m_readingMode = on;
    m_actions[Id::ReadingMode].setChecked(on);
    m_top->setVisible(!on);
    m_listSide->setVisible(!on);
    m_author->setVisible(!on && m_hasAuthor);
    if (on)
        m_pages->setCurrentWidget(m_browse);
    fold();
    if (on)
        m_pane->text()->setFocus();
    else
        m_list->setFocus();
}

void MainWindow::leave()
{
    if (m_pages->currentWidget() != m_browse)
        m_pages->setCurrentWidget(m_browse);
    else if (m_readingMode)
        setReadingMode(false);
    m_list->setFocus();
}

// Whether a person types into a field of this part of the window.
bool MainWindow::isTypedIn(const QWidget *part) const
{
    const QWidget *focus = focusWidget();
    return focus && takesWords(focus) && part->isAncestorOf(focus);
}

// A page that an answer brings. It never takes the place of what a person writes in; the status line offers
// it.
void MainWindow::showArrived(QWidget *page)
{
    if (!isTypedIn(m_pages))
        m_pages->setCurrentWidget(page);
}

void MainWindow::setTextPercent(int percent)
{
    m_pane->setTextPercent(percent);
    m_settingsPage->showTextPercent(m_pane->textPercent());
}

void MainWindow::fold(bool resized)
{
    const bool sidebar = m_sidebarFold.isShownAt(width());
    const bool abstractPane = m_abstractFold.isShownAt(width());
    const bool figures = m_authorFold.isShownAt(height());
    // What a person writes in stays until they are done, however narrow the window gets.
    const bool holdSidebar = resized && !sidebar && isTypedIn(m_sidebar);
    const bool holdPane = resized && !abstractPane && isTypedIn(m_pane);
    m_heldOpen = holdSidebar || holdPane;
    m_sidebar->setVisible((sidebar || holdSidebar) && !m_readingMode);
    m_pane->setVisible(abstractPane || m_readingMode || holdPane);
    m_author->setFolded(!figures);
    m_actions[Id::ShowSidebar].setChecked(sidebar);
    m_actions[Id::ShowAbstract].setChecked(abstractPane);
    m_actions[Id::ShowAuthorFigures].setChecked(figures);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fold(true);
}

// Letters and digits are commands for the papers of the list, which nobody sees while a page has its place.
bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_pages->currentWidget() != m_browse) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain
            && ((key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z)
                || (key->key() >= Qt::Key_0 && key->key() <= Qt::Key_9))) {
            event->accept();
            return true;
        }
    }
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QMimeData &dragged = *event->mimeData();
    if (m_library.isWritable() && papersIn(dragged).isEmpty() && (dragged.hasUrls() || dragged.hasText()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList files;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    if (!files.isEmpty())
        m_library.importFiles(files);
    else if (!event->mimeData()->hasUrls() && event->mimeData()->hasText())
        m_import->offer(textIn(*event->mimeData()));
    else
        m_errors->showError(
            tr("Only files on this computer can be imported: Lectern opens no network connection."));
    event->acceptProposedAction();
}

void MainWindow::restoreWindow()
{
    const WindowState state = readWindowState(m_settings);
    if (!state.geometry.isEmpty())
        restoreGeometry(state.geometry);
    if (!state.outerSplitter.isEmpty())
        m_outer->restoreState(state.outerSplitter);
    if (!state.innerSplitter.isEmpty())
        m_inner->restoreState(state.innerSplitter);
    m_list->restoreColumns(state.columns);
    m_list->setTable(state.table);
    m_list->setDensity(state.compact ? Density::Compact : Density::Comfortable);
    setTextPercent(state.textPercent);
    m_settingsPage->showDwell(state.dwellSeconds);
    m_reading->setDwell(qRound(m_settingsPage->dwellSeconds() * 1000));
    m_sidebarFold.wanted = state.sidebar;
    m_abstractFold.wanted = state.abstractPane;
    m_authorFold.wanted = state.authorFigures;
    m_actions[state.table ? Id::ViewTable : Id::ViewRows].setChecked(true);
    m_actions[state.compact ? Id::DensityCompact : Id::DensityComfortable].setChecked(true);
    m_actions[Id::ShowFacets].setChecked(state.facets);
    showFacets();
    m_actions[Id::MarkOnDwell].setChecked(state.markOnDwell);
    const Id themes[] = {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark};
    m_actions[themes[int(m_theme.choice())]].setChecked(true);
    connect(&m_library, &LibraryController::aboutToOpen, this, &MainWindow::restorePosition);
    connect(&m_library, &LibraryController::aboutToClose, this, &MainWindow::savePosition);
    connect(&m_library, &LibraryController::aboutToClose, &m_pane->note(), &NotePane::finish);
    fold();
}

void MainWindow::restorePosition(const QString &file)
{
    m_askedBackups = m_hasBackups = false;
    m_restore = readPosition(m_settings, file);
    m_restoring = !m_restore.query.isEmpty();
    m_restoreScroll = m_restoring;
    m_library.startAt(QueryState::fromStrings(m_restore.query), m_restore.paper, m_restore.places);
    m_library.sidebar().setFolded(QSet<QString>(m_restore.folded.begin(), m_restore.folded.end()));
}

void MainWindow::savePosition(const QString &file)
{
    if (file.isEmpty() || m_restoring) // the first answer never came: what was saved before still holds
        return;
    writePosition(m_settings, file,
                  {m_library.query().toStrings(), m_library.currentPaper(), m_list->topRow(),
                   m_pane->scrollPosition(), m_library.positions(), m_library.sidebar().folded().values()});
}

void MainWindow::saveState()
{
    WindowState state;
    state.geometry = saveGeometry();
    state.outerSplitter = m_outer->saveState();
    state.innerSplitter = m_inner->saveState();
    state.columns = m_list->saveColumns();
    state.table = m_list->isTable();
    state.compact = m_actions[Id::DensityCompact].isChecked();
    state.sidebar = m_sidebarFold.wanted;
    state.abstractPane = m_abstractFold.wanted;
    state.authorFigures = m_authorFold.wanted;
    state.facets = m_actions[Id::ShowFacets].isChecked();
    state.markOnDwell = m_actions[Id::MarkOnDwell].isChecked();
    state.theme = int(m_theme.choice());
    state.textPercent = m_pane->textPercent();
    state.dwellSeconds = m_settingsPage->dwellSeconds();
    writeWindowState(m_settings, state);
    savePosition(m_library.file());
    m_settings.sync();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_pane->note().finish();
    m_author->note().finish();
    m_authors->endVisit();
    saveState();
    event->accept();
}

void MainWindow::showContextMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Id id : {Id::Read, Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList, Id::EditNote,
                        Id::OpenAuthor, Id::Related, Id::OpenLink, Id::CopyCitation, Id::CopyBibtex,
                        Id::CopyLink, Id::Export, Id::Print, Id::SavePdf})
        menu->addAction(&m_actions[id]);
    QMenu *rating = menu->addMenu(tr("Rating"));
    for (int stars = 5; stars >= 0; --stars)
        rating->addAction(&m_actions[Id(int(Id::Rate0) + stars)]);
    const std::optional<Condition> &scope = m_library.query().scope;
    if (scope && (scope->node.kind == QueryNode::Kind::List || scope->node.kind == QueryNode::Kind::Tag))
        for (const Id id : {Id::TakeOut, Id::MoveUp, Id::MoveDown})
            menu->addAction(&m_actions[id]);
    menu->addSeparator();
    menu->addAction(&m_actions[m_bin->isVisibleTo(m_listSide) ? Id::RestoreRemoved : Id::RemovePapers]);
    menu->popup(position);
}

} // namespace lectern
