// Tests the settings of a library: each is effective at once and after a restart, also with an invalid
// settings file.
#include "models/store/sqlite/backup.h"
#include "tests/views/windowrun.h"
#include "views/importexport/importcommands.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/windowstate.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

// Removed rows wait for deleteLater().
template <typename T>
QList<T *> shown(Run &run, const char *name)
{
    QList<T *> all = run.window.findChildren<T *>(QLatin1StringView(name));
    all.removeIf([](const T *each) { return !each->isVisible(); });
    return all;
}

bool allLookedAt(const WatchedFolders &watched, qsizetype count)
{
    const QList<WatchedFolder> all = watched.folders();
    return all.size() == count && std::all_of(all.cbegin(), all.cend(), [](const WatchedFolder &each) {
               return each.since.isValid();
           });
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT
private slots:
    void backupsUseTheChosenFolder()
    {
        QTemporaryDir dir;
        const QString place = dir.filePath(u"copies"_s);
        QVERIFY(QDir().mkpath(place));
        {
            Run run(dir);
            run.importSample();
            QCOMPARE(run.find<QLabel>("settingsBackupPlace").text(),
                     QDir::toNativeSeparators(backupFolder(run.library.file())));
            QSignalSpy made(&run.library.backups(), &BackupService::backedUp);
            run.actions[Id::BackUpNow].trigger();
            QTRY_COMPARE(made.size(), 1);
            run.settings.setValue("backups/place"_L1, place);
        }
        Run run(dir);
        run.settle();
        QSignalSpy made(&run.library.backups(), &BackupService::backedUp);
        QSignalSpy listed(&run.library.backups(), &BackupService::backupsRead);
        run.actions[Id::BackUpNow].trigger();
        QTRY_COMPARE(made.size(), 1);
        QVERIFY(made.first().first().toString().startsWith(place + u'/'));
        // The backup next to the library is listed in addition to those of the folder.
        QTRY_VERIFY(!listed.isEmpty() && listed.last().first().value<QList<BackupRow>>().size() == 2);
        // If the disk was removed, a backup is still made, with a message.
        QVERIFY(QDir(place).removeRecursively());
        run.actions[Id::BackUpNow].trigger();
        QTRY_COMPARE(made.size(), 2);
        QVERIFY(made.last().first().toString().startsWith(backupFolder(run.library.file())));
        QTRY_VERIFY(run.find<MessageBar>("errorBar").isVisible());
        run.actions[Id::Settings].trigger();
        run.find<QPushButton>("settingsBackupBeside").click();
        QVERIFY(run.settings.value("backups/place"_L1).toString().isEmpty());
        QVERIFY(!run.find<QPushButton>("settingsBackupBeside").isEnabled());
    }

    void storesNumberOfBackups()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            auto &keep = run.find<QComboBox>("settingsBackupKeep");
            QCOMPARE(keep.currentData().toString(), u"usual"_s);
            keep.setCurrentIndex(keep.findData(u"many"_s));
            emit keep.activated(keep.currentIndex());
        }
        Run run(dir);
        QCOMPARE(run.find<QComboBox>("settingsBackupKeep").currentData().toString(), u"many"_s);
    }

    void addsAndRemovesWatchedFolders()
    {
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"one/deep"_s) && QDir(dir.path()).mkpath(u"two"_s));
        const auto write = [&](const QString &name, const QByteArray &title) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("@article{a, title={" + title + "}, author={Ann Li}, year={2024}}\n");
        };
        {
            Run run(dir);
            WatchedFolders &watched = run.window.importing().watched();
            watched.setQuietTime(50);
            QVERIFY(watched.add({dir.filePath(u"one"_s), false, {}}));
            QVERIFY(watched.add({dir.filePath(u"two"_s), false, {}}));
            QVERIFY(watched.add({dir.filePath(u"two"_s), false, {}})); // only once
            QCOMPARE(watched.folders().size(), 2);
            run.actions[Id::WatchFolder].trigger(); // the command opens the settings page
            QCoreApplication::processEvents();
            QTRY_COMPARE(shown<QCheckBox>(run, "watchedBelow").size(), 2);
            shown<QCheckBox>(run, "watchedBelow").first()->click();
            QVERIFY(watched.folders().first().below);
            QTRY_VERIFY(allLookedAt(watched, 2));
            write(u"one/deep/a.bib"_s, "Deep");
            write(u"two/b.bib"_s, "Two");
            QTRY_COMPARE_WITH_TIMEOUT(run.library.browser().papers().rowCount(), 2, 20000);
            run.settle();
        }
        write(u"one/deep/c.bib"_s, "While away");
        Run run(dir);
        run.window.importing().watched().setQuietTime(50);
        QTRY_COMPARE_WITH_TIMEOUT(run.library.browser().papers().rowCount(), 3, 20000);
        run.actions[Id::Settings].trigger();
        QTRY_COMPARE(shown<QToolButton>(run, "watchedRemove").size(), 2);
        shown<QToolButton>(run, "watchedRemove").first()->click();
        QCOMPARE(run.window.importing().watched().folders().size(), 1);
        QVERIFY(run.find<Toast>().text().contains(u"one"_s));
        QTRY_COMPARE(shown<QToolButton>(run, "watchedRemove").size(), 1);
    }

    void readsInvalidSettings()
    {
        QTemporaryDir dir;
        {
            QSettings settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
            settings.setValue("import/savedOn"_L1, u"never"_s);
            settings.setValue("backups/keep"_L1, QVariantMap{{u"a"_s, 1}});
            settings.setValue("export/format"_L1, u"no such"_s);
        }
        Run run(dir);
        QCOMPARE(run.find<QComboBox>("settingsBackupKeep").currentIndex(), 0);
        QVERIFY(run.find<QComboBox>("settingsExportFormat").currentIndex() >= 0);
    }

    // A file is imported into the library that the folder belongs to, whichever library is open.
    void foldersBelongToTheirLibrary_data()
    {
        QTest::addColumn<bool>("below");
        QTest::addColumn<bool>("bothWatch");
        QTest::newRow("one library") << false << false;
        QTest::newRow("one library, folders below") << true << false;
        QTest::newRow("both libraries") << false << true;
        QTest::newRow("both libraries, folders below") << true << true;
    }
    void foldersBelongToTheirLibrary()
    {
        QFETCH(bool, below);
        QFETCH(bool, bothWatch);
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"in/deep"_s));
        const QString place = below ? u"in/deep/"_s : u"in/"_s;
        const auto write = [&](const QString &name, const QByteArray &title) {
            QFile file(dir.filePath(place + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("@article{a, title={" + title + "}, author={Ann Li}, year={2024}}\n");
        };
        Run run(dir); // opens "my.lectern"
        const auto open = [&](const QString &name) {
            QSignalSpy opened(&run.library, &LibrarySession::opened);
            run.library.open(dir.filePath(name));
            QTRY_COMPARE(opened.size(), 1);
            run.settle();
        };
        WatchedFolders &watched = run.window.importing().watched();
        watched.setQuietTime(50);
        QVERIFY(watched.add({dir.filePath(u"in"_s), below, {}}));
        QTRY_VERIFY(allLookedAt(watched, 1));
        write(u"first.bib"_s, "First");
        QTRY_COMPARE_WITH_TIMEOUT(run.titles(), QStringList{u"First"_s}, 20000);
        run.settle();

        open(u"other.lectern"_s);
        QCOMPARE(watched.folders(), QList<WatchedFolder>());
        if (bothWatch) {
            QVERIFY(watched.add({dir.filePath(u"in"_s), below, {}}));
            QTRY_VERIFY(allLookedAt(watched, 1));
        }
        write(u"second.bib"_s, "Second");
        if (bothWatch)
            QTRY_COMPARE_WITH_TIMEOUT(run.titles(), QStringList{u"Second"_s}, 20000);

        QSignalSpy finished(&run.library.imports(), &ImportQueue::importFinished);
        open(u"my.lectern"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.library.browser().papers().rowCount(), 2, 20000);
        run.settle();
        QCOMPARE(watched.folders().size(), 1);
        QCOMPARE(watched.folders().first().below, below);
        QCOMPARE(finished.size(), 1); // the first file is not read again
        QCOMPARE(finished.first().first().value<ImportReport>().files.size(), 1);
        open(u"other.lectern"_s);
        QCOMPARE(run.library.browser().papers().rowCount(), bothWatch ? 1 : 0);
    }

    void importUsesChosenSaveDate()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QDate longAgo(2021, 5, 4);
        const auto import = [&](const QString &name, const QByteArray &title) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("@article{a, title={" + title + "}, author={Ann Li}, year={2024}}\n");
            file.flush();
            QVERIFY(file.setFileTime(longAgo.startOfDay(), QFileDevice::FileModificationTime));
            run.library.imports().importFiles({file.fileName()});
            run.settle();
        };
        QSignalSpy finished(&run.library.imports(), &ImportQueue::importFinished);
        import(u"a.bib"_s, "One");
        QCOMPARE(finished.last().first().value<ImportReport>().files.first().savedOn, longAgo);
        auto &saved = run.find<QComboBox>("settingsSavedOn");
        saved.setCurrentIndex(1);
        emit saved.activated(1);
        import(u"b.bib"_s, "Two");
        QCOMPARE(finished.last().first().value<ImportReport>().files.first().savedOn, QDate::currentDate());
        QCOMPARE(run.settings.value("import/savedOn"_L1).toString(), u"today"_s);
    }

    void exportsStartWithChosenFormat()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.actions[Id::Settings].trigger();
        auto &format = run.find<QComboBox>("settingsExportFormat");
        format.setCurrentIndex(format.findData(u"ris"_s));
        emit format.activated(format.currentIndex());
        run.actions[Id::Export].trigger();
        QCOMPARE(run.find<QComboBox>("exportFormat").currentData().toString(), u"ris"_s);
    }
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
