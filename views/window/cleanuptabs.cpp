#include "cleanuptabs.h"

#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/style/controls.h"
#include "views/widgets/page.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

namespace lectern
{

using namespace Qt::StringLiterals;

// Object names of the pages, and the commands that open them.
static constexpr struct {
    const char *page;
    ActionId action;
} kTabs[] = {{"duplicatesPage", ActionId::FindDuplicates},
             {"whoIsWhoPage", ActionId::AuthorDuplicates},
             {"joinedPage", ActionId::ShowSourceConflicts},
             {"unsurePage", ActionId::ShowUnmatched}};

CleanUpTabs::CleanUpTabs(const CommandContext &context, QWidget *parent)
    : QTabBar(parent), m_library(context.library), m_actions(context.actions)
{
    setNames(this, u"cleanUpTabs"_s, tr("Clean up"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    for (const QString &text :
         {tr("Duplicate papers"), tr("Duplicate authors"), tr("Source conflicts"), tr("Unmatched PDFs")})
        addTab(text);
    hide();
    showCounts();
    connect(this, &QTabBar::currentChanged, this, &CleanUpTabs::choose);
    connect(&context.pages, &Pages::currentChanged, this,
            [this, &pages = context.pages] { follow(pages.currentWidget()); });
    for (const auto changed : {&SidebarModel::shown, &SidebarModel::duplicatesShown})
        connect(&m_library.sidebar(), changed, this, &CleanUpTabs::showCounts);
    connect(&m_actions[ActionId::CleanUp], &QAction::triggered, this, &CleanUpTabs::open);
}

void CleanUpTabs::open()
{
    if (isVisible()) {
        choose((m_last + 1) % count());
        return;
    }
    const SidebarData &work = m_library.sidebar().sidebarData();
    const int first = work.unmatchedFiles > 0 ? 3 : work.sourceConflicts > 0 ? 2 : 0;
    m_actions[kTabs[m_last < 0 ? first : m_last].action].trigger();
}

// The page takes the focus when it opens; the tabs keep it while the user moves through them.
void CleanUpTabs::choose(int tab)
{
    if (m_isFollowing)
        return;
    const bool focused = hasFocus();
    m_actions[kTabs[tab].action].trigger();
    if (focused)
        setFocus();
}

void CleanUpTabs::showCounts()
{
    const SidebarData &work = m_library.sidebar().sidebarData();
    const int counts[] = {m_library.sidebar().duplicates(), 0, work.sourceConflicts, work.unmatchedFiles};
    for (int tab = 0; tab < count(); ++tab) {
        const QString name = tabText(tab).section(u" ("_s, 0, 0);
        setTabText(tab, counts[tab] > 0 ? u"%1 (%2)"_s.arg(name, numberText(counts[tab])) : name);
    }
}

void CleanUpTabs::follow(QWidget *page)
{
    const auto *const tab = std::find_if(std::begin(kTabs), std::end(kTabs), [page](const auto &each) {
        return page && page->objectName() == QLatin1StringView(each.page);
    });
    setVisible(tab != std::end(kTabs));
    if (tab == std::end(kTabs))
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_last = int(tab - std::begin(kTabs));
    setCurrentIndex(m_last);
}

} // namespace lectern
