#include "librarycommands.h"

#include "historyview.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/edittext.h"
#include "models/session/queries.h"
#include "views/actions/actionneeds.h"
#include "views/list/paperlist.h"
#include "views/sidebar/sidebar.h"
#include "views/style/controls.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"
#include "views/widgets/windowstate.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

// How long the GUI thread waits for unsaved edits when closing (usually a few milliseconds suffice), and when
// the user cannot be asked.
static constexpr int kCloseMs = 400, kCloseWithoutPromptMs = 1000;

LibraryCommands::LibraryCommands(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_needs(context.needs), m_notices(context.notices), m_views(views), m_settings(context.settings),
      m_pages(context.pages), m_window(context.window), m_history(new HistoryView(&m_window)),
      m_backups(new BackupsView(&m_window))
{
    m_pages.add(*m_history, Pages::Reading::Ends);
    m_pages.add(*m_backups, Pages::Reading::Ends);
    connectTrash();
    connectHistory();
    connectBackups();
    connectFiles(context.palette);
    connect(&m_library, &Lib::opened, this, [this](const QString &file) {
        addRecentLibrary(m_settings, file);
        showRecent();
    });
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, this, &LibraryCommands::showTrashView);
    connect(&m_library, &Lib::sidebarChanged, this, &LibraryCommands::showTrashView);
    connect(&m_library, &Lib::movedAway, this, &LibraryCommands::showMoved);
    connect(&m_library, &Lib::backupRestored, &m_notices, &Notices::clearWarnings);
    connect(&m_library, &Lib::saveWaits, this, [this] {
        if (m_closes && m_library.writer().waitForOthers()) {
            askToClose();
            return;
        }
        m_notices.inform(m_library.imports().isImporting()
                             ? tr("This will be done after the current file is imported.")
                             : tr("Waiting to save: another program is writing to this library."));
    });
    connect(&m_library.backups(), &BackupService::failed, &m_notices, &Notices::warn);
    connect(&m_library.writer(), &LibraryWriter::saved, this, [this] {
        if (m_closes && m_library.writer().unsaved().all() == 0)
            close();
    });
    showRecent();
    showTrashView();
}

bool LibraryCommands::mayClose()
{
    if (m_mayClose || m_library.writer().waitUntilSaved(kCloseMs))
        return true;
    if (m_closes)
        return false;
    m_closes = true;
    if (m_library.writer().waitForOthers()) {
        askToClose();
    } else if (m_library.imports().isImporting() && m_library.writer().unsaved().other == 0) {
        saveNextToLibraryAndClose(); // saves as for marks during an import
    } else {
        m_library.suspendImport();
        m_notices.inform(tr("The window closes when all changes are saved."));
    }
    return false;
}

void LibraryCommands::askToClose()
{
    const LibraryWriter::Unsaved unsaved = m_library.writer().unsaved();
    QString text = unsaved.all() == 1 ? tr("1 change is not saved yet because another program is writing to "
                                           "this library. The window closes when it is saved.")
                                      : tr("%1 changes are not saved yet because another program is writing "
                                           "to this library. The window closes when they are saved.")
                                            .arg(numberText(unsaved.all()));
    const bool canNote = unsaved.notable > 0;
    if (canNote && unsaved.other > 0)
        text += u' '
            + tr("Marks, tags, notes and list positions can be saved to a file next to the library; other "
                 "changes are lost if you close now.");
    m_notices.ask({text, canNote ? tr("Save next to the library and close") : tr("Close without saving"),
                   [this] { saveNextToLibraryAndClose(); }, tr("Keep the window open"), !canNote,
                   [this] { m_closes = false; }});
    m_closes = true; // set after the question, because a new question declines the previous one
}

void LibraryCommands::saveNextToLibraryAndClose()
{
    m_library.writer().noteUnsaved([this](const Result<> &noted) {
        m_closes = bool(noted);
        if (noted)
            close();
        else
            m_notices.warn(noted.error().message);
    });
}

void LibraryCommands::close()
{
    m_mayClose = true;
    m_library.abandonWaiting();
    emit closeReady();
}

void LibraryCommands::closeWithoutPrompt()
{
    m_mayClose = true;
    if (!m_library.writer().waitUntilSaved(kCloseWithoutPromptMs))
        m_library.writer().noteUnsaved({});
}

