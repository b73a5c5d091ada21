// Tests missing permissions, disk space and names: each gives an error of the right kind and changes nothing.
#include "storefixtures.h"

#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "tests/support/forgedfiles.h"
#include "tests/support/support.h"
#include "tests/support/unprivileged.h"

#include <QDir>

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

using namespace lectern;
using namespace lectern::test;

class TestRefusedFiles : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    const QDateTime m_now{QDate(2026, 11, 21), QTime(9, 30)};

    QString path(const QString &name) const { return m_dir->filePath(name); }
    QStringList allNames() const
    {
        return QDir(m_dir->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    template <typename T>
    void isRefused(const Result<T> &done, ErrorKind kind, const QString &words)
    {
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains(words), qPrintable(done.error().message));
        QVERIFY(done.error().message.endsWith(u'.'));
        QCOMPARE(done.error().kind, kind);
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(AsNobody::allowListing(m_dir->path()));
        m_file = path(u"papers.lectern"_s);
        auto library = must(Library::open(m_file));
        must(library->importer().import(facts(u"one.txt"_s), page({paper(u"Tides"_s, {u"Ada Quill"_s})})));
    }
    void cleanup()
    {
        // Restored so that the folder can be deleted.
        QFile::setPermissions(m_dir->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_dir.reset();
    }

    // Libraries of other users, which only the owner can read by default.
    void refusesLibraryOfAnotherUser()
    {
        const AsNobody stranger;
        isRefused(Library::open(m_file), ErrorKind::Failed, u"permission denied"_s);
        isRefused(Library::open(m_file, Library::Mode::ReadOnly), ErrorKind::Failed, u"permission denied"_s);
        isRefused(backUp(m_file, path(u"backups"_s), m_now), ErrorKind::Failed, u"permission denied"_s);
        QVERIFY(!isLibraryFile(m_file));
    }

    // A read-only library can be read. Its state is reported on opening and not on the first edit.
    void opensReadOnlyLibrary()
    {
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(m_dir->path(),
                                      QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup
                                          | QFile::ReadOther | QFile::ExeOther));
        const QByteArray before = readAll(m_file);
        const QStringList names = allNames();
        {
            const AsNobody stranger;
            isRefused(Library::open(m_file), ErrorKind::ReadOnly, u"It can be opened for reading"_s);
            const auto library = must(Library::open(m_file, Library::Mode::ReadOnly));
            QCOMPARE(must(library->sources().counts()).papers, 1);
            isRefused(library->marks().setBookmarked(allIds(*library), true), ErrorKind::ReadOnly,
                      u"Cannot change the library"_s);
            isRefused(backUp(m_file, path(u"backups"_s), m_now), ErrorKind::Failed,
                      u"Could not create the backup folder"_s);
        }
        QCOMPARE(readAll(m_file), before);
        QCOMPARE(allNames(), names);
    }

    // The newest changes of the library are in a log that SQLite cannot read without write permission.
    void refusesLogInReadOnlyFolder()
    {
        {
            auto library = must(Library::open(m_file));
            must(library->marks().setBookmarked(allIds(*library), true));
            QVERIFY(QFile::copy(m_file, path(u"copy.lectern"_s)));
            QVERIFY(QFile::copy(m_file + u"-wal"_s, path(u"copy.lectern-wal"_s)));
        }
        for (const QString &name : {u"copy.lectern"_s, u"copy.lectern-wal"_s})
            QVERIFY(
                QFile::setPermissions(path(name), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(m_dir->path(),
                                      QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup
                                          | QFile::ReadOther | QFile::ExeOther));
        const AsNobody stranger;
        isRefused(Library::open(path(u"copy.lectern"_s), Library::Mode::ReadOnly), ErrorKind::Failed,
                  u"its latest changes are in the file copy.lectern-wal"_s);
    }

    void refusesNewLibraryInReadOnlyFolder()
    {
        const AsNobody stranger;
        isRefused(Library::open(path(u"new.lectern"_s)), ErrorKind::ReadOnly, u"its folder is read-only"_s);
        QVERIFY(!QFileInfo::exists(path(u"new.lectern"_s)));
    }

    // A damaged library is moved aside before a backup replaces it. If that is impossible, it is not
    // replaced.
    void irreplaceableDamagedLibraryIsUnchanged()
    {
        const QString backup = must(backUp(m_file, path(u"backups"_s), m_now));
        QVERIFY(QFile::setPermissions(backup, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(AsNobody::allowListing(path(u"backups"_s)));
        const QByteArray damaged("no library any more");
        writeAll(m_file, damaged);
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        const QStringList names = allNames();
        {
            const AsNobody stranger;
            QVERIFY(!restoreBackup(backup, m_file, path(u"backups"_s), m_now));
        }
        QCOMPARE(readAll(m_file), damaged);
        QCOMPARE(allNames(), names);
    }

    // The damaged library is in a folder with the sticky bit, where users cannot rename files of others.
    void damagedLibraryOfAnotherUserIsUnchanged()
    {
        const QString backup = must(backUp(m_file, path(u"backups"_s), m_now));
        QVERIFY(QFile::setPermissions(backup, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(AsNobody::allowListing(path(u"backups"_s)));
        const QByteArray damaged("no library any more");
        writeAll(m_file, damaged);
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QCOMPARE(::chmod(QFile::encodeName(m_dir->path()).constData(), 01777), 0);
        {
            const AsNobody stranger;
            if (::geteuid() != 0 && QFileInfo(m_dir->path()).ownerId() == ::geteuid())
                QSKIP("whoever owns the folder may do as they like");
            isRefused(restoreBackup(backup, m_file, path(u"backups"_s), m_now), ErrorKind::Failed,
                      u"Could not"_s);
        }
        QCOMPARE(readAll(m_file), damaged);
        for (const QString &name : allNames())
            QVERIFY2(!name.contains(u"unfinished"_s) && !name.contains(u"restored"_s), qPrintable(name));
    }

    // Files next to the library that make SQLite delete, overwrite or create files elsewhere, or block
    // without end. Opening the library never follows them, and all files stay unchanged.
    void refusesHostileFilesNextToLibrary_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<std::optional<QByteArray>>("bytes"); // content of the file; none: a link or a pipe
        QTest::addColumn<int>("sum"); // error added to the checksum of the name after the bytes; -1: no name
        QTest::addColumn<QString>("linked");
        QTest::addColumn<QString>("words");
        const auto names = u"refers to another file"_s, ordinary = u"is not a regular file"_s;
        const auto journal = [&](const char *row, const QByteArray &bytes, int sum, const QString &words) {
            QTest::newRow(row) << u"-journal"_s << std::optional(bytes) << sum << QString() << words;
        };
        journal("a super-journal", journalHead(1), 0, names);
        journal("a super-journal behind sectors", journalHead(1) + QByteArray(1024, '\0') + journalHead(1), 0,
                names);
        journal("a super-journal without a head", "x", 0, names);
        journal("a super-journal and nothing else", QByteArray(), 0, names);
        journal("a super-journal with another checksum", journalHead(1), 1, names);
        journal("a rollback to 4 GB", journalHead(250'000), -1, u"refers to more pages than exist"_s);
        for (const char *suffix : {"-wal", "-shm", "-journal", "-noted", "-importing"}) {
            const QString name = QString::fromLatin1(suffix);
            const auto row = [&](const char *what, const QString &linked) {
                QTest::addRow("%s: %s", suffix, what)
                    << name << std::optional<QByteArray>() << -1 << linked << ordinary;
            };
            row("a link to a file", u"victim"_s);
            row("a link to no file", u"none"_s);
            row("a pipe", QString());
        }
    }
    void refusesHostileFilesNextToLibrary()
    {
        QFETCH(QString, suffix);
        QFETCH(std::optional<QByteArray>, bytes);
        QFETCH(int, sum);
        QFETCH(QString, linked);
        QFETCH(QString, words);
        const QString sound = must(backUp(m_file, path(u"backups"_s), m_now));
        QVERIFY(QDir().mkpath(path(u"elsewhere"_s)));
        const QString victim = path(u"elsewhere/victim"_s);
        writeAll(victim, "the only copy");
        QVERIFY(QFile::link(m_file, path(u"link.lectern"_s)));
        const QString beside = m_file + suffix;
        QFile::remove(beside);
        if (bytes) {
            writeAll(beside,
                     sum < 0 ? *bytes : *bytes + superJournalTail(QFile::encodeName(victim), quint32(sum)));
        } else if (!linked.isEmpty()) {
            QVERIFY(QFile::link(path(u"elsewhere/"_s) + linked, beside));
        } else {
            QCOMPARE(::mkfifo(QFile::encodeName(beside).constData(), 0600), 0);
        }
        const QByteArray before = readAll(m_file);
        const QStringList names = allNames();
        const auto isLeft = [&](const auto &done) {
            QVERIFY(!done);
            QVERIFY2(done.error().message.contains(words), qPrintable(done.error().message));
            QVERIFY2(done.error().message.contains(suffix), qPrintable(done.error().message));
            QCOMPARE(readAll(victim), QByteArray("the only copy"));
            QVERIFY(!QFileInfo::exists(path(u"elsewhere/none"_s)));
            QCOMPARE(readAll(m_file), before);
            QCOMPARE(allNames(), names);
        };
        for (const QString &file : {m_file, path(u"link.lectern"_s)}) {
            isLeft(Library::open(file));
            isLeft(Library::open(file, Library::Mode::ReadOnly));
            isLeft(backUp(file, path(u"backups"_s), m_now));
            isLeft(papersIn(file));
            isLeft(restoreBackup(file, path(u"new.lectern"_s), path(u"backups"_s), m_now));
            if (words != u"refers to more pages than exist"_s) // with this damage the library is replaced
                                                               // like any damaged library
                isLeft(restoreBackup(sound, file, path(u"backups"_s), m_now));
        }
    }

    // A log of 16 kB claims that the library has 3 GB. An earlier version filled the disk when copying it.
    void refusesLogWithTooManyPages_data()
    {
        QTest::addColumn<int>("more"); // pages claimed in addition to those of the file
        QTest::addColumn<bool>("sound");
        QTest::newRow("as many") << 0 << true;
        QTest::newRow("two more than the frame can be") << 2 << false;
        QTest::newRow("a thousand more") << 1000 << false;
        QTest::newRow("3 GB") << 200'000 << false;
    }
    void refusesLogWithTooManyPages()
    {
        QFETCH(int, more);
        QFETCH(bool, sound);
        const QByteArray before = readAll(m_file);
        constexpr qsizetype kPage = 16384;
        const QByteArray log =
            logOfOneFrame(before.left(kPage), quint32(before.size() / kPage) + quint32(more));
        const auto forge = [&] {
            writeAll(m_file, before);
            writeAll(m_file + u"-wal"_s, log);
        };
        const QString folder = path(u"backups"_s);
        const auto isLeft = [&](const auto &done) {
            if (sound)
                must(done);
            else
                isRefused(done, ErrorKind::Damaged, u"refers to more pages than exist"_s);
            for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files))
                QVERIFY2(info.size() <= before.size() + log.size(), qPrintable(info.filePath()));
            forge();
        };
        forge();
        isLeft(papersIn(m_file));
        isLeft(backUp(m_file, folder, m_now));
        isLeft(backUpDaily(m_file, path(u"daily"_s), m_now));
        isLeft(restoreBackup(m_file, path(u"new.lectern"_s), folder, m_now));
        const auto reader = Library::open(m_file, Library::Mode::ReadOnly);
        QCOMPARE(bool(reader), sound);
        const auto writer = Library::open(m_file);
        QCOMPARE(bool(writer), sound);
    }

    // In an earlier version two hard links had separate logs, and imports under one name were lost.
    void refusesSecondHardLink()
    {
        const QString other = path(u"other.lectern"_s), folder = path(u"backups"_s);
        const QByteArray before = readAll(m_file);
        QCOMPARE(::link(QFile::encodeName(m_file).constData(), QFile::encodeName(other).constData()), 0);
        QVERIFY(QFile::link(other, path(u"link.lectern"_s)));
        const QString sound = must(backUp(m_file, folder, m_now));
        const QStringList names = allNames();
        for (const QString &file : {m_file, other, path(u"link.lectern"_s)}) {
            isRefused(Library::open(file), ErrorKind::ReadOnly, u"has several names"_s);
            isRefused(restoreBackup(sound, file, folder, m_now), ErrorKind::ReadOnly, u"Copy the file"_s);
            {
                const auto reader = must(Library::open(file, Library::Mode::ReadOnly));
                QCOMPARE(must(reader->sources().counts()).papers, 1);
                isRefused(reader->marks().setBookmarked(allIds(*reader), true), ErrorKind::ReadOnly,
                          u"Cannot change the library"_s);
                QCOMPARE(allNames(), names); // no second log
            }
            QCOMPARE(must(papersIn(must(backUp(file, folder, m_now)))), 1);
            QCOMPARE(allNames(), names);
            QCOMPARE(readAll(m_file), before);
        }
        QVERIFY(QFile::copy(other, path(u"copy.lectern"_s)));
        must(Library::open(path(u"copy.lectern"_s)));
        QVERIFY(QFile::remove(other));
        must(Library::open(m_file));
    }

    // The library is open, or was killed, under its other name. That log is read too, and no second log is
    // written.
    void readsLogOfTheOtherHardLink()
    {
        const QString other = path(u"other.lectern"_s);
        {
            const auto writer = must(Library::open(m_file));
            must(writer->importer().import(facts(u"two.txt"_s), page({paper(u"Fog"_s, {u"Ben Reed"_s})})));
            QCOMPARE(::link(QFile::encodeName(m_file).constData(), QFile::encodeName(other).constData()), 0);
            isRefused(Library::open(other), ErrorKind::ReadOnly, u"has several names"_s);
            QCOMPARE(must(must(Library::open(m_file, Library::Mode::ReadOnly))->sources().counts()).papers,
                     2);
            must(Library::open(other, Library::Mode::ReadOnly));
            QVERIFY(!QFileInfo::exists(other + u"-wal"_s));
            must(writer->marks().setBookmarked(allIds(*writer), true)); // the open connection still works
        }
        QVERIFY(QFile::remove(other));
        QCOMPARE(must(must(Library::open(m_file))->sources().counts()).papers, 2);
    }

    // A new library has no files next to it; an existing one is not followed either.
    void aNewLibraryFollowsNoLink()
    {
        for (const QString &suffix : {u"-wal"_s, u"-journal"_s}) {
            const QString made = path(u"made.lectern"_s);
            QVERIFY(QFile::link(path(u"victim"_s), made + suffix));
            isRefused(Library::open(made), ErrorKind::Failed, u"is not a regular file"_s);
            QVERIFY(!QFileInfo::exists(path(u"victim"_s)));
            QVERIFY(!QFileInfo::exists(made));
            QVERIFY(QFile::remove(made + suffix));
        }
    }

    // The journal appears while the library is open; SQLite must not read it.
    void refusesJournalThatAppearsLater()
    {
        const QString victim = path(u"victim"_s), copy = path(u"copy.lectern"_s);
        writeAll(victim, "the only copy");
        QVERIFY(QFile::copy(m_file, copy));
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open(copy.toUtf8().constData(), &db), SQLITE_OK);
        const auto close = qScopeGuard([db] { sqlite3_close(db); });
        writeAll(copy + u"-journal"_s, journalHead(1) + superJournalTail(QFile::encodeName(victim)));
        QVERIFY(sqlite3_exec(db, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr)
                != SQLITE_OK);
        QCOMPARE(readAll(victim), QByteArray("the only copy"));
    }

    // Files of another program with our extension, and paths that are not files.
    void refusesOtherFiles()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
        isRefused(Library::open(path(u"pipe"_s)), ErrorKind::NotALibrary, u"is not a regular file"_s);
        for (const QByteArray &bytes :
             {QByteArray(), QByteArray("SQLite format 3"),
              QByteArray(QByteArray("SQLite format 3\0", 16) + QByteArray(52, 0) + "Text"),
              QByteArray(100, 'x')}) {
            writeAll(path(u"other"_s), bytes);
            QVERIFY(!isLibraryFile(path(u"other"_s)));
        }
        QVERIFY(isLibraryFile(m_file));
        QVERIFY(!isLibraryFile(path(u"pipe"_s)) && !isLibraryFile(m_dir->path()));
    }

    void copyNeverOverwritesAFile()
    {
        writeAll(path(u"there"_s), "what was there");
        const auto connection = must(Connection::open(m_file, true));
        isRefused(copyDatabase(*connection, path(u"there"_s)), ErrorKind::Failed, u"already exists"_s);
        QCOMPARE(readAll(path(u"there"_s)), QByteArray("what was there"));
        isRefused(copyDatabase(*connection, path(u"no/where"_s)), ErrorKind::Failed, u"."_s);
        isRefused(copyDatabase(*connection, path(u"given up"_s), [] { return true; }), ErrorKind::Cancelled,
                  u"Cancelled"_s);
        QVERIFY(!QFileInfo::exists(path(u"given up"_s)));
    }

    // A file is written completely or not at all, and never to a wrong place.
    void failedWriteLeavesNoPartialFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("a folder") << u"folder"_s << int(ErrorKind::Failed) << u"is a folder, not a file"_s;
        QTest::newRow("no such folder")
            << u"nowhere/out"_s << int(ErrorKind::NotFound) << u"does not exist"_s;
        QTest::newRow("below a file") << u"old/out"_s << int(ErrorKind::NotFound) << u"does not exist"_s;
        QTest::newRow("a library") << u"papers.lectern"_s << int(ErrorKind::Failed)
                                   << u"must not be overwritten"_s;
        for (const char *suffix : {"-wal", "-shm", "-journal"})
            QTest::newRow(suffix) << u"papers.lectern"_s + QString::fromLatin1(suffix)
                                  << int(ErrorKind::Failed) << u"must not be overwritten"_s;
        QTest::newRow("a link to a library")
            << u"link"_s << int(ErrorKind::Failed) << u"must not be overwritten"_s;
        QTest::newRow("a disk") << u"disk"_s << int(ErrorKind::Failed) << u"is a device, not a file"_s;
        QTest::newRow("a file that may only be read")
            << u"old"_s << int(ErrorKind::ReadOnly) << u"Could not write the file"_s;
        QTest::newRow("a folder that may only be read")
            << u"new"_s << int(ErrorKind::ReadOnly) << u"Could not write the file"_s;
        QTest::newRow("a device without room") << u"full"_s << int(ErrorKind::Full) << u"the disk is full"_s;
    }
    void failedWriteLeavesNoPartialFile()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        QFETCH(QString, words);
        QVERIFY(QDir().mkpath(path(u"folder"_s)));
        writeAll(path(u"old"_s), "what was there");
        QVERIFY(
            QFile::setPermissions(path(u"old"_s), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(QFile::link(m_file, path(u"link"_s)));
        QVERIFY(QFile::link(u"/dev/full"_s, path(u"full"_s)));
        const bool made =
            ::mknod(QFile::encodeName(path(u"disk"_s)).constData(), S_IFBLK | 0600, makedev(7, 255)) == 0;
        if (name == "disk"_L1 && !made)
            QSKIP("only root makes names of disks");
        const QByteArray library = readAll(m_file);
        const QStringList names = allNames();
        {
            std::optional<AsNobody> stranger;
            if (ErrorKind(kind) == ErrorKind::ReadOnly)
                stranger.emplace();
            isRefused(writeAtomically(path(name), "new"), ErrorKind(kind), words);
        }
        QCOMPARE(allNames(), names); // no partial file remains
        QCOMPARE(readAll(path(u"old"_s)), QByteArray("what was there"));
        QCOMPARE(readAll(m_file), library);
    }

    void writesAtomically()
    {
        // Larger than the buffer, with the permissions of the old file, and through a link.
        const QByteArray bytes = QByteArray("tide ").repeated(50'000);
        writeAll(path(u"old"_s), "what was there");
        QVERIFY(
            QFile::setPermissions(path(u"old"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        const auto rights = QFile::permissions(path(u"old"_s));
        QVERIFY(QFile::link(path(u"old"_s), path(u"link"_s)));
        must(writeAtomically(path(u"link"_s), bytes));
        QCOMPARE(readAll(path(u"old"_s)), bytes);
        QCOMPARE(QFile::permissions(path(u"old"_s)), rights);
        QVERIFY(QFileInfo(path(u"link"_s)).isSymLink());
        must(writeAtomically(u"/dev/null"_s, bytes)); // a device is not replaced
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
        // Committing a file that was not opened is an error. A cancelled write leaves the old file.
        AtomicFile none(path(u"none"_s));
        QVERIFY(!none.commit());
        {
            AtomicFile half(path(u"old"_s));
            must(half.begin());
            QCOMPARE(half.write("half"), 4);
        }
        QCOMPARE(readAll(path(u"old"_s)), bytes);
        QCOMPARE(allNames().filter(u".part"_s), QStringList());
    }

    // Changes on the disk during writing: no partial file replaces the target.
    void detectsInterferenceDuringWrite()
    {
        const QByteArray bytes = QByteArray("tide ").repeated(40'000); // larger than the buffer
        const auto parts = [&] { return allNames().filter(u".part"_s); };
        {
            AtomicFile file(path(u"folder"_s));
            must(file.begin());
            QCOMPARE(file.write("x"), 1);
            QVERIFY(QDir().mkpath(path(u"folder"_s))); // another program creates a folder with this name
            isRefused(file.commit(), ErrorKind::Failed, u"Could not write the file"_s);
            QVERIFY(!file.commit()); // the write stays cancelled
        }
        QVERIFY(QFileInfo(path(u"folder"_s)).isDir());
        {
            writeAll(path(u"old"_s), "what was there");
            AtomicFile file(path(u"old"_s));
            must(file.begin());
            QCOMPARE(file.write(bytes), bytes.size());
            QCOMPARE(parts().size(), 1);
            QVERIFY(QFile::resize(path(parts().first()), 10)); // another program truncates the partial file
            isRefused(file.commit(), ErrorKind::Failed, u"Could not write the file"_s);
        }
        QCOMPARE(readAll(path(u"old"_s)), QByteArray("what was there"));
        {
            AtomicFile file(u"/dev/full"_s);
            must(file.begin());
            QCOMPARE(file.write(bytes), -1);
            QCOMPARE(file.write("more"), -1); // a further write would leave a hole
            isRefused(file.commit(), ErrorKind::Full, u"the disk is full"_s);
        }
        isRefused(writeAtomically(u"/dev/full"_s, bytes), ErrorKind::Full, u"the disk is full"_s);
        QCOMPARE(parts(), QStringList());
        // Names of partial files that a killed program left are skipped.
        const QString left = path(u".lectern-%1-%2.part"_s);
        for (int serial = 1; serial <= 200; ++serial)
            writeAll(left.arg(::getpid()).arg(serial), "left");
        must(writeAtomically(path(u"new"_s), bytes));
        QCOMPARE(readAll(path(u"new"_s)), bytes);
        QCOMPARE(parts().size(), 200);
        QCOMPARE(readAll(left.arg(::getpid()).arg(1)), QByteArray("left"));
    }

    // A folder that can be written but not listed cannot be opened for syncing.
    void writesToUnlistableFolder()
    {
        const QString folder = path(u"drop"_s);
        QVERIFY(QDir().mkpath(folder));
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0333), 0);
        {
            const AsNobody stranger;
            must(writeAtomically(folder + u"/new"_s, "new"));
        }
        QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0700), 0);
        QCOMPARE(readAll(folder + u"/new"_s), QByteArray("new"));
    }

    void damagedFilesOfOneSecondAreBothPreserved()
    {
        const QString backup = must(backUp(m_file, path(u"backups"_s), m_now));
        QStringList kept;
        for (const QByteArray damaged : {"no library any more", "nor this one"}) {
            writeAll(m_file, damaged);
            kept.append(must(restoreBackup(backup, m_file, path(u"backups"_s), m_now)).aside);
            QCOMPARE(readAll(kept.last()), damaged);
        }
        QVERIFY(kept[0] != kept[1]);
        QCOMPARE(readAll(kept[0]), QByteArray("no library any more"));
    }

    void reportsReadErrors_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("missing") << u"none"_s << u"cannot be read"_s;
        QTest::newRow("a folder") << u"folder"_s << u"it is a folder"_s;
        QTest::newRow("a pipe") << u"pipe"_s << u"it is not a regular file"_s;
        QTest::newRow("too large") << u"large"_s << u"it has more than 10 bytes"_s;
        QTest::newRow("the library that is open") << u"papers.lectern"_s << u"the library that is open"_s;
        QTest::newRow("of somebody else") << u"secret"_s << u"cannot be read"_s;
    }
    void reportsReadErrors()
    {
        QFETCH(QString, name);
        QFETCH(QString, words);
        QVERIFY(QDir().mkpath(path(u"folder"_s)));
        QCOMPARE(::mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
        writeAll(path(u"large"_s), "eleven byte");
        writeAll(path(u"enough"_s), "ten bytes.");
        writeAll(path(u"secret"_s), "x");
        QVERIFY(QFile::setPermissions(path(u"secret"_s), QFile::ReadOwner));
        const auto library = must(Library::open(m_file));
        QCOMPARE(must(readFile(path(u"enough"_s), 10)), QByteArray("ten bytes."));
        std::optional<AsNobody> stranger;
        if (name == "secret"_L1)
            stranger.emplace();
        isRefused(readFile(path(name), 10), ErrorKind::Failed, words);
    }

    void renameNeverOverwrites()
    {
        writeAll(path(u"one"_s), "1");
        writeAll(path(u"two"_s), "2");
        isRefused(renameToNew(path(u"one"_s), path(u"two"_s)), ErrorKind::Failed, u"to two: "_s);
        isRefused(renameToNew(path(u"none"_s), path(u"three"_s)), ErrorKind::Failed, u"Could not rename"_s);
        QCOMPARE(readAll(path(u"one"_s)) + readAll(path(u"two"_s)), QByteArray("12"));
        must(renameToNew(path(u"one"_s), path(u"three"_s)));
        QCOMPARE(readAll(path(u"three"_s)), QByteArray("1"));
    }

    // Code decides by the kind of an error.
    void mapsSqliteErrorsToKinds_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, int code, ErrorKind kind) {
            QTest::newRow(name) << code << int(kind);
        };
        row("full", SQLITE_FULL, ErrorKind::Full);
        row("read-only", SQLITE_READONLY, ErrorKind::ReadOnly);
        row("read-only for want of a log", SQLITE_READONLY_CANTINIT, ErrorKind::ReadOnly);
        row("damaged", SQLITE_CORRUPT, ErrorKind::Damaged);
        row("damaged index", SQLITE_CORRUPT_INDEX, ErrorKind::Damaged);
        row("no database", SQLITE_NOTADB, ErrorKind::NotALibrary);
        row("busy", SQLITE_BUSY, ErrorKind::Busy);
        row("busy with a snapshot", SQLITE_BUSY_SNAPSHOT, ErrorKind::Busy);
        row("locked", SQLITE_LOCKED, ErrorKind::Busy);
        row("interrupted", SQLITE_INTERRUPT, ErrorKind::Cancelled);
        row("cannot open", SQLITE_CANTOPEN, ErrorKind::Failed);
        row("disk", SQLITE_IOERR_READ, ErrorKind::Failed);
        row("memory", SQLITE_NOMEM, ErrorKind::Failed);
        row("anything else", SQLITE_MISUSE, ErrorKind::Failed);
    }
    void mapsSqliteErrorsToKinds()
    {
        QFETCH(int, code);
        QFETCH(int, kind);
        const Error error = Connection::errorFor(code, u"/home/ada/50%2F %1.lectern"_s, u"why %1"_s);
        QCOMPARE(error.kind, ErrorKind(kind));
        if (error.isCancelled())
            return; // this kind of error is never shown
        QVERIFY2(error.message.contains(u"/home/ada/50%2F %1.lectern"_s), qPrintable(error.message));
        QVERIFY(error.message.endsWith(u'.'));
    }
};

QTEST_GUILESS_MAIN(TestRefusedFiles)
#include "tst_refusedfiles.moc"
