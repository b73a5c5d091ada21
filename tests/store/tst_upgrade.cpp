#include "models/core/query/querytext.h"
#include "oldlibrary.h"
#include "tests/support/support.h"

#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"

using namespace lectern;
using namespace lectern::test;

// Tests upgrades of libraries in every earlier format: no user data is lost or moved by the upgrade or by
// later changes of sources.
class TestUpgrade : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    static QList<int> formats()
    {
        QList<int> list;
        for (int format = 1; format < schemaSteps().size(); ++format)
            list.append(format);
        return list;
    }
    QString unpacked(int format) { return unpacked(u"format-%1"_s.arg(format)); }
    QString unpacked(const QString &name)
    {
        const QString file =
            m_dir.filePath(u"%1 %2.lectern"_s.arg(QString::fromUtf8(QTest::currentTestFunction()), name));
        QFile library(file);
        const QByteArray bytes = qUncompress(readAll(fixture(u"data/%1.lectern.zlib"_s.arg(name))));
        if (bytes.isEmpty() || !library.open(QIODevice::WriteOnly) || library.write(bytes) != bytes.size())
            qFatal("cannot unpack %s", qPrintable(name));
        return file;
    }
    PaperId number(int n) { return rowTitled(*m_library, u"An old paper, number %1"_s.arg(n)).id; }

    // Returns the user's data by paper.
    QStringList work(int format)
    {
        QStringList lines;
        for (int n = 0; n < 9; ++n) {
            const PaperRow row = rowTitled(*m_library, u"An old paper, number %1"_s.arg(n));
            if (row.id == PaperId::None)
                continue;
            QString line = u"%1:"_s.arg(n);
            line += row.bookmarked ? u" bookmarked"_s : QString();
            line += row.read ? u" read"_s : QString();
            if (format > 1) {
                line += u' ' + must(m_library->tags().namesOf(row.id)).join(u' ');
                line += u' ' + must(m_library->notes().note(row.id));
                line += u" %1"_s.arg(must(m_library->notes().rating(row.id)));
                for (const ReadingList &list : must(m_library->lists().lists()))
                    if (must(m_library->lists().papers(list.id)).contains(row.id))
                        line += u' ' + list.name;
            }
            lines.append(line.simplified());
        }
        return lines;
    }
    static QStringList expected(int format)
    {
        if (format == 1)
            return {u"0: bookmarked"_s, u"1:"_s, u"2:"_s, u"3:"_s,           u"4: bookmarked read"_s,
                    u"5: read"_s,       u"6:"_s, u"7:"_s, u"8: bookmarked"_s};
        return {u"0: bookmarked 0"_s,
                u"1: toread/soon 0"_s,
                u"2: An old note 0 Old list"_s,
                u"3: 4"_s,
                u"4: bookmarked read toread/soon 0"_s,
                u"5: read 0"_s,
                u"6: 0"_s,
                u"7: 0 Old list"_s,
                u"8: bookmarked 0"_s};
    }

