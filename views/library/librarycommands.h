#pragma once
// Library maintenance commands: trash, history, backups, export of marks, and opening libraries.
#include "models/session/librarysession.h"
#include "models/session/tasks/requesttoken.h"
#include "models/store/recovery/recovery.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"
#include "views/actions/commandpalette.h"
#include "views/widgets/taskline.h"

#include <QObject>

namespace lectern
{

class BackupsView;
class HistoryView;
class MessageBar;
class PaperList;
class Sidebar;

class LibraryCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        PaperList &list;
        Sidebar &sidebar;
        MessageBar &trash;
    };
    LibraryCommands(const CommandContext &context, const Views &views);
    // Returns whether all edits are saved, so that the window may close. If another program or an import
    // blocks writing, shows a message and returns false; closeReady() follows.
    bool mayClose();
    // Closes without asking because the session ends; unsaved edits go to the marks file if possible.
    void closeWithoutPrompt();

signals:
    void closeReady();
    void libraryChosen(const QString &file);
    void paperChosen(lectern::PaperId paper); // the paper should be shown

private:
    void connectTrash();
    void connectHistory();
    void readHistory();
    void connectBackups();
    void connectFiles(CommandPalette &palette);
    void showTrashView();
    void remove();
    void restore();
    void askToEmpty();
    void askToRestore(const BackupRow &backup);
    void chooseNewLibrary();
    void chooseMarks(bool exporting);
    QList<PaletteObject> recent();
    void showRecent();
    void showMoved(const QString &why, const QString &saved);
    void askToClose();
    void saveNextToLibraryAndClose();
    void close();

    LibrarySession &m_library;
    const Actions &m_actions;
    ActionNeeds &m_needs;
    Notices &m_notices;
    Views m_views;
    QSettings &m_settings;
    Pages &m_pages;
    QWidget &m_window;
    HistoryView *m_history;
    BackupsView *m_backups;
    RequestToken m_readHistory{"history"}, m_readStep{"papers of a step", RequestToken::Keep::All};
    bool m_closes = false; // waiting for unsaved edits
    bool m_mayClose = false;
};

// Recovers a damaged library into a new one.
class RecoveryCommands final : public QObject
{
    Q_OBJECT
public:
    RecoveryCommands(const CommandContext &context, TaskLine &status);

signals:
    void libraryChosen(const QString &file);

private:
    void ask();
    void start(const QString &target);
    void showReport(const QString &target, const Result<RecoveryOutcome> &outcome);

    LibrarySession &m_library;
    Notices &m_notices;
    TaskLine &m_status;
    QWidget &m_window;
    RequestToken m_recovery{"recovery"};
};

} // namespace lectern
