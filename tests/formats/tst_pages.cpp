// Tests the page parsers on invented, real, truncated and re-encoded pages.
#include "models/formats/base/encoding.h"
#include "models/formats/registry.h"
#include "pagetexts.h"
#include "tests/support/support.h"

#include <QtTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

const QDate kSavedOn(2026, 6, 30);

ParsedSource parse(const QByteArray &bytes, const QString &format = {}, const QString &fileName = {})
{
    ParseContext context;
    context.savedOn = kSavedOn;
    context.fileName = fileName;
    auto parsed = parseSource(bytes, context, format);
    if (!parsed)
        qFatal("%s", qPrintable(parsed.error().message));
    return parsed.value();
}

// One paper as one line of the tables below.
QString line(const Paper &paper)
{
    return QStringList{QString::number(paper.line),
                       paper.score ? QString::number(*paper.score) : QString(),
                       paper.category,
                       paper.date.toString(Qt::ISODate),
                       !paper.date.isValid()    ? QString()
                           : paper.dateInferred ? u"inferred"_s
                                                : u"stated"_s,
                       !paper.code       ? QString()
                           : *paper.code ? u"code"_s
                                         : u"none"_s,
                       paper.title,
                       paper.authors.join(u"; "_s),
                       paper.authorsTruncated ? u"et al."_s : QString(),
                       paper.affiliation}
        .join(u'\t');
}

QStringList lines(const ParsedSource &source)
{
    QStringList list;
    for (const Paper &paper : source.papers)
        list += line(paper);
    return list;
}

// Ranges are in order, without gap or overlap, cover every byte, and have correct line numbers.
void checkRanges(const ParsedSource &source, const QByteArray &bytes)
{
    qsizetype at = 0;
    const SourceText text(bytes);
    for (const ByteRange &range : source.ranges) {
        QCOMPARE(range.begin, at);
        QVERIFY(range.end > range.begin);
        QVERIFY(range.line >= 1 && range.line <= std::max<qsizetype>(1, text.lineCount()));
        at = range.end;
    }
    QCOMPARE(at, bytes.size());
}

