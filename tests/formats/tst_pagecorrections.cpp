// Tests user corrections of page lines: readers follow them, and every byte stays accounted for.
#include "models/formats/base/encoding.h"
#include "models/formats/registry.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;
using Kind = LineCorrection::Kind;

namespace
{

const QByteArray kAuthorPage = R"(Sponsored Reading
Ada Prudnik

LG
h-index4
2papers
31citations

2 Papers

81.2LGMar 3Code
Ladders for Slow Elevators

Bo Tarn, Cy Ashgrove et al.

Elevators are slow, and ladders are not. We climb both, in three buildings and on two continents, and report how long it took us to come down again.

LGFeb 2
Ten Tricks for Busy Readers

Premium Partner, Another Partner et al.

Order now and save half of the price of the first year. This offer ends on Sunday at noon, and there is no other one like it anywhere.
)";

const QByteArray kListPage = R"(72.8HCJun 3
Menus in May: A Field StudyMay Lin, Toivo Roth
Menus grow faster than their users. We logged the commands of many researchers for seven weeks and saw which of them nobody ever opened at all.
90.5MAMay 27Code
Swarms DisagreeMateus Dovale, Ivo Lind et al.
Swarms agree quickly and are quickly wrong. We study groups of agents that choose among sites of unknown quality, and add a few that dissent.
)";

ParsedSource parsed(const QByteArray &page, const PageCorrections &corrections)
{
    ParseContext context;
    context.savedOn = QDate(2026, 6, 30);
    context.corrections = corrections;
    context.explain = true;
    const auto source = parseSource(page, context);
    if (!source)
        qFatal("%s", qPrintable(source.error().message));
    qsizetype at = 0;
    for (const ByteRange &range : source->ranges) {
        if (range.begin != at)
            qFatal("a gap at byte %lld", (long long)(at));
        at = range.end;
    }
    if (at != page.size())
        qFatal("%lld of %lld bytes", (long long)(at), (long long)(page.size()));
    return *source;
}

QString author(const ParsedSource &source)
{
    return source.author ? source.author->name : QString();
}

} // namespace

class TestPageCorrections : public QObject
{
    Q_OBJECT
private slots:
    void correctsTheAuthor()
    {
        const ParsedSource before = parsed(kAuthorPage, {});
        QCOMPARE(author(before), u"Ada Prudnik"_s);
        QVERIFY(!before.diagnostics.isEmpty()); // reported as a guess
        const ParsedSource after = parsed(kAuthorPage, {{u"Sponsored Reading"_s, {Kind::Author, 0}}});
        QCOMPARE(author(after), u"Sponsored Reading"_s);
        QCOMPARE(after.author->hIndex, before.author->hIndex);
        QCOMPARE(after.papers.size(), 2);
        // A corrected line is no longer uncertain.
        const ParsedSource sure = parsed(kAuthorPage, {{u"Ada Prudnik"_s, {Kind::Author, 0}}});
        for (const Diagnostic &diagnostic : sure.diagnostics)
            QVERIFY2(!diagnostic.message.contains(u"Ada Prudnik"_s), qPrintable(diagnostic.message));
    }

    void correctsAnAuthorWithoutFigures()
    {
        QByteArray page = kAuthorPage;
        for (const char *line : {"h-index4\n", "2papers\n", "31citations\n", "2 Papers\n"})
            page.replace(line, "");
        QVERIFY(author(parsed(page, {})).isEmpty());
        const ParsedSource source = parsed(page, {{u"Ada Prudnik"_s, {Kind::Author, 0}}});
        QCOMPARE(author(source), u"Ada Prudnik"_s);
        QCOMPARE(source.papers.size(), 2);
    }

    void marksLineAsNoPaper()
    {
        QCOMPARE(parsed(kAuthorPage, {}).papers.size(), 2);
        const ParsedSource source =
            parsed(kAuthorPage, {{u"Ten Tricks for Busy Readers"_s, {Kind::NoPaper, 0}}});
        QCOMPARE(source.papers.size(), 1);
        QCOMPARE(source.papers.first().title, u"Ladders for Slow Elevators"_s);
        for (const Diagnostic &diagnostic : source.diagnostics)
            QVERIFY2(!diagnostic.message.contains(u"Partner"_s), qPrintable(diagnostic.message));
        for (const UnderstoodPart &part : source.parts)
            QVERIFY2(part.role != UnderstoodPart::Role::NotUnderstood || part.line == 1,
                     qPrintable(QString::number(part.line)));
    }

    void correctsTheTitleEnd()
    {
        const QString line = u"Menus in May: A Field StudyMay Lin, Toivo Roth"_s;
        for (const QString &title :
             {u"Menus in May: A Field Study"_s, u"Menus in"_s, u"Menus in May: A Field StudyMay"_s}) {
            const ParsedSource source = parsed(kListPage, {{line, {Kind::TitleEnds, int(title.size())}}});
            QCOMPARE(source.papers.size(), 2);
            QCOMPARE(source.papers[0].title, title);
            QCOMPARE(source.papers[0].authors.last(), u"Toivo Roth"_s);
            QCOMPARE(source.papers[1].title, u"Swarms Disagree"_s);
            for (const Diagnostic &diagnostic : source.diagnostics)
                QVERIFY2(!diagnostic.message.contains(u"uncertain"_s) || diagnostic.line != 2,
                         qPrintable(diagnostic.message));
        }
    }

    void appliesToLabelledPages()
    {
        const QByteArray page =
            "Welcome back\nAda Prudnik\nAbstract: A first abstract of some words that says "
            "what was done and what came of it in the end.\nAbstract: Buy this now, and get "
            "the second one for half of its price, while there are any of them left.\n";
        QCOMPARE(parsed(page, {}).papers.size(), 2);
        const QString advert = tidySpace(QString::fromUtf8(page.split('\n')[3]));
        const ParsedSource source =
            parsed(page, {{u"Ada Prudnik"_s, {Kind::Author, 0}}, {advert, {Kind::NoPaper, 0}}});
        QCOMPARE(source.papers.size(), 1);
        QCOMPARE(author(source), u"Ada Prudnik"_s);
    }

    void ignoresCorrectionWithoutMatchingLine()
    {
        const ParsedSource before = parsed(kListPage, {});
        const ParsedSource after =
            parsed(kListPage,
                   {{u"Another line"_s, {Kind::NoPaper, 0}}, {u"Swarms Disagree"_s, {Kind::TitleEnds, 999}}});
        QCOMPARE(after.papers.size(), before.papers.size());
        QCOMPARE(after.papers[0].title, before.papers[0].title);
        QCOMPARE(after.papers[0].authors, before.papers[0].authors);
    }
};

QTEST_GUILESS_MAIN(TestPageCorrections)
#include "tst_pagecorrections.moc"
