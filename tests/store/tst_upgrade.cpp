#include "storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/import/importer.h"
#include "models/store/library.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"

using namespace lectern;
using namespace lectern::test;

// Tests files of earlier formats: upgrades with a backup, refusal of unreleased formats, and migration to the
// current rules for identifying papers.
class TestUpgrade : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    static void execute(const QString &file, const char *sql)
    {
        must(must(Connection::open(file, false))->exec(sql));
    }

    // Two formats, and a later one whose step fails.
    inline static const QList<SchemaStep> first{{5, {u"CREATE TABLE a(x)"_s, u"INSERT INTO a VALUES(7)"_s}}};
    inline static const QList<SchemaStep> second =
        first + QList<SchemaStep>{{6, {u"ALTER TABLE a ADD COLUMN y DEFAULT 8"_s}}};
    inline static const QList<SchemaStep> broken =
        second + QList<SchemaStep>{{7, {u"CREATE TABLE b(x)"_s, u"NONSENSE"_s}}};

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void olderFileIsBackedUpAndUpgraded()
    {
        const QString file = path(u"older.lectern"_s);
        auto connection = must(Connection::open(file, false));
        must(upgradeSchema(*connection, first));
        QVERIFY(backups(file, backupFolder(file)).isEmpty());
        {
            const auto readOnly = must(Connection::open(file, true));
            const auto refused = upgradeSchema(*readOnly, second);
            QVERIFY(!refused && refused.error().message.contains(u"older version of Lectern"_s));
        }
        must(upgradeSchema(*connection, second));
        QCOMPARE(must(connection->number("PRAGMA user_version")), 6);
        QCOMPARE(must(connection->number("SELECT x + y FROM a")), 15);
        const QList<BackupFile> before = backups(file, backupFolder(file));
        QCOMPARE(before.size(), 1);
        const auto copy = must(Connection::open(before[0].path, true));
        QCOMPARE(must(copy->number("PRAGMA user_version")), 5);
        QCOMPARE(must(copy->number("SELECT x FROM a")), 7);
    }

    void failedStepLeavesTheFormatBeforeIt()
    {
        auto connection = must(Connection::open(path(u"broken.lectern"_s), false));
        QVERIFY(!upgradeSchema(*connection, broken));
        QCOMPARE(must(connection->number("PRAGMA user_version")), 6);
        QCOMPARE(must(connection->number("SELECT count(*) FROM sqlite_schema WHERE name = 'b'")), 0);
        const auto newer = upgradeSchema(*connection, first);
        QVERIFY(!newer && newer.error().message.contains(u"newer version of Lectern"_s));
    }

    void tablesOfALaterFormatAreRefused()
    {
        auto connection = must(Connection::open(path(u"mixed.lectern"_s), false));
        must(upgradeSchema(*connection, second));
        must(connection->exec("PRAGMA user_version = 5"));
        const auto refused = upgradeSchema(*connection, second);
        QVERIFY(!refused && refused.error().message.contains(u"table a"_s));
        QVERIFY(refused.error().message.contains(u"its structure is not Lectern's"_s));
    }

    // An upgrade requires a backup first.
    void withoutBackupTheFileIsUnchanged()
    {
        const QString file = path(u"full.lectern"_s);
        {
            auto connection = must(Connection::open(file, false));
            must(upgradeSchema(*connection, first));
        }
        writeAll(path(u"full backups"_s), "a file of this name");
        const QByteArray before = readAll(file);
        {
            auto connection = must(Connection::open(file, false));
            const auto refused = upgradeSchema(*connection, second);
            QVERIFY(!refused);
            QVERIFY2(refused.error().message.contains(u"needs an upgrade, but the backup before it"_s),
                     qPrintable(refused.error().message));
        }
        QCOMPARE(readAll(file), before);
    }

    // A library made before 0.1.0 is refused with the way out, and as a backup too.
    void unreleasedFormatIsRefused()
    {
        const QString file = path(u"development.lectern"_s);
        must(must(Library::open(file))
                 ->importer()
                 .import(facts(u"a.txt"_s), page({paper(u"Kites That Remember Wind"_s, {u"Ada Wave"_s})})));
        execute(file, qPrintable(u"PRAGMA user_version = %1"_s.arg(schemaSteps().first().version - 1)));
        const QByteArray before = readAll(file);
        for (const auto mode : {Library::Mode::ReadOnly, Library::Mode::ReadWrite}) {
            const auto opened = Library::open(file, mode);
            QVERIFY(!opened);
            QVERIFY2(opened.error().message.contains(u"import them here"_s),
                     qPrintable(opened.error().message));
        }
        QCOMPARE(readAll(file), before);
        const QString other = path(u"other.lectern"_s);
        must(Library::open(other));
        const auto restored = restoreBackup(file, other, path(u"backups"_s), QDateTime::currentDateTime());
        QVERIFY(!restored && restored.error().message.contains(u"import them here"_s));
    }

    // Papers that earlier rules joined are separated once; marks stay with the shown title.
    void papersFollowTheCurrentRules()
    {
        const QString file = path(u"rules.lectern"_s);
        {
            const auto library = must(Library::open(file));
            const Paper kites = paper(u"Kites That Remember Wind"_s, {u"Ada Wave"_s}, longAbstract(1));
            const Paper fog = paper(u"Bridges Made of Fog"_s, {u"Gus Shore"_s}, longAbstract(2));
            must(library->importer().import(facts(u"a.txt"_s, QDate(2026, 8, 1)), page({kites}))); // shown
            must(library->importer().import(facts(u"b.txt"_s), page({fog})));
            must(library->marks().setBookmarked({rowTitled(*library, kites.title).id}, true));
            must(PaperDecisionStore(library->edits())
                     .decide(rowTitled(*library, kites.title).id, rowTitled(*library, fog.title).id,
                             PaperRelation::Same));
            QCOMPARE(must(library->sources().counts()).papers, 1);
        }
        // Without the decision, the two are a pair that only earlier rules would have joined.
        execute(file,
                "DELETE FROM paper_decision; DELETE FROM paper_decision_side; DELETE FROM paper_decision_key;"
                " UPDATE counter SET value = 1 WHERE name = 'rules'");
        QCOMPARE(must(must(Library::open(file, Library::Mode::ReadOnly))->sources().counts()).papers, 1);
        QByteArray migrated;
        for (int opened = 0; opened < 2; ++opened) {
            const auto library = must(Library::open(file));
            QCOMPARE(must(library->sources().counts()).papers, 2);
            QVERIFY(rowTitled(*library, u"Kites That Remember Wind"_s).bookmarked);
            QVERIFY(!rowTitled(*library, u"Bridges Made of Fog"_s).bookmarked);
            QCOMPARE(must(library->checker().check()), QStringList());
            if (opened)
                QCOMPARE(must(contentHash(*library)), migrated);
            migrated = must(contentHash(*library));
        }
    }
};

QTEST_GUILESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
