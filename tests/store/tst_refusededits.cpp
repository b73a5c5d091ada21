#include "storefixtures.h"
#include "tests/support/contenthash.h"

#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"

using namespace lectern;
using namespace lectern::test;

namespace
{

constexpr qint64 kGone = 9'999;
using Deed = std::function<std::optional<Error>(Library &, PaperId)>;

template <typename T>
std::optional<Error> errorOf(const Result<T> &result)
{
    return result ? std::nullopt : std::optional(result.error());
}

Highlight highlight()
{
    Highlight made;
    made.hash = QByteArray(32, 'h');
    made.quote = u"waves are counted"_s;
    made.boxes = {{0, QRectF(72, 100, 200, 12)}};
    return made;
}

} // namespace

// Tests edits that cannot be done: one error message, and data, undo and redo stay unchanged. Items may be
// deleted while a window shows them, by another window, the command line or an undo.
class TestRefusedEdits : public QObject
{
    Q_OBJECT
private slots:
    void refusesImpossibleEdits_data();
    void refusesImpossibleEdits();
    void skipsDeletedPapers();
};

void TestRefusedEdits::refusesImpossibleEdits_data()
{
    QTest::addColumn<Deed>("deed");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QString &sentence, const Deed &deed) {
        QTest::newRow(name) << deed << sentence;
    };
    const QString tagGone = u"This tag no longer exists."_s,
                  twoTags = u"Select two different tags to merge."_s,
                  listGone = u"This reading list no longer exists."_s,
                  searchGone = u"This saved search no longer exists."_s,
                  searchName = u"A saved search needs a name."_s,
                  authorGone = u"This author is no longer in the library."_s;
    const QString tooLong(201, u'x');
    row("colour of a tag", tagGone,
        [](Library &l, PaperId) { return errorOf(l.tags().setColour(TagId(kGone), 2)); });
    row("name of a tag", tagGone,
        [](Library &l, PaperId) { return errorOf(l.tags().rename(TagId(kGone), u"other"_s)); });
    row("end of a tag", tagGone,
        [](Library &l, PaperId) { return errorOf(l.tags().removeTag(TagId(kGone))); });
    row("merging a tag that went", twoTags,
        [](Library &l, PaperId) { return errorOf(l.tags().mergeInto(TagId(kGone), u"tides"_s)); });
    row("merging into a tag that went", twoTags, [](Library &l, PaperId) {
        return errorOf(l.tags().merge(must(l.tags().tags()).first().id, TagId(kGone)));
    });
    row("merging a tag with itself", twoTags, [](Library &l, PaperId) {
        const TagId tag = must(l.tags().tags()).first().id;
        return errorOf(l.tags().merge(tag, tag));
    });
    row("a long tag", u"The name of a tag can have at most 200 characters."_s,
        [tooLong](Library &l, PaperId paper) { return errorOf(l.tags().add(tooLong, {paper})); });
    row("a tag below itself", u"“tides” cannot be moved below itself."_s, [](Library &l, PaperId) {
        return errorOf(l.tags().rename(must(l.tags().tags()).first().id, u"tides/low"_s));
    });
    row("name of a list", listGone,
        [](Library &l, PaperId) { return errorOf(l.lists().rename(ListId(kGone), u"other"_s)); });
    row("papers for a list", listGone,
        [](Library &l, PaperId paper) { return errorOf(l.lists().append(ListId(kGone), {paper})); });
    row("a list without a name", u"A reading list needs a name."_s,
        [](Library &l, PaperId) { return errorOf(l.lists().create(u" \t"_s, ListId::None)); });
    row("a list with a long name", u"The name of a reading list can have at most 200 characters."_s,
        [tooLong](Library &l, PaperId) { return errorOf(l.lists().create(tooLong, ListId::None)); });
    row("a saved search", searchGone, [](Library &l, PaperId) {
        return errorOf(l.savedSearches().change(SavedSearchId(kGone), u"name"_s, u"wave"_s));
    });
    row("end of a saved search", searchGone,
        [](Library &l, PaperId) { return errorOf(l.savedSearches().remove(SavedSearchId(kGone))); });
    row("a saved search without a name", searchName,
        [](Library &l, PaperId) { return errorOf(l.savedSearches().create(u"  "_s, u"wave"_s)); });
    row("a saved search that loses its name", searchName, [](Library &l, PaperId) {
        return errorOf(
            l.savedSearches().change(must(l.savedSearches().searches()).first().id, u" "_s, u"wave"_s));
    });
    row("a long note", u"A note can have at most 1,000,000 characters."_s, [](Library &l, PaperId paper) {
        return errorOf(l.notes().setNote(paper, QString(1'000'001, u'x')));
    });
    row("value of a paper", u"This paper is no longer in the library."_s, [](Library &l, PaperId) {
        return errorOf(OwnValueStore(l.edits()).change({{PaperId(kGone), u"venue"_s, u"Elsewhere"_s}}));
    });
    row("values of papers", u"None of these papers is still in the library."_s, [](Library &l, PaperId) {
        return errorOf(OwnValueStore(l.edits()).change({{PaperId(kGone), u"venue"_s, u"Elsewhere"_s},
                                                        {PaperId(kGone + 1), u"venue"_s, u"Elsewhere"_s}}));
    });
    row("name of an author", authorGone,
        [](Library &l, PaperId) { return errorOf(l.authorIdentity().rename(AuthorId(kGone), u"Ada"_s)); });
    row("two authors as one", authorGone, [](Library &l, PaperId) {
        return errorOf(l.authorIdentity().merge(AuthorId(kGone), AuthorId(kGone + 1)));
    });
    row("a source for the bin", u"This source is no longer in the library."_s,
        [](Library &l, PaperId) { return errorOf(l.trash().putSource(SourceId(kGone))); });
    row("a long remark", u"A comment can have at most 100,000 characters."_s, [](Library &l, PaperId paper) {
        Highlight made = highlight();
        made.comment = QString(100'001, u'x');
        return errorOf(l.highlights().add(paper, {made}));
    });
    row("a highlight of no words", u"A highlight needs text of a file."_s, [](Library &l, PaperId paper) {
        Highlight made = highlight();
        made.quote = u" \n"_s;
        return errorOf(l.highlights().add(paper, {highlight(), made}));
    });
    row("a highlight of no place", u"A highlight needs text of a file."_s, [](Library &l, PaperId paper) {
        Highlight made = highlight();
        made.boxes = {{-1, QRectF(72, 100, 200, 12)}};
        return errorOf(l.highlights().add(paper, {made}));
    });
    row("a file without its checksum", u"A file needs a name, a path and a checksum."_s,
        [](Library &l, PaperId paper) {
            Attachment file;
            file.paper = paper;
            file.name = u"waves.pdf"_s;
            file.path = u"/papers/waves.pdf"_s;
            return errorOf(l.attachments().attach({file}));
        });
}

