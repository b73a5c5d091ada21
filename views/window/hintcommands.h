#pragma once
// One-time hints of one sentence, shown when they are useful.
#include "views/actions/commandcontext.h"

#include <QObject>
#include <QStringList>

class QAction;
class QMenu;

namespace lectern
{

class HintBar;
class LibrarySession;
struct ImportReport;

// Shows each hint once; the settings record this. A hint does not receive the focus or clicks, and is shown
// until it is closed. Only one hint is shown at a time, and none before allow().
class HintCommands final : public QObject
{
    Q_OBJECT
public:
    // menus: a command chosen there causes a hint on its key.
    HintCommands(const CommandContext &context, HintBar &bar, const QList<QMenu *> &menus);

    // Allows hints from now on; called when the window is shown to the user.
    void allow() { m_allowed = true; }

private:
    void connectMoments(const QList<QMenu *> &menus);
    void imported(const ImportReport &report);
    void chosenInMenu(const QAction &action);
    // name: key in the settings.
    void show(const char *name, const QString &text);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    QSettings &m_settings;
    HintBar &m_bar;
    int m_inMenus = 0; // number of commands with a key that were chosen in menus
    bool m_menuCloses = false; // a menu is closing in this event
    bool m_allowed = false;
    bool m_isHeld = false; // reading mode hides the current hint, which returns afterwards
};

} // namespace lectern
