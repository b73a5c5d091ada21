// Tests pages as users save them: with surrounding text, cut, joined and reflowed. Checks every paper, head
// and byte of some thousand mutants of built pages, and prints the table.
//
// LECTERN_MUTANTS sets the number of mutants per kind and layout (default 30), LECTERN_SEED selects others.
// Without them each run is the same.
#include "models/core/fold.h"
#include "models/formats/registry.h"
#include "pagenoise.h"
#include "tests/support/support.h"

#include <QtTest>

#include <limits>
#include <map>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

const QDate kSavedOn(2026, 6, 30);

struct Tally {
    int mutants = 0, papers = 0, papersRight = 0, heads = 0, headsRight = 0, headsDoubtful = 0, headsNone = 0;
    int accounted = 0, wrongPapers = 0, wrongHeads = 0; // wrong: without a diagnostic
    QString first; // description of the first wrong mutant
};

// Normalises texts for comparison: reflowing changes spaces, quotes and invisible characters.
QString plain(QString text)
{
    text.replace(u'’', u'\'').replace(u'“', u'"').replace(u'”', u'"');
    text.remove(
        QRegularExpression(u"[\\x{ad}\\x{200b}-\\x{200f}\\x{202a}-\\x{202e}\\x{2060}-\\x{2069}\\x{feff}]"_s));
    return text.simplified();
}

bool sameText(const Paper &a, const Paper &b)
{
    return plain(a.title) == plain(b.title) && plain(a.authors.join(u'|')) == plain(b.authors.join(u'|'))
        && a.authorsTruncated == b.authorsTruncated && plain(a.abstract) == plain(b.abstract);
}

bool samePaper(const Paper &a, const Paper &b)
{
    return sameText(a, b) && a.category == b.category && a.date == b.date && a.score == b.score
        && a.code == b.code;
}

QString described(const Paper &paper)
{
    return u"    %1: %2 | %3%4 | %5 %6 %7 | %8\n"_s.arg(paper.line)
        .arg(paper.title, paper.authors.join(u", "_s), paper.authorsTruncated ? u" et al."_s : QString(),
             paper.category, paper.date.toString(Qt::ISODate),
             paper.score ? QString::number(*paper.score) : QString(), paper.abstract);
}

bool hasRemark(const ParsedSource &source, qsizetype begin, qsizetype end)
{
    for (const Diagnostic &diagnostic : source.diagnostics)
        if (diagnostic.line == 0 || (diagnostic.line >= begin && diagnostic.line < end))
            return true;
    return false;
}

// Returns whether a diagnostic on the head marks its author as uncertain or a figure as inexact.
bool isMarkedUncertain(const ParsedSource &source, qsizetype firstPaper)
{
    for (const Diagnostic &diagnostic : source.diagnostics)
        if (diagnostic.line < firstPaper && diagnostic.message.contains(source.author->name))
            return true;
    return false;
}

bool isAccounted(const ParsedSource &source, qsizetype size)
{
    qsizetype at = 0;
    for (const ByteRange &range : source.ranges) {
        if (range.begin != at || range.end <= range.begin)
            return false;
        at = range.end;
    }
    return at == size;
}

} // namespace

