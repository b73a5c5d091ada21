// Tests libraries with a foreign schema: an endless view, a trigger that deletes notes, a wrong index. They
// are refused with an error that names the object, and none of them has an effect.
#include "storefixtures.h"

#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "tests/support/support.h"
#include "tests/support/waiting.h"

#include <QTemporaryDir>

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

// Runs statements on the file without any of SQLite's protections.
void execUnprotected(const QString &file, const QByteArray &sql)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK)
        qFatal("cannot open");
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    char *message = nullptr;
    if (sqlite3_exec(db, sql.constData(), nullptr, nullptr, &message) != SQLITE_OK)
        qFatal("%s", message);
    sqlite3_close(db);
}

} // namespace

class TestForeignSchema : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void refusesForeignSchema_data();
    void refusesForeignSchema();
    void acceptsStatisticsTables();
    void cyclicSchemaPagesAreBounded();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

void TestForeignSchema::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(u"l.lectern"_s);
    const auto library = must(Library::open(m_file));
    must(library->importer().import(facts(u"one.txt"_s),
                                    page({paper(u"Tides"_s, {u"Ada Wave"_s}, longAbstract(1))})));
    must(library->notes().setNote(allIds(*library).first(), u"A note."_s));
}

void TestForeignSchema::refusesForeignSchema_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("part");
    const QByteArray endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) ";
    QTest::newRow("a view that never ends")
        << QByteArray("DROP TABLE counter; CREATE VIEW counter AS " + endless
                      + "SELECT 'papers' || i AS name, i AS value FROM n")
        << u"counter"_s;
    QTest::newRow("a view in the place of papers") << QByteArray(
        "DROP TABLE paper; CREATE VIEW paper AS " + endless + "SELECT i AS id, i AS title FROM n")
                                                   << u"paper"_s;
    QTest::newRow("another view of the list")
        << QByteArray("DROP VIEW listed; CREATE VIEW listed AS " + endless + "SELECT paper.* FROM paper, n")
        << u"view listed"_s;
    QTest::newRow("a trigger") << QByteArray(
        "CREATE TRIGGER t AFTER INSERT ON mark BEGIN DELETE FROM paper_note; END")
                               << u"trigger t"_s;
    QTest::newRow("a trigger in the place of our own writes")
        << QByteArray("CREATE TRIGGER t AFTER UPDATE ON counter BEGIN DELETE FROM paper_note; END")
        << u"trigger t"_s;
    QTest::newRow("an index that computes")
        << QByteArray("CREATE INDEX i ON paper(length(title) + abs(id))") << u"index i"_s;
    QTest::newRow("a table more") << QByteArray("CREATE TABLE more(x)") << u"table more"_s;
    QTest::newRow("a table less") << QByteArray("DROP TABLE rating") << u"rating"_s;
    QTest::newRow("a column that computes")
        << QByteArray("ALTER TABLE mark ADD COLUMN more AS (paper * 2)") << u"table mark"_s;
    QTest::newRow("a column that checks") << QByteArray(
        "DROP TABLE mark; CREATE TABLE mark(paper INTEGER PRIMARY KEY, bookmarked INTEGER NOT NULL,"
        " read INTEGER NOT NULL CHECK (read < 0))")
                                          << u"table mark"_s;
    QTest::newRow("a table of a module")
        << QByteArray("CREATE VIRTUAL TABLE v USING fts5(x)") << u"table v"_s;
    QTest::newRow("no format") << QByteArray("PRAGMA user_version = 0") << u"is not ours"_s;
    QTest::newRow("a format below none") << QByteArray("PRAGMA user_version = -5") << u"no number"_s;
    QTest::newRow("a view called statistics") << QByteArray(
        "CREATE TABLE x(y); PRAGMA writable_schema = ON; UPDATE sqlite_schema SET name = 'sqlite_stat1',"
        " tbl_name = 'sqlite_stat1', sql = 'CREATE TABLE sqlite_stat1(tbl,idx,stat,more)' WHERE name ="
        " 'x'; PRAGMA writable_schema = OFF") << u"sqlite_stat1"_s;
}

void TestForeignSchema::refusesForeignSchema()
{
    QFETCH(QByteArray, sql);
    QFETCH(QString, part);
    execUnprotected(m_file, sql);
    const QByteArray before = readAll(m_file);
    for (const auto mode : {Library::Mode::ReadOnly, Library::Mode::ReadWrite}) {
        const auto opened = Library::open(m_file, mode);
        QVERIFY(!opened);
        QVERIFY2(opened.error().message.contains(part), qPrintable(opened.error().message));
        QVERIFY(opened.error().message.contains(u"its structure is not Lectern's"_s));
    }
    QCOMPARE(readAll(m_file), before);
    // It is refused as a backup too.
    const QString other = m_dir->filePath(u"other.lectern"_s);
    must(Library::open(other));
    QVERIFY(!restoreBackup(m_file, other, m_dir->filePath(u"backups"_s), QDateTime::currentDateTime()));
    must(Library::open(other));
}

void TestForeignSchema::acceptsStatisticsTables()
{
    execUnprotected(m_file, "ANALYZE");
    must(Library::open(m_file));
}

// A schema page whose children are all the same page, several levels deep: a full traversal would not end in
// practice.
void TestForeignSchema::cyclicSchemaPagesAreBounded()
{
    QByteArray bytes = readAll(m_file);
    constexpr qsizetype page = 16384;
    const auto number = [](quint32 value, int count) {
        QByteArray text;
        for (int shift = (count - 1) * 8; shift >= 0; shift -= 8)
            text += char(value >> shift & 0xff);
        return text;
    };
    // Appends ten pages of 1,500 cells, each pointing to the next page, and makes the first page one of them.
    const auto pages = quint32(bytes.size() / page);
    const auto interior = [&](quint32 child, qsizetype head) {
        constexpr int cells = 1500;
        QByteArray text(page - head, '\0');
        const QByteArray header = QByteArray(1, '\x05') + number(0, 2) + number(cells, 2) + number(0x1000, 2)
            + QByteArray(1, '\0') + number(child, 4);
        text.replace(0, header.size(), header);
        for (int i = 0; i < cells; ++i) {
            const qsizetype at = page - 6 * (i + 1);
            text.replace(12 + 2 * i, 2, number(quint32(at), 2));
            const QByteArray cell = number(child, 4) + QByteArray("\x01\0", 2);
            text.replace(at - head, cell.size(), cell);
        }
        return text;
    };
    bytes.replace(100, page - 100, interior(pages + 1, 100));
    for (quint32 i = 1; i <= 10; ++i)
        bytes += interior(i == 10 ? 3 : pages + 1 + i, 0);
    bytes.replace(28, 4, number(pages + 10, 4));
    writeAll(m_file, bytes);
    const Work work;
    const auto opened = Library::open(m_file, Library::Mode::ReadOnly);
    QVERIFY(!opened);
    QVERIFY2(!opened.error().message.isEmpty(), "a sentence");
    LECTERN_WORKED_LESS_THAN(60, work, u"a tree of pages that leads back"_s);
}

QTEST_GUILESS_MAIN(TestForeignSchema)
#include "tst_foreignschema.moc"
