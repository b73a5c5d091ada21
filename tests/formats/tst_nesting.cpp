// Tests endless nesting: a hundred thousand nested brackets make one record fail, but never crash the
// program.
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/formats/registry.h"
#include "models/formats/web/htmlscan.h"
#include "models/formats/web/webtext.h"
#include "models/tex/tex.h"
#include "models/tex/texmath.h"
#include "tests/support/support.h"
#include "tests/support/waiting.h"

#include <QtTest>

#include <random>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// LECTERN_TEST_SCALE=10 makes it a million, which needs some minutes.
const int kDeep = test::scaled(100'000);
constexpr double kMaxWork = 20; // in seconds, for one reader; the slowest needs a fraction of it

// before, open × depth, inside, close × depth, after.
QByteArray nested(const QByteArray &before, const QByteArray &open, const QByteArray &inside,
                  const QByteArray &close, const QByteArray &after, int depth = kDeep)
{
    return before + open.repeated(depth) + inside + close.repeated(depth) + after;
}

// The input of the tree builder is well formed, has bounded depth, and is read to its end.
void expectWellFormed(const QByteArray &page)
{
    const test::Work work;
    const QByteArray clean = cleanHtml(page).html;
    QList<QByteArray> open;
    for (qsizetype i = 0; (i = clean.indexOf('<', i)) >= 0; ++i) {
        const QByteArray tag = clean.sliced(i + 1, clean.indexOf('>', i) - i - 1);
        const QByteArray name = tag.split(' ').first();
        if (name == "br" || name == "/br" || name == "hr"
            || (name == "/p" && !(!open.isEmpty() && open.last() == "p")))
            continue;
        if (!name.startsWith('/')) {
            open.append(name);
            QVERIFY(open.size() <= kMaxNested);
            continue;
        }
        if (open.isEmpty() || open.last() != name.sliced(1))
            QFAIL(clean.sliced(std::max<qsizetype>(i - 200, 0), std::min<qsizetype>(i, 200)).constData());
        open.removeLast();
    }
    (void)htmlText(page);
    LECTERN_WORKED_LESS_THAN(kMaxWork, work, QString::fromUtf8(page.first(60)));
}

} // namespace

