#include "storefixtures.h"

#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/library.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "tests/support/support.h"

#include <csignal>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace lectern;
using namespace lectern::test;

class TestBackup : public QObject
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

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void makeDatabase(const QString &path, const QByteArray &sql)
    {
        sqlite3 *handle = nullptr;
        QCOMPARE(sqlite3_open(QFile::encodeName(path).constData(), &handle), SQLITE_OK);
        QCOMPARE(sqlite3_exec(handle, sql.constData(), nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(handle);
    }

    // Returns whether a file next to the library has this content.
    bool hasSiblingWith(const QByteArray &content) const
    {
        for (const QFileInfo &info :
             QDir(m_dir->path()).entryInfoList({u"my papers damaged*"_s}, QDir::Files))
            if (contentOf(info.filePath()) == content)
                return true;
        return false;
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"my papers.lectern"_s);
        m_folder = backupFolder(m_file);
        auto library = must(Library::open(m_file));
        (void)must(library->importer().import(
            facts(u"one.txt"_s),
            page({paper(u"Tides"_s, {u"Ada Quill"_s}), paper(u"Waves"_s, {u"Bo Tide"_s})})));
        must(library->marks().setBookmarked({allIds(*library).first()}, true));
    }

    void backsUpWhileOpenAndRestores()
    {
        auto library = must(Library::open(m_file));
        const QString backup = must(backUp(m_file, m_folder, m_now));
        QVERIFY(backup.endsWith(u"my papers 2026-11-21 09.30.00.lectern"_s));
        must(library->marks().setBookmarked(allIds(*library), true));
        QCOMPARE(must(library->sources().counts()).bookmarks, 2);
        (void)must(restoreBackup(backup, m_file, m_folder, m_now.addSecs(60)));
        QCOMPARE(must(library->sources().counts()).bookmarks, 1); // the open window sees the restored content
        const auto all = backups(m_file, m_folder);
        QCOMPARE(all.size(), 2); // the state before the restore is a backup too
        QCOMPARE(all.first().at, m_now.addSecs(60));
        (void)must(restoreBackup(all.first().path, m_file, m_folder, m_now.addSecs(120)));
        QCOMPARE(must(library->sources().counts()).bookmarks, 2);
    }

    void makesOneBackupPerDay()
    {
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now)).isEmpty());
        QVERIFY(must(backUpDaily(m_file, m_folder, m_now.addSecs(3600))).isEmpty());
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now.addDays(1))).isEmpty());
    }

    void backupsOfOneSecondAreSeparate()
    {
        QVERIFY(must(backUp(m_file, m_folder, m_now)) != must(backUp(m_file, m_folder, m_now)));
    }

    // A folder name may contain percent encoding such as "50%2F", which must not be treated as a placeholder.
    void namesMayContainPlaceholders_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder") << u"50%2F %3 done/papers.lectern"_s;
        QTest::newRow("library") << u"%1 and %2 and %3.lectern"_s;
        QTest::newRow("pattern") << u"a*[b]?/(c|d)+ $.lectern"_s;
    }
    void namesMayContainPlaceholders()
    {
        QFETCH(QString, name);
        const QString file = m_dir->filePath(name), folder = backupFolder(file);
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        {
            auto library = must(Library::open(file));
            must(library->importer().import(facts(u"one.txt"_s), page({paper(u"Tides"_s, {u"Ada"_s})})));
        }
        const QString backup = must(backUpDaily(file, folder, m_now));
        QCOMPARE(QFileInfo(backup).path(), folder);
        QCOMPARE(backups(file, folder).size(), 1);
        const QString before = must(restoreBackup(backup, file, folder, m_now.addSecs(60))).backup;
        QCOMPARE(before, backups(file, folder).first().path);
        // A damaged library is moved aside, and no unfinished file remains.
        writeAll(file, "no library");
        QVERIFY(!must(restoreBackup(backup, file, folder, m_now.addSecs(120))).aside.isEmpty());
        QCOMPARE(must(must(Library::open(file, Library::Mode::ReadOnly))->sources().counts()).papers, 1);
        for (const QString &in : {folder, QFileInfo(file).path()})
            QCOMPARE(QDir(in).entryList({u"*unfinished*"_s}, QDir::Files), QStringList());
    }

    void retainsDailyWeeklyAndMonthlyBackups()
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
        // Thinning the backups twice, or daily for a year, leaves the same backups.
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
        // The user can set how many backups are kept.
        const auto left = [&](const BackupKeep &keep) {
            return all.size() - outdatedBackups(all, m_now.date(), keep).size();
        };
        QVERIFY(left({3, 4, 3}) < left({}));
        QVERIFY(left({30, 26, 60}) > left({}));
        QCOMPARE(left({1, 0, 0}), 1);
    }

    void folderHoldsBackupsOfManyLibraries()
    {
        QCOMPARE(backupFolder(u"/a/my.lectern"_s, {}), backupFolder(u"/a/my.lectern"_s));
        const QString one = backupFolder(u"/a/my.lectern"_s, u"/copies"_s);
        QVERIFY(one.startsWith(u"/copies/my "_s));
        QVERIFY(one != backupFolder(u"/b/my.lectern"_s, u"/copies"_s));
        QCOMPARE(one, backupFolder(u"/a/my.lectern"_s, u"/copies"_s));
    }

    void badBackupChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("no database") << QByteArray("these are not the pages you look for").repeated(500);
    }
    void badBackupChangesNothing()
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
        QCOMPARE(must(must(Library::open(m_file))->sources().counts()).bookmarks, 1);
        QVERIFY(backups(m_file, m_folder).isEmpty());
    }

    void damagedBackupChangesNothing()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        for (qint64 at = 16384; at < QFileInfo(backup).size(); at += 16384)
            changeByte(backup, at);
        QVERIFY(!restoreBackup(backup, m_file, m_folder, m_now.addSecs(5)));
        QCOMPARE(must(must(Library::open(m_file))->sources().counts()).bookmarks, 1);
    }

    // A restore works over any damaged library, and the damaged file is kept.
    void restoresOverADamagedLibrary_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char *damage :
             {"header", "pages", "zero length", "cut in the head", "cut in the middle", "missing",
              "mark lost", "log without library", "zero length beside its log",
              "cut in the head beside its log", "header beside its log"})
            QTest::newRow(damage) << QString::fromLatin1(damage);
    }
    void restoresOverADamagedLibrary()
    {
        QFETCH(QString, damage);
        const QString backup = must(backUp(m_file, m_folder, m_now));
        const qint64 size = QFileInfo(m_file).size();
        QVERIFY(size > 5 * 16384);
        const bool hasLog = damage.endsWith("beside its log"_L1);
        QByteArray ofLog;
        if (hasLog) { // the files remain as after a kill
            sqlite3 *handle = nullptr;
            QCOMPARE(sqlite3_open(QFile::encodeName(m_file).constData(), &handle), SQLITE_OK);
            QCOMPARE(sqlite3_exec(handle, "INSERT INTO setting(name, value) VALUES('last', 1)", nullptr,
                                  nullptr, nullptr),
                     SQLITE_OK);
            ofLog = contentOf(m_file + u"-wal"_s);
            sqlite3_close(handle);
            QVERIFY(ofLog.size() > 4096);
            QFile log(m_file + u"-wal"_s);
            QVERIFY(log.open(QIODevice::WriteOnly));
            QCOMPARE(log.write(ofLog), ofLog.size());
        }
        if (damage.startsWith("header"_L1))
            changeByte(m_file, 0);
        else if (damage == "mark lost"_L1)
            changeByte(m_file, 60);
        else if (damage == "pages"_L1)
            for (qint64 at = 16384; at < size; at += 16384)
                changeByte(m_file, at);
        else if (damage.startsWith("zero length"_L1))
            QVERIFY(QFile::resize(m_file, 0));
        else if (damage.startsWith("cut in the head"_L1))
            QVERIFY(QFile::resize(m_file, 50));
        else if (damage == "cut in the middle"_L1)
            QVERIFY(QFile::resize(m_file, size / 2 + 77));
        else
            QVERIFY(QFile::remove(m_file));
        if (damage == "log without library"_L1) {
            QFile log(m_file + u"-wal"_s);
            QVERIFY(log.open(QIODevice::WriteOnly));
            log.write(QByteArray(40000, 'w'));
        }
        const QByteArray was = contentOf(m_file);
        if (damage
            == "zero length beside its log"_L1) { // SQLite would treat the file as new and delete its log
            const auto opened = Library::open(m_file);
            QVERIFY(!opened);
            QCOMPARE(opened.error().kind, ErrorKind::Damaged);
            QCOMPARE(contentOf(m_file + u"-wal"_s), ofLog);
        }

        const Restored restored = must(restoreBackup(backup, m_file, m_folder, m_now.addSecs(60)));
        const auto library = must(Library::open(m_file));
        QCOMPARE(must(library->sources().counts()).papers, 2);
        QCOMPARE(must(library->sources().counts()).bookmarks, 1);
        QVERIFY(restored.backup.isEmpty());
        QCOMPARE(backups(m_file, m_folder).size(), 1); // no damaged library among the backups
        if (damage == "missing"_L1) {
            QVERIFY(restored.aside.isEmpty());
        } else if (damage == "log without library"_L1) {
            QCOMPARE(QFileInfo(restored.aside + u"-wal"_s).size(), 40000);
        } else {
            QVERIFY(restored.aside.contains("my papers damaged 2026-11-21 09.31.00"_L1));
            QCOMPARE(contentOf(restored.aside), was);
            QCOMPARE(contentOf(restored.aside + u"-wal"_s), ofLog);
        }
        // The folder contains only the library, its backups, the damaged file and SQLite's files of the open
        // library.
        for (const QString &name : QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY2((name.startsWith("my papers damaged"_L1) || name.startsWith("my papers.lectern"_L1))
                         && !name.contains("unfinished"_L1),
                     qPrintable(name));
    }

    void preservesDatabaseOfAnotherProgram()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        const QString other = m_dir->filePath(u"other.lectern"_s);
        makeDatabase(other, "CREATE TABLE recipe(id INTEGER); INSERT INTO recipe VALUES (7)");
        const QByteArray was = contentOf(other);
        QVERIFY(!restoreBackup(backup, other, m_folder, m_now));
        QCOMPARE(contentOf(other), was);
    }

    // An empty or foreign database would replace a full library by an empty one.
    void rejectsFilesThatAreNotBackups_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("empty database") << QByteArray("PRAGMA user_version = 0; VACUUM");
        QTest::newRow("foreign") << QByteArray("CREATE TABLE recipe(id INTEGER)");
        QTest::newRow("our mark alone") << QByteArray("PRAGMA application_id = 1281586286; VACUUM");
        QTest::newRow("our mark, foreign tables") << QByteArray(
            "PRAGMA application_id = 1281586286; PRAGMA user_version = 3; CREATE TABLE recipe(id)");
        QTest::newRow("our tables without our mark")
            << QByteArray("PRAGMA user_version = 3; CREATE TABLE source(id);"
                          "CREATE TABLE paper(id); CREATE TABLE sighting(id)");
    }
    void rejectsFilesThatAreNotBackups()
    {
        QFETCH(QByteArray, sql);
        const QString file = m_dir->filePath(u"no backup.lectern"_s);
        makeDatabase(file, sql);
        const auto done = restoreBackup(file, m_file, m_folder, m_now);
        QVERIFY(!done);
        QVERIFY2(done.error().message.size() > 30, qPrintable(done.error().message));
        QCOMPARE(must(must(Library::open(m_file))->sources().counts()).papers, 2);
        QVERIFY(backups(m_file, m_folder).isEmpty());
    }

    // A backup is verified before the library is touched; a refusal leaves the library unchanged.
    void refusalHasAMessage()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        const QString newer = m_dir->filePath(u"newer.lectern"_s);
        QVERIFY(QFile::copy(backup, newer));
        makeDatabase(newer, "PRAGMA user_version = 999");
        auto done = restoreBackup(newer, m_file, m_folder, m_now);
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains("newer version of Lectern"_L1),
                 qPrintable(done.error().message));

        const QString link = m_dir->filePath(u"link.lectern"_s);
        QVERIFY(QFile::link(m_file, link));
        for (const QString &same : {m_file, link}) {
            done = restoreBackup(same, m_file, m_folder, m_now);
            QVERIFY(!done);
            QVERIFY2(done.error().message.contains("the library itself"_L1),
                     qPrintable(done.error().message));
        }

        // If the present library cannot be backed up first, it is not replaced.
        {
            const auto library = must(Library::open(m_file));
            (void)must(library->marks().setBookmarked(allIds(*library), false));
        }
        const QString noFolder = backup + u"/backups"_s;
        done = restoreBackup(backup, m_file, noFolder, m_now);
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains("Could not create the backup folder"_L1),
                 qPrintable(done.error().message));
        const auto library = must(Library::open(m_file));
        QCOMPARE(must(library->sources().counts()).papers, 2);
        QCOMPARE(must(library->sources().counts()).bookmarks, 0);
        QCOMPARE(backups(m_file, m_folder).size(), 1);
    }

    // A damaged library is not replaced if its folder is not writable.
    void irreplaceableLibraryIsUnchanged()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        const QString folder = m_dir->filePath(u"long"_s);
        QVERIFY(QDir().mkpath(folder));
        const QString file =
            QDir(folder).filePath(QString(222, u'n') + u".lectern"_s); // a longer name is invalid
        QVERIFY(QFile::copy(m_file, file));
        QVERIFY(QFile::resize(file, 50));
        const QByteArray was = contentOf(file);
        const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
        const auto done = restoreBackup(backup, file, m_folder, m_now);
        QVERIFY(!done);
        QVERIFY2(done.error().message.size() > 30, qPrintable(done.error().message));
        QCOMPARE(contentOf(file), was);
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), names);
    }

    // After a kill at any moment the library is either the old or the restored one, and the old one is kept.
    void aKilledRestoreLosesNothing()
    {
        const QString backup = must(backUp(m_file, m_folder, m_now));
        QElapsedTimer whole;
        whole.start();
        (void)must(restoreBackup(backup, m_dir->filePath(u"another.lectern"_s), m_folder, m_now));
        const qint64 micros = whole.nsecsElapsed() / 1000;
        const int rounds = qMax(20, scaled(60));
        int restoredRounds = 0, asBefore = 0;
        for (int round = 0; round < rounds; ++round) {
            QVERIFY(QFile::resize(m_file, 50 + round));
            for (const auto *suffix : {"-wal", "-shm"})
                QFile::remove(m_file + QLatin1StringView(suffix));
            const QByteArray was = contentOf(m_file);
            const pid_t child = ::fork();
            if (child == 0) {
                const auto done = restoreBackup(backup, m_file, m_folder, m_now.addSecs(100 * round));
                if (!done)
                    qWarning("%s", qPrintable(done.error().message));
                ::_exit(done ? 0 : 1);
            }
            ::usleep(useconds_t(micros * 5 * (round + 1) / rounds));
            ::kill(child, SIGKILL);
            int status = 0;
            ::waitpid(child, &status, 0);
            QVERIFY2(!WIFEXITED(status) || WEXITSTATUS(status) == 0, "the restore failed");
            QVERIFY2(QFileInfo::exists(m_file), "the library has no name");
            if (contentOf(m_file) == was) {
                ++asBefore;
                QVERIFY(restoreBackup(backup, m_file, m_folder, m_now.addSecs(100 * round + 50)));
            } else {
                ++restoredRounds;
                QVERIFY(hasSiblingWith(was));
            }
            QCOMPARE(must(must(Library::open(m_file))->sources().counts()).papers, 2);
        }
        qInfo("%d times restored, %d times as before", restoredRounds, asBefore);
    }

    // A copy gets its name only when it is complete.
    void killedBackupIsIgnored()
    {
        QElapsedTimer whole;
        whole.start();
        (void)must(backUp(m_file, m_folder, m_now.addDays(-1)));
        const qint64 micros = whole.nsecsElapsed() / 1000;
        const int rounds = qMax(20, scaled(60));
        for (int round = 0; round < rounds; ++round) {
            const pid_t child = ::fork();
            if (child == 0) {
                (void)backUp(m_file, m_folder, m_now.addDays(round));
                ::_exit(0);
            }
            ::usleep(useconds_t(micros * 3 * (round + 1) / (2 * rounds)));
            ::kill(child, SIGKILL);
            int status = 0;
            ::waitpid(child, &status, 0);
            for (const BackupFile &file : backups(m_file, m_folder))
                QCOMPARE(must(papersIn(file.path)), 2);
        }
        // Later backups remove the leftovers.
        for (const QFileInfo &info : QDir(m_folder).entryInfoList({u"*unfinished*"_s}, QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                     QFileDevice::FileModificationTime));
        }
        (void)must(backUp(m_file, m_folder, m_now.addDays(5000)));
        QVERIFY(QDir(m_folder).entryList({u"*unfinished*"_s}, QDir::Files).isEmpty());
    }

    // An unreadable copy of today is ignored: an older Lectern was killed while writing it.
    void ignoresUnreadableBackupOfToday()
    {
        QVERIFY(QDir().mkpath(m_folder));
        QFile cut(QDir(m_folder).filePath(u"my papers 2026-11-21 08.00.00.lectern"_s));
        QVERIFY(cut.open(QIODevice::WriteOnly));
        cut.write("SQLite format 3");
        cut.close();
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now)).isEmpty());
    }

    void wrongClockRemovesFewBackups_data()
    {
        QTest::addColumn<QList<QDate>>(
            "starts"); // days on which the program starts after a year of daily backups
        const QDate today(2026, 11, 21);
        QTest::newRow("none") << QList<QDate>{};
        QTest::newRow("once in 2038") << QList<QDate>{QDate(2038, 1, 19)};
        QTest::newRow("a week in 2038")
            << QList<QDate>{QDate(2038, 1, 19), QDate(2038, 1, 20), QDate(2038, 1, 21), QDate(2038, 1, 22),
                            QDate(2038, 1, 23), QDate(2038, 1, 24), QDate(2038, 1, 25)};
        QTest::newRow("once in 1970") << QList<QDate>{QDate(1970, 1, 1)};
        QTest::newRow("to and fro") << QList<QDate>{QDate(2038, 1, 19), today, QDate(1970, 1, 1), today,
                                                    QDate(2099, 5, 5),  today};
    }
    void wrongClockRemovesFewBackups()
    {
        QFETCH(QList<QDate>, starts);
        const QDate today(2026, 11, 21);
        QList<BackupFile> all;
        const auto start = [&](const QDate &day) {
            all.append({day.toString(Qt::ISODate) + u'/' + QString::number(all.size()), day.startOfDay(), 1});
            for (const BackupFile &old : outdatedBackups(all, day))
                all.removeIf([&](const BackupFile &file) { return file.path == old.path; });
        };
        for (int day = 400; day > 0; --day)
            start(today.addDays(-day));
        const QList<BackupFile> before = all;
        for (const QDate &day : starts)
            start(day);
        start(today); // a backup is made, whatever the clock showed before
        QVERIFY(
            std::any_of(all.cbegin(), all.cend(), [&](const BackupFile &f) { return f.at.date() == today; }));
        qsizetype lost = 0;
        for (const BackupFile &file : before)
            lost +=
                !std::any_of(all.cbegin(), all.cend(), [&](const auto &f) { return f.path == file.path; });
        // Each start removes at most one daily, one weekly and one monthly backup.
        QVERIFY2(lost <= 2 * (starts.size() + 1) && before.size() - lost >= 12,
                 qPrintable(QString::number(lost)));
        QVERIFY(newestBackup(all, today)->at.date() <= today.addDays(1));
    }

    // The limit applies to real files too: the program starts in 2038, then today.
    void startIn2038RemovesFewBackups()
    {
        QVERIFY(QDir().mkpath(m_folder));
        const QString first = must(backUp(m_file, m_folder, m_now.addDays(-500)));
        for (int day = 499; day > 0; day -= day > 60 ? 28 : day > 7 ? 7 : 1)
            QVERIFY(QFile::copy(first,
                                QDir(m_folder).filePath(u"my papers %1.lectern"_s.arg(
                                    m_now.addDays(-day).toString(u"yyyy-MM-dd HH.mm.ss"_s)))));
        (void)must(backUpDaily(m_file, m_folder, m_now.addSecs(-3600)));
        const qsizetype before = backups(m_file, m_folder).size();
        QVERIFY(before > 20);
        QVERIFY(!must(backUpDaily(m_file, m_folder, QDateTime(QDate(2038, 1, 19), QTime(3, 14)))).isEmpty());
        QVERIFY(backups(m_file, m_folder).size() >= before - 3);
        QVERIFY(!must(backUpDaily(m_file, m_folder, m_now.addDays(1))).isEmpty());
        QVERIFY(backups(m_file, m_folder).size() >= before - 6);
        QCOMPARE(newestBackup(backups(m_file, m_folder), m_now.addDays(1).date())->at, m_now.addDays(1));
    }

    void newestBackupIgnoresFutureDates()
    {
        const QDate today = m_now.date();
        const auto at = [&](int days) { return BackupFile{QString::number(days), m_now.addDays(days), 1}; };
        QCOMPARE(newestBackup({at(900), at(1), at(-3)}, today)->path,
                 u"1"_s); // tomorrow's date may be caused by a time zone difference
        QCOMPARE(newestBackup({at(900), at(800)}, today)->path,
                 u"900"_s); // a backup from the future is better than none
        QVERIFY(!newestBackup({}, today));
        // Files with a similar name are not backups.
        (void)must(backUp(m_file, m_folder, m_now));
        for (const QString &name :
             {u"my papers 2026-99-99 09.30.00.lectern"_s, u"my papers 2026-11-21.lectern"_s,
              u"other papers 2026-11-21 09.30.00.lectern"_s})
            writeAll(m_folder + u'/' + name, "x");
        QCOMPARE(backups(m_file, m_folder).size(), 1);
    }

    void missingLibraryHasNoBackup()
    {
        QVERIFY(!backUp(m_dir->filePath(u"none.lectern"_s), m_folder, m_now));
        QVERIFY(!QFileInfo::exists(m_dir->filePath(u"none.lectern"_s)));
    }
};

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
