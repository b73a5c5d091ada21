#include "models/core/duplicates.h"
#include "tests/support/support.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <set>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestDuplicates : public QObject
{
    Q_OBJECT

    static Paper base()
    {
        Paper paper;
        paper.title = u"Lantern: Tidal Forests Observed with Slow Cameras"_s;
        paper.authors = {u"Ada Quill"_s, u"Bo Ferrant"_s, u"Cho Minh"_s};
        paper.abstract =
            u"Forests that grow below the tide line are seldom photographed because salt water ruins "
            u"shutters within days. "
            "We describe a slow camera with a shutter of glass and report on eleven months of pictures taken "
            "at four coasts. "
            "The pictures show that trees lean towards the moon, which earlier drawings had denied."_s;
        return paper;
    }

    // All of the real papers, or some; none where the data or zstd is missing.
    static QList<Paper> realPapers(int atMost)
    {
        const QString file = test::sharedFile(u"data/bulk/ml-anthology.jsonl.zst"_s);
        if (file.isEmpty())
            return {};
        QProcess unpack;
        unpack.start(u"zstd"_s, {u"-dc"_s, file});
        if (!unpack.waitForStarted())
            return {};
        unpack.closeWriteChannel();
        QByteArray all;
        while (unpack.waitForReadyRead(-1))
            all += unpack.readAllStandardOutput();
        unpack.waitForFinished(-1);
        QList<Paper> papers;
        for (qsizetype at = 0; at < all.size() && papers.size() < atMost;) {
            const qsizetype end = all.indexOf('\n', at);
            const QJsonObject record = QJsonDocument::fromJson(all.mid(at, end - at)).object();
            at = end < 0 ? all.size() : end + 1;
            Paper paper;
            paper.title = record["title"_L1].toString();
            for (const auto name : record["authors_parsed"_L1].toArray())
                paper.authors.append(QString(name[1].toString() + u' ' + name[0].toString()).trimmed());
            paper.abstract = record["abstract"_L1].toString();
            paper.doi = record["doi"_L1].toString().toLower();
            paper.venue = record["venue"_L1].toString();
            paper.year = record["year"_L1].toString().toInt();
            papers.append(paper);
        }
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

    // The paper as another source would print it, in one of the ways sources differ.
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
        case 0: // case and hyphens of the title, one letter lost, abstract not known
            copy.title = typo(capitalised(copy.title).replace(u'-', u' '));
            copy.abstract.clear();
            break;
        case 1: // authors by initials, abstract begins with a label
            for (QString &name : copy.authors)
                name = name.left(1) + u". "_s + name.section(u' ', -1);
            copy.abstract = u"Abstract. "_s + copy.abstract;
            copy.title = typo(copy.title);
            break;
        case 2: // three authors shown, abstract rewritten here and there
            copy.authors = copy.authors.mid(0, 3);
            copy.authorsTruncated = true;
            {
                QStringList words = copy.abstract.split(u' ');
                for (qsizetype i = 11; i < words.size(); i += 23)
                    words[i] = u"indeed"_s;
                copy.abstract = words.join(u' ');
            }
            break;
        case 3: // a word more in the title, abstract cut
            copy.title += u" Revisited"_s;
            copy.abstract = copy.abstract.left(copy.abstract.size() * 2 / 3);
            copy.abstractTruncated = true;
            break;
        case 4: // title joined at the hyphens, abstract reordered
            copy.title.remove(u'-');
            {
                QStringList sentences = copy.abstract.split(u". "_s);
                if (sentences.size() > 2)
                    sentences.move(0, sentences.size() - 1);
                copy.abstract = sentences.join(u". "_s);
            }
            copy.title = typo(copy.title);
            break;
        case 5: // no title: known by an abstract with one change in it
            copy.title.clear();
            copy.abstract = typo(copy.abstract);
            break;
        case 6: // two letters wrong, first author missing
            copy.title = typo(typo(copy.title));
            if (copy.authors.size() > 2)
                copy.authors.removeFirst();
            break;
        default: // another year, no abstract, full stop
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

private slots:
    void judges_data()
    {
        QTest::addColumn<Paper>("a");
        QTest::addColumn<Paper>("b");
        QTest::addColumn<bool>("offered");
        const auto row = [](const char *name, bool offered, auto change) {
            Paper b = base();
            change(b);
            QTest::newRow(name) << base() << b << offered;
        };
        row("equal", true, [](Paper &) {});
        row("case and hyphens", true, [](Paper &b) {
            b.title = u"LANTERN - tidal-forests observed with slow cameras"_s;
            b.abstract.clear();
        });
        row("one letter", true, [](Paper &b) { b.title.replace(u"Slow"_s, u"Slaw"_s); });
        row("without subtitle", true,
            [](Paper &b) { b.title = u"Tidal Forests Observed with Slow Cameras"_s; });
        row("initials", true, [](Paper &b) { b.authors = {u"A. Quill"_s, u"B. Ferrant"_s}; });
        row("no title", true, [](Paper &b) { b.title.clear(); });
        row("other authors, no abstract", false, [](Paper &b) {
            b.authors = {u"Dee Voss"_s};
            b.abstract.clear();
        });
        row("Part I and Part II", false, [](Paper &b) { b.title += u" Part II"_s; });
        row("another number", false, [](Paper &b) { b.title += u" 2"_s; });
        row("a reply", false, [](Paper &b) { b.title = u"Reply to "_s + b.title; });
        row("an erratum", false, [](Paper &b) { b.title = u"Erratum: "_s + b.title; });
        row("another paper of the same people", false, [](Paper &b) {
            b.title = u"Glass Shutters for Cold Rivers"_s;
            b.abstract = u"Rivers freeze from above. We study what a shutter of glass does in the water "
                         u"under the ice, over "
                         "two winters and in three valleys, and find that it lasts."_s;
        });
        {
            Paper a = base(), b = base();
            a.title += u" I"_s;
            b.title += u" II"_s;
            QTest::newRow("numerals") << a << b << false;
            a = b = base();
            a.arxivId = u"2501.00001"_s;
            b.arxivId = u"2501.00002"_s;
            QTest::newRow("two arXiv ids") << a << b << false;
        }
    }
    void judges()
    {
        QFETCH(Paper, a);
        QFETCH(Paper, b);
        const auto verdict = judgeDuplicate(a, b), turned = judgeDuplicate(b, a);
        QTEST(verdict.has_value(), "offered");
        QCOMPARE(turned.has_value(), verdict.has_value());
        if (verdict) {
            QVERIFY(!verdict->reasons.isEmpty());
            QCOMPARE(turned->likeness, verdict->likeness);
            QCOMPARE(turned->reasons, verdict->reasons);
            QVERIFY(verdict->likeness > 0.5 && verdict->likeness <= 1);
        }
    }
    void preprintAndPublishedAreVersions()
    {
        Paper a = base(), b = base();
        a.arxivId = u"2501.00001"_s;
        b.doi = u"10.1000/tide.7"_s;
        b.venue = u"Journal of Tides"_s;
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Versions);
        a.arxivId.clear();
        a.doi = u"10.1000/other"_s;
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Versions);
        a.doi.clear();
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Same);
    }
    void cancels()
    {
        DuplicateFinder finder;
        for (int i = 1; i <= 100; ++i)
            finder.add(PaperId(i), base());
        int asked = 0;
        (void)finder.candidates([&] { return ++asked > 2; });
        QCOMPARE(asked, 3);
    }
    void textInCommon()
    {
        const QString whole = base().abstract;
        QCOMPARE(sharedText(whole, whole), 1.0);
        QCOMPARE(sharedText(whole, whole.left(whole.indexOf(u"report"_s))), 1.0);
        QCOMPARE(sharedText(whole, u"too short"_s), 0.0);
        QVERIFY(sharedText(whole, QString(whole).replace(u"slow camera"_s, u"fast camera"_s)) > 0.85);
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
            if (i % 2) { // the second part
                papers[original].title += u", Part I"_s;
                twin.title += u", Part II"_s;
            } else { // the same title under another id
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
        // The promise is 99 % of 5,000; of the few of a run under sanitizers chance takes one or two more.
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
        // Near-linear: a few candidates a paper, not a part of all pairs.
        QVERIFY(candidates < 4 * papers.size());
    }
};

QTEST_MAIN(TestDuplicates)
#include "tst_duplicates.moc"
