#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/citationstyles.h"
#include "tests/support/support.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <array>
#include <atomic>
#include <memory>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

template <typename T>
static T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return *result;
}

// Tests reference lists in citation styles.
class TestCitations : public QObject
{
    Q_OBJECT

    static QList<Paper> papers()
    {
        Paper fog;
        fog.title = u"Slow $\\alpha$ Fog & <Mist>"_s;
        fog.authors = {u"Ada Winter"_s, u"Ben van der Berg"_s};
        fog.year = 2021;
        fog.venue = u"Journal of Fog"_s;
        fog.doi = u"10.1000/fog"_s;
        Paper tide;
        tide.title = u"Tides"_s;
        tide.authors = {u"Cleo Ünal"_s};
        tide.arxivId = u"2106.01234"_s;
        tide.date = QDate(2021, 6, 2);
        Paper bare;
        bare.title = u"No Author, No Year"_s;
        bare.date = QDate(2020, 1, 1);
        bare.dateInferred = true;
        return {fog, tide, bare};
    }

private slots:
    void initTestCase()
    {
        if (!CitationFormatter::isAvailable())
            QSKIP("this build has no citation styles");
    }

    void referencesContainVolumeAndPages()
    {
        Paper fog;
        fog.title = u"Slow Fog"_s;
        fog.authors = {u"Ada Winter"_s};
        fog.year = 2021;
        fog.venue = u"Journal of Fog"_s;
        fog.extra = {{u"entrytype"_s, u"article"_s},
                     {u"volume"_s, u"12"_s},
                     {u"number"_s, u"3"_s},
                     {u"pages"_s, u"101--120"_s}};
        Paper chapter = fog;
        chapter.year = 2022;
        chapter.venue = u"Handbook of Fog"_s;
        chapter.extra = {{u"TY"_s, u"CHAP"_s},
                         {u"SP"_s, u"1"_s},
                         {u"EP"_s, u"9"_s},
                         {u"ED"_s, u"Spring, Ben"_s},
                         {u"PB"_s, u"Mist Press"_s}};
        const QStringList lines =
            referencesText(must(CitationFormatter().references({fog, chapter}, u"apa"_s, u"en-US"_s)))
                .split(u'\n');
        QCOMPARE(lines.value(0), u"Winter, A. (2021). Slow Fog. Journal of Fog, 12(3), 101–120."_s);
        QCOMPARE(
            lines.value(1),
            u"Winter, A. (2022). Slow Fog. In B. Spring (Ed.), Handbook of Fog (pp. 1–9). Mist Press."_s);
    }

