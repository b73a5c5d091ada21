// Tests attachments: which paper each file belongs to, their survival of changes to papers and libraries, and
// reading positions.
#include "libraryofthree.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/exporter.h"
#include "models/store/exports/marksfile.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/importoutcome.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

using namespace lectern;
using namespace lectern::test;

namespace
{

Attachment file(PaperId paper, const QString &path, FoundBy found = FoundBy::Hand)
{
    Attachment file;
    file.paper = paper;
    file.hash = hashOf(path);
    file.name = path.section(u'/', -1);
    file.found = found;
    file.path = path;
    file.bytes = 1000 + path.size();
    file.modified = QDateTime(QDate(2026, 5, 1), QTime(12, 0), Qt::UTC);
    file.pages = 12;
    return file;
}

} // namespace

class TestAttachments : public LibraryOfThree
{
    Q_OBJECT
    AttachmentStore &store() { return m_library->attachments(); }
    QStringList names(PaperId id)
    {
        QStringList list;
        for (const Attachment &attached : must(store().of(id)))
            list.append(attached.name);
        list.sort();
        return list;
    }

private slots:
    void init() { begin(); }
    void cleanup() { m_library.reset(); }

    void attachesFindsAndUndoes()
    {
        const QByteArray before = hash();
        const PaperId id = titled(1);
        const Attachment one = file(id, u"/papers/tides.pdf"_s, FoundBy::Title);
        const Edit edit = must(store().attach({one}));
        QCOMPARE(edit.kind, EditKind::AttachFiles);
        QCOMPARE(edit.subject, u"tides.pdf"_s);
        QCOMPARE(edit.papers, 1);
        // A file attached later is listed later, even in the same millisecond.
        (void)must(store().attach({file(id, u"/papers/tides2.pdf"_s), file(titled(2), u"/b/two.pdf"_s)}));
        QCOMPARE(names(id), (QStringList{u"tides.pdf"_s, u"tides2.pdf"_s}));
        const QByteArray end = hash();
        QVERIFY(end != before);
        reopen();
        verify();
        const Attachment kept = must(store().of(id)).first();
        QCOMPARE(kept.hash, one.hash);
        QCOMPARE(kept.path, one.path);
        QCOMPARE(kept.bytes, one.bytes);
        QCOMPARE(kept.modified, one.modified);
        QCOMPARE(kept.pages, 12);
        QCOMPARE(kept.found, FoundBy::Title);
        QVERIFY(!kept.place && !kept.opened.isValid());
        QCOMPARE(must(store().paperOf(one.hash)), id);
        QCOMPARE(rowTitled(*m_library, numbered(1).title).files, 2);
        QCOMPARE(found(u"has:pdf"_s), 2);
        QCOMPARE(found(u"-has:pdf"_s), 1);
        // Attaching it again changes nothing.
        QCOMPARE(must(store().attach({one})).id, EditId::None);
        QCOMPARE(must(store().detach(id, {one.hash})).subject, u"tides.pdf"_s);
        QCOMPARE(names(id), QStringList{u"tides2.pdf"_s});
        while (must(m_library->edits().nextUndo()))
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        QCOMPARE(found(u"has:pdf"_s), 0);
        verify();
        for (int i = 0; i < 2; ++i)
            QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(hash(), end);
        QCOMPARE(must(store().of(id)).first().path, one.path); // at its old path
        verify();
    }

    void fileBelongsToOnePaper()
    {
        const Attachment one = file(titled(1), u"/papers/tides.pdf"_s);
        Attachment other = one;
        other.paper = titled(2);
        (void)must(store().attach({one}));
        (void)must(store().attach({other}));
        QCOMPARE(names(titled(1)), QStringList());
        QCOMPARE(names(titled(2)), QStringList{u"tides.pdf"_s});
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(names(titled(1)), QStringList{u"tides.pdf"_s});
        QCOMPARE(names(titled(2)), QStringList());
        verify();
    }

    void rejectsNonFiles()
    {
        Attachment nameless = file(titled(1), u"/papers/tides.pdf"_s);
        nameless.hash.chop(1);
        QVERIFY(!store().attach({nameless}));
        Attachment stranger = file(PaperId(4711), u"/papers/tides.pdf"_s);
        QCOMPARE(must(store().attach({stranger})).id, EditId::None);
        verify();
    }

    // Attachments follow the paper into the trash and into a merged paper. If its source is removed, they are
    // stored until the paper returns.
    void attachmentsFollowTheirPaper()
    {
        (void)must(store().attach({file(titled(1), u"/a/one.pdf"_s), file(titled(2), u"/b/two.pdf"_s)}));
        (void)must(m_library->trash().putPapers({titled(1)}));
        QCOMPARE(must(store().all()).size(), 1);
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(store().all()).size(), 2);

