#include "app/lectern/options.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests the command line options of the window.
class TestOptions : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryOption()
    {
        const auto read =
            readOptions({u"--library"_s, u"a.lectern"_s, u"--import"_s, u"--query=graph theory"_s,
                         u"--theme"_s, u"dark"_s, u"--screenshot=b.png"_s, u"--size"_s, u"640x480"_s,
                         u"--action"_s, u"overview"_s, u"--select=Ada"_s, u"page.txt"_s, u"--sample"_s});
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->library, QDir::current().absoluteFilePath(u"a.lectern"_s));
        QCOMPARE(read->screenshot, QDir::current().absoluteFilePath(u"b.png"_s));
        QCOMPARE(read->query, u"graph theory"_s);
        QCOMPARE(read->dark, std::optional(true));
        QCOMPARE(read->size, QSize(640, 480));
        QCOMPARE(read->action, u"overview"_s);
        QCOMPARE(read->select, u"Ada"_s);
        QCOMPARE(read->files, QStringList{QDir::current().absoluteFilePath(u"page.txt"_s)});
        QVERIFY(read->import && read->sample && !read->help && !read->version);
    }
    void noArgumentsSelectDefaultLibrary()
    {
        const auto read = readOptions({});
        QVERIFY(read);
        QCOMPARE(read->library, QString());
        QCOMPARE(read->size, QSize(1280, 800));
        QVERIFY(!read->dark && read->files.isEmpty());
    }
    void treatsArgumentsAfterDoubleDashAsFiles()
    {
        const auto read = readOptions({u"--"_s, u"--query"_s, u"-x"_s});
        QVERIFY(read);
        QCOMPARE(read->files.size(), 2);
        QVERIFY(read->files[0].endsWith("/--query"_L1));
    }
    void helpAndVersionHaveShortNames()
    {
        QVERIFY(readOptions({u"-h"_s})->help);
        QVERIFY(readOptions({u"-v"_s})->version);
        for (const QString &option : {u"--library"_s, u"--import"_s, u"--screenshot"_s, u"--theme"_s})
            QVERIFY2(usage().contains(option), qPrintable(option));
    }
    void rejectsInvalidOptions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown") << QStringList{u"--fast"_s} << u"--fast"_s;
        QTest::newRow("unknown letter") << QStringList{u"-x"_s} << u"-x"_s;
        QTest::newRow("no value") << QStringList{u"--query"_s} << u"--query"_s;
        QTest::newRow("a value too many") << QStringList{u"--import=now"_s} << u"--import"_s;
        QTest::newRow("theme") << QStringList{u"--theme"_s, u"green"_s} << u"green"_s;
        QTest::newRow("size in words") << QStringList{u"--size"_s, u"large"_s} << u"large"_s;
        QTest::newRow("size of nothing") << QStringList{u"--size=0x0"_s} << u"0x0"_s;
        QTest::newRow("size of a wall") << QStringList{u"--size=99999x99999"_s} << u"99999x99999"_s;
    }
    void rejectsInvalidOptions()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const auto read = readOptions(arguments);
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains(says), qPrintable(read.error().message));
    }
    void opensLibraryAmongFiles()
    {
        const QTemporaryDir dir;
        Options options;
        const QString library = dir.filePath(u"mine.lectern"_s), page = dir.filePath(u"page.txt"_s);
        for (const QString &path : {library, page}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no library by its bytes");
        }
        options.files = {page};
        QVERIFY(chooseLibrary(options));
        QCOMPARE(options.files, QStringList{page});
        QCOMPARE(options.library, QString());
    }
};

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"
