#pragma once
// What keeps a library safe and takes things out of it: the bin, the history, backups, marks as a file, and
// which library it is.
#include "models/items/session/librarysession.h"
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

signals:
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
};

} // namespace lectern
