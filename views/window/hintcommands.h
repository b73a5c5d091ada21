#pragma once
// Five hints of one sentence, each once, at the moment it helps.
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

// A hint takes no keys and no click, and stands until it is closed; then, or once it was shown, it never
// comes again, and the settings keep that. While one stands, no other comes. None comes before allow().
class HintCommands final : public QObject
{
    Q_OBJECT
public:
    // menus: the commands chosen in them may have keys.
    HintCommands(const CommandContext &context, HintBar &bar, const QList<QMenu *> &menus);

    // From now on; a program that shows its window to a person says so.
    void allow() { m_allowed = true; }

private:
    void connectMoments(const QList<QMenu *> &menus);
    void imported(const ImportReport &report);
    void chosenInMenu(const QAction &action);
    // name: stands in the settings.
    void show(const char *name, const QString &text);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    QSettings &m_settings;
    HintBar &m_bar;
    int m_inMenus = 0; // commands with a key that were chosen in a menu
    bool m_menuCloses = false; // at this moment
    bool m_allowed = false;
    bool m_isHeld = false; // the hint that stands comes back after the reading mode
};

} // namespace lectern
