// Tests what "export" writes: the citation fields by default, and all data with --everything.
#include "clirun.h"

#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestCliExport : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_library = m_folder.filePath(u"test.lectern"_s);
        const auto import = [this](const char *name, const QByteArray &bytes) {
            const QString file = m_folder.filePath(QString::fromLatin1(name));
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
            out.close();
            const bool marks = file.endsWith("marks.json"_L1);
            const CliRun run =
                lectern(marks ? QStringList{u"marks"_s, u"import"_s, file} : QStringList{u"import"_s, file});
            QVERIFY2(run.exit == 0, run.err);
        };
        import(
            "in.bib",
            "@article{a, title = {Slow Fog}, author = {Winter, Ada}, year = {2021}, journal = {Fog Letters},"
            " volume = {7}, abstract = {Secret abstract}, keywords = {secret word}, note = {secret note},"
            " annote = {secret annote}, annotation = {secret}, file = {:/home/secret/a.pdf:PDF},"
            " pdf = {/home/secret/b.pdf}, owner = {secret}, timestamp = {2021-01-01 secret},"
            " mendeley-groups = {secret group}, localfile = {secret.pdf}, comment = {secret},"
            " review = {secret}, url = {file:///home/secret/c.pdf}, howpublished = {/home/secret/d.pdf},"
            " library = {secret}, x-fetchedfrom = {secret}}\n");
        import("in.ris",
               "TY  - JOUR\nTI  - Slow Rain\nAU  - Berg, Bo\nPY  - 2020\nT2  - Rain Letters\nVL  - 8\n"
               "AB  - Secret abstract\nN1  - secret note\nN2  - Secret too\nKW  - secret word\n"
               "L1  - file:///home/secret/a.pdf\nL2  - /home/secret/b.pdf\nL4  - secret.png\n"
               "U1  - secret\nC1  - secret\nRN  - secret\nAN  - secret\nDB  - secret\nID  - winter\n"
               "AD  - secret@example.org\nER  - \n");
        import("in.json",
               R"([{"id":"c","type":"article-journal","title":"Slow Snow","author":[{"family":"Elm"}],)"
               R"("issued":{"date-parts":[[2019]]},"container-title":"Snow Letters","volume":"9",)"
               R"("abstract":"Secret abstract","note":"secret note","keyword":"secret word",)"
               R"("archive_location":"secret","annote":"secret","custom":{"key":"secret"}}])");
        QJsonArray papers;
        for (const auto &[title, author, digit] : {std::tuple{u"Slow Fog"_s, u"Ada Winter"_s, u"1"_s},
                                                   std::tuple{u"Slow Rain"_s, u"Bo Berg"_s, u"2"_s},
                                                   std::tuple{u"Slow Snow"_s, u"Elm"_s, u"3"_s}}) {
            const QString hash = QString(63, u'a') + digit;
            papers.append(QJsonObject{{u"title"_s, title},
                                      {u"authors"_s, QJsonArray{author}},
                                      {u"note"_s, u"My secret"_s},
                                      {u"bookmarked"_s, true},
                                      {u"read"_s, true},
                                      {u"rating"_s, 4},
                                      {u"tags"_s, QJsonArray{u"secret tag"_s}},
                                      {u"lists"_s, QJsonArray{QJsonObject{{u"list"_s, 1}, {u"place"_s, 1}}}},
                                      {u"files"_s,
                                       QJsonArray{QJsonObject{{u"sha256"_s, hash},
                                                              {u"name"_s, u"secret.pdf"_s},
                                                              {u"path"_s, u"/home/secret/secret.pdf"_s},
                                                              {u"added"_s, 1}}}}});
        }
        import("marks.json",
               QJsonDocument(QJsonObject{{u"format"_s, u"lectern-marks"_s},
                                         {u"version"_s, 1},
                                         {u"tags"_s,
                                          QJsonArray {
                                              QJsonObject {
                                                  { u"name"_s,
                                                    u"secret tag"_s }
                                              }
                                          }},
                                         {u"lists"_s,
                                          QJsonArray {
                                              QJsonObject {
                                                  {u"id"_s, 1},
                                                  { u"name"_s,
                                                    u"Secret list"_s }
                                              }
                                          }},
                                         { u"papers"_s,
                                           papers }})
                   .toJson());
        QCOMPARE(lectern({u"search"_s, u"--json"_s, u"is:bookmarked"_s}).object()[u"total"].toInt(), 3);
    }

    void omitsPrivateDataByDefault_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"bibtex", "biblatex", "ris", "csl-json"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void omitsPrivateDataByDefault()
    {
        QFETCH(const QString, format);
        const CliRun run = lectern({u"export"_s, u"--format"_s, format});
        QCOMPARE(run.exit, 0);
        for (const char *kept : {"Slow Fog", "Slow Rain", "Slow Snow", "Fog Letters", "Rain Letters",
                                 "Snow Letters", "Winter", "2021", "2020", "2019"})
            QVERIFY2(run.out.contains(kept), run.out);
        // The keywords of a source are a variable of CSL.
        const QByteArray out = QByteArray(run.out).replace(R"("keyword":"secret word")", "");
        for (const char *secret : {"secret", "/home", "lecternmarks", "rank", "readstatus", "sha256", "aaaa"})
            QVERIFY2(!out.toLower().contains(secret), run.out);
        // The format follows from the file name.
        const QString file = m_folder.filePath(u"out.bib"_s);
        QCOMPARE(lectern({u"export"_s, u"--format"_s, format, u"-o"_s, file}).exit, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), run.out);
    }

    void everythingRoundTrips_data() { omitsPrivateDataByDefault_data(); }
    void everythingRoundTrips()
    {
        QFETCH(const QString, format);
        const CliRun run = lectern({u"export"_s, u"--everything"_s, u"--format"_s, format});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Secret abstract"));
        const QString first = m_library;
        const QJsonObject before = lectern({u"marks"_s, u"export"_s}).object();
        m_library = m_folder.filePath(format + u".lectern"_s);
        const CliRun in = runCli(withLibrary({u"import"_s, u"-"_s}), run.out);
        const QJsonObject after = lectern({u"marks"_s, u"export"_s}).object();
        const int found =
            lectern({u"search"_s, u"--json"_s, u"tag:\"secret tag\" is:read rating:4 has:note"_s})
                .object()[u"total"]
                .toInt();
        m_library = first;
        QVERIFY2(in.exit == 0, in.err);
        QCOMPARE(found, 3);
        const auto papers = [](const QJsonObject &marks) {
            QMap<QString, QJsonObject> made;
            for (const QJsonValue &paper : marks[u"papers"].toArray()) {
                QJsonObject object;
                for (const QString &part :
                     {u"note"_s, u"rating"_s, u"read"_s, u"bookmarked"_s, u"tags"_s, u"files"_s})
                    object.insert(part, paper[part]);
                made.insert(paper[u"title"].toString(), object);
            }
            return made;
        };
        QCOMPARE(papers(after), papers(before));
    }

    // The option that omits parts of an export by name still works.
    void withoutOptionOmitsListedParts()
    {
        const CliRun run = lectern({u"export"_s, u"--without"_s, u"notes"_s, u"--format"_s, u"bibtex"_s});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Secret abstract") && run.out.contains("secret tag"));
        QVERIFY(!run.out.contains("My secret"));
        QCOMPARE(
            lectern({u"export"_s, u"--everything"_s, u"--without"_s, u"notes"_s, u"--format"_s, u"bibtex"_s})
                .out,
            run.out);
    }

    // The other formats still write everything they can hold.
    void otherFormatsAreUnchanged_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"csv", "jsonl", "markdown", "html"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void otherFormatsAreUnchanged()
    {
        QFETCH(const QString, format);
        const CliRun run = lectern({u"export"_s, u"--format"_s, format});
        QVERIFY(run.out.contains("Secret abstract") && run.out.contains("My secret"));
        QCOMPARE(lectern({u"export"_s, u"--everything"_s, u"--format"_s, format}).out, run.out);
    }

private:
    QStringList withLibrary(QStringList words) const { return words << u"--library"_s << m_library; }
    CliRun lectern(const QStringList &words) const { return runCli(withLibrary(words)); }

    QTemporaryDir m_folder;
    QString m_library;
};

QTEST_GUILESS_MAIN(TestCliExport)
#include "tst_cliexport.moc"