class TestNesting : public QObject
{
    Q_OBJECT
private slots:
    void everyFormatSurvivesDeepNesting_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        // The keys in which Semantic Scholar, Crossref, OpenAlex and CSL hold records.
        for (const char *key :
             {"papers", "data", "items", "message", "results", "references", "title", "x"}) {
            const QByteArray name = key;
            QTest::addRow("JSON objects in %s", key) << nested("", "{\"" + name + "\":", "1", "}", "");
            QTest::addRow("JSON lists in %s", key)
                << nested("{\"title\":\"A\",\"" + name + "\":", "[", "1", "]", "}");
            QTest::addRow("JSON lists of objects in %s", key)
                << nested("", "{\"" + name + "\":[", "1", "]}", "");
            QTest::addRow("JSON objects never closed in %s", key)
                << nested("", "{\"" + name + "\":", "", "", "");
        }
        QTest::newRow("JSON lists") << nested("", "[", "1", "]", "");
        QTest::newRow("a line of arXiv") << nested(
            R"({"id":"2401.00001","title":"A","abstract":"B","authors_parsed":)", "[", "1", "]", "}\n");
        QTest::newRow("a line of Lectern")
            << nested(R"({"lectern":1,"title":"A","x":)", "[", "1", "]", "}\n");
        QTest::newRow("BibTeX braces") << nested("@article{a, title = ", "{", "x", "}", "}");
        QTest::newRow("BibTeX authors") << nested("@article{a, title={T}, author = ", "{", "x", "}", "}");
        QTest::newRow("BibTeX accents") << nested("@article{a, title={", R"({\")", "o", "}", "}}");
        QTest::newRow("BibTeX commands") << nested("@article{a, title={", R"(\emph{)", "o", "}", "}}");
        QTest::newRow("BibTeX never closed") << nested("@article{a, title = ", "{", "x", "", "");
        QTest::newRow("BibTeX parentheses") << nested("@article", "(", "a, title={T}", ")", "");
        QTest::newRow("BibTeX strings of each other")
            << QByteArray("@string{a = b # b}\n@string{b = a # a}\n@article{x, title = a # b}");
        QByteArray doubled = "@string{s0 = {xxxxxxxx}}\n";
        for (int i = 1; i < 60; ++i)
            doubled += "@string{s" + QByteArray::number(i) + " = s" + QByteArray::number(i - 1) + " # s"
                + QByteArray::number(i - 1) + "}\n";
        QTest::newRow("BibTeX strings that double") << doubled + "@article{x, title = s59}";
        QTest::newRow("BibTeX crossref to itself")
            << QByteArray("@inproceedings{a, title={A}, crossref={b}}\n@proceedings{b, crossref={a}}");
        QTest::newRow("XML elements") << nested("<?xml version=\"1.0\"?>", "<a>", "x", "</a>", "");
        QTest::newRow("Atom title") << nested("<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>",
                                              "<b>", "x", "</b>", "</title></entry></feed>");
        QTest::newRow("MODS related items")
            << nested("<mods xmlns=\"http://www.loc.gov/mods/v3\"><titleInfo><title>T</title></titleInfo>",
                      "<relatedItem type=\"host\">", "", "</relatedItem>", "</mods>");
        QTest::newRow("XML entities that double") << QByteArray(
            "<?xml version=\"1.0\"?><!DOCTYPE f [<!ENTITY a \"aaaaaaaaaa\">"
            "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">"
            "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\"><!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\">"
            "<!ENTITY g \"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\"><!ENTITY h \"&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;\">]>"
            "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>&h;</title></entry></feed>");
        const QByteArray head = "<!DOCTYPE html><html><head><meta name=\"citation_title\" content=\"T\">"
                                "<meta name=\"citation_author\" content=\"A B\">";
        QTest::newRow("HTML elements")
            << nested(head + "</head><body>", "<div>", "x", "</div>", "</body></html>");
        QTest::newRow("HTML comments") << nested(head, "<!--", "x", "-->", "</head></html>");
        QTest::newRow("HTML linked data") << nested(head + "<script type=\"application/ld+json\">",
                                                    "{\"@graph\":[", "1", "]}", "</script></head></html>");
        QTest::newRow("HTML linked data, less deep")
            << nested(head + "<script type=\"application/ld+json\">", "{\"@graph\":[",
                      R"({"@type":"ScholarlyArticle","name":"T"})", "]}", "</script></head></html>", 400);
    }
    // Elements that are closed in the wrong order, so that some stay open each time.
    void readsCrossingElements_data()
    {
        QTest::addColumn<QByteArray>("part");
        for (const char *part : {"<b><i></b></i>",
                                 "<font><nobr></font></nobr>",
                                 "<a><p></a></p>",
                                 "<p><b></p></b>",
                                 "<a href=\"x\"><div></a></div>",
                                 "<div><span></div></span>",
                                 "<h1><div><h2></h1></h2></div>",
                                 "<li><div><li><section></div>",
                                 "<dd><div><dt><section></div>",
                                 "<li><ul></li></ul>",
                                 "<table><b></table></b>",
                                 "<table><td><p></table>",
                                 "<table><b><tr>",
                                 "<table><caption><table>",
                                 "<table><tr><table>",
                                 "<span></div><div></span>",
                                 "<button><p></button></p>",
                                 "<b><td></b>",
                                 "<ul><b><li></ul></b>",
                                 "<p><table></p>",
                                 "<article><b><section></article></b></section>",
                                 "<template shadowroot><b></template></b>",
                                 "<form><b><p></form></b>",
                                 "<pre><b></pre></b>",
                                 "<table><tr><td><b></tr></b></table>",
                                 "<b><hr></b><i></b>"})
            QTest::newRow(part) << QByteArray(part);
    }
    void readsCrossingElements()
    {
        QFETCH(QByteArray, part);
        expectWellFormed("<html><body><p>Tides</p>" + part.repeated(kDeep) + "x</body></html>");
    }

    void readsRandomElements()
    {
        constexpr std::array kNames{"b",
                                    "i",
                                    "a",
                                    "p",
                                    "div",
                                    "li",
                                    "ul",
                                    "ol",
                                    "table",
                                    "tr",
                                    "td",
                                    "th",
                                    "tbody",
                                    "h1",
                                    "h3",
                                    "section",
                                    "caption",
                                    "dd",
                                    "dt",
                                    "dl",
                                    "span",
                                    "pre",
                                    "br",
                                    "hr",
                                    "button",
                                    "form",
                                    "main",
                                    "nav",
                                    "thead",
                                    "address",
                                    "template shadowroot",
                                    "center"};
        std::mt19937 random(11);
        for (int round = test::scaled(300); round > 0; --round) {
            const size_t kinds = 2 + random() % kNames.size();
            QByteArray page = "<html><body>";
            for (int i = 0; i < 3000; ++i) {
                const QByteArray name = kNames[random() % std::min(kinds, kNames.size())];
                page += random() % 2 ? QByteArray('<' + name) : QByteArray("</" + name.split(' ').first());
                page += ">w ";
            }
            expectWellFormed(page);
        }
    }

    void reportsDeepPages()
    {
        const QByteArray page = "<!DOCTYPE html><html><body><h1>Tides</h1>";
        const auto diagnostics = [&](int depth) {
            const QByteArray deep = page + QByteArray("<div>").repeated(depth);
            const auto source = parseSource(deep, {}, u"web-page"_s);
            QStringList found;
            for (const Diagnostic &each : source->diagnostics)
                found.append(each.message);
            return found.filter(u"too deep"_s).size();
        };
        QCOMPARE(diagnostics(500), 0);
        QCOMPARE(diagnostics(600), 1);
    }

    void everyFormatSurvivesDeepNesting()
    {
        QFETCH(QByteArray, bytes);
        const auto read = [&](const QString &id) {
            const test::Work work;
            const auto source = parseSource(bytes, {}, id);
            LECTERN_WORKED_LESS_THAN(kMaxWork, work, id);
            if (!source) {
                QVERIFY2(source.error().message.size() > 20, qPrintable(source.error().message));
                return;
            }
            // Every byte belongs to a range, and omitted parts are reported.
            qsizetype at = 0;
            for (const ByteRange &range : source->ranges) {
                QCOMPARE(range.begin, at);
                at = range.end;
            }
            QCOMPARE(at, bytes.size());
        };
        read({});
        for (const Format &format : formats())
            if (format.read)
                read(format.id);
    }

    void texSurvivesDeepNesting_data()
    {
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("close");
        for (const auto &[open, close] : {std::pair(u"{"_s, u"}"_s),
                                          {u"\\emph{"_s, u"}"_s},
                                          {u"$"_s, u"$"_s},
                                          {u"\\text{$"_s, u"$}"_s},
                                          {u"\\frac{"_s, u"}{2}"_s},
                                          {u"\\sqrt{"_s, u"}"_s},
                                          {u"\\sqrt["_s, u"]{2}"_s},
                                          {u"x^{"_s, u"}"_s},
                                          {u"x_"_s, u""_s},
                                          {u"^"_s, u""_s},
                                          {u"\\left("_s, u"\\right)"_s},
                                          {u"\\begin{matrix}"_s, u"\\end{matrix}"_s},
                                          {u"\\begin{itemize}\\item "_s, u"\\end{itemize}"_s},
                                          {u"\\hat"_s, u""_s},
                                          {u"\\mathbf{"_s, u"}"_s},
                                          {u"\\\"{"_s, u"}"_s},
                                          {u"\\("_s, u"\\)"_s},
                                          {u"\\frac"_s, u""_s},
                                          {u"\\not"_s, u""_s},
                                          {u"\\overset{a}{"_s, u"}"_s},
                                          {u"\\substack{"_s, u"}"_s}})
            QTest::newRow(qPrintable(open)) << open << close;
    }
    void texSurvivesDeepNesting()
    {
        QFETCH(QString, open);
        QFETCH(QString, close);
        const test::Work work;
        for (const QString &frame : {u"%1"_s, u"$%1$"_s, u"A title with $$%1$$ in it"_s, u"$%1"_s}) {
            const QString text = frame.arg(QString(open.repeated(kDeep) + u'x' + close.repeated(kDeep)));
            (void)texPlainText(text);
            (void)texToHtml(text, TexReach::Line);
            (void)texToHtml(text, TexReach::Pane);
            (void)tex::setMath(text, TexReach::Line);
        }
        LECTERN_WORKED_LESS_THAN(4 * kMaxWork, work, open);
    }

    void queriesSurviveDeepNesting_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QString &open, const QString &close) {
            QTest::newRow(name) << QString(open.repeated(kDeep) + u'a' + close.repeated(kDeep));
        };
        row("parentheses", u"("_s, u")"_s);
        row("parentheses never closed", u"("_s, u""_s);
        row("words between", u"b ("_s, u" OR c)"_s);
        row("NOT", u"NOT "_s, u""_s);
        row("minus", u"-"_s, u""_s);
        row("minus parentheses", u"-("_s, u")"_s);
        row("OR", u"b OR "_s, u""_s);
        row("AND", u"b AND "_s, u""_s);
        row("fields", u"title:"_s, u""_s);
        row("field parentheses", u"title:("_s, u")"_s);
        row("quotes", u"\""_s, u"\""_s);
    }
    void queriesSurviveDeepNesting()
    {
        QFETCH(QString, text);
        const test::Work work;
        const ParsedQuery parsed = parseQuery(text);
        (void)parseQuery(text, true);
        const QueryNode normal = normalised(parsed.root);
        (void)queryText(normal);
        (void)queryParts(parsed.root);
        (void)queryWords(parsed.root);
        (void)queryCompletion(text, text.size());
        QVERIFY(normal == normalised(normal));
        LECTERN_WORKED_LESS_THAN(kMaxWork, work, text.left(20));
    }
};

QTEST_GUILESS_MAIN(TestNesting)
#include "tst_nesting.moc"
