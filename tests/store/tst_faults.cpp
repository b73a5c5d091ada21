// Tests faults at every disk call and a power cut at every write: acknowledged changes are stored, everything
// else is as before or after, and the library is consistent.
#include "faultvfs.h"
#include "storefixtures.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

using namespace lectern;
using namespace lectern::test;

namespace
{

constexpr int kPapers = 40;

QList<Paper> somePapers(int first, int count)
{
    QList<Paper> papers;
    for (int i = first; i < first + count; ++i)
        papers.append(paper(u"Harbour number %1"_s.arg(i), {u"Ada Quill"_s, u"Bo Tide%1"_s.arg(i % 9)},
                            longAbstract(i)));
    return papers;
}

// One atomic operation on a library.
struct Operation {
    const char *name;
    Result<> (*run)(const QString &file);
    bool made = true; // the operation needs an existing library
    bool hasOldRules = false; // the library contains a pair that only earlier rules joined
};

Result<> withLibrary(const QString &file, const std::function<Result<>(Library &)> &work)
{
    auto library = Library::open(file);
    if (!library)
        return library.error();
    return work(**library);
}

Result<QList<PaperId>> idsIn(Library &library)
{
    LECTERN_TRY(const auto all, library.index().search({}));
    return all->ids(0, all->count());
}

template <typename T>
Result<> outcomeOf(const Result<T> &result)
{
    return result ? Result<>() : Result<>(result.error());
}

Result<> open(const QString &file)
{
    return withLibrary(file, [](Library &) { return Result<>(); });
}
Result<> importSmall(const QString &file)
{
    return withLibrary(file, [](Library &library) {
        return outcomeOf(library.importer().import(facts(u"two.txt"_s), page(somePapers(30, 30))));
    });
}
Result<> importFirst(const QString &file)
{
    // Bypasses the log, as large first imports do.
    const qint64 before = Importer::directFrom.exchange(1);
    const auto done = withLibrary(file, [](Library &library) {
        return outcomeOf(library.importer().import(facts(u"one.txt"_s), page(somePapers(0, 200))));
    });
    Importer::directFrom = before;
    return done;
}
Result<> edit(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto ids, idsIn(library));
        return outcomeOf(library.tags().add(u"fault"_s, ids));
    });
}
Result<> note(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto ids, idsIn(library));
        return outcomeOf(library.notes().setNote(ids.first(), u"Said aloud. "_s.repeated(3000)));
    });
}
Result<> undo(const QString &file)
{
    return withLibrary(file, [](Library &library) { return outcomeOf(library.edits().undo()); });
}
Result<> merge(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto ids, idsIn(library));
        PaperDecisionStore decisions(library.edits());
        return outcomeOf(decisions.decide(ids[3], ids[4], PaperRelation::Same));
    });
}
Result<> binSource(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto sources, library.sources().list());
        return outcomeOf(library.trash().putSource(sources.first().id));
    });
}
Result<> trashPapers(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto ids, idsIn(library));
        return outcomeOf(library.trash().putPapers(ids));
    });
}
Result<> emptyTrash(const QString &file)
{
    return withLibrary(file, [](Library &library) { return library.trash().empty(); });
}
Result<> rebuildIndex(const QString &file)
{
    return withLibrary(file, [](Library &library) { return library.index().rebuild(); });
}
Result<> removeSource(const QString &file)
{
    return withLibrary(file, [](Library &library) -> Result<> {
        LECTERN_TRY(const auto sources, library.sources().list());
        return library.importer().remove(sources.last().id);
    });
}
Result<> backup(const QString &file)
{
    return outcomeOf(backUp(file, backupFolder(file), QDateTime(QDate(2026, 11, 21), QTime(9, 30))));
}
Result<> restore(const QString &file)
{
    const auto all = backups(file, backupFolder(file));
    return outcomeOf(restoreBackup(all.last().path, file, backupFolder(file),
                                   QDateTime(QDate(2026, 11, 22), QTime(9, 30))));
}

// The present format is the older one of an invented step.
Result<> upgrade(const QString &file)
{
    LECTERN_TRY(const auto connection, Connection::open(file, false));
    const SchemaStep next{schemaVersion() + 1, {u"CREATE TABLE more(x)"_s, u"INSERT INTO more VALUES(7)"_s}};
    return upgradeSchema(*connection, schemaSteps() + QList{next});
}
// Reverts upgrade(). Returns whether the library had the invented step.
bool revertUpgrade(const QString &file)
{
    const auto connection = QFileInfo::exists(file) ? Connection::open(file, false)
                                                    : Result<std::unique_ptr<Connection>>(Error());
    const auto version = connection ? (*connection)->number("PRAGMA user_version") : Result<qint64>(Error());
    if (!version || *version <= schemaVersion())
        return false;
    const auto rows = (*connection)->number("SELECT sum(x) FROM more");
    must(
        (*connection)->exec(qPrintable(u"DROP TABLE more; PRAGMA user_version = %1"_s.arg(schemaVersion()))));
    return rows && *rows == 7;
}

