// Tests the author table: cell contents and requested pages.
#include "models/itemmodels/authorlistmodel.h"

#include <QSignalSpy>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestAuthorListModel : public QObject
{
    Q_OBJECT

    static QList<AuthorId> ids(int count)
    {
        QList<AuthorId> all;
        for (int i = 1; i <= count; ++i)
            all.append(AuthorId(i));
        return all;
    }
    static QList<AuthorListRow> rows(int from, int count)
    {
        QList<AuthorListRow> all;
        for (int i = from; i < from + count; ++i) {
            AuthorListRow row;
            row.id = AuthorId(i + 1);
            row.name = u"Author %1"_s.arg(i + 1);
            row.papers = i + 1;
            all.append(row);
        }
        return all;
    }
    static QString text(const AuthorListModel &model, int row, int column, int role = Qt::DisplayRole)
    {
        return model.data(model.index(row, column), role).toString();
    }

private slots:
    void cellsShowAuthorValues()
    {
        AuthorListModel model;
        QList<AuthorListRow> all = rows(0, 3);
        all[0].papers = 1234;
        all[0].hIndex = 7;
        all[0].citations = 65432;
        all[0].novelty = 81;
        all[0].aiScore = 0;
        all[0].firstYear = 1999;
        all[0].lastYear = 2024;
        all[2] = {}; // removed after the list was made
        model.setOrder(ids(3), all);
        QStringList first, second, third;
        for (int column = 0; column < model.columnCount(); ++column) {
            first.append(text(model, 0, column));
            second.append(text(model, 1, column));
            third.append(text(model, 2, column));
        }
        QCOMPARE(first,
                 (QStringList{u"Author 1"_s, u"1,234"_s, u"7"_s, u"65,432"_s, u"81 %"_s, u"0"_s, u"1999"_s,
                              u"2024"_s}));
        QCOMPARE(second, (QStringList{u"Author 2"_s, u"2"_s} + QStringList(6, QString())));
        QCOMPARE(third, QStringList{u"(no longer in the library)"_s} + QStringList(7, QString()));
        QCOMPARE(
            text(model, 0, 0, Qt::AccessibleTextRole),
            u"Author 1, 1,234 papers in this library, h-index 7, Citations 65,432, Novelty 81 %, AI Score 0, First 1999, Last 2024"_s);
        QCOMPARE(text(model, 1, 0, Qt::AccessibleTextRole), u"Author 2, 2 papers in this library"_s);
        QCOMPARE(model.data(model.index(1, 0), AuthorListModel::IdRole).value<AuthorId>(), AuthorId(2));
        QVERIFY(!model.data(model.index(0, 0), Qt::DecorationRole).isValid());
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
        QCOMPARE(model.rowCount(model.index(0, 0)), 0); // a table has no child rows
    }

    void headersAreNamed()
    {
        const AuthorListModel model;
        QStringList names, tips;
        for (int column = 0; column < model.columnCount(); ++column) {
            names.append(model.headerData(column, Qt::Horizontal).toString());
            tips.append(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        }
        QVERIFY(!names.contains(QString()) && !tips.contains(QString()));
        names.removeDuplicates();
        QCOMPARE(names.size(), model.columnCount());
        QVERIFY(!model.headerData(0, Qt::Vertical).isValid());
        QVERIFY(!model.headerData(-1, Qt::Horizontal).isValid());
        QVERIFY(!model.headerData(model.columnCount(), Qt::Horizontal).isValid());
        QVERIFY(!model.headerData(0, Qt::Horizontal, Qt::DecorationRole).isValid());
    }

    // Only painted pages are requested, once each. Rows of an older order are ignored.
    void requestsPaintedPagesOnce()
    {
        constexpr int kRows = 3 * AuthorListModel::PageSize;
        AuthorListModel model;
        QSignalSpy needed(&model, &AuthorListModel::pageNeeded),
            reset(&model, &QAbstractItemModel::modelReset), changed(&model, &QAbstractItemModel::dataChanged);
        model.setOrder(ids(kRows), rows(0, AuthorListModel::PageSize));
        QCOMPARE(reset.size(), 1);
        QCOMPARE(text(model, 0, 0), u"Author 1"_s);
        QCOMPARE(text(model, kRows - 1, 0, Qt::AccessibleTextRole), u"Loading"_s);
        QCOMPARE(needed.size(), 0);
        QCOMPARE(text(model, kRows - 1, 0), u"…"_s);
        QCOMPARE(text(model, kRows - 2, 0), u"…"_s);
        QCOMPARE(needed.size(), 1);
        QVERIFY(!model.isComplete()); // a page is pending
        const int page = needed[0][0].toInt();
        QCOMPARE(page, 2);
        QCOMPARE(needed[0][1].value<QList<AuthorId>>(), ids(kRows).mid(2 * AuthorListModel::PageSize));
        model.dropPage(page); // reading failed; the next paint requests the page again
        (void)text(model, kRows - 1, 0);
        QCOMPARE(needed.size(), 2);
        model.insertPage(page, rows(2 * AuthorListModel::PageSize, AuthorListModel::PageSize));
        QCOMPARE(changed.size(), 1);
        QVERIFY(model.isComplete());
        QCOMPARE(text(model, kRows - 1, 0), u"Author %1"_s.arg(kRows));
        // Setting the same authors again does not reset the model, but rows requested before belong to an
        // older order.
        model.setOrder(ids(kRows), rows(0, AuthorListModel::PageSize));
        QCOMPARE(reset.size(), 1);
        QCOMPARE(changed.size(), 2);
        model.insertPage(page, rows(0, AuthorListModel::PageSize));
        QCOMPARE(changed.size(), 2);
        QCOMPARE(model.idAt(-1), AuthorId::None);
        QCOMPARE(model.idAt(kRows), AuthorId::None);
        QCOMPARE(model.idAt(4), AuthorId(5));
        model.setOrder({}, {});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestAuthorListModel)
#include "tst_authorlistmodel.moc"
