#include "storefixtures.h"

#include "models/store/edits/authoridentity.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/recovery/recovery.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

constexpr qint64 kPage = 16384;
constexpr int kPapers = 400;

QString titleOf(int number)
{
    return u"Counting tide %1 with a bucket"_s.arg(number);
}

Paper paperOf(int number)
{
    Paper made = paper(titleOf(number), {u"Ada Quill"_s, u"Bo Author%1"_s.arg(number % 37)},
                       longAbstract(number).repeated(2));
    made.year = 2000 + number % 20;
    return made;
}

int numberIn(const QString &title)
{
    return title.startsWith("Counting tide "_L1) ? title.section(u' ', 2, 2).toInt() : -1;
}

QString noteOf(int number)
{
    return u"Seen from the pier, number %1. "_s.arg(number).repeated(20);
}

} // namespace

// Tests the recovery of damaged libraries: the result contains only data of the library.
class TestRecovery : public QObject
{
    Q_OBJECT
    QTemporaryDir m_made; // the undamaged library, built once
    QString m_sound;
    QByteArray m_bytes;
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_damaged, m_new;

    // Pages of each table, as SQLite reports them.
    QHash<QByteArray, QList<qint64>> m_pagesOf;

    void readPages()
    {
        sqlite3 *handle = nullptr;
        QCOMPARE(sqlite3_open(QFile::encodeName(m_sound).constData(), &handle), SQLITE_OK);
        const auto row = [](void *self, int, char **values, char **) {
            (*static_cast<QHash<QByteArray, QList<qint64>> *>(self))[values[0]].append(
                QByteArray(values[1]).toLongLong());
            return 0;
        };
        QCOMPARE(sqlite3_exec(handle, "SELECT name, pageno FROM dbstat", row, &m_pagesOf, nullptr),
                 SQLITE_OK);
        sqlite3_close(handle);
    }

    QByteArray without(const QList<qint64> &pages) const
    {
        QByteArray bytes = m_bytes;
        for (const qint64 page : pages)
            std::fill_n(bytes.begin() + (page - 1) * kPage, kPage, '\0');
        return bytes;
    }

    // Recovers these bytes and opens the new library, which must be valid.
    std::unique_ptr<Library> progress(const QByteArray &bytes, RecoveryOutcome *outcome = nullptr)
    {
        QFile::remove(m_new);
        writeAll(m_damaged, bytes);
        const auto done = recoverLibrary(m_damaged, m_new);
        if (!done) {
            qWarning("%s", qPrintable(done.error().message));
            return nullptr;
        }
        if (outcome)
            *outcome = *done;
        if (readAll(m_damaged) != bytes)
            qFatal("the damaged file was written to");
        auto library = must(Library::open(m_new));
        const QStringList found = must(library->checker().check());
        if (!found.isEmpty())
            qFatal("the new library is not sound: %s", qPrintable(found.join(u'\n')));
        return library;
    }

    // All user data in the format of the marks file, without list positions.
    static QJsonObject marksOf(Library &library)
    {
        return QJsonDocument::fromJson(must(library.marksFile().write())).object();
    }

    static QHash<QString, QString> notesIn(const QJsonObject &marks)
    {
        QHash<QString, QString> notes;
        for (const QJsonValue &made : marks["papers"_L1].toArray())
            if (made["note"_L1].isString())
                notes.insert(made["title"_L1].toString(made["abstract"_L1].toString()),
                             made["note"_L1].toString());
        return notes;
    }

