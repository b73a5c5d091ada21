#pragma once
// Controls which parts of the window are visible: reading mode, folding of parts in a small window, and Back.
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
        QWidget &listSide; // the list and the widgets above it
        PaperList &list;
        AbstractPane &pane;
        AuthorPanelView &author;
        FacetStrip &facets;
    };
    Navigator(const CommandContext &context, const Views &views);

    // Shows only the paper (reading mode), or all parts.
    void setReading(bool on);
    // Shows the abstract. Uses reading mode if the list leaves no space for it.
    void showAbstract();
    void showAuthor();
    // Goes one step back: from a page to the papers, or from reading mode to the list.
    void leave();
    // Sets whether another page contains the paper pane and controls its visibility.
    void setDetached(bool isDetached) { m_isDetached = isDetached; }
    // Sets whether a PDF is open. The sidebar is then folded, unless the user shows it.
    void setPdf(bool isOpen);
    // Call after the window was resized.
    void resized() { fold(true); }
    // Returns whether this key must not trigger a command. Letters and digits apply to the papers of the
    // list, which are not visible while a page is open.
    bool isBlockedForList(const QKeyEvent &key) const;

    // Restores and saves the user's choices for parts that fold.
    void restore(const WindowState &state);
    void save(WindowState &state) const;

signals:
    // Emitted when the space below the list is better for the paper than the space at its right.
    void readerBelow(bool below);

private:
    // A part that folds if the window's width or height is below a threshold.
    struct Fold {
        int below;
        bool wanted = true; // the user wants it to be visible if there is space
        bool unfolded = false; // unfolded by the user without enough space
        bool wasShort = false;

        void choose(int side, bool shown) { (side < below ? unfolded : wanted) = shown; }
        // Crossing the threshold discards manual unfolding.
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
    void announceOnce();
    bool isNarrowAndTall() const;
    bool isSidePaneShown() const;

    LibrarySession &m_library;
    const Actions &m_actions;
    Pages &m_pages;
    QWidget &m_window;
    Views m_views;
    bool m_reading = false, m_hasAuthor = false, m_isDetached = false;
    bool m_isPdf = false, m_sidebarAtPdf = false;
    bool m_openFile = false; // a part stays open only because the user is typing in it
    Fold m_sidebar{1040}, m_abstract{720}; // thresholds for the width
    Fold m_author{720}; // threshold for the height; folding hides all but the most important lines
};

} // namespace lectern
