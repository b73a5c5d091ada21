// Tests the duplicate authors page with keys pressed faster than any comparison.
#include "views/authors/authorduplicatespage.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

AuthorPair pairOf(int one, int other)
{
    AuthorPair pair;
    pair.one.id = AuthorId(one);
    pair.one.name = u"Author %1"_s.arg(one);
    pair.one.papers = 5;
    pair.other.id = AuthorId(other);
    pair.other.name = u"Author %1"_s.arg(other);
    pair.other.papers = 3;
    pair.likely.one = pair.one.id;
    pair.likely.other = pair.other.id;
    return pair;
}

// Pairs of authors that occur in one pair only.
AuthorDuplicates manyPairs(int count)
{
    AuthorDuplicates pairs;
    for (int i = 0; i < count; ++i)
        pairs.likely.append(pairOf(2 * i + 1, 2 * i + 2));
    return pairs;
}

struct Shown {
    explicit Shown(const AuthorDuplicates &pairs)
    {
        page.resize(900, 400);
        page.setWritable(true);
        page.show();
        page.begin();
        page.showPairs(pairs);
        QObject::connect(&page, &AuthorDuplicatesPage::sameChosen, [this](AuthorId from, AuthorId into) {
            decided.append(u"%1=%2"_s.arg(qint64(into)).arg(qint64(from)));
        });
        QObject::connect(&page, &AuthorDuplicatesPage::differentChosen, [this](AuthorId one, AuthorId other) {
            decided.append(u"%1|%2"_s.arg(qint64(one)).arg(qint64(other)));
        });
        QObject::connect(&page, &AuthorDuplicatesPage::undecideChosen, [this](AuthorId one, AuthorId other) {
            decided.append(u"%1?%2"_s.arg(qint64(one)).arg(qint64(other)));
        });
    }
    QTreeWidget &tree() { return *page.findChild<QTreeWidget *>(u"pairTree"_s); }
    QString current() { return tree().currentItem() ? tree().currentItem()->text(0) : QString(); }
    int left() { return tree().topLevelItem(0)->childCount(); }
    void key(Qt::Key key) { QTest::keyClick(&tree(), key); }

    AuthorDuplicatesPage page;
    QStringList decided;
};

} // namespace

