// Tests that quoted words are found in another version of the text.
#include "models/pdf/quotefinder.h"
#include "tests/support/bulk.h"
#include "tests/support/support.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

// Returns words laid out as a page: lines of the given width in letters, with long words hyphenated at the
// line end.
PdfPageText pageOf(const QStringList &words, int width, bool hyphenates, QList<int> *wordAt = nullptr)
{
    PdfPageText page;
    int line = 0, column = 0;
    const auto put = [&](const QString &text, int word, bool ends) {
        page.words.push_back({QRectF(column * 5, line * 12, 5 * text.size(), 10), text, 10, !ends, ends});
        if (wordAt)
            wordAt->append(word);
        column = ends ? 0 : column + int(text.size()) + 1;
        line += ends;
    };
    for (int i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        const int room = width - column;
        if (word.size() <= room) {
            const bool full = i + 1 < words.size() && room - word.size() < 4;
            put(word, i, full);
        } else if (hyphenates && room > 4 && word.size() > 7) {
            put(word.left(room - 1) + u'-', i, true);
            put(word.mid(room - 1), i, false);
        } else {
            if (!page.words.empty() && column > 0) {
                page.words.back().lineEnd = true;
                page.words.back().spaceAfter = false;
            }
            column = 0;
            ++line;
            put(word, i, false);
        }
    }
    return page;
}

PdfPageText pageOf(const QString &text)
{
    return pageOf(text.split(u' ', Qt::SkipEmptyParts), 60, true);
}

QString wordsIn(const PdfPageText &page, const QuotePlace &place)
{
    QStringList words;
    for (int i = place.word; i <= place.lastWord && i < int(page.words.size()); ++i)
        words.append(page.words[size_t(i)].text);
    return words.join(u' ');
}

// Returns another version of the words: some are replaced, inserted, deleted, misspelt or written in other
// letters. kept[i]: new position of word i; -1: deleted.
QStringList edited(const QStringList &words, QRandomGenerator &random, QList<int> *kept)
{
    static const QStringList others{u"moreover"_s, u"rather"_s,   u"novel"_s, u"robust"_s, u"the"_s,
                                    u"of"_s,       u"approach"_s, u"(see"_s,  u"[12]"_s};
    QStringList out;
    for (const QString &word : words) {
        const int chance = random.bounded(100);
        kept->append(chance < 3 ? -1 : int(out.size()));
        if (chance < 3)
            continue; // deleted
        if (chance < 6) {
            out.append(others[random.bounded(others.size())]); // replaced
        } else if (chance < 9) {
            out.append(word);
            out.append(others[random.bounded(others.size())]); // inserted
        } else if (chance < 11 && word.size() > 3) {
            QString wrong = word;
            wrong[random.bounded(int(word.size()))] = u'e';
            out.append(wrong);
        } else if (chance < 14) {
            out.append(word.toUpper());
        } else {
            QString set = word;
            out.append(set.replace(u"ffi"_s, u"\ufb03"_s).replace(u"fi"_s, u"\ufb01"_s));
        }
    }
    return out;
}

} // namespace

