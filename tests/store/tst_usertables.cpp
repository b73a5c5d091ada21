// Tests each table of userTables() with invented rows: undo, marks files, merged papers, recovery and the
// digest. A new table needs no new code here unless its rows refer to others.
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/exports/marksfile.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/recovery/recovery.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/usertables.h"
#include "storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QTemporaryDir>

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

struct Column {
    QByteArray name, type;
    bool isKey = false;
};

QList<Column> columnsOf(const Connection &connection, const UserTable &table)
{
    QList<Column> columns;
    Statement read(connection, "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid");
    read.bind(1, QString::fromLatin1(table.name));
    must(read.forEach([&] { columns.append({read.blob(0), read.blob(1), read.number(2) != 0}); }));
    return columns;
}

QByteArrayList columnsIn(const UserTable &table)
{
    QByteArrayList columns = QByteArray(table.columns).split(',');
    for (QByteArray &column : columns)
        column = column.trimmed();
    return columns;
}

// An invented value as an SQL literal; another one for each variant, except for numbers of other rows.
QByteArray valueOf(const UserTable &table, const Column &column, PaperId paper, int variant)
{
    const QByteArray digit = QByteArray::number(variant + 1);
    const QHash<QByteArray, QByteArray> known{
        {"own_value.field", "'venue'"},
        {"highlight.id", "'000000000000000" + digit + '\''},
        {"highlight.boxes", "'0 1.00 2.00 3.00 4.00'"},
        {"highlight.colour", "1"},
        {"author_assignment.folded", "'ada quill'"},
        {"author_alias.folded", "'an alias'"},
        {"attachment.found", "'hand'"},
        {"author_apart.other", "2"},
        {"list_paper.position", "102" + QByteArray::number(4 + variant)},
        {"saved_search.query", "'tide " + digit + '\''},
        {"reading_list.parent", "NULL"},
        {"mark.bookmarked", variant ? "0" : "1"},
        {"mark.read", variant ? "1" : "0"}};
    if (const auto value = known.constFind(table.name + QByteArray(".") + column.name); value != known.cend())
        return *value;
    if (column.name == "paper")
        return QByteArray::number(qint64(paper));
    if (column.name == "id" && column.type == "INTEGER") // not that of the fixture
        return "7";
    if (column.name == "tag" || column.name == "list" || column.name == "one")
        return "1";
    if (const qsizetype at = columnsIn(table).indexOf(column.name); at >= 0 && at < 2)
        if (const MarksValue &value = table.marks[size_t(at)];
            value.key && value.kind == MarksValue::Kind::Number)
            return QByteArray::number(qMin(value.least + variant, value.most));
    if (column.name == "edited" || column.name == "made" || column.name == "added" || column.name == "at")
        return "160000000000" + digit;
    if (column.type == "BLOB")
        return "x'" + digit.rightJustified(64, '0') + '\'';
    return column.type == "TEXT" ? "'Words " + digit + '\'' : digit;
}

QByteArray insertSql(const Connection &connection, const UserTable &table, PaperId paper, int variant = 0)
{
    QByteArrayList values;
    for (const Column &column : columnsOf(connection, table))
        values.append(valueOf(table, column, paper, variant));
    QByteArray sql = QByteArray("INSERT INTO ") + table.name + " VALUES(" + values.join(", ") + ");";
    if (table.name == QByteArray("attachment")) // each has a location
        sql += "INSERT OR IGNORE INTO attached_file SELECT hash, '/tides.pdf', 1, 1, 1 FROM attachment;";
    return sql;
}

// Changes the columns of the inserted row that are not part of the key (empty if there are none), or deletes
// it.
QByteArray changeSql(const Connection &connection, const UserTable &table, PaperId paper, bool deletes)
{
    QByteArrayList changes, keys;
    for (const Column &column : columnsOf(connection, table))
        (column.isKey ? keys : changes)
            .append(column.name + " = " + valueOf(table, column, paper, column.isKey ? 0 : 1));
    const QByteArray where = " WHERE " + keys.join(" AND ");
    if (deletes)
        return QByteArray("DELETE FROM ") + table.name + where;
    return changes.isEmpty() ? QByteArray()
                             : QByteArray("UPDATE ") + table.name + " SET " + changes.join(", ") + where;
}

// All rows as text, sorted; of one paper without its number.
QStringList rowsOf(const Connection &connection, const UserTable &table, PaperId paper = PaperId::None)
{
    QByteArrayList texts;
    for (const Column &column : columnsOf(connection, table))
        if (column.name != "paper" || paper == PaperId::None)
            texts.append("quote(\"" + column.name + "\")");
    QByteArray sql = "SELECT " + texts.join(" || ' ' || ") + " FROM " + table.name;
    if (paper != PaperId::None)
        sql += " WHERE paper = " + QByteArray::number(qint64(paper));
    QStringList rows = must(Statement(connection, sql.constData()).allTexts());
    rows.sort();
    return rows;
}

