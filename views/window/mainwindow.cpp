#include "mainwindow.h"

#include "cleanuptabs.h"
#include "librarysettings.h"
#include "models/core/layouttext.h"
#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "navigator.h"
#include "paletteobjects.h"
#include "pdfparts.h"
#include "readingpositionstore.h"
#include "viewcommands.h"
#include "views/actions/actionneeds.h"
#include "views/actions/commandpalette.h"
#include "views/attachments/attachcommands.h"
#include "views/authors/authorcommands.h"
#include "views/authors/authorpanel.h"
#include "views/duplicates/linkcommands.h"
#include "views/duplicates/paperjump.h"
#include "views/help/helpcommands.h"
#include "views/importexport/exportcommands.h"
#include "views/importexport/importcommands.h"
#include "views/importexport/jobstatus.h"
#include "views/importexport/printcommands.h"
#include "views/library/librarycommands.h"
#include "views/list/emptystates.h"
#include "views/list/paperlist.h"
#include "views/list/paperviews.h"
#include "views/list/querycommands.h"
#include "views/list/searchbox.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionpane.h"
#include "views/paper/notepane.h"
#include "views/paper/readingcommands.h"
#include "views/paper/selectioncommands.h"
#include "views/sidebar/placecommands.h"
#include "views/sidebar/sidebar.h"
#include "views/sidebar/taglistchecklist.h"
#include "views/widgets/dropoverlay.h"
#include "views/widgets/focusguard.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/namebar.h"
#include "views/widgets/page.h"
#include "views/widgets/windowstate.h"
#include "windownotices.h"

#include <QAbstractItemView>
#include <QCloseEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