const Operation kDeeds[] = {
    {"first start", open, false},
    {"first import", importFirst, false},
    {"import", importSmall},
    {"edit", edit},
    {"note", note},
    {"undo", undo},
    {"merge", merge},
    {"paper bin", trashPapers},
    {"source bin", binSource},
    {"empty bin", emptyTrash},
    {"remove source", removeSource},
    {"index", rebuildIndex},
    {"backup", backup},
    {"restore", restore},
    {"upgrade", upgrade},
    {"migration to the current rules", open, true, true},
};

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT
    QTemporaryDir m_made;
    QByteArray m_library, m_backup, m_oldRules;
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    int m_faults = 0;

    // Prepares the folder for the operation.
    void prepare(const Operation &op)
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"my.lectern"_s);
        if (!op.made)
            return;
        writeAll(m_file, op.hasOldRules ? m_oldRules : m_library);
        if (op.run == restore) {
            QDir().mkpath(backupFolder(m_file));
            writeAll(backupFolder(m_file) + u"/my 2026-11-20 09.30.00.lectern"_s, m_backup);
        }
    }

    // Returns a summary of the library's content. A missing library counts as empty.
    QByteArray state()
    {
        const QByteArray upgraded = revertUpgrade(m_file) ? "upgraded " : "";
        auto library = Library::open(m_file); // also migrates to the current rules
        if (!library)
            return "cannot be opened: " + library.error().message.toUtf8();
        const QStringList found = must((*library)->checker().check());
        if (!found.isEmpty())
            return "not sound: " + found.join(u'\n').toUtf8();
        const TrashContents bin = must((*library)->trash().contents());
        const auto next = must((*library)->edits().nextUndo());
        return upgraded + must(contentHash(**library)).toHex() + " binned " + QByteArray::number(bin.papers)
            + '+' + QByteArray::number(bin.sources.size()) + " papers "
            + QByteArray::number(must((*library)->sources().counts()).papers) + " undo "
            + QByteArray::number(next ? int(next->kind) : -1);
    }

    static QString callName(DiskCall call)
    {
        static const char *const names[] = {"open", "read", "write", "sync", "truncate", "delete"};
        return QString::fromLatin1(names[int(call)]);
    }

    struct Sides {
        QByteArray before, after;
        std::array<int, kDiskCalls> calls{};
    };
    Sides sidesOf(const Operation &op, FaultDisk &disk)
    {
        Sides sides;
        prepare(op);
        sides.before = state();
        prepare(op);
        disk.begin(m_dir->path(), {});
        must(op.run(m_file));
        disk.mend();
        for (int call = 0; call < kDiskCalls; ++call)
            sides.calls[size_t(call)] = disk.calls(DiskCall(call));
        sides.after = state();
        return sides;
    }

    // After a fault: the library opens, is consistent, and is in one of the two states.
    void verify(const Operation &op, const Sides &sides, bool acknowledged, const QString &where)
    {
        const QByteArray now = state();
        if (acknowledged)
            QVERIFY2(now == sides.after,
                     qPrintable(where + u" was acknowledged and is lost: "_s + QString::fromUtf8(now)));
        QVERIFY2(
            now == sides.before || now == sides.after,
            qPrintable(where + u" is between: "_s
                       + QString::fromUtf8(now + "; before " + sides.before + "; after " + sides.after)));
        // A backup is complete or missing.
        for (const BackupFile &copy : backups(m_file, backupFolder(m_file))) {
            const auto opened = papersIn(copy.path);
            QVERIFY2(bool(opened), qPrintable(where + u": a backup that cannot be read"_s));
        }
        if (op.run == backup && acknowledged)
            QCOMPARE(backups(m_file, backupFolder(m_file)).size(), 1);
    }

