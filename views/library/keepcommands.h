#pragma once
// What keeps a library safe and takes things out of it: the bin, the history, backups, marks as a file, and
// which library it is.
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class BackupsView;
class BinBar;
class HistoryView;
class PaperList;
class Sidebar;

class KeepCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        PaperList &list;
        Sidebar &sidebar;
        BinBar &bin;
    };
    KeepCommands(const CommandContext &context, const Views &views);
    // Whether the window may close now: what was changed is in the library. While another program or an
    // import keeps it waiting, says so and returns false, and closeReady() follows.
    bool mayClose();
    // The session ends and nobody can be asked: what is not in the library is noted beside it where it can
    // be.
    void closeUnasked();

signals:
    void closeReady();
    void libraryChosen(const QString &file);
    void paperChosen(lectern::PaperId paper); // it is to be shown

private:
    void connectBin();
    void connectHistory();
    void connectBackups();
    void connectFiles();
    void showBin();
    void remove();
    void restore();
    void askToEmpty();
    void askToRestore(const BackupRow &backup);
    void chooseNewLibrary();
    void chooseMarks(bool exporting);
    void showRecent();
    void sayMoved(const QString &why, const QString &saved);
    void askToClose();
    void saveBesideAndClose();
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
    bool m_closes = false; // it waits for what is to be saved
    bool m_mayClose = false;
};

} // namespace lectern
