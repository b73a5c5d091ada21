#include "mainwindow.h"

#include "models/items/text/display.h"
#include "settingspage.h"
#include "topbar.h"
#include "views/actions/actionneeds.h"
#include "views/actions/actions.h"
#include "views/actions/commandpalette.h"
#include "views/actions/editcommands.h"
#include "views/authors/authorcommands.h"
#include "views/authors/authornamebar.h"
#include "views/authors/authorpanel.h"
#include "views/exchange/exportcommands.h"
#include "views/exchange/exportpanel.h"
#include "views/exchange/importcommands.h"
#include "views/exchange/importpanel.h"
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
#include "views/parts/namebar.h"
#include "views/parts/noticebar.h"
#include "views/print/printcommands.h"
#include "views/print/printstatus.h"
#include "views/reading/abstractpane.h"
#include "views/reading/notepane.h"
#include "views/reading/readingcommands.h"
#include "views/sidebar/placecommands.h"
#include "views/sidebar/sidebar.h"
#include "windownotices.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibraryController;

static constexpr int kSlowSearchMs = 250;

// A thin line between two parts.
static QWidget *line(QWidget *parent)
{
    auto *frame = new QFrame(parent);
    frame->setFixedHeight(1);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Mid);
    return frame;
}

MainWindow::MainWindow(LibraryController &library, const Actions &actions, Theme &theme, QSettings &settings,
                       QWidget *parent)
    : QMainWindow(parent), m_library(library), m_actions(actions), m_theme(theme), m_settings(settings),
      m_top(new TopBar(actions, this)), m_sidebar(new Sidebar(library.sidebar(), this)),
      m_filter(new FilterBar(this)), m_facets(new FacetStrip(this)),
      m_list(new PaperList(library.papers(), this)), m_pane(new AbstractPane(actions, this)),
      m_author(new AuthorPanelView(this)), m_errors(new ErrorBar(this)), m_paste(new PasteBar(this)),
      m_confirm(new ConfirmBar(this)), m_names(new NameBar(this)), m_summary(new ImportSummary(this)),
      m_settingsPage(new SettingsPage(actions, this)), m_status(new JobStatus(this)),
      m_printStatus(new PrintStatus(this)), m_exportStatus(new ExportStatus(this)),
      m_exportPanel(new ExportPanel(this)), m_importPanel(new ImportPanel(this)),
      m_palette(new CommandPalette(actions, this)), m_notices(new WindowNotices(*m_status, *m_errors, this)),
      m_needs(new ActionNeeds(library, actions, this)), m_context{library,    actions,  *m_needs,
                                                                  *m_notices, settings, *this},
      m_reading(new ReadingCommands(m_context, *m_list, *m_pane)), m_edit(new EditCommands(m_context)),
      m_places(new PlaceCommands(m_context, *m_sidebar, *m_list, *m_names, *m_confirm)),
      m_print(new PrintCommands(m_context, *m_list, *m_printStatus)),
      m_export(new ExportCommands(m_context, *m_list, *m_exportPanel, *m_exportStatus)),
      m_import(new ImportCommands(m_context, *m_importPanel, *m_paste)), m_history(new HistoryView(this)),
      m_backups(new BackupsView(this)), m_bin(new BinBar(actions, this)),
      m_keep(new KeepCommands(m_context, {*m_list, *m_sidebar, *m_confirm, *m_bin, *m_history, *m_backups}))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Lectern"_s);
    setAcceptDrops(true);
    new FocusKeeper(*this);
    layOut();
    m_author->addTool(&actions[Id::CoauthorGraph]);
    m_author->addTool(&actions[Id::ShowAuthorFigures]);
    m_links = new LinkCommands(m_context, *m_list, *m_pane, *m_pages, *m_browse);
    for (QAction *action : actions.all()) {
        const bool reading = action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
        if (reading) {
            m_list->addAction(action);
            m_pane->text()->addAction(action);
            if (action == &actions[Id::TakeOut])
                m_sidebar->tree().addAction(action);
        } else {
            addAction(action);
        }
        // Keys belong into the tooltip of every button that shows the action.
        if (!action->shortcut().isEmpty())
            action->setToolTip(
                u"%1 (%2)"_s.arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    }
    connectLibrary();
    connectQuery();
    connectImport();
    connectKeeping();
    connectView();
    restoreWindow();
    showQuery(library.query());
    m_list->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    m_listSide = new QWidget(this);
    m_listSide->setBackgroundRole(QPalette::Base);
    m_listSide->setAutoFillBackground(true);
    auto *listColumn = new QVBoxLayout(m_listSide);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(m_filter);
    listColumn->addWidget(m_facets);
    listColumn->addWidget(line(m_listSide));
    listColumn->addWidget(m_bin);
    listColumn->addWidget(m_list, 1);

    m_inner = new QSplitter(Qt::Horizontal, this);
    m_inner->addWidget(m_listSide);
    m_inner->addWidget(m_pane);
    m_inner->setStretchFactor(0, 4);
    m_inner->setStretchFactor(1, 5);

    m_browse = new QWidget(this);
    auto *browseColumn = new QVBoxLayout(m_browse);
    browseColumn->setContentsMargins(0, 0, 0, 0);
    browseColumn->setSpacing(0);
    browseColumn->addWidget(m_author);
    auto *authorLine = line(m_browse);
    browseColumn->addWidget(authorLine);
    browseColumn->addWidget(m_inner, 1);
    m_author->hide();

    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_browse);
    m_pages->addWidget(m_summary);
    m_authors = new AuthorCommands(m_context, *m_author, *m_list, *m_pages, m_browse);
    m_pages->addWidget(m_exportPanel);
    m_pages->addWidget(m_settingsPage);
    m_pages->addWidget(m_importPanel);
    m_pages->addWidget(m_history);
    m_pages->addWidget(m_backups);

    m_outer = new QSplitter(Qt::Horizontal, this);
    m_outer->addWidget(m_sidebar);
    m_outer->addWidget(m_pages);
    m_outer->setStretchFactor(0, 0);
    m_outer->setStretchFactor(1, 1);
    for (QSplitter *splitter : {m_outer, m_inner}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_sidebar->setMinimumWidth(180);
    m_listSide->setMinimumWidth(300);
    m_pane->setMinimumWidth(320);
    m_outer->setSizes({230, 1050});
    m_inner->setSizes({460, 590});

    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_top);
    column->addWidget(line(central));
    column->addWidget(m_errors);
    column->addWidget(m_paste);
    column->addWidget(m_confirm);
    column->addWidget(m_names);
    column->addWidget(&m_authors->bar());
    column->addWidget(m_outer, 1);
    column->addWidget(line(central));
    column->addWidget(m_printStatus);
    column->addWidget(m_exportStatus);
    column->addWidget(m_status);
    setCentralWidget(central);
    setMinimumSize(560, 400);
    resize(1280, 800);
    // Tab goes the way the eye does.
    setTabOrder(&m_top->searchBox(), m_sidebar);
}

