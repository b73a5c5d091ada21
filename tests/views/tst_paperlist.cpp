// The list with three million papers: nothing is asked for, laid out or painted but what is seen.
#include "models/items/paperlistmodel.h"
#include "views/paperlist.h"
#include "views/paperrowsview.h"
#include "views/papertableview.h"
#include "views/theme.h"

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

} // namespace

class TestPaperList : public QObject
{
    Q_OBJECT

    // Answers every page at once, as a fast reader would.
    static void answer(PaperListModel &model, int *asked)
    {
        connect(
            &model, &PaperListModel::pageNeeded, &model,
            [&model, asked](quint64 generation, int page, const QList<PaperId> &ids) {
                QList<PaperRow> rows;
                for (const PaperId id : ids) {
                    PaperRow row;
                    row.id = id;
                    row.title = QStringLiteral("Paper number %1").arg(qint64(id));
                    row.score = 50;
                    rows.append(row);
                }
                *asked += int(ids.size());
                QMetaObject::invokeMethod(
                    &model, [=, &model] { model.insertPage(generation, page, rows); }, Qt::QueuedConnection);
            },
            Qt::DirectConnection);
    }

private slots:
    void initTestCase() { Theme().choose(ThemeChoice::Light); }

    void costsTheSameWithThreeMillion_data()
    {
        QTest::addColumn<bool>("table");
        QTest::newRow("rows") << false;
        QTest::newRow("table") << true;
    }
    void costsTheSameWithThreeMillion()
    {
        QFETCH(bool, table);
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.setTable(table);
        list.resize(500, 700);
        list.show();
        list.grab(); // fonts are loaded once
        // Of the processor: other programs may make the clock go on.
        const auto milliseconds = [] { return std::clock() * 1000 / CLOCKS_PER_SEC; };
        const auto begun = milliseconds();
        model.setResult(std::make_shared<Numbers>(kPapers));
        list.showEmpty(false);
        list.selectRow(0, false);
        list.grab();
        const auto afterFirst = milliseconds();
        list.selectRow(kPapers - 1, true);
        list.grab();
        const auto shown = afterFirst - begun, jumped = milliseconds() - afterFirst;
        qInfo("%s: first paint %ld ms, jump to the last row %ld ms", table ? "table" : "rows", shown, jumped);
        // Ten times what it takes on an idle machine: this is to find "reads everything", not to measure.
        QVERIFY2(shown < 1000 && jumped < 1000, "the whole result was gone through");
        QVERIFY(asked <= 8 * PaperListModel::PageSize);
        QCOMPARE(list.currentPaper(), PaperId(kPapers));
        QVERIFY(
            list.view()->visualRect(list.view()->currentIndex()).intersects(list.view()->viewport()->rect()));
        QTRY_VERIFY(model.isComplete());
        QCOMPARE(list.topRow() > kPapers - 100, true);
    }

    void thePaperStaysInSightWhenAResultGrows()
    {
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.resize(500, 700);
        list.show();
        model.setResult(std::make_shared<Numbers>(3));
        list.showEmpty(false);
        list.selectRow(2, false);
        model.setResult(std::make_shared<Numbers>(1000));
        list.selectRow(900, false);
        QVERIFY(
            list.view()->viewport()->rect().contains(list.view()->visualRect(list.view()->currentIndex())));
    }

    void anotherDensityKeepsThePaperAtTheTop()
    {
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.resize(500, 700);
        list.show();
        model.setResult(std::make_shared<Numbers>(5000));
        list.showEmpty(false);
        list.scrollToTopRow(1234);
        QCOMPARE(list.topRow(), 1234);
        list.setDensity(Density::Compact);
        QCOMPARE(list.topRow(), 1234);
        list.setTable(true);
        QCOMPARE(list.topRow(), 1234);
    }

    void aClickOnTheDotOrTheStarIsAMark()
    {
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.resize(500, 700);
        list.show();
        model.setResult(std::make_shared<Numbers>(50));
        list.showEmpty(false);
        list.grab();
        QTRY_VERIFY(model.rowAt(3));
        QSignalSpy read(&list, &PaperList::readClicked), bookmark(&list, &PaperList::bookmarkClicked);
        const QRect row = list.view()->visualRect(model.index(3, PaperListModel::Title));
        QTest::mouseClick(list.view()->viewport(), Qt::LeftButton, {}, QPoint(12, row.top() + 16));
        QCOMPARE(read.count(), 1);
        QCOMPARE(read[0][0].value<PaperId>(), PaperId(4));
        QCOMPARE(read[0][1].toBool(), true);
        QTest::mouseClick(list.view()->viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 16 - 40 - 8 - 8, row.top() + 18));
        QCOMPARE(bookmark.count(), 1);
        QCOMPARE(bookmark[0][0].value<PaperId>(), PaperId(4));
        QTest::mouseClick(list.view()->viewport(), Qt::LeftButton, {}, QPoint(150, row.top() + 18));
        QCOMPARE(read.count() + bookmark.count(), 2); // elsewhere it only selects
        QCOMPARE(list.currentRow(), 3);
    }

    // The table keeps something for each row only while it is shown.
    void theTableRestsWhileTheRowsAreShown()
    {
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.resize(700, 500);
        list.show();
        const auto *table = list.findChild<QTableView *>(QStringLiteral("paperTable"));
        model.setResult(std::make_shared<Numbers>(100'000));
        list.showEmpty(false);
        QCOMPARE(table->verticalHeader()->count(), 0);
        QCOMPARE(table->horizontalHeader()->count(), int(PaperListModel::ColumnCount));
        list.selectRow(70'000, true);
        list.setTable(true);
        QCOMPARE(table->verticalHeader()->count(), 100'000);
        QCOMPARE(list.currentRow(), 70'000);
        QVERIFY(table->visualRect(table->currentIndex()).isValid());
        list.selectRow(5, true);
        QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center()));
        list.setTable(false);
        QCOMPARE(table->verticalHeader()->count(), 0);
        QCOMPARE(list.currentRow(), 5);
        model.setResult(std::make_shared<Numbers>(50'000));
        list.setTable(true);
        QCOMPARE(table->verticalHeader()->count(), 50'000);
    }

    void selectsEverythingWithoutReadingIt()
    {
        PaperListModel model;
        int asked = 0;
        answer(model, &asked);
        PaperList list(model);
        list.resize(500, 700);
        list.show();
        model.setResult(std::make_shared<Numbers>(100'000));
        list.showEmpty(false);
        list.selectRow(0, true);
        list.view()->selectAll();
        QCOMPARE(list.selectedPapers().size(), 100'000);
        QVERIFY(asked <= 4 * PaperListModel::PageSize);
    }
};

QTEST_MAIN(TestPaperList)
#include "tst_paperlist.moc"