class TestQuoteFinder : public QObject
{
    Q_OBJECT

private slots:
    void findsQuotedWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("found");
        const QString text =
            u"The shutters of slow cameras are made of glass. Salt water ruins shutters of any other kind "
            "within days, as earlier drawings had denied. The shutters of quick cameras are not."_s;
        QTest::newRow("as it stands") << text << u"Salt water ruins shutters"_s << QString() << QString()
                                      << u"Salt water ruins shutters"_s;
        QTest::newRow("case, hyphens, ligatures, accents")
            << u"An e\ufb03cient Zürich-based me-thod"_s << u"efficient ZURICH based method"_s << QString()
            << QString() << u"e\ufb03cient Zürich-based me-thod"_s;
        QTest::newRow("twice: the one with these words behind it")
            << text << u"shutters of"_s << u"denied. The"_s << u"quick cameras"_s << u"shutters of"_s;
        QTest::newRow("a word is another")
            << text << u"Salt water ruins shutters of any other sort within days"_s << QString() << QString()
            << u"Salt water ruins shutters of any other kind within days,"_s;
        QTest::newRow("a word was put in")
            << text << u"Salt water ruins shutters of kind within days"_s << QString() << QString()
            << u"Salt water ruins shutters of any other kind within days,"_s;
        QTest::newRow("short, among the same words")
            << text << u"glas"_s << u"are made of"_s << u"Salt water ruins"_s << u"glass."_s;
        QTest::newRow("nothing like it") << text << u"The proof of the lemma is left to the reader"_s
                                         << QString() << QString() << QString();
        QTest::newRow("short, among other words")
            << text << u"lamp"_s << u"is lit by one"_s << u"of oil, at night"_s << QString();
        QTest::newRow("a short one elsewhere")
            << text << u"days"_s << u"it took them nine"_s << u"and most nights"_s << QString();
        QTest::newRow("Greek, a word is another")
            << u"οι κάμερες που αργούν έχουν κλείστρα από γυαλί και αντέχουν στο αλμυρό νερό της θάλασσας"_s
            << u"έχουν κλείστρα από ξύλο και αντέχουν στο αλμυρό νερό"_s << QString() << QString()
            << u"έχουν κλείστρα από γυαλί και αντέχουν στο αλμυρό νερό"_s;
        QTest::newRow("few letters of Greek")
            << u"οι κάμερες που αργούν έχουν κλείστρα από γυαλί"_s << u"κλειστρο"_s << u"που αργούν έχουν"_s
            << u"από γυαλί"_s << u"κλείστρα"_s;
        QTest::newRow("at the very beginning")
            << text << u"The shuters of slow kameras are made of glass. Salt water ruins"_s << QString()
            << QString() << u"The shutters of slow cameras are made of glass. Salt water ruins"_s;
        QTest::newRow("over and over")
            << u"a b "_s.repeated(3000) << u"a b"_s << QString() << QString() << u"a b"_s;
        QTest::newRow("no letters") << text << u"…"_s << QString() << QString() << QString();
        QTest::newRow("no text") << QString() << u"shutters"_s << QString() << QString() << QString();
    }
    void findsQuotedWords()
    {
        QFETCH(QString, text);
        QFETCH(QString, quote);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, found);
        const PdfPageText page = pageOf(text);
        QuoteFinder finder;
        finder.add(0, page);
        const auto place = finder.find({quote, before, after, 0});
        QString there = place ? wordsIn(page, *place) : QString();
        QCOMPARE(there.replace(u"- "_s, QString()), found);
        if (quote == "shutters of"_L1)
            QVERIFY(place->word > 20);
    }

    void findsQuoteAcrossPages()
    {
        QuoteFinder finder;
        finder.add(5, pageOf(u"of another page altogether"_s));
        finder.add(4, pageOf(u"and it goes on here. 118"_s)); // pages may be added in any order
        finder.add(3, pageOf(u"We say at the end of one page that it leads to something, 117"_s));
        const QString quote = u"at the end of one page that it leads to something, and it goes on here"_s;
        const auto place = finder.find({quote, u"We say"_s, {}, 3});
        QVERIFY(place);
        QCOMPARE(place->page, 3);
        QCOMPARE(place->lastPage, 4);
        QCOMPARE(place->word, 2);
        QCOMPARE(place->lastWord, 4);
        // Of two equal candidates, the nearer one is found.
        QuoteFinder twice;
        for (const int page : {0, 7, 12})
            twice.add(page, pageOf(u"All rights are reserved by the harbour office"_s));
        QCOMPARE(twice.find({u"rights are reserved by the harbour"_s, {}, {}, 8})->page, 7);
    }

    void findsContextOfTheQuote()
    {
        const PdfPageText page = pageOf(u"one two three four five six seven eight nine ten eleven twelve"_s);
        const QuoteContext context = contextOf(page, 4, 5);
        QCOMPARE(context.before, u"one two three four"_s);
        QCOMPARE(context.after, u"seven eight nine ten eleven twelv"_s.left(32).trimmed());
        QCOMPARE(contextOf(page, 0, 11).before, QString());
        QCOMPARE(contextOf(page, 0, 11).after, QString());
        QCOMPARE(contextOf({}, 0, 0).before, QString());
        // Words without separators are found, as in Chinese.
        PdfPageText glued;
        for (const QString &word : {u"慢速"_s, u"相机"_s, u"的"_s, u"快门"_s})
            glued.words.push_back({QRectF(), word, 10, false, false});
        QCOMPARE(contextOf(glued, 2, 2).before, u"慢速相机"_s);
        QCOMPARE(contextOf(glued, 1, 1).after, u"的快门"_s);
    }

    // Quotes from 500 abstracts are searched in one file with other line breaks, hyphens, edits and page
    // order. At least 98 % are found at the right place.
    void findsQuoteInAnotherVersion_data()
    {
        QTest::addColumn<int>("fewest");
        QTest::addColumn<int>("most");
        QTest::newRow("of a few words") << 3 << 8;
        QTest::newRow("of a sentence") << 9 << 30;
        QTest::newRow("of a paragraph") << 40 << 90;
    }
    void findsQuoteInAnotherVersion()
    {
        QFETCH(int, fewest);
        QFETCH(int, most);
        const int kAbstracts = scaled(500);
        constexpr int kOnPage = 3;
        QStringList abstracts;
        const bool there =
            forEachBulkRecord(u"ml-anthology.jsonl.zst"_s, [&](const QString &, const QString &abstract) {
                if (abstract.size() > 700)
                    abstracts.append(abstract.simplified());
                return abstracts.size() < kAbstracts;
            });
        if (!there)
            QSKIP("The real papers or zstd are missing.");
        QCOMPARE(abstracts.size(), kAbstracts);
        QRandomGenerator random(4711);
        struct Truth {
            SearchedQuote sought;
            int page, word, lastWord; // position in the other version; -1: all words were deleted
        };
        QList<Truth> truths;
        QuoteFinder finder;
        for (int page = 0; page * kOnPage < kAbstracts; ++page) {
            QStringList words, other;
            QList<int> kept;
            QList<QPair<int, int>> marked; // first and last word
            for (int i = page * kOnPage; i < qMin(kAbstracts, (page + 1) * kOnPage); ++i) {
                const QStringList own = abstracts[i].split(u' ');
                const int count = qMin(int(own.size()), fewest + random.bounded(most - fewest));
                const int first = random.bounded(int(own.size()) - count + 1);
                marked.append({int(words.size()) + first, int(words.size()) + first + count - 1});
                words += own;
            }
            other = edited(words, random, &kept);
            QList<int> wordAt;
            const PdfPageText before = pageOf(words, 80, false), after = pageOf(other, 43, true, &wordAt);
            const int newPage = page ^ 1; // swaps pages in pairs
            finder.add(newPage, after);
            for (const auto &[first, last] : std::as_const(marked)) {
                const QuoteContext context = contextOf(before, first, last);
                Truth truth{
                    {words.mid(first, last - first + 1).join(u' '), context.before, context.after, page},
                    newPage,
                    -1,
                    -1};
                for (int i = first; i <= last; ++i)
                    if (kept[i] >= 0) {
                        const auto begin = wordAt.indexOf(kept[i]);
                        if (truth.word < 0)
                            truth.word = int(begin);
                        truth.lastWord = int(wordAt.lastIndexOf(kept[i]));
                    }
                truths.append(truth);
            }
        }
        int asked = 0, right = 0, exact = 0, wrong = 0;
        QElapsedTimer timer;
        timer.start();
        for (const Truth &truth : std::as_const(truths)) {
            if (truth.word < 0)
                continue;
            ++asked;
            const auto place = finder.find(truth.sought);
            if (!place)
                continue;
            // The found range must contain most of the quoted words and few others.
            const int begin = qMax(place->word, truth.word), end = qMin(place->lastWord, truth.lastWord);
            const int all = qMax(place->lastWord, truth.lastWord) - qMin(place->word, truth.word) + 1;
            const bool isIt = place->page == truth.page && place->lastPage == truth.page
                && (end - begin + 1) * 3 >= all * 2;
            right += isIt;
            wrong += !isIt;
            exact += isIt && place->word == truth.word && place->lastWord == truth.lastWord;
            if (!isIt && qEnvironmentVariableIsSet("LECTERN_TEST_TELL"))
                qInfo("page %d (is %d), words %d-%d (are %d-%d): %s", place->page, truth.page, place->word,
                      place->lastWord, truth.word, truth.lastWord, qPrintable(truth.sought.quote));
        }
        qInfo("%d of %d found, %d to the word, %d elsewhere; %.1f ms each", right, asked, exact, wrong,
              double(timer.elapsed()) / asked);
        QVERIFY2(right * 100 >= asked * 98, qPrintable(u"%1 of %2"_s.arg(right).arg(asked)));
    }

    // Text that is in no version is not found.
    void findsNoUnrelatedText()
    {
        const int kAbstracts = 2 * scaled(300);
        QStringList abstracts;
        if (!forEachBulkRecord(u"ml-anthology.jsonl.zst"_s, [&](const QString &, const QString &abstract) {
                if (abstract.size() > 700)
                    abstracts.append(abstract.simplified());
                return abstracts.size() < kAbstracts;
            }))
            QSKIP("The real papers or zstd are missing.");
        QuoteFinder finder;
        for (int i = 0; i < kAbstracts / 2; ++i)
            finder.add(i, pageOf(abstracts[i]));
        int found = 0;
        for (int i = kAbstracts / 2; i < kAbstracts; ++i) {
            const PdfPageText page = pageOf(abstracts[i].split(u' '), 80, false);
            const int first = i % 20, last = first + 3 + i % 17;
            const QuoteContext context = contextOf(page, first, last);
            const QString quote = abstracts[i].split(u' ').mid(first, last - first + 1).join(u' ');
            const auto place = finder.find({quote, context.before, context.after, 0});
            found += place.has_value();
            if (place && qEnvironmentVariableIsSet("LECTERN_TEST_TELL"))
                qInfo("%s", qPrintable(quote));
        }
        qInfo("%d of %d strangers found", found, kAbstracts / 2);
        QVERIFY(found <= qMax(1, kAbstracts / 2 / 100)); // at most one per cent, or a single one by chance
    }
};

QTEST_APPLESS_MAIN(TestQuoteFinder)
#include "tst_quotefinder.moc"