void MainWindow::connectLibrary()
{
    connect(&m_library, &Lib::opened, this, [this](const QString &file) {
        setWindowTitle(u"%1 – Lectern"_s.arg(QFileInfo(file).completeBaseName()));
        setWindowFilePath({});
    });
    connect(&m_library, &Lib::openFailed, this, [this](const QString &, const QString &message) {
        setWindowTitle(u"Lectern"_s); // until it turns out that it can be read at least
        m_notices->warn(message);
    });
    connect(&m_library, &Lib::failed, m_notices, &Notices::warn);
    connect(&m_library, &Lib::resultChanged, this, &MainWindow::showResult);
    // Said only where it takes long enough to wonder.
    connect(&m_library, &Lib::searchStarted, this, [this] {
        QTimer::singleShot(kSlowSearchMs, this, [this] {
            if (m_library.isSearching())
                m_filter->showSearching();
        });
    });
    connect(&m_library, &Lib::sidebarChanged, this, [this] {
        const SidebarData &shown = m_library.sidebar().sidebarData();
        m_filter->setCategories(shown.categories);
        if (!m_library.isSearching())
            m_filter->showCounts(m_library.papers().rowCount(), shown.counts);
        QStringList authors, categories, sources, tags, lists;
        for (const AuthorRow &row : shown.authors)
            authors.append(row.name);
        for (const CategoryRow &row : shown.categories)
            categories.append(row.category);
        for (const SourceRow &row : shown.sources)
            sources.append(row.name);
        for (const Tag &tag : shown.tags)
            tags.append(tag.name);
        for (const ReadingList &list : shown.lists)
            lists.append(list.name);
        m_top->searchBox().setNames(authors, categories, sources, tags, lists);
        if (shown.counts.papers == 0 && !std::exchange(m_askedBackups, true))
            m_library.keeper().requestBackups();
        showEmpty();
        m_sidebar->showQuery(m_library.query());
    });
    connect(&m_library, &Lib::unreadCounted, this, [this](int unread, int all) {
        m_status->showReading(all == 0 ? QString()
                                       : tr("%1 of %2 unread").arg(numberText(unread), numberText(all)),
                              tr("%1 unread in the library").arg(numberText(m_library.counts().unread)));
    });
    connect(&m_library, &Lib::paperLoaded, this, [this](const PaperDetail &paper) {
        if (std::exchange(m_restoreScroll, false) && paper.row.id == m_restore.paper)
            m_pane->setScrollPosition(m_restore.scroll);
    });
    connect(m_authors, &AuthorCommands::authorShown, this, [this] {
        m_hasAuthor = true;
        m_author->setVisible(!m_readingMode);
    });
    connect(&m_library, &Lib::authorClosed, this, [this] {
        m_hasAuthor = false;
        m_author->hide();
    });
    connect(m_author, &AuthorPanelView::authorChosen, &m_library, &Lib::openAuthor);
    connect(m_author, &AuthorPanelView::closed, &m_library, &Lib::closeAuthor);
    connect(m_authors, &AuthorCommands::left, this, [this] { m_list->setFocus(); });
    connect(m_sidebar, &Sidebar::authorsChosen, m_authors, &AuthorCommands::showAuthors);
    connect(m_sidebar, &Sidebar::sourceChangesChosen, m_authors,
            [this](SourceId id) { m_authors->showChanges(AuthorId::None, id); });
    connect(m_author, &AuthorPanelView::yearChosen, this, [this](int year) {
        QueryNode node;
        node.kind = QueryNode::Kind::Date;
        node.from = QDate(year, 1, 1);
        node.to = QDate(year, 12, 31);
        m_library.setCondition({node, {}});
    });
    connect(m_pane, &AbstractPane::authorChosen, &m_library, &Lib::openAuthor);
    connect(m_pane, &AbstractPane::categoryChosen, this, [this](const QString &category) {
        m_library.setScope(Condition{categoryNode({category}), category});
    });
    connect(m_pane, &AbstractPane::sourceChosen, this, [this](SourceId id, const QString &name) {
        m_library.setScope(Condition{sourceNode(id), name});
    });
    connect(&m_actions[Id::EditNote], &QAction::triggered, this, [this] {
        if (!m_pane->isVisible())
            setReadingMode(true);
        m_pane->note().edit();
    });
    connect(&m_pane->note(), &NotePane::changed, &m_library, &Lib::setNote);
    connect(&m_pane->note(), &NotePane::finished, this, [this] { m_list->setFocus(); });
    // What was taken back may be the note.
    connect(&m_library, &Lib::stepped, &m_pane->note(), &NotePane::finish);
    connect(m_pane, &AbstractPane::tagRemoved, this,
            [this](const QString &name) { m_library.removeTag(name, {m_library.currentPaper()}); });
    connect(m_pane, &AbstractPane::listLeft, this,
            [this](ListId list) { m_places->edits().takeFromList(list, {m_library.currentPaper()}); });
    connect(m_export, &ExportCommands::panelAsked, this, [this] {
        setReadingMode(false);
        m_pages->setCurrentWidget(m_exportPanel);
        m_exportPanel->setFocus();
    });
    connect(m_export, &ExportCommands::panelDone, this, &MainWindow::leave);
    connect(m_list, &PaperList::contextMenuRequested, this, &MainWindow::showContextMenu);
}

