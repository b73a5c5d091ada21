// Tests that an import killed at any moment leaves a valid library, and that repeating it gives the same
// result as an undisturbed import.
#include "tests/store/storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include "models/import/fileimporter.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"

#include <QProcess>
#include <QRandomGenerator>

using namespace lectern;
using namespace lectern::test;

namespace
{

// The killed process runs: tst_killedimport import LIBRARY FILE.
int importInto(const QString &library, const QString &file)
{
    Importer::directFrom = 1; // makes a first import bypass the log
    const auto opened = Library::open(library);
    if (!opened)
        return 1;
    FileImporter importer(**opened);
    importer.setSavedOn(QDate(2026, 6, 30));
    return importer.importPaths({file}).files.value(0).refused.isEmpty() ? 0 : 1;
}

QByteArray lines(int from, int count)
{
    QByteArray lines;
    for (int i = from; i < from + count; ++i)
        // Every ninth record repeats an earlier paper, so that papers are joined.
        lines += test::arxivLine({u"note/%1"_s.arg(i), u"Paper %1"_s.arg(i % 9 ? i : i / 9),
                                  u"Ada Quill%1 and Bo Tide"_s.arg(i % 97),
                                  i % 9 ? longAbstract(i) : longAbstract(i / 9)});
    return lines;
}

} // namespace

class TestKilledImport : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir.filePath(name);
        test::writeAll(path, bytes);
        return path;
    }
    QString copyOf(const QString &library, int round)
    {
        const QString folder = m_dir.filePath(QString::number(round));
        QDir(folder).removeRecursively();
        QDir().mkpath(folder);
        const QString copy = folder + u"/l.lectern"_s;
        if (!QFile::copy(library, copy))
            qFatal("cannot copy");
        return copy;
    }
    static void start(QProcess &process, const QString &library, const QString &file)
    {
        process.start(QCoreApplication::applicationFilePath(), {u"import"_s, library, file});
    }

private slots:
    void libraryIsValidAfterKilledImport_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("papers");
        QTest::newRow("very first import") << 0 << 5000;
        QTest::newRow("large import") << 20 << 8000;
        QTest::newRow("update") << 8000 << 500;
    }
    // LECTERN_TEST_SCALE=7 gives about fifty kills.
    void libraryIsValidAfterKilledImport()
    {
        QFETCH(int, before);
        QFETCH(int, papers);
        const QString first = write(u"first.jsonl"_s, lines(1, before));
        const QString second = write(u"second.jsonl"_s, lines(before + 1, papers));
        const QString base = m_dir.filePath(u"base%1.lectern"_s.arg(papers));
        if (before)
            QCOMPARE(importInto(base, first), 0);
        const QByteArray hashBefore = must(contentHash(*must(Library::open(base))));
        QElapsedTimer timer;
        const QString undisturbed = copyOf(base, 0);
        timer.start();
        QProcess whole;
        start(whole, undisturbed, second);
        QVERIFY(whole.waitForFinished(60000));
        const auto duration = quint32(timer.elapsed());
        QCOMPARE(whole.exitCode(), 0);
        const QByteArray hashAfter = must(contentHash(*must(Library::open(undisturbed))));
        QVERIFY(hashBefore != hashAfter);

        int underWay = 0;
        for (int round = 1, rounds = scaled(4); round <= rounds; ++round) {
            const QString library = copyOf(base, round);
            QProcess process;
            start(process, library, second);
            QVERIFY(process.waitForStarted());
            process.waitForFinished(int(QRandomGenerator::global()->bounded(duration + duration / 8)));
            process.kill();
            process.waitForFinished();
            {
                const auto opened = must(Library::open(library));
                QCOMPARE(must(opened->checker().check()), QStringList());
                const QByteArray hash = must(contentHash(*opened));
                QVERIFY2(hash == hashBefore || hash == hashAfter, "part of an import is there");
                underWay += hash == hashBefore;
            }
            QCOMPARE(QDir(QFileInfo(library).path()).entryList({u"*-import-*"_s}, QDir::Files),
                     QStringList());
            QCOMPARE(importInto(library, second), 0);
            const auto opened = must(Library::open(library));
            QCOMPARE(must(contentHash(*opened)), hashAfter);
            QCOMPARE(must(opened->checker().check()), QStringList());
        }
        qInfo("%d imports were under way when they were killed", underWay);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == u"import")
        return importInto(arguments[2], arguments[3]);
    TestKilledImport test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_killedimport.moc"
