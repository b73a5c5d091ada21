#include "models/core/query/querytext.h"
#include "models/itemmodels/querystate.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestQueryState : public QObject
{
    Q_OBJECT
private slots:
    void combinesPartsWithAnd()
    {
        QueryState state;
        QCOMPARE(state.query().root.kind, QueryNode::Kind::All);
        state.scope = Condition{authorNode(AuthorId(12)), u"Chuan Wu"_s};
        state.setCondition({categoryNode({u"LG"_s}), {}});
        state.typed = u"pipeline"_s;
        QCOMPARE(queryText(state.query(false).root), u"author:#12 cat:LG pipeline"_s);
        QVERIFY(!state.isEmpty());
    }

    void conditionsOfOneSwitchReplaceEachOther()
    {
        QueryState state;
        state.setCondition({isNode(u"unread"_s), {}});
        state.setCondition({isNode(u"read"_s), {}}); // the opposite condition of the same kind replaces it
        state.setCondition({isNode(u"bookmarked"_s), {}});
        state.setCondition({hasNode(u"code"_s), {}});
        QCOMPARE(state.conditions.size(), 3);
        QCOMPARE(state.conditions[0].node, isNode(u"read"_s));
        state.clearCondition(u"is:read"_s);
        QCOMPARE(state.conditions.size(), 2);
        QVERIFY(state.condition(u"has:code"_s));
        QVERIFY(!state.condition(u"is:read"_s));
    }

    void typedConditionsBecomeChips()
    {
        QueryState state;
        state.typed = u"moe year:2024 routing \"load balance\""_s;
        QVERIFY(state.commitTyped());
        QCOMPARE(state.typed, u"moe routing"_s);
        QCOMPARE(state.conditions.size(), 2);
        QVERIFY(!state.commitTyped()); // no condition left to commit
    }

    void removesLastCondition()
    {
        QueryState state;
        state.scope = Condition{authorNode(AuthorId(12)), u"Chuan Wu"_s};
        state.setCondition({authorNode(AuthorId(7)), u"Ada Oak"_s});
        state.setCondition({categoryNode({u"LG"_s}), {}});
        state.typed = u"moe"_s;
        QVERIFY(!state.stepBack()); // typed text is removed first
        state.typed.clear();
        QVERIFY(state.stepBack());
        QCOMPARE(state.typed, u"cat:LG"_s); // editable again
        QCOMPARE(state.conditions.size(), 1);
        state.typed.clear();
        QVERIFY(state.stepBack());
        QVERIFY(state.typed.isEmpty() && state.conditions.isEmpty()); // "author:#7" is not shown as text
        QVERIFY(state.scope);
        QVERIFY(state.stepBack());
        QVERIFY(!state.scope);
        QVERIFY(!state.stepBack());
    }

    void offersWiderQueries()
    {
        const auto said = [](const QueryState &state) {
            QStringList questions;
            for (const RelaxedQuery &wider : relaxedQueries(state))
                questions.append(wider.without + u'|' + queryText(wider.state.query(false).root));
            return questions;
        };
        QueryState state;
        QCOMPARE(said(state), QStringList());
        state.typed = u"moe"_s;
        QCOMPARE(said(state), QStringList());
        state.setCondition({categoryNode({u"LG"_s}), {}});
        QCOMPARE(said(state), QStringList{u"cat:LG|moe"_s});
        state.scope = Condition{authorNode(AuthorId(12)), u"Chuan Wu"_s};
        QCOMPARE(said(state), (QStringList{u"|moe"_s, u"Chuan Wu|cat:LG moe"_s, u"cat:LG|author:#12 moe"_s}));
        state.typed = u" "_s;
        QCOMPARE(said(state), (QStringList{u"Chuan Wu|cat:LG"_s, u"cat:LG|author:#12"_s}));
        state.scope.reset();
        QCOMPARE(said(state),
                 QStringList()); // removing the only condition would match everything, so it is not offered
        // The offers also include a query without each condition that is still in the typed text.
        state = {};
        state.typed = u"moe year:2030"_s;
        QCOMPARE(said(state), QStringList{u"year:2030|moe"_s});
        state.typed = u"moe year:2030 author:wu"_s;
        QCOMPARE(said(state),
                 (QStringList{u"|moe"_s, u"year:2030|author:wu moe"_s, u"author:wu|year:2030 moe"_s}));
        state = {};
        state.scope = Condition{authorNode(AuthorId(12)), u"Chuan Wu"_s};
        state.typed = u"moe"_s;
        QCOMPARE(said(state), QStringList{u"|moe"_s});
    }

    void invalidTextStaysInTheBox()
    {
        QueryState state;
        state.typed = u"moe year:twenty cat:LG"_s;
        QVERIFY(!state.diagnostics().isEmpty());
        QVERIFY(!state.commitTyped());
        QCOMPARE(state.typed, u"moe year:twenty cat:LG"_s);
    }

    void settingsRoundTrip()
    {
        QueryState state;
        state.scope = Condition{authorNode(AuthorId(12)), u"Chuan Wu"_s};
        state.setCondition({categoryNode({u"LG"_s, u"CL"_s}), {}});
        state.typed = u"\"a phrase\" -gnn"_s;
        state.sort = {SortOrder::Key::Score, true};
        state.wordSort = {SortOrder::Key::Citations, false};
        QCOMPARE(QueryState::fromStrings(state.toStrings()), state);
        QVERIFY(QueryState::fromStrings({u"rubbish"_s, u"scope\t"_s, u"sort\t999\t1"_s}).isEmpty());
    }

    void wordSearchHasSeparateOrder()
    {
        QueryState state;
        QCOMPARE(state.order().key, SortOrder::Key::Newest);
        state.setOrder({SortOrder::Key::Title, false});
        state.scope = Condition{parseQuery(u"graph"_s).root, u"A saved search"_s};
        QCOMPARE(state.order().key, SortOrder::Key::Title); // a saved search is not a word search
        state.typed = u"year:2020 -graph"_s;
        QCOMPARE(state.order().key, SortOrder::Key::Title);
        state.typed = u"gra"_s;
        QCOMPARE(state.order(), QueryState::kBestMatch);
        QCOMPARE(state.query().sort, QueryState::kBestMatch);
        state.setOrder({SortOrder::Key::Score, true});
        QCOMPARE(state.order(), (SortOrder{SortOrder::Key::Score, true}));
        state.typed.clear();
        QCOMPARE(state.order().key, SortOrder::Key::Title);
        state.conditions = {{parseQuery(u"title:graph"_s).root, {}}};
        QCOMPARE(state.order().key, SortOrder::Key::Score);
        QueryState other;
        other.adoptOrders(state);
        QCOMPARE(other.sort.key, SortOrder::Key::Title);
        QCOMPARE(other.wordSort.key, SortOrder::Key::Score);
    }
};

QTEST_GUILESS_MAIN(TestQueryState)
#include "tst_querystate.moc"