struct Fixture {
    explicit Fixture(const QString &name = u"tides"_s)
    {
        file = dir.filePath(name + u".lectern"_s);
        library = must(Library::open(file));
        for (int i = 0; i < 3; ++i)
            (void)must(library->importer().import(
                facts(u"page %1"_s.arg(i)),
                page({paper(titles[i], {u"Ada Quill"_s, u"Bo Ferrant %1"_s.arg(i)}, longAbstract(i))})));
        (void)must(library->tags().create(u"low"_s));
        ListId list = ListId::None;
        (void)must(library->lists().create(u"Thesis"_s, ListId::None, &list));
    }
    Connection &connection() { return library->edits().connection(); }
    PaperId titled(int i) { return rowTitled(*library, titles[i]).id; }
    void run(const QByteArray &sql)
    {
        QVERIFY(qint64(must(library->edits().perform(
                                {EditKind::Bookmark, {}},
                                [&]() -> Result<> { return connection().exec(sql.constData()); }))
                           .id)
                != 0);
    }
    QByteArray hash() { return must(contentHash(*library)); }
    QStringList complaints() { return must(library->checker().check()); }

    const QStringList titles{u"Lantern tides and slow cameras"_s, u"Counting owls by their shadows"_s,
                             u"Kites that remember the wind"_s};
    QTemporaryDir dir;
    QString file;
    std::unique_ptr<Library> library;
};

} // namespace

class TestUserTables : public QObject
{
    Q_OBJECT

    static const UserTable &table()
    {
        return *std::find_if(userTables().begin(), userTables().end(), hasName);
    }
    static bool hasName(const UserTable &table)
    {
        return QByteArrayView(table.name) == QTest::currentDataTag();
    }
    static void addPaperTables(bool trash)
    {
        QTest::addColumn<bool>("unused");
        for (const UserTable &table : userTables())
            if (table.paperColumn >= 0 && (trash || table.recovery.group))
                QTest::newRow(table.name) << false;
    }

private slots:
    void rowsDescribeTheSchema_data()
    {
        QTest::addColumn<bool>("unused");
        for (const UserTable &table : userTables())
            QTest::newRow(table.name) << false;
    }
    void rowsDescribeTheSchema()
    {
        Fixture f;
        QCOMPARE(std::count_if(userTables().begin(), userTables().end(), hasName), 1);
        const QList<Column> columns = columnsOf(f.connection(), table());
        QByteArrayList others, keys;
        int paperIndex = -1;
        for (int i = 0; i < columns.size(); ++i) {
            if (columns[i].isKey)
                keys.append(columns[i].name);
            if (columns[i].name == "paper" && columns[i].isKey)
                paperIndex = i;
            else
                others.append(columns[i].name);
        }
        QVERIFY(!keys.isEmpty());
        QCOMPARE(paperColumn(table().name), paperIndex);
        QByteArrayList copied = columnsIn(table());
        const auto values = std::count_if(table().marks.begin(), table().marks.end(),
                                          [](const MarksValue &value) { return value.key != nullptr; });
        QVERIFY(values == 0 || values == copied.size());
        std::sort(copied.begin(), copied.end());
        std::sort(others.begin(), others.end());
        if (table().columns)
            QCOMPARE(copied, others);
        QVERIFY(!table().digest || table().columns);
        QVERIFY(!table().recovery.kind == !table().recovery.what);
    }

    // Other tables with papers have derived data, or data that is no edit.
    void tablesOfPapersAreListed()
    {
        const QStringList others{u"abstract"_s,      u"author_paper"_s,       u"identity_key"_s,
                                 u"kept_identity"_s, u"last_visit"_s,         u"listed"_s,
                                 u"paper_alias"_s,   u"paper_author"_s,       u"search_seen"_s,
                                 u"sighting"_s,      u"paper_decision_side"_s};
        Fixture f;
        Statement read(f.connection(),
                       "SELECT s.name FROM sqlite_schema s, pragma_table_info(s.name) c"
                       " WHERE s.type = 'table' AND c.name = 'paper'");
        for (const QString &name : must(read.allTexts()))
            QVERIFY2(others.contains(name) || paperColumn(name.toLatin1()) >= 0, qPrintable(name));
    }

    void editsAreUndoneAndRedone_data()
    {
        QTest::addColumn<bool>("unused");
        // Rows of a decision about papers, and of a source in the trash, are not independent.
        for (const UserTable &table : userTables())
            if (table.logged && !PaperDecisionTable::owns(table.name)
                && table.name != QByteArray("source_bin"))
                QTest::newRow(table.name) << false;
    }
    void editsAreUndoneAndRedone()
    {
        Fixture f;
        const PaperId paper = f.titled(0);
        QList<QStringList> rows{rowsOf(f.connection(), table())};
        QList<QByteArray> hashes{f.hash()};
        for (const QByteArray &sql :
             {insertSql(f.connection(), table(), paper), changeSql(f.connection(), table(), paper, false),
              changeSql(f.connection(), table(), paper, true)}) {
            if (sql.isEmpty())
                continue;
            f.run(sql);
            QVERIFY(rowsOf(f.connection(), table()) != rows.last());
            rows.append(rowsOf(f.connection(), table()));
            hashes.append(f.hash());
            // Only the columns of the digest count.
            if (table().paperColumn >= 0 && !sql.startsWith("UPDATE"))
                QVERIFY(hashes.last() != hashes[hashes.size() - 2]);
        }
        for (qsizetype i = rows.size() - 2; i >= 0; --i) {
            QCOMPARE(must(f.library->edits().undo()).skipped, 0);
            QCOMPARE(rowsOf(f.connection(), table()), rows[i]);
            QCOMPARE(f.hash(), hashes[i]);
            QCOMPARE(f.complaints(), QStringList());
        }
        for (qsizetype i = 1; i < rows.size(); ++i) {
            QCOMPARE(must(f.library->edits().redo()).skipped, 0);
            QCOMPARE(rowsOf(f.connection(), table()), rows[i]);
            QCOMPARE(f.hash(), hashes[i]);
        }
    }