void MainWindow::connectQuery()
{
    SearchBox &box = m_top->searchBox();
    connect(&box, &SearchBox::typed, &m_library, &Lib::setTyped);
    connect(&box, &SearchBox::committed, this, [this] {
        m_library.commitTyped();
        m_list->setFocus();
    });
    connect(&box, &SearchBox::left, this, [this] { m_list->setFocus(); });
    connect(m_sidebar, &Sidebar::placeChosen, this, [this](const std::optional<Condition> &place) {
        m_pages->setCurrentWidget(m_browse);
        m_library.setScope(place);
    });
    connect(m_sidebar, &Sidebar::filterTyped, &m_library, &Lib::setSidebarFilter);
    connect(m_filter, &FilterBar::scopeCleared, this, [this] { m_library.setScope({}); });
    connect(m_filter, &FilterBar::conditionRemoved, &m_library, &Lib::removeCondition);
    connect(m_filter, &FilterBar::conditionSet, &m_library, &Lib::setCondition);
    connect(m_filter, &FilterBar::conditionCleared, &m_library, &Lib::clearCondition);
    connect(m_filter, &FilterBar::cleared, &m_library, &Lib::clearQuery);
    connect(m_filter, &FilterBar::sortChosen, &m_library, &Lib::setSort);
    connect(m_facets, &FacetStrip::conditionSet, &m_library, &Lib::setCondition);
    connect(m_facets, &FacetStrip::moreAsked, m_filter, &FilterBar::openFilters);
    connect(&m_library, &Lib::facetsCounted, m_facets,
            [this](const Facets &facets) { m_facets->show(facets, m_library.query()); });
    connect(&m_library, &Lib::rankExplained, m_pane, &AbstractPane::showRank);
    connect(m_list, &PaperList::sortChosen, &m_library, &Lib::setSort);
    connect(&m_library, &Lib::queryChanged, this, &MainWindow::showQuery);
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::Find, [this] {
        if (m_readingMode)
            setReadingMode(false);
        m_top->searchBox().setFocus(Qt::ShortcutFocusReason);
        m_top->searchBox().selectAll();
    });
    on(Id::Filters, [this] { m_filter->openFilters(); });
    on(Id::ClearFilters, [this] { m_library.clearQuery(); });
    on(Id::ShowAll, [this] { m_library.setScope({}); });
    // Of the author or the saved search that is open, else of the library.
    on(Id::ShowNew, [this] {
        if (m_authors->showNew() || m_places->showNew())
            return;
        m_pages->setCurrentWidget(m_browse);
        m_library.setScope(Condition{isNode(u"new"_s), tr("New since last visit")});
    });
    on(Id::ShowBookmarks, [this] {
        m_library.setScope(Condition{isNode(u"bookmarked"_s), tr("Bookmarks")});
    });
    on(Id::ShowUnread, [this] { m_library.setScope(Condition{isNode(u"unread"_s), tr("Unread")}); });
}

