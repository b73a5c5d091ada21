#pragma once
// The parts of the window and how they stand beside each other.
#include <QByteArray>

class QMainWindow;
class QSplitter;
class QWidget;

namespace lectern
{

class AbstractPane;
class Actions;
class AuthorNameBar;
class AuthorPanelView;
class BinBar;
class ConfirmBar;
class ErrorBar;
class ExportStatus;
class FacetStrip;
class FilterBar;
class HintBar;
class JobStatus;
class LibrarySession;
class NameBar;
class Pages;
class PaperList;
class PasteBar;
class PrintStatus;
class AttachStatus;
class SalvageStatus;
class Sidebar;
class Toast;
class TopBar;
struct WindowState;

// Makes the parts and puts them into the window, which owns them. The pages besides that of the papers are
// made by the commands that fill them.
struct WindowLayout {
    WindowLayout(LibrarySession &library, const Actions &actions, QMainWindow &window);

    // Every key of the table works where its row says: in the window, or where papers are read.
    void addKeys(const Actions &actions);
    // Where the paper stands that is read: below the list, or at its right.
    void setReaderBelow(bool below);
    // Puts the paper that is read at the end of this splitter, so wide; null: back beside or below the list.
    void lendPane(QSplitter *to, int width);
    // Where the lines between the parts stand.
    void restore(const WindowState &state);
    void save(WindowState &state) const;

    QMainWindow &window;
    // From top to bottom and from left to right, which is the way of the Tab key.
    TopBar &top;
    Sidebar &sidebar;
    FilterBar &filter;
    FacetStrip &facets;
    PaperList &list;
    AbstractPane &pane;
    AuthorPanelView &author;
    ErrorBar &errors;
    HintBar &hint;
    PasteBar &paste;
    ConfirmBar &confirm;
    NameBar &names;
    AuthorNameBar &authorNames;
    Toast &toast;
    JobStatus &status;
    PrintStatus &printStatus;
    ExportStatus &exportStatus;
    SalvageStatus &salvageStatus;
    AttachStatus &attachStatus;
    BinBar &bin;
    Pages &pages;
    QWidget &listSide; // the list and what stands above it

private:
    void buildPapers();
    void buildWindow();
    void passKeysOn();

    QSplitter *m_outer, *m_inner;
    QByteArray m_beside, m_below; // how the list and the paper divide their place, either way
    QByteArray m_lentFrom; // the same, while the paper stands elsewhere
};

} // namespace lectern
