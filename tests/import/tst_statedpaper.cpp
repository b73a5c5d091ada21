// Tests the metadata that a PDF states about its own paper: read if it is unambiguous, empty otherwise.
#include "models/attachments/documentheading.h"
#include "models/attachments/statedpaper.h"

#include <QTest>

#include <utility>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

constexpr float kTitle = 17, kName = 12, kBody = 10, kMark = 6;

struct Line {
    QString text; // "|" is a wide gap; "^" before a word: a mark such as a footnote sign, glued to the
                  // preceding word
    float size = kBody;
    double above = 0; // space above it
};

PdfFirstPages pagesOf(const QList<Line> &lines)
{
    PdfPageText page;
    double y = 72;
    for (const Line &line : lines) {
        double x = 72;
        y += line.above;
        QStringList words = line.text.split(u' ', Qt::SkipEmptyParts);
        for (const QString &text : words) {
            if (text == "|"_L1) {
                x += 100;
                continue;
            }
            PdfWord word;
            const bool isMark = text.startsWith(u'^');
            if (isMark && !page.words.empty())
                page.words.back().spaceAfter = false;
            word.text = isMark ? text.mid(1) : text;
            word.size = isMark ? kMark : line.size;
            word.spaceAfter = true;
            word.box = QRectF(x, y, double(word.text.size()) * word.size / 2, word.size);
            x = word.box.right() + 3;
            page.words.push_back(word);
        }
        if (!words.isEmpty())
            page.words.back().lineEnd = true;
        page.text += line.text + u'\n';
        y += line.size + 4;
    }
    PdfFirstPages pages;
    pages.pages = 9;
    page.size = QSizeF(612, 792);
    pages.first.push_back(page);
    return pages;
}

const QString kTitleText = u"Slow Lamps for Patient Harbours"_s;
const QString kAbstract = u"We count the lamps of forty harbours and find fewer than anybody "
                          u"thought, by "
                          u"night and by day, whatever "
                          "the season. What is counted twice is counted once."_s;

QList<Line> abstractLines()
{
    return {{u"We count the lamps of forty harbours and find fewer than any-"_s},
            {u"body thought, by night and by day, whatever the season. What is"_s},
            {u"counted twice is counted once."_s}};
}

