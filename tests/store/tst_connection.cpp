#include "models/import/fileimporter.h"
#include "models/import/filepreview.h"
#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/libraryfile.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/filelocks.h"
#include "models/store/sqlite/transaction.h"
#include "storefixtures.h"

#include <QScopeGuard>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace lectern;
using namespace lectern::test;

// Tests the effects of a connection on other users of the file and on later statements.
class TestConnection : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString madeLibrary(const QString &name)
    {
        const QString file = m_dir.filePath(name);
        must(must(Library::open(file))
                 ->importer()
                 .import(facts(u"page.txt"_s), page({paper(u"Tides"_s, {u"Ada Wave"_s})})));
        return file;
    }
    // Returns whether another process could lock the library exclusively, as one does that checkpoints and
    // deletes the log.
    static bool canLockExclusively(const QString &file)
    {
        const pid_t child = fork();
        if (child == 0) {
            // The range of SQLite's shared locks (its os.h: after the pending byte).
            struct flock lock {
            };
            lock.l_type = F_WRLCK;
            lock.l_whence = SEEK_SET;
            lock.l_start = 0x40000002;
            lock.l_len = 510;
            const int descriptor = ::open(file.toLocal8Bit().constData(), O_RDWR);
            _exit(descriptor >= 0 && ::fcntl(descriptor, F_SETLK, &lock) == 0 ? 1 : 0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WEXITSTATUS(status) == 1;
    }
    static void openAndClose(const QString &file)
    {
        QFile other(file);
        QVERIFY(other.open(QIODevice::ReadOnly));
    }
    // Returns the content of a file that no connection of this process has open.
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    // The message contains the system error and its number, to help with disk problems.
    void failedWriteReportsSystemError()
    {
        const auto connection = must(Connection::open(madeLibrary(u"limited.lectern"_s), false));
        struct rlimit before {
        };
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto usual = std::signal(SIGXFSZ, SIG_IGN);
        const auto restore = qScopeGuard([&] {
            setrlimit(RLIMIT_FSIZE, &before);
            std::signal(SIGXFSZ, usual);
        });
        struct rlimit limit = before;
        limit.rlim_cur = 4'000'000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
        const auto written =
            connection->exec("CREATE TABLE large (bytes); INSERT INTO large VALUES (randomblob(40000000))");
        QVERIFY(!written);
        QVERIFY2(written.error().message.contains(qt_error_string(EFBIG)),
                 qPrintable(written.error().message));
    }
    // A large import that ran out of space or was cancelled must not leave a large log.
    void rolledBackWriteLeavesSmallLog()
    {
        const QString file = madeLibrary(u"full.lectern"_s), log = file + u"-wal"_s;
        const auto library = must(Library::open(file));
        const auto connection = must(Connection::open(file, false));
        {
            const Transaction write(*connection, Transaction::Kind::Write);
            QVERIFY(write.begun());
            must(connection->exec("CREATE TABLE large (bytes)"));
            for (int i = 0; i < 40; ++i)
                must(connection->exec("INSERT INTO large VALUES (randomblob(1000000))"));
            QVERIFY(QFileInfo(log).size() > 10'000'000);
        }
        QVERIFY2(QFileInfo(log).size() < 1'000'000, qPrintable(QString::number(QFileInfo(log).size())));
        QCOMPARE(must(connection->number("SELECT count(*) FROM paper")), 1);
        QCOMPARE(must(library->sources().counts()).papers, 1);
    }
    // Any code of the process may open the file, as file dialogs do to detect its type.
    void readingTheFilePreservesLocks()
    {
        const QString file = madeLibrary(u"locks.lectern"_s);
        QVERIFY(canLockExclusively(file));
        auto library = must(Library::open(file));
        const auto reader = must(Library::open(file, Library::Mode::ReadOnly));
        QVERIFY(!canLockExclusively(file));
        for (const auto *beside : {"", "-wal", "-shm"})
            openAndClose(file + QLatin1StringView(beside));
        QVERIFY(!canLockExclusively(file));
        QVERIFY(isLibraryFile(file));
        QVERIFY(!canLockExclusively(file));
        // The connections of a process share their locks: closing the first one does not release them.
        library.reset();
        QVERIFY(!canLockExclusively(file));
        must(reader->sources().counts());
        const auto again = must(Library::open(file));
        must(again->marks().setBookmarked(allIds(*again), true));
        QCOMPARE(must(reader->sources().counts()).bookmarks, 1);
    }

    void lastConnectionReleasesLocks()
    {
        const QString file = madeLibrary(u"last.lectern"_s);
        {
            const auto one = must(Library::open(file)), other = must(Library::open(file));
            QVERIFY(isOpenHere(file));
            QVERIFY(isOpenHere(file + u"-wal"_s));
        }
        QVERIFY(!isOpenHere(file));
        QVERIFY(canLockExclusively(file));
        QVERIFY(!QFileInfo::exists(file + u"-wal"_s));
    }

    // System read-ahead uses this descriptor and opens no file, because closing a descriptor would release
    // the locks.
    void readAheadUsesOpenDescriptor()
    {
        const QString file = madeLibrary(u"lent.lectern"_s);
        QCOMPARE(descriptorOf(file), -1);
        const auto library = must(Library::open(file));
        const int isDetached = descriptorOf(file);
        QVERIFY(isDetached >= 0);
        struct stat status {
        };
        QCOMPARE(::fstat(isDetached, &status), 0);
        QCOMPARE(qint64(status.st_size), QFileInfo(file).size());
        QCOMPARE(::close(isDetached), 0);
        QVERIFY(!canLockExclusively(file));
        QCOMPARE(descriptorOf(m_dir.filePath(u"missing.lectern"_s)), -1);
    }

    // Two connections of one process exclude each other as two programs do.
    void connectionsOfOneProcessLockEachOther()
    {
        const QString file = madeLibrary(u"two.lectern"_s);
        const auto one = must(Connection::open(file, false)), other = must(Connection::open(file, false));
        {
            Transaction writing(*one);
            must(writing.begun());
            const auto second = other->execAtOnce("BEGIN IMMEDIATE");
            QVERIFY(!second);
            QCOMPARE(second.error().kind, ErrorKind::Busy);
        }
        must(other->execAtOnce("BEGIN IMMEDIATE"));
        must(other->exec("ROLLBACK"));
    }

    void openLibraryIsNotImported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the file") << u"own.lectern"_s;
        QTest::newRow("its log") << u"own.lectern-wal"_s;
        QTest::newRow("its index of the log") << u"own.lectern-shm"_s;
        QTest::newRow("a link to it") << u"link.txt"_s;
    }
    void openLibraryIsNotImported()
    {
        QFETCH(QString, name);
        const auto library = must(Library::open(madeLibrary(u"own.lectern"_s)));
        QFile::link(m_dir.filePath(u"own.lectern"_s), m_dir.filePath(u"link.txt"_s));
        const QString path = m_dir.filePath(name);
        QVERIFY(isOpenHere(path));
        const ImportReport report = FileImporter(*library).importPaths({path});
        QCOMPARE(report.files.size(), 1);
        QCOMPARE(report.files[0].refused, notOpenHereReason());
        QCOMPARE(previewFile(path).refused, notOpenHereReason());
    }

    void longStatementCanBeCancelled()
    {
        const auto connection = must(Connection::open(madeLibrary(u"long.lectern"_s), true));
        constexpr auto endless =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n";
        int asked = 0;
        const std::function<bool()> afterSome = [&] { return ++asked > 100; };
        {
            const StoppableScope outer(*connection, [] { return false; });
            const StoppableScope stoppable(*connection, afterSome);
            const auto stopped = connection->number(endless);
            QVERIFY(!stopped);
            QVERIFY(stopped.error().isCancelled());
        }
        // After a cancelled statement the connection still works.
        QCOMPARE(asked, 101);
        QCOMPARE(must(connection->number("SELECT count(*) FROM sqlite_schema")) > 0, true);
        QCOMPARE(asked, 101);
    }

    // Writes would be lost, or would damage the file that is now at this path.
    void missingFileIsNotWritten_data()
    {
        QTest::addColumn<QString>("what");
        for (const QString &what :
             {u"replaced"_s, u"replaced with its log"_s, u"moved"_s, u"deleted"_s, u"its log deleted"_s})
            QTest::newRow(qPrintable(what)) << what;
    }
    void missingFileIsNotWritten()
    {
        QFETCH(QString, what);
        const QString file = madeLibrary(what + u".lectern"_s), other = madeLibrary(u"other.lectern"_s);
        const QByteArray before = contentOf(other);
        {
            auto library = must(Library::open(file));
            const QList<PaperId> papers = allIds(*library);
            must(library->marks().setBookmarked(papers, true));
            must(library->onDisk().inPlace());
            if (what.startsWith(u"replaced"))
                QVERIFY(::rename(other.toLocal8Bit().constData(), file.toLocal8Bit().constData()) == 0);
            else if (what == u"moved")
                QVERIFY(QFile::rename(file, file + u".old"_s));
            else if (what == u"deleted")
                QVERIFY(QFile::remove(file));
            if (what.contains(u"its log"))
                QVERIFY(QFile::remove(file + u"-wal"_s));
            if (what == u"replaced with its log") {
                QFile log(file + u"-wal"_s);
                QVERIFY(log.open(QIODevice::WriteOnly) && log.write("another program's") > 0);
            }
            const auto refused = library->marks().setBookmarked(papers, false);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, ErrorKind::Moved);
            QCOMPARE(library->onDisk().inPlace().error().kind, ErrorKind::Moved);
        }
        // Closing does not change the file that is now at this path.
        if (what.startsWith(u"replaced"))
            QCOMPARE(contentOf(file), before);
        if (what == u"replaced with its log")
            QCOMPARE(contentOf(file + u"-wal"_s), QByteArray("another program's"));
        QFile::remove(file + u"-wal"_s);
        QFile::remove(file + u"-shm"_s);
    }

    // An invalid statement returns an error, even if values were bound.
    void invalidStatementGivesAnError()
    {
        const auto connection = must(Connection::open(m_dir.filePath(u"statement.lectern"_s), false));
        must(connection->exec("CREATE TABLE t(a, b)"));
        const auto isRefused = [&](Statement &statement) {
            const auto done = statement.bind(1, qint64(1))
                                  .bind(2, 1.5)
                                  .bind(3, u"text"_s)
                                  .bind(4, QByteArray("bytes"))
                                  .bindBytes(5, "bytes")
                                  .bindText(6, "text")
                                  .bindNull(7)
                                  .run();
            QVERIFY(!done);
            QVERIFY2(done.error().message.contains(u"could not answer"_s), qPrintable(done.error().message));
        };
        for (const char *sql : {"SELECT * FROM nowhere WHERE a = ?", "INSERT INTO t VALUES(?"}) {
            Statement statement(*connection, sql);
            isRefused(statement);
            QVERIFY(!statement.allNumbers());
        }
        // Empty bytes differ from null.
        must(Statement(*connection, "INSERT INTO t VALUES(?, ?)").bindBytes(1, {}).bindNull(2).run());
        Statement read(*connection, "SELECT a, b, typeof(a) FROM t");
        QVERIFY(must(read.next()));
        QVERIFY(!read.isNull(0) && read.isNull(1));
        QCOMPARE(read.text(2), u"blob"_s);
        QCOMPARE(read.blob(1), QByteArray());
        QCOMPARE(read.bytes(1).size(), size_t(0));
        QVERIFY(!read.day(1).isValid() && !read.optionalInt(1) && !read.optionalReal(1));
        // A statement may be left before its last row, or run again between two rows.
        must(Statement(*connection, "SELECT 1 UNION SELECT 2").run());
        Statement above(
            *connection,
            "SELECT value FROM (SELECT 1 AS value UNION SELECT 2 UNION SELECT 3) WHERE value > ?");
        QVERIFY(must(above.bind(1, qint64(0)).next()));
        QCOMPARE(above.number(0), 1);
        QVERIFY(must(above.bind(1, qint64(2)).next()));
        QCOMPARE(above.number(0), 3);
        above.reset();
        read.reset();
    }

    // If all ids are used or the counter is forged, no ids are assigned.
    void exhaustedIdsGiveAnError_data()
    {
        QTest::addColumn<QString>("counter");
        QTest::addColumn<qint64>("value");
        QTest::newRow("papers") << u"next_paper"_s << (qint64(1) << 26) - 1;
        QTest::newRow("authors") << u"next_author"_s << (qint64(1) << 32) - 1;
        QTest::newRow("sources") << u"next_source"_s << (qint64(1) << 31);
        QTest::newRow("below nothing") << u"next_paper"_s << qint64(-5);
        QTest::newRow("the last number there is") << u"next_author"_s << std::numeric_limits<qint64>::max();
    }
    void exhaustedIdsGiveAnError()
    {
        QFETCH(QString, counter);
        QFETCH(qint64, value);
        const QString file = madeLibrary(counter + QString::number(value) + u".lectern"_s);
        {
            const auto connection = must(Connection::open(file, false));
            must(Statement(*connection, "UPDATE counter SET value = ?2 WHERE name = ?1")
                     .bind(1, counter)
                     .bind(2, value)
                     .run());
        }
        const auto library = must(Library::open(file));
        const auto refused = library->importer().import(
            facts(u"more.txt"_s), page({paper(u"Fog"_s, {u"Bo Mist"_s}), paper(u"Rain"_s, {u"Cy Drop"_s})}));
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"no row numbers left"_s),
                 qPrintable(refused.error().message));
        QCOMPARE(must(library->sources().list()).size(), 1);
    }

    // Statements are cached and reused in a clean state, and a cached one does not keep the file open.
    void reusesStatements()
    {
        const QString file = m_dir.filePath(u"again.lectern"_s);
        {
            const auto connection = must(Connection::open(file, false));
            must(connection->exec("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT)"));
            const auto statements = [&] {
                int count = 0;
                for (auto *one = sqlite3_next_stmt(connection->handle(), nullptr); one;
                     one = sqlite3_next_stmt(connection->handle(), one))
                    ++count;
                return count;
            };
            for (int i = 0; i < 5; ++i) {
                Statement insert(*connection, "INSERT INTO t(b) VALUES(?)");
                if (i % 2 == 0) // earlier bindings are cleared
                    insert.bind(1, u"text"_s);
                must(insert.run());
            }
            QCOMPARE(must(connection->number("SELECT count(*) FROM t WHERE b IS NULL")), 2);
            QCOMPARE(statements(), 1);
            {
                Statement one(*connection, "SELECT a FROM t ORDER BY a");
                Statement other(*connection,
                                "SELECT a FROM t ORDER BY a"); // used while the first statement is running
                QVERIFY(must(one.next()));
                QVERIFY(must(other.next()) && must(other.next()));
                QCOMPARE(one.number(0), 1);
                QCOMPARE(other.number(0), 2);
            } // the statements are released in the middle of their rows
            {
                Statement again(*connection, "SELECT a FROM t ORDER BY a");
                QCOMPARE(must(again.allNumbers()), (QList<qint64>{1, 2, 3, 4, 5}));
            }
            {
                Statement counted(*connection, "SELECT count(*) FROM t");
                must(counted.allNumbers());
            }
            const int before = statements();
            for (int i = 0; i < 200; ++i) { // a frequent statement does not evict the others
                Statement insert(*connection, "INSERT INTO t(b) VALUES(?)");
                must(insert.run());
            }
            QCOMPARE(statements(), before);
            // The table may change between two uses.
            must(connection->exec("DROP TABLE t; CREATE TABLE t(b TEXT)"));
            Statement gone(*connection, "SELECT a FROM t ORDER BY a");
            QVERIFY(!gone.next());
            Statement insert(*connection, "INSERT INTO t(b) VALUES(?)");
            must(insert.bind(1, u"text"_s).run());
        }
        QVERIFY(!isOpenHere(file));
        QVERIFY(!QFile::exists(file + u"-wal"_s));
    }
};

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