    void marksFilesContainRows_data() { addPaperTables(false); }
    void marksFilesContainRows()
    {
        Fixture from, to(u"other"_s);
        from.run(insertSql(from.connection(), table(), from.titled(1)));
        QVERIFY(from.hash() != to.hash());
        const QByteArray json = must(from.library->marksFile().write());
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(must(to.library->marksFile().read(json)).joined, 1);
            QCOMPARE(rowsOf(to.connection(), table(), to.titled(1)).size(), 1);
            QCOMPARE(to.hash(), from.hash());
        }
        QCOMPARE(to.complaints(), QStringList());
    }

    // Rows of both papers with different values are merged: the result depends on the table.
    void mergedPapersKeepRows_data() { addPaperTables(false); }
    void mergedPapersKeepRows()
    {
        for (const QList<int> &with : {QList{0}, QList{1}, QList{0, 1}}) {
            Fixture f;
            const QList<PaperId> papers{f.titled(0), f.titled(1)};
            QList<QStringList> before;
            for (const int i : with) {
                f.run(insertSql(f.connection(), table(), papers[i], i));
                before.append(rowsOf(f.connection(), table(), papers[i]));
            }
            const QStringList rows = rowsOf(f.connection(), table());
            const QByteArray hash = f.hash();
            PaperDecisionStore decisions(f.library->edits());
            (void)must(decisions.decide(papers[0], papers[1], PaperRelation::Same));
            QCOMPARE(f.complaints(), QStringList());
            const QList<PaperId> left = allIds(*f.library);
            QCOMPARE(left.size(), 2);
            const PaperId joined = left.contains(papers[0]) ? papers[0] : papers[1];
            const QStringList after = rowsOf(f.connection(), table(), joined);
            QCOMPARE(after.size(), rowsOf(f.connection(), table()).size());
            QVERIFY(!after.isEmpty());
            if (with.size() == 1)
                QCOMPARE(after, before.first());
            QCOMPARE(must(f.library->edits().undo()).skipped, 0);
            QCOMPARE(rowsOf(f.connection(), table()), rows);
            QCOMPARE(f.hash(), hash);
            QCOMPARE(f.complaints(), QStringList());
        }
    }

    void damagedLibrariesKeepRows_data() { addPaperTables(true); }
    void damagedLibrariesKeepRows()
    {
        constexpr qint64 kPage = 16384;
        Fixture f;
        f.run(insertSql(f.connection(), table(), f.titled(2)));
        const QByteArray hash = f.hash();
        QHash<QByteArray, qint64> rootOf;
        {
            Statement roots(f.connection(), "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0");
            must(roots.forEach([&] { rootOf.insert(roots.blob(0), roots.number(1)); }));
        }
        f.library.reset(); // checkpoints the file
        const QByteArray sound = readAll(f.file);
        const auto recovered = [&](const QByteArray &lostPage, RecoveryOutcome *outcome) {
            QByteArray bytes = sound;
            std::fill_n(bytes.begin() + (rootOf.value(lostPage) - 1) * kPage, kPage, '\0');
            writeAll(f.file, bytes);
            const QString file = f.dir.filePath(QString::fromLatin1(lostPage) + u".lectern"_s);
            *outcome = must(recoverLibrary(f.file, file));
            auto library = must(Library::open(file));
            if (const QStringList found = must(library->checker().check()); !found.isEmpty())
                qFatal("%s", qPrintable(found.join(u'\n')));
            return must(contentHash(*library));
        };
        RecoveryOutcome outcome;
        QCOMPARE(recovered("index_posting", &outcome), hash);
        QVERIFY(outcome.lost.isEmpty());
        // Without the rows, the loss is reported, unless an index has them too.
        const bool isWhole = recovered(table().name, &outcome) == hash;
        QVERIFY(isWhole
                || std::any_of(outcome.lost.cbegin(), outcome.lost.cend(), [](const RecoveryLoss &loss) {
                       return !table().recovery.kind || loss.kind == QLatin1StringView(table().recovery.kind);
                   }));
    }
};

QTEST_GUILESS_MAIN(TestUserTables)
#include "tst_usertables.moc"
