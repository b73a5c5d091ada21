#include "models/store/sqlite/rowbatch.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestRowBatch : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void insertsAllRows_data();
    void insertsAllRows();
    void reportsFailure();

private:
    qint64 number(const char *sql) { return *m_connection->number(sql); }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Connection> m_connection;
};

void TestRowBatch::init()
{
    m_connection.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto opened = Connection::open(m_folder->filePath(u"a.lectern"_s), false);
    QVERIFY(opened);
    m_connection = std::move(*opened);
    QVERIFY(m_connection->exec("CREATE TABLE pair(a INTEGER, b INTEGER, PRIMARY KEY(a, b)) WITHOUT ROWID"));
}

void TestRowBatch::insertsAllRows_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {0, 1, 63, 64, 65, 128, 1000})
        QTest::addRow("%d", rows) << rows;
}

void TestRowBatch::insertsAllRows()
{
    QFETCH(int, rows);
    RowBatch batch(*m_connection, "INSERT INTO pair(a, b)", 2);
    for (int i = 0; i < rows; ++i)
        QVERIFY(batch.add({i, i * qint64(1) << 33}));
    QVERIFY(batch.flush());
    QVERIFY(batch.flush()); // nothing left to write
    QCOMPARE(number("SELECT count(*) FROM pair"), rows);
    QCOMPARE(number("SELECT count(*) FROM pair WHERE b = a << 33"), rows);
}

void TestRowBatch::reportsFailure()
{
    RowBatch batch(*m_connection, "INSERT INTO pair(a, b)", 2);
    QVERIFY(batch.add({1, 2}));
    QVERIFY(batch.add({1, 2}));
    QVERIFY(!batch.flush());
    RowBatch without(*m_connection, "INSERT INTO nothing(a, b)", 2);
    QVERIFY(without.add({1, 2}));
    QVERIFY(!without.flush());
    RowBatch ignoring(*m_connection, "INSERT OR IGNORE INTO pair(a, b)", 2);
    for (int i = 0; i < 200; ++i)
        QVERIFY(ignoring.add({i % 10, 7}));
    QVERIFY(ignoring.flush());
    QCOMPARE(number("SELECT count(*) FROM pair WHERE b = 7"), 10);
}

QTEST_GUILESS_MAIN(TestRowBatch)
#include "tst_rowbatch.moc"