class TestPageNoise : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        bool set = false;
        const int wanted = qEnvironmentVariableIntValue("LECTERN_MUTANTS", &set);
        m_each = set ? wanted : int(scaled(30));
        m_layouts = builtPages();
        for (const QString &path : sharedFiles(u"seeds"_s, {u"*.txt"_s}))
            m_seeds += pageOf(readAll(path), QFileInfo(path).baseName());
        if (m_seeds.isEmpty())
            qInfo() << "the real pages are not here; the mutants are of invented ones alone";
    }

    // The built pages without noise are read completely and give no diagnostics.
    void readsCleanPages()
    {
        for (const BuiltPage &page : std::as_const(m_layouts)) {
            Tally tally;
            check({u"clean"_s, {page}, PageMutator::textOf(page).toUtf8()}, tally);
            QVERIFY2(tally.papersRight == tally.papers && tally.headsRight == tally.heads,
                     qPrintable(page.name + u'\n' + tally.first));
        }
    }

    // Text that only looks like a complete abstract gives a diagnostic. Mutants found both cases.
    void reportsTextThatLooksLikeAnAbstract()
    {
        const QByteArray page = "93.5LGApr 19\nSums and Products\nMilan Wave, Bo Elm et al.\n";
        const auto diagnostics = [](const QByteArray &bytes) {
            QStringList list;
            const QList<ParsedPage> pages = parse(bytes);
            for (const ParsedPage &each : pages)
                for (const Diagnostic &diagnostic : each.source.diagnostics)
                    list.append(diagnostic.message);
            return list.join(u'\n');
        };
        const QByteArray abstract =
            "We count the waves of each harbour and say which of them is the widest. ";
        QVERIFY(!diagnostics(page + abstract.trimmed()).contains(u"ends in the middle of"));
        QVERIFY(!diagnostics(page + abstract.trimmed() + '\n').contains(u"ends in the middle of"));
        QVERIFY(diagnostics(page + abstract).contains(u"ends in the middle of this abstract"));
        QVERIFY(diagnostics(page + abstract + "\n\n").contains(u"ends in the middle of this abstract"));
        QVERIFY(!diagnostics(page + abstract + "\n" + page + abstract).contains(u"ends in the middle of"));
        QVERIFY(diagnostics(page + "Your research, one feed.\n" + page + abstract.trimmed())
                    .contains(u"was read as the abstract: “Your research"));
    }

    // Doubling the pages about doubles the time, whatever separates them.
    void timeIsLinear()
    {
        PageMutator mutator(7);
        QByteArray pages, wrapped;
        for (int i = 0; i < 120; ++i) {
            BuiltPage page = m_layouts[i % m_layouts.size()];
            mutator.noiseBetween(page);
            mutator.noiseInHead(page);
            pages += PageMutator::textOf(page).toUtf8();
            wrapped += PageMutator::wrapped(PageMutator::textOf(page), 80).toUtf8();
        }
        for (const QByteArray &once :
             QList<QByteArray>{pages, wrapped, QByteArray("Ada Prudnik\nh-index4\n").repeated(5000),
                               QByteArray("Ada Prudnik\n").repeated(10000) + "h-index4\n3papers\n"}) {
            const QString steep = test::growsFasterThan(
                test::kMoreThanLinear, [&] { parse(once); }, [&, four = once.repeated(4)] { parse(four); });
            QVERIFY2(steep.isEmpty(), qPrintable(steep));
        }
    }

    void readsMutants()
    {
        bool isSeeded = false;
        const int seed = qEnvironmentVariableIntValue("LECTERN_SEED", &isSeeded);
        PageMutator mutator(isSeeded ? seed : 20260630);
        std::map<QString, Tally> table;
        Tally all;
        for (const BuiltPage &page : std::as_const(m_layouts))
            for (int i = 0; i < m_each; ++i)
                for (const Mutant &mutant : mutantsOf(mutator, page)) {
                    check(mutant, table[mutant.kind]);
                    check(mutant, all);
                }
        for (const BuiltPage &page : std::as_const(m_seeds))
            for (int i = 0; i < (m_each + 9) / 10; ++i)
                for (const Mutant &mutant : mutantsOf(mutator, page)) {
                    check(mutant, table[mutant.kind]);
                    check(mutant, all);
                }
        table[u"~ all"_s] = all;
        print(table);
        if (qEnvironmentVariableIsSet("LECTERN_SHOW_WRONG"))
            for (const auto &[kind, tally] : table)
                if (!tally.first.isEmpty())
                    qInfo().noquote() << "==== first of" << kind << '\n' << tally.first;
        QVERIFY(m_each < 30 || all.mutants >= 3000);
        QCOMPARE(all.accounted, all.mutants);
        QCOMPARE(all.wrongPapers, 0);
        QCOMPARE(all.wrongHeads, 0);
        QVERIFY(all.papersRight >= 0.995 * all.papers);
        QVERIFY(all.headsRight >= 0.97 * all.heads);
    }

