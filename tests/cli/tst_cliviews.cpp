#include "clirun.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/sourcereader.h"

#include <QStandardPaths>

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

// The promise to users of sqlite3: no column is removed or renamed, and new columns are appended.
// models/store/README.md lists them too.
static const QMap<QString, QString> promised{
    {u"papers"_s,
     u"id title authors authors_cut categories date date_inferred year venue score citations code "
     u"affiliation "
     "arxiv doi url abstract bookmarked read rating tags lists note conflicting sources added"_s},
    {u"sightings"_s,
     u"paper source line title authors categories date year venue score citations affiliation arxiv doi url "
     "abstract"_s},
    {u"extra_fields"_s, u"paper name value"_s},
    {u"own_values"_s, u"paper field value edited"_s},
    {u"sources"_s, u"id name path format saved imported bytes not_understood sightings remarks sha256"_s},
    {u"authors"_s, u"id name papers h_index citations note"_s},
    {u"author_figures"_s, u"author source saved name category h_index papers citations novelty ai_score"_s},
    {u"authorship"_s, u"paper author"_s},
    {u"tags"_s, u"id name papers"_s},
    {u"paper_tags"_s, u"paper tag"_s},
    {u"lists"_s, u"id parent name position"_s},
    {u"list_papers"_s, u"list paper position"_s},
    {u"saved_searches"_s, u"id name query position"_s},
    {u"files"_s, u"paper name path bytes pages found added opened sha256"_s},
    {u"highlights"_s, u"paper page quote remark colour before after made edited sha256"_s},
};

// Tests the documented SQL views: names, columns and contents.
class TestCliViews : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    sqlite3 *m_opened = nullptr;
    QByteArray m_views;
    QString m_file = m_dir.filePath(u"views.lectern"_s);

    // The rows of a statement: values separated by "|", NULL as "-".
    QStringList rows(const QString &sql)
    {
        QStringList rows;
        char *message = nullptr;
        const auto take = [](void *into, int count, char **values, char **) {
            QStringList row;
            for (int i = 0; i < count; ++i)
                row.append(values[i] ? QString::fromUtf8(values[i]) : u"-"_s);
            static_cast<QStringList *>(into)->append(row.join(u'|'));
            return 0;
        };
        if (sqlite3_exec(m_opened, sql.toUtf8().constData(), take, &rows, &message) != SQLITE_OK)
            rows.append(u"error: "_s + QString::fromUtf8(message));
        sqlite3_free(message);
        return rows;
    }

    // Adds data for every view to a library.
    static void fill(Library &library)
    {
        Paper waves = paper(u"Counting Waves"_s, {u"Ada Wave"_s, u"Bo Tide"_s}, longAbstract(1));
        waves.category = u"cs.LG stat.ML"_s;
        waves.date = QDate(2024, 3, 5);
        waves.dateInferred = true;
        waves.score = 81.5;
        waves.code = false;
        waves.arxivId = u"2403.00001"_s;
        waves.doi = u"10.1000/waves"_s;
        waves.url = u"https://example.org/waves"_s;
        waves.affiliation = u"Harbour"_s;
        waves.extra = {{u"pages"_s, u"1-9"_s}};
        Paper kites = paper(u"Kites; Remembered"_s, {u"Cy Gust"_s});
        kites.authorsTruncated = true;
        kites.year = 2019;
        kites.venue = u"Winds"_s;
        kites.citations = 12;
        kites.code = true;
        Paper gone = paper(u"A Paper in the Bin"_s, {u"Bo Tide"_s});
        must(library.importer().import(facts(u"ada.txt"_s), page({waves, kites, gone}, u"Ada Wave"_s)));
        waves.title = u"Counting Waves, Again"_s;
        waves.extra.clear();
        must(library.importer().import(facts(u"later.txt"_s, QDate(2026, 7, 1)), page({waves})));
        must(
            library.importer().import(facts(u"binned.txt"_s), page({paper(u"Only There"_s, {u"Di Fog"_s})})));

        const PaperId one = rowTitled(library, u"Counting Waves, Again"_s).id;
        const PaperId two = rowTitled(library, kites.title).id;
        must(library.trash().putPapers({rowTitled(library, gone.title).id}));
        for (const SourceRow &source : must(library.sources().list()))
            if (source.name == u"binned.txt"_s)
                must(library.trash().putSource(source.id));
        must(library.marks().setBookmarked({one}, true));
        must(library.marks().setRead({two}, true));
        must(library.notes().setRating({one}, 4));
        must(library.notes().setRating({two}, 2));
        must(library.notes().setRating({two}, 0));
        must(library.notes().setNote(one, u"**good**"_s));
        must(library.notes().setNote(two, u"away"_s));
        must(library.notes().setNote(two, {}));
        must(library.tags().add(u"tide/high"_s, {one}));
        must(library.tags().add(u"again"_s, {one, two}));
        ListId top = ListId::None;
        must(library.lists().create(u"Thesis"_s, ListId::None, &top));
        ListId chapter = ListId::None;
        must(library.lists().create(u"Chapter"_s, top, &chapter));
        must(library.lists().add(chapter, {two, one}));
        must(library.savedSearches().create(u"Good ones"_s, u"rating:>3"_s));
        Attachment file;
        file.paper = one;
        file.hash = QByteArray(32, '\x1f');
        file.name = u"waves.pdf"_s;
        file.found = FoundBy::Doi;
        file.added = QDateTime(QDate(2026, 7, 2), QTime(10, 0), Qt::UTC);
        file.path = QFileInfo(library.file()).dir().filePath(u"waves.pdf"_s);
        file.bytes = 5000;
        file.modified = file.added;
        must(library.attachments().attach({file}));
        Highlight marked;
        marked.hash = file.hash;
        marked.quote = u"waves were counted"_s;
        marked.before = u"All the"_s;
        marked.boxes = {{4, QRectF(72, 90, 100, 12)}};
        marked.colour = 2;
        must(library.highlights().add(one, {marked}));
    }

