#include "clirun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern::test;
using namespace Qt::StringLiterals;

// Tests the verb "duplicates": likely pairs, and decisions about two papers.
class TestCliDuplicates : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_library = 0;

    CliRun lectern(const QString &verb, const QStringList &words) const
    {
        const QString file = m_dir.filePath(u"%1.lectern"_s.arg(m_library));
        return runCli(QStringList{verb, u"--library"_s, file} + words);
    }
    QJsonArray pairs() const { return lectern(u"duplicates"_s, {u"--json"_s}).object()[u"pairs"].toArray(); }
    QStringList firstPair() const
    {
        QStringList numbers;
        for (const auto paper : pairs()[0][u"papers"].toArray())
            numbers.append(QString::number(paper[u"id"].toInt()));
        return numbers;
    }
    int papers() const { return lectern(u"stats"_s, {u"--json"_s}).object()[u"papers"].toInt(); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(name));
        return file.fileName();
    }

private slots:
    // The same paper in two bibliographies; the titles differ in one letter.
    void init()
    {
        ++m_library;
        const QString first =
            write(u"first.bib"_s,
                  "@article{a, title = {Counting the Waves of a Bathtub by Their Temper and Colour},"
                  " author = {Quill, Ada and Ferrant, Bo}, year = {2023}}\n"
                  "@article{b, title = {Glacier Violins}, author = {Minh, Cho}, year = {2021}}\n");
        const QString second =
            write(u"second.bib"_s,
                  "@article{a, title = {Counting the Waves of a Bathtub by Their Temper and Color},"
                  " author = {Quill, Ada and Ferrant, Bo}, year = {2023}}\n");
        QCOMPARE(lectern(u"import"_s, {first, second}).exit, 0);
        QCOMPARE(papers(), 3);
        QCOMPARE(pairs().size(), 1);
    }

    void listsPairsWithReasons()
    {
        const CliRun run = lectern(u"duplicates"_s, {});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Temper and Colour (Ada Quill, Bo Ferrant)"));
        QVERIFY(run.out.contains("same authors"));
        QVERIFY(run.err.isEmpty());
        const QJsonObject pair = pairs()[0].toObject();
        QCOMPARE(pair[u"kind"].toString(), u"same"_s);
        QVERIFY(pair[u"likeness"].toDouble() > 0.5);
        QVERIFY(!pair[u"reasons"].toArray().isEmpty());
    }
    void mergesTwoPapers()
    {
        const CliRun run = lectern(u"duplicates"_s, QStringList{u"--merge"_s} + firstPair());
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, QByteArray("Merged.\n"));
        QCOMPARE(papers(), 2);
        QCOMPARE(lectern(u"check"_s, {}).exit, 0);
        QCOMPARE(lectern(u"duplicates"_s, {}).out, QByteArray("No likely duplicates found.\n"));
    }
    void storesDecisions_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("different") << u"--different"_s;
        QTest::newRow("versions") << u"--versions"_s;
    }
    void storesDecisions()
    {
        QFETCH(QString, word);
        const QStringList pair = firstPair();
        QCOMPARE(lectern(u"duplicates"_s, QStringList{word} + pair).exit, 0);
        QCOMPARE(pairs().size(), 0);
        QCOMPARE(papers(), 3);
        QCOMPARE(lectern(u"duplicates"_s, QStringList{u"--forget"_s} + pair).exit, 0);
        QCOMPARE(pairs().size(), 1);
        const CliRun again = lectern(u"duplicates"_s, QStringList{u"--forget"_s} + pair);
        QCOMPARE(again.exit, 1);
        QVERIFY(again.printedErrorSentences());
    }
    // A rule lists its certain pairs and merges them as one edit. Pairs that the user marked as different
    // stay separate.
    void mergesByRule()
    {
        const QString third = write(u"third.bib"_s,
                                    "@article{c, title = {On Kites Above Cold Harbours and Their Strings}, "
                                    "author = {Port, Dee}, year = "
                                    "{2019}}\n@article{d, title = {Ledgers of Fog Kept by Lighthouse "
                                    "Families}, author = {Winter, Eli},"
                                    " year = {2018}}\n");
        const QString fourth = write(u"fourth.bib"_s,
                                     "@article{c, title = {On Kites Above Cold Harbors and Their Strings}, "
                                     "author = {Port, Dee}, year = "
                                     "{2019}}\n@article{d, title = {Ledgers of Fog Kept by Lighthouse "
                                     "Famillies}, author = {Winter, Eli},"
                                     " year = {2018}}\n");
        QCOMPARE(lectern(u"import"_s, {third, fourth}).exit, 0);
        QCOMPARE(papers(), 7);
        QCOMPARE(pairs().size(), 3);
        const QStringList rule{u"--rule"_s, u"small-changes"_s};
        const auto sure = [&] {
            return lectern(u"duplicates"_s, rule + QStringList{u"--json"_s}).object()[u"pairs"].toArray();
        };
        QCOMPARE(sure().size(), 3);
        QCOMPARE(lectern(u"duplicates"_s, {u"--rule"_s, u"doi"_s}).out,
                 QByteArray("No pairs match this rule.\n"));
        QCOMPARE(lectern(u"duplicates"_s, {u"--rule"_s, u"doi"_s, u"--merge"_s}).out,
                 QByteArray("No pairs match this rule.\n"));
        QCOMPARE(papers(), 7);
        // One of the three pairs is marked as different.
        QCOMPARE(lectern(u"duplicates"_s, QStringList{u"--different"_s} + firstPair()).exit, 0);
        QCOMPARE(sure().size(), 2);
        const CliRun run = lectern(u"duplicates"_s, rule + QStringList{u"--merge"_s});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, QByteArray("Merged 2 pairs.\n"));
        QCOMPARE(papers(), 5);
        QCOMPARE(lectern(u"check"_s, {}).exit, 0);
        QCOMPARE(pairs().size(), 0);
        QCOMPARE(lectern(u"duplicates"_s, rule + QStringList{u"--merge"_s, u"--json"_s}).object()[u"merged"],
                 0);
    }
    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::newRow("one number") << QStringList{u"--merge"_s, u"1"_s} << 2;
        QTest::newRow("no numbers") << QStringList{u"--merge"_s, u"a"_s, u"b"_s} << 2;
        QTest::newRow("no word") << QStringList{u"1"_s, u"2"_s} << 2;
        QTest::newRow("two words") << QStringList{u"--merge"_s, u"--different"_s, u"1"_s, u"2"_s} << 2;
        QTest::newRow("no such rule") << QStringList{u"--rule"_s, u"luck"_s} << 2;
        QTest::newRow("a rule and numbers")
            << QStringList{u"--rule"_s, u"doi"_s, u"--merge"_s, u"1"_s, u"2"_s} << 2;
        QTest::newRow("a rule that tells apart") << QStringList{u"--rule"_s, u"doi"_s, u"--different"_s} << 2;
        QTest::newRow("a rule of joined papers") << QStringList{u"--rule"_s, u"doi"_s, u"--joined"_s} << 2;
        QTest::newRow("one paper") << QStringList{u"--merge"_s, u"1"_s, u"1"_s} << 1;
        QTest::newRow("no paper") << QStringList{u"--merge"_s, u"1"_s, u"99"_s} << 1;
    }
    void rejectsInvalidArguments()
    {
        QFETCH(QStringList, words);
        const CliRun run = lectern(u"duplicates"_s, words);
        QTEST(run.exit, "exit");
        QVERIFY(run.printedErrorSentences());
        QCOMPARE(papers(), 3);
    }
};

QTEST_GUILESS_MAIN(TestCliDuplicates)
#include "tst_cliduplicates.moc"
