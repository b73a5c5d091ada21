// Plants pairs among thousands of real and invented papers. Tests how many of each kind are found, and that
// no near-twin is reported as a duplicate.
#include "models/core/duplicates.h"
#include "models/core/fold.h"
#include "tests/support/bulk.h"
#include "tests/support/support.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <set>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestPlantedPairs : public QObject
{
    Q_OBJECT

    // The real papers, or some of them; empty if the data or zstd is missing. Read once.
    QList<Paper> m_realPapers;
    int m_requestedPapers = 0;
    QList<Paper> realPapers(int atMost)
    {
        if (m_requestedPapers < atMost)
            m_realPapers = readRealPapers(m_requestedPapers = atMost);
        return m_realPapers.mid(0, atMost);
    }
    static QList<Paper> readRealPapers(int atMost)
    {
        QList<Paper> papers;
        test::forEachBulkLine(u"ml-anthology.jsonl.zst"_s, [&](const QByteArray &line) {
            const QJsonObject record = QJsonDocument::fromJson(line).object();
            Paper paper;
            paper.title = record["title"_L1].toString();
            for (const auto name : record["authors_parsed"_L1].toArray())
                paper.authors.append(QString(name[1].toString() + u' ' + name[0].toString()).trimmed());
            paper.abstract = record["abstract"_L1].toString();
            paper.doi = record["doi"_L1].toString().toLower();
            paper.venue = record["venue"_L1].toString();
            paper.year = record["year"_L1].toString().toInt();
            papers.append(paper);
            return papers.size() < atMost;
        });
        return papers;
    }

    static QString capitalised(const QString &text)
    {
        QString out = text.toLower();
        for (qsizetype i = 0; i < out.size(); ++i)
            if (i == 0 || out[i - 1] == u' ')
                out[i] = out[i].toUpper();
        return out;
    }

    // Returns the paper as another source would print it, in one of the ways in which sources differ.
    static Paper reprinted(const Paper &paper, QRandomGenerator &random)
    {
        Paper copy = paper;
        copy.doi.clear();
        const auto typo = [&](QString text) {
            if (text.size() > 3)
                text.remove(1 + random.bounded(text.size() - 2), 1);
            return text;
        };
        switch (random.bounded(8)) {
        case 0: // case and hyphens of the title differ, one letter missing, no abstract
            copy.title = typo(capitalised(copy.title).replace(u'-', u' '));
            copy.abstract.clear();
            break;
        case 1: // authors abbreviated, abstract begins with a label
            for (QString &name : copy.authors)
                name = name.left(1) + u". "_s + name.section(u' ', -1);
            copy.abstract = u"Abstract. "_s + copy.abstract;
            copy.title = typo(copy.title);
            break;
        case 2: // three authors shown, parts of the abstract rewritten
            copy.authors = copy.authors.mid(0, 3);
            copy.authorsTruncated = true;
            {
                QStringList words = copy.abstract.split(u' ');
                for (qsizetype i = 11; i < words.size(); i += 23)
                    words[i] = u"indeed"_s;
                copy.abstract = words.join(u' ');
            }
            break;
        case 3: // one more word in the title, abstract shortened
            copy.title += u" Revisited"_s;
            copy.abstract = copy.abstract.left(copy.abstract.size() * 2 / 3);
            copy.abstractTruncated = true;
            break;
        case 4: // hyphens of the title removed, abstract reordered
            copy.title.remove(u'-');
            {
                QStringList sentences = copy.abstract.split(u". "_s);
                if (sentences.size() > 2)
                    sentences.move(0, sentences.size() - 1);
                copy.abstract = sentences.join(u". "_s);
            }
            copy.title = typo(copy.title);
            break;
        case 5: // no title; the abstract has one change
            copy.title.clear();
            copy.abstract = typo(copy.abstract);
            break;
        case 6: // two wrong letters, first author missing
            copy.title = typo(typo(copy.title));
            if (copy.authors.size() > 2)
                copy.authors.removeFirst();
            break;
        default: // other year, no abstract, full stop added
            copy.title += u'.';
            copy.abstract.clear();
            copy.year = copy.year.value_or(2020) + 1;
            break;
        }
        return copy;
    }

    static QList<QPair<PaperId, PaperId>> judged(const DuplicateFinder &finder, const QList<Paper> &papers,
                                                 qsizetype *candidates = nullptr)
    {
        QList<QPair<PaperId, PaperId>> found;
        QElapsedTimer clock;
        clock.start();
        const auto pairs = finder.candidates();
        if (candidates)
            qInfo("candidates in %lld ms", qlonglong(clock.elapsed()));
        if (candidates)
            *candidates = pairs.size();
        for (const auto &[a, b] : pairs)
            if (judgeDuplicate(papers[qsizetype(a) - 1], papers[qsizetype(b) - 1]))
                found.append({a, b});
        return found;
    }

    // Returns papers of invented words. The papers of a group share their authors, as papers of one lab do.
    static QList<Paper> inventedPapers(int count, QRandomGenerator &random)
    {
        static const QStringList syllables =
            QString(u"ta lo mir den ka sul pra nef gor vin est ol bri cha dur"_s).split(u' ');
        QStringList words;
        for (int i = 0; i < 3000; ++i) {
            QString word;
            for (int k = 0; k < 2 + int(random.bounded(3)); ++k)
                word += syllables[random.bounded(syllables.size())];
            words.append(word);
        }
        const auto word = [&] { // few frequent words, many rare ones
            const double at = random.generateDouble();
            return words[qsizetype(at * at * double(words.size() - 1))];
        };
        const auto text = [&](int length) {
            QStringList all;
            for (int i = 0; i < length; ++i)
                all.append(i % 4 == 3 ? QStringList{u"of"_s, u"for"_s, u"with"_s, u"the"_s}[random.bounded(4)]
                                      : word());
            return all.join(u' ');
        };
        QList<Paper> papers;
        QStringList group;
        for (int i = 0; i < count; ++i) {
            if (i % 5 == 0) {
                group.clear();
                for (int k = 0; k < 2 + int(random.bounded(3)); ++k)
                    group.append(capitalised(word() + u' ' + word()));
            }
            Paper paper;
            paper.title = capitalised(text(5 + int(random.bounded(8))));
            paper.authors = group;
            paper.abstract = text(80);
            paper.year = 2010 + int(random.bounded(15));
            papers.append(paper);
        }
        return papers;
    }
    // Removes a letter inside a long word. Returns false if no word is long enough.
    static bool misspell(QStringList *words, QRandomGenerator &random)
    {
        QList<qsizetype> longer;
        for (qsizetype i = 0; i < words->size(); ++i)
            if (words->at(i).size() > 5 && words->at(i).mid(1).isLower())
                longer.append(i);
        if (longer.isEmpty())
            return false;
        QString &word = (*words)[longer[random.bounded(longer.size())]];
        word.remove(1 + random.bounded(word.size() - 2), 1);
        return true;
    }
    // Plants a pair of a kind that an earlier version did not find. Returns false if the paper is not
    // suitable.
    static bool plant(const QString &kind, Paper *planted, QRandomGenerator &random)
    {
        Paper &copy = *planted;
        copy.doi.clear();
        if (random.bounded(2))
            copy.abstract.clear();
        QStringList words = copy.title.split(u' ', Qt::SkipEmptyParts);
        if (kind == "extended abstract"_L1) {
            copy.title += u" (Extended Abstract)"_s;
            copy.abstract.clear(); // an extended abstract has another text
        } else if (kind == "cut"_L1) {
            if (words.size() < 6)
                return false;
            copy.title.truncate(copy.title.size() / 2 + random.bounded(copy.title.size() / 3));
            if (copy.title.split(u' ', Qt::SkipEmptyParts).size() < 4)
                return false;
            copy.title += u"…"_s;
        } else if (kind == "swapped"_L1) {
            if (words.size() < 3)
                return false;
            const qsizetype at = random.bounded(words.size() - 1);
            words.swapItemsAt(at, at + 1);
            copy.title = words.join(u' ');
        } else if (kind == "swapped far"_L1) {
            if (words.size() < 4)
                return false;
            words.swapItemsAt(0, words.size() - 1);
            copy.title = words.join(u' ');
        } else { // two small changes
            if (words.size() < 4 || !misspell(&words, random))
                return false;
            const qsizetype at = random.bounded(words.size() - 1);
            if (random.bounded(2)) {
                if (!misspell(&words, random))
                    return false;
            } else {
                words.swapItemsAt(at, at + 1);
            }
            copy.title = words.join(u' ');
        }
        return true;
    }
    // Turns two papers into near-twins: nearly equal, but not duplicates.
    static void makeTwins(int kind, Paper *one, Paper *other, QRandomGenerator &random)
    {
        static const QList<QPair<QString, QString>> ends{
            {u", Part I"_s, u", Part II"_s},
            {u" in Two Dimensions"_s, u" in Three Dimensions"_s},
            {u" on MNIST"_s, u" on EMNIST"_s},
            {u" for Chinese"_s, u" for Finnish"_s},
            {u": Task 4"_s, u": Task 5"_s},
            {u" in 2D"_s, u" in 3D"_s},
            {u" with Supervised Losses"_s, u" with Unsupervised Losses"_s},
            {u" (Online)"_s, u" (Offline)"_s}};
        if (kind < ends.size()) {
            one->title += ends[kind].first;
            other->title += ends[kind].second;
        } else if (kind == ends.size()) { // editions of a series
            one->title = u"Proceedings of the Workshop on "_s + one->title;
            other->title = one->title;
            one->year = 2021;
            other->year = 2022;
            one->abstract.clear();
            other->abstract.clear();
        } else { // another dataset in title and text
            QStringList words = one->title.split(u' ');
            qsizetype at = random.bounded(words.size());
            // Skips a lone dash: replacing it would only add a word to otherwise equal texts.
            for (qsizetype i = 0; i < words.size() && foldedWords(words[at]).isEmpty(); ++i)
                at = (at + 1) % words.size();
            const QString was = words[at];
            words[at] = u"Gallowtree"_s;
            other->title = words.join(u' ');
            other->abstract.replace(was, u"Gallowtree"_s, Qt::CaseInsensitive);
        }
        if (random.bounded(2))
            other->abstract.clear();
    }
    static constexpr int kTwinKinds = 10;

    // Plants pairs of each kind and near-twins. Requires 97 % of each kind to be found and none of the twins.
    static void plantAndFind(QList<Paper> papers, int each, int twins)
    {
        QRandomGenerator random(20261123);
        const qsizetype real = papers.size();
        QSet<qsizetype> used;
        const auto pick = [&] {
            for (;;) {
                const qsizetype at = random.bounded(real);
                if (papers[at].title.count(u' ') >= 2 && !papers[at].authors.isEmpty()
                    && !used.contains(at)) {
                    used.insert(at);
                    return at;
                }
            }
        };
        const QStringList kinds{u"extended abstract"_s, u"cut"_s, u"swapped"_s, u"swapped far"_s,
                                u"two changes"_s};
        QHash<QString, QList<QPair<PaperId, PaperId>>> wanted;
        std::set<QPair<PaperId, PaperId>> forbidden;
        for (const QString &kind : kinds)
            while (wanted[kind].size() < each) {
                const qsizetype at = pick();
                Paper copy = papers[at];
                if (plant(kind, &copy, random)) {
                    papers.append(copy);
                    wanted[kind].append({PaperId(at + 1), PaperId(papers.size())});
                }
            }
        for (int i = 0; i < twins; ++i) {
            const qsizetype at = pick();
            Paper twin = papers[at];
            twin.doi.clear();
            makeTwins(i % kTwinKinds, &papers[at], &twin, random);
            papers.append(twin);
            forbidden.insert({PaperId(at + 1), PaperId(papers.size())});
        }
        DuplicateFinder finder;
        finder.reserve(papers.size());
        for (qsizetype i = 0; i < papers.size(); ++i)
            finder.add(PaperId(i + 1), papers[i]);
        std::set<QPair<PaperId, PaperId>> found;
        int same = 0, offered = 0, ofOthers = 0;
        const auto candidates = finder.candidates();
        for (const auto &pair : candidates) {
            const auto verdict =
                judgeDuplicate(papers[qsizetype(pair.first) - 1], papers[qsizetype(pair.second) - 1]);
            if (!verdict)
                continue;
            found.insert(pair);
            ofOthers += qsizetype(pair.second) <= real;
            if (!forbidden.contains(pair))
                continue;
            ++offered;
            if (verdict->kind == DuplicateKind::Same && same++ < 10)
                qInfo() << "the same?" << papers[qsizetype(pair.first) - 1].title
                        << papers[qsizetype(pair.second) - 1].title << verdict->reasons;
        }
        qInfo("%lld papers, %lld candidates, %d pairs among those that were there; of %d twins %d offered as "
              "versions, %d as the same",
              qlonglong(papers.size()), qlonglong(candidates.size()), ofOthers, twins, offered - same, same);
        for (const QString &kind : kinds) {
            int hits = 0, shown = 0;
            for (const auto &pair : wanted[kind])
                if (found.contains(pair))
                    ++hits;
                else if (shown++ < 5)
                    qInfo() << "missed" << papers[qsizetype(pair.first) - 1].title
                            << papers[qsizetype(pair.second) - 1].title
                            << papers[qsizetype(pair.first) - 1].authors.size();
            qInfo("%s: %d of %d", qPrintable(kind), hits, each);
            QVERIFY2(hits * 100 >= each * 97, qPrintable(kind));
        }
        QCOMPARE(same, 0);
        QVERIFY(candidates.size() < 5 * papers.size());
    }

private slots:
    void findsFormerlyMissedPairs()
    {
        QRandomGenerator random(7);
        plantAndFind(inventedPapers(8000, random), 300, 2000);
    }
    void findsFormerlyMissedPairsAmongRealPapers()
    {
        const QList<Paper> papers = realPapers(qMax(9000, test::scaled(100'000)));
        if (papers.isEmpty())
            QSKIP("the real papers are not here");
        plantAndFind(papers, 600, 2000);
    }

    // 5,000 planted copies and 2,000 near-twins among the real papers.
    void findsPlantedPairs()
    {
        QList<Paper> papers = realPapers(qMax(5000, test::scaled(100'000)));
        if (papers.isEmpty())
            QSKIP("the real papers are not here");
        const int planted = int(qMin<qsizetype>(5000, papers.size() / 10));
        const int twins = planted * 2 / 5;
        QRandomGenerator random(20260602);
        std::set<QPair<PaperId, PaperId>> wanted, forbidden;
        const qsizetype real = papers.size();
        QSet<qsizetype> used;
        const auto pick = [&](qsizetype fewestLetters) {
            for (;;) {
                const qsizetype at = random.bounded(real);
                if (papers[at].title.size() >= fewestLetters && papers[at].abstract.size() > 300
                    && !used.contains(at) && !papers[at].authors.isEmpty()) {
                    used.insert(at);
                    return at;
                }
            }
        };
        for (int i = 0; i < planted; ++i) {
            const qsizetype original = pick(15);
            papers.append(reprinted(papers[original], random));
            wanted.insert({PaperId(original + 1), PaperId(papers.size())});
        }
        for (int i = 0; i < twins; ++i) {
            const qsizetype original = pick(15);
            Paper twin = papers[original];
            if (i % 2) { // another "part" of the paper
                papers[original].title += u", Part I"_s;
                twin.title += u", Part II"_s;
            } else { // same title, other id
                papers[original].arxivId = u"2601.%1"_s.arg(10000 + i);
                twin.arxivId = u"2602.%1"_s.arg(10000 + i);
            }
            papers.append(twin);
            forbidden.insert({PaperId(original + 1), PaperId(papers.size())});
        }

        QElapsedTimer clock;
        clock.start();
        DuplicateFinder finder;
        finder.reserve(papers.size());
        for (qsizetype i = 0; i < papers.size(); ++i)
            finder.add(PaperId(i + 1), papers[i]);
        const qint64 added = clock.elapsed();
        qsizetype candidates = 0;
        const auto found = judged(finder, papers, &candidates);
        qInfo("%lld papers: keys %lld ms, %lld candidates, all %lld ms, %lld offered",
              qlonglong(papers.size()), qlonglong(added), qlonglong(candidates), qlonglong(clock.elapsed()),
              qlonglong(found.size()));

        int hits = 0;
        for (const auto &pair : found) {
            hits += wanted.contains(pair);
            QVERIFY2(!forbidden.contains(pair), "a near-twin was offered as equal");
        }
        qInfo("%d of %d planted pairs found", hits, planted);
        // The requirement is 99 % of 5,000. In a small run under sanitizers one or two more misses are
        // chance.
        const int enough = planted * (planted < 5000 ? 98 : 99) / 100;
        if (hits < enough) {
            const std::set<QPair<PaperId, PaperId>> all(found.begin(), found.end());
            int shown = 0;
            for (const auto &pair : wanted)
                if (!all.contains(pair) && shown++ < 20)
                    qInfo() << papers[qsizetype(pair.first) - 1].title
                            << papers[qsizetype(pair.second) - 1].title
                            << papers[qsizetype(pair.second) - 1].authors
                            << papers[qsizetype(pair.second) - 1].abstract.left(60);
        }
        QVERIFY(hits >= enough);
        // Near-linear: a few candidates per paper, not a share of all pairs.
        QVERIFY(candidates < 4 * papers.size());
    }
};

QTEST_MAIN(TestPlantedPairs)
#include "tst_plantedpairs.moc"
