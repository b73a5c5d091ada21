#pragma once
// Builds the panels, lays them out, connects them, remembers where they stood.
#include "models/items/session/librarycontroller.h"
#include "views/actions/commandcontext.h"
#include "views/parts/windowstate.h"

#include <QMainWindow>

#include <utility>

class QSettings;
class QSplitter;
class QStackedWidget;

namespace lectern
{

class AbstractPane;
class Actions;
class AuthorCommands;
class AuthorPanelView;
class BackupsView;
class BinBar;
class CommandPalette;
class ConfirmBar;
class ErrorBar;
class FacetStrip;
class EditCommands;
class ExportCommands;
class ExportPanel;
class ExportStatus;
class FilterBar;
class HistoryView;
class ImportCommands;
class ImportPanel;
class ImportSummary;
class JobStatus;
class LinkCommands;
class NameBar;
class KeepCommands;
class PaperList;
class PasteBar;
class PlaceCommands;
class PrintCommands;
class PrintStatus;
class ReadingCommands;
class SettingsPage;
class Sidebar;
class Theme;
class TopBar;

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(LibraryController &library, const Actions &actions, Theme &theme, QSettings &settings,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    // Nothing is under way and what the library answered is shown.
    bool isSettled() const;
    ReadingCommands &reading() { return *m_reading; }
    PrintCommands &printing() { return *m_print; }
    ImportCommands &importing() { return *m_import; }

signals:
    // Where the sample and the person's own library are, the program knows; the window only asks for them.
    void sampleRequested();
    void ownLibraryRequested();
    void libraryChosen(const QString &file);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // A pane that folds away while the window's side is shorter than this.
    struct Fold {
        int below;
        bool wanted = true; // where there is room
        bool unfolded = false; // by hand, where there is none
        bool wasShort = false;

        void choose(int side, bool shown) { (side < below ? unfolded : wanted) = shown; }
        // Crossing the threshold forgets what was unfolded by hand.
        bool isShownAt(int side)
        {
            const bool isShort = side < below;
            if (isShort != std::exchange(wasShort, isShort))
                unfolded = false;
            return isShort ? unfolded : wanted;
        }
    };

    void layOut();
    void connectLibrary();
    void connectQuery();
    void connectImport();
    void connectView();
    void showQuery(const QueryState &query);
    void showResult(int row);
    void showEmpty();
    void showUnreadable();
    void showFacets();
    void showArrived(QWidget *page);
    bool isTypedIn(const QWidget *part) const;
    void connectKeeping();
    void setReadingMode(bool on);
    void leave();
    void setTextPercent(int percent);
    void fold(bool resized = false);
    void restoreWindow();
    void restorePosition(const QString &file);
    void savePosition(const QString &file);
    void saveState();
    void showContextMenu(const QPoint &position);

    LibraryController &m_library;
    const Actions &m_actions;
    Theme &m_theme;
    QSettings &m_settings;

    TopBar *m_top;
    Sidebar *m_sidebar;
    FilterBar *m_filter;
    FacetStrip *m_facets;
    PaperList *m_list;
    AbstractPane *m_pane;
    AuthorPanelView *m_author;
    AuthorCommands *m_authors;
    ErrorBar *m_errors;
    PasteBar *m_paste;
    ConfirmBar *m_confirm;
    NameBar *m_names;
    ImportSummary *m_summary;
    SettingsPage *m_settingsPage;
    JobStatus *m_status;
    PrintStatus *m_printStatus;
    ExportStatus *m_exportStatus;
    ExportPanel *m_exportPanel;
    ImportPanel *m_importPanel;
    CommandPalette *m_palette;
    Notices *m_notices;
    ActionNeeds *m_needs;
    CommandContext m_context;
    ReadingCommands *m_reading;
    EditCommands *m_edit;
    LinkCommands *m_links;
    PlaceCommands *m_places;
    PrintCommands *m_print;
    ExportCommands *m_export;
    ImportCommands *m_import;
    HistoryView *m_history;
    BackupsView *m_backups;
    BinBar *m_bin;
    KeepCommands *m_keep;
    QStackedWidget *m_pages;
    QSplitter *m_outer, *m_inner;
    QWidget *m_listSide, *m_browse;

    ReadingPosition m_restore; // applied with the first result
    bool m_restoring = false, m_restoreScroll = false, m_readingMode = false, m_hasAuthor = false;
    bool m_askedBackups = false,
         m_hasBackups = false; // of the library that is open, once they have been asked for
    bool m_heldOpen = false; // a pane that would fold but for the person who writes in it
    Fold m_sidebarFold{1040}, m_abstractFold{720}; // by the width
    Fold m_authorFold{720}; // by the height; what folds is all but the lines that matter most
};

} // namespace lectern