MainWindow::MainWindow(LibrarySession &library, const Actions &actions, Theme &theme, QSettings &settings,
                       QWidget *parent)
    : QMainWindow(parent),
      m_parts(library, actions, *this), m_context{library,
                                                  actions,
                                                  *new ActionNeeds(library, actions, this),
                                                  *new WindowNotices(m_parts.toast, m_parts.errors,
                                                                     m_parts.confirm, actions, this),
                                                  m_parts.pages,
                                                  settings,
                                                  *new CommandPalette(actions, settings, this),
                                                  *this},
      m_drop(new DropOverlay(this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Lectern"_s);
    setAcceptDrops(true);
    new FocusGuard(*this);
    makeCommands(theme);
    m_parts.addKeys(actions);
    connectActions();
    connectLibrary();
    restore();
    m_parts.list.setFocus();
}

MainWindow::~MainWindow() = default;

// The commands are created in the order in which they must receive a new result: first the count, then the
// list or its empty state, the selected paper, and the scroll position.
void MainWindow::makeCommands(Theme &theme)
{
    WindowLayout &parts = m_parts;
    new QueryCommands(m_context, {parts.top.searchBox(), parts.filter, parts.facets, parts.list});
    new EmptyStates(m_context, parts.list);
    m_reading = new ReadingCommands(m_context, parts.list, parts.pane);
    m_selection = new SelectionCommands(m_context, parts.list, parts.pane);
    m_place = new ReadingPositionStore(m_context, parts.list, parts.pane);
    new EditCommands(m_context);
    m_places = new PlaceCommands(m_context, {parts.sidebar, parts.list, parts.pane, parts.names});
    new TagListChecklist(m_context, parts.list);
    new PrintCommands(m_context, parts.list, parts.printStatus);
    new ExportCommands(m_context, parts.list, parts.exportStatus);
    m_import = new ImportCommands(m_context, {parts.paste, parts.status, parts.sidebar});
    m_libraryCommands = new LibraryCommands(m_context, {parts.list, parts.sidebar, parts.trash});
    connect(m_libraryCommands, &LibraryCommands::libraryChosen, this, &MainWindow::libraryChosen);
    connect(m_libraryCommands, &LibraryCommands::closeReady, this, &MainWindow::close);
    auto *salvage = new RecoveryCommands(m_context, parts.salvageStatus);
    connect(salvage, &RecoveryCommands::libraryChosen, this, &MainWindow::libraryChosen);
    m_authors = new AuthorCommands(m_context, {parts.author, parts.list, parts.sidebar, parts.names});
    m_links = new LinkCommands(m_context, parts.list, parts.pane);
    connect(m_libraryCommands, &LibraryCommands::paperChosen, &m_links->jump(), &PaperJump::to);
    m_view = new ViewCommands(m_context, theme, {parts.list, parts.pane}, *m_reading);
    const auto *library = new LibrarySettings(m_context, m_view->settings(), m_import->watched());
    connect(library, &LibrarySettings::folderRequested, m_import, &ImportCommands::chooseWatched);
    m_navigator = new Navigator(
        m_context,
        {parts.top, parts.sidebar, parts.listSide, parts.list, parts.pane, parts.author, parts.facets});
    new HelpCommands(m_context);
    new PaletteObjects(m_context, parts.sidebar, m_links->jump());
    parts.setPageTabs(*new CleanUpTabs(m_context, this));
    connect(&parts.sidebar, &Sidebar::cleanUpChosen, &m_context.actions[Id::CleanUp], &QAction::trigger);
    m_pdfs = new PdfParts(m_context, {parts, *m_navigator, *m_reading, m_links->jump()});
    connect(m_import, &ImportCommands::pdfsLeft, &m_pdfs->attaching(), &AttachCommands::attach);
    connect(&m_pdfs->attaching(), &AttachCommands::newPaperRequested, m_reading,
            &ReadingCommands::createPaper);
    connect(&m_import->watched(), &WatchedFolders::pdfsArrived, &m_pdfs->attaching(),
            &AttachCommands::attachCertain);
    connect(&parts.author, &AuthorPanelView::helpRequested, &m_context.actions[Id::NumberHelp],
            &QAction::trigger);
    connect(m_selection, &SelectionCommands::listLeft, m_places, &PlaceCommands::removeFromList);
    connect(m_selection, &SelectionCommands::severalSelected, &parts.status, [this](int papers) {
        m_parts.status.showSelected(papers ? tr("%1 selected").arg(papersText(papers)) : QString());
    });
    connect(m_navigator, &Navigator::readerBelow, this,
            [this](bool below) { m_parts.setReaderBelow(below); });
    connect(m_reading, &ReadingCommands::abstractRequested, m_navigator, &Navigator::showAbstract);
    connect(m_reading, &ReadingCommands::paperMade, &m_links->jump(), &PaperJump::to);
    connect(m_selection, &SelectionCommands::paneRequested, m_navigator, &Navigator::showAbstract);
    connect(m_authors, &AuthorCommands::authorShown, m_navigator, &Navigator::showAuthor);
}

void MainWindow::connectActions()
{
    const Actions &actions = m_context.actions;
    connect(&actions[Id::ShowNew], &QAction::triggered, this, &MainWindow::showNew);
    connect(&actions[Id::OpenSample], &QAction::triggered, this, &MainWindow::sampleRequested);
    connect(&actions[Id::OpenDefaultLibrary], &QAction::triggered, this, &MainWindow::ownLibraryRequested);
    connect(&actions[Id::ShowMessage], &QAction::triggered, this, [this] {
        if (!m_parts.toast.focusSteps())
            m_context.notices.inform(tr("No messages yet."));
    });
    for (QMenu *menu : m_parts.top.menus())
        menuBar()->addMenu(menu);
    connect(&actions[Id::OpenMenu], &QAction::triggered, this, [this] {
        if (menuBar()->isVisible())
            menuBar()->setActiveAction(menuBar()->actions().constFirst());
        else
            m_parts.top.openMenu();
    });
    const auto showMenuBar = [this, &actions] { // the menu bar is hidden in reading mode
        menuBar()->setVisible(actions[Id::ShowMenuBar].isChecked() && !actions[Id::ReadingMode].isChecked());
    };
    showMenuBar();
    connect(&actions[Id::ShowMenuBar], &QAction::toggled, this, showMenuBar);
    connect(&actions[Id::ReadingMode], &QAction::toggled, this, showMenuBar);
    connect(&actions[Id::Quit], &QAction::triggered, this, &MainWindow::close);
    connect(&m_parts.list, &PaperList::contextMenuRequested, this,
            [this](const QPoint &position) { popUpPaperMenu(m_context, position); });
}

void MainWindow::connectLibrary()
{
    const LibrarySession *library = &m_context.library;
    connect(library, &Lib::aboutToOpen, this, [this] {
        m_context.notices.withdraw();
        m_parts.names.dismiss();
    });
    connect(library, &Lib::opened, this, [this] {
        showTitle();
        // Read-only mode is not an error.
        if (!m_context.library.isWritable() && !m_openFailed.isEmpty())
            m_context.notices.caution(m_openFailed);
    });
    connect(library, &Lib::openFailed, this, [this](const QString &, const QString &message) {
        setWindowTitle(u"Lectern"_s); // set until the library is opened, at least read-only
        m_openFailed = message;
        m_context.notices.warn(message);
    });
    connect(&m_context.library.browser(), &LibraryBrowser::queryChanged, this, &MainWindow::showTitle);
    connect(&m_parts.pages, &Pages::currentChanged, this, &MainWindow::showTitle);
    connect(&m_parts.pages, &Pages::titleChanged, this, &MainWindow::showTitle);
    connect(library, &Lib::failed, &m_context.notices, &Notices::warn);
    // During a restore and in read-only mode this is not an error.
    connect(&m_context.library.writer(), &LibraryWriter::refused, this, [this](const QString &why) {
        m_context.library.isUnreadable() ? m_context.notices.warn(why) : m_context.notices.caution(why);
    });
    connect(&m_context.library.browser(), &LibraryBrowser::unreadCounted, this, [this](int unread, int all) {
        const QString here =
            all == 0 ? QString() : tr("%1 of %2 unread").arg(numberText(unread), numberText(all));
        m_parts.status.showReading(
            here, tr("%1 unread in the library").arg(numberText(m_context.library.counts().unread)));
    });
}

// The title begins with the place or the page, and names a library other than the default one.
void MainWindow::showTitle()
{
    if (!m_context.library.isOpen())
        return;
    const QString place = m_parts.pages.showsPapers() ? m_context.library.browser().query().text()
                                                      : m_parts.pages.currentWidget()->windowTitle();
    QStringList parts{place.isEmpty() ? tr("All papers") : layoutText(place)};
    if (const QString name = libraryName(m_context.library.file()); name != "library"_L1)
        parts.append(name);
    setWindowTitle(parts.join(u" – "_s) + u" – Lectern"_s);
}

// Shows new papers of the open author or saved search, otherwise of the library.
void MainWindow::showNew()
{
    if (m_authors->showNew() || m_places->showNew())
        return;
    m_context.pages.showPapers();
    m_context.library.browser().goTo(Condition{isNode(u"new"_s), tr("New since last visit")});
}

bool MainWindow::isIdle() const
{
    return m_context.library.isIdle() && m_links->isIdle() && m_authors->isIdle() && m_selection->isIdle()
        && m_pdfs->isIdle() && !m_parts.pane.text()->isPending();
}

void MainWindow::restore()
{
    const WindowState state = readWindowState(m_context.settings);
    m_parts.restore(state);
    m_view->restore(state);
    m_navigator->restore(state);
    m_context.actions[Id::ShowMenuBar].setChecked(state.menuBar);
}

void MainWindow::save()
{
    WindowState state;
    m_parts.save(state);
    m_view->save(state);
    m_navigator->save(state);
    state.menuBar = m_context.actions[Id::ShowMenuBar].isChecked();
    writeWindowState(m_context.settings, state);
    m_place->save();
    m_context.settings.sync();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<const QKeyEvent *>(event);
        // Line edits do not accept these keys as shortcut overrides.
        const bool deletesWord = takesWords(focusWidget())
            && (key.matches(QKeySequence::DeleteStartOfWord) || key.matches(QKeySequence::DeleteEndOfWord));
        if (deletesWord || m_navigator->isBlockedForList(key)) {
            event->accept();
            return true;
        }
    }
    return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_navigator->resized();
}