private:
    // Treats a real page as a built one: the expected result is what the reader finds on the whole page,
    // which tst_pages checks against a table.
    static BuiltPage pageOf(const QByteArray &bytes, const QString &name)
    {
        using Kind = BuiltLine::Kind;
        const QList<ParsedPage> parsed = parse(bytes);
        BuiltPage page;
        page.name = name;
        if (parsed.size() != 1)
            return page;
        page.papers = parsed[0].source.papers;
        page.author = parsed[0].source.author;
        int paper = -1, filled = 0;
        for (const QString &text : QString::fromUtf8(bytes).split(u'\n')) {
            const qsizetype number = page.lines.size() + 1;
            if (paper + 1 < page.papers.size() && page.papers[paper + 1].line == number) {
                ++paper;
                filled = 0;
            }
            filled += !text.isEmpty();
            Kind kind = text.isEmpty() ? Kind::Blank
                : paper < 0            ? (number == 1 ? Kind::Name : Kind::Head)
                                       : Kind::Title;
            const bool isAbstract = paper >= 0 && text.startsWith(u"Abstract:");
            if (!isAbstract && paper >= 0 && filled == 1)
                kind = Kind::Date;
            else if (isAbstract || text.size() > 400)
                kind = Kind::Abstract;
            page.lines.append({text, kind, text.isEmpty() ? -1 : paper});
        }
        return page;
    }

    QList<Mutant> mutantsOf(PageMutator &m, const BuiltPage &page)
    {
        QList<Mutant> list;
        const auto add = [&](const QString &kind, const auto &change, bool cut = false) {
            BuiltPage copy = page;
            change(copy);
            list.append({kind,
                         {copy},
                         PageMutator::textOf(copy).toUtf8(),
                         cut,
                         page.author.value_or(AuthorFigures())});
        };
        add(u"noise above"_s, [&](BuiltPage &p) { m.noiseAbove(p); });
        add(u"noise below"_s, [&](BuiltPage &p) { m.noiseBelow(p); });
        add(u"noise between"_s, [&](BuiltPage &p) { m.noiseBetween(p); });
        add(u"noise in the head"_s, [&](BuiltPage &p) { m.noiseInHead(p); });
        add(u"buttons in papers"_s, [&](BuiltPage &p) { m.buttons(p); });
        add(u"noise everywhere"_s, [&](BuiltPage &p) {
            m.noiseInHead(p);
            m.noiseBetween(p);
            m.noiseAbove(p);
            m.noiseBelow(p);
        });
        add(
            u"cut at the top"_s, [&](BuiltPage &p) { m.cut(p, true, m.below(2)); }, true);
        add(
            u"cut at the bottom"_s, [&](BuiltPage &p) { m.cut(p, false, m.below(2)); }, true);
        add(
            u"noise, then cut"_s,
            [&](BuiltPage &p) {
                m.noiseInHead(p);
                m.noiseAbove(p);
                m.noiseBetween(p);
                m.noiseBelow(p);
                m.cut(p, m.below(2), m.below(2));
            },
            true);
        list += joined(m, page);
        list += reflowed(m, page);
        return list;
    }

    QList<Mutant> joined(PageMutator &m, const BuiltPage &page)
    {
        BuiltPage first = page, second = m_layouts[m.below(m_layouts.size())];
        const QString blank = QString(m.below(3), u'\n');
        Mutant twice{u"doubled"_s,
                     {page, page},
                     (PageMutator::textOf(page) + blank + PageMutator::textOf(page)).toUtf8()};
        if (m.below(2)) {
            m.noiseBelow(first);
            m.noiseAbove(second);
        }
        Mutant two{u"two pages"_s,
                   {first, second},
                   (PageMutator::textOf(first) + blank + PageMutator::textOf(second)).toUtf8()};
        return {twice, two};
    }

    QList<Mutant> reflowed(PageMutator &m, const BuiltPage &clean)
    {
        BuiltPage page = clean;
        if (m.below(2)) {
            m.noiseAbove(page);
            m.noiseBelow(page);
        }
        const QString text = PageMutator::textOf(page);
        QList<Mutant> list;
        const auto add = [&](const QString &kind, const QString &changed) {
            list.append({kind, {page}, changed.toUtf8()});
        };
        static const QRegularExpression blankLines(u"\\n\\n+"_s);
        add(u"wrapped"_s, PageMutator::wrapped(text, 72 + 4 * m.below(3)));
        add(u"blank lines doubled"_s,
            m.below(2) ? QString(text).replace(u"\n"_s, u"\n\n"_s)
                       : QString(text).replace(u"\n\n"_s, u"\n\n\n\n"_s));
        add(u"blank lines removed"_s, QString(text).replace(blankLines, u"\n"_s));
        add(u"line ends"_s, QString(text).replace(u"\n"_s, m.below(2) ? u"\r\n"_s : u"\r"_s));
        add(u"non-breaking spaces"_s, QString(text).replace(u' ', u'\u00a0'));
        add(u"zero width"_s, m.withInvisibleCharacters(text, u'\u200b', m.below(2)));
        add(u"soft hyphens"_s, m.withInvisibleCharacters(text, u'\u00ad', true));
        add(u"typographic quotes"_s, QString(text).replace(u'\'', u'’').replace(u'"', u'”'));
        add(u"bidi marks"_s, u"\u200e"_s + QString(text).replace(u"\n"_s, u"\u200f\n\u200e"_s));
        return list;
    }

    static QList<ParsedPage> parse(const QByteArray &bytes)
    {
        ParseContext context;
        context.savedOn = kSavedOn;
        const auto format = detectFormat(bytes);
        if (!format)
            return {};
        const auto parsed = parsePages(bytes, context, **format);
        return parsed ? *parsed : QList<ParsedPage>();
    }

    static void check(const Mutant &mutant, Tally &tally)
    {
        ++tally.mutants;
        const QList<ParsedPage> parsed = parse(mutant.bytes);
        QList<ParsedSource> sources;
        for (const ParsedPage &page : parsed)
            sources += page.source;
        QStringList wrong;
        tally.accounted += checkBytes(parsed, mutant);
        checkPapers(sources, mutant, tally, wrong);
        checkHeads(sources, mutant, tally, wrong);
        const bool isWorse = wrong.join(u' ').contains(u"wrong"_s) && !tally.first.contains(u"wrong"_s);
        if (!wrong.isEmpty() && (tally.first.isEmpty() || isWorse)) {
            tally.first = mutant.pages.first().name + u'\n' + wrong.join(u'\n') + u"\n--- text\n"_s
                + QString::fromUtf8(mutant.bytes).left(6000) + u"\n--- read\n"_s;
            for (const ParsedSource &source : sources) {
                tally.first +=
                    source.format + u' ' + (source.author ? source.author->name : QString()) + u'\n';
                for (const Paper &paper : source.papers)
                    tally.first += described(paper);
                for (const Diagnostic &diagnostic : source.diagnostics)
                    tally.first += u"    remark %1: %2\n"_s.arg(diagnostic.line).arg(diagnostic.message);
            }
        }
    }

    // Checks that the bytes of a refused page are accounted for too, and that it gives no values.
    static bool checkBytes(const QList<ParsedPage> &pages, const Mutant &mutant)
    {
        qsizetype at = 0;
        for (const ParsedPage &page : pages) {
            if (page.slice.begin != at || !isAccounted(page.source, page.slice.of(mutant.bytes).size()))
                return false;
            at = page.slice.end;
        }
        return pages.isEmpty() || at == mutant.bytes.size();
    }

    static void checkPapers(const QList<ParsedSource> &sources, const Mutant &mutant, Tally &tally,
                            QStringList &wrong)
    {
        QList<Paper> expected;
        for (const BuiltPage &page : mutant.pages)
            expected += page.papers;
        tally.papers += int(expected.size());
        for (const ParsedSource &source : sources)
            for (qsizetype i = 0; i < source.papers.size(); ++i) {
                const Paper &paper = source.papers[i];
                const auto same = std::find_if(expected.begin(), expected.end(),
                                               [&](const Paper &other) { return samePaper(other, paper); });
                if (same != expected.end()) {
                    expected.erase(same);
                    ++tally.papersRight;
                    continue;
                }
                const qsizetype end = i + 1 < source.papers.size() ? source.papers[i + 1].line : 1'000'000;
                if (!hasRemark(source, paper.line, end)) {
                    ++tally.wrongPapers;
                    wrong += u"wrong without a remark: "_s + described(paper);
                }
            }
        for (const Paper &paper : std::as_const(expected))
            wrong += u"missing: "_s + described(paper);
    }

    static void checkHeads(const QList<ParsedSource> &sources, const Mutant &mutant, Tally &tally,
                           QStringList &wrong)
    {
        QList<AuthorFigures> expected;
        for (const BuiltPage &page : mutant.pages)
            if (page.author)
                expected.append(*page.author);
        tally.heads += int(expected.size());
        for (const ParsedSource &source : sources) {
            if (!source.author)
                continue;
            const qsizetype first = source.papers.isEmpty() ? 1'000'000 : source.papers.first().line;
            // The cut left only a part of the head.
            const bool isCut = mutant.cut && expected.isEmpty() && isPartOfAny(*source.author, mutant);
            if (!isCut && expected.removeOne(*source.author)) {
                ++tally.headsRight;
            } else if (isCut || isMarkedUncertain(source, first)) {
                ++tally.headsDoubtful;
            } else {
                ++tally.wrongHeads;
                wrong += u"wrong head without a remark: "_s + source.author->name;
            }
        }
        tally.headsNone += int(expected.size());
        for (const AuthorFigures &author : std::as_const(expected))
            wrong += u"no head: "_s + author.name;
    }

    // Returns whether a cut head has the right name and a subset of the figures.
    static bool isPartOfAny(const AuthorFigures &author, const Mutant &mutant)
    {
        const auto isPart = [](const auto &some, const auto &whole) { return !some || some == whole; };
        const AuthorFigures &whole = mutant.whole;
        return author.name == whole.name && (author.category.isEmpty() || author.category == whole.category)
            && isPart(author.hIndex, whole.hIndex) && isPart(author.papers, whole.papers)
            && isPart(author.citations, whole.citations) && isPart(author.novelty, whole.novelty)
            && isPart(author.aiScore, whole.aiScore);
    }

    static void print(const std::map<QString, Tally> &table)
    {
        QString text =
            u"\n%1 mutants  papers   right      %  heads right doubtful  none  bytes accounted  wrong "
            "papers, heads without a remark\n"_s.arg(u"kind"_s, -22);
        for (const auto &[kind, t] : table)
            text += u"%1 %2 %3 %4 %5 %6 %7 %8 %9"_s.arg(kind, -22)
                        .arg(t.mutants, 7)
                        .arg(t.papers, 7)
                        .arg(t.papersRight, 7)
                        .arg(t.papers ? 100.0 * t.papersRight / t.papers : 100.0, 6, 'f', 2)
                        .arg(t.heads, 6)
                        .arg(t.headsRight, 5)
                        .arg(t.headsDoubtful, 8)
                        .arg(t.headsNone, 5)
                + u" %1 %2 %3\n"_s.arg(t.accounted, 16).arg(t.wrongPapers, 13).arg(t.wrongHeads, 5);
        qInfo().noquote() << text;
    }

    int m_each = 0;
    QList<BuiltPage> m_layouts, m_seeds;
};

QTEST_GUILESS_MAIN(TestPageNoise)
#include "tst_pagenoise.moc"
