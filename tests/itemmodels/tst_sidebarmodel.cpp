#include "models/itemmodels/sidebarmodel.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace lectern;

static AuthorRow author(int id, const QString &name, int papers)
{
    AuthorRow row;
    row.id = AuthorId(id);
    row.name = name;
    row.papers = papers;
    return row;
}

static SidebarData someData()
{
    SidebarData data;
    data.counts.papers = 79;
    data.counts.bookmarks = 2;
    data.counts.unread = 77;
    data.counts.authors = 3;
    data.authors = {author(1, QStringLiteral("Ada Oak"), 5), author(2, QStringLiteral("Ben Elm"), 3),
                    author(3, QStringLiteral("Cy Ash"), 1)};
    data.categories = {{QStringLiteral("LG"), 40}, {QStringLiteral("CL"), 9}};
    SourceRow source;
    source.id = SourceId(4);
    source.name = QStringLiteral("a.txt");
    source.sightings = 23;
    data.sources = {source};
    return data;
}

class TestSidebarModel : public QObject
{
    Q_OBJECT
private slots:
    void hidesEmptySections()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        SidebarData data = someData();
        data.sources.clear();
        model.show(data);
        QStringList titles;
        for (int i = 0; i < model.rowCount(); ++i)
            titles.append(model.index(i, 0).data().toString());
        QCOMPARE(titles,
                 QStringList({QStringLiteral("Library"), QStringLiteral("Lists"), QStringLiteral("Tags"),
                              QStringLiteral("Searches"), QStringLiteral("Authors"),
                              QStringLiteral("Categories")}));
        model.show(someData());
        QCOMPARE(model.rowCount(), 7);
        model.show(data);
        QCOMPARE(model.rowCount(), 6);
        data.counts = {}; // an empty library offers no lists
        model.show(data);
        QCOMPARE(model.rowCount(), 3);
    }

    void countsUpdateAndPlacesAreQueries()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(someData());
        const QModelIndex unread = model.find(isNode(QStringLiteral("unread")));
        QVERIFY(unread.isValid());
        QCOMPARE(unread.data(SidebarModel::CountRole).toInt(), 77);
        QSignalSpy changed(&model, &SidebarModel::dataChanged);
        SidebarData data = someData();
        data.counts.unread = 76;
        model.show(data);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.find(isNode(QStringLiteral("unread"))).data(SidebarModel::CountRole).toInt(), 76);
        const QModelIndex ben = model.find(authorNode(AuthorId(2)));
        QCOMPARE(ben.data().toString(), QStringLiteral("Ben Elm"));
        QCOMPARE(model.condition(ben)->node, authorNode(AuthorId(2)));
        QCOMPARE(model.condition(ben)->label, QStringLiteral("Ben Elm"));
        QVERIFY(!model.condition(ben.parent()).has_value());
    }

    void updatesPreserveRemainingRows()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(someData());
        const QPersistentModelIndex first = model.find(authorNode(AuthorId(1)));
        const QPersistentModelIndex last = model.find(authorNode(AuthorId(3)));
        SidebarData data = someData();
        data.authors.insert(1, author(9, QStringLiteral("Di Fir"), 4));
        data.authors.removeAt(2); // Ben removed, Di added
        model.show(data);
        QVERIFY(first.isValid());
        QVERIFY(last.isValid());
        QCOMPARE(last.row(), 2);
        QVERIFY(!model.find(authorNode(AuthorId(2))).isValid());
        QVERIFY(model.find(authorNode(AuthorId(9))).isValid());
    }

    void sectionSurvivesReplacementOfAllEntries()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(someData());
        const QPersistentModelIndex section = model.find(authorNode(AuthorId(1))).parent();
        QSignalSpy removed(&model, &SidebarModel::rowsRemoved);
        connect(&model, &SidebarModel::rowsRemoved, this, [&](const QModelIndex &parent) {
            QVERIFY(parent.isValid());
            QCOMPARE(model.rowCount(), 7);
        });
        SidebarData data = someData();
        data.authors = {author(7, QStringLiteral("Eva Yew"), 2)};
        model.show(data);
        QCOMPARE(removed.count(), 1);
        QVERIFY(section.isValid());
        QCOMPARE(model.rowCount(section), 2);
    }

    void allAuthorsIsTheLastRow()
    {
        SidebarModel model;
        SidebarData data = someData();
        model.show(data);
        const QModelIndex all = model.find(authorNode(AuthorId(1))).siblingAtRow(3);
        QCOMPARE(all.data(SidebarModel::KeyRole).toString(), SidebarModel::allAuthorsKey());
        QCOMPARE(all.data(SidebarModel::CountRole).toInt(), 3);
        QVERIFY(!model.condition(all).has_value()); // opens a page and has no query
        data.filter = QStringLiteral("Ada");
        model.show(data);
        const QModelIndex ada = model.find(authorNode(AuthorId(1)));
        QVERIFY(!model.findKey(SidebarModel::allAuthorsKey()).isValid());
        QCOMPARE(model.rowCount(ada.parent()), 3); // the store has already filtered these authors
    }

    void newPapersAreListedOnlyIfAny()
    {
        SidebarModel model;
        SidebarData data = someData();
        model.show(data);
        QVERIFY(!model.find(isNode(QStringLiteral("new"))).isValid());
        data.counts.newPapers = 4;
        model.show(data);
        QCOMPARE(model.find(isNode(QStringLiteral("new"))).data(SidebarModel::CountRole).toInt(), 4);
    }

    // The list of authors is limited, so that the entries below it stay reachable. Typing in the filter finds
    // more authors.
    void limitsListedAuthors()
    {
        SidebarModel model;
        SidebarData data = someData();
        data.counts.authors = 132305;
        data.moreAuthors = true;
        for (int i = 4; i <= 200; ++i)
            data.authors.append(author(i, QStringLiteral("Author %1").arg(i), 1));
        model.show(data);
        const QModelIndex section = model.find(authorNode(AuthorId(1))).parent();
        QCOMPARE(model.rowCount(section), 13);
        const QModelIndex all = model.index(12, 0, section);
        QCOMPARE(all.data(SidebarModel::CountRole).toInt(), 132305);
        QVERIFY(all.flags() & Qt::ItemIsSelectable);
        data.filter = QStringLiteral("a");
        model.show(data);
        const QModelIndex found = model.find(authorNode(AuthorId(1))).parent();
        QCOMPARE(model.rowCount(found), 201);
        const QModelIndex diagnostic = model.index(200, 0, found);
        QVERIFY(!(diagnostic.flags() & Qt::ItemIsSelectable));
        QVERIFY(!model.condition(diagnostic).has_value());
    }
};

QTEST_GUILESS_MAIN(TestSidebarModel)
#include "tst_sidebarmodel.moc"
