// Tests the list with three million papers: only visible rows are requested, laid out and painted.
#include "models/itemmodels/paperlistmodel.h"
#include "views/list/paperlist.h"
#include "views/list/paperrowsview.h"
#include "views/list/papertableview.h"
#include "views/style/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <ctime>

using namespace lectern;

namespace
{

class Numbers final : public ResultSet
{
public:
    explicit Numbers(qsizetype count) : m_count(count) { }
    qsizetype count() const override { return m_count; }
    PaperId idAt(qsizetype row) const override { return PaperId(row + 1); }
    qsizetype rowOf(PaperId id) const override { return qint64(id) <= m_count ? qint64(id) - 1 : -1; }

private:
    qsizetype m_count;
};

constexpr int kPapers = 3'000'000;

// A list in a window whose pages are delivered at once, as by a fast reader.
struct Shown {
    PaperListModel model;
    PaperList list{model};
    int asked = 0; // number of requested rows

    explicit Shown(QSize size = {500, 700})
    {
        QObject::connect(
            &model, &PaperListModel::pageNeeded, &model,
            [this](int page, const QList<PaperId> &ids) {
                QList<PaperRow> rows;
                for (const PaperId id : ids) {
                    PaperRow row;
                    row.id = id;
                    row.title = QStringLiteral("Paper number %1").arg(qint64(id));
                    row.score = 50;
                    rows.append(row);
                }
                asked += int(ids.size());
                QMetaObject::invokeMethod(
                    &model, [=, this] { model.insertPage(page, rows); }, Qt::QueuedConnection);
            },
            Qt::DirectConnection);
        list.resize(size);
        list.show();
    }
};

} // namespace

