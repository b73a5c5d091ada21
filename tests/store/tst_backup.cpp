#include "storefixtures.h"

#include "models/store/backup.h"
#include "models/store/library.h"
#include "models/store/notestore.h"

using namespace lectern;
using namespace lectern::test;

class tst_Backup : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file, m_folder;
    const QDateTime m_now{QDate(2026, 11, 21), QTime(9, 30)};

    static void changeByte(const QString &path, qint64 at)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(at));
        QVERIFY(file.write("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX") > 0);
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"my papers.lectern"_s);
        m_folder = backupFolder(m_file);
        auto library = must(Library::open(m_file));
        (void)must(
            library->import(facts(u"one.txt"_s),
                            page({paper(u"Tides"_s, {u"Ada Quill"_s}), paper(u"Waves"_s, {u"Bo Tide"_s})})));
        must(library->setBookmarked({allIds(*library).first()}, true));
    }

    void backsUpWhileOpenAndRestores()
    {
        auto library = must(Library::open(m_file));
        const QString backup = must(backUp(m_file, m_folder, m_now));
        QVERIFY(backup.endsWith(u"my papers 2026-11-21 09.30.00.lectern"_s));
        must(library->setBookmarked(allIds(*library), true));
        QCOMPARE(must(library->counts()).bookmarks, 2);
        must(restoreBackup(backup, m_file, m_folder, m_now.addSecs(60)));
        QCOMPARE(must(library->counts()).bookmarks, 1); // the open window sees the restored content
        const auto all = backups(m_file, m_folder);
        QCOMPARE(all.size(), 2); // what was there before the restore is a backup too
        QCOMPARE(all.first().at, m_now.addSecs(60));
        must(restoreBackup(all.first().path, m_file, m_folder, m_now.addSecs(120)));
        QCOMPARE(must(library->counts()).bookmarks, 2);
    }

    void onceADay()
    {
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now)).isEmpty());
        QVERIFY(must(backUpDaily(m_file, m_folder, m_now.addSecs(3600))).isEmpty());
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now.addDays(1))).isEmpty());
    }

    void twoInOneSecondAreTwo()
    {
        QVERIFY(must(backUp(m_file, m_folder, m_now)) != must(backUp(m_file, m_folder, m_now)));
    }

    void theRuleKeepsDaysWeeksMonths()
    {
        QList<BackupFile> all;
        for (int day = 0; day < 800; ++day)
            all.append({QString::number(day), m_now.addDays(-day), 1});
        const auto outdated = outdatedBackups(all, m_now.date());
        const qsizetype kept = all.size() - outdated.size();
        QVERIFY2(kept >= 7 + 7 + 9 && kept <= 7 + 8 + 12, qPrintable(QString::number(kept)));
        for (const BackupFile &file : outdated) {
            QVERIFY(file.at.date().daysTo(m_now.date()) >= 7);
        }
        // Thinning again, or every day for a year, keeps the same shape.
        QList<BackupFile> daily;
        for (int day = 400; day >= 0; --day) {
            const QDateTime today = m_now.addDays(-day);
            daily.append({QString::number(day), today, 1});
            for (const BackupFile &old : outdatedBackups(daily, today.date()))
                daily.removeIf([&](const BackupFile &file) { return file.path == old.path; });
        }
        QVERIFY(daily.size() >= 20 && daily.size() <= 27);
        QVERIFY(daily.first().at.date().daysTo(m_now.date()) > 300);
        QVERIFY(outdatedBackups({{u"only"_s, m_now.addDays(-5000), 1}}, m_now.date()).isEmpty());
    }

    void aBadBackupTouchesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("no database") << QByteArray("these are not the pages you look for").repeated(500);
    }
    void aBadBackupTouchesNothing()
    {
        QFETCH(QByteArray, content);
        const QString path = m_dir->filePath(u"bad.lectern"_s);
        if (!content.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        const auto done = restoreBackup(path, m_file, m_folder, m_now);
        QVERIFY(!done);
        QVERIFY(!done.error().message.isEmpty());
        QCOMPARE(must(must(Library::open(m_file))->counts()).bookmarks, 1);
        QVERIFY(backups(m_file, m_folder).isEmpty());
    }

    void aDamagedBackupTouchesNothing()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        for (qint64 at = 16384; at < QFileInfo(backup).size(); at += 16384)
            changeByte(backup, at);
        QVERIFY(!restoreBackup(backup, m_file, m_folder, m_now.addSecs(5)));
        QCOMPARE(must(must(Library::open(m_file))->counts()).bookmarks, 1);
    }

    void noLibraryNoBackup()
    {
        QVERIFY(!backUp(m_dir->filePath(u"none.lectern"_s), m_folder, m_now));
        QVERIFY(!QFileInfo::exists(m_dir->filePath(u"none.lectern"_s)));
    }
};

QTEST_GUILESS_MAIN(tst_Backup)
#include "tst_backup.moc"
