#include "views/list/emptystates.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestEmptyStates : public QObject
{
    Q_OBJECT
private slots:
    void findsReasonForEmptyList_data()
    {
        QTest::addColumn<ListSituation>("now");
        QTest::addColumn<Emptiness>("expected");
        const auto row = [](const char *name, const ListSituation &now, Emptiness expected) {
            QTest::newRow(name) << now << expected;
        };
        row("nothing is open", {}, Emptiness::None);
        row("unreadable", {.unreadable = true}, Emptiness::Unreadable);
        row("unreadable while something comes in", {.unreadable = true, .importing = true},
            Emptiness::Unreadable);
        row("papers", {.answered = true, .listed = 3, .papers = 9}, Emptiness::None);
        row("the answer is still to come", {.papers = 9}, Emptiness::None);
        row("new", {.answered = true}, Emptiness::NewLibrary);
        row("new, at a place", {.answered = true, .atPlace = true}, Emptiness::NewLibrary);
        row("lost", {.answered = true, .hasBackups = true}, Emptiness::LostLibrary);
        row("the first import", {.answered = true, .importing = true, .hasBackups = true},
            Emptiness::FirstImport);
        row("a later import", {.answered = true, .importing = true, .papers = 9}, Emptiness::NoMatch);
        row("an empty list", {.answered = true, .papers = 9, .atPlace = true, .atList = true},
            Emptiness::ReadingList);
        row("a list, narrowed",
            {.answered = true, .papers = 9, .atPlace = true, .atList = true, .narrowed = true},
            Emptiness::NoMatch);
        row("the bin", {.answered = true, .papers = 9, .atPlace = true, .inTrash = true}, Emptiness::Trash);
        row("the bin, narrowed",
            {.answered = true, .papers = 9, .atPlace = true, .inTrash = true, .narrowed = true},
            Emptiness::NoMatch);
        row("another place", {.answered = true, .papers = 9, .atPlace = true}, Emptiness::Place);
        row("another place, narrowed", {.answered = true, .papers = 9, .atPlace = true, .narrowed = true},
            Emptiness::NoMatch);
        row("words that nothing has", {.answered = true, .papers = 9, .narrowed = true}, Emptiness::NoMatch);
    }
    void findsReasonForEmptyList()
    {
        QFETCH(const ListSituation, now);
        QFETCH(const Emptiness, expected);
        QCOMPARE(int(emptinessOf(now)), int(expected));
    }

    void eachTextContainsReasonAndPlace()
    {
        QVERIFY(emptyText(Emptiness::None, {}).title.isEmpty());
        for (int i = int(Emptiness::None) + 1; i <= int(Emptiness::NoMatch); ++i) {
            const EmptyText text = emptyText(Emptiness(i), {u"To read"_s, u"/home"_s, u"L"_s});
            QVERIFY2(!text.icon.isEmpty() && !text.title.isEmpty() && !text.text.isEmpty(),
                     qPrintable(QString::number(i)));
            QVERIFY(!text.title.contains(u'%') && !text.text.contains(u'%'));
            QVERIFY(text.lines.isEmpty() || text.lines.size() == text.buttons);
            QVERIFY(!text.lines.contains(QString()));
            QCOMPARE(text.actions.isEmpty(), Emptiness(i) == Emptiness::FirstImport);
        }
        for (const Emptiness named : {Emptiness::ReadingList, Emptiness::Place})
            QVERIFY(emptyText(named, {.place = u"To read"_s}).title.contains(u"“To read”"_s));
        // Without conditions the text does not mention them.
        QVERIFY(!emptyText(Emptiness::NoMatch, {}).text.contains(u"condition"_s));
        QVERIFY(emptyText(Emptiness::NoMatch, {.hasConditions = true}).text.contains(u"condition"_s));
        QVERIFY(emptyText(Emptiness::LostLibrary, {}).actions.contains(ActionId::ShowBackups));
        QVERIFY(!emptyText(Emptiness::NewLibrary, {}).actions.contains(ActionId::ShowBackups));
    }
};

QTEST_MAIN(TestEmptyStates)
#include "tst_emptystates.moc"