// The window continues to show the library read-only.
void LibraryCommands::showMoved(const QString &why, const QString &saved)
{
    const QString text = saved.isEmpty()
        ? tr("%1 Changes are no longer saved.").arg(why)
        : tr("%1 Changes are no longer saved. The library that was open is saved in the backup %2.")
              .arg(why, QFileInfo(saved).fileName());
    const QString file = m_library.file();
    if (QFileInfo::exists(file))
        m_notices.caution(text, {{tr("Open new file"), [this, file] { emit libraryChosen(file); }}});
    else
        m_notices.warn(text);
}

void LibraryCommands::showTrashView()
{
    const TrashedSource *source = trashedSource(m_library);
    if (showsTrash(m_library))
        m_views.trash.setText(tr("Hidden elsewhere, even if imported again."));
    else if (source)
        m_views.trash.setText(tr("%1 is in the trash. Restoring it restores %2.")
                                  .arg(source->name, papersText(source->papers)));
    m_views.trash.setVisible(showsTrash(m_library) || source);
}

void LibraryCommands::connectTrash()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::RemovePapers, [this] { remove(); });
    on(Id::RestoreRemoved, [this] { restore(); });
    on(Id::EmptyTrash, [this] { askToEmpty(); });
    const auto addButton = [this](Id id, const QString &text, const QString &name) {
        QAction &action = m_actions[id];
        QPushButton *button = m_views.trash.addButton(text, name, [&action] { action.trigger(); });
        setDestroys(*button, id == Id::EmptyTrash);
        const auto follow = [button, &action] { button->setEnabled(action.isEnabled()); };
        follow();
        connect(&action, &QAction::changed, button, follow);
    };
    addButton(Id::RestoreRemoved, tr("Restore"), u"binRestore"_s);
    addButton(Id::EmptyTrash, tr("Empty trash…"), u"binEmpty"_s);
    on(Id::RemoveSource, [this] {
        const SourceId id = m_views.sidebar.currentSource();
        if (id == SourceId::None)
            m_notices.inform(tr("Select a source in the sidebar first."));
        else if (!trashedSource(m_library))
            m_library.writer().trashSource(id);
    });
    connect(&m_views.sidebar, &Sidebar::removeSourceChosen, this, [this](SourceId id) {
        if (m_library.isWritable())
            m_library.writer().trashSource(id);
    });
    connect(&m_views.sidebar, &Sidebar::restoreSourceChosen, this, [this](SourceId id) {
        if (m_library.isWritable())
            m_library.writer().restoreSource(id);
    });
    connect(&m_library.writer(), &LibraryWriter::willRefresh, this, [this](const Edit &edit) {
        switch (edit.kind) {
        case EditKind::TrashPapers:
            m_notices.done(tr("%1 moved to trash").arg(papersText(edit.papers)));
            break;
        case EditKind::TrashSource:
            m_notices.done(tr("%1 moved to trash").arg(edit.subject));
            break;
        case EditKind::RestorePapers:
            m_notices.done(tr("%1 restored").arg(papersText(edit.papers)));
            break;
        case EditKind::RestoreSource:
            m_notices.done(tr("%1 restored").arg(edit.subject));
            break;
        default: // see the commands for marks, tags and authors
            break;
        }
    });
    connect(&m_library.writer(), &LibraryWriter::trashEmptied, this,
            [this] { m_notices.inform(tr("The trash is empty.")); });
}

void LibraryCommands::remove()
{
    const QList<PaperId> papers = m_views.list.selectedPapers();
    if (papers.isEmpty())
        m_notices.inform(tr("Select a paper first."));
    else
        m_notices.change(papers.size(),
                         {.text = tr("Move %1 to trash?").arg(papersText(papers.size())),
                          .yes = tr("Move to trash"),
                          .accepted = [this, papers] { m_library.writer().trashPapers(papers); },
                          .destroys = true});
}

