// Tests the match of a PDF to a paper of the library by its first pages: the evidence that decides and the
// evidence that must not.
#include "models/attachments/papermatcher.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include <QTemporaryDir>

#include <tuple>

using namespace lectern;
using namespace lectern::test;

namespace
{

constexpr float kTitle = 17, kBody = 10;

struct Line {
    QString text;
    float size = kBody;
    double above = 4; // space above it
};

// The text begins an inch below the upper edge, running heads half an inch.
constexpr double kTextTop = 72, kMargin = 36;

PdfPageText pageOf(const QList<Line> &lines, const QString &runningHead = {})
{
    PdfPageText page;
    page.size = QSizeF(612, 792);
    double y = kTextTop;
    const auto place = [&page](const Line &line, double top) {
        double x = kTextTop;
        for (const QString &text : line.text.split(u' ', Qt::SkipEmptyParts)) {
            PdfWord word;
            word.text = text;
            word.size = line.size;
            word.spaceAfter = true;
            word.box = QRectF(x, top, double(text.size()) * line.size / 2, line.size);
            x = word.box.right() + line.size / 4;
            page.words.push_back(word);
        }
        if (!line.text.isEmpty())
            page.words.back().lineEnd = true;
        page.text += line.text + u'\n';
    };
    if (!runningHead.isEmpty())
        place({runningHead, 8}, kMargin);
    for (const Line &line : lines) {
        // Vertical text along the margin, like arXiv's stamp.
        const bool isUpright = line.text.startsWith(u'|');
        const size_t before = page.words.size();
        y += line.above;
        place({isUpright ? line.text.mid(1) : line.text, line.size}, y);
        y += line.size;
        if (isUpright) {
            y -= line.size + line.above;
            double up = 700;
            for (size_t i = before; i < page.words.size(); ++i) {
                QRectF &box = page.words[i].box;
                box = QRectF(20, up - box.width(), box.height(), box.width());
                up = box.top() - 5;
            }
        }
    }
    return page;
}

QList<Line> wrapped(const QString &text, float size = kBody)
{
    QList<Line> lines;
    const QStringList words = text.split(u' ');
    for (qsizetype i = 0; i < words.size(); i += 9)
        lines.append({words.mid(i, 9).join(u' '), size});
    return lines;
}

// A typical first page of a paper.
PdfFirstPages fileOf(const QList<Line> &title, const QString &authors, const QString &abstract,
                     const QList<Line> &before = {}, const QList<Line> &behind = {},
                     const QString &runningHead = {})
{
    QList<Line> lines = before;
    lines += title;
    lines.append({authors, 12, 14});
    lines.append({u"Institute of Tides, Harbour Street 7"_s});
    lines.append({u"Abstract"_s, 11, 10});
    lines += wrapped(abstract);
    lines.append({u"1 Introduction"_s, 12});
    lines += wrapped(
        u"Every text needs words that nobody has put into an abstract, and these are some that stand "
        "below it so that the letters of the text are the most frequent ones on the page. They go on "
        "for a while about nothing that any library knows, as introductions do, and then they end."_s);
    lines += behind;
    PdfFirstPages pages;
    pages.pages = 9;
    pages.first.push_back(pageOf(lines, runningHead));
    return pages;
}

// Returns an abstract. No other number gives the same words, and each number has its own order of words.
QString abstractOf(int number)
{
    static const QStringList parts{u"lamp"_s, u"heron"_s,  u"tub"_s, u"ledger"_s, u"kite"_s,
                                   u"rope"_s, u"violin"_s, u"ice"_s, u"salt"_s,   u"owl"_s};
    QStringList words;
    for (int i = 0; i < 70; ++i)
        words.append(parts[(i * (number % 7 + 1) + number) % parts.size()]
                     + QChar(u'a' + (i * 5 + number) % 26) + QChar(u'a' + number / 26)
                     + QChar(u'a' + number % 26));
    return words.join(u' ');
}

// The first words of one abstract, followed by the rest of another.
QString partlyOf(int number, qsizetype words, int other)
{
    const auto split = [](int of) { return abstractOf(of).split(u' '); };
    return (split(number).mid(0, words) + split(other).mid(words)).join(u' ');
}

Paper known(int number, const QString &title, const QStringList &authors)
{
    return paper(title, authors, abstractOf(number));
}

} // namespace

