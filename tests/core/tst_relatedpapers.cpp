#include "models/core/fold.h"
#include "models/core/relatedpapers.h"

#include <QHash>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestRelatedPapers : public QObject
{
    Q_OBJECT

    QList<RelatedText> m_papers;
    QHash<QString, qint64> m_counts;

    WordRarity rarity() const
    {
        return {[this](const QString &word) { return m_counts.value(word); }, m_papers.size()};
    }

private slots:
    // 2,000 invented papers from a vocabulary of common and rare words.
    void initTestCase()
    {
        QRandomGenerator random(4);
        for (int i = 0; i < 2000; ++i) {
            RelatedText paper;
            paper.id = PaperId(i + 1);
            const auto word = [&] {
                const double u = random.generateDouble();
                return u"%1w%2"_s.arg(QChar(u'a' + int(u * 25.99))).arg(int(4000 * u * u * u));
            };
            for (int k = 0; k < 7; ++k)
                paper.title += (k ? u" "_s : QString()) + word();
            for (int k = 0; k < 80; ++k)
                paper.abstract += word() + (k % 12 == 11 ? u". "_s : u" "_s);
            for (int k = 0; k < 3; ++k)
                paper.authors.append(u"Ann Q. Müller-%1"_s.arg(random.bounded(700)));
            paper.category = u"LG CL"_s.section(u' ', random.bounded(2), random.bounded(2));
            paper.date = QDate(2024, 1, 1).addDays(random.bounded(700));
            m_papers.append(paper);
            const QStringList words = foldedWords(QString(paper.title + u' ' + paper.abstract));
            for (const QString &one : QSet<QString>(words.begin(), words.end()))
                ++m_counts[one];
        }
    }

    // Checks every reason of 1,000 random pairs against the texts, independently of the code that found it.
    void everyReasonHoldsInBothTexts()
    {
        QRandomGenerator random(9);
        int checked = 0, words = 0, names = 0;
        while (checked < 1000) {
            const RelatedText &a = m_papers[random.bounded(m_papers.size())];
            const RelatedText &b = m_papers[random.bounded(m_papers.size())];
            if (a.id == b.id)
                continue;
            ++checked;
            const auto related = RelatedJudge(a, rarity()).judge(b);
            if (!related)
                continue;
            QVERIFY(!related->reasons.isEmpty());
            for (const RelatedReason &reason : related->reasons) {
                QVERIFY(!reason.values.isEmpty());
                for (const QString &value : reason.values) {
                    const QString textA =
                        u' ' + fold(QString(a.title + u' ' + a.abstract)).replace(u'.', u' ') + u' ';
                    const QString textB =
                        u' ' + fold(QString(b.title + u' ' + b.abstract)).replace(u'.', u' ') + u' ';
                    switch (reason.kind) {
                    case RelatedReason::Kind::Words:
                        QVERIFY2(textA.contains(u' ' + value + u' ') && textB.contains(u' ' + value + u' '),
                                 qPrintable(value));
                        QVERIFY(reason.text.contains(value));
                        ++words;
                        break;
                    case RelatedReason::Kind::Authors: {
                        const auto has = [&](const RelatedText &paper) {
                            return std::any_of(paper.authors.begin(), paper.authors.end(),
                                               [&](const QString &name) { return foldName(name) == value; });
                        };
                        QVERIFY(has(a) && has(b));
                        ++names;
                        break;
                    }
                    case RelatedReason::Kind::Category:
                        QCOMPARE(a.category.section(u' ', 0, 0), b.category.section(u' ', 0, 0));
                        break;
                    case RelatedReason::Kind::Time:
                        QCOMPARE(value.toLongLong(), qAbs(a.date.daysTo(b.date)));
                        break;
                    }
                }
            }
        }
        QVERIFY2(words > 100, "the texts must have given reasons to check");
        QVERIFY(names > 0);
    }
    void significantWordsAreRare()
    {
        const QStringList words = distinctiveWords(m_papers[0], rarity(), 12);
        QCOMPARE(words.size(), 12);
        qint64 last = 0;
        for (const QString &word : words) {
            QVERIFY(m_counts[word] >= 2 && m_counts[word] <= m_papers.size() / 50);
            QVERIFY(m_counts[word] >= last);
            last = m_counts[word];
        }
    }
    // Formats the reasons that the window displays for two papers.
    void formatsReasons()
    {
        const WordRarity none{[](const QString &) { return 2; }, 1000};
        RelatedText a, b;
        a.id = PaperId(1);
        b.id = PaperId(2);
        a.title = u"Nocturnal owls of harbours, nocturnal owls"_s;
        b.title = u"Nocturnal owls, 2 x 3, nocturnal owls"_s;
        a.authors = {u"Ada Quill"_s, u"Bo Tide"_s, u"Ada Quill"_s, u"Cho Minh"_s};
        b.authors = {u"Bo Tide"_s, u"Cho Minh"_s, u"A. D. Quill"_s, u"Ada Quill"_s};
        a.year = b.year = 2024;
        const auto said = [&] {
            QStringList texts;
            const auto related = RelatedJudge(a, none).judge(b);
            for (const RelatedReason &reason : related ? related->reasons : QList<RelatedReason>())
                texts.append(reason.text);
            return texts;
        };
        QVERIFY2(said().contains(u"shared authors: Ada Quill, Bo Tide and Cho Minh"_s),
                 qPrintable(said().join(u'\n')));
        QVERIFY(said().contains(u"both from 2024"_s));
        QVERIFY2(said().contains(u"both mention “nocturnal owls”"_s), qPrintable(said().join(u'\n')));
        b.year = 2023;
        QVERIFY(!said().join(u' ').contains(u"both from"_s));
        // Full dates are more precise than years.
        a.date = QDate(2024, 3, 1);
        for (const auto &[days, text] : {std::pair{0, u"same day"_s}, std::pair{1, u"one day apart"_s},
                                         std::pair{62, u"62 days apart"_s}, std::pair{63, QString()}}) {
            b.date = a.date.addDays(days);
            const QStringList all = said();
            QCOMPARE(all.filter(u"apart"_s).size() + all.filter(u"same day"_s).size(),
                     text.isEmpty() ? 0 : 1);
            QVERIFY2(text.isEmpty() || all.contains(text), qPrintable(all.join(u'\n')));
        }
        // Authors with an id are compared by id only.
        a.authorIds = {AuthorId(1), AuthorId::None, AuthorId(1), AuthorId(3)};
        b.authorIds = {AuthorId(5), AuthorId(6), AuthorId(1), AuthorId(4)};
        QVERIFY2(said().contains(u"shared authors: Ada Quill and Bo Tide"_s), qPrintable(said().join(u'\n')));
    }
    void ignoresInsignificantWords()
    {
        for (const QString &word : {u"x"_s, u"42"_s, u"mathcal"_s, u"the"_s})
            QVERIFY2(!canCompare(word), qPrintable(word));
        for (const QString &word : {u"owls"_s, u"3d"_s, u"猫"_s})
            QVERIFY2(canCompare(word), qPrintable(word));
    }
    // Rare words of general prose relate two papers, but are not shown as a reason.
    void reasonsOmitGeneralProse()
    {
        RelatedText a, b;
        a.title = u"Nocturnal owls"_s;
        b.title = u"Rivers"_s;
        a.abstract = b.abstract = u"It attracted moths wherein owls gather."_s;
        const QHash<QString, qint64> inTitles{{u"owls"_s, 8}, {u"moths"_s, 9}};
        const WordRarity rarity{[](const QString &) { return 30; }, 5000,
                                [&](const QString &word) { return inTitles.value(word, 0); }};
        const auto related = RelatedJudge(a, rarity).judge(b);
        QVERIFY(related.has_value());
        QCOMPARE(related->reasons.first().values, QStringList({u"owls"_s, u"moths"_s}));
        // Without other reasons, the strongest of these words is shown.
        b.abstract = u"It attracted rivers wherein they meet."_s;
        const auto prose = RelatedJudge(a, rarity).judge(b);
        QVERIFY(prose.has_value());
        QCOMPARE(prose->reasons.first().values.size(), 1);
    }
    // Two adjacent words weigh more than the same words apart, and are shown as one reason.
    void adjacentWordsFormOneReason()
    {
        RelatedText a, b, c;
        a.title = u"Lantern matching of tides"_s;
        b.title = u"Slow lantern matching"_s;
        c.title = u"Matching a slow lantern"_s;
        const WordRarity rarity{[](const QString &) { return 30; }, 5000};
        const RelatedJudge judge(a, rarity);
        const auto together = judge.judge(b), apart = judge.judge(c);
        QVERIFY(together && apart);
        QCOMPARE(together->reasons.first().values, QStringList{u"lantern matching"_s});
        QCOMPARE(apart->reasons.first().values.size(), 2);
        QVERIFY(together->strength > apart->strength);
        QVERIFY(together->level >= apart->level);
    }
    void commonNamesWeighLess()
    {
        QVERIFY(sharedAuthorsWeight({5}, 100'000) > sharedAuthorsWeight({800}, 100'000));
        QVERIFY(sharedAuthorsWeight({5, 5}, 100'000) > sharedAuthorsWeight({5}, 100'000));
        QVERIFY(sharedAuthorsWeight({800, 5}, 100'000) > sharedAuthorsWeight({5}, 100'000));
        QCOMPARE(sharedAuthorsWeight({}, 100'000), 0.0);
    }
    void unrelatedPapersHaveNoReason()
    {
        RelatedText a, b;
        a.title = u"On lanterns"_s;
        b.title = u"Of rivers"_s;
        a.category = b.category = u"LG"_s; // not a sufficient reason
        a.date = b.date = QDate(2025, 1, 1);
        const WordRarity few{[](const QString &) { return 2; }, 10};
        QVERIFY(!RelatedJudge(a, few).judge(b));
        b.authors = a.authors = {u"Ada Quill"_s};
        const auto related = RelatedJudge(a, few).judge(b);
        QVERIFY(related);
        QCOMPARE(related->reasons[0].text, u"shared author: Ada Quill"_s);
        QCOMPARE(related->reasons.size(), 3);
    }
    // Author ids decide who wrote both papers: namesakes differ, and one author may have two names.
    void authorIdsOverrideNames()
    {
        const WordRarity few{[](const QString &) { return 2; }, 10};
        RelatedText a, b;
        a.title = u"On lanterns"_s;
        b.title = u"Of rivers"_s;
        a.authors = b.authors = {u"Ada Quill"_s};
        a.authorIds = {AuthorId(1)};
        b.authorIds = {AuthorId(2)};
        QVERIFY(!RelatedJudge(a, few).judge(b));
        b.authors = {u"A. Quill-Reed"_s};
        b.authorIds = {AuthorId(1)};
        QCOMPARE(RelatedJudge(a, few).judge(b)->reasons[0].text, u"shared author: Ada Quill"_s);
        b.authorIds.clear(); // without ids the names decide
        QVERIFY(!RelatedJudge(a, few).judge(b));
    }
    void moreSharedWordsRankHigher()
    {
        const WordRarity few{[](const QString &) { return 2; }, 1000};
        RelatedText a, b, c;
        a.title = u"lantern tidal forest camera"_s;
        b.title = u"tidal forest camera"_s;
        c.title = u"camera"_s;
        const RelatedJudge judge(a, few);
        QVERIFY(judge.judge(b)->strength > judge.judge(c)->strength);
    }
};

QTEST_MAIN(TestRelatedPapers)
#include "tst_relatedpapers.moc"