void LibraryCommands::restore()
{
    if (const TrashedSource *source = trashedSource(m_library))
        m_library.writer().restoreSource(source->id);
    else if (const QList<PaperId> papers = m_views.list.selectedPapers(); !papers.isEmpty())
        m_notices.change(papers.size(),
                         {.text = tr("Restore %1 from trash?").arg(papersText(papers.size())),
                          .yes = tr("Restore"),
                          .accepted = [this, papers] { m_library.writer().restorePapers(papers); },
                          .no = tr("Cancel")});
    else
        m_notices.inform(tr("Select a paper in the trash first."));
}

void LibraryCommands::askToEmpty()
{
    const TrashContents &trash = m_library.sidebar().sidebarData().trash;
    const QString sources =
        trash.sources.size() == 1 ? tr("1 source") : tr("%1 sources").arg(numberText(trash.sources.size()));
    const QString what = trash.sources.isEmpty() ? papersText(trash.papers)
        : trash.papers == 0                      ? sources
                                                 : tr("%1 and %2").arg(papersText(trash.papers), sources);
    m_notices.ask({.text = tr("Empty the trash? %1 will be deleted permanently, with their notes, tags and "
                              "other marks. This cannot be undone.")
                               .arg(what),
                   .yes = tr("Empty trash"),
                   .accepted = [this] { m_library.writer().emptyTrash(); },
                   .destroys = true});
}

void LibraryCommands::readHistory()
{
    m_library.backgroundReader().ask(
        m_readHistory, bindLibrary(editHistory), this,
        [this](const History &history) { m_history->showHistory(history, m_library.isWritable()); });
}

void LibraryCommands::connectHistory()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ShowHistory, [this] {
        m_pages.open(*m_history);
        readHistory();
    });
    connect(m_history, &HistoryView::changeOpened, this, [this](EditId change) {
        m_library.backgroundReader().ask(m_readStep, bindLibrary(papersOfEdit, change), this,
                                         [this, change](const QList<PaperRow> &papers) {
                                             m_history->showPapers(change, SourceId::None, papers);
                                         });
    });
    connect(m_history, &HistoryView::importOpened, this, [this](SourceId import) {
        m_library.backgroundReader().ask(m_readStep, bindLibrary(papersOfImport, import), this,
                                         [this, import](const QList<PaperRow> &papers) {
                                             m_history->showPapers(EditId::None, import, papers);
                                         });
    });
    connect(m_history, &HistoryView::paperChosen, this, &LibraryCommands::paperChosen);
    connect(m_history, &HistoryView::stepRequested, &m_library.writer(), &LibraryWriter::stepTo);
    connect(m_history, &HistoryView::limitsChosen, &m_library.writer(), &LibraryWriter::setLimits);
    // Updates the visible page after each edit.
    connect(&m_library.writer(), &LibraryWriter::editsChanged, this, [this] {
        if (m_history->isVisible() && m_library.isOpen())
            readHistory();
    });
    connect(&m_library.writer(), &LibraryWriter::steppedTo, this, [this](const QList<EditOutcome> &outcomes) {
        if (outcomes.isEmpty())
            return;
        int skipped = 0;
        for (const EditOutcome &outcome : outcomes)
            skipped += outcome.skipped;
        if (outcomes.size() == 1) {
            (skipped ? m_notices.caution(outcomeText(outcomes[0]))
                     : m_notices.inform(outcomeText(outcomes[0])));
            return;
        }
        const QString text = (outcomes[0].edit.undone ? tr("%1 changes undone") : tr("%1 changes redone"))
                                 .arg(numberText(outcomes.size()));
        if (skipped)
            m_notices.caution(
                tr("%1; %2 parts were kept because they were changed later").arg(text, numberText(skipped)));
        else
            m_notices.inform(text);
    });
}

