// Tests highlights: creating, changing, undo over restarts, and survival of changes to papers and libraries.
#include "libraryofthree.h"
#include "models/formats/base/highlightfield.h"
#include "models/formats/base/marksfield.h"
#include "models/itemmodels/edittext.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/exporter.h"
#include "models/store/exports/marksfile.h"
#include "models/store/queries/sourcereader.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QJsonDocument>

#include <limits>

using namespace lectern;
using namespace lectern::test;

namespace
{

Highlight marked(const QString &quote, int page = 0, double y = 100, int colour = 0,
                 const QString &comment = QString())
{
    Highlight highlight;
    highlight.hash = hashOf(u"/papers/lamps.pdf"_s);
    highlight.quote = quote;
    highlight.before = u"as it is said,"_s;
    highlight.after = u", and so on"_s;
    highlight.boxes = {{page, QRectF(72, y, 200, 12)}, {page, QRectF(72, y + 14, 80, 12)}};
    highlight.colour = colour;
    highlight.comment = comment;
    return highlight;
}

} // namespace

class TestHighlights : public LibraryOfThree
{
    Q_OBJECT
    HighlightStore &store() { return m_library->highlights(); }
    QStringList quotes(PaperId id)
    {
        QStringList list;
        for (const Highlight &each : must(store().of(id)))
            list.append(each.quote);
        return list;
    }

private slots:
    void init() { begin(); }
    void cleanup() { m_library.reset(); }

    void foreignNameIsNotAnId()
    {
        Highlight highlight = marked(u"The lamps"_s);
        highlight.id = u"any text at all"_s;
        (void)must(store().add(titled(1), {highlight}));
        QCOMPARE(must(store().of(titled(1))).first().id.size(), 16);
        verify();
    }