    void everyBundledStyleWorks_data()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<QString>("expected"); // of the first paper, for the most common styles
        QHash<QString, QString> expected{
            {u"apa"_s,
             u"Winter, A., & van der Berg, B. (2021). Slow α Fog & <Mist>. Journal of Fog. "
             "https://doi.org/10.1000/fog"_s},
            {u"ieee"_s,
             u"[1] A. Winter and B. van der Berg, “Slow α Fog & <Mist>,” Journal of Fog, 2021, doi: 10.1000/fog."_s},
            {u"nature"_s,
             u"1. Winter, A. & van der Berg, B. Slow α Fog & <Mist>. Journal of Fog (2021) "
             "doi:10.1000/fog."_s}};
        QVERIFY(citationStyles({}).size() > 8);
        for (const CitationStyle &style : citationStyles({}))
            QTest::newRow(qPrintable(style.id)) << style.id << expected.take(style.id);
        QVERIFY(expected.isEmpty());
    }
    void everyBundledStyleWorks()
    {
        QFETCH(QString, style);
        QFETCH(QString, expected);
        const auto references = must(CitationFormatter().references(papers(), style, u"en-US"_s));
        QCOMPARE(references.size(), 3);
        const QString text = referencesText(references);
        QVERIFY2(expected.isEmpty() || text.split(u'\n').contains(expected), qPrintable(text));
        QVERIFY2(text.contains(u"Slow α Fog & <Mist>"_s, Qt::CaseInsensitive), qPrintable(text));
        QCOMPARE(text.count(u"2020"_s), text.count(u"[2020]"_s)); // inferred year
        QVERIFY2(!text.contains(u" at ("_s) && !text.contains(u"  "_s),
                 qPrintable(text)); // the missing venue of a preprint leaves no gap
        for (const FormattedReference &reference : references) {
            QVERIFY(!reference.text.contains(u"&#"_s));
            QVERIFY(!reference.html.contains(u"<div"_s));
            QVERIFY(!reference.html.contains(u"<Mist>"_s)); // the title is escaped
        }
        const QString page = referencesPage(references);
        QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s) && page.count(u"<p>"_s) == 3);
    }

    // For every style, venue, author list and date, the citation contains what the window shows.
    void citationMatchesShownValues_data()
    {
        QTest::addColumn<QString>("style");
        for (const CitationStyle &style : citationStyles({}))
            QTest::newRow(qPrintable(style.id)) << style.id;
    }
    void citationMatchesShownValues()
    {
        QFETCH(const QString, style);
        enum Dating { None, Stated, Inferred };
        struct Case {
            QString printed, cited, citedShort;
            int authors;
            bool truncated;
            Dating dating;
        };
        const QString neurips = u"Advances in Neural Information Processing Systems"_s,
                      full = u"Proceedings of the 42nd International Conference on Machine Learning"_s;
        QList<Case> cases;
        QList<Paper> papers;
        for (const auto &[printed, cited, citedShort] :
             {std::array{u"NeurIPS"_s, neurips, neurips}, std::array{u"neurips"_s, neurips, neurips},
              std::array{u"jmlr"_s, u"Journal of Machine Learning Research"_s, u"JMLR"_s},
              std::array{full, full, full}, std::array{u"Fog Letters"_s, u"Fog Letters"_s, u"Fog Letters"_s}})
            for (const int authors :
                 {1, 3, 25}) // no style prints 25 names, so one venue is enough for that case
                for (const bool truncated : {false, true})
                    for (const Dating dating : {None, Stated, Inferred})
                        if (authors <= 3 || printed == u"neurips"_s)
                            cases.append({printed, cited, citedShort, authors, truncated, dating});
        for (qsizetype i = 0; i < cases.size(); ++i) {
            Paper paper;
            paper.title = u"Fog%1x"_s.arg(i);
            // The authors differ, so that no letter after the year is needed.
            for (int j = 0; j < cases[i].authors; ++j)
                paper.authors.append(u"Ada Winter%1w%2"_s.arg(i).arg(j));
            paper.authorsTruncated = cases[i].truncated;
            paper.venue = cases[i].printed;
            if (cases[i].dating != None)
                paper.date = QDate(2019, 6, 2);
            paper.dateInferred = cases[i].dating == Inferred;
            papers.append(paper);
        }
        const auto references = must(CitationFormatter().references(papers, style, u"en-US"_s));
        QCOMPARE(references.size(), cases.size());
        static const QRegularExpression number(u"fog(\\d+)x"_s, QRegularExpression::CaseInsensitiveOption),
            more(u"\\bet ?al\\b|\\bu\\. ?a\\."_s, QRegularExpression::CaseInsensitiveOption);
        for (const FormattedReference &reference : references) {
            const QString text = reference.text;
            const auto title = number.match(text);
            QVERIFY2(title.hasMatch(), qPrintable(text));
            const Case &one = cases[title.captured(1).toInt()];
            const auto says = [&text](const QString &words) {
                return text.contains(words, Qt::CaseInsensitive);
            };
            QVERIFY2(says(one.cited) || says(one.citedShort), qPrintable(text));
            QVERIFY2(!text.contains(u"neurips"_s) && !text.contains(u"jmlr"_s), qPrintable(text));
            QVERIFY2(!one.truncated || text.contains(more), qPrintable(text));
            QVERIFY2(one.truncated || one.authors > 1 || !text.contains(more), qPrintable(text));
            // A truncated list must not mark an author as the last one.
            QVERIFY2(!one.truncated
                         || (!text.contains(u'&') && !text.contains(u'…') && !text.contains(u". . ."_s)
                             && !says(u" and "_s + u"et"_s) && !says(u"others"_s)),
                     qPrintable(text));
            QVERIFY2(text.contains(u"2019"_s) == (one.dating != None), qPrintable(text));
            QVERIFY2(text.contains(u"[2019]"_s) == (one.dating == Inferred), qPrintable(text));
            QVERIFY2(one.dating == None || !says(u"n.d."_s), qPrintable(text));
        }
    }

    void formatsPaperInApa()
    {
        Paper paper;
        paper.title = u"Slow Fog"_s;
        paper.authors = {u"Hu Xu"_s, u"Zhaolong Xing"_s, u"Congcong Liu"_s};
        paper.authorsTruncated = true;
        paper.date = QDate(2026, 6, 2);
        paper.dateInferred = true;
        paper.venue = u"Tmlr"_s;
        QCOMPARE(
            must(CitationFormatter().references({paper}, u"apa"_s, u"en-US"_s)).value(0).text,
            u"Xu, H., Xing, Z., Liu, C., et al. ([2026]). Slow Fog. Transactions on Machine Learning Research."_s);
        paper.authors = {u"Hu Xu"_s};
        QVERIFY(must(CitationFormatter().references({paper}, u"apa"_s, u"de-DE"_s))
                    .value(0)
                    .text.startsWith(u"Xu, H. et al. ([2026])."_s));
    }

    void termsFollowLanguageUnlessStyleSetsIt()
    {
        Paper undated;
        undated.title = u"Slow Fog"_s;
        const auto inLanguage = [&undated](const QString &language) {
            return must(CitationFormatter().references({undated}, u"apa"_s, language)).value(0).text;
        };
        QVERIFY2(inLanguage(u"de-DE"_s).contains(u"o. J."_s),
                 qPrintable(inLanguage(u"de-DE"_s))); // "ohne Jahr": German for "no date"
        QVERIFY(inLanguage(u"de"_s).contains(u"o. J."_s));
        QVERIFY(inLanguage(u"xx-YY"_s).contains(u"n.d."_s));
        QVERIFY(citationTerms(u"zh-CN"_s) != citationTerms(u"en-US"_s));
    }

    void markupInTitlesIsText()
    {
        Paper paper;
        paper.title = u"<b onclick=x>Bold</b> <script>alert(1)</script> \"quoted\" {{ }} </div>"_s;
        paper.authors = {u"A <i>B</i>"_s};
        const auto references = must(CitationFormatter().references({paper}, u"ieee"_s, u"en-US"_s));
        QCOMPARE(references.size(), 1);
        QVERIFY(!references[0].html.contains(u"<script"_s, Qt::CaseInsensitive));
        QVERIFY(!references[0].html.contains(u"<b onclick"_s));
    }

    void userStylesOverrideBundledOnes()
    {
        QTemporaryDir dir;
        const QString folder = dir.path();
        const auto put = [&](const QString &name, const QByteArray &content) {
            writeAll(dir.filePath(name), content);
        };
        put(u"apa.csl"_s,
            "<style xmlns=\"http://purl.org/net/xbiblio/csl\" class=\"in-text\" "
            "version=\"1.0\"><info><title>Mine"
            "</title></info><citation><layout><text "
            "variable=\"title\"/></layout></citation><bibliography><layout>"
            "<text variable=\"title\"/></layout></bibliography></style>");
        QCOMPARE(must(citationStyle(u"apa"_s, {folder})).title, u"Mine"_s);
        put(u"renamed.csl"_s,
            "<style xmlns=\"http://purl.org/net/xbiblio/csl\" version=\"1.0\"><info><title>Renamed</title>"
            "<link href=\"http://www.zotero.org/styles/apa\" rel=\"independent-parent\"/></info></style>");
        QCOMPARE(must(citationStyle(u"renamed"_s, {folder})).title, u"Mine"_s);
        QVERIFY(citationStyles(folder).contains({u"apa"_s, u"Mine"_s}));
        QCOMPARE(citationStyles(folder).size(), citationStyles({}).size() + 1);
        // A style that is its own parent.
        put(u"circle.csl"_s,
            "<style><info><link href=\"x/circle\" rel=\"independent-parent\"/></info></style>");
        QVERIFY(!citationStyle(u"circle"_s, {folder}));
        for (const QString &id : {u""_s, u"../apa"_s, u"absent"_s, u"/etc/passwd"_s, u".."_s})
            QVERIFY(!citationStyle(id, {folder}));
    }

    void rejectsOtherFilesAsStyles_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("style");
        QTest::newRow("another kind") << QByteArray("<html/>");
        QTest::newRow("cut") << QByteArray("<style><info>");
        QTest::newRow("deep") << QByteArray("<style>") + QByteArray("<a>").repeated(100'000);
        QTest::newRow("large") << QByteArray("<style>") + QByteArray(kLargestCsl, ' ') + "</style>";
    }
    void rejectsOtherFilesAsStyles()
    {
        QFETCH(QByteArray, xml);
        const auto style = readCsl(xml);
        QVERIFY(!style);
        QVERIFY(style.error().message.endsWith(u'.'));
    }

    void entitiesCannotReadFiles()
    {
        const auto style =
            readCsl("<!DOCTYPE s [<!ENTITY c SYSTEM \"file:///etc/passwd\">]><style><info><title>T&c;"
                    "</title></info></style>");
        QVERIFY(!style || !style->json.contains("root"));
        // Expands to ten to the tenth letters.
        QByteArray bomb = "<!DOCTYPE s [<!ENTITY a0 \"aaaaaaaaaa\">";
        for (char i = '1'; i <= '9'; ++i)
            bomb += QByteArray("<!ENTITY a") + i + " \""
                + QByteArray(QByteArray("&a") + char(i - 1) + ';').repeated(10) + "\">";
        QVERIFY(!readCsl(bomb + "]><style>&a9;</style>"));
    }

    // Macros that call each other recurse without end. The caller cancels from another thread.
    void endlessStyleCanBeCancelled_data()
    {
        QTest::addColumn<QByteArray>("macros");
        const auto chain = [](const QByteArray &body, const QByteArray &end) -> QByteArray {
            QByteArray macros;
            for (int i = 0; i < 60; ++i) {
                const QByteArray next = "<text macro=\"m" + QByteArray::number(i + 1) + "\"/>";
                macros += "<macro name=\"m" + QByteArray::number(i) + "\">"
                    + QByteArray(body).replace("%1", next) + "</macro>";
            }
            return macros + "<macro name=\"m60\">" + end + "</macro>";
        };
        const QByteArray title("<text variable=\"title\"/>");
        QTest::newRow("macros") << chain("%1%1", title);
        QTest::newRow("groups") << chain("<group delimiter=\", \">%1%1%1</group>", title);
        QTest::newRow("choices") << chain("<choose><if variable=\"title\">%1%1</if><else>%1</else></choose>",
                                          title);
        QTest::newRow("nothing in them") << chain("%1%1", {});
        QTest::newRow("substitutes") << chain(
            "<names variable=\"editor\"><substitute>%1%1</substitute></names>%1", title);
    }
    void endlessStyleCanBeCancelled()
    {
        QFETCH(QByteArray, macros);
        QVERIFY(QDir().mkpath(ownStylesFolder()));
        writeAll(
            ownStylesFolder() + u"/endless.csl"_s,
            "<style xmlns=\"http://purl.org/net/xbiblio/csl\" class=\"in-text\" version=\"1.0\"><info><title>"
            "Endless</title><id>endless</id></info>"
                + macros
                + "<citation><layout><text macro=\"m0\"/></layout></citation><bibliography><layout>"
                  "<text macro=\"m0\"/></layout></bibliography></style>");
        std::atomic<bool> cancelled = false;
        const std::unique_ptr<QThread> other(QThread::create([&cancelled] {
            QThread::msleep(300); // waits until citeproc is running
            cancelled = true;
        }));
        other->start();
        CitationFormatter formatter;
        QElapsedTimer since;
        since.start();
        const auto references = formatter.references(papers(), u"endless"_s, u"en-US"_s,
                                                     [&cancelled] { return cancelled.load(); });
        const qint64 took = since.elapsed();
        other->wait();
        QFile::remove(ownStylesFolder() + u"/endless.csl"_s);
        QVERIFY(!references);
        QCOMPARE(references.error().kind, ErrorKind::Cancelled);
        QVERIFY2(took < 30'000,
                 qPrintable(QString::number(took))); // in milliseconds; citeproc's own limit is a minute
        QCOMPARE(must(formatter.references(papers(), u"ieee"_s, u"en-US"_s)).size(), papers().size());
    }

    void refusesTooManyReferences()
    {
        const QList<Paper> many(CitationFormatter::kMax + 1, papers().first());
        const auto references = CitationFormatter().references(many, u"ieee"_s, u"en-US"_s);
        QVERIFY(!references);
        QVERIFY(references.error().message.contains(u"At most"_s));
        QVERIFY(!CitationFormatter().references(papers(), u"no-such-style"_s, u"en-US"_s));
        QCOMPARE(must(CitationFormatter().references({}, u"ieee"_s, u"en-US"_s)).size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestCitations)
#include "tst_citations.moc"
