#pragma once
// Import commands: files with a preview, pasted and copied text, watched folders.
#include "models/import/filepreview.h"
#include "views/actions/commandcontext.h"
#include "watchedfolders.h"

class QDateEdit;
class QLabel;
class QMimeData;
class QPushButton;

namespace lectern
{

class ImportPanel;
class ImportSummary;
class JobStatus;
class MessageBar;
class Sidebar;
struct FileReport;
struct ImportReport;

class ImportCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        MessageBar &paste;
        JobStatus &status;
        Sidebar &sidebar;
    };
    ImportCommands(const CommandContext &context, const Views &views);

    // Previews these files and folders, and imports them when the user confirms.
    void ask(const QStringList &paths);
    // Describes the text and offers to import it.
    void offer(const QString &text, const QString &html = {});
    // Shows a dialog for another folder to watch.
    void chooseWatched();
    WatchedFolders &watched() { return m_watched; }
    // Returns whether dragged data can be dropped; drop() handles it.
    bool takes(const QMimeData &dragged) const;
    void drop(const QMimeData &dropped);

signals:
    // Emitted with PDF files that are not printed web pages.
    void pdfsLeft(const QStringList &paths);

private:
    void makePasteBar();
    void connectPanel();
    void rescan(const QString &path, const FileChoices &choices);
    void preview(const QString &text, const QString &html = {}, const FileChoices &choices = {});
    void cancelPreview();
    void connectLibrary();
    void connectSummary();
    void readOverrides();
    void importOrAsk(const QStringList &paths);
    void chooseFiles(bool folder);
    void showPapersOf(const QList<SourceId> &sources);
    void paste();
    void clipboardChanged();
    void describe(const QString &text, const TextPreview &preview);
    void showWatched();
    void forgetReport();
    void showReport(const ImportReport &whole);
    void showRefused(const FileReport &file);
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
    WatchedFolders m_watched;
    QString m_html; // HTML of the previewed text
    bool m_fieldChoices = false; // the user has changed a mapping since the last import
    QLabel *m_dayLabel; // of the paste bar
    QDateEdit *m_day; // when the page was saved
    QPushButton *m_pasteImport;
    QString m_pasted; // text of the paste bar
    QString m_copied; // clipboard text that has not been recognised yet
    QString m_stoppedIn; // the library whose import was interrupted by opening another one
    ImportOverrides m_overrides;
    RequestToken m_diagnostics{"diagnostics"}, m_readOverrides{"import overrides"};
    // The tokens have one name, so that the tasks run in order.
    RequestToken m_files{"import preview"}, m_again{"import preview", RequestToken::Keep::All},
        m_text{"import preview"};
};

} // namespace lectern
