// Tests papers whose values try to break out of the exported file. The number of papers stays the same after
// reading back, and a spreadsheet finds no formula.
#include "models/formats/base/identifiers.h"
#include "models/formats/records/recordformats.h"
#include "models/formats/registry.h"
#include "models/tex/spaces.h"
#include "models/tex/texprose.h"
#include "tests/support/support.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <random>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

const QStringList &pieces()
{
    static const QStringList all{u"tides"_s,
                                 u"\r\nER  - \r\nTY  - JOUR\r\nTI  - Planted"_s,
                                 u"\nTY  - BOOK"_s,
                                 u"\rER  -"_s,
                                 u"}\n@article{planted, title={Planted}}"_s,
                                 u"},\n  title = {Other},\n  x = {"_s,
                                 u"{"_s,
                                 u"}"_s,
                                 u"\\"_s,
                                 u"\\}"_s,
                                 u"\"\n"_s,
                                 u"\",\"=HYPERLINK(\"\"http://x.example\"\")\"\r\n"_s,
                                 u"=1+1"_s,
                                 u"+cmd|' /C calc'!A0"_s,
                                 u"-2+3"_s,
                                 u"@SUM(1)"_s,
                                 u"\t=1"_s,
                                 u"'=1"_s,
                                 u"''"_s,
                                 u"%"_s,
                                 u"#"_s,
                                 u"@string{a = {b}}"_s,
                                 u"; "_s,
                                 u" and "_s,
                                 u", "_s,
                                 u"</script><script>alert(1)</script>"_s,
                                 u"]}\n{\"title\":\"Planted\"}"_s,
                                 u"\u2028\u0085"_s,
                                 u"\u202e"_s,
                                 u"\0"_s};
    return all;
}

// The text as a one-line value stores it.
QString folded(const QString &text)
{
    QString line = foldAsciiSpace(text);
    return line.remove(u'\0').trimmed();
}

class Values
{
public:
    explicit Values(unsigned seed) : m_random(seed) { }
    int below(int n) { return int(m_random() % unsigned(n)); }
    QString text()
    {
        QString made;
        for (int i = below(4); i >= 0; --i)
            made += pieces()[below(int(pieces().size()))];
        return made;
    }
    Paper paper(int number)
    {
        Paper p;
        p.title = u"Tides %1 "_s.arg(number) + text();
        if (below(4) == 0)
            p.title.remove(0, p.title.indexOf(u' ', 6) + 1);
        if (folded(p.title).isEmpty())
            p.title = u"="_s;
        for (int i = below(3); i > 0; --i)
            p.authors.append(text());
        p.abstract = below(2) ? text() : QString();
        p.venue = below(2) ? text() : QString();
        p.url = below(2) ? text() : QString();
        p.doi = below(2) ? text() : QString();
        p.arxivId = below(2) ? text() : QString();
        p.category = below(2) ? text() : QString();
        p.affiliation = below(2) ? text() : QString();
        p.year = below(2) ? std::optional(2024) : std::nullopt;
        static const QStringList names{u"entrytype"_s, u"citekey"_s, u"title_tex"_s, u"TY"_s,
                                       u"ER"_s,        u"N1"_s,      u"TITLE"_s,     u"note"_s,
                                       u"ER\n"_s,      u"keywords"_s};
        for (int i = below(4); i > 0; --i)
            p.extra.append({below(8) ? names[below(int(names.size()))] : text(), text()});
        return p;
    }

private:
    std::mt19937 m_random;
};

} // namespace