class TestPaperMatcher : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    PaperMatch match(const PdfFirstPages &pages) { return must(matchPaper(*m_library, pages)); }
    QString titleOf(PaperId id)
    {
        return id == PaperId::None ? QString() : must(m_library->papers().rows({id})).first().title;
    }

private slots:
    void initTestCase()
    {
        m_library = must(Library::open(m_dir.filePath(u"papers.lectern"_s)));
        Paper stamped = known(3, u"Kites That Remember the Wind"_s, {u"Dina Voss"_s, u"Emil Tarn"_s});
        stamped.arxivId = u"2401.01234"_s;
        stamped.doi = u"10.1000/kites.3"_s;
        Paper identified = known(4, u"A Ledger of Coastal Owls"_s, {u"Fay Brook"_s, u"Gus Shore"_s});
        identified.doi = u"10.1000/Owls.7"_s;
        Paper one = known(5, u"Bridges Made of Fog and Rope"_s, {u"Hal Reed"_s});
        one.year = 2021;
        one.arxivId = u"2101.00001"_s;
        Paper other = one; // published two years later under the same title
        other.abstract = abstractOf(6);
        other.arxivId = u"2301.00002"_s;
        other.year = 2023;
        Paper bare = paper(u"Salt Stairs in Northern Harbours of Old"_s, {u"Ida Finch"_s, u"Jon Marsh"_s});
        (void)must(m_library->importer().import(
            facts(u"one.txt"_s),
            page({known(1, u"Self-Supervised Lanterns for Counting Herons at Night"_s,
                        {u"Ada Quill"_s, u"Bo Ferrant"_s, u"Cho Minh"_s}),
                  known(2, u"Slow Cameras: A Study of Tides"_s, {u"Ada Quill"_s, u"Bo Ferrant"_s}), stamped,
                  identified, one, other, bare, known(7, u"Tides"_s, {u"Kay Low"_s, u"Lea High"_s}),
                  known(8, u"Efficient Classification of Glacier Violins"_s, {u"Moe Flint"_s}),
                  known(9, u"Results of the Harbour Lamp Challenge HLC2023"_s,
                        {u"Ora Pike"_s, u"Pia Stern"_s}),
                  paper(u"Night Lamps"_s, {u"Ed Sole"_s, u"Flo Tern"_s}),
                  known(11, u"On Us and It"_s, {u"Gil Oat"_s}),
                  known(12, u"Patient Ferries Across the Sound"_s, {u"Chuan Wu"_s, u"Na Li"_s}),
                  known(13,
                        u"What Forty Lighthouse Keepers Wrote into Their Books of Fog and Wind between Two "
                        "Wars and How It Was Read"_s,
                        {u"Hugo Brand"_s})})));
    }
    void cleanupTestCase() { m_library.reset(); }

    void findsPaperOfPdf_data()
    {
        QTest::addColumn<PdfFirstPages>("file");
        QTest::addColumn<QString>("title"); // title of the matched paper; empty: the user decides
        QTest::addColumn<int>("found");
        const QString lanterns = u"Self-Supervised Lanterns for Counting Herons at Night"_s;
        const QString names = u"Ada Quill1,∗ Bo Ferrant2 and Cho Minh1"_s;
        const auto row = [](const char *name, const PdfFirstPages &file, const QString &title,
                            FoundBy found) { QTest::newRow(name) << file << title << int(found); };
        row("its title", fileOf({{lanterns, kTitle}}, names, abstractOf(1)), lanterns, FoundBy::Title);
        row("in capitals on two lines",
            fileOf({{u"SELF-SUPERVISED LANTERNS FOR"_s, kTitle}, {u"COUNTING HERONS AT NIGHT"_s, kTitle}},
                   names, abstractOf(1)),
            lanterns, FoundBy::Title);
        row("a line ends in its hyphen",
            fileOf({{u"Self-"_s, kTitle}, {u"Supervised Lanterns for Counting Herons at Night"_s, kTitle}},
                   names, abstractOf(1)),
            lanterns, FoundBy::Title);
        row("a line ends in the middle of a word",
            fileOf({{u"Self-Supervised Lanterns for Count-"_s, kTitle}, {u"ing Herons at Night"_s, kTitle}},
                   names, abstractOf(1)),
            lanterns, FoundBy::Title);
        row("without its hyphen and with a subtitle",
            fileOf({{u"Self Supervised Lanterns for Counting Herons at Night:"_s, kTitle},
                    {u"A Longer Look"_s, kTitle}},
                   names, abstractOf(1)),
            lanterns, FoundBy::Title);
        row("letters of one size",
            fileOf({{lanterns, kBody}}, names, abstractOf(1), {}, {}, u"Proceedings of the Ninth Harbour"_s),
            lanterns, FoundBy::Title);
        row("without its subtitle",
            fileOf({{u"Slow Cameras"_s, kTitle}}, u"A. Quill, B. Ferrant"_s, abstractOf(2)),
            u"Slow Cameras: A Study of Tides"_s, FoundBy::Abstract);
        row("ligatures that say nothing",
            fileOf({{u"Ecient Classication of Glacier Violins"_s, kTitle}}, u"Moe Flint"_s, abstractOf(8)),
            u"Efficient Classification of Glacier Violins"_s, FoundBy::Title);
        row("no abstract is known",
            fileOf({{u"Salt Stairs in Northern Harbours of Old"_s, kTitle}}, u"Ida Finch Jon Marsh"_s,
                   abstractOf(90)),
            u"Salt Stairs in Northern Harbours of Old"_s, FoundBy::Title);
        row("a stamp along the margin",
            fileOf({{u"Kites That Remember the Wind"_s, kTitle}}, u"Dina Voss Emil Tarn"_s, abstractOf(3), {},
                   {{u"|arXiv:2401.01234v3 [cs.LG] 3 Jan 2024"_s, 20}}),
            u"Kites That Remember the Wind"_s, FoundBy::Arxiv);
        row("its own DOI",
            fileOf({{u"A Ledger of Coastal Owls"_s, kTitle}}, u"Fay Brook Gus Shore"_s, abstractOf(4),
                   {{u"https://doi.org/10.1000/owls.7."_s, 8}}),
            u"A Ledger of Coastal Owls"_s, FoundBy::Doi);
        row("the version with this abstract",
            fileOf({{u"Bridges Made of Fog and Rope"_s, kTitle}}, u"Hal Reed"_s, abstractOf(6)),
            u"Bridges Made of Fog and Rope"_s, FoundBy::Title);
        row("a title of one word", fileOf({{u"Tides"_s, kTitle}}, u"Kay Low and Lea High"_s, abstractOf(7)),
            u"Tides"_s, FoundBy::Title);

        row("the version with most of this abstract",
            fileOf({{u"Bridges Made of Fog and Rope"_s, kTitle}}, u"Hal Reed"_s, partlyOf(6, 50, 5)),
            u"Bridges Made of Fog and Rope"_s, FoundBy::Title);
        row("marks of footnotes glued to the names",
            fileOf({{lanterns, kTitle}}, u"Ada Quilla Bo Ferrantb Cho Minhc"_s, abstractOf(1)), lanterns,
            FoundBy::Title);
        row("families of two letters",
            fileOf({{u"Patient Ferries Across the Sound"_s, kTitle}}, u"Chuan Wu, Na Li"_s, abstractOf(12)),
            u"Patient Ferries Across the Sound"_s, FoundBy::Title);
        row("a long title, with a letter lost",
            fileOf({{u"What Forty Lighthouse Kepers Wrote into Their Books of Fog"_s, kTitle},
                    {u"and Wind between Two Wars and How It Was Read"_s, kTitle}},
                   u"Hugo Brand"_s, abstractOf(13)),
            u"What Forty Lighthouse Keepers Wrote into Their Books of Fog and Wind between Two Wars and How "
            u"It "
            "Was Read"_s,
            FoundBy::Title);
        row("a footnote's star and soft hyphens",
            fileOf({{u"Patient Fer\u00ad"_s, kTitle}, {u"ries Across the Sound ∗"_s, kTitle}},
                   u"Chuan Wu, Na Li"_s, abstractOf(12)),
            u"Patient Ferries Across the Sound"_s, FoundBy::Title);

        // --- the user decides
        const auto asks = [](const char *name, const PdfFirstPages &file) {
            QTest::newRow(name) << file << QString() << int(FoundBy::Hand);
        };
        asks("a stranger", fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak"_s, abstractOf(91)));
        asks("a stranger of the same name",
             fileOf({{lanterns, kTitle}}, u"Nan Oak and Pim Elm"_s, abstractOf(91)));
        asks("another text of the same authors under the same name",
             fileOf({{u"Tides"_s, kTitle}}, u"Kay Low and Lea High"_s, abstractOf(92)));
        asks("a known title within a longer one",
             fileOf({{u"A Comment on Salt Stairs in Northern Harbours of Old"_s, kTitle}},
                    u"Nan Oak and Jon Marsh"_s, abstractOf(91)));
        asks("a stamp of a cited paper",
             fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak"_s, abstractOf(91), {},
                    {{u"Voss. Kites. arXiv:2401.01234 [cs.LG], 2024"_s}}));
        asks("the DOI of a cited paper",
             fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak"_s, abstractOf(91), {},
                    {{u"Brook and Shore. A ledger of coastal owls. 10.1000/owls.7"_s}}));
        asks("a cited title behind the text",
             fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak"_s, abstractOf(91), {},
                    {{lanterns}, {u"by Nobody Known"_s}}));
        asks("the abstract under another title",
             fileOf({{u"Counting at Night"_s, kTitle}}, names, abstractOf(1)));
        asks("the words of the title in another order",
             fileOf({{u"It and Us"_s, kTitle}}, u"Gil Oat"_s, abstractOf(11)));
        asks("no abstract is known, and the title goes on",
             fileOf({{u"Salt Stairs in Northern Harbours of Old"_s, kTitle},
                     {u"and What Became of Them"_s, kTitle}},
                    u"Ida Finch Jon Marsh"_s, abstractOf(90)));
        // These pages mention papers of the library; their own titles are above their abstracts.
        asks("a known abstract below its own, and half of the authors",
             fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak and Bo Ferrant"_s,
                    abstractOf(91).left(150), {}, wrapped(abstractOf(2) + u" slow cameras study tides"_s)));
        asks("what the same authors wrote beside it, with most of its abstract",
             fileOf({{u"Paper Boats and Patience"_s, kTitle}}, names, partlyOf(1, 52, 91) + u' ' + lanterns));
        const QList<Line> third{{u"Results of the Harbour Lamp Challenge HLC2024"_s, kTitle}};
        asks("the next year's, with half of the abstract",
             fileOf(third, u"Ora Pike and Pia Stern"_s, partlyOf(9, 40, 91) + u" after HLC2023"_s));
        asks("the next year's, with the same abstract",
             fileOf(third, u"Ora Pike and Pia Stern"_s, abstractOf(9) + u" after HLC2023"_s));
        asks("two versions and neither abstract",
             fileOf({{u"Bridges Made of Fog and Rope"_s, kTitle}}, u"Hal Reed"_s, abstractOf(93)));
        asks("half of the abstract of either version",
             fileOf({{u"Bridges Made of Fog and Rope"_s, kTitle}}, u"Hal Reed"_s, partlyOf(5, 35, 6)));
        asks("a short title that goes on, no abstract known",
             fileOf({{u"Night Lamps"_s, kTitle}, {u"of the Northern Pier"_s, kTitle}},
                    u"Ed Sole and Flo Tern"_s, abstractOf(90)));
        asks("a family of two letters alone",
             fileOf({{u"Patient Ferries Across the Sound"_s, kTitle}}, u"Wu Hu and Li Hu"_s, abstractOf(90)));
        asks("no words at all", PdfFirstPages{3, QString(), {PdfPageText()}});
        asks("no pages", PdfFirstPages());
    }
    void findsPaperOfPdf()
    {
        QFETCH(PdfFirstPages, file);
        QFETCH(QString, title);
        QFETCH(int, found);
        const PaperMatch found_ = match(file);
        QCOMPARE(titleOf(found_.paper), title);
        if (!title.isEmpty())
            QCOMPARE(int(found_.found), found);
    }

    // A page that quotes a paper is not that paper: the quoted title is not the heading, even in large
    // letters.
    void quotingPageIsNotMatched_data()
    {
        QTest::addColumn<PdfFirstPages>("file");
        const QString title = u"Kites That Remember the Wind"_s, names = u"Dina Voss and Emil Tarn"_s;
        const QString half = u"Kites That Remember"_s, rest = u"the Wind"_s;
        const QList<Line> abstract = QList<Line>{{u"Abstract"_s, 11, 10}} + wrapped(abstractOf(3));
        const QList<Line> remarks = QList<Line>{{u"What I think of it"_s, 11, 14}}
            + wrapped(u"The wind is remembered by few of the kites that were flown in the autumn, and the "
                      u"text does not "
                      "say which of them were asked before they were let go over the harbour and the town"_s)
            + wrapped(abstractOf(95));
        const QList<Line> body = QList<Line>{{u"1 Introduction"_s, 12, 14}} + wrapped(abstractOf(95));
        const QList<Line> own{{u"Nan Oak and Pim Elm"_s, 12, 14}, {u"Institute of Tides"_s}};
        const QList<Line> quoted{{names, 12, 14}, {u"Institute of Kites"_s}};
        const auto add = [&](const QString &name, const QList<Line> &lines, const QList<Line> &second = {},
                             const QString &runningHead = {}) {
            for (const QString &metadata : {QString(), u"Notes"_s, title})
                for (const bool hasIds : {false, true}) {
                    PdfFirstPages file;
                    file.pages = 9;
                    file.title = metadata;
                    const QList<Line> ids{{u"arXiv:2401.01234v1 [cs.LG] 3 Jan 2024"_s},
                                          {u"https://doi.org/10.1000/kites.3"_s}};
                    file.first.push_back(pageOf(lines + (hasIds ? ids : QList<Line>()), runningHead));
                    if (!second.isEmpty())
                        file.first.push_back(pageOf(second));
                    QTest::newRow(qPrintable(
                        u"%1%2%3"_s.arg(name, hasIds ? u", its ids"_s : QString(),
                                        metadata.isEmpty() ? QString() : u", called "_s + metadata)))
                        << file;
                }
        };
        for (const auto &[kind, words, people] :
             {std::tuple{u"comment"_s, u"A Comment on"_s, own}, std::tuple{u"reply"_s, u"Reply to:"_s, own},
              std::tuple{u"review"_s, u"Review of"_s, quoted},
              std::tuple{u"erratum"_s, u"Erratum:"_s, quoted}}) {
            for (const QList<Line> &below :
                 {people + abstract + body, people + abstract + remarks, people + quoted + abstract + body}) {
                const QString at = kind + u' ' + QString::number(below.size()) + u", "_s;
                add(at + u"on one line"_s, QList<Line>{{words + u' ' + title, kTitle}} + below);
                add(at + u"on two lines"_s,
                    QList<Line>{{words + u' ' + half, kTitle}, {rest, kTitle}} + below);
                add(at + u"a line above"_s, QList<Line>{{words, kTitle}, {title, kTitle}} + below);
                add(at + u"in larger letters above"_s, QList<Line>{{words, 22}, {title, kTitle}} + below);
                add(at + u"in smaller letters above"_s, QList<Line>{{words, 12}, {title, kTitle}} + below);
                add(at + u"in letters of the text above"_s, QList<Line>{{words}, {title}} + below);
                add(at + u"on one line of the text"_s, QList<Line>{{words + u' ' + title}} + below);
            }
        }
        add(u"comment behind the title"_s,
            QList<Line>{{title + u": A Comment"_s, kTitle}} + own + abstract + body);
        add(u"comment below the title"_s,
            QList<Line>{{title, kTitle}, {u"A Comment"_s, kTitle}} + own + abstract + body);
        add(u"comment below the title, by others"_s,
            QList<Line>{{title, kTitle}} + own + quoted + abstract + body);
        add(u"comment on a title in quotation marks"_s,
            QList<Line>{{u"“"_s + title + u"”"_s, kTitle}} + quoted + abstract + body);
        for (const QString &heading : {u"Reading notes, week 12"_s, u"Referee Report"_s, u"Journal club"_s,
                                       u"Report on manuscript 4711"_s})
            for (const float size : {kBody, 12.0F, kTitle, 22.0F})
                for (const float quotedSize : {kBody, 12.0F, kTitle, 22.0F}) {
                    const QString at = u"%1 %2/%3"_s.arg(heading).arg(size).arg(quotedSize);
                    add(at,
                        QList<Line>{{heading, size}, {title, quotedSize, 20}} + quoted + abstract + remarks);
                    add(at + u", in the middle"_s,
                        QList<Line>{{heading, size}} + wrapped(abstractOf(96))
                            + QList<Line>{{title, quotedSize, 20}} + quoted + abstract + remarks);
                    add(at + u", by its name"_s,
                        QList<Line>{{heading, size},
                                    {u"Title: "_s + title, quotedSize, 20},
                                    {u"Authors: "_s + names, quotedSize}}
                            + abstract + remarks);
                }
        const QList<Line> paper = QList<Line>{{title, kTitle}} + quoted + abstract + body;
        const QList<Line> other = QList<Line>{{u"Paper Boats and Patience"_s, kTitle}} + own
            + QList<Line>{{u"Abstract"_s, 11, 10}} + wrapped(abstractOf(97)) + body;
        for (const float size : {12.0F, kTitle, 22.0F}) {
            const QList<Line> cover{{u"Proceedings of the Ninth Harbour Workshop"_s, size, 200},
                                    {u"Edited by Nan Oak"_s, kBody, 30},
                                    {u"All rights to the papers remain with their authors."_s}};
            add(u"proceedings, cover in %1"_s.arg(size), cover, paper);
            add(u"proceedings, cover in %1 with contents"_s.arg(size),
                cover
                    + QList<Line>{{title + u" . . . 1"_s, kBody, 30},
                                  {names},
                                  {u"Paper Boats and Patience . . . 9"_s}},
                paper);
            add(u"proceedings, heading in %1 above the first paper"_s.arg(size),
                QList<Line>{{u"Proceedings of the Ninth Harbour Workshop"_s, size}, {title, kTitle, 30}}
                    + quoted + abstract + remarks);
        }
        add(u"proceedings, cover in letters of the text"_s,
            {{u"Proceedings of the Ninth Harbour Workshop"_s}, {u"Edited by Nan Oak"_s}}, paper);
        add(u"proceedings without a cover"_s, paper, other);
        add(u"proceedings, two abstracts on a page"_s,
            QList<Line>{{title, kTitle}} + quoted + abstract
                + QList<Line>{{u"Paper Boats and Patience"_s, kTitle, 20}} + own
                + QList<Line>{{u"Abstract"_s, 11, 10}} + wrapped(abstractOf(97)));
        add(u"notes with a running head"_s,
            QList<Line>{{u"Reading notes, week 12"_s, kTitle}, {title, 12, 20}} + quoted + abstract + remarks,
            {}, u"Harbour Notes"_s);
    }
    void quotingPageIsNotMatched()
    {
        QFETCH(PdfFirstPages, file);
        const PaperMatch found = match(file);
        QCOMPARE(titleOf(found.paper), QString());
        QVERIFY(!found.likely.isEmpty());
    }

    // A paper is found in the layouts of journals, conferences and repositories.
    void findsInManyLayouts_data()
    {
        QTest::addColumn<PdfFirstPages>("file");
        const QString title = u"Kites That Remember the Wind"_s, names = u"Dina Voss and Emil Tarn"_s;
        const QList<Line> byline{{names, 12, 14}, {u"Institute of Kites"_s}};
        const QList<Line> abstract = QList<Line>{{u"Abstract"_s, 11, 10}} + wrapped(abstractOf(3));
        const QList<Line> body = QList<Line>{{u"1 Introduction"_s, 12, 14}} + wrapped(abstractOf(95));
        const QList<Line> rest = byline + abstract + body;
        const auto add = [](const char *name, const QList<Line> &lines, const QList<Line> &second = {},
                            const QString &runningHead = {}) {
            PdfFirstPages file;
            file.pages = 9;
            file.first.push_back(pageOf(lines, runningHead));
            if (!second.isEmpty())
                file.first.push_back(pageOf(second));
            QTest::newRow(name) << file;
        };
        const QList<Line> heading{{title, kTitle}};
        add("plain", heading + rest);
        add("a running head", heading + rest, {}, u"Journal of Invented Tides 12 (2021) 34-56"_s);
        add("the kind of article above",
            QList<Line>{{u"Research Article"_s, 10}, {title, kTitle, 14}} + rest);
        add("the number of the journal above",
            QList<Line>{{u"J. Inv. Tides 12 (2021) 34–56"_s, 9},
                        {u"https://doi.org/10.1000/kites.3"_s, 9},
                        {u"ORIGINAL PAPER"_s, 10, 20},
                        {title, kTitle, 14}}
                + rest);
        add("capitals", QList<Line>{{title.toUpper(), kTitle}} + rest);
        add("a subtitle in smaller letters",
            QList<Line>{{title, kTitle}, {u"An Autumn over the Harbour"_s, 13}} + rest);
        add("a subtitle on the next line",
            QList<Line>{{title + u':', kTitle}, {u"Autumn Harbour"_s, kTitle}} + rest);
        add("a mark behind it", QList<Line>{{title + u" ∗"_s, kTitle}} + rest);
        add("three lines",
            QList<Line>{{u"Kites That"_s, kTitle}, {u"Remember"_s, kTitle}, {u"the Wind"_s, kTitle}} + rest);
        add("a word that a line breaks",
            QList<Line>{{u"Kites That Re-"_s, kTitle}, {u"member the Wind"_s, kTitle}} + rest);
        add("letters of one size",
            QList<Line>{{title}, {names, kBody, 8}, {u"Abstract"_s, kBody, 8}} + wrapped(abstractOf(3))
                + QList<Line>{{u"1 Introduction"_s}} + wrapped(abstractOf(95)));
        add("letters of one size and a running head",
            QList<Line>{{title}, {names, kBody, 8}, {u"Abstract"_s, kBody, 8}} + wrapped(abstractOf(3))
                + QList<Line>{{u"1 Introduction"_s}} + wrapped(abstractOf(95)),
            {}, u"Harbour Notes 12"_s);
        add("a page of a repository before it",
            {{u"University Repository of Harbours"_s},
             {u"This is the version of the authors of a work that was accepted."_s}},
            heading + rest);
        add("a page of an archive that has its title",
            QList<Line>{{title, kTitle},
                        {names, 12, 14},
                        {u"To cite this version:"_s, kBody, 40},
                        {u"Dina Voss, Emil Tarn. "_s + title + u". Journal of Invented Tides, 2021."_s}},
            heading + rest);
        add("without a heading of its abstract", heading + byline + wrapped(abstractOf(3)) + body);
        add("on a page of its own", QList<Line>{{title, kTitle, 200}} + byline, abstract + body);
    }
    void findsInManyLayouts()
    {
        QFETCH(PdfFirstPages, file);
        QCOMPARE(titleOf(match(file).paper), u"Kites That Remember the Wind"_s);
    }

    void offersTheLikeliest()
    {
        const PaperMatch versions =
            match(fileOf({{u"Bridges Made of Fog and Rope"_s, kTitle}}, u"Hal Reed"_s, abstractOf(93)));
        QCOMPARE(versions.title, u"Bridges Made of Fog and Rope"_s);
        QVERIFY(versions.likely.size() >= 2 && versions.likely.size() <= 3);
        QCOMPARE(versions.likely[0].title, u"Bridges Made of Fog and Rope"_s);
        QCOMPARE(versions.likely[1].title, u"Bridges Made of Fog and Rope"_s);
        QVERIFY(versions.likely[0].year != versions.likely[1].year);
        const PaperMatch stranger =
            match(fileOf({{u"Paper Boats and Patience"_s, kTitle}}, u"Nan Oak"_s, abstractOf(91)));
        for (const LikelyPaper &paper : stranger.likely)
            QVERIFY2(paper.likeness < 0.6, qPrintable(paper.title));
    }

    void ignoresPapersInTrash()
    {
        const QString title = u"A Ledger of Coastal Owls"_s;
        const PdfFirstPages file = fileOf({{title, kTitle}}, u"Fay Brook Gus Shore"_s, abstractOf(4));
        const PaperId id = match(file).paper;
        QCOMPARE(titleOf(id), title);
        (void)must(m_library->trash().putPapers({id}));
        QCOMPARE(match(file).paper, PaperId::None);
        (void)must(m_library->trash().restorePapers({id}));
        QCOMPARE(match(file).paper, id);
    }

    void canBeCancelled()
    {
        const auto none = matchPaper(*m_library, fileOf({{u"Tides"_s, kTitle}}, u"K"_s, abstractOf(7)),
                                     [] { return true; });
        QVERIFY(!none && none.error().isCancelled());
    }
};

QTEST_GUILESS_MAIN(TestPaperMatcher)
#include "tst_papermatcher.moc"