// Saves text that is being edited.
void MainWindow::finish()
{
    m_parts.pane.note().finish();
    m_parts.pane.correction().finish();
    m_parts.author.note().finish();
    m_authors->endVisit();
    m_pdfs->finish();
    save();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    finish();
    event->setAccepted(m_libraryCommands->mayClose());
}

void MainWindow::closeWithoutPrompt()
{
    finish();
    m_libraryCommands->closeWithoutPrompt();
    close();
}

static QStringList localFiles(const QMimeData &dragged)
{
    QStringList files;
    for (const QUrl &url : dragged.urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    return files;
}

static bool arePdfs(const QStringList &files)
{
    return !files.isEmpty() && std::all_of(files.cbegin(), files.cend(), [](const QString &file) {
        return file.endsWith(".pdf"_L1, Qt::CaseInsensitive);
    });
}

// Returns the paper in the list or in the paper pane to which PDF files would be attached; otherwise None.
// area: what the drop is for, in window coordinates.
PaperId MainWindow::dropTarget(const QDropEvent &event, QRect *area) const
{
    const auto inWindow = [this](const QWidget &part, const QRect &rect) {
        return QRect(part.mapTo(this, rect.topLeft()), rect.size());
    };
    *area = rect();
    const QPoint at = event.position().toPoint();
    const QWidget *part = arePdfs(localFiles(*event.mimeData())) ? childAt(at) : nullptr;
    if (!part)
        return PaperId::None;
    if (m_parts.pane.isAncestorOf(part) && m_parts.pane.paper()) {
        *area = inWindow(m_parts.pane, m_parts.pane.rect());
        return m_parts.pane.paper()->row.id;
    }
    const QAbstractItemView &list = *m_parts.list.view();
    const QModelIndex row = part == list.viewport() ? list.indexAt(part->mapFrom(this, at)) : QModelIndex();
    if (!row.isValid())
        return PaperId::None;
    QRect place = list.visualRect(row);
    place.setLeft(0);
    place.setWidth(part->width());
    *area = inWindow(*part, place);
    return m_context.library.browser().papers().idAt(row.row());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_import->takes(*event->mimeData()))
        dragMoveEvent(event);
}

void MainWindow::dragMoveEvent(QDragMoveEvent *event)
{
    const int files = int(localFiles(*event->mimeData()).size());
    QRect area;
    if (dropTarget(*event, &area) != PaperId::None)
        m_drop->showOver(area, tr("Attach to this paper"));
    else
        m_drop->showOver(area, files > 0 ? tr("Import %n files", nullptr, files) : tr("Import text"));
    event->acceptProposedAction();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_drop->hide();
}

// PDF files elsewhere need no preview: they are matched with papers.
void MainWindow::dropEvent(QDropEvent *event)
{
    m_drop->hide();
    const QStringList files = localFiles(*event->mimeData());
    QRect area;
    if (const PaperId paper = dropTarget(*event, &area); paper != PaperId::None)
        m_pdfs->attaching().attachTo(paper, files);
    else if (files.isEmpty() || arePdfs(files))
        m_import->drop(*event->mimeData());
    else
        m_import->ask(files);
    event->acceptProposedAction();
}

} // namespace lectern