class TestHostileValues : public QObject
{
    Q_OBJECT
private slots:
    // TeX typesets a bibliography, so no value may contain a command that opens a file or runs a program.
    // Commands that print text remain.
    void escapesDangerousTexCommands_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"\\input{/etc/passwd}",
                                    "\\input /etc/passwd ",
                                    "\\write18{rm x}",
                                    "\\immediate\\write18{rm x}",
                                    "\\include{x}",
                                    "\\openin5=x",
                                    "\\csname input\\endcsname{x}",
                                    "\\catcode`|=0 |input{x}",
                                    "$\\input{x}$",
                                    "$^^5cinput{x}$",
                                    "\\emph{\\input{x}}",
                                    "\\\\\\input{x}",
                                    "\\def\\a{b}",
                                    "\\let\\a=\\input",
                                    "\\directlua{os.exit()}",
                                    "\\begin{filecontents}{x}",
                                    "\\end",
                                    "\\end{document}",
                                    "\\includegraphics{x}",
                                    "\\lstinputlisting{x}",
                                    "\\verbatiminput{x}"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void escapesDangerousTexCommands()
    {
        QFETCH(QString, command);
        const QString text = u"Tides "_s + command;
        Paper paper;
        paper.title = paper.venue = paper.abstract = paper.affiliation = paper.category = text;
        paper.authors = {u"Ann "_s + command, text, command};
        paper.url = u"http://x.example/"_s + command;
        paper.doi = u"10.1/"_s + command;
        const auto check = [&](const Paper &each) {
            for (const QString &format : {u"bibtex"_s, u"biblatex"_s}) {
                const auto stream = formatById(format)->stream();
                const QString written = QString::fromUtf8(stream->paper(each, {}));
                QVERIFY2(!hasUnsafeTexCommand(written), qPrintable(written));
            }
        };
        check(paper);
        const QList<ExtraField> crossref{{u"publisher"_s, text}, {u"volume"_s, text},  {u"page"_s, text},
                                         {u"keywords"_s, text},  {u"editor"_s, text},  {u"note"_s, text},
                                         {u"issue"_s, text},     {u"series"_s, text},  {u"address"_s, text},
                                         {u"edition"_s, text},   {u"chapter"_s, text}, {u"ISBN"_s, text}};
        paper.extra = crossref;
        check(paper);
        paper.extra.append({u"entrytype"_s, u"article"_s});
        paper.extra.append({u"title_tex"_s, text});
        check(paper);
    }

    void preservesPrintingTexCommands()
    {
        for (const QString &text : {u"A \\emph{new} tide"_s, u"Waves of $x^2 + \\frac{1}{2}$"_s,
                                    u"Where $\\begin{matrix} a \\end{matrix}$ is"_s, u"\\ourmethod"_s}) {
            Paper paper;
            paper.title = u"Tides"_s;
            paper.abstract = text;
            const auto stream = formatById(u"bibtex"_s)->stream();
            QVERIFY2(QString::fromUtf8(stream->paper(paper, {})).contains(text), qPrintable(text));
        }
    }

