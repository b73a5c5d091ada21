// Tests the library file: refusals, upgrades, full disks and kills.
#include "storefixtures.h"
#include "tests/support/contenthash.h"

#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/libraryfile.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "models/store/types/paperrow.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

ParsedSource manyPapers(int count, int from = 0)
{
    QList<Paper> papers;
    for (int i = from; i < from + count; ++i)
        papers.append(paper(u"Paper number %1"_s.arg(i), {u"Author %1"_s.arg(i % 97)}, longAbstract(i)));
    return page(papers);
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QString sentence(const QString &file, Library::Mode mode = Library::Mode::ReadWrite)
{
    const auto opened = Library::open(file, mode);
    return opened ? QString() : opened.error().message;
}

} // namespace

class TestLibraryFile : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    QString path(const QString &name) const { return m_dir.filePath(name); }

    QString madeLibrary(const QString &name, int papers = 20)
    {
        auto library = must(Library::open(path(name)));
        must(library->importer().import(facts(u"one.txt"_s), manyPapers(papers)));
        return library->file();
    }

private slots:
    void refusesInvalidFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("text") << QByteArray(1000, 'x') << u"not a Lectern library"_s;
        QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1a\n0000000000000000") << u"not a Lectern library"_s;
        QTest::newRow("sqlite head only")
            << QByteArray("SQLite format 3\0", 16) + QByteArray(2000, 'x') << u"not a Lectern library"_s;
    }
    void refusesInvalidFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const QString file = path(u"refused"_s);
        writeFile(file, bytes);
        QVERIFY2(sentence(file).contains(expected), qPrintable(sentence(file)));
        QCOMPARE(readBack(file), bytes);
    }

    void reportsMissingFolder()
    {
        QVERIFY(sentence(path(u"nowhere/l.lectern"_s)).contains(u"does not exist"_s));
        QVERIFY(sentence(path(u"none.lectern"_s), Library::Mode::ReadOnly).contains(u"does not exist"_s));
        QVERIFY(sentence(m_dir.path()).contains(u"is a folder"_s));
    }

    void refusesDatabaseOfAnotherProgram()
    {
        const QString file = path(u"foreign.db"_s);
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"foreign"_s);
            db.setDatabaseName(file);
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(u"CREATE TABLE song(name TEXT)"_s));
        }
        QSqlDatabase::removeDatabase(u"foreign"_s);
        const QByteArray before = readBack(file);
        QVERIFY(sentence(file).contains(u"database of another program"_s));
        QCOMPARE(readBack(file), before);
    }

    void refusesLibraryOfNewerVersion()
    {
        const QString file = madeLibrary(u"newer.lectern"_s);
        must(must(Connection::open(file, false))->exec("PRAGMA user_version = 999"));
        QVERIFY(sentence(file).contains(u"newer version of Lectern"_s));
        QVERIFY(sentence(file, Library::Mode::ReadOnly).contains(u"newer version of Lectern"_s));
    }

    void refusesTruncatedLibrary()
    {
        const QString file = madeLibrary(u"truncated.lectern"_s, 200);
        QFile cut(file);
        QVERIFY(cut.resize(cut.size() / 2));
        QVERIFY2(sentence(file).contains(u"is damaged"_s), qPrintable(sentence(file)));
    }

    void opensWithExpectedPragmas()
    {
        const auto connection = must(Connection::open(madeLibrary(u"settings.lectern"_s), false));
        QCOMPARE(must(connection->number("PRAGMA page_size")), 16384);
        QCOMPARE(must(connection->number("PRAGMA synchronous")), 2); // FULL
        QCOMPARE(must(connection->number("PRAGMA mmap_size")), 0);
        QCOMPARE(must(connection->number("PRAGMA secure_delete")), 0);
        QCOMPARE(must(connection->number("PRAGMA application_id")), qint64(kApplicationId));
        QCOMPARE(
            must(connection->number("SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'")),
            1);
    }

    void readOnlyReadsAndRefusesToWrite()
    {
        const QString file = madeLibrary(u"readonly.lectern"_s);
        const auto library = must(Library::open(file, Library::Mode::ReadOnly));
        QCOMPARE(must(library->sources().counts()).papers, 20);
        QCOMPARE(allRows(*library).size(), 20);
        QCOMPARE(must(library->checker().check()), QStringList());
        QVERIFY(!library->marks().setBookmarked(allIds(*library), true));
        const auto refused = library->importer().import(facts(u"two.txt"_s), manyPapers(1, 900));
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"Cannot change the library"_s),
                 qPrintable(refused.error().message));
    }

    void aFullDiskChangesNothing()
    {
        const QString file = madeLibrary(u"full.lectern"_s);
        const QByteArray before = must(contentHash(*must(Library::open(file))));
        {
            const auto connection = must(Connection::open(file, false));
            // At this limit SQLite returns the error of a full disk.
            const auto pages = must(connection->number("PRAGMA page_count"));
            must(connection->exec(qPrintable(u"PRAGMA max_page_count = %1"_s.arg(pages + 2))));
            SearchIndex index(*connection);
            Importer importer(*connection, index);
            const ParsedSource source = manyPapers(500, 1000);
            bool given = false;
            const auto outcome = importer.import(facts(u"big.txt"_s),
                                                 [&]() -> Result<std::optional<SourceBlock>> {
                                                     if (std::exchange(given, true))
                                                         return std::optional<SourceBlock>();
                                                     return std::optional<SourceBlock>({source, {}});
                                                 },
                                                 {});
            QVERIFY(!outcome);
            QVERIFY2(outcome.error().message.contains(u"disk is full"_s),
                     qPrintable(outcome.error().message));
        }
        const auto library = must(Library::open(file));
        QCOMPARE(must(contentHash(*library)), before);
        QCOMPARE(must(library->checker().check()), QStringList());
        must(library->importer().import(facts(u"big.txt"_s), manyPapers(500, 1000)));
    }

    void aCancelledImportChangesNothing()
    {
        const auto library = must(Library::open(madeLibrary(u"cancel.lectern"_s)));
        const QByteArray before = must(contentHash(*library));
        int asked = 0;
        const auto cancelled = library->importer().import(facts(u"two.txt"_s), manyPapers(500, 1000),
                                                          [&] { return ++asked > 300; });
        QVERIFY(!cancelled);
        QVERIFY(cancelled.error().isCancelled());
        QCOMPARE(must(contentHash(*library)), before);
        QCOMPARE(must(library->checker().check()), QStringList());
        must(library->importer().import(facts(u"two.txt"_s), manyPapers(500, 1000)));
    }

    void aReaderSeesWholeImportsOnly()
    {
        const QString file = madeLibrary(u"threads.lectern"_s, 1);
        std::atomic<bool> done = false;
        QString failure;
        const std::unique_ptr<QThread> writer(QThread::create([&] {
            const auto library = must(Library::open(file));
            for (int i = 0; i < 20; ++i)
                must(library->importer().import(facts(u"page%1"_s.arg(i)), manyPapers(50, 1000 * (i + 1))));
            done = true;
        }));
        writer->start();
        {
            const auto library = must(Library::open(file));
            int lastPapers = 0;
            while (!done && failure.isEmpty()) {
                const int papers = must(library->sources().counts()).papers;
                if (papers % 50 != 1 || papers < lastPapers)
                    failure = u"half an import: %1"_s.arg(papers);
                lastPapers = papers;
                if (const auto ids = allIds(*library); ids.size() % 50 != 1)
                    failure = u"half a result: %1"_s.arg(ids.size());
            }
            writer->wait();
            QCOMPARE(failure, QString());
            QCOMPARE(must(library->sources().counts()).papers, 1001);
        }
    }

    void counterDetectsForeignWrites()
    {
        const QString file = madeLibrary(u"counter.lectern"_s, 3);
        const auto here = must(Library::open(file)), there = must(Library::open(file));
        const qint64 first = must(here->onDisk().changesElsewhere());
        QCOMPARE(must(here->onDisk().changesElsewhere()), first);
        must(there->marks().setRead(allIds(*there), true));
        const qint64 second = must(here->onDisk().changesElsewhere());
        QVERIFY(second != first);
        must(here->marks().setRead(allIds(*here), false));
        QCOMPARE(must(here->onDisk().changesElsewhere()), second);
    }

    // The first import of a library uses a rollback journal, which a read-only connection cannot roll back.
    // An earlier version reported the file as read-only.
    void readerCanOpenAfterKilledImport()
    {
        const QString file = madeLibrary(u"cut.lectern"_s), left = path(u"left.lectern"_s);
        QCOMPARE(sentence(file), QString()); // no data in a log
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open(file.toUtf8().constData(), &db), SQLITE_OK);
        const auto close = qScopeGuard([db] { sqlite3_close(db); });
        QCOMPARE(sqlite3_exec(db,
                              "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 10; BEGIN;"
                              "UPDATE abstract SET body = 'half';"
                              "CREATE TABLE half AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1"
                              " FROM n WHERE i < 200) SELECT i, randomblob(20000) FROM n",
                              nullptr, nullptr, nullptr),
                 SQLITE_OK);
        // Copies the state that a kill would leave now: the file half written, with its journal.
        QVERIFY(QFile::copy(file + u"-journal"_s, left + u"-journal"_s));
        QVERIFY(QFile::copy(file, left));
        QVERIFY(QFileInfo(left).size() > 2'000'000);
        const auto reader = Library::open(left, Library::Mode::ReadOnly);
        QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message));
        QCOMPARE(must((*reader)->sources().counts()).papers, 20);
        QCOMPARE(must((*reader)->checker().check()), QStringList());
        QVERIFY(QFileInfo(left).size() < 2'000'000);
    }

    void survivesKillWhileMarking()
    {
        const QString file = madeLibrary(u"killed.lectern"_s, 100);
        for (int round = 0; round < 3; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"--mark"_s, file});
            QList<PaperId> shown;
            while (shown.size() < 20 + 7 * round) {
                QVERIFY(child.waitForReadyRead());
                while (child.canReadLine())
                    shown.append(PaperId(child.readLine().trimmed().toLongLong()));
            }
            child.kill();
            child.waitForFinished();
            const auto library = must(Library::open(file));
            for (const PaperRow &row : must(library->papers().rows(shown)))
                QVERIFY(row.bookmarked);
            QCOMPARE(must(library->checker().check()), QStringList());
            must(library->marks().setBookmarked(allIds(*library), false));
        }
    }

    void survivesKillWhileImporting()
    {
        const QString file = madeLibrary(u"killedimport.lectern"_s);
        const QByteArray before = must(contentHash(*must(Library::open(file))));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--import"_s, file});
        QVERIFY(child.waitForReadyRead()); // half of the import done
        child.kill();
        child.waitForFinished();
        const auto library = must(Library::open(file));
        QCOMPARE(must(contentHash(*library)), before);
        QCOMPARE(must(library->checker().check()), QStringList());
        QCOMPARE(must(library->importer().import(facts(u"big.txt"_s), manyPapers(3000, 1000))).sightings,
                 3000);
        QCOMPARE(must(library->checker().check()), QStringList());
    }

private:
    static QByteArray readBack(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

// The killed program: this one, started with an argument.
static int child(const QStringList &arguments)
{
    QTextStream out(stdout);
    const auto library = must(Library::open(arguments[2]));
    if (arguments[1] == u"--mark") {
        for (const PaperId id : allIds(*library)) {
            must(library->marks().setBookmarked({id}, true));
            out << qint64(id) << Qt::endl;
        }
        // Waits for the kill.
        return QCoreApplication::exec();
    }
    int asked = 0;
    must(library->importer().import(facts(u"big.txt"_s), manyPapers(3000, 1000), [&] {
        if (++asked == 1500)
            out << "half" << Qt::endl;
        if (asked > 1500)
            QThread::msleep(5); // slow enough that the signal arrives before the end
        return false;
    }));
    return 0;
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && (arguments[1] == u"--mark" || arguments[1] == u"--import"))
        return child(arguments);
    TestLibraryFile test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_libraryfile.moc"
