#pragma once
// The ways papers come into the window: chosen files with a look at them first, pasted and copied text, a
// watched folder.
#include "models/items/exchange/folderwatch.h"
#include "models/items/exchange/importpreviewer.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class ImportPanel;
class PasteBar;

class ImportCommands final : public QObject
{
    Q_OBJECT
public:
    ImportCommands(const CommandContext &context, ImportPanel &panel, PasteBar &paste);

    // Shows what these files and folders hold, and imports them when the person says so.
    void ask(const QStringList &paths);
    // Says what the text is and offers to import it.
    void offer(const QString &text);
    // New files of this folder come in from now on, also after a restart; empty: of none.
    void watch(const QString &folder);
    FolderWatch &folderWatch() { return m_watch; }

signals:
    void panelAsked();
    void panelDone();

private:
    void chooseFiles(bool folder);
    void chooseWatched();
    void paste();
    void clipboardChanged();
    void describe(const QString &text, const FilePreview &preview);
    void beginWatching();
    void showWatched();
    void filesArrived(const QStringList &files, const QDateTime &since);

    LibraryController &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    ImportPanel &m_panel;
    PasteBar &m_paste;
    QSettings &m_settings;
    QWidget &m_window;
    ImportPreviewer m_previewer;
    FolderWatch m_watch;
    QString m_copied; // seen on the clipboard, not yet known to be of use
    std::optional<QDateTime> m_since; // to be remembered once what arrived is in the library
};

} // namespace lectern