    // An impossible year, count or score gives no value but a diagnostic, and the text is kept.
    void rejectsNumbersOutOfRange_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("source"); // %1: the number
        QTest::addColumn<QByteArray>("number");
        struct Reader {
            const char *format, *source;
            bool score = false, year = true;
        };
        const QList<Reader> readers{
            {"semantic-scholar", R"({"paperId":"a","title":"Tides","year":%1})"},
            {"semantic-scholar", R"({"paperId":"a","title":"Tides","year":2020,"citationCount":%1})", false,
             false},
            {"openalex", R"({"title":"Tides","authorships":[],"publication_year":%1})"},
            {"openalex", R"({"title":"Tides","authorships":[],"cited_by_count":%1})", false, false},
            {"csl-json", R"([{"id":"a","type":"book","title":"Tides","issued":{"date-parts":[[%1]]}}])"},
            {"csl-json", R"([{"id":"a","type":"book","title":"Tides","is-referenced-by-count":%1}])", false,
             false},
            {"lectern-jsonl", R"({"lectern":1,"title":"Tides","year":%1})"},
            {"lectern-jsonl", R"({"lectern":1,"title":"Tides","citations":%1})", false, false},
            {"json", R"([{"title":"Tides","authors":["Ada Winter"],"year":%1}])"},
            {"json", R"([{"title":"Tides","authors":["Ada Winter"],"citations":%1}])", false, false},
            {"json", R"([{"title":"Tides","authors":["Ada Winter"],"score":%1}])", true, false},
            {"csv", "title,authors,year\nTides,Ada Winter,%1\n"},
            {"csv", "title,authors,citations\nTides,Ada Winter,%1\n", false, false},
            {"bibtex", "@article{a, title = {Tides}, author = {Ada Winter}, year = {%1}}"},
            {"ris", "TY  - JOUR\nTI  - Tides\nAU  - Winter, Ada\nPY  - %1\nER  - \n"},
        };
        for (const Reader &reader : readers) {
            QByteArrayList numbers{"1e308", "-1e308", "99999999999999999999", "2147483648"};
            if (!reader.score && !reader.year)
                numbers.append({"-1", "-2147483649"});
            if (reader.year)
                numbers.append({"10000", "0"});
            for (const QByteArray &number : std::as_const(numbers))
                QTest::addRow("%s %s %s", reader.format, reader.source, number.constData())
                    << QString::fromLatin1(reader.format) << QByteArray(reader.source) << number;
        }
    }
    void rejectsNumbersOutOfRange()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, number);
        const auto read = [&](const QByteArray &stated) {
            return parseSource(QByteArray(source).replace("%1", stated), {}, format);
        };
        const auto wrong = read(number);
        QVERIFY2(wrong && wrong->papers.size() == 1, qPrintable(wrong ? QString() : wrong.error().message));
        const Paper &paper = wrong->papers.first();
        const bool saysYear = source.contains("2020");
        QVERIFY(paper.year == (saysYear ? std::optional(2020) : std::nullopt));
        QVERIFY(!paper.citations && !paper.score);
        const bool informed =
            std::any_of(wrong->diagnostics.cbegin(), wrong->diagnostics.cend(), [](const Diagnostic &one) {
                return one.message.contains(u"is out of range; it was kept as text"_s);
            });
        QVERIFY2(informed, qPrintable(QString::number(wrong->diagnostics.size())));
        QVERIFY(!paper.extra.isEmpty());
        const auto right = read(QByteArray(source.contains("score") ? "19" : "2019"));
        QVERIFY(right && right->papers.size() == 1 && right->diagnostics.isEmpty());
        const Paper &good = right->papers.first();
        QVERIFY(good.citations == std::optional(2019) || good.year == std::optional(2019)
                || good.score == std::optional(19.0));
    }

    void paperCountRoundTrips_data();
    void paperCountRoundTrips();
    void escapesSpreadsheetFormulas();
    void escapesEntryTypes();
    void readsForeignJsonLines();
};

void TestHostileValues::paperCountRoundTrips_data()
{
    QTest::addColumn<QString>("format");
    for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s, u"jsonl"_s, u"csv"_s})
        QTest::newRow(qPrintable(format)) << format;
}

void TestHostileValues::paperCountRoundTrips()
{
    QFETCH(QString, format);
    const Format *chosen = formatById(format);
    const Format *reader = format == u"biblatex"_s ? formatById(u"bibtex"_s) : chosen;
    Values values(20261123);
    for (int round = 0; round < test::scaled(1000); ++round) {
        QList<Paper> papers;
        for (int i = 0; i < 5; ++i)
            papers.append(values.paper(i));
        const QByteArray bytes = chosen->write(papers);
        const ParsedSource source = reader->read(bytes, {});
        if (source.papers.size() != papers.size())
            qWarning().noquote() << bytes;
        QCOMPARE(source.papers.size(), papers.size());
        for (int i = 0; i < papers.size(); ++i) {
            const Paper &before = papers[i], &after = source.papers[i];
            QVERIFY2(!after.title.startsWith(u"Planted"_s) && after.title != u"Other"_s, bytes.constData());
            if (format != u"jsonl"_s && format != u"csl-json"_s) // these formats store text unchanged
                QVERIFY2(!after.title.contains(u'\n') && !after.title.contains(u'\r'), bytes.constData());
            // Reading back creates no invalid id.
            QVERIFY2(after.arxivId.isEmpty() || after.arxivId == arxivIdOf(after.arxivId), bytes.constData());
            QVERIFY2(after.doi.isEmpty() || after.doi == doiOf(after.doi), bytes.constData());
            if (format == u"jsonl"_s || format == u"ris"_s || format == u"csv"_s)
                QCOMPARE(folded(after.title), folded(before.title));
        }
    }
}

