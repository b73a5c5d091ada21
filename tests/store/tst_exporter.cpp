#include "storefixtures.h"

#include "models/formats/registry.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/exports/exporter.h"
#include "models/store/import/importer.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace lectern;
using namespace lectern::test;

// Tests the export of papers, and of a whole library as JSON lines and back.
class TestExporter : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_from, m_to;

    static ExportScope everything(Library &library)
    {
        ExportParts parts;
        parts.content = ExportContent::Everything;
        return {allIds(library), true, parts};
    }
    static QByteArray written(Library &library, const QString &format, const ExportScope &scope)
    {
        QByteArray bytes;
        (void)must(library.exporter().write(format, scope, [&](const QByteArray &piece) -> Result<> {
            bytes += piece;
            return {};
        }));
        return bytes;
    }
    static FileReport taken(Library &library, const QByteArray &bytes)
    {
        return FileImporter(library).importBytes(bytes, u"lines.jsonl"_s).files.value(0);
    }
    PaperId idOf(const QString &title) { return rowTitled(*m_from, title).id; }

    // Papers on several sources, with conflicts, without a title, truncated, and with each kind of mark.
    void fill()
    {
        Paper one =
            paper(u"Tides and $\\alpha$-ledgers"_s, {u"Ada Quill"_s, u"Ben Ostrava"_s}, longAbstract(1));
        one.score = 84.7;
        one.arxivId = u"2106.01234"_s;
        one.extra = {{u"citekey"_s, u"quill2021"_s}, {u"marks"_s, u"a field with a treacherous name"_s}};
        one.line = 12;
        Paper two = paper(u"The \"second\" paper\\"_s, {u"Cleo Ünal"_s}, longAbstract(2));
        two.date = QDate(2024, 2, 29);
        two.dateInferred = true;
        two.authorsTruncated = true;
        two.code = false;
        Paper untitled = paper({}, {}, longAbstract(3));
        untitled.abstractTruncated = true;
        Paper other = one; // the same paper, seen later with other values
        other.score = 12.25;
        other.code = true;
        other.venue = u"Journal of Tides"_s;
        other.extra.clear();
        ParsedSource first = page({one, two, untitled}, u"Ada Quill"_s);
        first.author->citations = 1394;
        first.diagnostics = {{Diagnostic::Severity::Error, 3, u"An odd line."_s}, {{}, 9, u"A guess."_s}};
        const SourceFacts facts1 = facts(u"one.txt"_s);
        SourceBlock block{first, {{10, 20, 3, u"???"_s}}, {}};
        bool given = false;
        (void)must(m_from->importer().import(facts1, [&]() -> Result<std::optional<SourceBlock>> {
            return std::exchange(given, true) ? std::optional<SourceBlock>() : std::optional(block);
        }));
        (void)must(m_from->importer().import(facts(u"two.txt"_s, QDate(2026, 7, 2)),
                                             page({other, paper(u"Third"_s, {u"D E"_s})})));
        (void)must(m_from->importer().import(facts(u"gone.txt"_s, QDate()),
                                             page({paper(u"Waiting paper"_s, {u"F Gull"_s})})));

        const PaperId tides = idOf(one.title), second = idOf(two.title), third = idOf(u"Third"_s),
                      waiting = idOf(u"Waiting paper"_s);
        must(m_from->marks().setBookmarked({tides, waiting}, true));
        must(m_from->marks().setRead({second}, true));
        (void)must(m_from->tags().add(u"method/rl"_s, {tides, waiting}));
        (void)must(m_from->tags().add(u"später"_s, {third}));
        (void)must(m_from->notes().setRating({third}, 4));
        (void)must(m_from->notes().setNote(second, u"A *fine*\n\nnote."_s));
        (void)must(
            m_from->notes().setNote(must(m_from->authors().list(u"Ada"_s)).first().id, u"Met in Ghent."_s));
        ListId thesis = ListId::None, chapter = ListId::None;
        (void)must(m_from->lists().create(u"Thesis"_s, ListId::None, &thesis));
        (void)must(m_from->lists().create(u"Empty"_s, thesis));
        (void)must(m_from->lists().create(u"Chapter 2"_s, thesis, &chapter));
        (void)must(m_from->lists().add(chapter, {third, tides, waiting, second}));
        (void)must(m_from->lists().add(thesis, {second}));
        (void)must(m_from->savedSearches().create(u"New"_s, u"is:unread"_s));
        (void)must(m_from->savedSearches().create(u"Also"_s, u"cat:LG"_s));
        for (const SourceRow &source : must(m_from->sources().list()))
            if (source.name == u"gone.txt"_s)
                must(m_from->importer().remove(source.id));
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_from = must(Library::open(m_dir->filePath(u"from.lectern"_s)));
        m_to = must(Library::open(m_dir->filePath(u"to.lectern"_s)));
    }
    void cleanup()
    {
        m_from.reset();
        m_to.reset();
    }

    void papersRoundTripInEveryFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format &format : formats())
            if (format.stream && format.read)
                QTest::newRow(qPrintable(format.id)) << format.id;
    }
    void papersRoundTripInEveryFormat()
    {
        QFETCH(QString, format);
        fill();
        const QByteArray bytes = written(*m_from, format, everything(*m_from));
        const auto read = parseSource(bytes, {}, format);
        QVERIFY(read);
        QStringList titles, expected;
        for (const Paper &paper : read->papers)
            titles.append(paper.title);
        for (const PaperRow &row : allRows(*m_from))
            expected.append(row.title);
        QCOMPARE(titles, expected); // the result includes the order
    }

    void wholeLibraryRoundTrips()
    {
        fill();
        const QByteArray lines = written(*m_from, u"jsonl"_s, everything(*m_from));
        const FileReport report = taken(*m_to, lines);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.diagnostics.size(), 0);
        QCOMPARE(report.records, 5);
        QCOMPARE(report.brought.size(), 2);
        QCOMPARE(must(contentHash(*m_to)), must(contentHash(*m_from)));
        QCOMPARE(must(m_to->checker().check()), QStringList());
        const auto before = must(m_from->sources().list()), after = must(m_to->sources().list());
        for (qsizetype i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i].path, before[i].path);
            QCOMPARE(after[i].importedAt, before[i].importedAt);
        }
        // Importing again changes nothing.
        const FileReport again = taken(*m_to, lines);
        QVERIFY(again.alreadyImported);
        QCOMPARE(must(contentHash(*m_to)), must(contentHash(*m_from)));
        // Marks without a paper are attached in the copy too when their paper is imported.
        (void)must(m_to->importer().import(facts(u"gone.txt"_s, QDate()),
                                           page({paper(u"Waiting paper"_s, {u"F Gull"_s})})));
        QVERIFY(rowTitled(*m_to, u"Waiting paper"_s).bookmarked);
    }

    void extractContainsMarksAndMergesOnImport()
    {
        fill();
        const PaperId third = idOf(u"Third"_s);
        const QByteArray lines = written(*m_from, u"jsonl"_s, {{third}, false});
        QVERIFY(!lines.contains("Ghent")); // no data of other papers
        QVERIFY(!lines.contains("/pages/")); // no paths of this machine
        QVERIFY(!lines.contains("method/rl"));
        QCOMPARE(taken(*m_to, lines).records, 1);
        QCOMPARE(must(m_to->sources().counts()).papers, 1);
        const PaperId there = rowTitled(*m_to, u"Third"_s).id;
        QCOMPARE(must(m_to->notes().rating(there)), 4);
        QCOMPARE(must(m_to->tags().tags()).size(), 1);
        const auto lists = must(m_to->lists().lists());
        QCOMPARE(lists.size(), 2); // with its parent list
        QCOMPARE(must(m_to->lists().papers(lists[1].id)), QList<PaperId>{there});
        QVERIFY(taken(*m_to, lines).alreadyImported);
        // The page itself does not count as imported.
        QVERIFY(!must(m_to->importer().import(
                          facts(u"two.txt"_s, QDate(2026, 7, 2)),
                          page({paper(u"Third"_s, {u"D E"_s}), paper(u"Fourth"_s, {u"D E"_s})})))
                     .alreadyImported);
        QCOMPARE(must(m_to->sources().counts()).papers, 2);
        QCOMPARE(must(m_to->notes().rating(rowTitled(*m_to, u"Third"_s).id)), 4);
        QCOMPARE(must(m_to->checker().check()), QStringList());
    }

    void linesWithoutASourceFormOneSource()
    {
        Paper one = paper(u"Alone"_s, {u"A B"_s}), two = paper(u"Also alone"_s, {u"C D"_s});
        const QByteArray lines = formatById(u"jsonl")->write({one, two}) + "{\"lectern\":1}\nnonsense\n";
        const FileReport report = taken(*m_to, lines);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.newPapers, 2);
        QCOMPARE(report.diagnostics.size(), 2);
        QCOMPARE(report.diagnostics[1].line, 4);
        const auto sources = must(m_to->sources().list());
        QCOMPARE(sources.size(), 1);
        QCOMPARE(sources[0].name, u"lines.jsonl"_s);
        QCOMPARE(sources[0].sightings, 2);
        QVERIFY(taken(*m_to, lines).alreadyImported);
        QCOMPARE(must(m_to->checker().check()), QStringList());
    }

    void rejectsHostileLines()
    {
        fill();
        QList<QByteArray> lines = written(*m_from, u"jsonl"_s, everything(*m_from)).split('\n');
        lines.removeLast();
        QByteArray doubled; // every line twice, including sources and places
        for (const QByteArray &line : std::as_const(lines))
            doubled += line + '\n' + line + '\n';
        const FileReport report = taken(*m_to, doubled);
        QCOMPARE(report.refused, QString());
        QVERIFY(!report.diagnostics.isEmpty());
        QCOMPARE(must(m_to->checker().check()), QStringList());
        QCOMPARE(must(m_to->sources().counts()).papers, 4);
        // Truncated at any position: the remaining lines are imported, and the truncation is reported.
        auto third = must(Library::open(m_dir->filePath(u"third.lectern"_s)));
        const FileReport cut = taken(*third, doubled.left(doubled.size() / 2));
        QVERIFY(cut.diagnostics.last().message.contains(u"truncated"_s));
        QCOMPARE(must(third->checker().check()), QStringList());
    }

    void replacesFileAtomically()
    {
        fill();
        const QString path = m_dir->filePath(u"out.bib"_s);
        QCOMPARE(must(m_from->exporter().writeFile(path, u"bibtex"_s, everything(*m_from))), 4);
        const QByteArray before = readAll(path);
        QVERIFY(before.contains("@"));
        int asked = 0;
        const auto cancelled = m_from->exporter().writeFile(path, u"ris"_s, everything(*m_from), {},
                                                            [&] { return ++asked > 2; });
        QVERIFY(!cancelled);
        QCOMPARE(readAll(path), before);
        QCOMPARE(QDir(m_dir->path()).entryList({u"out*"_s}).size(), 1); // no temporary files left
        const auto nowhere = m_from->exporter().writeFile(m_dir->filePath(u"no/such/out.bib"_s), u"bibtex"_s,
                                                          everything(*m_from));
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().message.endsWith(u'.'));
        QVERIFY(!m_from->exporter().writeFile(path, u"scholarfeed-list"_s, everything(*m_from)));
    }

    void exportsReadOnlyLibrary()
    {
        fill();
        const QByteArray expected = written(*m_from, u"jsonl"_s, everything(*m_from));
        const QString file = m_from->file();
        m_from.reset();
        m_from = must(Library::open(file, Library::Mode::ReadOnly));
        QCOMPARE(written(*m_from, u"jsonl"_s, everything(*m_from)), expected);
    }

    void realRecordsRoundTrip()
    {
        const QString file = sharedFile(u"data/bulk/acl-anthology-2019.jsonl.zst"_s);
        const QStringList seeds = sharedFiles(u"seeds"_s, {u"*.txt"_s});
        if (file.isEmpty() || seeds.isEmpty())
            QSKIP("the real data is not there");
        // The seeds share papers and contain text that is not understood; the anthology is large. A short run
        // imports only the seeds.
        const bool whole = scaled(10) >= 10;
        const QStringList files = whole ? seeds + QStringList{file} : seeds;
        QCOMPARE(FileImporter(*m_from).importPaths(files).files.size(), files.size());
        const QList<PaperId> all = allIds(*m_from);
        QVERIFY(all.size() > (whole ? 20'000 : 70));
        QList<PaperId> some;
        for (qsizetype i = 0; i < all.size(); i += 7)
            some.append(all[i]);
        must(m_from->marks().setBookmarked(some, true));
        (void)must(m_from->tags().add(u"seventh"_s, some));
        ListId list = ListId::None;
        (void)must(m_from->lists().create(u"Backwards"_s, ListId::None, &list));
        std::reverse(some.begin(), some.end());
        (void)must(m_from->lists().add(list, some));
        const QString out = m_dir->filePath(u"all.jsonl"_s);
        QCOMPARE(must(m_from->exporter().writeFile(out, u"jsonl"_s, everything(*m_from))), all.size());
        const FileReport report = FileImporter(*m_to).importPaths({out}).files.value(0);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.diagnostics.size(), 0);
        QCOMPARE(must(contentHash(*m_to)), must(contentHash(*m_from)));
        QCOMPARE(must(m_to->checker().check()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestExporter)
#include "tst_exporter.moc"