void TestRefusedEdits::refusesImpossibleEdits()
{
    QFETCH(Deed, deed);
    QFETCH(QString, sentence);
    const QTemporaryDir folder;
    const auto library = must(Library::open(folder.filePath(u"l.lectern"_s)));
    (void)must(library->importer().import(
        facts(u"one.txt"_s), page({paper(u"Waves of one kind"_s, {u"Ada Quill"_s}, longAbstract(1))})));
    const PaperId paper = allIds(*library).first();
    (void)must(library->tags().add(u"tides"_s, {paper}));
    (void)must(library->savedSearches().create(u"Waves"_s, u"wave"_s));
    (void)must(library->marks().setBookmarked({paper}, true));
    (void)must(library->edits().undo());
    const auto state = [&] {
        QStringList lines;
        for (const Edit &edit : must(library->edits().history(100)))
            lines.append(u"%1 %2 %3"_s.arg(qint64(edit.id)).arg(edit.subject).arg(edit.undone));
        for (const Tag &tag : must(library->tags().tags()))
            lines.append(u"tag %1 %2 %3"_s.arg(tag.name).arg(tag.colour).arg(tag.papers));
        for (const ReadingList &list : must(library->lists().lists()))
            lines.append(u"list "_s + list.name);
        for (const SavedSearch &search : must(library->savedSearches().searches()))
            lines.append(u"search %1 %2"_s.arg(search.name, search.query));
        lines.append(QString::fromLatin1(must(contentHash(*library)).toHex()));
        lines.append(u"%1 highlights, %2 files, note %3"_s.arg(must(library->highlights().countOf(paper)))
                         .arg(must(library->attachments().of(paper)).size())
                         .arg(must(library->notes().note(paper))));
        return lines;
    };
    const QStringList before = state();
    const std::optional<Error> error = deed(*library, paper);
    QVERIFY(error);
    QCOMPARE(error->message, sentence);
    QCOMPARE(state(), before);
    QVERIFY(must(library->edits().nextRedo())); // no new edit clears it
    (void)must(library->edits().redo());
    QVERIFY(allRows(*library).first().bookmarked);
    QCOMPARE(must(library->checker().check()), QStringList());
}

// Edits of many papers apply to those that still exist.
void TestRefusedEdits::skipsDeletedPapers()
{
    const QTemporaryDir folder;
    const auto library = must(Library::open(folder.filePath(u"l.lectern"_s)));
    (void)must(library->importer().import(
        facts(u"one.txt"_s), page({paper(u"Waves of one kind"_s, {u"Ada Quill"_s}, longAbstract(1))})));
    const PaperId paper = allIds(*library).first();
    (void)must(
        OwnValueStore(library->edits())
            .change({{PaperId(kGone), u"venue"_s, u"Elsewhere"_s}, {paper, u"venue"_s, u"Elsewhere"_s}}));
    QCOMPARE(must(OwnValueStore(library->edits()).of(paper)).size(), 1);
    QCOMPARE(must(OwnValueStore(library->edits()).of(PaperId(kGone))).size(), 0);
    Attachment gone, there;
    for (Attachment *file : {&gone, &there}) {
        file->hash = QByteArray(32, 'h');
        file->name = u"waves.pdf"_s;
        file->path = u"/papers/waves.pdf"_s;
    }
    gone.paper = PaperId(kGone);
    there.paper = paper;
    (void)must(library->attachments().attach({gone, there}));
    QCOMPARE(must(library->attachments().all()).size(), 1);
    QCOMPARE(must(library->attachments().paperOf(there.hash)), paper);
    (void)must(library->highlights().add(PaperId(kGone), {highlight()}));
    QCOMPARE(must(library->highlights().countOf(PaperId(kGone))), 0);
    QCOMPARE(must(library->checker().check()), QStringList());
}

QTEST_GUILESS_MAIN(TestRefusedEdits)
#include "tst_refusededits.moc"
