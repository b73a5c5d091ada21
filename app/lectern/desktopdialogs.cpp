#include "desktopdialogs.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr char kTheme[] = "QT_QPA_PLATFORMTHEME";

// Returns whether some back end of the desktop portal shows file dialogs. Without one, the dialogs of the
// platform theme would never appear. Format: portals.conf(5) of xdg-desktop-portal.
static bool hasFilePortal()
{
    constexpr auto kData = QStandardPaths::GenericDataLocation;
    if (QStandardPaths::locate(kData, u"dbus-1/services/org.freedesktop.portal.Desktop.service"_s).isEmpty())
        return false;
    for (const QString &folder :
         QStandardPaths::locateAll(kData, u"xdg-desktop-portal/portals"_s, QStandardPaths::LocateDirectory))
        for (const QString &name : QDir(folder).entryList({u"*.portal"_s}, QDir::Files)) {
            QFile portal(folder + u'/' + name);
            if (portal.open(QIODevice::ReadOnly)
                && portal.readAll().contains("org.freedesktop.impl.portal.FileChooser"))
                return true;
        }
    return false;
}

void useDesktopDialogs()
{
    if (!qEnvironmentVariableIsSet(kTheme) && qEnvironmentVariableIsSet("XDG_CURRENT_DESKTOP")
        && hasFilePortal())
        qputenv(kTheme, "xdgdesktopportal");
}

} // namespace lectern