        const PaperId one = titled(1), two = titled(2);
        PaperDecisionStore decisions(m_library->edits());
        (void)must(decisions.decide(one, two, PaperRelation::Same));
        const PaperId both =
            rowTitled(*m_library, numbered(1).title).id != PaperId::None ? titled(1) : titled(2);
        QCOMPARE(names(both), (QStringList{u"one.pdf"_s, u"two.pdf"_s}));
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(names(titled(1)), QStringList{u"one.pdf"_s});
        QCOMPARE(names(titled(2)), QStringList{u"two.pdf"_s});
        verify();

        (void)must(m_library->importer().remove(must(m_library->sources().list()).first().id));
        QCOMPARE(must(store().all()).size(), 0);
        verify();
        (void)must(m_library->importer().import(facts(u"again.txt"_s, QDate(2026, 9, 1)),
                                                page({numbered(3), numbered(2), numbered(1)})));
        QCOMPARE(names(titled(1)), QStringList{u"one.pdf"_s});
        QCOMPARE(names(titled(2)), QStringList{u"two.pdf"_s});
        verify();
    }

    void storesLastSeenPath()
    {
        const Attachment one = file(titled(1), u"/old/tides.pdf"_s);
        const Attachment inside = file(titled(2), m_dir->filePath(u"files files/in.pdf"_s));
        (void)must(store().attach({one, inside}));
        Attachment moved = one;
        moved.path = u"/new/place/tides.pdf"_s;
        moved.pages = 0;
        must(store().setPlaceOnDisk(moved));
        QCOMPARE(must(store().of(titled(1))).first().path, moved.path);
        QCOMPARE(must(store().of(titled(1))).first().pages, 12);
        Attachment unknown = file(titled(3), u"/never/seen.pdf"_s);
        must(store().setPlaceOnDisk(unknown));
        QCOMPARE(must(store().of(titled(3))).size(), 0);
        QCOMPARE(must(m_library->edits().history(9)).size(), 1);
        QCOMPARE(store().folder(), m_dir->filePath(u"files files"_s));
        // Files next to a library move with it.
        m_library.reset();
        QTemporaryDir other;
        QVERIFY(QFile::rename(m_file, other.filePath(u"files.lectern"_s)));
        m_library = must(Library::open(other.filePath(u"files.lectern"_s)));
        QCOMPARE(must(store().of(titled(2))).first().path, other.filePath(u"files files/in.pdf"_s));
        QCOMPARE(must(store().of(titled(1))).first().path, moved.path);
        verify();
        m_library.reset();
    }

    void storesReadingPosition()
    {
        const Attachment one = file(titled(1), u"/a/one.pdf"_s), two = file(titled(2), u"/b/two.pdf"_s);
        must(store().noteRead(one.hash, {1, 0, 0})); // the file belongs to no paper
        (void)must(store().attach({one, two}));
        QCOMPARE(must(store().lastRead(9)).size(), 0);
        must(store().noteRead(one.hash, {3, 0.25, 1.5}));
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > must(store().lastRead(9)).first().opened);
        must(store().noteRead(two.hash, {}));
        const QList<Attachment> last = must(store().lastRead(9));
        QCOMPARE(last.size(), 2);
        QCOMPARE(last[0].title, numbered(2).title);
        QCOMPARE(last[1].place, std::optional(FilePlace{3, 0.25, 1.5}));
        QCOMPARE(must(store().lastRead(1)).size(), 1);
        (void)must(m_library->trash().putPapers({titled(2)}));
        QCOMPARE(must(store().lastRead(9)).size(), 1);
        verify();
    }

    void storesCopySetting()
    {
        QVERIFY(!must(store().copiesFiles()));
        must(store().setCopiesFiles(true));
        reopen();
        QVERIFY(must(store().copiesFiles()));
    }

    void marksAndJsonLinesContainAttachments()
    {
        const Attachment one = file(titled(1), u"/a/tides; and: more\\x.pdf"_s, FoundBy::Arxiv);
        (void)must(store().attach({one, file(titled(2), u"/b/two.pdf"_s)}));
        const QByteArray json = must(m_library->marksFile().write());
        const QString copy = m_dir->filePath(u"copy.lectern"_s);
        auto library = must(Library::open(copy));
        // Reads the marks file before the papers are imported, and again afterwards.
        (void)must(library->marksFile().read(json));
        (void)must(
            library->importer().import(facts(u"one.txt"_s), page({numbered(1), numbered(2), numbered(3)})));
        (void)must(library->marksFile().read(json));
        QCOMPARE(must(library->checker().check()), QStringList());
        QCOMPARE(must(contentHash(*library)), hash());
        const Attachment carried =
            must(library->attachments().of(rowTitled(*library, numbered(1).title).id)).first();
        QCOMPARE(carried.path, one.path);
        QCOMPARE(carried.found, FoundBy::Arxiv);
        QCOMPARE(carried.pages, 12);
        // Entries with an invalid hash.
        QByteArray forged = json;
        forged.replace(one.hash.toHex(), QByteArray(one.hash.toHex().left(60) + QByteArray("zzzz")));
        (void)must(library->marksFile().read(forged));
        QCOMPARE(must(library->checker().check()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestAttachments)
#include "tst_attachments.moc"