void MainWindow::connectImport()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    connect(m_import, &ImportCommands::panelAsked, this, [this] {
        setReadingMode(false);
        m_pages->setCurrentWidget(m_importPanel);
        m_importPanel->setFocus();
    });
    connect(m_import, &ImportCommands::panelDone, this, &MainWindow::leave);
    connect(m_importPanel, &ImportPanel::closed, this, &MainWindow::leave);
    on(Id::OpenSample, [this] { emit sampleRequested(); });
    on(Id::OpenOwn, [this] { emit ownLibraryRequested(); });
    on(Id::ShowImport, [this] {
        m_pages->setCurrentWidget(m_summary);
        m_summary->setFocus();
    });
    // Each source is a step of its own for undo, so nothing needs to be asked.
    connect(m_summary, &ImportSummary::takeBackAsked, this, [this](const QList<SourceId> &sources) {
        for (const SourceId id : sources)
            m_library.binSource(id);
        m_summary->showReport({});
        leave();
    });
    connect(m_paste, &PasteBar::accepted, this, [this](const QString &text, QDate savedOn) {
        m_library.importText(tr("pasted text"), text.toUtf8(), savedOn);
        m_list->setFocus();
    });
    for (NoticeBar *bar : {static_cast<NoticeBar *>(m_paste), static_cast<NoticeBar *>(m_confirm),
                           static_cast<NoticeBar *>(m_errors), static_cast<NoticeBar *>(m_bin)})
        connect(bar, &NoticeBar::focusLeft, this, [this] { m_list->setFocus(); });
    connect(&m_library, &Lib::importProgressed, m_status, &JobStatus::showProgress);
    connect(&m_library, &Lib::importProgressed, this, [this] {
        if (m_library.papers().rowCount() == 0)
            showEmpty();
    });
    connect(&m_library, &Lib::importLeft, this,
            [this](const QStringList &paths, const QHash<QString, FileChoices> &choices) {
                const QString first = QFileInfo(paths.first()).fileName();
                m_confirm->ask(
                    paths.size() == 1
                        ? tr("The import of %1 was cut off when Lectern was last open.").arg(first)
                        : tr("An import was cut off when Lectern was last open: %1 and %2 more.")
                              .arg(first, numberText(paths.size() - 1)),
                    tr("Import now"), [this, paths, choices] { m_library.importFiles(paths, choices); },
                    tr("Not now"));
            });
    connect(&m_library, &Lib::importFinished, this, [this](const ImportReport &report) {
        const ImportSums sums = sum(report);
        m_status->showDone(importSentence(report), sums.refused > 0 || sums.bytesNotUnderstood > 0);
        m_summary->showReport(report);
        m_needs->set(Need::LastImport, true);
        // Where nothing came in, the reason is what a person wants to see.
        if (sums.sources == 0 && sums.alreadyThere == 0 && sums.refused == 1)
            for (const FileReport &file : report.files)
                if (!file.refused.isEmpty())
                    m_errors->showError(tr("%1: %2").arg(file.name, file.refused));
        if (sums.refused > 1 || (sums.refused == 1 && sums.sources + sums.alreadyThere > 0))
            showArrived(m_summary);
    });
    connect(m_status, &JobStatus::cancelled, &m_library, &Lib::cancelImport);
    connect(m_status, &JobStatus::detailsAsked, &m_actions[Id::ShowImport], &QAction::trigger);
    connect(m_sidebar, &Sidebar::sourceRemarksChosen, this, [this](SourceId id, const QString &name) {
        m_summary->setProperty("source", name);
        m_library.requestDiagnostics(id);
    });
    connect(&m_library, &Lib::diagnosticsLoaded, this,
            [this](SourceId, const QList<Diagnostic> &diagnostics) {
                m_summary->showDiagnostics(m_summary->property("source").toString(), diagnostics);
                showArrived(m_summary);
            });
}