class TestWhoIsWho : public QObject
{
    Q_OBJECT

private slots:
    void decidedPairDisappearsAtOnce()
    {
        Shown shown(manyPairs(5));
        QCOMPARE(shown.left(), 5);
        QVERIFY(shown.current().startsWith(u"Author 1 "_s));
        shown.key(Qt::Key_S);
        QCOMPARE(shown.left(), 4); // the pair is removed before a new result arrives
        QVERIFY(shown.current().startsWith(u"Author 3 "_s));
        shown.key(Qt::Key_D); // a quick second key applies to the next pair
        QCOMPARE(shown.decided, (QStringList{u"1=2"_s, u"3|4"_s}));
        QVERIFY(shown.current().startsWith(u"Author 5 "_s));
        // Decides the last pair; then no pair is left.
        for (int i = 0; i < 6; ++i)
            shown.key(Qt::Key_D);
        QCOMPARE(shown.decided.size(), 5);
        QCOMPARE(shown.left(), 0);
        QVERIFY(!shown.page.findChild<QPushButton *>(u"pairSame"_s)->isEnabled());
    }
    // The progress of the first comparison is shown above the empty page; a background comparison shows none.
    void showsProgress()
    {
        AuthorDuplicatesPage page;
        page.begin();
        const auto line = [&] { return page.findChild<QLabel *>(u"pageLine"_s)->text(); };
        page.showProgress(0.42);
        QCOMPARE(line(), u"Comparing all names: 42 %"_s);
        page.showPairs(manyPairs(3));
        const QString said = line();
        QVERIFY(!said.contains(u'%'));
        page.showProgress(0.5);
        QCOMPARE(line(), said);
    }
    // A comparison started before the decisions neither restores pairs nor moves the selection.
    void outdatedResultChangesNothing()
    {
        Shown shown(manyPairs(40));
        for (int i = 0; i < 3; ++i)
            shown.key(Qt::Key_S);
        for (int i = 0; i < 10; ++i)
            shown.key(Qt::Key_Down);
        const QString before = shown.current();
        const int y = shown.tree().visualItemRect(shown.tree().currentItem()).top();
        AuthorDuplicates late = manyPairs(40);
        late.likely.prepend(pairOf(501, 502)); // a new pair appears above the others
        shown.page.showPairs(late);
        QCOMPARE(shown.left(), 38);
        QCOMPARE(shown.current(), before);
        QCOMPARE(shown.tree().visualItemRect(shown.tree().currentItem()).top(), y);
        shown.key(Qt::Key_D);
        QVERIFY(before.startsWith(u"Author %1 "_s.arg(shown.decided.last().section(u'|', 0, 0))));
    }
    // The current pair was decided elsewhere. It stays visible, but can no longer be decided.
    void removedPairCannotBeDecided()
    {
        Shown shown(manyPairs(5));
        shown.key(Qt::Key_Down);
        AuthorDuplicates rest = manyPairs(5);
        rest.likely.removeAt(1);
        shown.page.showPairs(rest);
        QVERIFY(shown.current().startsWith(u"Author 3 "_s));
        shown.key(Qt::Key_S);
        shown.key(Qt::Key_D);
        QCOMPARE(shown.decided, QStringList());
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_D);
        QCOMPARE(shown.decided, QStringList{u"5|6"_s});
        shown.page.showPairs(rest);
        QCOMPARE(shown.left(), 3);
    }
    void mergedAuthorIsRemovedFromOtherPairs()
    {
        AuthorDuplicates pairs = manyPairs(3);
        pairs.likely.insert(1, pairOf(7, 2)); // 2 becomes 1
        pairs.likely.append(pairOf(9, 2));
        Shown shown(pairs);
        shown.key(Qt::Key_S);
        QCOMPARE(shown.left(), 2);
        shown.page.showPairs(pairs);
        QCOMPARE(shown.left(), 2);
        shown.key(Qt::Key_S);
        QCOMPARE(shown.decided, (QStringList{u"1=2"_s, u"3=4"_s}));
    }
    void undoRestoresThePair()
    {
        const AuthorDuplicates pairs = manyPairs(4);
        Shown shown(pairs);
        shown.key(Qt::Key_D);
        shown.page.showPairs(pairs);
        QCOMPARE(shown.left(), 3);
        shown.page.forgetLeft();
        shown.page.showPairs(pairs);
        QCOMPARE(shown.left(), 4);
        QVERIFY(shown.current().startsWith(u"Author 3 "_s)); // the selection does not move
    }
    void decidesAnUndonePairAgain()
    {
        AuthorDuplicates pairs = manyPairs(1);
        pairs.apart = {pairOf(21, 22)};
        Shown shown(pairs);
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_D);
        QCOMPARE(shown.decided, QStringList{u"21?22"_s});
        AuthorDuplicates next = manyPairs(1);
        next.likely.append(pairOf(21, 22));
        shown.page.showPairs(next);
        QCOMPARE(shown.left(), 2);
    }
    // Auto-repeat decides one pair only.
    void autoRepeatDecidesOnePair()
    {
        Shown shown(manyPairs(30));
        for (int i = 0; i < 20; ++i) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_S, Qt::NoModifier, u"s"_s, i > 0);
            QCoreApplication::sendEvent(&shown.tree(), &press);
        }
        QCOMPARE(shown.decided.size(), 1);
    }
    // A stream of keys, with results of any age in between: each pair is decided once, as it was shown.
    void decidesEachPairOnceInAStreamOfKeys()
    {
        QRandomGenerator random(30);
        QStringList expected;
        Shown shown(manyPairs(200));
        QList<AuthorDuplicates> answers{manyPairs(200)};
        AuthorDuplicates now = manyPairs(200);
        for (int step = 0; step < 600; ++step) {
            const int what = random.bounded(10);
            if (what < 5 && !shown.current().isEmpty()) {
                const QString name = shown.current().section(u' ', 1, 1);
                const int decidedBefore = int(shown.decided.size());
                shown.key(random.bounded(2) ? Qt::Key_S : Qt::Key_D);
                if (shown.decided.size() == decidedBefore)
                    continue; // decided elsewhere
                QCOMPARE(shown.decided.size(), decidedBefore + 1);
                QVERIFY2(shown.decided.last().startsWith(name), qPrintable(shown.decided.last()));
                now.likely.removeIf(
                    [&](const AuthorPair &pair) { return pair.one.id == AuthorId(name.toInt()); });
                answers.append(now);
            } else if (what < 8) {
                shown.key(random.bounded(2) ? Qt::Key_Down : Qt::Key_Up);
            } else { // an outdated result
                const QString before = shown.current();
                shown.page.showPairs(
                    answers[answers.size() - 1 - random.bounded(qMin<qsizetype>(5, answers.size()))]);
                if (!before.isEmpty())
                    QCOMPARE(shown.current(), before);
            }
        }
        QVERIFY(shown.decided.size() > 100);
        QStringList once = shown.decided;
        for (QString &text : once)
            text = text.section(QRegularExpression(u"[=|]"_s), 0, 0);
        QCOMPARE(once.removeDuplicates(), 0);
    }
};

QTEST_MAIN(TestWhoIsWho)
#include "tst_authorduplicates.moc"