private slots:
    void cleanup() { m_library.reset(); }

    void hasSampleOfEveryFormat()
    {
        for (const int format : formats())
            QVERIFY2(QFile::exists(fixture(u"data/format-%1.lectern.zlib"_s.arg(format))),
                     qPrintable(u"A new step needs a library of format %1 in tests/data."_s.arg(format)));
    }

    void preservesUserData_data()
    {
        QTest::addColumn<int>("format");
        for (const int format : formats())
            QTest::newRow(qPrintable(u"format %1"_s.arg(format))) << format;
    }
    void preservesUserData()
    {
        QFETCH(int, format);
        const QString file = unpacked(format);
        const auto readOnly = Library::open(file, Library::Mode::ReadOnly);
        QVERIFY(!readOnly);
        QVERIFY(readOnly.error().message.contains(u"older version of Lectern"_s));

        m_library = must(Library::open(file));
        QCOMPARE(must(m_library->sources().counts()).schema, schemaSteps().size());
        QCOMPARE(must(m_library->checker().check()), QStringList());
        QCOMPARE(work(format), expected(format));
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 3);
        QCOMPARE(must(m_library->sources().counts()).unread, 7);
        if (format > 1)
            QCOMPARE(must(m_library->savedSearches().searches()).size(), 1);
        if (format > 9) {
            const QList<Attachment> files = must(m_library->attachments().of(number(2)));
            QCOMPARE(files.size(), 1);
            QCOMPARE(files.first().name, u"old.pdf"_s);
        }
        QCOMPARE(must(m_library->highlights().found({})).size(), 0);
        Query query;
        query.root = parseQuery(u"harbours \"number 4\""_s).root;
        QCOMPARE(must(m_library->index().search(query))->count(), 1);

        // The file before the upgrade is among the backups and can be restored.
        const QList<BackupFile> before = backups(file, backupFolder(file));
        QCOMPARE(before.size(), 1);
        QCOMPARE(must(papersIn(before.first().path)), 9);
        const auto copy = must(Connection::open(before.first().path, true));
        QCOMPARE(must(copy->number("PRAGMA user_version")), format);
    }

    // Imports all sources again, removes one, and makes other typical changes.
    void marksSurviveLaterChanges_data() { preservesUserData_data(); }
    // An upgrade requires a backup first.
    void withoutSpaceForABackupItIsUnchanged()
    {
        const QString file = unpacked(3);
        const QFileInfo info(file);
        writeAll(info.absoluteDir().filePath(info.completeBaseName() + u" backups"_s), "a file of this name");
        const QByteArray before = readAll(file);
        const auto refused = Library::open(file);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"needs an upgrade, but the backup before it"_s),
                 qPrintable(refused.error().message));
        QCOMPARE(readAll(file), before);
        QVERIFY(QFile::remove(info.absoluteDir().filePath(info.completeBaseName() + u" backups"_s)));
    }

    void marksSurviveLaterChanges()
    {
        QFETCH(int, format);
        m_library = must(Library::open(unpacked(format)));
        for (int source = 0; source < 2; ++source)
            QVERIFY(must(m_library->importer().import(oldFacts(source), oldPage(source))).alreadyImported);
        QCOMPARE(work(format), expected(format));
        // The same page saved again on another day.
        for (int source = 0; source < 2; ++source) {
            SourceFacts later = facts(u"later-%1.txt"_s.arg(source), QDate(2026, 8, 1));
            QCOMPARE(must(m_library->importer().import(later, oldPage(source))).joinedPapers, 6);
        }
        QCOMPARE(work(format), expected(format));
        for (const SourceRow &source : must(m_library->sources().list()))
            if (source.name != u"later-1.txt"_s)
                must(m_library->importer().remove(source.id));
        QCOMPARE(must(m_library->checker().check()), QStringList());
        QStringList rest = expected(format).mid(3);
        QCOMPARE(work(format), rest);
        QCOMPARE(must(m_library->importer().import(oldFacts(0), oldPage(0))).sightings, 6);
        QCOMPARE(work(format), expected(format));
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    // The file joined-7 was written by a version that joined all carriers of an equal id or abstract: 4
    // papers from 9 sightings, all marked. Wrongly joined papers are separated; marks stay with the title
    // they were set on.
    void separatesWronglyJoinedPapers()
    {
        const QString file = unpacked(u"joined-7"_s);
        m_library = must(Library::open(file));
        QCOMPARE(must(m_library->checker().check()), QStringList());
        QStringList papers;
        for (const PaperRow &row : allRows(*m_library)) {
            QStringList marks = must(m_library->tags().namesOf(row.id));
            if (row.bookmarked)
                marks.append(u"bookmarked"_s);
            if (row.read)
                marks.append(u"read"_s);
            if (const int stars = must(m_library->notes().rating(row.id)))
                marks.append(QString::number(stars));
            marks.append(must(m_library->notes().note(row.id)));
            for (const ReadingList &list : must(m_library->lists().lists()))
                if (must(m_library->lists().papers(list.id)).contains(row.id))
                    marks.append(list.name);
            papers.append(u"%1: %2"_s.arg(row.title, marks.join(u' ')).trimmed());
        }
        papers.sort();
        QCOMPARE(papers,
                 (QStringList{u"A Ledger of Owls:"_s, u"Bridges Made of Fog: fog read"_s,
                              u"Kites That Remember Wind:"_s,
                              u"Lanterns for Counting Herons: herons bookmarked 5 Wind the lamp. Old list"_s,
                              u"Paper Boats and Patience: 3"_s, u"Salt Stairs in Northern Harbours:"_s,
                              u"The Bathtub as a Model Ocean: bookmarked"_s}));
        // The DOI of the volume is still shown.
        const PaperId owls = rowTitled(*m_library, u"A Ledger of Owls"_s).id;
        QCOMPARE(must(m_library->papers().detail(owls)).doi, u"10.1000/volume.7"_s);
        // Better values win over the latest ones.
        const PaperRow bathtub = rowTitled(*m_library, u"The Bathtub as a Model Ocean"_s);
        QCOMPARE(bathtub.authors, (QStringList{u"Fay Brook"_s, u"Gus Shore"_s}));
        // The migration runs once, because the content now follows the current rules.
        const QByteArray repaired = must(m_library->checker().contentHash());
        m_library.reset();
        m_library = must(Library::open(file));
        QCOMPARE(must(m_library->checker().contentHash()), repaired);
        QCOMPARE(backups(file, backupFolder(file)).size(), 1);
        // Earlier marks can be undone.
        while (must(m_library->edits().nextUndo()))
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    // Undo reaches edits made before the upgrade.
    void historySurvivesUpgrade()
    {
        for (const int format : formats()) {
            if (format == 1)
                continue; // this format had no history
            m_library = must(Library::open(unpacked(format)));
            const int entries = int(must(m_library->edits().history(100)).size());
            QCOMPARE(entries, format > 9 ? 9 : 8); // one more if a file was attached
            const QByteArray end = must(m_library->checker().contentHash());
            while (must(m_library->edits().nextUndo()))
                QCOMPARE(must(m_library->edits().undo()).skipped, 0);
            QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
            QCOMPARE(must(m_library->tags().tags()).size(), 0);
            while (must(m_library->edits().nextRedo()))
                QCOMPARE(must(m_library->edits().redo()).skipped, 0);
            QCOMPARE(must(m_library->checker().contentHash()), end);
            QCOMPARE(must(m_library->checker().check()), QStringList());
        }
    }
};

QTEST_GUILESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
