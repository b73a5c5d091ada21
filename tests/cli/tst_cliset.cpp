#include "clirun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern::test;
using namespace Qt::StringLiterals;

// Tests set and unset: correct, add and reset field values of papers.
class TestCliSet : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_library = 0;

    CliRun lectern(const QString &verb, const QStringList &words) const
    {
        const QString file = m_dir.filePath(u"%1.lectern"_s.arg(m_library));
        return runCli(QStringList{verb, u"--library"_s, file} + words);
    }
    QJsonArray found(const QString &query) const
    {
        return lectern(u"search"_s, {u"--json"_s, u"--sort"_s, u"title"_s, query})
            .object()[u"papers"]
            .toArray();
    }
    QString numberOf(const QString &query) const
    {
        return QString::number(found(query)[0][u"id"].toInteger());
    }
    QByteArray exported() const { return lectern(u"export"_s, {u"--format"_s, u"bibtex"_s}).out; }

private slots:
    void init()
    {
        ++m_library;
        QFile file(m_dir.filePath(u"papers.bib"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("@article{a, title = {Counting Waves of a Bathtub}, author = {Quill, Ada and others},"
                   " year = {2023}, journal = {Tides}}\n"
                   "@article{b, title = {Glacier Violins}, author = {Minh, Cho}, year = {2021}}\n");
        file.close();
        QCOMPARE(lectern(u"import"_s, {file.fileName()}).exit, 0);
    }

    void setsAndUnsetsFields()
    {
        const QString number = numberOf(u"bathtub"_s);
        const CliRun run = lectern(u"set"_s,
                                   {number, u"title=Counting Waves, Twice"_s,
                                    u"authors=Quill, Ada; Bo Ferrant"_s, u"Venue=Harbour Studies"_s});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, QByteArray("1 paper changed.\n"));
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(found(u"venue:harbour twice author:ferrant -is:cut is:edited"_s).size(), 1);
        QVERIFY(exported().contains("Harbour Studies"));
        QCOMPARE(lectern(u"check"_s, {}).exit, 0);
        QCOMPARE(lectern(u"set"_s, {number, u"venue=Harbour Studies"_s}).out,
                 QByteArray("Nothing changed.\n"));
        const CliRun back = lectern(u"unset"_s, {u"--json"_s, number, u"title"_s, u"authors"_s});
        QCOMPARE(back.object()[u"papers"].toInt(), 1);
        QCOMPARE(found(u"venue:harbour title:bathtub is:cut"_s).size(), 1);
        QCOMPARE(lectern(u"unset"_s, {number, u"--all"_s}).exit, 0);
        QCOMPARE(found(u"is:edited"_s).size(), 0);
        QVERIFY(!exported().contains("Harbour Studies"));
    }
    void clearsAFieldValue()
    {
        const QString number = numberOf(u"bathtub"_s);
        QCOMPARE(lectern(u"set"_s, {number, u"venue="_s, u"year="_s}).exit, 0);
        QCOMPARE(found(u"bathtub venue:tides"_s).size(), 0);
        QCOMPARE(found(u"bathtub -year:2000.."_s).size(), 1);
    }
    void listsValuesBySource()
    {
        const QString number = numberOf(u"bathtub"_s);
        QCOMPARE(lectern(u"set"_s, {number, u"venue=Harbour Studies"_s}).exit, 0);
        const CliRun run = lectern(u"set"_s, {number});
        QCOMPARE(run.exit, 0);
        QVERIFY2(run.out.contains("* venue         Harbour Studies  (your value)"), run.out);
        QVERIFY2(run.out.contains("  venue         Tides  (papers.bib, line 1)"), run.out);
        const QJsonArray values = lectern(u"set"_s, {u"--json"_s, number}).object()[u"values"].toArray();
        QVERIFY(values.size() >= 5);
    }
    void changesAllMatchesOfAQuery()
    {
        const CliRun run = lectern(u"set"_s, {u"--query"_s, u"year:2020.."_s, u"venue=Harbour Studies"_s});
        QCOMPARE(run.out, QByteArray("2 papers changed.\n"));
        QCOMPARE(found(u"venue:harbour"_s).size(), 2);
        // A missing word is not replaced by a similar one.
        const CliRun missing = lectern(u"set"_s, {u"--query"_s, u"bathtob"_s, u"venue=None"_s});
        QCOMPARE(missing.exit, 1);
        QVERIFY(missing.err.contains("No paper matches"));
        QCOMPARE(found(u"venue:harbour"_s).size(), 2);
    }

    void findsAndReplaces()
    {
        const CliRun run =
            lectern(u"set"_s, {u"--query"_s, u"*"_s, u"--find"_s, u"violins"_s, u"title=Cellos"_s});
        QCOMPARE(run.out, QByteArray("1 paper changed.\n"));
        QCOMPARE(found(u"\"Glacier Cellos\""_s).size(), 1);
        QCOMPARE(lectern(u"set"_s, {u"--query"_s, u"*"_s, u"--find"_s, u"violins"_s, u"title=x"_s}).out,
                 QByteArray("Nothing changed.\n"));
    }

    void rejectsInvalidChanges_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::newRow("nothing") << QStringList{} << 2;
        QTest::newRow("no paper") << QStringList{u"venue=x"_s} << 2;
        QTest::newRow("no field") << QStringList{u"1"_s, u"2"_s} << 2;
        QTest::newRow("an unknown field") << QStringList{u"1"_s, u"colour=red"_s} << 2;
        QTest::newRow("no value") << QStringList{u"1"_s, u"venue"_s} << 2;
        QTest::newRow("papers in two ways") << QStringList{u"1"_s, u"--query"_s, u"x"_s, u"venue=x"_s} << 2;
        QTest::newRow("two replaced")
            << QStringList{u"1"_s, u"--find"_s, u"a"_s, u"venue=x"_s, u"title=y"_s} << 2;
        QTest::newRow("a year in words") << QStringList{u"1"_s, u"year=soon"_s} << 1;
        QTest::newRow("a paper that is not there") << QStringList{u"99"_s, u"venue=x"_s} << 1;
    }
    void rejectsInvalidChanges()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exit);
        const CliRun run = lectern(u"set"_s, words);
        QCOMPARE(run.exit, exit);
        QVERIFY(run.printedErrorSentences() || exit == 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(found(u"is:edited"_s).size(), 0);
    }
    void neverCreatesALibrary()
    {
        m_library = 1000;
        QCOMPARE(lectern(u"set"_s, {u"1"_s, u"venue=x"_s}).exit, 1);
        QVERIFY(!QFile::exists(m_dir.filePath(u"1000.lectern"_s)));
        m_library = 900;
    }
};

QTEST_GUILESS_MAIN(TestCliSet)
#include "tst_cliset.moc"