    static QStringList titlesWith(const QJsonObject &marks, QLatin1StringView what)
    {
        QStringList titles;
        for (const QJsonValue &made : marks["papers"_L1].toArray())
            if (made.toObject().contains(what))
                titles.append(made["title"_L1].toString());
        titles.sort();
        return titles;
    }

private slots:
    void initTestCase()
    {
        m_sound = m_made.filePath(u"sound.lectern"_s);
        {
            auto library = must(Library::open(m_sound));
            for (int source = 0; source < 4; ++source) {
                QList<Paper> papers;
                for (int i = 0; i < kPapers / 4; ++i)
                    papers.append(paperOf(source * kPapers / 4 + i));
                if (source == 1) // on two sources that disagree
                    papers.append(paperOf(3));
                (void)must(library->importer().import(facts(u"page-%1.txt"_s.arg(source)),
                                                      page(papers, source ? QString() : u"Ada Quill"_s)));
            }
            QHash<int, PaperId> ids;
            for (const PaperRow &row : allRows(*library))
                ids.insert(numberIn(row.title), row.id);
            QList<PaperId> marked, read, listed;
            for (int i = 0; i < kPapers; i += 3)
                marked.append(ids[i]);
            for (int i = 0; i < kPapers; i += 5)
                read.append(ids[i]);
            must(library->marks().setBookmarked(marked, true));
            must(library->marks().setRead(read, true));
            for (int i = 0; i < kPapers; i += 10) {
                (void)must(library->notes().setNote(ids[i], noteOf(i)));
                (void)must(library->notes().setRating({ids[i]}, 1 + i / 10 % 5));
            }
            QList<OwnChange> own;
            for (int i = 0; i < kPapers; i += 7)
                own.append({ids[i], u"venue"_s, u"Harbour Studies %1"_s.arg(i)});
            (void)must(OwnValueStore(library->edits()).change(own));
            (void)must(library->tags().add(u"to read"_s, marked));
            (void)must(library->tags().add(u"tide/low"_s, read));
            ListId list = ListId::None, inner = ListId::None;
            (void)must(library->lists().create(u"Thesis"_s, ListId::None, &list));
            (void)must(library->lists().create(u"Chapter 2"_s, list, &inner));
            for (int i = 40; i > 0; --i)
                listed.append(ids[i]);
            (void)must(library->lists().add(inner, listed));
            (void)must(library->savedSearches().create(u"Low"_s, u"tag:\"tide/low\" is:unread"_s));
            const AuthorId ada = must(library->authors().list(u"Ada Quill"_s)).first().id;
            (void)must(library->notes().setNote(ada, u"Met at the harbour."_s));
            const AuthorId one = must(library->authors().list(u"Bo Author1"_s)).first().id;
            const AuthorId two = must(library->authors().list(u"Bo Author2"_s)).first().id;
            (void)must(library->authorIdentity().rename(one, u"Bo the First"_s));
            (void)must(library->authorIdentity().markDistinct(one, two));
            PaperDecisionStore decisions(library->edits());
            (void)must(decisions.decide(ids[7], ids[8], PaperRelation::Same));
            (void)must(library->trash().putPapers({ids[11], ids[12]}));
            (void)must(library->trash().putSource(must(library->sources().list()).last().id));
            QVERIFY(must(library->checker().check()).isEmpty());
        }
        m_bytes = readAll(m_sound);
        QVERIFY(!QFileInfo::exists(m_sound + u"-wal"_s));
        readPages();
        QVERIFY(m_pagesOf["paper"].size() > 1 && m_pagesOf["paper_note"].size() > 1);
    }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_damaged = m_dir->filePath(u"damaged.lectern"_s);
        m_new = m_dir->filePath(u"new.lectern"_s);
    }

    void recoversUndamagedLibraryCompletely()
    {
        RecoveryOutcome outcome;
        const auto library = progress(m_bytes, &outcome);
        QVERIFY(library);
        QStringList lost;
        for (const RecoveryLoss &loss : outcome.lost)
            lost.append(loss.text);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
        QCOMPARE(outcome.unreadable, 0);
        const auto sound = must(Library::open(m_sound));
        QCOMPARE(marksOf(*library), marksOf(*sound));
        QCOMPARE(must(contentHash(*library)), must(contentHash(*sound)));
        const TrashContents bin = must(library->trash().contents());
        QCOMPARE(bin.papers, 2);
        QCOMPARE(bin.sources.size(), 1);
        QVERIFY(!must(library->edits().nextUndo()));
        // No other file remains in the folder.
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden).filter(u"salvage"_s),
                 QStringList());
    }

    // Destroys each page in turn; everything on the other pages is in the new library.
    void recoversWithoutAnyOnePage_data()
    {
        QTest::addColumn<bool>("garbage");
        QTest::newRow("zeroed") << false;
        QTest::newRow("overwritten") << true;
    }
    void recoversWithoutAnyOnePage()
    {
        QFETCH(bool, garbage);
        const auto sound = must(Library::open(m_sound));
        const QJsonObject all = marksOf(*sound);
        const auto notes = notesIn(all);
        const qsizetype papers = allRows(*sound).size();
        const QStringList rated = titlesWith(all, "rating"_L1), corrected = titlesWith(all, "own_values"_L1),
                          tagged = titlesWith(all, "tags"_L1), marked = titlesWith(all, "bookmarked"_L1),
                          listed = titlesWith(all, "lists"_L1);
        QRandomGenerator random(7);
        const auto isPageOf = [this](qint64 page, const char *table) {
            return m_pagesOf[table].contains(page);
        };
        const qint64 pages = m_bytes.size() / kPage;
        const qint64 stride = qMax<qint64>(1, pages / scaled(garbage ? 20 : int(pages)));
        for (qint64 page = 1; page <= pages; page += stride) {
            QByteArray bytes = without({page});
            if (garbage)
                for (qint64 at = (page - 1) * kPage; at < page * kPage; ++at)
                    bytes[at] = char(random.bounded(256));
            RecoveryOutcome outcome;
            const auto library = progress(bytes, &outcome);
            QVERIFY2(library, qPrintable(QString::number(page)));
            const QJsonObject made = marksOf(*library);
            const auto notesMade = notesIn(made);
            const QList<PaperRow> rows = allRows(*library);
            QByteArray where = "page " + QByteArray::number(page);
            for (auto table = m_pagesOf.cbegin(); table != m_pagesOf.cend(); ++table)
                if (table->contains(page))
                    where += " of " + table.key();
            for (const RecoveryLoss &loss : outcome.lost) {
                where += "; " + loss.text.toUtf8();
                const QString number = QString::number(loss.count); // no message with "1 papers"
                QVERIFY2(loss.text.endsWith(!loss.atLeast        ? u": "_s + number
                                                : loss.count > 0 ? u": at least "_s + number
                                                                 : u": an unknown number"_s)
                             && loss.text.front().isUpper(),
                         where);
            }
            // A paper that returned from the trash has its marks too.
            const auto isAll = [&](qsizetype here, qsizetype there) {
                return isPageOf(page, "bin") || isPageOf(page, "source_bin") ? here >= there : here == there;
            };
            // A paper whose page is lost gets another title, but keeps its marks.
            if (!isPageOf(page, "paper_note"))
                QVERIFY2(isAll(notesMade.size(), notes.size()), where.constData());
            for (auto it = notes.cbegin(); it != notes.cend(); ++it)
                if (!isPageOf(page, "paper_note") && !isPageOf(page, "paper")
                    && !isPageOf(page, "kept_identity"))
                    QVERIFY2(notesMade.value(it.key()) == *it, where.constData());
            if (!isPageOf(page, "rating"))
                QVERIFY2(isAll(titlesWith(made, "rating"_L1).size(), rated.size()), where.constData());
            if (!isPageOf(page, "own_value"))
                QVERIFY2(isAll(titlesWith(made, "own_values"_L1).size(), corrected.size()),
                         where.constData());
            if (!isPageOf(page, "paper_tag"))
                QVERIFY2(isAll(titlesWith(made, "tags"_L1).size(), tagged.size()), where.constData());
            if (!isPageOf(page, "mark"))
                QVERIFY2(isAll(titlesWith(made, "bookmarked"_L1).size(), marked.size()), where.constData());
            if (!isPageOf(page, "list_paper"))
                QVERIFY2(isAll(titlesWith(made, "lists"_L1).size(), listed.size()), where.constData());
            if (!isPageOf(page, "saved_search"))
                QCOMPARE(must(library->savedSearches().searches()).size(), 1);
            // No paper gets a mark that it did not have.
            for (const QString &title : titlesWith(made, "bookmarked"_L1))
                QVERIFY2(marked.contains(title) || numberIn(title) < 0 || numberIn(title) % 3 == 0,
                         qPrintable(title));
            // Papers are lost only with their own page.
            if (!isPageOf(page, "paper") && !isPageOf(page, "bin") && !isPageOf(page, "source_bin")
                && !isPageOf(page, "paper_decision") && !isPageOf(page, "paper_decision_side")
                && !isPageOf(page, "kept_identity"))
                QVERIFY2(rows.size() == papers, where.constData());
            // Missing data is reported.
            if (rows.size() < papers)
                QVERIFY2(!outcome.lost.isEmpty(), where.constData());
            for (const PaperRow &row : rows) {
                const int number = numberIn(row.title);
                if (number >= 0)
                    QVERIFY2(row.title == titleOf(number), qPrintable(row.title));
            }
        }
    }

    // Overwrites bytes all over the file: no crash, and the result is valid.
    void survivesOverwrittenBytes()
    {
        QRandomGenerator random(41);
        int came = 0;
        const int rounds = scaled(30);
        for (int round = 0; round < rounds; ++round) {
            QByteArray bytes = m_bytes;
            const int wounds = 1 + random.bounded(12);
            for (int wound = 0; wound < wounds; ++wound) {
                const qint64 at = random.bounded(qint64(bytes.size()));
                const qint64 length = qMin<qint64>(bytes.size() - at, 1 + random.bounded(6000));
                for (qint64 i = 0; i < length; ++i)
                    bytes[at + i] = wound % 3 == 0 ? '\0'
                        : wound % 3 == 1           ? char(random.bounded(256))
                                                   : bytes[(at + i * 7) % bytes.size()];
            }
            if (round % 4 == 0)
                bytes.truncate(kPage * (1 + random.bounded(int(bytes.size() / kPage))) + random.bounded(500));
            came += progress(bytes) ? 1 : 0;
        }
        QVERIFY2(came * 10 >= rounds * 9, qPrintable(QString::number(came)));
    }

    // Without the first page, the table positions of a rebuilt library are unknown. A backup next to it gives
    // them.
    void findsTablesWithTheHelpOfABackup()
    {
        const QString rebuilt = m_dir->filePath(u"rebuilt.lectern"_s);
        writeAll(rebuilt, m_bytes);
        must(must(Connection::open(rebuilt, false))->exec("VACUUM"));
        (void)must(backUp(rebuilt, backupFolder(rebuilt), QDateTime::currentDateTime()));
        QByteArray bytes = readAll(rebuilt);
        bytes.replace(0, kPage, QByteArray(kPage, '\0'));
        writeAll(rebuilt, bytes);
        (void)must(recoverLibrary(rebuilt, m_new));
        const auto library = must(Library::open(m_new));
        const auto sound = must(Library::open(m_sound));
        QCOMPARE(allIds(*library).size(), allIds(*sound).size());
        QCOMPARE(notesIn(marksOf(*library)), notesIn(marksOf(*sound)));
        QCOMPARE(must(library->sources().counts()).bookmarks, must(sound->sources().counts()).bookmarks);
    }

    // The latest changes are read from the log.
    void readsTheLog_data()
    {
        QTest::addColumn<int>("cut");
        QTest::newRow("whole") << 0;
        QTest::newRow("its end torn") << 3000;
    }
    void readsTheLog()
    {
        QFETCH(int, cut);
        const QString file = m_dir->filePath(u"open.lectern"_s);
        writeAll(file, m_bytes);
        auto library = must(Library::open(file));
        const PaperRow row = rowTitled(*library, titleOf(100));
        (void)must(library->notes().setNote(row.id, u"Written in the last minute."_s));
        writeAll(m_damaged, readAll(file));
        QByteArray log = readAll(file + u"-wal"_s);
        QVERIFY(log.size() > kPage);
        if (cut > 0) { // an unfinished write follows in the log
            log += log.mid(32, cut);
        }
        writeAll(m_damaged + u"-wal"_s, log);
        (void)must(recoverLibrary(m_damaged, m_new));
        QCOMPARE(readAll(m_damaged + u"-wal"_s), log);
        const auto made = must(Library::open(m_new));
        QCOMPARE(must(made->notes().note(rowTitled(*made, titleOf(100)).id)),
                 u"Written in the last minute."_s);
    }

    // An import that bypassed the log was interrupted. The journal contains the earlier content.
    void readsTheJournal()
    {
        const QString file = m_dir->filePath(u"open.lectern"_s);
        writeAll(file, m_bytes);
        sqlite3 *handle = nullptr;
        QCOMPARE(sqlite3_open(QFile::encodeName(file).constData(), &handle), SQLITE_OK);
        QCOMPARE(
            sqlite3_exec(handle,
                         "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN;"
                         "UPDATE paper SET title = 'half done'; UPDATE paper_note SET body = 'half done'",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
        writeAll(m_damaged, readAll(file));
        writeAll(m_damaged + u"-journal"_s, readAll(file + u"-journal"_s));
        sqlite3_exec(handle, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_close(handle);
        QVERIFY(readAll(m_damaged).contains("half done"));
        (void)must(recoverLibrary(m_damaged, m_new));
        const auto made = must(Library::open(m_new));
        QCOMPARE(rowTitled(*made, u"half done"_s).id, PaperId::None);
        QCOMPARE(notesIn(marksOf(*made)), notesIn(marksOf(*must(Library::open(m_sound)))));
    }

    void refusesOtherFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no library at all ").repeated(5000);
        QTest::newRow("zeros") << QByteArray(20 * kPage, '\0');
    }
    void refusesOtherFiles()
    {
        QFETCH(QByteArray, bytes);
        writeAll(m_damaged, bytes);
        const auto done = recoverLibrary(m_damaged, m_new);
        QVERIFY(!done);
        QVERIFY(done.error().message.size() > 20);
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{u"damaged.lectern"_s});
    }

    // A newer version may have tables that this one does not know.
    void refusesLibraryOfNewerVersion()
    {
        QByteArray bytes = m_bytes;
        bytes[63] = 99; // PRAGMA user_version
        writeAll(m_damaged, bytes);
        const auto done = recoverLibrary(m_damaged, m_new);
        QVERIFY(!done && done.error().message.contains("newer version of Lectern"_L1));
    }

    void neverOverwrites()
    {
        writeAll(m_new, "mine");
        QVERIFY(!recoverLibrary(m_sound, m_new));
        QCOMPARE(readAll(m_new), QByteArray("mine"));
        QVERIFY(!recoverLibrary(m_sound, m_sound));
        QVERIFY(!recoverLibrary(m_dir->filePath(u"none"_s), m_dir->filePath(u"other"_s)));
        QVERIFY(!recoverLibrary(m_dir->path(), m_dir->filePath(u"other"_s)));
        QVERIFY(!recoverLibrary(m_sound, m_dir->filePath(u"no folder/other"_s)));
        // A library that is open in this process is not read without SQLite.
        const auto open = must(Library::open(m_sound));
        const auto done = recoverLibrary(m_sound, m_dir->filePath(u"other"_s));
        QVERIFY(!done && done.error().kind == ErrorKind::Busy);
    }

    void canBeCancelledAtAnyTime()
    {
        writeAll(m_damaged, m_bytes);
        int asked = 0;
        (void)must(recoverLibrary(m_damaged, m_new, {}, [&] {
            ++asked;
            return false;
        }));
        QVERIFY(asked > 100);
        QFile::remove(m_new);
        for (int at = 0; at < asked; at += qMax(1, asked / scaled(40))) {
            int left = at;
            const auto done = recoverLibrary(m_damaged, m_new, {}, [&] { return left-- <= 0; });
            QVERIFY(!done && done.error().isCancelled());
            QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden),
                     QStringList{u"damaged.lectern"_s});
        }
    }

    void reportsProgress()
    {
        writeAll(m_damaged, m_bytes);
        QList<RecoveryStep> steps;
        (void)must(recoverLibrary(m_damaged, m_new, [&](RecoveryStep step, qint64 done, qint64 all) {
            QVERIFY(done >= 0 && done <= all);
            if (steps.isEmpty() || steps.last() != step)
                steps.append(step);
        }));
        QVERIFY(steps.contains(RecoveryStep::Writing));
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