void MainWindow::connectView()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ThemeSystem, [this] { m_theme.choose(ThemeChoice::System); });
    on(Id::ThemeLight, [this] { m_theme.choose(ThemeChoice::Light); });
    on(Id::ThemeDark, [this] { m_theme.choose(ThemeChoice::Dark); });
    on(Id::ViewRows, [this] { m_list->setTable(false); });
    on(Id::ViewTable, [this] { m_list->setTable(true); });
    on(Id::DensityComfortable, [this] { m_list->setDensity(Density::Comfortable); });
    on(Id::DensityCompact, [this] { m_list->setDensity(Density::Compact); });
    on(Id::TextLarger, [this] { setTextPercent(m_pane->textPercent() + 10); });
    on(Id::TextSmaller, [this] { setTextPercent(m_pane->textPercent() - 10); });
    on(Id::TextNormal, [this] { setTextPercent(100); });
    on(Id::Settings, [this] {
        setReadingMode(false);
        m_pages->setCurrentWidget(m_settingsPage);
        m_settingsPage->takeFocus();
    });
    for (const Page *page :
         std::initializer_list<Page *>{m_summary, m_exportPanel, m_settingsPage, m_history, m_backups})
        connect(page, &Page::closed, this, &MainWindow::leave);
    connect(m_settingsPage, &SettingsPage::textPercentChosen, this, &MainWindow::setTextPercent);
    connect(m_settingsPage, &SettingsPage::dwellChosen, this,
            [this](double seconds) { m_reading->setDwell(qRound(seconds * 1000)); });
    on(Id::ShowSidebar, [this](bool shown) {
        m_sidebarFold.choose(width(), shown);
        fold();
    });
    on(Id::ShowAbstract, [this](bool shown) {
        m_abstractFold.choose(width(), shown);
        fold();
    });
    on(Id::ShowAuthorFigures, [this](bool shown) {
        m_authorFold.choose(height(), shown);
        fold();
    });
    connect(&m_actions[Id::ShowFacets], &QAction::toggled, this, [this](bool shown) {
        showFacets();
        m_library.wantFacets(shown);
    });
    // A pane that stayed because a person wrote in it.
    connect(
        qApp, &QApplication::focusChanged, this,
        [this] {
            if (m_heldOpen)
                fold(true);
        },
        Qt::QueuedConnection);
    on(Id::ReadingMode, [this](bool shown) { setReadingMode(shown); });
    on(Id::LeaveReading, [this] { leave(); });
    on(Id::CommandPalette, [this] { m_palette->open(); });
    on(Id::KeyList, [this] {
        auto *keys = new KeyList(m_actions, this);
        keys->setAttribute(Qt::WA_DeleteOnClose);
        keys->show();
    });
    on(Id::Quit, [this] { close(); });
    connect(m_reading, &ReadingCommands::readingRequested, this, [this] {
        if (!m_pane->isVisible())
            setReadingMode(true);
        m_pane->text()->setFocus();
    });
}

} // namespace lectern
