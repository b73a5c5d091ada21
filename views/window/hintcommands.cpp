#include "hintcommands.h"

#include "models/session/librarysession.h"
#include "models/session/tasks/importreport.h"
#include "views/actions/actions.h"
#include "views/widgets/noticebar.h"

#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr int kTimesInMenus = 3;

HintCommands::HintCommands(const CommandContext &context, HintBar &bar, const QList<QMenu *> &menus)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_settings(context.settings), m_bar(bar)
{
    QAction &wanted = m_actions[Id::ShowHints];
    wanted.setChecked(m_settings.value("hints/wanted"_L1, true).toBool());
    connect(&wanted, &QAction::triggered, this, [this](bool on) {
        m_settings.setValue("hints/wanted"_L1, on);
        if (on) // the user enables hints again: all are shown again
            m_settings.remove("hints/seen"_L1);
        else if (m_bar.isVisible())
            m_bar.close();
        m_isHeld = m_isHeld && on;
    });
    connect(&m_actions[Id::ReadingMode], &QAction::toggled, this, [this](bool reading) {
        if (reading)
            m_isHeld = m_bar.isVisible();
        if (reading || std::exchange(m_isHeld, false))
            m_bar.setVisible(!reading);
    });
    connect(&m_bar, &HintBar::noMore, &wanted, [&wanted] {
        if (wanted.isChecked())
            wanted.trigger();
    });
    connect(&m_actions[Id::HideHint], &QAction::triggered, this, [this] {
        if (m_bar.isVisible())
            m_bar.close();
        else
            m_notices.inform(tr("No hint to hide."));
    });
    connectMoments(menus);
}

void HintCommands::connectMoments(const QList<QMenu *> &menus)
{
    const LibraryBrowser &browser = m_library.browser();
    connect(&browser, &LibraryBrowser::paperLoaded, this, [this] {
        if (m_library.browser().papers().rowCount() > 1)
            show("read",
                 tr("%1 and %2 select the next or previous paper; %3 scrolls and continues with the next "
                    "unread paper.")
                     .arg(keyOrName(m_actions[Id::NextPaper]), keyOrName(m_actions[Id::PreviousPaper]),
                          keyOrName(m_actions[Id::PageOrNext])));
    });
    connect(&browser, &LibraryBrowser::resultChanged, this, [this] {
        if (!m_library.browser().query().typed.trimmed().isEmpty())
            show("search",
                 tr("Search also supports author:, year:2024.., -without and “a phrase”. %1 shows the full "
                    "syntax with runnable examples.")
                     .arg(keyOrName(m_actions[Id::SearchHelp])));
    });
    connect(&m_library.imports(), &ImportQueue::importFinished, this, &HintCommands::imported);
    connect(&m_library.edits(), &LibraryEdits::marked, this, [this] {
        if (m_library.edits().state().undo) // automatic marking as read is not an undo step
            show("undo",
                 tr("%1 undoes any change, even days later; %2 lists all changes.")
                     .arg(keyOrName(m_actions[Id::Undo]), keyOrName(m_actions[Id::ShowHistory])));
    });
    for (const QMenu *menu : menus) {
        // QMenu also emits triggered() for shortcuts. If the action was chosen in the menu, the menu has just
        // closed.
        connect(menu, &QMenu::aboutToHide, this, [this] {
            m_menuCloses = true;
            QMetaObject::invokeMethod(
                this, [this] { m_menuCloses = false; }, Qt::QueuedConnection);
        });
        connect(menu, &QMenu::triggered, this, [this](const QAction *action) {
            if (m_menuCloses)
                chosenInMenu(*action);
        });
    }
}

void HintCommands::imported(const ImportReport &report)
{
    const bool fromFiles = std::any_of(report.files.begin(), report.files.end(), [](const FileReport &file) {
        return !file.path.isEmpty() && file.refused.isEmpty();
    });
    if (fromFiles)
        show("import",
             tr("Save the page again later and drop it here: changes are added, your marks are kept. “%1” "
                "imports saved pages automatically.")
                 .arg(QString(m_actions[Id::WatchFolder].text()).replace(u"&&"_s, u"&"_s)));
}

void HintCommands::chosenInMenu(const QAction &action)
{
    if (action.shortcut().isEmpty() || ++m_inMenus < kTimesInMenus)
        return;
    show("keys",
         tr("“%1” has a keyboard shortcut: %2. %3 finds every command by name.")
             .arg(QString(action.text()).replace(u"&&"_s, u"&"_s), keyOrName(action),
                  keyOrName(m_actions[Id::CommandPalette])));
}

void HintCommands::show(const char *name, const QString &text)
{
    if (!m_allowed || !m_actions[Id::ShowHints].isChecked() || m_actions[Id::ReadingMode].isChecked()
        || m_bar.isVisible())
        return;
    QStringList seen = m_settings.value("hints/seen"_L1).toStringList();
    if (seen.contains(QLatin1StringView(name)))
        return;
    seen.append(QString::fromLatin1(name));
    m_settings.setValue("hints/seen"_L1, seen);
    const QString key = m_actions[Id::HideHint].shortcut().toString(QKeySequence::NativeText);
    m_bar.showHint(text, key.isEmpty() ? tr("Hide") : tr("Hide (%1)").arg(key));
}

} // namespace lectern