void LibraryCommands::connectBackups()
{
    BackupService &backups = m_library.backups();
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ShowBackups, [this, &backups] {
        m_pages.open(*m_backups);
        backups.requestBackups();
    });
    on(Id::BackUpNow, [this, &backups] {
        m_notices.inform(tr("Creating backup…"));
        backups.backUpNow();
    });
    connect(m_backups, &BackupsView::backUpRequested, &m_actions[Id::BackUpNow], &QAction::trigger);
    connect(m_backups, &BackupsView::restoreRequested, this, &LibraryCommands::askToRestore);
    connect(&backups, &BackupService::backupsRead, this, [this](const QList<BackupRow> &rows) {
        m_backups->showBackups(rows, m_library.isWritable(),
                               m_library.isWritable() || m_library.isUnreadable());
    });
    connect(&backups, &BackupService::backedUp, this, [this, &backups](const QString &path, bool automatic) {
        if (!automatic)
            m_notices.offer(tr("Backup created: %1").arg(QFileInfo(path).fileName()),
                            {{tr("Show"), [this] { m_actions[Id::ShowBackups].trigger(); }}});
        else if (m_backups->isVisible())
            backups.requestBackups();
    });
    connect(&m_library, &Lib::backupRestored, this, [this, &backups](const QString &, const QString &aside) {
        m_notices.inform(aside.isEmpty()
                             ? tr("Restored. The previous library is the newest backup.")
                             : tr("Restored. The damaged library was kept as %1 in the same folder.")
                                   .arg(QFileInfo(aside).fileName()));
        // The window shows the list, and the library is being reopened.
        connect(
            &m_library, &Lib::opened, m_backups, [&backups] { backups.requestBackups(); },
            Qt::ConnectionType(Qt::SingleShotConnection | Qt::QueuedConnection));
    });
}

void LibraryCommands::askToRestore(const BackupRow &backup)
{
    const QString question = m_library.isUnreadable()
        ? tr("Restore the library of %1, with %2? The current file is kept in the same folder.")
        : tr("Restore the library of %1, with %2? The current library is backed up first.");
    m_notices.ask(
        {.text = question.arg(BackupsView::nameOf(backup.file.at), papersText(backup.papers.value_or(0))),
         .yes = tr("Restore"),
         .accepted = [this, path = backup.file.path] { m_library.restoreBackup(path); },
         .no = tr("Cancel")});
}

