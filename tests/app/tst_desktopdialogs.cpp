// Tests the choice of the file dialogs.
#include "app/lectern/desktopdialogs.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestDesktopDialogs : public QObject
{
    Q_OBJECT
private slots:
    void usesThePortalOfTheDesktop_data()
    {
        QTest::addColumn<QByteArray>("interfaces");
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<QByteArray>("chosen");
        QTest::addColumn<QByteArray>("theme");
        const QByteArray files = "org.freedesktop.impl.portal.FileChooser";
        QTest::newRow("portal with files")
            << files << QByteArray("X") << QByteArray() << QByteArray("xdgdesktopportal");
        QTest::newRow("portal without files") << QByteArray("org.freedesktop.impl.portal.Print")
                                              << QByteArray("X") << QByteArray() << QByteArray();
        QTest::newRow("no portal") << QByteArray() << QByteArray("X") << QByteArray() << QByteArray();
        QTest::newRow("no desktop") << files << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("user's theme") << files << QByteArray("X") << QByteArray("gtk3") << QByteArray("gtk3");
    }
    void usesThePortalOfTheDesktop()
    {
        QFETCH(QByteArray, interfaces);
        QFETCH(QByteArray, desktop);
        QFETCH(QByteArray, chosen);
        QFETCH(QByteArray, theme);
        QTemporaryDir dir;
        const auto write = [&dir](const QString &folder, const QString &name, const QByteArray &text) {
            QVERIFY(QDir(dir.path()).mkpath(folder));
            QFile file(dir.filePath(folder + u'/' + name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        if (!interfaces.isEmpty()) {
            write(u"dbus-1/services"_s, u"org.freedesktop.portal.Desktop.service"_s, "[D-BUS Service]\n");
            write(u"xdg-desktop-portal/portals"_s, u"some.portal"_s, "Interfaces=" + interfaces + '\n');
        }
        const auto set = [](const char *name, const QByteArray &value) {
            value.isEmpty() ? qunsetenv(name) : qputenv(name, value);
        };
        set("XDG_DATA_HOME", dir.path().toUtf8());
        set("XDG_DATA_DIRS", dir.path().toUtf8());
        set("XDG_CURRENT_DESKTOP", desktop);
        set("QT_QPA_PLATFORMTHEME", chosen);
        useDesktopDialogs();
        QCOMPARE(qgetenv("QT_QPA_PLATFORMTHEME"), theme);
    }
};

QTEST_APPLESS_MAIN(TestDesktopDialogs)
#include "tst_desktopdialogs.moc"
