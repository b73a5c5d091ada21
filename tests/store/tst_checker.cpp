// Tests that the checker finds planted damage of each kind.
#include "storefixtures.h"

#include "models/core/paper.h"
#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/sqlite/connection.h"

using namespace lectern;
using namespace lectern::test;

class TestChecker : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    QString m_sound;

private slots:
    void initTestCase()
    {
        m_sound = m_dir.filePath(u"sound.lectern"_s);
        const auto library = must(Library::open(m_sound));
        Paper first = paper(u"Counting Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(1));
        first.category = u"LG"_s;
        first.score = 81;
        Paper second = first;
        second.score = 80;
        ParsedSource one = page({first, paper({}, {}, longAbstract(2))}, u"Ada Quill"_s);
        one.diagnostics.append({Diagnostic::Severity::Warning, 3, u"odd"_s});
        must(library->importer().import(facts(u"one"_s), one));
        must(library->importer().import(facts(u"two"_s),
                                        page({second, paper(u"Sorting Waves"_s, {u"Cy Gull"_s})})));
        must(library->marks().setBookmarked({rowTitled(*library, u"Counting Waves"_s).id}, true));
        QCOMPARE(must(library->checker().check()), QStringList());
    }

    void findsPlantedDamage_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *sql, const char *expected) {
            QTest::newRow(sql) << QString::fromUtf8(sql) << QString::fromUtf8(expected);
        };
        // A value of a single source is stored once, so only the keys reveal the change.
        row("UPDATE paper SET title = 'Other' WHERE title = 'Sorting Waves'", "A key of paper");
        row("UPDATE stated SET score = NULL", "conflicts of paper");
        row("UPDATE paper SET arxiv = '2601.00001' WHERE id = 1; UPDATE stated SET arxiv = '2601.00002';"
            "UPDATE sighting SET same = same | 256 WHERE paper = 1 AND id NOT IN (SELECT sighting FROM "
            "stated)",
            "sightings of different papers");
        row("UPDATE paper SET title = 'Counting Waves', authors = 'Ada Quill' WHERE id = 3;"
            "INSERT OR IGNORE INTO identity_key SELECT hash, 3 FROM identity_key WHERE paper = 1",
            "are one paper");
        row("UPDATE paper SET conflicts = 0", "conflicts of paper");
        row("UPDATE paper SET lead = 'x' WHERE title IS NULL", "first words");
        row("DELETE FROM abstract WHERE paper = 2", "first words");
        row("DELETE FROM sighting WHERE paper = 3", "has no source");
        row("UPDATE sighting SET paper = 99 WHERE paper = 3", "belongs to no paper");
        row("UPDATE sighting SET paper = 3 WHERE id = (SELECT max(id) FROM sighting WHERE paper = 1)",
            "differ from its sources");
        row("DELETE FROM source WHERE name = 'two'", "belongs to no source");
        row("UPDATE source SET sightings = 7", "number of papers on source");
        row("UPDATE source SET diagnostics = 7", "number of diagnostics");
        row("UPDATE source SET not_understood = 7", "bytes of source");
        row("DELETE FROM identity_key WHERE paper = 3", "A key of paper");
        row("INSERT INTO identity_key VALUES(1, 3)", "keys belong to no paper");
        row("DELETE FROM author_name WHERE folded = 'cy gull'", "belongs to no author");
        row("UPDATE author SET name = 'CY GULL' WHERE name = 'Cy Gull'", "should be called");
        row("UPDATE author SET papers = 9", "number of papers of author");
        row("DELETE FROM author_paper WHERE paper = 3", "does not list it");
        row("DELETE FROM paper_author WHERE paper = 3", "lacks an author that lists it");
        row("INSERT INTO author(id, name, papers) VALUES(99, 'Nobody', 0)", "has no name");
        row("INSERT INTO author(id, name, papers) VALUES(99, 'Nobody', 0)", "is listed without papers");
        row("UPDATE author SET listed = 0", "not listed despite them");
        row("INSERT INTO author_alias VALUES('cy gull', 1)", "The stored authors of paper");
        row("INSERT INTO author_alias VALUES('nobody', 99)", "A decision concerns author 99");
        row("INSERT INTO author_title VALUES(1, 'Else')", "should be called “Else”");
        row("INSERT INTO author_apart VALUES(2, 1)", "pair of distinct authors");
        row("INSERT INTO author_assignment SELECT paper, 'cy gull', 1 FROM author_paper WHERE author = 3",
            "The stored authors of paper");
        row("UPDATE author_observation SET author = 99", "which does not exist");
        row("INSERT INTO mark VALUES(99, 1, 0)", "never be found again");
        row("UPDATE counter SET value = value + 1 WHERE name = 'bookmarks'", "The counter “bookmarks”");
        row("UPDATE counter SET value = 0 WHERE name = 'papers'", "The counter “papers”");
        row("UPDATE counter SET value = 0 WHERE name = 'next_paper'", "never given");
        row("UPDATE category_count SET papers = 5", "Category LG");
        row("DELETE FROM category_count", "is not counted");
    }
    void findsPlantedDamage()
    {
        QFETCH(QString, sql);
        QFETCH(QString, expected);
        const QString file = m_dir.filePath(u"damaged.lectern"_s);
        for (const QString &old : QStringList{file, file + u"-wal"_s, file + u"-shm"_s})
            QFile::remove(old);
        QVERIFY(QFile::copy(m_sound, file));
        must(must(Connection::open(file, false))->exec(sql.toUtf8().constData()));
        const QStringList found = must(must(Library::open(file))->checker().check());
        QVERIFY2(
            std::any_of(found.cbegin(), found.cend(), [&](const QString &s) { return s.contains(expected); }),
            qPrintable(found.join(u'\n')));
    }

    void findsDamagedPages()
    {
        const QString file = m_dir.filePath(u"pages.lectern"_s);
        QVERIFY(QFile::copy(m_sound, file));
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadWrite));
        QVERIFY(bytes.seek(bytes.size() - 3 * 16384));
        QVERIFY(bytes.write(QByteArray(2 * 16384, '\x5a')) > 0);
        bytes.close();
        const auto library = Library::open(file);
        if (!library)
            return; // the library was refused, which is acceptable
        const auto found = (*library)->checker().check();
        QVERIFY(!found || !found->isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestChecker)
#include "tst_checker.moc"