    void createsChangesAndUndoes()
    {
        const QByteArray before = hash();
        const PaperId id = titled(1);
        const Edit first = must(store().add(id, {marked(u"The lamps were  counted by hand"_s, 3, 300)}));
        QCOMPARE(first.kind, EditKind::AddHighlights);
        QCOMPARE(first.subject, u"The lamps were counted by hand"_s);
        QCOMPARE(first.papers, 1);
        QCOMPARE(doneText(first), u"“The lamps were counted by hand” highlighted"_s);
        (void)must(store().add(id, {marked(u"An early word"_s, 0, 50, 2, u"why early?"_s)}));
        QCOMPARE(quotes(id), (QStringList{u"An early word"_s, u"The lamps were  counted by hand"_s}));
        QCOMPARE(must(store().countOf(id)), 2);
        const Highlight kept = must(store().of(id)).first();
        QCOMPARE(kept.id.size(), 16);
        QCOMPARE(kept.boxes, marked(QString(), 0, 50).boxes);
        QCOMPARE(kept.comment, u"why early?"_s);
        QCOMPARE(kept.colour, 2);
        QVERIFY(kept.made > 0 && kept.edited == kept.made);

        const Edit change = must(store().change(id, kept.id, 4, u"because"_s));
        QCOMPARE(doneText(change), u"Highlight “An early word” changed"_s);
        QCOMPARE(must(store().change(id, kept.id, 4, u"because"_s)).id, EditId::None); // no change
        const Edit joined = must(store().change(id, kept.id, 4, u"because of it"_s, change.id));
        QCOMPARE(joined.id, change.id);
        QCOMPARE(must(store().of(id)).first().comment, u"because of it"_s);
        const Edit gone = must(store().remove(id, {kept.id}));
        QCOMPARE(doneText(gone), u"Highlight “An early word” removed"_s);
        QCOMPARE(must(store().countOf(id)), 1);
        const QByteArray end = hash();
        QVERIFY(end != before);
        reopen();
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(store().of(id)).first().comment, u"because of it"_s);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(store().of(id)).first().comment, u"why early?"_s);
        QCOMPARE(must(store().of(id)).first().colour, 2);
        while (must(m_library->edits().nextUndo()))
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        verify();
        while (must(m_library->edits().nextRedo()))
            QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(hash(), end);
        verify();
    }

    void severalHighlightsAreOneStep()
    {
        QList<Highlight> several;
        for (int i = 0; i < 5; ++i)
            several.append(marked(u"words number %1"_s.arg(i), i));
        const Edit edit = must(store().add(titled(2), several));
        QCOMPARE(doneText(edit), u"Highlights added to 1 paper"_s);
        QCOMPARE(quotes(titled(2)).size(), 5);
        QStringList ids;
        for (const Highlight &each : must(store().of(titled(2))))
            ids.append(each.id);
        QCOMPARE(doneText(must(store().remove(titled(2), ids))), u"Highlights removed from 1 paper"_s);
        QCOMPARE(must(store().add(titled(2), {})).id, EditId::None);
        verify();
    }

    void rejectsEmptyHighlights()
    {
        const PaperId id = titled(1);
        Highlight nowhere = marked(u"words"_s);
        nowhere.boxes = {{-1, QRectF(0, 0, 1, 1)},
                         {0, QRectF(std::numeric_limits<double>::quiet_NaN(), 0, 1, 1)}};
        QVERIFY(!store().add(id, {nowhere}));
        QVERIFY(!store().add(id, {marked(u"  "_s)}));
        Highlight nameless = marked(u"words"_s);
        nameless.hash.chop(1);
        QVERIFY(!store().add(id, {nameless}));
        QVERIFY(!store().add(id, {marked(u"words"_s, 0, 0, 0, QString(200'000, u'x'))}));
        QCOMPARE(must(store().add(PaperId(4711), {marked(u"words"_s)})).id, EditId::None);
        Highlight odd = marked(u"words"_s, 0, 0, 77);
        odd.quote = QString(30'000, u'y');
        (void)must(store().add(id, {odd}));
        QCOMPARE(must(store().of(id)).first().colour, 4);
        QCOMPARE(must(store().of(id)).first().quote.size(), Highlight::kMaxQuoteLength);
        verify();
    }

    // Highlights follow the paper into the trash and into a merged paper. If its source is removed, they are
    // stored until the paper returns.
    void highlightsFollowTheirPaper()
    {
        (void)must(store().add(titled(1), {marked(u"of the first"_s)}));
        (void)must(store().add(titled(2), {marked(u"of the second"_s)}));
        (void)must(m_library->trash().putPapers({titled(1)}));
        QCOMPARE(must(store().found({})).size(), 1);
        QCOMPARE(found(u"has:highlight"_s), 1);
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(store().found({})).size(), 2);

        PaperDecisionStore decisions(m_library->edits());
        (void)must(decisions.decide(titled(1), titled(2), PaperRelation::Same));
        const PaperId both =
            rowTitled(*m_library, numbered(1).title).id != PaperId::None ? titled(1) : titled(2);
        QStringList united = quotes(both);
        united.sort();
        QCOMPARE(united, (QStringList{u"of the first"_s, u"of the second"_s}));
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(quotes(titled(1)), QStringList{u"of the first"_s});
        QCOMPARE(quotes(titled(2)), QStringList{u"of the second"_s});
        verify();

        (void)must(m_library->importer().remove(must(m_library->sources().list()).first().id));
        QCOMPARE(must(store().found({})).size(), 0);
        verify();
        (void)must(m_library->importer().import(facts(u"again.txt"_s, QDate(2026, 9, 1)),
                                                page({numbered(3), numbered(2), numbered(1)})));
        QCOMPARE(quotes(titled(1)), QStringList{u"of the first"_s});
        QCOMPARE(quotes(titled(2)), QStringList{u"of the second"_s});
        verify();
    }

    void searchFindsHighlightedWords_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("papers");
        QTest::newRow("in the quote") << u"highlight:counted"_s << 1;
        QTest::newRow("in the remark") << u"highlight:uncertain"_s << 1;
        QTest::newRow("accents and case") << u"highlight:ZURICH"_s << 1;
        QTest::newRow("a beginning") << u"highlight:uncer*"_s << 1;
        QTest::newRow("part of a word") << u"highlight:*certai*"_s << 1;
        QTest::newRow("a phrase") << u"highlight:\"counted by hand\""_s << 1;
        QTest::newRow("no such phrase") << u"highlight:\"hand counted\""_s << 0;
        QTest::newRow("an expression") << u"highlight:/coun.ed/"_s << 1;
        QTest::newRow("nowhere") << u"highlight:zeppelin"_s << 0;
        QTest::newRow("not by the word alone") << u"uncertain"_s << 0;
        QTest::newRow("any") << u"has:highlight"_s << 2;
        QTest::newRow("none") << u"-has:highlight"_s << 1;
        QTest::newRow("without") << u"-highlight:counted"_s << 2;
    }
    void searchFindsHighlightedWords()
    {
        QFETCH(QString, query);
        QFETCH(int, papers);
        (void)must(
            store().add(titled(1), {marked(u"The lamps were counted by hand"_s, 0, 0, 0, u"Uncertain!"_s)}));
        (void)must(store().add(titled(2), {marked(u"Zürich, at night"_s)}));
        QCOMPARE(found(query), papers);
        QCOMPARE(queryText(parseQuery(query).root), query);
    }

    void listsHighlightsInQueryOrder()
    {
        (void)must(store().add(titled(1), {marked(u"later"_s, 4), marked(u"sooner"_s, 1)}));
        (void)must(store().add(titled(3), {marked(u"other"_s)}));
        Query query;
        query.sort = {SortOrder::Key::Title, true};
        const QList<HighlightedPaper> all = must(store().found(query));
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].paper.title, numbered(3).title);
        QCOMPARE(all[1].highlights.size(), 2);
        QCOMPARE(all[1].highlights[0].quote, u"sooner"_s);
        query.root = parseQuery(u"\"study 1\""_s).root;
        QCOMPARE(must(store().found(query)).size(), 1);
        query.root = parseQuery(u"zeppelins"_s).root;
        QCOMPARE(must(store().found(query)).size(), 0);
    }

    void exportsAsMarkdownAndJsonLines()
    {
        const PaperId id = titled(1);
        Attachment file;
        file.paper = id;
        file.hash = hashOf(u"/papers/lamps.pdf"_s);
        file.name = u"lamps_(2).pdf"_s;
        file.path = u"/papers/of ada/lamps_(2).pdf"_s;
        (void)must(m_library->attachments().attach({file}));
        Highlight strange = marked(u"Of another *version*"_s, 8);
        strange.hash = hashOf(u"elsewhere"_s);
        (void)must(store().add(
            id, {marked(u"The lamps\nwere counted"_s, 2, 80, 1, u"**Really?**\n\nBy whom?"_s), strange}));
        const QList<HighlightedPaper> all = must(store().found({}));
        const QString text = QString::fromUtf8(highlightsMarkdown(all));
        QVERIFY2(text.startsWith(
                     u"# Highlights\n\n## Harbour lamps, study 1 of several\n\nAda Quill, Bo Ferrant"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(
                     u"\n> The lamps\n>\n> were counted\n\n**Really?**\n\nBy whom?\n\n"
                     "— [page 3 of lamps\\_(2).pdf](file:///papers/of%20ada/lamps_%282%29.pdf#page=3)\n"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"\n> Of another \\*version\\*\n\n— page 9\n"_s), qPrintable(text));
        const QList<QByteArray> lines = highlightsJsonLines(all).trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
        QCOMPARE(first["title"_L1].toString(), numbered(1).title);
        QCOMPARE(first["page"_L1].toInt(), 3);
        QCOMPARE(first["colour"_L1].toString(), u"green"_s);
        QCOMPARE(first["remark"_L1].toString(), u"**Really?**\n\nBy whom?"_s);
        QCOMPARE(first["path"_L1].toString(), file.path);
        QVERIFY(!QJsonDocument::fromJson(lines[1]).object().contains("path"_L1));
        QCOMPARE(highlightsMarkdown({}), QByteArray("# Highlights\n"));
    }

    void marksAndJsonLinesContainHighlights()
    {
        (void)must(
            store().add(titled(1), {marked(u"The {lamps}; 50 % of \\them"_s, 2, 80.25, 3, u"Why?\nSo."_s)}));
        (void)must(store().add(titled(2), {marked(u"two"_s), marked(u"three"_s, 7)}));
        const QByteArray json = must(m_library->marksFile().write());
        QVERIFY(json.contains("\"highlights\"") && json.contains("\"red\""));
        QByteArray lines;
        (void)must(m_library->exporter().write(u"jsonl"_s,
                                               {must(m_library->index().search({}))->ids(0, 10), true, {}},
                                               [&](const QByteArray &bytes) {
                                                   lines += bytes;
                                                   return Result<>();
                                               }));
        QVERIFY(lines.contains("\"highlights\""));
        const QString copy = m_dir->filePath(u"copy.lectern"_s);
        auto library = must(Library::open(copy));
        // Reads the marks file before the papers are imported, and again afterwards.
        (void)must(library->marksFile().read(json));
        (void)must(
            library->importer().import(facts(u"one.txt"_s), page({numbered(1), numbered(2), numbered(3)})));
        (void)must(library->marksFile().read(json));
        QCOMPARE(must(library->checker().check()), QStringList());
        QCOMPARE(must(contentHash(*library)), hash());
        const PaperId there = rowTitled(*library, numbered(1).title).id;
        QCOMPARE(must(library->highlights().of(there)), must(store().of(titled(1))));
        // The later change is kept.
        const Highlight kept = must(library->highlights().of(there)).first();
        (void)must(library->highlights().change(there, kept.id, 0, u"mine"_s));
        (void)must(library->marksFile().read(json));
        QCOMPARE(must(library->highlights().of(there)).first().comment, u"mine"_s);
        // Without notes the comments are not exported.
        lines.clear();
        ExportParts parts;
        parts.notes = false;
        parts.content = ExportContent::Everything;
        (void)must(m_library->exporter().write(
            u"bibtex"_s, {must(m_library->index().search({}))->ids(0, 10), false, parts},
            [&](const QByteArray &bytes) {
                lines += bytes;
                return Result<>();
            }));
        QVERIFY(!lines.contains("highlight"));
    }

    void ignoresForgedHighlights_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("no id") << QByteArray("\"id\":") << QByteArray("\"xd\":");
        QTest::newRow("no file") << QByteArray("\"sha256\":") << QByteArray("\"sha255\":");
        QTest::newRow("no words") << QByteArray("\"quote\":") << QByteArray("\"quoth\":");
        QTest::newRow("no place") << QByteArray("\"boxes\":") << QByteArray("\"bakes\":");
        QTest::newRow("far away") << QByteArray("[0,72,") << QByteArray("[0,1e300,");
        QTest::newRow("no page") << QByteArray("[0,72,") << QByteArray("[-7,72,");
        QTest::newRow("beyond all pages") << QByteArray("[0,72,") << QByteArray("[2147483647,72,");
    }
    void ignoresForgedHighlights()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        Highlight one = marked(u"words"_s);
        one.id = u"0123456789abcdef"_s;
        const QByteArray good = QJsonDocument(highlightObject(one)).toJson(QJsonDocument::Compact);
        QCOMPARE(*highlightFrom(QJsonDocument::fromJson(good).object()), one);
        QVERIFY(good.contains(before));
        const QJsonObject forged = QJsonDocument::fromJson(QByteArray(good).replace(before, after)).object();
        QVERIFY(!forged.isEmpty());
        QVERIFY(!highlightFrom(forged));
    }
};

QTEST_GUILESS_MAIN(TestHighlights)
#include "tst_highlights.moc"
