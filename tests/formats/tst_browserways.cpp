// Tests one page through every way of saving it from a browser: the papers and head equal those of the clean
// text.
#include "browserways.h"
#include "models/formats/registry.h"
#include "pagetexts.h"
#include "tests/support/support.h"

#include <QDir>
#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

ParseContext context()
{
    ParseContext known;
    known.savedOn = QDate(2026, 6, 30);
    return known;
}

// Returns the papers without line numbers and addresses, which depend on the way of saving.
QList<Paper> bare(QList<Paper> papers)
{
    for (Paper &paper : papers) {
        paper.line = 0;
        paper.url.clear();
        paper.abstract.replace(u'\u00a0', u' ');
    }
    return papers;
}

QString shown(const QList<Paper> &papers)
{
    QStringList lines;
    for (const Paper &paper : papers)
        lines.append(QStringList{paper.title, paper.authors.join(u';'), paper.category,
                                 paper.date.toString(Qt::ISODate), QString::number(paper.score.value_or(-1)),
                                 paper.affiliation, paper.abstract.left(60),
                                 QString::number(paper.abstract.size())}
                         .join(u'|'));
    return lines.join(u'\n');
}

void compare(const QByteArray &bytes, const ParsedSource &clean)
{
    const auto source = parseSource(bytes, context());
    QVERIFY2(source, source ? "" : qPrintable(source.error().message));
    QCOMPARE(shown(source->papers), shown(clean.papers));
    QCOMPARE(bare(source->papers), bare(clean.papers));
    QCOMPARE(source->author.has_value(), clean.author.has_value());
    if (clean.author)
        QVERIFY(*source->author == *clean.author);
    qsizetype at = 0;
    for (const ByteRange &range : source->ranges) {
        QCOMPARE(range.begin, at);
        QVERIFY(range.end > at && range.line > 0);
        at = range.end;
    }
    QCOMPARE(at, bytes.size());
}

} // namespace

