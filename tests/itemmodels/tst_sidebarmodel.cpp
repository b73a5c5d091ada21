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

    void sectionsCollapse()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SidebarData data = someData();
        model.show(data);
        const QPersistentModelIndex sources = model.index(6, 0), authors = model.index(4, 0);
        QCOMPARE(model.rowCount(sources), 0); // collapsed by default
        QCOMPARE(sources.data(SidebarModel::FoldRole).toInt(), 2);
        QVERIFY(sources.flags() & Qt::ItemIsSelectable);
        QCOMPARE(sources.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Sources, collapsed"));
        model.setFolded(sources, false);
        QCOMPARE(model.rowCount(sources), 1);
        QVERIFY(!(sources.flags() & Qt::ItemIsSelectable));
        model.setFolded(authors, true);
        QCOMPARE(model.rowCount(authors), 0);
        data.authors.removeLast();
        model.show(data); // an update keeps them collapsed
        QCOMPARE(model.rowCount(authors), 0);
        // The names of sections without entries do not collapse.
        QCOMPARE(model.index(1, 0).data(SidebarModel::FoldRole).toInt(), 0);
        SidebarModel next;
        next.setFolded(model.folded());
        next.show(data);
        QCOMPARE(next.rowCount(next.index(6, 0)), 1);
        QCOMPARE(next.rowCount(next.index(4, 0)), 0);
    }

    void cleaningUpIsListedOnlyIfThereIsWork()
    {
        SidebarModel model;
        SidebarData data = someData();
        model.show(data);
        QVERIFY(!model.findKey(SidebarModel::cleanUpKey()).isValid());
        data.unmatchedFiles = 2;
        data.sourceConflicts = 3;
        model.show(data);
        model.showDuplicates(4);
        QCOMPARE(model.findKey(SidebarModel::cleanUpKey()).data(SidebarModel::CountRole).toInt(), 9);
    }

    void trashIsBelowUnread()
    {
        SidebarModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SidebarData data = someData();
        data.trash.papers = 2;
        data.trash.sources = {{}};
        data.trash.sources.first().id = SourceId(9);
        model.show(data);
        const QModelIndex trash = model.find(isNode(QStringLiteral("trash")));
        QCOMPARE(trash.row(), 3);
        QCOMPARE(trash.data(SidebarModel::FoldRole).toInt(), 1);
        QVERIFY(trash.siblingAtRow(4).data(SidebarModel::TrashedRole).toBool());
        model.setFolded(trash, true);
        QVERIFY(!trash.siblingAtRow(4).data(SidebarModel::TrashedRole).toBool());
    }
};

QTEST_GUILESS_MAIN(TestSidebarModel)
#include "tst_sidebarmodel.moc"
