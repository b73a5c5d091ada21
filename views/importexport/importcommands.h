#pragma once
// The ways papers come into the window: chosen files with a look at them first, pasted and copied text, a
// watched folder.
#include "models/session/tasks/importpreviewer.h"
#include "views/actions/commandcontext.h"
#include "watchedfolders.h"

class QMimeData;

namespace lectern
{

class ImportPanel;
class ImportSummary;
class JobStatus;
class PasteBar;
class Sidebar;
struct FileReport;
struct ImportReport;

class ImportCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        PasteBar &paste;
        JobStatus &status;
        Sidebar &sidebar;
    };
    ImportCommands(const CommandContext &context, const Views &views);

    // Shows what these files and folders hold, and imports them when the person says so.
    void ask(const QStringList &paths);
    // Says what the text is and offers to import it.
    void offer(const QString &text, const QString &html = {});
    // Asks which folder is to be watched as well.
    void chooseWatched();
    WatchedFolders &watched() { return m_watched; }
    // Whether something dragged over the window can be dropped there, and what comes of it.
    bool takes(const QMimeData &dragged) const;
    void drop(const QMimeData &dropped);

signals:
    // PDF files that are no prints of a page.
    void pdfsLeft(const QStringList &paths);

private:
    void connectPanel();
    void lookAgain(const QString &path, const FileChoices &choices);
    void connectLibrary();
    void connectSummary();
    void chooseFiles(bool folder);
    void paste();
    void clipboardChanged();
    void describe(const QString &text, const FilePreview &preview, const QString &best);
    void showWatched();
    void forgetReport();
    void showReport(const ImportReport &whole);
    void sayRefused(const FileReport &file);
    void askAboutLeft(const QStringList &paths, const QHash<QString, FileChoices> &choices);
    void watch(const QString &folder);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    ActionNeeds &m_needs;
    Pages &m_pages;
    Views m_views;
    ImportPanel *m_panel;
    ImportSummary *m_summary;
    QSettings &m_settings;
    QWidget &m_window;
    ImportPreviewer m_previewer;
    WatchedFolders m_watched;
    QString m_html; // beside the text that is looked at
    bool m_saidFields = false; // since the last import
    QString m_copied; // seen on the clipboard, not yet known to be of use
    QString m_stoppedIn; // the library in the middle of whose import another one was opened
    QString m_remarksOf; // the source whose remarks were asked for last
};

} // namespace lectern
