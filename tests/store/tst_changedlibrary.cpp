// Tests randomly changed libraries: each request returns a result or an error. tests/fuzz/fuzz_library.cpp
// searches for more cases.
#include "mutatedlibrary.h"

#include "models/store/sqlite/connection.h"
#include "tests/support/support.h"

#include <QTemporaryDir>
#include <QtTest>

#include <random>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestChangedLibrary : public QObject
{
    Q_OBJECT
private slots:
    // Control case: without changes no request fails.
    void unchangedLibraryHasNoErrors();
    void limitsAuthorIds_data();
    void limitsAuthorIds();
    void changedLibraryGivesResultsOrErrors_data();
    void changedLibraryGivesResultsOrErrors();
};

void TestChangedLibrary::unchangedLibraryHasNoErrors()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"a.lectern"_s);
    writeUsualLibrary(file);
    changeLibrary(file, {});
    const auto library = Library::open(file);
    QVERIFY(library);
    QVERIFY(makeAllRequests(**library) > 50);
    QCOMPARE(makeAllRequests(**library, true), 0);
}

void TestChangedLibrary::limitsAuthorIds_data()
{
    QTest::addColumn<qint64>("number");
    for (const qint64 number : {qint64(1) << 27, qint64(1) << 31, (qint64(1) << 32) - 1, qint64(1) << 40})
        QTest::addRow("%lld", number) << number;
}

// Data that an import keeps for each author id up to the largest must fit into memory and be processed in
// bounded time.
void TestChangedLibrary::limitsAuthorIds()
{
    QFETCH(qint64, number);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"a.lectern"_s);
    writeUsualLibrary(file);
    {
        const auto connection = Connection::open(file, false);
        QVERIFY(connection);
        for (const char *change :
             {"UPDATE author_name SET author = %1", "UPDATE OR IGNORE author SET id = %1",
              "UPDATE OR IGNORE paper_author SET author = %1 WHERE author > 1",
              "UPDATE OR IGNORE author_paper SET author = %1 WHERE author > 1"})
            QVERIFY((*connection)->exec(QString::fromLatin1(change).arg(number).toUtf8().constData()));
    }
    useLibrary(file);
}

void TestChangedLibrary::changedLibraryGivesResultsOrErrors_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= unsigned(scaled(8)); ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestChangedLibrary::changedLibraryGivesResultsOrErrors()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"a.lectern"_s);
    for (int i = 0; i < 10; ++i) {
        QByteArray bytes(20 + int(random() % 200), Qt::Uninitialized);
        for (char &byte : bytes)
            byte = char(random());
        for (const QString &left : {u"-wal"_s, u"-shm"_s})
            QFile::remove(file + left);
        writeUsualLibrary(file);
        changeLibrary(file, bytes);
        useLibrary(file);
    }
}

QTEST_GUILESS_MAIN(TestChangedLibrary)
#include "tst_changedlibrary.moc"
