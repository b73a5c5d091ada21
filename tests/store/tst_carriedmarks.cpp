#include "storefixtures.h"

#include "models/formats/base/marksfield.h"
#include "models/formats/registry.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/exports/carriedmarks.h"
#include "models/store/exports/exporter.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QJsonDocument>
#include <QMap>

using namespace lectern;
using namespace lectern::test;

// Tests the export of marks in the formats of other programs, and their import.
class TestCarriedMarks : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_from, m_to;

    static QByteArray written(Library &library, const QString &format, ExportParts parts = {},
                              bool whole = true)
    {
        parts.content = ExportContent::Everything;
        QByteArray bytes;
        (void)must(library.exporter().write(format, {allIds(library), whole, parts},
                                            [&](const QByteArray &piece) -> Result<> {
                                                bytes += piece;
                                                return {};
                                            }));
        return bytes;
    }
    static FileReport taken(Library &library, const QByteArray &bytes, const QString &format)
    {
        return FileImporter(library).importBytes(bytes, u"export."_s + format).files.value(0);
    }
    // Returns the marks by title, with lists by name.
    static QMap<QString, PaperMarks> marksIn(Library &library)
    {
        QMap<QString, PaperMarks> marks;
        const auto carried = carriedMarks(must(library.marksFile().collect()));
        for (const PaperRow &row : allRows(library)) {
            PaperMarks made = carried.value(qint64(row.id));
            std::sort(made.lists.begin(), made.lists.end(),
                      [](const auto &a, const auto &b) { return a.list < b.list; });
            if (!made.isEmpty())
                marks.insert(row.title, made);
        }
        return marks;
    }

    // Creates papers and marks whose texts contain the syntax of some format, and source fields with the
    // names that the export uses.
    void fill()
    {
        Paper tides = paper(u"Tides and {Ledgers}"_s, {u"Ada Quill"_s, u"Ben Ostrava"_s}, longAbstract(1));
        tides.year = 2024;
        tides.doi = u"10.1000/tides"_s;
        tides.extra = {{u"entrytype"_s, u"article"_s},
                       {u"citekey"_s, u"quill2024"_s},
                       {u"keywords"_s, u"oceans, $\\alpha$-books"_s},
                       {u"annote"_s, u"A remark of the {source}."_s},
                       {u"groups"_s, u"Their group"_s}};
        Paper fog = paper(u"Slow Fog"_s, {u"Cleo Ünal"_s}, longAbstract(2));
        fog.arxivId = u"2106.01234"_s;
        fog.extra = {{u"KW"_s, u"method/rl"_s}, {u"N1"_s, u"Of the source."_s}, {u"TY"_s, u"JOUR"_s}};
        Paper plain = paper(u"Nothing Made of It"_s, {u"D E"_s});
        Paper corrected = paper(u"A Tytle"_s, {u"F Gull"_s});
        (void)must(m_from->importer().import(facts(u"one.txt"_s), page({tides, fog, plain, corrected})));
        const PaperId one = rowTitled(*m_from, tides.title).id, two = rowTitled(*m_from, fog.title).id,
                      four = rowTitled(*m_from, corrected.title).id;
        must(m_from->marks().setBookmarked({one, four}, true));
        must(m_from->marks().setRead({two}, true));
        (void)must(m_from->tags().add(u"method/rl"_s, {one, two}));
        (void)must(m_from->tags().add(u"später, {vielleicht} & 50%"_s, {one}));
        for (const Tag &tag : must(m_from->tags().tags()))
            if (tag.name == u"method/rl"_s)
                (void)must(m_from->tags().setColour(tag.id, 3));
        (void)must(m_from->notes().setRating({one}, 4));
        (void)must(m_from->notes().setNote(one,
                                           u"See arXiv:1901.00001, p. 3.\n\n  $x_{1}$  and \\emph{all}} \""
                                           "😀\"\nER  - \n@article{x}\ttab"_s));
        (void)must(m_from->notes().setNote(two, u"=1+1"_s));
        ListId thesis = ListId::None, chapter = ListId::None;
        (void)must(m_from->lists().create(u"Thesis, > draft"_s, ListId::None, &thesis));
        (void)must(m_from->lists().create(u"Chapter 2"_s, thesis, &chapter));
        (void)must(m_from->lists().add(chapter, {two, one, four}));
        (void)must(m_from->lists().add(thesis, {two}));
        (void)must(OwnValueStore(m_from->edits()).change({{four, u"title"_s, u"A Title"_s}}));
        QList<Attachment> files;
        for (const PaperId id : {one, one, two}) {
            Attachment file;
            file.paper = id;
            file.hash = QByteArray(32, char('a' + files.size()));
            file.name = u"a_{file} %1; 50%.pdf"_s.arg(files.size());
            file.path = u"/home/ada: {/%1"_s.arg(file.name);
            file.bytes = 4000;
            files.append(file);
        }
        files[1].path = u"/tidy/plain-2.pdf"_s; // the only path with balanced braces
        files[1].name = u"plain-2.pdf"_s;
        (void)must(m_from->attachments().attach(files));
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

    void marksRoundTripInEachFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format &format : formats())
            if (format.stream && format.read)
                QTest::newRow(qPrintable(format.id)) << format.id;
    }
    void marksRoundTripInEachFormat()
    {
        QFETCH(QString, format);
        fill();
        const QByteArray bytes = written(*m_from, format);
        const FileReport report = taken(*m_to, bytes, format);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.records, 4);
        const auto before = marksIn(*m_from), after = marksIn(*m_to);
        QCOMPARE(after.keys(), before.keys());
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            const PaperMarks &there = after[it.key()];
            QCOMPARE(marksText(there), marksText(*it));
            QCOMPARE(there, *it);
        }
        QCOMPARE(must(m_to->checker().check()), QStringList());
        // One history entry undoes the whole import of marks.
        (void)must(m_to->edits().undo());
        QVERIFY(marksIn(*m_to).isEmpty());
        (void)must(m_to->edits().redo());
        QCOMPARE(marksIn(*m_to), before);
    }

    // Marks of the user do not become values of the source.
    void marksDoNotChangePapers_data() { marksRoundTripInEachFormat_data(); }
    void marksDoNotChangePapers()
    {
        QFETCH(QString, format);
        if (format == u"jsonl"_s)
            return; // this format stores the marks separately from the values
        fill();
        const auto with = parseSource(written(*m_from, format), {}, format),
                   without = parseSource(written(*m_from, format, {true, false, false}), {}, format);
        QVERIFY(with && without);
        QCOMPARE(with->papers.size(), without->papers.size());
        for (qsizetype i = 0; i < with->papers.size(); ++i) {
            Paper a = with->papers[i], b = without->papers[i];
            a.line = b.line = 0;
            a.extra.removeIf([](const ExtraField &f) { return f.value.isEmpty(); });
            QStringList fields, expected;
            for (const ExtraField &field : a.extra)
                fields.append(field.name + u'=' + field.value);
            for (const ExtraField &field : b.extra)
                expected.append(field.name + u'=' + field.value);
            QCOMPARE(fields, expected);
            QCOMPARE(a, b);
        }
        QCOMPARE(with->marks.size(), 3);
        QVERIFY(without->marks.isEmpty());
    }

    void writesMarksToFieldsOfOtherPrograms()
    {
        fill();
        const QString bib = QString::fromUtf8(written(*m_from, u"bibtex"_s)),
                      ris = QString::fromUtf8(written(*m_from, u"ris"_s)),
                      md = QString::fromUtf8(written(*m_from, u"markdown"_s)),
                      html = QString::fromUtf8(written(*m_from, u"html"_s));
        QVERIFY(bib.contains(u"ranking   = {rank4}"_s));
        QVERIFY(bib.contains(u"readstatus = {read}"_s));
        QVERIFY(bib.contains(u"keywords  = {oceans, $\\alpha$-books, method/rl, "_s));
        QVERIFY(bib.contains(u"A remark of the {source}."_s)); // the note of the source is kept
        QVERIFY(ris.contains(u"KW  - method/rl\r\n"_s));
        QVERIFY(ris.contains(u"N1  - See arXiv:1901.00001, p. 3."_s));
        QVERIFY(md.contains(u"★★★★☆ · bookmarked · method/rl"_s));
        QVERIFY(md.contains(u"  > See arXiv:1901.00001, p. 3.\n"_s));
        QVERIFY(html.contains(u"<blockquote>See arXiv:1901.00001, p. 3."_s));
        QVERIFY(html.contains(u"A Title"_s)); // the value corrected by the user
        const auto csl = QJsonDocument::fromJson(written(*m_from, u"csl-json"_s)).array();
        QStringList keywords;
        for (const QJsonValue &entry : csl)
            keywords.append(entry["keyword"_L1].toString());
        QVERIFY(keywords.join(u'|').contains(u"method/rl"_s));
    }

    void omitsExcludedParts_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format &format : formats())
            if (format.stream)
                QTest::newRow(qPrintable(format.id)) << format.id;
    }
    void omitsExcludedParts()
    {
        QFETCH(QString, format);
        fill();
        for (const bool whole : {true, false}) {
            const QByteArray noNotes = written(*m_from, format, {true, true, false}, whole);
            QVERIFY(!noNotes.contains("1901.00001"));
            QVERIFY(noNotes.contains("method/rl"));
            const QByteArray bare = written(*m_from, format, {false, false, false}, whole);
            QVERIFY(!bare.contains("1901.00001"));
            QVERIFY(!bare.contains("lecternmarks\": {"));
            QVERIFY(!bare.contains("vielleicht"));
            QVERIFY(!bare.contains("Chapter 2"));
            if (format != u"jsonl"_s)
                QVERIFY(!bare.contains("tidal bookkeeping")); // the file contains no abstracts
            QVERIFY(bare.contains("Slow Fog"));
        }
    }

    void knownMarksAreNotImportedTwice()
    {
        fill();
        const QByteArray bytes = written(*m_from, u"bibtex"_s);
        const QString hash = QString::fromLatin1(must(contentHash(*m_from)).toHex());
        const auto before = marksIn(*m_from);
        QVERIFY(!taken(*m_from, bytes, u"bib"_s).alreadyImported); // the bytes count as a separate source
        QCOMPARE(marksIn(*m_from), before); // but the marks of the papers do not change
        QVERIFY(taken(*m_from, bytes, u"bib"_s).alreadyImported);
        QCOMPARE(must(m_from->checker().check()), QStringList());
    }

    void invalidMarksFieldIsHarmless_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("marks");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("wrong kinds") << QByteArray(
            R"({"rating":"five","tags":[1,{"name":7},{"name":""}],"lists":{"a":1},"note":[],"own_values":[3]})");
        QTest::newRow("wild numbers") << QByteArray(
            R"({"rating":99999999999,"note":"n","note_edited":1e300,"tags":[{"name":"t","colour":-5}]})");
        QTest::newRow("lists without names")
            << QByteArray(R"({"lists":[{"path":[]},{"path":["",""]},{"path":[1]},{"path":"x"}]})");
        QTest::newRow("deep lists") << "{\"lists\":[{\"path\":[\"a\"" + QByteArray(",\"a\"").repeated(9000)
                + "]}]}";
        QTest::newRow("own values") << QByteArray(
            R"({"own_values":[{"field":"nonsense","value":"x"},{"field":"year","value":"next"}]})");
    }
    void invalidMarksFieldIsHarmless()
    {
        QFETCH(QByteArray, value);
        const QByteArray bib =
            "@article{a, title = {One Paper}, author = {A B},\n lecternmarks = {" + value + "}}\n";
        const FileReport report = taken(*m_to, bib, u"bib"_s);
        QCOMPARE(report.refused, QString());
        QCOMPARE(report.newPapers, 1);
        QCOMPARE(must(m_to->checker().check()), QStringList());
        for (const Tag &tag : must(m_to->tags().tags()))
            QVERIFY(!tag.name.isEmpty());
        QVERIFY(must(m_to->notes().rating(allIds(*m_to).first())) <= 5);
        // The field does not remain among the values of the source.
        QVERIFY(!written(*m_to, u"jsonl"_s).contains("lecternmarks"));
    }
};

QTEST_GUILESS_MAIN(TestCarriedMarks)
#include "tst_carriedmarks.moc"
