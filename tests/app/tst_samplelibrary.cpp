#include "models/formats/registry.h"
#include "resources/samplelibrary.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestSampleLibrary : public QObject
{
    Q_OBJECT
private slots:
    void embedsSamplePages()
    {
        const QList<SamplePage> pages = samplePages();
        QCOMPARE(pages.size(), 7);
        QSet<QString> names;
        for (const SamplePage &page : pages) {
            QVERIFY2(page.bytes.size() > 2000, qPrintable(page.name));
            QVERIFY2(page.savedOn.isValid(), qPrintable(page.name));
            names.insert(page.name);
        }
        QCOMPARE(names.size(), 7);
    }

    void readsSamplePagesCompletely_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("author");
        QTest::addColumn<int>("papers");
        QTest::addColumn<int>("inferredYears");
        QTest::newRow("benedetta-quaranta.txt")
            << u"scholarfeed-author"_s << u"Benedetta Quaranta"_s << 5 << 2;
        QTest::newRow("ivo-kjaergaard-lind.txt")
            << u"scholarfeed-author"_s << u"Ivo Kjærgaard-Lind"_s << 3 << 1;
        QTest::newRow("june-list.txt") << u"scholarfeed-list"_s << QString() << 12 << 11;
        QTest::newRow("march-list.txt") << u"scholarfeed-list"_s << QString() << 12 << 5;
        QTest::newRow("ottilie-vandersloot.txt")
            << u"scholarfeed-author"_s << u"Ottilie Vandersloot"_s << 7 << 2;
        QTest::newRow("tamsin-okwuosa.txt") << u"scholarfeed-author"_s << u"Tamsin Okwuosa"_s << 6 << 3;
        QTest::newRow("wren-halloran-abstracts.txt") << u"catalyzex-author"_s << QString() << 6 << 0;
    }
    void readsSamplePagesCompletely()
    {
        const ParsedSource parsed = parsedPage(QString::fromUtf8(QTest::currentDataTag()));
        QTEST(parsed.format, "format");
        QTEST(parsed.author ? parsed.author->name : QString(), "author");
        QTEST(int(parsed.papers.size()), "papers");
        QCOMPARE(parsed.diagnostics, QList<Diagnostic>());
        QCOMPARE(countBytes(parsed.ranges).notUnderstood, 0);
        int inferred = 0;
        for (const Paper &paper : parsed.papers) {
            inferred += paper.dateInferred;
            if (paper.dateInferred)
                QCOMPARE(paper.date.year(), 2026);
            QVERIFY2(paper.abstract.size() >= 200, qPrintable(paper.title)); // long enough to match papers by
        }
        QTEST(inferred, "inferredYears");
    }

    // The sample pages show how the program handles several values of one paper.
    void joinsPapersWithConflictingValues()
    {
        QHash<QString, QSet<double>> scores; // keyed by the abstract
        QHash<QString, int> untitled;
        for (const SamplePage &page : samplePages()) {
            for (const Paper &paper : parsedPage(page.name).papers) {
                if (paper.score)
                    scores[paper.abstract].insert(*paper.score);
                if (paper.title.isEmpty())
                    ++untitled[paper.abstract];
            }
        }
        int conflicts = 0;
        for (const QSet<double> &values : std::as_const(scores))
            conflicts += values.size() > 1;
        QCOMPARE(conflicts, 3);
        int joined = 0;
        for (auto it = untitled.cbegin(); it != untitled.cend(); ++it)
            joined += scores.contains(it.key());
        QCOMPARE(untitled.size(), 6);
        QCOMPARE(joined, 4);
    }

    // The PDF is written to a writable folder, and changes to it are not overwritten.
    void writesSamplePdfOnce()
    {
        QTemporaryDir dir;
        const QString path = samplePdf(dir.filePath(u"a/b"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        QVERIFY(file.resize(10));
        file.close();
        QCOMPARE(samplePdf(dir.filePath(u"a/b"_s)), path);
        QCOMPARE(QFileInfo(path).size(), 10);
        QCOMPARE(samplePdf(u"/proc/none"_s), QString());
    }

private:
    static ParsedSource parsedPage(const QString &name)
    {
        for (const SamplePage &page : samplePages()) {
            if (page.name != name)
                continue;
            ParseContext context;
            context.savedOn = page.savedOn;
            context.fileName = page.name;
            auto parsed = parseSource(page.bytes, context);
            return parsed ? *parsed : ParsedSource();
        }
        return {};
    }
};

QTEST_MAIN(TestSampleLibrary)
#include "tst_samplelibrary.moc"