class TestPaperList : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme().choose(ThemeChoice::Light); }

    void isFastWithThreeMillionRows_data()
    {
        QTest::addColumn<bool>("table");
        QTest::newRow("rows") << false;
        QTest::newRow("table") << true;
    }
    void isFastWithThreeMillionRows()
    {
        QFETCH(bool, table);
        Shown shown;
        shown.list.setTable(table);
        shown.list.grab(); // fonts are loaded only once
        // Processor time, because other programs may increase wall-clock time.
        const auto milliseconds = [] { return std::clock() * 1000 / CLOCKS_PER_SEC; };
        const auto begun = milliseconds();
        shown.model.setResult(std::make_shared<Numbers>(kPapers));
        shown.list.showEmpty(false);
        shown.list.selectRow(0, false);
        shown.list.grab();
        const auto afterFirst = milliseconds();
        shown.list.selectRow(kPapers - 1, true);
        shown.list.grab();
        const auto first = afterFirst - begun, jumped = milliseconds() - afterFirst;
        qInfo("%s: first paint %ld ms, jump to the last row %ld ms", table ? "table" : "rows", first, jumped);
        // The limit is ten times the duration on an idle machine. It only detects a read of all rows.
        QVERIFY2(first < 1000 && jumped < 1000, "the whole result was gone through");
        QVERIFY(shown.asked <= 8 * PaperListModel::PageSize);
        QCOMPARE(shown.list.currentPaper(), PaperId(kPapers));
        QVERIFY(shown.list.view()
                    ->visualRect(shown.list.view()->currentIndex())
                    .intersects(shown.list.view()->viewport()->rect()));
        QTRY_VERIFY(shown.model.isComplete());
        QCOMPARE(shown.list.topRow() > kPapers - 100, true);
    }

    // Facets and messages appear after the rows and change the height of the list.
    void currentPaperStaysVisible_data()
    {
        QTest::addColumn<bool>("table");
        QTest::newRow("rows") << false;
        QTest::newRow("table") << true;
    }
    void currentPaperStaysVisible()
    {
        QFETCH(bool, table);
        Shown shown;
        shown.list.setTable(table);
        shown.model.setResult(std::make_shared<Numbers>(1000));
        shown.list.showEmpty(false);
        shown.list.selectRow(999, true);
        QTRY_VERIFY(shown.model.isComplete());
        QAbstractItemView &view = *shown.list.view();
        const auto isInSight = [&view] {
            return view.viewport()->rect().contains(view.visualRect(view.currentIndex()).center());
        };
        QVERIFY(isInSight());
        shown.list.resize(shown.list.width(), shown.list.height() - 200);
        QTRY_VERIFY(isInSight());
        // If the user scrolled the current paper out of view, it stays out of view.
        view.verticalScrollBar()->setValue(0);
        shown.list.resize(shown.list.width(), shown.list.height() + 100);
        shown.list.resize(shown.list.width(), shown.list.height() - 100);
        QCOMPARE(shown.list.topRow(), 0);
    }

    // If the next result moves the current paper out of view, the list scrolls it to the middle. A paper that
    // is still visible is not scrolled.
    void movedPaperIsScrolledToTheMiddle_data()
    {
        QTest::addColumn<bool>("table");
        QTest::newRow("rows") << false;
        QTest::newRow("table") << true;
    }
    void movedPaperIsScrolledToTheMiddle()
    {
        QFETCH(bool, table);
        Shown shown;
        shown.list.setTable(table);
        const auto answer = [&](const QString &question, qsizetype count, int row) {
            QueryState query;
            query.typed = question;
            shown.list.showQuery(query);
            shown.model.setResult(std::make_shared<Numbers>(count));
            shown.list.showEmpty(false);
            shown.list.showResult(row);
            shown.list.grab();
        };
        answer(QStringLiteral("tide"), 10, 0);
        answer({}, 5000, 2500);
        QAbstractItemView *const view = shown.list.view();
        const auto middle = [&] { return view->visualRect(view->currentIndex()).center().y(); };
        const int height = view->viewport()->height(), row = view->visualRect(view->currentIndex()).height();
        QVERIFY2(qAbs(middle() - height / 2) <= row, qPrintable(QString::number(middle())));
        const int before = view->verticalScrollBar()->value();
        answer(QStringLiteral("moss"), 5000, 2502);
        QCOMPARE(view->verticalScrollBar()->value(), before);
        answer({}, 5000, 0);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
        // The same query is repeated, as after an import. The list scrolls only as far as needed.
        answer({}, 5000, 100);
        QVERIFY2(middle() > height - 2 * row && middle() < height, qPrintable(QString::number(middle())));
    }

    void currentPaperStaysVisibleWhenResultGrows()
    {
        Shown shown;
        shown.model.setResult(std::make_shared<Numbers>(3));
        shown.list.showEmpty(false);
        shown.list.selectRow(2, false);
        shown.model.setResult(std::make_shared<Numbers>(1000));
        shown.list.selectRow(900, false);
        QVERIFY(shown.list.view()->viewport()->rect().contains(
            shown.list.view()->visualRect(shown.list.view()->currentIndex())));
    }

    void densityChangePreservesTopPaper()
    {
        Shown shown;
        shown.model.setResult(std::make_shared<Numbers>(5000));
        shown.list.showEmpty(false);
        shown.list.scrollToTopRow(1234);
        QCOMPARE(shown.list.topRow(), 1234);
        shown.list.setDensity(Density::Compact);
        QCOMPARE(shown.list.topRow(), 1234);
        shown.list.setTable(true);
        QCOMPARE(shown.list.topRow(), 1234);
    }

    void clickOnDotOrStarSetsAMark()
    {
        Shown shown;
        shown.model.setResult(std::make_shared<Numbers>(50));
        shown.list.showEmpty(false);
        shown.list.grab();
        QTRY_VERIFY(shown.model.rowAt(3));
        QSignalSpy read(&shown.list, &PaperList::readClicked),
            bookmark(&shown.list, &PaperList::bookmarkClicked);
        const QRect row = shown.list.view()->visualRect(shown.model.index(3, PaperListModel::Title));
        QTest::mouseClick(shown.list.view()->viewport(), Qt::LeftButton, {}, QPoint(12, row.top() + 16));
        QCOMPARE(read.count(), 1);
        QCOMPARE(read[0][0].value<PaperId>(), PaperId(4));
        QCOMPARE(read[0][1].toBool(), true);
        QTest::mouseClick(shown.list.view()->viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 16 - 40 - 8 - 8, row.top() + 18));
        QCOMPARE(bookmark.count(), 1);
        QCOMPARE(bookmark[0][0].value<PaperId>(), PaperId(4));
        QTest::mouseClick(shown.list.view()->viewport(), Qt::LeftButton, {}, QPoint(150, row.top() + 18));
        QCOMPARE(read.count() + bookmark.count(), 2); // in other columns a click only selects
        QCOMPARE(shown.list.currentRow(), 3);
    }

    // The table stores data per row only while it is shown.
    void hiddenTableStoresNoRows()
    {
        Shown shown({700, 500});
        const auto *table = shown.list.findChild<QTableView *>(QStringLiteral("paperTable"));
        shown.model.setResult(std::make_shared<Numbers>(100'000));
        shown.list.showEmpty(false);
        QCOMPARE(table->verticalHeader()->count(), 0);
        QCOMPARE(table->horizontalHeader()->count(), shown.model.columnCount());
        shown.list.selectRow(70'000, true);
        shown.list.setTable(true);
        QCOMPARE(table->verticalHeader()->count(), 100'000);
        QCOMPARE(shown.list.currentRow(), 70'000);
        QVERIFY(table->visualRect(table->currentIndex()).isValid());
        shown.list.selectRow(5, true);
        QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center()));
        shown.list.setTable(false);
        QCOMPARE(table->verticalHeader()->count(), 0);
        QCOMPARE(shown.list.currentRow(), 5);
        shown.model.setResult(std::make_shared<Numbers>(50'000));
        shown.list.setTable(true);
        QCOMPARE(table->verticalHeader()->count(), 50'000);
    }

    void selectsEverythingWithoutReadingIt()
    {
        Shown shown;
        shown.model.setResult(std::make_shared<Numbers>(100'000));
        shown.list.showEmpty(false);
        shown.list.selectRow(0, true);
        shown.list.view()->selectAll();
        QCOMPARE(shown.list.selectedPapers().size(), 100'000);
        QVERIFY(shown.asked <= 4 * PaperListModel::PageSize);
    }
};

QTEST_MAIN(TestPaperList)
#include "tst_paperlist.moc"