QList<qsizetype> remarkLines(const ParsedSource &source)
{
    QList<qsizetype> list;
    for (const Diagnostic &diagnostic : source.diagnostics)
        list += diagnostic.line;
    return list;
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT
private slots:
    void readsAuthorPage()
    {
        const QByteArray bytes = authorPage();
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.format, u"scholarfeed-author"_s);
        QCOMPARE(source.author, (AuthorFigures{u"Milan Krtička"_s, u"DC"_s, 14, 2, 1394, 56, 47}));
        QCOMPARE(
            lines(source),
            (QStringList{u"12\t84.7\tLG\t2026-06-02\tinferred\tnone\tTidal Caches: Serving Long Prompts on "
                         "Leftover Memory\tAda Prudnik; Milan Krtička; Wen Duo\tet al.\t"_s,
                         u"19\t\tDC\t2025-12-27\tstated\tcode\tA Field Guide to Stragglers\tMilan Krtička; "
                         "Ines Abreu\t\t"_s}));
        QVERIFY(source.papers[0].abstract.startsWith(u"Long prompts keep $n{=}15$ pages"_s));
        QVERIFY(source.papers[0].abstract.endsWith(u"1.53$\\times$ the throughput."_s));
        QVERIFY(!source.papers[1].abstractTruncated);
        QCOMPARE(source.diagnostics, QList<Diagnostic>());
        checkRanges(source, bytes);
        QCOMPARE(countBytes(source.ranges).notUnderstood, 0);
    }

    void readsList()
    {
        const QByteArray bytes = listPage();
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.format, u"scholarfeed-list"_s);
        QVERIFY(!source.author);
        QCOMPARE(
            lines(source),
            (QStringList{
                u"1\t91.2\tLG\t2026-03-18\tinferred\tnone\tRollout Scheduling for Agentic RL\tWanda Gaol; "
                u"Yuri "
                "Zhao; Tian Wuyi\tet al.\t"_s,
                u"4\t\tCL\t2024-08-29\tstated\tcode\tHow Well Do Small Models Haggle? A Market Benchmark of "
                "Language Models\tJiyu Jang; Pen Ganchen; Li Hengch\tet al.\toxford"_s,
                u"7\t\tAI\t2025-12-31\tstated\tnone\tHarbour Planning Technical Report\tHarbour AI Agent "
                u"Team; "
                "Yula Nhu; Xian Gwen\tet al.\t"_s,
                u"10\t93\tLG\t2026-04-19\tinferred\tnone\tSums, Products, and Other Ways to Share a GPU\tBo "
                u"Lin; "
                "Chu Anwu; shao Zhuli\t\t"_s,
                u"13\t\tCV\t2025-10-24\tstated\tcode\tSegmenting Fog in 3D\tÉva Szőke-Nagy; XiaoRen Xu; "
                u"Alfred "
                "Kar Yin Trung\tet al.\t"_s,
                u"16\t\tMA\t2024-02-29\tinferred\tnone\tA Note on Herding\tLake Yong\t\t"_s}));
        QCOMPARE(source.papers[5].abstract,
                 u"Herding is when agents copy one another. The note proves a bound on herding."_s);
        checkRanges(source, bytes);
        QCOMPARE(countBytes(source.ranges).notUnderstood, 0);
    }

    void readsAbstracts()
    {
        const QByteArray bytes = abstractsPage();
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.format, u"catalyzex-author"_s);
        QCOMPARE(source.papers.size(), 3);
        QCOMPARE(source.papers[0].line, 1);
        QCOMPARE(source.papers[1].line, 5);
        QCOMPARE(source.papers[2].abstract,
                 u"The third begins with a space and ends the page, with a gain of 3.2\\%."_s);
        QVERIFY(source.papers[2].title.isEmpty());
        QVERIFY(!source.papers[2].code);
        // The link texts are reported as not understood, with their lines.
        QCOMPARE(remarkLines(source), (QList<qsizetype>{2, 6}));
        checkRanges(source, bytes);
        QCOMPARE(countBytes(source.ranges).notUnderstood,
                 qstrlen("Via") + qstrlen("Access Paper or Ask Questions"));
    }

    void readsPaperPage()
    {
        const QByteArray bytes = paperPage();
        const ParsedSource source = parse(bytes, {}, u"sf_2409.10353v3.txt"_s);
        QCOMPARE(source.format, u"scholarfeed-paper"_s);
        QCOMPARE(source.papers.size(), 1);
        const Paper &paper = source.papers[0];
        QCOMPARE(paper.title, u"Taming Kettles for Tea Restoration: A Review"_s);
        QCOMPARE(paper.arxivId, u"2409.10353"_s);
        QCOMPARE(paper.authors, QStringList());
        QVERIFY(paper.abstract.startsWith(u"Kettles have become"_s));
        QVERIFY(!paper.abstractTruncated);
        QCOMPARE(paper.extra.size(), 3);
        QCOMPARE(paper.extra[0], (ExtraField{u"arxiv_version"_s, u"3"_s}));
        QVERIFY(paper.extra[1].value.startsWith(u"It gathers"_s));
        QVERIFY(paper.extra[2].value.startsWith(u"The review reads"_s));
        checkRanges(source, bytes);
        QCOMPARE(parse(bytes, {}, u"kettles.txt"_s).papers[0].arxivId, QString());
    }

    void readsFullPaperPage()
    {
        const QByteArray bytes = wholePaperPage();
        const ParsedSource source = parse("Sign in\nHome Authors Papers About\n" + bytes);
        QCOMPARE(source.format, u"scholarfeed-paper"_s);
        QCOMPARE(source.papers.size(), 1);
        const Paper &paper = source.papers[0];
        QCOMPARE(line(paper),
                 u"3\t72.5\tCV\t2024-09-16\tstated\tcode\tTaming Kettles for Tea Restoration: A Review\tAda "
                 u"Prudnik; "
                 "Milan Krtička; Wen Duo\tet al.\t"_s);
        QCOMPARE(paper.arxivId, u"2409.10353"_s);
        QCOMPARE(paper.citations, 12);
        QVERIFY(paper.abstract.startsWith(u"Kettles have become"_s)
                && paper.abstract.endsWith(u"for everyone."_s));
        QStringList extra;
        for (const ExtraField &field : paper.extra)
            extra += field.name;
        QCOMPARE(extra, (QStringList{u"arxiv_version"_s, u"significance"_s, u"summary"_s, u"analysis"_s}));
        QCOMPARE(source.diagnostics, QList<Diagnostic>());
        QCOMPARE(countBytes(source.ranges).notUnderstood, 0);
    }

    // In the full layout of an author's abstract page, a title, a date and names precede each abstract.
    void readsAbstractsWithTitles()
    {
        const QByteArray bytes = "Picture for Ada Prudnik\n\nAda Prudnik\n\nTidal Caches\n\nAdd code\n\nJun "
                                 "02, 2026\n\nAda Prudnik, Wen "
                                 "Duo\n\nFigures and Tables:\n\n"
            + abstractsPage();
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.format, u"catalyzex-author"_s);
        QCOMPARE(source.papers.size(), 3);
        QCOMPARE(source.author ? source.author->name : QString(), u"Ada Prudnik"_s);
        QCOMPARE(line(source.papers[0]),
                 u"5\t\t\t2026-06-02\tstated\t\tTidal Caches\tAda Prudnik; Wen Duo\t\t"_s);
        QVERIFY(source.papers[1].title.isEmpty());
        checkRanges(source, bytes);
    }

    // Odd pages: what is odd, the papers that are still read, and the lines of the diagnostics.
    void readsOddPages_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<QList<qsizetype>>("remarks");
        QTest::addColumn<int>("notUnderstood");
        using Lines = QList<qsizetype>;
        const QString author = u"scholarfeed-author"_s, list = u"scholarfeed-list"_s;
        QTest::newRow("date without a paper")
            << QByteArray(
                   "LGJun 2\n\nCLMay 1, 2025\nA Title of Its Own\n\nAda Prudnik et al.\n\nAll is well.\n")
            << author << QStringList{u"A Title of Its Own"_s} << Lines{1} << 7;
        QTest::newRow("no such day") << QByteArray(
            "LGFeb 30, 2025\nA Title of Its Own\n\nAda Prudnik et al.\n\nAll is well.\n")
                                     << author << QStringList{u"A Title of Its Own"_s} << Lines{1} << 0;
        QTest::newRow("no authors") << QByteArray(
            "LGFeb 3, 2025\nA Title of Its Own\n\nIt is a title, and it has "
            "an abstract, but nobody wrote it.\n")
                                    << author << QStringList{u"A Title of Its Own"_s} << Lines{4} << 0;
        QTest::newRow("title on two lines")
            << QByteArray("LGFeb 3, 2025\nA Title of Its Own: and of\nOther: Things\n\nAda Prudnik et "
                          "al.\n\nAll is well.\n")
            << author << QStringList{u"A Title of Its Own: and of Other: Things"_s} << Lines{} << 0;
        QTest::newRow("stray line in the head")
            << QByteArray("Ada Prudnik\n\nh-index4\nFollow this author!\n\nLGFeb 3, 2025\nA Title\n\nAda "
                          "Prudnik\n\nWell.\n")
            << author << QStringList{u"A Title"_s} << Lines{4} << 19;
        QTest::newRow("button behind an abstract")
            << QByteArray("LGFeb 3, 2025\nA Title\n\nAda Prudnik\n\nAll is well.\n\nShow more\n") << author
            << QStringList{u"A Title"_s} << Lines{8} << 9;
        QTest::newRow("a list where one record is not glued")
            << QByteArray("LGFeb 3, 2025\nA Title of KettlesAda Prudnik et al.\nKettles are well.\n"
                          "LGFeb 4, 2025\nA Title of Spouts\nAda Prudnik, Wen Duo et al.\nSpouts are well.\n")
            << list << QStringList{u"A Title of Kettles"_s, u"A Title of Spouts"_s} << Lines{} << 0;
        QTest::newRow("no abstract in the middle")
            << QByteArray("LGFeb 3, 2025\nA Title of KettlesAda Prudnik et al.\n"
                          "LGFeb 4, 2025\nA Title of SpoutsAda Prudnik, Wen Duo et al.\nSpouts are well.\n")
            << list << QStringList{u"A Title of Kettles"_s, u"A Title of Spouts"_s} << Lines{2} << 0;
        QTest::newRow("title line of a megabyte")
            << QByteArray("LGFeb 3, 2025\n" + QByteArray(1'000'000, 'x')
                          + "\nLGFeb 4, 2025\nA Title of SpoutsAda "
                            "Prudnik, Wen Duo et al.\nSpouts are well.\n")
            << list << QStringList{u"A Title of Spouts"_s} << Lines{2} << 1'000'013;
        QTest::newRow("nul and control characters")
            << QByteArray("LGFeb 3, 2025\nA T#tle of KettlesAda Prudnik et al.\nKettles\1 are well.\n")
                   .replace('#', '\0')
            << list << QStringList{QString::fromUtf16(u"A T\0tle of Kettles", 18)} << Lines{} << 0;
    }
    void readsOddPages()
    {
        QFETCH(QByteArray, bytes);
        const ParsedSource source = parse(bytes);
        QTEST(source.format, "format");
        QStringList titles;
        for (const Paper &paper : source.papers)
            titles += paper.title;
        QTEST(titles, "titles");
        QTEST(remarkLines(source), "remarks");
        QTEST(int(countBytes(source.ranges).notUnderstood), "notUnderstood");
        checkRanges(source, bytes);
    }

    void readsIncompleteHeads_data()
    {
        QTest::addColumn<QStringList>("dropped");
        const QStringList all{u"DC"_s,         u"h-index14"_s, u"2papers"_s, u"1,394citations"_s,
                              u"Novelty56%"_s, u"AI Score47"_s};
        for (const QString &one : all)
            QTest::newRow(qPrintable(u"without "_s + one)) << QStringList{one};
        QTest::newRow("only the name") << all + QStringList{u"2 Papers"_s};
        QTest::newRow("as of two papers")
            << QStringList{u"DC"_s, u"1,394citations"_s, u"Novelty56%"_s, u"AI Score47"_s};
    }
    void readsIncompleteHeads()
    {
        QFETCH(QStringList, dropped);
        QByteArray bytes = authorPage();
        AuthorFigures expected{u"Milan Krtička"_s, u"DC"_s, 14, 2, 1394, 56, 47};
        for (const QString &head : dropped) {
            bytes.replace(QByteArray('\n' + head.toUtf8() + '\n'), QByteArray("\n"));
            if (head == u"DC"_s)
                expected.category.clear();
            else if (head.startsWith(u"h-"))
                expected.hIndex.reset();
            else if (head.endsWith(u"citations"))
                expected.citations.reset();
            else if (head.startsWith(u"Nov"))
                expected.novelty.reset();
            else if (head.startsWith(u"AI"))
                expected.aiScore.reset();
            else if (head == u"2 Papers"_s) // the heading contains the number of papers too
                expected.papers.reset();
        }
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.author, expected);
        QCOMPARE(source.papers.size(), 2);
        QCOMPARE(countBytes(source.ranges).notUnderstood, 0);
    }

    // The same page in other encodings, line breaks and spacing gives the same papers.
    void readsOtherEncodingsAndWhitespace_data()
    {
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QByteArray>("dressed");
        const QList<std::pair<const char *, QByteArray>> pages{{"author", authorPage()},
                                                               {"list", listPage()},
                                                               {"abstracts", abstractsPage()},
                                                               {"paper", paperPage()}};
        for (const auto &[name, page] : pages) {
            const auto row = [&, label = name, plain = page](const char *clothes, const QByteArray &dressed) {
                QTest::addRow("%s, %s", label, clothes) << plain << dressed;
            };
            const QString text = QString::fromUtf8(page);
            row("byte order mark", "\xef\xbb\xbf" + page);
            row("crlf", QByteArray(page).replace("\n", "\r\n"));
            row("cr", QByteArray(page).replace("\n", "\r"));
            row("spaces at the ends", QByteArray(page).replace("\n", " \t\n"));
            row("blank lines before", "\n\n" + page);
            row("non-breaking spaces", QString(text).replace(u' ', u'\u00a0').toUtf8());
            QByteArray little("\xff\xfe"), big("\xfe\xff");
            for (const QChar c : text) {
                little += char(c.unicode() & 0xff);
                little += char(c.unicode() >> 8);
                big += char(c.unicode() >> 8);
                big += char(c.unicode() & 0xff);
            }
            row("utf-16 little", little);
            row("utf-16 big", big);
        }
    }
    void readsOtherEncodingsAndWhitespace()
    {
        QFETCH(QByteArray, plain);
        QFETCH(QByteArray, dressed);
        const ParsedSource expected = parse(plain);
        ParsedSource source = parse(dressed);
        QCOMPARE(source.format, expected.format);
        QCOMPARE(source.author, expected.author);
        QCOMPARE(source.papers.size(), expected.papers.size());
        const qsizetype shift = source.papers[0].line - expected.papers[0].line;
        for (qsizetype i = 0; i < source.papers.size(); ++i) {
            source.papers[i].line -= shift;
            QCOMPARE(source.papers[i], expected.papers[i]);
        }
        checkRanges(source, dressed);
    }

    void readsWindows1252WithDiagnostic()
    {
        const QByteArray bytes =
            "LGFeb 3, 2025\nA Title of KettlesZo\xeb M\xfcller et al.\nKettles \x96 all of them.\n";
        const ParsedSource source = parse(bytes);
        QCOMPARE(source.papers.value(0).authors, QStringList{u"Zoë Müller"_s});
        QCOMPARE(source.papers.value(0).abstract, u"Kettles – all of them."_s);
        QCOMPARE(source.diagnostics.size(), 1);
        QCOMPARE(source.diagnostics[0].severity, Diagnostic::Severity::Warning);
        checkRanges(source, bytes);
    }

    void infersNoYearWithoutSaveDate()
    {
        const auto parsed = parseSource(authorPage(), ParseContext());
        QVERIFY(parsed);
        QVERIFY(!parsed->papers[0].date.isValid());
        QVERIFY(!parsed->papers[0].dateInferred);
        QCOMPARE(parsed->papers[0].extra, (QList<ExtraField>{{u"date"_s, u"Jun 2"_s}}));
        QCOMPARE(parsed->papers[1].date, QDate(2025, 12, 27));
        QCOMPARE(remarkLines(*parsed), (QList<qsizetype>{0}));
    }

    // Truncation at any position: the papers before it are complete, and the last one has no value that the
    // page does not state.
    void truncatedPageClaimsNothing_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("format");
        QTest::newRow("author page") << authorPage() << u"scholarfeed-author"_s;
        QTest::newRow("list") << listPage() << u"scholarfeed-list"_s;
        QTest::newRow("abstracts") << abstractsPage() << u"catalyzex-author"_s;
    }
    void truncatedPageClaimsNothing()
    {
        QFETCH(QByteArray, page);
        QFETCH(QString, format);
        const ParsedSource whole = parse(page);
        const QString text = QString::fromUtf8(page);
        for (qsizetype length = 1; length < page.size(); ++length) {
            const QByteArray bytes = page.first(length);
            const ParsedSource source = parse(bytes, format);
            checkRanges(source, bytes);
            QVERIFY(source.papers.size() <= whole.papers.size());
            for (qsizetype i = 0; i < source.papers.size(); ++i) {
                const Paper &cut = source.papers[i], &paper = whole.papers[i];
                QCOMPARE(cut.line, paper.line);
                const bool last = i + 1 == source.papers.size();
                if (!last) {
                    QVERIFY2(line(cut) == line(paper) && cut.abstract == paper.abstract,
                             qPrintable(line(cut)));
                }
                QVERIFY2(paper.abstract.startsWith(cut.abstract), qPrintable(cut.abstract));
                if (cut.abstract != paper.abstract && !cut.abstract.endsWith(u'.'))
                    QVERIFY(cut.abstractTruncated);
                // A single record without an abstract may be complete, so its names are accepted.
                for (const QString &author : i ? cut.authors : QStringList())
                    QVERIFY2(paper.authors.contains(author),
                             qPrintable(QString::number(length) + u' ' + author));
                QVERIFY2(text.contains(cut.title), qPrintable(cut.title));
            }
        }
    }

    void readsSeedPages_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("papers");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("author"); // name|category|h|papers|citations|novelty|score
        QTest::newRow("000") << u"seeds/000_7f0d72d53b04ff1b.txt"_s << 3 << u"scholarfeed-author"_s
                             << u"Zhaolong Xing|LG|9|3|1|55|44"_s;
        QTest::newRow("001") << u"seeds/001_e8bbe0846361395c.txt"_s << 4 << u"scholarfeed-author"_s
                             << u"Zhida Jiang|DC|9|4|15|55|47"_s;
        QTest::newRow("002") << u"seeds/002_fe1b683ff90f6881.txt"_s << 6 << u"catalyzex-author"_s
                             << QString();
        QTest::newRow("003") << u"seeds/003_1335897aeedf1188.txt"_s << 23 << u"scholarfeed-list"_s
                             << QString();
        QTest::newRow("004") << u"seeds/004_f8e24c247fd5977b.txt"_s << 50 << u"scholarfeed-list"_s
                             << QString();
    }
    // Every value of the five real pages, from a table that was checked by hand against the pages.
    void readsSeedPages()
    {
        QFETCH(QString, file);
        const QString path = sharedFile(file);
        if (path.isEmpty())
            QSKIP("the real pages are not here");
        const QByteArray bytes = readAll(path);
        const ParsedSource source = parse(bytes);
        QTEST(source.format, "format");
        QTEST(int(source.papers.size()), "papers");
        QStringList expected;
        for (const QByteArray &row : readAll(fixture(u"formats/data/seed_papers.tsv"_s)).split('\n'))
            if (row.startsWith(QTest::currentDataTag()))
                expected += QString::fromUtf8(row.sliced(4));
        QCOMPARE(lines(source), expected);
        QString author;
        if (const auto &a = source.author)
            author = QStringLiteral("%1|%2|%3|%4|%5|%6|%7")
                         .arg(a->name, a->category)
                         .arg(a->hIndex.value_or(-1))
                         .arg(a->papers.value_or(-1))
                         .arg(a->citations.value_or(-1))
                         .arg(a->novelty.value_or(-1))
                         .arg(a->aiScore.value_or(-1));
        QTEST(author, "author");
        checkRanges(source, bytes);
        QCOMPARE(countBytes(source.ranges).notUnderstood, 0);
        // Abstracts equal whole lines of the page, byte for byte.
        const QStringList raw = QString::fromUtf8(bytes).split(u'\n');
        const qsizetype below = source.format == u"scholarfeed-author"_s ? 5
            : source.format == u"scholarfeed-list"_s                     ? 2
                                                                         : 0;
        for (const Paper &paper : source.papers) {
            const QString &abstract = raw[paper.line - 1 + below];
            QCOMPARE(paper.abstract, below ? abstract : abstract.sliced(qstrlen("Abstract:")));
            QVERIFY(!paper.abstractTruncated);
        }
        // Exactly the uncertain splits have a diagnostic.
        for (const Diagnostic &diagnostic : source.diagnostics)
            QVERIFY2(diagnostic.message.contains(u"uncertain"), qPrintable(diagnostic.message));
        QVERIFY(source.diagnostics.size() <= 3);
    }

    void readsTruncatedRealPages_data()
    {
        QTest::addColumn<QString>("path");
        const QStringList paths = sharedFiles(u"data/pages"_s, {u"*.txt"_s});
        if (paths.isEmpty())
            QTest::newRow("none here") << QString();
        for (const QString &path : paths)
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    // The beginnings of real pages, against the expected values in the file next to each.
    void readsTruncatedRealPages()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("the real pages are not here");
        const QByteArray bytes = readAll(path);
        const ParsedSource source = parse(bytes, {}, QFileInfo(path).fileName());
        const QJsonObject truth =
            QJsonDocument::fromJson(readAll(QString(path).replace(u".txt"_s, u".expected.json"_s))).object();
        QCOMPARE(source.format,
                 QString(truth["layout"_L1].toString())
                     .replace(u"scholarfeed glued list"_s, u"scholarfeed-list"_s)
                     .replace(u" page"_s, QString())
                     .replace(u' ', u'-'));
        checkRanges(source, bytes);
        if (const QJsonObject author = truth["author"_L1].toObject(); !author.isEmpty()) {
            const auto figure = [&](QLatin1StringView key) {
                return author[key].isDouble() ? std::optional(author[key].toInt()) : std::nullopt;
            };
            QCOMPARE(source.author,
                     (AuthorFigures{author["name"_L1].toString(), author["category"_L1].toString(),
                                    figure("h_index"_L1), figure("papers"_L1), figure("citations"_L1),
                                    figure("novelty"_L1), figure("ai_score"_L1)}));
        } else {
            QVERIFY(!source.author);
        }
        const QJsonArray papers = truth.contains("papers"_L1) ? truth["papers"_L1].toArray()
            : truth.contains("abstracts"_L1)                  ? truth["abstracts"_L1].toArray()
                                                              : QJsonArray{truth};
        QCOMPARE(source.papers.size(), papers.size());
        for (qsizetype i = 0; i < papers.size(); ++i)
            comparePaper(source.papers[i], papers[i].toObject());
    }