void TestHostileValues::escapesSpreadsheetFormulas()
{
    const Format *csv = formatById(u"csv"_s);
    for (const QString &begin :
         {u"=1+1"_s, u"+1+1"_s, u"-1-1"_s, u"@SUM(1)"_s, u"\t=1"_s, u"'=1"_s, u"''@a"_s, u"＝1"_s}) {
        Paper paper;
        paper.title = paper.venue = paper.affiliation = paper.url = paper.abstract = begin;
        paper.authors = {begin, begin};
        const QByteArray bytes = csv->write({paper});
        const SourceFields table = csvFields(bytes);
        QCOMPARE(table.fields.size(), csvHeader(bytes).size());
        for (const SourceField &column : table.fields) {
            const QString cell = column.samples.value(0);
            QVERIFY2(cell.isEmpty() || !u"=+-@\t\r＝"_s.contains(cell[0]), qPrintable(cell));
        }
        const ParsedSource source = csv->read(bytes, {});
        QCOMPARE(source.papers.size(), 1);
        QCOMPARE(source.papers[0].title, begin.trimmed());
        QCOMPARE(source.papers[0].venue, begin.trimmed());
    }
    Paper number;
    number.title = u"A paper"_s;
    number.score = -1.5; // a number is not a formula
    QVERIFY(csv->write({number}).contains(",-1.5,"));
}

void TestHostileValues::escapesEntryTypes()
{
    for (const auto &[given, expected] : {std::pair{u"book"_s, "@book{"},
                                          {u"comment"_s, "@misc{"},
                                          {u"STRING"_s, "@misc{"},
                                          {u"a{b"_s, "@misc{"},
                                          {u"misc{x,}\n@book"_s, "@misc{"},
                                          {u"9"_s, "@misc{"},
                                          {u"xdata"_s, "@misc{"}}) {
        Paper paper;
        paper.title = u"Tides"_s;
        paper.extra = {{u"entrytype"_s, given}};
        const QByteArray bytes = formatById(u"bibtex"_s)->write({paper});
        QVERIFY2(bytes.startsWith(expected), bytes.constData());
        QCOMPARE(formatById(u"bibtex"_s)->read(bytes, {}).papers.size(), 1);
    }
}

// JSON lines of other programs: unknown values are kept in separate fields, and nothing is lost.
void TestHostileValues::readsForeignJsonLines()
{
    const QJsonObject object{{u"lectern"_s, 1},
                             {u"title"_s, u"Tides\r\nER  - "_s},
                             {u"authors"_s, QJsonArray{u"Ann\nLi"_s, 7}},
                             {u"arxiv_id"_s, u"2401.00001\nTY  - BOOK"_s},
                             {u"doi"_s, u"} @book{"_s},
                             {u"year"_s, 1e300},
                             {u"date"_s, u"soon"_s},
                             {u"citations"_s, -5},
                             {u"score"_s, u"high"_s},
                             {u"venue"_s, u"Tide\0s"_s}};
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    const ParsedSource source = formatById(u"jsonl"_s)->read(bytes, {});
    QCOMPARE(source.papers.size(), 1);
    const Paper &paper = source.papers[0];
    QCOMPARE(paper.title, u"Tides\r\nER  - "_s);
    QCOMPARE(paper.authors.value(0), u"Ann Li"_s);
    QCOMPARE(paper.arxivId, QString());
    QCOMPARE(paper.doi, QString());
    QVERIFY(!paper.year && !paper.citations && !paper.score && !paper.date.isValid());
    QStringList kept;
    for (const ExtraField &field : paper.extra)
        kept.append(field.name);
    kept.sort();
    QCOMPARE(kept, (QStringList{u"arxiv_id"_s, u"citations"_s, u"date"_s, u"doi"_s, u"score"_s, u"year"_s}));
}

QTEST_GUILESS_MAIN(TestHostileValues)
#include "tst_hostilevalues.moc"