private slots:
    void initTestCase()
    {
        const QString file = m_made.filePath(u"my.lectern"_s);
        {
            auto library = must(Library::open(file));
            (void)must(library->importer().import(facts(u"one.txt"_s),
                                                  page(somePapers(0, kPapers), u"Ada Quill"_s)));
            const QList<PaperId> ids = allIds(*library);
            (void)must(library->trash().putPapers({ids[0], ids[1]}));
        }
        m_backup = readAll(file);
        {
            auto library = must(Library::open(file));
            (void)must(library->importer().import(facts(u"more.txt"_s), page(somePapers(60, 10))));
            must(library->marks().setBookmarked(allIds(*library).mid(0, 5), true));
        }
        m_library = readAll(file);
        {
            auto library = must(Library::open(file));
            const QList<PaperId> ids = allIds(*library);
            (void)must(PaperDecisionStore(library->edits()).decide(ids[3], ids[4], PaperRelation::Same));
        }
        must(
            must(Connection::open(file, false))
                ->exec("DELETE FROM paper_decision; DELETE FROM paper_decision_side;"
                       " DELETE FROM paper_decision_key; UPDATE counter SET value = 1 WHERE name = 'rules'"));
        m_oldRules = readAll(file);
    }
    void cleanupTestCase() { qInfo("%d faults", m_faults); }

    // After some errors SQLite rolls the transaction back by itself. Code that does not notice this would
    // continue, and its later writes must not be committed.
    void rolledBackTransactionLeavesNothing()
    {
        const QTemporaryDir dir;
        const QString file = dir.filePath(u"my.lectern"_s);
        (void)must(Library::open(file));
        const auto connection = must(Connection::open(file, false));
        const auto settings = [&] { return must(connection->number("SELECT count(*) FROM setting")); };
        must(connection->exec("INSERT INTO setting(name, value) VALUES('before', 1)"));
        {
            Transaction transaction(*connection);
            must(transaction.begun());
            must(connection->exec("INSERT INTO setting(name, value) VALUES('first', 1)"));
            QVERIFY(!connection->exec("INSERT OR ROLLBACK INTO setting(name, value) VALUES('before', 1)"));
            QVERIFY(!connection->exec("INSERT INTO setting(name, value) VALUES('second', 1)"));
            QVERIFY(!transaction.commit());
            QCOMPARE(settings(), 1);
        }
        QCOMPARE(settings(), 1);
        Transaction next(*connection);
        must(next.begun());
        must(connection->exec("INSERT INTO setting(name, value) VALUES('third', 1)"));
        must(next.commit());
        QCOMPARE(settings(), 2);
    }

    void survivesEachFailingDiskCall_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < int(std::size(kDeeds)); ++i)
            QTest::newRow(kDeeds[i].name) << i;
    }
    void survivesEachFailingDiskCall()
    {
        QFETCH(int, number);
        const Operation &op = kDeeds[number];
        FaultDisk disk;
        const Sides sides = sidesOf(op, disk);
        QVERIFY2(!sides.after.startsWith("cannot") && !sides.after.startsWith("not"),
                 sides.after.constData());
        for (int which = 0; which < kDiskCalls; ++which) {
            const auto call = DiskCall(which);
            const int all = sides.calls[size_t(which)];
            const int points = qMin(all, scaled(6));
            for (int point = 0; point < points; ++point) {
                // The chosen points include the first and the last call.
                const int at =
                    points == all ? point + 1 : 1 + int(qint64(point) * (all - 1) / qMax(1, points - 1));
                for (const bool stays : {false, true}) {
                    prepare(op);
                    const bool full = call == DiskCall::Write && point % 2 == 1;
                    disk.begin(m_dir->path(), {call, at, stays, full, false});
                    const auto done = op.run(m_file);
                    disk.mend();
                    ++m_faults;
                    const QString where =
                        u"%1, %2 %3 of %4%5"_s.arg(QLatin1StringView(op.name), callName(call))
                            .arg(at)
                            .arg(all)
                            .arg(stays ? u" and all later"_s : QString());
                    if (!done)
                        QVERIFY2(done.error().message.size() > 15, qPrintable(where));
                    verify(op, sides, bool(done), where);
                    if (QTest::currentTestFailed())
                        return;
                    // A retry succeeds.
                    if (!done && call != DiskCall::Read && op.run != backup && op.run != restore) {
                        const QByteArray now = state();
                        if (now == sides.before && sides.before != sides.after) {
                            const auto again = op.run(m_file);
                            QVERIFY2(bool(again), qPrintable(where));
                            QVERIFY2(state() == sides.after, qPrintable(where));
                        }
                    }
                }
            }
        }
    }

    void survivesPowerCuts_data() { survivesEachFailingDiskCall_data(); }
    void survivesPowerCuts()
    {
        QFETCH(int, number);
        const Operation &op = kDeeds[number];
        FaultDisk disk;
        const Sides sides = sidesOf(op, disk);
        QRandomGenerator random(quint32(number) + 5);
        for (const DiskCall call : {DiskCall::Write, DiskCall::Sync}) {
            const int all = sides.calls[size_t(call)];
            const int points = qMin(all + 1, scaled(12));
            for (int point = 0; point < points; ++point) {
                // The last point is after the end, when acknowledged changes are durable.
                const int at =
                    points == all + 1 ? point + 1 : 1 + int(qint64(point) * all / qMax(1, points - 1));
                prepare(op);
                disk.begin(m_dir->path(), {call, at, true, false, true});
                const auto done = op.run(m_file);
                disk.loseUnsynced(random);
                disk.mend();
                ++m_faults;
                // Backups are not written through SQLite's VFS.
                verify(op, sides, bool(done) && op.run != backup,
                       u"%1, the power goes at %2 %3 of %4"_s.arg(QLatin1StringView(op.name), callName(call))
                           .arg(at)
                           .arg(all));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