private:
    static void comparePaper(const Paper &paper, const QJsonObject &truth)
    {
        if (truth.contains("title"_L1))
            QCOMPARE(paper.title, truth["title"_L1].toString());
        if (truth.contains("title_line_truncated"_L1)) {
            QCOMPARE(paper.title, truth["title_line_truncated"_L1].toString());
            QCOMPARE(paper.authors, QStringList());
        }
        if (truth["authors"_L1].isArray()) {
            QStringList authors;
            for (const QJsonValue &author : truth["authors"_L1].toArray())
                authors += author.toString();
            QCOMPARE(paper.authors, authors);
            QCOMPARE(paper.authorsTruncated, truth["et_al"_L1].toBool());
            QCOMPARE(paper.affiliation, truth["badge"_L1].toString());
        }
        if (const QString cut = truth["authors_line_truncated"_L1].toString(); !cut.isEmpty()) {
            QVERIFY(cut.startsWith(paper.authors.join(u", "_s)));
            QVERIFY(!paper.authors.isEmpty());
            QVERIFY(paper.authorsTruncated);
        }
        if (truth.contains("date"_L1)) {
            QCOMPARE(paper.date.toString(Qt::ISODate), truth["date"_L1].toString());
            QCOMPARE(paper.dateInferred, !truth["year_given"_L1].toBool());
            QCOMPARE(paper.category, truth["category"_L1].toString());
            QCOMPARE(paper.code, std::optional(truth["code"_L1].toBool()));
            QCOMPARE(paper.score,
                     truth["score"_L1].isDouble() ? std::optional(truth["score"_L1].toDouble())
                                                  : std::nullopt);
        }
        QCOMPARE(paper.arxivId, truth["arxiv_id"_L1].toString());
        QVERIFY(paper.abstract.startsWith(truth["abstract_start"_L1].toString()));
        QVERIFY(paper.abstract.endsWith(truth["abstract_end"_L1].toString()));
        QCOMPARE(paper.abstractTruncated, truth["abstract_truncated"_L1].toBool());
    }
};

QTEST_GUILESS_MAIN(TestPages)
#include "tst_pages.moc"
