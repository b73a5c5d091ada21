#include "models/import/fileimporter.h"
#include "models/itemmodels/papercolumns.h"
#include "models/itemmodels/paperlistmodel.h"
#include "tests/store/storefixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace lectern;

namespace
{

// A result set with the ids first, first + 1, … in this order.
class Numbers final : public ResultSet
{
public:
    Numbers(qsizetype count, qint64 first = 1) : m_count(count), m_first(first) { }
    qsizetype count() const override { return m_count; }
    PaperId idAt(qsizetype row) const override { return PaperId(m_first + row); }
    qsizetype rowOf(PaperId id) const override
    {
        const qsizetype row = qint64(id) - m_first;
        return row >= 0 && row < m_count ? row : -1;
    }

private:
    qsizetype m_count;
    qint64 m_first;
};

QList<PaperRow> rowsFor(const QList<PaperId> &ids)
{
    QList<PaperRow> rows;
    for (const PaperId id : ids) {
        PaperRow row;
        row.id = id;
        row.title = QStringLiteral("Paper %1").arg(qint64(id));
        rows.append(row);
    }
    return rows;
}

} // namespace

class TestPaperListModel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { qRegisterMetaType<QList<lectern::PaperId>>(); }

    // A paper with all values and marks, read from a library, has a text in each column.
    void everyColumnShowsAValue()
    {
        const QTemporaryDir dir;
        const auto library = test::must(Library::open(dir.filePath(QStringLiteral("a.lectern"))));
        QByteArray line = "{'lectern':1,'title':'Tides','authors':['Ada Foam'],'category':'cs.LG',"
                          "'date':'2024-05-17','score':84.7,'code':true,'affiliation':'Shore Lab',"
                          "'abstract':'Waves.','arxiv_id':'2405.01234','doi':'10.1000/tides',"
                          "'venue':'Journal of Tides','url':'https://example.org/t','citations':7,"
                          "'marks':{'bookmarked':true,'rating':4,'note':'Read.','note_edited':1,"
                          "'tags':['shore'],'files':[{'sha256':'HASH','name':'tides.pdf'}]}}\n";
        line.replace('\'', '"').replace("HASH", QByteArray(64, 'a'));
        FileImporter(*library).importBytes(line, QStringLiteral("lines.jsonl"));
        const QList<PaperRow> rows = test::allRows(*library);
        QCOMPARE(rows.size(), 1);
        PaperListModel model;
        model.setResult(std::make_shared<Numbers>(1, qint64(rows[0].id)), 0, rows);
        QCOMPARE(model.columnCount(), int(paperColumns().size()));
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString name = model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
            QVERIFY(!name.isEmpty() && !model.headerData(column, Qt::Horizontal).toString().isEmpty());
            QVERIFY2(!model.index(0, column).data().toString().isEmpty(), qPrintable(name));
            QVERIFY2(paperColumns()[column].width > 0, qPrintable(name));
        }
        QCOMPARE(QString::fromLatin1(paperColumns()[PaperListModel::Files].header), QStringLiteral("Files"));
    }

    void defaultOrderHasEachColumnOnce()
    {
        QList<int> order = defaultColumnOrder();
        QCOMPARE(order.first(), int(PaperListModel::Unread));
        std::sort(order.begin(), order.end());
        for (int column = 0; column < int(paperColumns().size()); ++column)
            QCOMPARE(order.value(column), column);
        QCOMPARE(order.size(), qsizetype(paperColumns().size()));
    }

    void requestsEachPageOnce()
    {
        PaperListModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        model.setResult(std::make_shared<Numbers>(1000));
        QCOMPARE(model.rowCount(), 1000);
        needed.clear(); // the model tester reads too
        const int row = 5 * PaperListModel::PageSize + 3;
        const QModelIndex title = model.index(row, PaperListModel::Title);
        QCOMPARE(title.data().toString(), QStringLiteral("…"));
        title.data();
        model.index(row + 1, PaperListModel::Title).data();
        QCOMPARE(needed.count(), 1);
        QVERIFY(!model.isComplete());
        const auto ids = needed[0][1].value<QList<PaperId>>();
        QCOMPARE(ids.size(), PaperListModel::PageSize);
        QSignalSpy changed(&model, &PaperListModel::dataChanged);
        model.insertPage(5, rowsFor(ids));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(title.data().toString(), QStringLiteral("Paper %1").arg(row + 1));
    }

    void ignoresPagesThatAreNotPending()
    {
        PaperListModel model;
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        model.setResult(std::make_shared<Numbers>(10));
        model.index(0, 0).data();
        QCOMPARE(needed.count(), 1);
        model.setResult(std::make_shared<Numbers>(10, 100));
        QSignalSpy changed(&model, &PaperListModel::dataChanged);
        model.insertPage(0, rowsFor({PaperId(1)}));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(model.index(0, PaperListModel::Title).data().toString(), QStringLiteral("…"));
        QCOMPARE(needed.count(), 2);
    }

    void requestsFailedPageAgain()
    {
        PaperListModel model;
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        model.setResult(std::make_shared<Numbers>(10));
        model.index(0, 0).data();
        model.dropPage(0);
        QVERIFY(model.isComplete());
        model.index(0, 0).data();
        QCOMPARE(needed.count(), 2);
    }

    void loadsOnlyPaintedRows()
    {
        PaperListModel model;
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        model.setResult(std::make_shared<Numbers>(10));
        for (const int role : {int(Qt::DecorationRole), int(Qt::ToolTipRole), int(Qt::FontRole),
                               int(Qt::AccessibleTextRole), int(PaperListModel::IdRole)})
            model.index(3, 0).data(role);
        QCOMPARE(needed.count(), 0);
        QCOMPARE(model.index(3, 0).data(PaperListModel::IdRole).value<PaperId>(), PaperId(4));
    }

    void threeMillionRowsAreFast()
    {
        PaperListModel model;
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        const auto begun = std::clock(); // processor time, because other programs may slow the clock time
        model.setResult(std::make_shared<Numbers>(2'999'999));
        model.index(2'999'998, PaperListModel::Title).data();
        QCOMPARE(model.rowOf(PaperId(2'000'000)), 1'999'999);
        QVERIFY((std::clock() - begun) * 1000 / CLOCKS_PER_SEC < 100);
        QCOMPARE(needed.count(), 1);
        // The last page is shorter.
        QCOMPARE(needed[0][1].value<QList<PaperId>>().size(), 2'999'999 % PaperListModel::PageSize);
    }

    void cacheRetainsVisiblePages()
    {
        PaperListModel model;
        QSignalSpy needed(&model, &PaperListModel::pageNeeded);
        model.setResult(
            std::make_shared<Numbers>(PaperListModel::PageSize * (PaperListModel::CachedPages + 10)));
        for (int page = 0; page < PaperListModel::CachedPages + 10; ++page) {
            model.index(page * PaperListModel::PageSize, 0).data();
            const QList<QVariant> last = needed.last();
            model.insertPage(last[0].toInt(), rowsFor(last[1].value<QList<PaperId>>()));
        }
        const int before = int(needed.count());
        model.index((PaperListModel::CachedPages + 5) * PaperListModel::PageSize, 0).data(); // still cached
        QCOMPARE(needed.count(), before);
        model.index(0, 0).data(); // evicted long ago
        QCOMPARE(needed.count(), before + 1);
    }

    void updatesMarksInPlace()
    {
        PaperListModel model;
        model.setResult(std::make_shared<Numbers>(3), 0, rowsFor({PaperId(1), PaperId(2), PaperId(3)}));
        QCOMPARE(model.index(1, PaperListModel::Bookmark).data().toString(), QString());
        QSignalSpy changed(&model, &PaperListModel::dataChanged);
        model.setMark({PaperId(2), PaperId(77)}, Mark::Bookmarked, 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(1, PaperListModel::Bookmark).data().toString(), QStringLiteral("✓"));
        QCOMPARE(model.index(1, PaperListModel::Unread).data().toString(), QStringLiteral("●"));
        QCOMPARE(model.index(0, PaperListModel::Bookmark).data().toString(), QString());
    }

    void rowIsOneSentence()
    {
        PaperRow row;
        row.id = PaperId(1);
        row.title = QStringLiteral("On Lecterns");
        row.authors = {QStringLiteral("Ada Oak"), QStringLiteral("Ben Elm")};
        row.authorsTruncated = true;
        row.category = QStringLiteral("cs.LG");
        row.date = QDate(2026, 6, 2);
        row.dateInferred = true;
        row.score = 84.7;
        row.bookmarked = true;
        PaperListModel model;
        model.setResult(std::make_shared<Numbers>(1), 0, {row});
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral(
                     "On Lecterns, by Ada Oak, Ben Elm and others, Machine Learning (cs.LG), 2 Jun 2026, "
                     "year inferred, score 84.7, bookmarked, unread."));
        QCOMPARE(model.index(0, PaperListModel::Date).data().toString(), QStringLiteral("2 Jun ~2026"));
    }

    void removedPaperIsReported()
    {
        PaperListModel model;
        model.setResult(std::make_shared<Numbers>(1), 0, {PaperRow()});
        QVERIFY(
            model.index(0, PaperListModel::Title).data().toString().contains(QStringLiteral("no longer")));
        QCOMPARE(model.index(0, PaperListModel::Unread).data().toString(), QString());
    }
};

QTEST_GUILESS_MAIN(TestPaperListModel)
#include "tst_paperlistmodel.moc"