private slots:
    void initTestCase()
    {
        const CliRun run = runCli({u"views"_s});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.err, QByteArray());
        m_views = run.out;
        const auto library = must(Library::open(m_file));
        fill(*library);
    }
    void init()
    {
        QCOMPARE(sqlite3_open_v2(m_file.toUtf8().constData(), &m_opened, SQLITE_OPEN_READONLY, nullptr),
                 SQLITE_OK);
        QCOMPARE(rows(QString::fromUtf8(m_views)), QStringList());
    }
    void cleanup()
    {
        sqlite3_close(m_opened);
        m_opened = nullptr;
    }

    // Every export format lists the papers in the order of the list. Without a list the newest papers come
    // first.
    void exportsFollowListOrder_data()
    {
        QTest::addColumn<QString>("format");
        for (const auto *format :
             {"bibtex", "biblatex", "ris", "csl-json", "csv", "jsonl", "markdown", "html"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void exportsFollowListOrder()
    {
        QFETCH(QString, format);
        const auto written = [&](const QStringList &query) {
            const CliRun run =
                runCli(QStringList{u"export"_s, u"--library"_s, m_file, u"--format"_s, format} + query);
            return run.exit == 0 ? run.out : QByteArray();
        };
        const auto kitesFirst = [](const QByteArray &text) {
            const qsizetype kites = text.indexOf("Kites"), waves = text.indexOf("Counting");
            return kites >= 0 && waves >= 0 && kites < waves;
        };
        QVERIFY(kitesFirst(written({u"--query"_s, u"list:Chapter"_s})));
        QVERIFY(kitesFirst(written({u"--query"_s, u"list:Chapter year:2000.."_s})));
        QVERIFY(!kitesFirst(written({})));
    }

    void exportsHighlights()
    {
        const CliRun text = runCli({u"highlights"_s, u"--library"_s, m_file});
        QCOMPARE(text.exit, 0);
        QVERIFY2(text.out.startsWith("# Highlights\n\n## [Counting Waves, Again]")
                     && text.out.contains("\n> waves were counted\n\n— [page 5 of waves.pdf](file:///")
                     && text.out.endsWith("waves.pdf#page=5)\n"),
                 text.out.constData());
        const CliRun lines =
            runCli({u"highlights"_s, u"--jsonl"_s, u"--library"_s, m_file, u"highlight:counted"_s});
        QVERIFY2(lines.out.count('\n') == 1 && lines.out.contains("\"colour\":\"blue\""),
                 lines.out.constData());
        const CliRun none = runCli({u"highlights"_s, u"--library"_s, m_file, u"kites"_s});
        QCOMPARE(none.out, QByteArray("# Highlights\n"));
        const QString file = m_dir.filePath(u"out.md"_s);
        const CliRun written = runCli({u"highlights"_s, u"--library"_s, m_file, u"-o"_s, file});
        QVERIFY2(written.out.endsWith("out.md: 1 highlight in 1 paper\n"), written.out.constData());
        QCOMPARE(readAll(file), text.out);
        const CliRun onto = runCli({u"highlights"_s, u"--library"_s, m_file, u"-o"_s, m_file});
        QVERIFY(onto.exit == 1 && onto.printedErrorSentences());
        const CliRun order = runCli({u"search"_s, u"--sort"_s, u"opened"_s, u"--library"_s, m_file});
        QCOMPARE(order.exit, 0);
    }
    void viewsHavePromisedColumns()
    {
        QCOMPARE(rows(u"SELECT name FROM sqlite_temp_schema WHERE type = 'view' ORDER BY name"_s),
                 QStringList(promised.keys()));
        for (auto [view, columns] : promised.asKeyValueRange()) {
            const QStringList there = rows(u"SELECT name FROM pragma_table_info('%1')"_s.arg(view));
            QCOMPARE(there.mid(0, columns.count(u' ') + 1).join(u' '), columns);
            // Every view can be read with this SQLite version and this library version.
            const QStringList all = rows(u"SELECT * FROM "_s + view);
            QVERIFY2(view == "own_values"_L1 || !all.isEmpty(), qPrintable(view));
            QVERIFY2(!all.join(u' ').contains(u"error:"_s), qPrintable(all.join(u'\n')));
        }
    }
    void everyColumnIsDocumented()
    {
        const QString text = QString::fromUtf8(readAll(fixture(u"../models/store/README.md"_s)));
        const QString table = text.mid(text.indexOf(u"## Views for sqlite3"_s));
        for (auto [view, columns] : promised.asKeyValueRange()) {
            static const QString line = u"\\n\\| `%1` \\|[^\\n]*"_s;
            const QString row = QRegularExpression(line.arg(view)).match(table).captured();
            QVERIFY2(!row.isEmpty(), qPrintable(view));
            QStringList named;
            static const QRegularExpression code(u"`(\\w+)`"_s);
            for (const auto &match : code.globalMatch(row.section(u'|', 3)))
                named.append(match.captured(1));
            QCOMPARE(named, rows(u"SELECT name FROM pragma_table_info('%1')"_s.arg(view)));
        }
    }
    void viewsReturnExpectedRows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QString &sql, const QStringList &expected) {
            QTest::newRow(name) << sql << expected;
        };
        row("shown values",
            u"SELECT title, authors, authors_cut, categories, date, date_inferred, year, venue, score,"
            " citations, code, affiliation, arxiv, doi, url FROM papers ORDER BY title"_s,
            {u"Counting Waves, Again|Ada Wave; Bo Tide|0|cs.LG; stat.ML|2024-03-05|1|2024|-|81.5|-|0|Harbour|"
             "2403.00001|10.1000/waves|https://example.org/waves"_s,
             u"Kites; Remembered|Cy Gust|1|-|-|0|2019|Winds|-|12|1|-|-|-|-"_s});
        row("the abstract", u"SELECT abstract FROM papers ORDER BY title"_s, {longAbstract(1), u"-"_s});
        row("marks",
            u"SELECT bookmarked, read, rating, tags, lists, note, conflicting, sources, length(added)"
            " FROM papers ORDER BY title"_s,
            {u"1|0|4|again; tide/high|Chapter|**good**|1|2|19"_s, u"0|1|-|again|Chapter|-|0|1|19"_s});
        row("what each source says",
            u"SELECT s.title, o.name, s.authors, s.year, s.doi, s.abstract IS NULL FROM sightings s"
            " JOIN sources o ON o.id = s.source ORDER BY 1, 2"_s,
            {u"Counting Waves|ada.txt|Ada Wave; Bo Tide|-|10.1000/waves|0"_s,
             u"Counting Waves, Again|later.txt|Ada Wave; Bo Tide|-|10.1000/waves|0"_s,
             u"Kites; Remembered|ada.txt|Cy Gust|2019|-|1"_s});
        row("fields of their own", u"SELECT name, value FROM extra_fields"_s, {u"pages|1-9"_s});
        row("sources",
            u"SELECT name, path, format, saved, sightings, length(sha256) FROM sources ORDER BY 1"_s,
            {u"ada.txt|/pages/ada.txt|scholarfeed-author|2026-06-30|3|64"_s,
             u"later.txt|/pages/later.txt|scholarfeed-list|2026-07-01|1|64"_s});
        row("authors", u"SELECT name, papers, h_index FROM authors ORDER BY name"_s,
            {u"Ada Wave|2|7"_s, u"Bo Tide|1|-"_s, u"Cy Gust|1|-"_s});
        row("their pages", u"SELECT name, saved, h_index, novelty FROM author_figures"_s,
            {u"Ada Wave|2026-06-30|7|-"_s});
        row("who wrote what",
            u"SELECT a.name, p.title FROM authorship x JOIN authors a ON a.id = x.author"
            " JOIN papers p ON p.id = x.paper ORDER BY 1"_s,
            {u"Ada Wave|Counting Waves, Again"_s,
             u"Ada Wave|Kites; Remembered"_s, // on the author's own page, where "et al." hides the name
             u"Bo Tide|Counting Waves, Again"_s, u"Cy Gust|Kites; Remembered"_s});
        row("tags", u"SELECT name, papers FROM tags ORDER BY name"_s, {u"again|2"_s, u"tide/high|1"_s});
        row("tags of papers", u"SELECT tag, count(*) FROM paper_tags GROUP BY tag"_s,
            {u"again|2"_s, u"tide/high|1"_s});
        row("lists",
            u"SELECT l.name, above.name FROM lists l LEFT JOIN lists above ON above.id = l.parent"
            " ORDER BY 1"_s,
            {u"Chapter|Thesis"_s, u"Thesis|-"_s});
        row("the order of a list",
            u"SELECT p.title FROM list_papers x JOIN papers p ON p.id = x.paper ORDER BY x.position"_s,
            {u"Kites; Remembered"_s, u"Counting Waves, Again"_s});
        row("saved searches", u"SELECT name, query FROM saved_searches"_s, {u"Good ones|rating:>3"_s});
        row("files", u"SELECT name, path, bytes, pages, found, length(added), opened, sha256 FROM files"_s,
            {u"waves.pdf|waves.pdf|5000|-|doi|19|-|"_s + u"1f"_s.repeated(32)});
        row("highlights", u"SELECT page, quote, remark, colour, before, after, sha256 FROM highlights"_s,
            {u"5|waves were counted|-|blue|All the|-|"_s + u"1f"_s.repeated(32)});
    }
    void viewsReturnExpectedRows()
    {
        QFETCH(QString, sql);
        QTEST(rows(sql), "expected");
    }

    // The view shows the user's own value, and the value of the source remains.
    void ownValuesAndSourceValuesAreBothVisible()
    {
        const QString id = rows(u"SELECT id FROM papers WHERE title LIKE 'Kites%'"_s).first();
        QCOMPARE(runCli({u"set"_s, u"--library"_s, m_file, id, u"venue=Breezes"_s}).exit, 0);
        QCOMPARE(rows(u"SELECT field, value, length(edited) FROM own_values"_s),
                 QStringList{u"venue|Breezes|19"_s});
        QCOMPARE(rows(u"SELECT venue FROM papers WHERE id = "_s + id), QStringList{u"Breezes"_s});
        QCOMPARE(rows(u"SELECT venue FROM sightings WHERE paper = "_s + id), QStringList{u"Winds"_s});
        QCOMPARE(runCli({u"unset"_s, u"--library"_s, m_file, id, u"venue"_s}).exit, 0);
        QCOMPARE(rows(u"SELECT * FROM own_values"_s), QStringList());
    }

    // The views are read-only, even for users who may write to the file.
    void viewsAreReadOnly()
    {
        sqlite3_close(m_opened);
        QCOMPARE(sqlite3_open_v2(m_file.toUtf8().constData(), &m_opened, SQLITE_OPEN_READWRITE, nullptr),
                 SQLITE_OK);
        QCOMPARE(rows(QString::fromUtf8(m_views)), QStringList());
        QVERIFY(rows(u"DELETE FROM mark"_s).join(u' ').contains(u"readonly"_s));
        QCOMPARE(runCli({u"check"_s, u"--library"_s, m_file}).exit, 0);
    }

    // Runs the queries that README.md documents.
    void documentedQueriesWork()
    {
        const QString sqlite = QStandardPaths::findExecutable(u"sqlite3"_s);
        if (sqlite.isEmpty())
            QSKIP("sqlite3 is not installed.");
        const QString script = m_dir.filePath(u"views.sql"_s);
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(m_views) == m_views.size());
        file.close();
        QProcess process;
        process.start(sqlite,
                      {u"-readonly"_s, u"-init"_s, script, m_file,
                       u"SELECT title, year FROM papers WHERE rating > 3"_s});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.readAllStandardOutput(), QByteArray("Counting Waves, Again|2024\n"));
    }
};

QTEST_GUILESS_MAIN(TestCliViews)
#include "tst_cliviews.moc"
