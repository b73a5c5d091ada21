#pragma once
// Tabs above the pages for cleaning up a library: duplicate papers, duplicate authors, source conflicts and
// unmatched PDFs.
#include "views/actions/commandcontext.h"

#include <QTabBar>

namespace lectern
{

// Visible while one of these pages is open. Create it after the commands that add the pages.
class CleanUpTabs final : public QTabBar
{
    Q_OBJECT
public:
    CleanUpTabs(const CommandContext &context, QWidget *parent);
    // Opens the tab used last, at first one that has work; the next tab if the tabs are shown.
    void open();

private:
    void choose(int tab);
    void showCounts();
    void follow(QWidget *page);

    LibrarySession &m_library;
    const Actions &m_actions;
    int m_last = -1;
    bool m_isFollowing = false; // the tab is set because its page was opened
};

} // namespace lectern