// Returns a page with these lines between title and abstract.
PdfFirstPages fileOf(const QList<Line> &between, const QList<Line> &before = {},
                     const QList<Line> &behind = {})
{
    QList<Line> lines = before;
    lines += {{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours"_s, kTitle}};
    lines += between;
    lines += {{u"Abstract"_s, 11, 12}};
    lines += abstractLines();
    lines += {{u"1 Introduction"_s, kName, 12}, {u"Harbours have lamps, and they always had."_s}};
    lines += behind;
    return pagesOf(lines);
}

} // namespace

class TestStatedPaper : public QObject
{
    Q_OBJECT

private slots:
    // A word may have no letters, and a page may be a single word.
    void acceptsEmptyWords()
    {
        PdfFirstPages file = fileOf({{u"Ada Quill"_s, kName}});
        std::vector<PdfWord> &words = file.first.front().words;
        for (size_t i = 0; i < words.size(); i += 3)
            words[i].text.clear();
        QVERIFY(statedPaper(file, u"Slow Lamps for Patient Harbours"_s).authors.isEmpty());
        for (PdfWord &word : words)
            word.text.clear();
        QVERIFY(statedPaper(file, u"Slow Lamps"_s).abstract.isEmpty());
    }

    void readsAuthors_data()
    {
        QTest::addColumn<QList<Line>>("between");
        QTest::addColumn<QStringList>("authors");
        const QStringList two{u"Ada Quill"_s, u"Bo Ferrant"_s};
        const auto row = [](const char *name, const QList<Line> &between, const QStringList &authors) {
            QTest::newRow(name) << between << authors;
        };
        row("on one line", {{u"Ada Quill and Bo Ferrant"_s, kName}}, two);
        row("with marks of footnotes",
            {{u"Ada Quill ^1,∗ , Bo Ferrant ^2"_s, kName}, {u"1 Institute of Tides 2 Lamp Labs"_s}}, two);
        row("marks as large as letters", {{u"Ada Quill1∗, Bo Ferrant2†"_s, kName}}, two);
        row("far apart on a line",
            {{u"Ada Quill | Bo Ferrant"_s, kName}, {u"Institute of Tides | Lamp Labs"_s}}, two);
        row("one, with an address", {{u"Ada Quill"_s, kName}, {u"ada@tides.example"_s}}, {u"Ada Quill"_s});
        row("over two lines", {{u"Ada Quill,"_s, kName}, {u"Bo Ferrant"_s, kName}}, two);
        row("a block each",
            {{u"Ada Quill"_s, kName},
             {u"Institute of Tides"_s},
             {u"San Francisco"_s},
             {u"Bo Ferrant"_s, kName, 20},
             {u"Lamp Labs"_s}},
            two);
        row("particles, initials, accents",
            {{u"A. B. van der Quill, Zoë de Ferrant-Oak and Jean-Luc O’Reed"_s, kName}},
            {u"A. B. van der Quill"_s, u"Zoë de Ferrant-Oak"_s, u"Jean-Luc O’Reed"_s});
        row("an initial without its full stop", {{u"James M Oak and Bo Ferrant"_s, kName}},
            {u"James M Oak"_s, u"Bo Ferrant"_s});
        row("a suffix", {{u"Ada Quill, Jr., Bo Ferrant"_s, kName}}, {u"Ada Quill Jr."_s, u"Bo Ferrant"_s});
        row("dots between them", {{u"Ada Quill · Bo Ferrant"_s, kName}}, two);
        row("the second line begins with and", {{u"Ada Quill"_s, kName}, {u"and Bo Ferrant"_s, kName}}, two);
        // --- ambiguous: no result
        row("a subtitle", {{u"Sundials Revisited"_s, kName}}, {});
        row("a subtitle before them",
            {{u"A Survey of Lamps"_s, kName}, {u"Ada Quill and Bo Ferrant"_s, kName}}, {});
        row("a place or a person", {{u"Ada Quill"_s, kName}, {u"San Francisco"_s, kName}, {u"a@b.example"_s}},
            {});
        row("names and places on a line", {{u"Ada Quill, Institute of Tides"_s, kName}}, {});
        row("a list that is cut", {{u"Ada Quill, Bo Ferrant et al."_s, kName}}, {});
        row("a list that ends in no name", {{u"Ada Quill,"_s, kName}, {u"Lamp Labs"_s, kName}}, {});
        row("a list that goes on nowhere", {{u"Ada Quill, Bo Ferrant and"_s, kName}}, {});
        row("a line that leaves the page",
            {{u"Ada Quill, | Bo Ferrant, | Cho Minh, | Nan Oak, Jon Mar"_s, kName}}, {});
        row("a list with a broken name", {{u"Ada Quill, Bo Fer\u2010"_s, kName}, {u"rant"_s, kName}}, {});
        row("a block that is no name",
            {{u"Ada Quill"_s, kName},
             {u"Institute of Tides"_s},
             {u"xin miao"_s, kName, 20},
             {u"Lamp Labs"_s}},
            {});
        row("an initial at the end", {{u"Ada Quill and Bo F"_s, kName}}, {});
        row("an initial with its stop at the end", {{u"Ada Quill and Bo F."_s, kName}}, {});
        row("a small word at the end", {{u"Ada quill and Bo Ferrant"_s, kName}}, {});
        row("a small word that is no particle", {{u"Ada longer Quill and Bo Ferrant"_s, kName}}, {});
        row("initials alone", {{u"A. Q. and B. F."_s, kName}}, {});
        row("more words than a name has", {{u"Ada Bea Cleo Dora Eva Quill and Bo Ferrant"_s, kName}}, {});
        row("an article of a subtitle", {{u"An Oak"_s, kName}, {u"an@oak.example"_s}}, {});
        row("names below names", {{u"Ada Quill"_s, kName}, {u"Bo Ferrant"_s, kBody}}, {});
        row("a team", {{u"The Lamp Collaboration"_s, kName}, {u"lamps@tides.example"_s}}, {});
        row("capitals that may be anything", {{u"ETH Zurich"_s, kName}, {u"Switzerland, info@x.example"_s}},
            {});
        row("a note of a conference", {{u"Accepted Paper"_s, kName}, {u"Ada Quill and Bo Ferrant"_s, kName}},
            {});
        row("nothing", {}, {});
    }
    void readsAuthors()
    {
        QFETCH(QList<Line>, between);
        const Paper paper = statedPaper(fileOf(between), kTitleText);
        QTEST(paper.authors, "authors");
        QCOMPARE(paper.title, kTitleText);
        QCOMPARE(paper.abstract, kAbstract); // regardless of the lines above it
        QVERIFY(!paper.year && paper.doi.isEmpty() && paper.arxivId.isEmpty());
    }

    void readsAbstracts_data()
    {
        QTest::addColumn<QList<Line>>("lines");
        QTest::addColumn<QString>("abstract");
        const QList<Line> text = abstractLines();
        const auto row = [](const char *name, const QList<Line> &lines, const QString &abstract) {
            QTest::newRow(name) << lines << abstract;
        };
        const Line next{u"1 Introduction"_s, kName};
        row("spread letters", QList<Line>{{u"A B S T R A C T"_s}} + text + QList{next}, kAbstract);
        row("on the line of its heading",
            QList<Line>{{u"Abstract—We count the lamps of forty harbours and find fewer than any-"_s}}
                + text.mid(1) + QList<Line>{{u"Index Terms—lamps, harbours"_s}},
            kAbstract);
        row("words that are looked for by",
            QList<Line>{{u"ABSTRACT"_s}} + text + QList<Line>{{u"Keywords: lamps"_s}}, kAbstract);
        row("a hyphen that stands elsewhere too",
            QList<Line>{
                {u"Abstract"_s},
                {u"A self-taught lamp is one that is self-"_s},
                {u"taught, which each harbour that keeps its lamps by itself has, and others have not."_s},
                next},
            u"A self-taught lamp is one that is self-taught, which each harbour "
            u"that keeps its lamps by "
            u"itself "
            "has, and others have not."_s);
        row("without an end", QList<Line>{{u"Abstract"_s}} + text, QString());
        row("something runs in between",
            QList<Line>{{u"Abstract"_s}} + text.mid(0, 2)
                + QList<Line>{{u"* Supported by the Lamp Fund"_s, 7}} + text.mid(2) + QList{next},
            QString());
        row("a line of another column",
            QList<Line>{{u"Abstract"_s}} + text + QList<Line>{{u"| | | that stands elsewhere."_s}, next},
            QString());
        row("longer than any", QList<Line>{{u"Abstract"_s}} + QList<Line>(120, text.first()) + QList{next},
            QString());
        row("a larger heading ends it",
            QList<Line>{{u"Abstract"_s}} + text + QList<Line>{{u"The Lamps"_s, kTitle}}, kAbstract);
        row("a column that begins further down",
            QList<Line>{{u"Abstract"_s}} + text.mid(0, 2) + QList<Line>{{text[2].text, kBody, 90}}
                + QList{next},
            QString());
        row("too short", {{u"Abstract"_s}, {u"See below."_s}, next}, QString());
        row("none", QList<Line>{{u"Summary of lamps"_s}} + text + QList{next}, QString());
    }
    void readsAbstracts()
    {
        QFETCH(QList<Line>, lines);
        const QList<Line> head{{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours"_s, kTitle}};
        QTEST(statedPaper(pagesOf(head + lines), kTitleText).abstract, "abstract");
    }

    void readsArxivStamps_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("arxiv");
        QTest::addColumn<QString>("doi");
        QTest::addColumn<QString>("when"); // a day, a year or empty
        const auto row = [](const char *name, const QString &line, const QString &arxiv, const QString &doi,
                            const QString &when) { QTest::newRow(name) << line << arxiv << doi << when; };
        row("the first version", u"arXiv:2401.01234v1 [cs.LG] 3 Jan 2024"_s, u"2401.01234"_s, {},
            u"2024-01-03"_s);
        row("a later one", u"arXiv:2312.01234v3 [cs.LG] 3 Jan 2024"_s, u"2312.01234"_s, {}, u"2023"_s);
        row("an old id", u"arXiv:math/9904123v2 [math.GT] 1 May 2001"_s, u"math/9904123"_s, {}, u"1999"_s);
        row("one that is cited", u"as arXiv:2401.01234 shows, lamps are slow"_s, {}, {}, {});
        row("its DOI", u"https://doi.org/10.1000/Lamps.7"_s, {}, u"10.1000/lamps.7"_s, {});
        row("with its name", u"DOI: 10.1000/lamps.7."_s, {}, u"10.1000/lamps.7"_s, {});
        row("one within a sentence", u"as https://doi.org/10.1000/lamps.7 shows"_s, {}, {}, {});
        row("two", u"doi 10.1000/lamps.7 doi 10.1000/lamps.8"_s, {}, {}, {});
        row("one of data", u"https://doi.org/10.5281/zenodo.12345"_s, {}, {}, {});
        row("a year", u"© 2021 The Harbour Press. All rights reserved."_s, {}, {}, u"2021"_s);
        row("years", u"© 2021 The Harbour Press, © 2022 Ada Quill"_s, {}, {}, {});
        row("a range of years", u"© 2019-2021 The Harbour Press"_s, {}, {}, {});
        row("a number that is no year", u"Copyright notice 18, pages 2031 to 2044"_s, {}, {}, {});
    }
    void readsArxivStamps()
    {
        QFETCH(QString, line);
        QFETCH(QString, when);
        const Paper paper =
            statedPaper(fileOf({{u"Ada Quill and Bo Ferrant"_s, kName}}, {}, {{line, 8}}), kTitleText);
        QTEST(paper.arxivId, "arxiv");
        QTEST(paper.doi, "doi");
        QCOMPARE(paper.date.isValid() ? paper.date.toString(Qt::ISODate)
                     : paper.year     ? QString::number(*paper.year)
                                      : QString(),
                 when);
        QCOMPARE(paper.authors.size(), 2);
    }

    // The stamp is vertical and may occur anywhere in the text order of the file.
    void readsVerticalStamp()
    {
        PdfFirstPages file = fileOf({{u"Ada Quill,"_s, kName}, {u"Bo Ferrant"_s, kName}});
        std::vector<PdfWord> &words = file.first.front().words;
        const auto behind = std::find_if(words.begin(), words.end(),
                                         [](const PdfWord &word) { return word.text == "Quill,"_L1; });
        QVERIFY(behind != words.end());
        std::vector<PdfWord> stamp;
        for (const QString &text : {u"arXiv:2401.01234v1"_s, u"[cs.LG]"_s, u"3"_s, u"Jan"_s, u"2024"_s}) {
            PdfWord word;
            word.text = text;
            word.size = 20;
            word.spaceAfter = true;
            word.box = QRectF(20, 500 - 130 * double(stamp.size()), 20, 10 * double(text.size()));
            stamp.push_back(word);
        }
        stamp.back().lineEnd = true;
        words.insert(behind + 1, stamp.begin(), stamp.end());
        file.first.front().text += u"arXiv:2401.01234v1 [cs.LG] 3 Jan 2024\n"_s;
        const Paper paper = statedPaper(file, kTitleText);
        QCOMPARE(paper.authors, (QStringList{u"Ada Quill"_s, u"Bo Ferrant"_s}));
        QCOMPARE(paper.arxivId, u"2401.01234"_s);
        QCOMPARE(paper.abstract, kAbstract);
    }
    // Superscripts and subscripts are marked; otherwise ten to the fifth would read as 105.
    void marksSuperscriptsInAbstract()
    {
        PdfFirstPages file = fileOf({{u"Ada Quill and Bo Ferrant"_s, kName}});
        std::vector<PdfWord> &words = file.first.front().words;
        const auto forty = std::find_if(words.begin(), words.end(),
                                        [](const PdfWord &word) { return word.text == "forty"_L1; });
        QVERIFY(forty != words.end());
        forty->text = u"10"_s;
        forty->spaceAfter = false;
        PdfWord power = *forty, index = *forty;
        power.text = u"5"_s;
        power.size = index.size = kMark;
        power.box.moveTop(forty->box.top() - 4);
        index.text = u"i"_s;
        index.box.moveTop(forty->box.top() + 6);
        index.spaceAfter = true;
        const auto at = words.insert(forty + 1, power);
        words.insert(at + 1, index);
        QVERIFY2(statedPaper(file, kTitleText).abstract.contains(u"lamps of 10^5_i harbours"_s),
                 qPrintable(statedPaper(file, kTitleText).abstract));
    }

    void readsTitles_data()
    {
        QTest::addColumn<QList<Line>>("heading");
        QTest::addColumn<QString>("title");
        const auto row = [](const char *name, const QList<Line> &heading, const QString &title) {
            QTest::newRow(name) << heading << title;
        };
        row("one line", {{kTitleText, kTitle}}, kTitleText);
        row("two lines", {{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours"_s, kTitle}}, kTitleText);
        row("four lines, the last of one word",
            {{u"Slow Lamps"_s, kTitle}, {u"for"_s, kTitle}, {u"Patient"_s, kTitle}, {u"Harbours"_s, kTitle}},
            kTitleText);
        row("a broken word", {{u"Slow Lamps for Pa-"_s, kTitle}, {u"tient Harbours"_s, kTitle}}, kTitleText);
        row("a soft hyphen", {{u"Slow Lamps for Pa\u00ad"_s, kTitle}, {u"tient Harbours"_s, kTitle}},
            kTitleText);
        row("words that come again", {{u"The Lamp and the"_s, kTitle}, {u"Lamp of the Other Lamp"_s, kTitle}},
            u"The Lamp and the Lamp of the Other Lamp"_s);
        row("a word of the title stands above it",
            {{u"Lamps and Harbours, an invented journal"_s, kBody},
             {u"Slow Lamps for"_s, kTitle, 20},
             {u"Patient Harbours"_s, kTitle}},
            kTitleText);
        row("a mark of a footnote", {{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours ^∗"_s, kTitle}},
            kTitleText);
        row("a word in other letters",
            {{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours in x ^2 Towns"_s, kTitle}},
            u"Slow Lamps for Patient Harbours in x^2 Towns"_s);
        row("wide lines", {{u"Slow Lamps for"_s, kTitle}, {u"Patient Harbours"_s, kTitle, 9}}, kTitleText);
        row("a subtitle", {{u"Slow Lamps:"_s, kTitle}, {u"On Patient Harbours"_s, kTitle}},
            u"Slow Lamps: On Patient Harbours"_s);
        row("a line that may be a name", {{u"Slow Lamps for"_s, kTitle}, {u"Ada Quill"_s, kTitle}},
            u"Slow Lamps for Ada Quill"_s);
    }
    void readsTitles()
    {
        QFETCH(QList<Line>, heading);
        const PdfFirstPages pages =
            pagesOf(heading + QList<Line>{{u"Ada Quill and Bo Ferrant"_s, kName, 10}, {u"Abstract"_s, 11, 12}}
                    + abstractLines() + QList<Line>{{u"1 Introduction"_s, kName, 12}});
        QTEST(DocumentHeading(pages).title(), "title");
        const Paper paper = statedPaper(pages, DocumentHeading(pages).title());
        QCOMPARE(paper.authors, (QStringList{u"Ada Quill"_s, u"Bo Ferrant"_s}));
        QCOMPARE(paper.abstract, kAbstract);
    }

    // Pages of typewriters and plain converters have one letter size everywhere.
    void readsPagesWithOneFontSize_data()
    {
        QTest::addColumn<QList<Line>>("lines");
        QTest::addColumn<QStringList>("authors");
        QTest::addColumn<QString>("title");
        const QStringList two{u"Ada Quill"_s, u"Bo Ferrant"_s};
        const QList<Line> text = abstractLines();
        const QList<Line> body{{u"1. Introduction"_s, kBody, 10},
                               {u"Harbours have lamps, and they always had."_s}};
        const auto row = [](const char *name, const QList<Line> &lines, const QStringList &authors,
                            const QString &title) { QTest::newRow(name) << lines << authors << title; };
        const QList<Line> abstract = QList<Line>{{u"Abstract"_s, kBody, 10}} + text;
        row("lines close together",
            QList<Line>{{kTitleText}, {u"Ada Quill and Bo Ferrant"_s}, {u"Abstract"_s}} + text
                + QList<Line>{{u"1 Introduction"_s}},
            two, kTitleText);
        row("with gaps", QList<Line>{{kTitleText}, {u"Ada Quill, Bo Ferrant"_s, kBody, 10}} + abstract + body,
            two, kTitleText);
        row("a title of two lines",
            QList<Line>{
                {u"Slow Lamps for"_s}, {u"Patient Harbours"_s}, {u"Ada Quill and Bo Ferrant"_s, kBody, 10}}
                + abstract + body,
            two, kTitleText);
        row("names after by",
            QList<Line>{{kTitleText}, {u"by Ada Quill and Bo Ferrant"_s, kBody, 10}} + abstract + body, two,
            kTitleText);
        row("a name a line",
            QList<Line>{{kTitleText}, {u"Ada Quill"_s, kBody, 10}, {u"Bo Ferrant"_s}} + abstract + body, two,
            kTitleText);
        row("with places and letters",
            QList<Line>{{kTitleText},
                        {u"Ada Quill, Bo Ferrant"_s, kBody, 10},
                        {u"Institute of Tides"_s},
                        {u"ada@tides.example"_s}}
                + abstract + body,
            two, kTitleText);
        row("addresses behind the names",
            QList<Line>{{kTitleText},
                        {u"Ada Quill <ada@tides.example>, Bo Ferrant <bo@tides.example>"_s, kBody, 10}}
                + abstract + body,
            two, kTitleText);
        row("an abstract on the line of its heading",
            QList<Line>{
                {kTitleText},
                {u"Ada Quill and Bo Ferrant"_s, kBody, 10},
                {u"Abstract: We count the lamps of forty harbours and find fewer than any-"_s, kBody, 10}}
                + text.mid(1) + body,
            two, kTitleText);
        row("a summary",
            QList<Line>{{kTitleText}, {u"Ada Quill and Bo Ferrant"_s, kBody, 10}, {u"Summary"_s, kBody, 10}}
                + text + body,
            two, kTitleText);
        row("an unnumbered heading behind it",
            QList<Line>{{kTitleText}, {u"Ada Quill and Bo Ferrant"_s, kBody, 10}} + abstract
                + QList<Line>{{u"Lamps of old"_s, kBody, 14}, {u"Harbours have lamps."_s}},
            two, kTitleText);
        row("no abstract: it may be a letter",
            QList<Line>{{u"Dear Ada Quill"_s}, {u"the lamps are slow this year."_s}}, {}, {});
    }
    void readsPagesWithOneFontSize()
    {
        QFETCH(QList<Line>, lines);
        QFETCH(QString, title);
        const PdfFirstPages pages = pagesOf(lines);
        const QString found = DocumentHeading(pages).title();
        QCOMPARE(found, title);
        const Paper paper = statedPaper(pages, found);
        QTEST(paper.authors, "authors");
        QCOMPARE(paper.abstract, title.isEmpty() ? QString() : kAbstract);
    }

    // A font without a Unicode map gives meaningless glyph numbers.
    void ignoresUnmappedFonts_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("from"); // range of the letter sizes without a Unicode map
        QTest::addColumn<int>("to");
        for (const auto &[name, kind] :
             {std::pair{"numbers of glyphs", 0}, std::pair{"private characters", 1}, std::pair{"nothing", 2},
              std::pair{"another alphabet's order", 3}}) {
            QTest::addRow("%s, title", name) << kind << 15 << 20;
            QTest::addRow("%s, names", name) << kind << 12 << 13;
            QTest::addRow("%s, text", name) << kind << 9 << 11;
            QTest::addRow("%s, all", name) << kind << 0 << 99;
        }
    }
    void ignoresUnmappedFonts()
    {
        QFETCH(int, kind);
        QFETCH(int, from);
        QFETCH(int, to);
        PdfFirstPages pages = fileOf({{u"Ada Quill and Bo Ferrant"_s, kName, 10}});
        const auto garbled = [kind](const QString &text) {
            QString other;
            for (const QChar c : text) {
                const char16_t code = c.unicode();
                if (kind == 0)
                    other += code > 29 + 32 ? QString(QChar(code - 29))
                                            : QString(); // control characters are omitted
                else if (kind == 1)
                    other += QChar(0xf000 + code);
                else if (kind == 3)
                    other += !c.isLetter() ? c
                        : c.isLower()      ? QChar(u'a' + (code - u'a' + 6) % 26)
                                           : QChar(u'A' + (code - u'A' + 6) % 26);
            }
            return other;
        };
        for (PdfWord &word : pages.first.front().words)
            if (word.size >= float(from) && word.size <= float(to) && word.text != "Abstract"_L1)
                word.text = garbled(word.text);
        const QString title = DocumentHeading(pages).title();
        const auto covers = [&](float size) { return size >= float(from) && size <= float(to); };
        QCOMPARE(title, covers(kTitle) ? QString() : kTitleText);
        const Paper paper = statedPaper(pages, title);
        QCOMPARE(paper.title, title);
        if (covers(kTitle) || (covers(kName) && kind != 3)) // the affected letters could be names
            QCOMPARE(paper.authors, QStringList());
        QCOMPARE(paper.abstract, covers(kBody) ? QString() : kAbstract);
    }

    // If the page lacks the given title, for example because it is a cover title, no authors are read.
    void missingTitleGivesNoAuthors()
    {
        const PdfFirstPages pages = fileOf({{u"Ada Quill and Bo Ferrant"_s, kName}});
        const Paper paper = statedPaper(pages, u"Entirely Other Lamps"_s);
        QCOMPARE(paper.title, u"Entirely Other Lamps"_s);
        QVERIFY(paper.authors.isEmpty() && paper.abstract.isEmpty());
        QCOMPARE(statedPaper({}, u"Lamps"_s).title, u"Lamps"_s);
        QVERIFY(statedPaper(pages, {}).authors.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestStatedPaper)
#include "tst_statedpaper.moc"