void LibraryCommands::connectFiles(CommandPalette &palette)
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::NewLibrary, [this] { chooseNewLibrary(); });
    on(Id::OpenLibrary, [this] {
        auto *dialog =
            new QFileDialog(&m_window, tr("Open library"), QFileInfo(m_library.file()).absolutePath(),
                            tr("Libraries (*.lectern);;All files (*)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this, &LibraryCommands::libraryChosen);
        dialog->open();
    });
    on(Id::OpenRecent, [this, &palette] { palette.choose(tr("Recent library"), recent()); });
    palette.addObjects([this] { return recent(); });
    on(Id::ExportMarks, [this] { chooseMarks(true); });
    on(Id::ImportMarks, [this] { chooseMarks(false); });
    connect(&m_library.backups(), &BackupService::marksExported, this, [this](const QString &to) {
        m_notices.offer(tr("Marks exported to %1").arg(QFileInfo(to).fileName()), fileSteps(to));
    });
    connect(&m_library.writer(), &LibraryWriter::marksImported, this, [this](const MarksOutcome &outcome) {
        if (outcome.edit.id == EditId::None) {
            m_notices.inform(tr("All these marks already exist."));
            return;
        }
        QString text = tr("Marks of %1 imported").arg(papersText(outcome.joined));
        if (outcome.waiting > 0)
            text += tr("; those of %1 are waiting for the papers to be imported")
                        .arg(papersText(outcome.waiting));
        m_notices.inform(text);
    });
}

void LibraryCommands::chooseNewLibrary()
{
    auto *dialog = new QFileDialog(&m_window, tr("New library"), QFileInfo(m_library.file()).absolutePath(),
                                   tr("Libraries (*.lectern)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"lectern"_s);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        if (QFileInfo::exists(file))
            m_notices.caution(
                tr("The file %1 already exists. Open it, or choose another name for the new library.")
                    .arg(QFileInfo(file).fileName()));
        else
            emit libraryChosen(file);
    });
    dialog->open();
}

void LibraryCommands::chooseMarks(bool exporting)
{
    const QString name = tr("%1 marks.json").arg(QFileInfo(m_library.file()).completeBaseName());
    auto *dialog = new QFileDialog(&m_window, exporting ? tr("Export marks") : tr("Import marks"),
                                   proposedFolder(), tr("Marks (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (exporting) {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(u"json"_s);
        dialog->selectFile(name);
        connect(dialog, &QFileDialog::fileSelected, &m_library.backups(), &BackupService::exportMarks);
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, &m_library.writer(), &LibraryWriter::importMarks);
    }
    dialog->open();
}

// Returns the recent libraries other than the open one.
QList<PaletteObject> LibraryCommands::recent()
{
    QList<PaletteObject> libraries;
    const QString now = QFileInfo(m_library.file()).absoluteFilePath();
    for (const QString &file : recentLibraries(m_settings)) {
        const auto open = [this, file] {
            if (QFileInfo::exists(file))
                emit libraryChosen(file);
            else
                m_notices.warn(tr("The library %1 no longer exists.").arg(file));
        };
        if (file != now)
            libraries.append({libraryName(file), tr("library"), u"library"_s, open});
    }
    return libraries;
}

void LibraryCommands::showRecent()
{
    QAction &action = m_actions[Id::OpenRecent];
    QMenu *menu = action.menu();
    if (!menu) {
        menu = new QMenu(&m_window);
        action.setMenu(menu);
    }
    menu->clear();
    for (const PaletteObject &library : recent())
        connect(menu->addAction(QString(library.text).replace(u'&', u"&&"_s)), &QAction::triggered, this,
                library.open);
    m_needs.set(Need::RecentLibrary, !menu->isEmpty());
}

// Range of the progress. Writing is slower than reading.
static constexpr int kAll = 1000, kReading = kAll / 3;

RecoveryCommands::RecoveryCommands(const CommandContext &context, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices), m_status(status),
      m_window(context.window)
{
    connect(&context.actions[ActionId::RecoverLibrary], &QAction::triggered, this, &RecoveryCommands::ask);
    connect(&m_status, &TaskLine::cancelled, this, [this] { m_recovery.stop(); });
}

void RecoveryCommands::ask()
{
    if (m_recovery.isPending()) {
        m_notices.inform(tr("A library is being recovered; progress is shown below."));
        return;
    }
    const QFileInfo damaged(m_library.file());
    auto *dialog = new QFileDialog(&m_window, tr("New library for recovered data"), damaged.absolutePath(),
                                   tr("Libraries (*.lectern)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"lectern"_s);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
    dialog->selectFile(tr("%1 recovered.lectern").arg(damaged.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &RecoveryCommands::start);
    dialog->open();
}

void RecoveryCommands::start(const QString &target)
{
    if (m_recovery.isPending())
        return;
    m_status.begin(tr("Recovering %1").arg(QFileInfo(m_library.file()).fileName()), kAll);
    const auto recover = [this, damaged = m_library.file(), target](const Deliver &deliver,
                                                                    const Cancelled &cancelled) {
        const auto progressed = [&](RecoveryStep step, qint64 at, qint64 all) {
            const bool reads = step == RecoveryStep::Reading;
            const int share = int(at * (reads ? kReading : kAll - kReading) / qMax<qint64>(1, all));
            deliver([this, done = reads ? share : kReading + share] { m_status.showProgress(done, kAll); });
        };
        return recoverLibrary(damaged, target, progressed, cancelled);
    };
    m_library.tasks().start(
        m_recovery, recover, this,
        [this, target](const Result<RecoveryOutcome> &outcome) { showReport(target, outcome); });
}

// The report of lost data is shown until closed.
void RecoveryCommands::showReport(const QString &target, const Result<RecoveryOutcome> &outcome)
{
    m_status.end();
    if (!outcome) {
        if (outcome.error().isCancelled())
            m_notices.inform(tr("Cancelled; no library was created."));
        else
            m_notices.warn(outcome.error().message);
        return;
    }
    const QString name = QFileInfo(target).fileName();
    QStringList lost;
    for (const RecoveryLoss &loss : outcome->lost)
        lost.append(loss.text);
    const QString found = tr("%1 contains %2, %3 of them with your marks.")
                              .arg(name, papersText(outcome->papers), numberText(outcome->marked));
    m_notices.caution(lost.isEmpty()
                          ? tr("%1 Only the history was lost.").arg(found)
                          : tr("%1 Lost, in addition to the history: %2.").arg(found, lost.join(u"; "_s)),
                      {{tr("Open"), [this, target] { emit libraryChosen(target); }}});
}

} // namespace lectern
