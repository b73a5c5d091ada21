#pragma once
// Which parts of the window are visible: reading mode, what folds away where the window has no room, the way
// back.
#include "views/actions/commandcontext.h"

#include <QObject>

#include <utility>

#include <functional>

class QKeyEvent;

namespace lectern
{

class AbstractPane;
class AuthorPanelView;
class FacetStrip;
class PaperList;
class Pages;
class Sidebar;
class TopBar;
struct WindowState;

class Navigator final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        TopBar &top;
        Sidebar &sidebar;
        QWidget &listSide; // the list and what stands above it
        PaperList &list;
        AbstractPane &pane;
        AuthorPanelView &author;
        FacetStrip &facets;
    };
    Navigator(const CommandContext &context, const Views &views);

    // The paper alone, or everything.
    void setReading(bool on);
    // Shows the abstract; in the reading mode where it has no room beside the list.
    void showAbstract();
    void showAuthor();
    // One step back: from a page to the papers, from the reading mode to the list.
    void leave();
    // The paper stands on another page, which shows and folds it.
    void setLent(bool lent) { m_lent = lent; }
    // The window has another size now.
    void resized() { fold(true); }
    // Whether this key must not run a command. Letters and digits are commands for the papers of the list,
    // and nobody sees those while a page is open.
    bool keepsFromList(const QKeyEvent &key) const;

    // What folds where there is room, as it was chosen.
    void restore(const WindowState &state);
    void save(WindowState &state) const;

signals:
    // The paper has more room below the list than beside it.
    void readerBelow(bool below);

private:
    // A part that folds away while the window's side is shorter than this.
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

    void connectActions();
    void find();
    void fold(bool resized = false);
    void slide(QWidget &part, const std::function<Qt::Edge()> &edge);
    void sayOnce();
    bool isNarrowAndTall() const;
    bool isPaneBeside() const;

    LibrarySession &m_library;
    const Actions &m_actions;
    Pages &m_pages;
    QWidget &m_window;
    Views m_views;
    bool m_reading = false, m_hasAuthor = false, m_lent = false;
    bool m_heldOpen = false; // a part that would fold but for the person who writes in it
    Fold m_sidebar{1040}, m_abstract{720}; // by the width
    Fold m_author{720}; // by the height; what folds is all but the lines that matter most
};

} // namespace lectern
