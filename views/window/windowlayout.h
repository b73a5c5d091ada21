#pragma once
// The panes of the window and their layout.
#include <QByteArray>
#include <QWidget>

class QMainWindow;
class QMenu;
class QSplitter;
class QToolButton;
class QWidget;

namespace lectern
{

class AbstractPane;
class Actions;
class AuthorPanelView;
class FacetStrip;
class FilterBar;
class JobStatus;
class LibrarySession;
class MessageBar;
class NameBar;
class Pages;
class PaperList;
class Sidebar;
class TaskLine;
class Toast;
struct WindowState;
enum class Menu;
class SearchBox;

// Toolbar: import, search, view, menu.
class TopBar final : public QWidget
{
    Q_OBJECT
public:
    TopBar(const Actions &actions, QWidget *parent = nullptr);
    // The six menus of all commands, for a menu bar.
    const QList<QMenu *> &menus() const { return m_menus; }
    // Opens the main menu by keyboard: below its button, or at the window's corner if the button is hidden.
    void openMenu();
    SearchBox &searchBox() { return *m_search; }

private:
    QMenu *mainMenu(const Actions &actions);
    // Creates a button, optionally with a menu.
    QToolButton *button(const QString &iconName, const QString &text, bool showText, QMenu *menu);
    SearchBox *m_search;
    QToolButton *m_main;
    QHash<Menu, QMenu *> m_parts; // all menus and submenus
    QList<QMenu *> m_menus;
};

// Creates the panes in the window, which owns them. Commands create the other pages.
struct WindowLayout {
    WindowLayout(LibrarySession &library, const Actions &actions, QMainWindow &window);

    // Enables every key of the table in its scope: in the window, or where papers are read.
    void addKeys(const Actions &actions);
    // Adds tabs above the pages.
    void setPageTabs(QWidget &tabs);
    // Sets whether the paper pane is below the list or at its right.
    void setReaderBelow(bool below);
    // Moves the paper pane to the end of this splitter with this width; null: moves it back next to or below
    // the list.
    void reparentPane(QSplitter *to, int width);
    // Splitter positions.
    void restore(const WindowState &state);
    void save(WindowState &state) const;

    QMainWindow &window;
    // The panes in tab order: top to bottom, left to right.
    TopBar &top;
    Sidebar &sidebar;
    FilterBar &filter;
    FacetStrip &facets;
    PaperList &list;
    AbstractPane &pane;
    AuthorPanelView &author;
    MessageBar &errors, &paste, &confirm, &trash;
    NameBar &names;
    Toast &toast;
    JobStatus &status;
    TaskLine &printStatus, &exportStatus, &salvageStatus, &attachStatus;
    Pages &pages;
    QWidget &listSide; // the list and the widgets above it

private:
    void buildPapers();
    void buildWindow();
    void restoreFocusOnClose();

    QSplitter *m_outer, *m_inner;
    QWidget *m_middle; // the pages and their tabs
    QByteArray m_sideBySide, m_below; // splitter state between list and paper pane, per orientation
    QByteArray m_detachedFrom; // splitter state while the pane is moved elsewhere
};

} // namespace lectern