class TestBrowserWays : public QObject
{
    Q_OBJECT
private slots:
    void readsEverySaveFormat_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QByteArray>("saved");
        const auto ways = [](const QByteArray &kind, const QByteArray &page) {
            const auto row = [&](const char *name, const QByteArray &saved) {
                QTest::addRow("%s: %s", kind.constData(), name) << page << saved;
            };
            const QByteArray html = test::htmlPage(page);
            row("HTML", html);
            row("HTML, boxes that are blocks", test::htmlPage(page, u"div"_s));
            row("HTML in one line", QByteArray(html).replace('\n', ' '));
            row("HTML with Windows line ends", QByteArray(html).replace("\n", "\r\n"));
            row("HTML with a byte order mark", "\xef\xbb\xbf" + html);
            row("HTML in UTF-16", QByteArray("\xff\xfe", 2) + test::utf16(html));
            row("HTML without end tags", QByteArray(html).replace("</p>", "").replace("</body></html>", ""));
            row("a copied part", test::bodyOf(page).toUtf8());
            row("SingleFile", test::singleFile(page, 5000));
            row("SingleFile with a style of 300 kB", test::singleFile(page, 300'000));
            row("HTML with characters of layout", test::withLayout(html));
            row("text with characters of layout", test::withLayout(page));
            row("text with Windows line ends", QByteArray(page).replace("\n", "\r\n"));
            row("text with old Mac line ends", QByteArray(page).replace('\n', '\r'));
            row("text in UTF-16 with characters of layout",
                QByteArray("\xff\xfe", 2) + test::utf16(test::withLayout(page)));
            row("MHTML, quoted-printable", test::mhtml(html, "quoted-printable"));
            row("MHTML, base64", test::mhtml(html, "base64"));
            row("MHTML as it stands", test::mhtml(html, "8bit"));
            row("MHTML with bare line ends", test::mhtml(html, "quoted-printable").replace("\r\n", "\n"));
            row("MHTML of SingleFile", test::mhtml(test::singleFile(page, 100'000), "quoted-printable"));
            row("Markdown", test::markdownClip(page, false));
            row("Markdown with escapes", test::markdownClip(page, true));
            row("Markdown with Windows line ends", test::markdownClip(page, true).replace("\n", "\r\n"));
            row("text in <pre>",
                "<html><head></head><body><pre style=\"white-space: pre-wrap;\">"
                    + QString::fromUtf8(page).toHtmlEscaped().toUtf8() + "</pre></body></html>");
        };
        ways("author page", test::authorPage());
        ways("list", test::listPage());
        ways("abstracts", test::abstractsPage());
    }
    void readsEverySaveFormat()
    {
        QFETCH(QByteArray, page);
        QFETCH(QByteArray, saved);
        const auto clean = parseSource(page, context());
        QVERIFY(clean);
        compare(saved, *clean);
    }

    // The byte range of a title covers exactly the title, at any position.
    void fieldRangesMatchBytes()
    {
        const QByteArray html = test::htmlPage(test::authorPage());
        const auto source = parseSource(html, context());
        QVERIFY(source);
        for (const Paper &paper : source->papers) {
            const qsizetype at = html.indexOf(paper.title.toUtf8());
            QVERIFY(at > 0);
            bool found = false;
            for (const ByteRange &range : source->ranges)
                found = found
                    || (range.kind == ByteRange::Kind::Field && range.begin == at
                        && range.end == at + paper.title.toUtf8().size());
            QVERIFY2(found, qPrintable(paper.title));
            QCOMPARE(paper.url.left(29), u"https://www.example.org/paper"_s.left(29));
        }
    }

    void readsRealPagesAsHtml_data()
    {
        QTest::addColumn<QString>("path");
        const QStringList paths =
            test::sharedFiles(u"seeds"_s, {u"*.txt"_s}) + test::sharedFiles(u"data/pages"_s, {u"*.txt"_s});
        for (const QString &path : paths)
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        if (paths.isEmpty())
            QTest::newRow("none") << QString();
    }
    void readsRealPagesAsHtml()
    {
        QFETCH(QString, path);
        if (path.isEmpty())
            QSKIP("The real pages are not there.");
        const QByteArray page = test::readAll(path);
        const auto clean = parseSource(page, context());
        QVERIFY(clean);
        compare(test::htmlPage(page), *clean);
    }

    void metadataCompletesText()
    {
        QByteArray html = test::htmlPage(test::authorPage());
        html.replace(
            "</head>",
            "<script id=\"__NEXT_DATA__\" type=\"application/json\">{\"props\":{\"pageProps\":{\"papers\":["
            "{\"title\":\"Tidal Caches: Serving Long Prompts on Leftover Memory\",\"authors\":[\"Ada "
            "Prudnik\","
            "\"Milan Krtička\",\"Wen Duo\",\"Ines "
            "Abreu\"],\"arxiv_id\":\"2606.01234\",\"date\":\"2025-06-02\","
            "\"abstract\":\"Other words.\"},{\"title\":\"Third of the Same List\",\"authors\":[\"Ada "
            "Prudnik\"],"
            "\"abstract\":\"It is shown on the next page.\"}]}}}</script></head>");
        const auto source = parseSource(html, context());
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 3);
        const Paper &first = source->papers[0];
        QCOMPARE(first.authors.size(), 4);
        QVERIFY(!first.authorsTruncated && !first.dateInferred);
        QCOMPARE(first.date, QDate(2025, 6, 2));
        QCOMPARE(first.arxivId, u"2606.01234"_s);
        QVERIFY(first.abstract.startsWith(u"Long prompts"_s));
        QCOMPARE(source->papers[2].title, u"Third of the Same List"_s);
        QCOMPARE(countBytes(source->ranges).total, html.size());
    }

    void readsIdsFromLinks()
    {
        QByteArray html = test::htmlPage(test::authorPage());
        const qsizetype title = html.indexOf("A Field Guide"), link = html.lastIndexOf("/paper/", title);
        html.replace(link, html.indexOf('"', link) - link, "https://arxiv.org/abs/2512.04321v2");
        const auto source = parseSource(html, context());
        QVERIFY(source);
        QCOMPARE(source->papers[0].arxivId, QString());
        QCOMPARE(source->papers[1].arxivId, u"2512.04321"_s);
        QCOMPARE(source->papers[1].url, u"https://arxiv.org/abs/2512.04321v2"_s);
    }

    void readsFormulasAsTex()
    {
        const QByteArray formula =
            "<span class=\"katex\"><span class=\"katex-mathml\"><math "
            "xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics>"
            "<mrow><mi>n</mi></mrow><annotation encoding=\"application/x-tex\">n{=}15 &lt; "
            "m</annotation></semantics></math></span>"
            "<span class=\"katex-html\" aria-hidden=\"true\"><span>n=15</span></span></span>";
        QByteArray html = test::htmlPage(test::authorPage());
        html.replace("$n{=}15$", formula);
        const auto source = parseSource(html, context());
        QVERIFY(source);
        QVERIFY2(source->papers[0].abstract.contains(u"busy"_s)
                     && source->papers[0].abstract.contains(u"keep $n{=}15 < m$ pages"_s),
                 qPrintable(source->papers[0].abstract));
    }

    void ignoresPrintHeadersAndFooters_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("author page") << test::authorPage();
        QTest::newRow("author page of several sheets")
            << test::authorPage() + "\n" + test::authorPage().mid(test::authorPage().indexOf("84.7"));
        QTest::newRow("abstracts") << test::abstractsPage();
    }
    void ignoresPrintHeadersAndFooters()
    {
        QFETCH(QByteArray, page);
        const auto clean = parseSource(page, context());
        const auto source = parseSource(test::printedPage(page), context(), u"printed-page");
        QVERIFY(clean && source);
        QCOMPARE(shown(source->papers), shown(clean->papers));
        QVERIFY(source->author == clean->author);
    }

    // A web clipping of a page about one paper.
    void readsWebClipping()
    {
        const auto source =
            parseSource("---\ntitle: \"[2606.01234] Fog in Harbours\"\nsource: "
                        "https://arxiv.org/abs/2606.01234v1\nauthor: [Ada Winter, \"Jan Berg\"]\n"
                        "published: 2026-06-02\ndescription: \"Fog is slow.\"\n---\n# Fog in Harbours\n\nFog "
                        "is slow, *and* so is this.\n",
                        context());
        QVERIFY2(source, source ? "" : qPrintable(source.error().message));
        QCOMPARE(source->format, u"markdown-clip"_s);
        QCOMPARE(source->papers.size(), 1);
        const Paper &paper = source->papers[0];
        QCOMPARE(paper.title, u"Fog in Harbours"_s);
        QCOMPARE(paper.authors, (QStringList{u"Ada Winter"_s, u"Jan Berg"_s}));
        QCOMPARE(paper.arxivId, u"2606.01234"_s);
        QCOMPARE(paper.date, QDate(2026, 6, 2));
        QVERIFY(!parseSource(
            "---\ntitle: Rain\nsource: https://example.org/rain\n---\n# Rain\n\nIt rained.\n", context()));
    }

    void rejectsOtherPages_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("an article") << QByteArray(
            "<!DOCTYPE html><html><body><article><h1>Rain</h1><p>It rained on May 2.</p>"
            "</article></body></html>");
        QTest::newRow("posts in its data") << QByteArray(
            "<!DOCTYPE html><html><body><p>x</p><script id=\"__NEXT_DATA__\" "
            "type=\"application/json\">{\"posts\":[{\"title\":"
            "\"Rain\",\"author\":\"Ada\",\"description\":\"It rained.\"}]}</script></body></html>");
        QTest::newRow("large, without papers") << QByteArray("<!DOCTYPE html><html><body>")
                + QByteArray("<p>Rain and more rain.</p>").repeated(5000);
    }
    void rejectsOtherPages()
    {
        QFETCH(QByteArray, bytes);
        const auto source = parseSource(bytes, context());
        QVERIFY(!source || (source->papers.isEmpty() && !source->author));
    }

    // Doubling a page at most triples the time, and no page crashes the program.
    void timeIsLinear_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("piece");
        const QByteArray begin = "<!DOCTYPE html><html><body>";
        for (const char *piece : {"<div>",
                                  "<b>",
                                  "<a href=x>",
                                  "<p>",
                                  "<table>",
                                  "<table><tr><td>",
                                  "<div><table><td></div>",
                                  "<b><p></b>",
                                  "</p>",
                                  "<font color=1><p>",
                                  "<a><div></a>",
                                  "<table><b>x",
                                  "<svg>",
                                  "<svg><b>",
                                  "<math>",
                                  "<math></math>",
                                  "<li>",
                                  "<ul><li>",
                                  "<!--",
                                  "<a b=\"",
                                  "<a ",
                                  "<a a b c d e f g h i j k l m",
                                  "&amp;",
                                  "&",
                                  "<",
                                  "<script>",
                                  "<select><option>",
                                  "<template>",
                                  "<h1>",
                                  "<dl><dt>",
                                  "84.7LGJun 2<br>",
                                  "<div>84.7</div><div>LGJun 2</div>",
                                  "x ",
                                  "<i>x</i> ",
                                  "<meta name=citation_title content=x>",
                                  "<script type=application/json>[</script>",
                                  "\r",
                                  "$<pre>\n"})
            QTest::newRow(piece) << u"web-page"_s << begin << QByteArray(piece);
        for (const char *piece : {"[", "[a](b)", "[](", "![a](b)", "*a", "**a* ", "\\*", "$a$ ", "> ", "- \n",
                                  "# a\n", "---\n", "a: b\n", "`", "[[a](b)", "](", "~~a~~"})
            QTest::addRow("Markdown %s", piece)
                << u"markdown-clip"_s << QByteArray("---\na: b\n---\n") << QByteArray(piece);
        const QByteArray message = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n";
        for (const char *piece :
             {"--x\n", "--x\nA: b\n\n", "--x\nContent-Type: multipart/mixed; boundary=x\n\n", "a\n", " a\n",
              "--x "})
            QTest::addRow("MHTML %s", piece) << u"mhtml"_s << message << QByteArray(piece);
        for (const char *piece : {"=", "=3D", "=\n", "=\r\n", "= ", "=3", "<b>"})
            QTest::addRow("quoted-printable %s", piece)
                << u"mhtml"_s
                << QByteArray("MIME-Version: 1.0\nContent-Type: text/html\nContent-Transfer-Encoding: "
                              "quoted-printable\n\n")
                << QByteArray(piece);
    }
    void timeIsLinear()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, piece);
        const qsizetype count = test::scaled(100'000);
        bool whole = true;
        const auto reading = [&](qsizetype pieces) {
            return [&, bytes = QByteArray(begin + piece.repeated(pieces))] {
                const auto source = parseSource(bytes, context(), format);
                whole = whole && source && countBytes(source->ranges).total == bytes.size();
            };
        };
        const QString steep =
            test::growsFasterThan(test::kMoreThanLinear, reading(count / 2), reading(count / 2 * 4));
        QVERIFY(whole);
        QVERIFY2(steep.isEmpty(), qPrintable(steep));
    }
};

QTEST_GUILESS_MAIN(TestBrowserWays)
#include "tst_browserways.moc"
