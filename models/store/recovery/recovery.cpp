#include "recovery.h"

#include "lostpapers.h"
#include "models/core/outofmemory.h"
#include "models/i18n/messages.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/exporter.h"
#include "models/store/exports/marksfile.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/import/linesimporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/schema.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"
#include "recoverytables.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString shownFile(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

// A temporary file. Its destructor removes it together with SQLite's files next to it.
class PassingFile
{
public:
    explicit PassingFile(const QString &path) : m_path(path) { }
    ~PassingFile()
    {
        for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
            QFile::remove(m_path + suffix);
    }
    Q_DISABLE_COPY_MOVE(PassingFile)
    const QString &path() const { return m_path; }

private:
    QString m_path;
};

// Names of a table's rows in the list of losses.
struct LostRows {
    const char *table, *kind, *what;
};
// After those of the user-data tables.
constexpr LostRows kLostRows[] = {
    {"setting", "settings", QT_TRANSLATE_NOOP("Messages", "Settings")},
    {"bin", "binned", QT_TRANSLATE_NOOP("Messages", "Papers in the trash, now listed again")},
    {"source_bin", "binned_sources", QT_TRANSLATE_NOOP("Messages", "Sources in the trash, now restored")},
    {"kept_identity", "waiting", QT_TRANSLATE_NOOP("Messages", "Papers waiting for their source")},
    {"source", "source_rows", QT_TRANSLATE_NOOP("Messages", "Sources")},
    {"paper", "paper_rows", QT_TRANSLATE_NOOP("Messages", "Paper records")},
    {"abstract", "abstracts", QT_TRANSLATE_NOOP("Messages", "Abstracts")},
    {"sighting", "sighting_rows", QT_TRANSLATE_NOOP("Messages", "Appearances of papers in sources")},
    {"stated", "stated", QT_TRANSLATE_NOOP("Messages", "Conflicting values of sources")},
    {"binned_sighting", "binned_sightings", QT_TRANSLATE_NOOP("Messages", "Papers of sources in the trash")},
    {"author_observation", "figures", QT_TRANSLATE_NOOP("Messages", "Figures of authors")},
    {"diagnostic", "remarks", QT_TRANSLATE_NOOP("Messages", "Diagnostics of sources")},
    {"not_understood", "not_understood", QT_TRANSLATE_NOOP("Messages", "Unrecognised passages")},
};

class Recovery
{
public:
    Recovery(const QString &damaged, const QString &target, const RecoveryProgress &progress,
             const Cancelled &cancelled)
        : m_damaged(QFileInfo(damaged).absoluteFilePath()), m_target(QFileInfo(target).absoluteFilePath()),
          m_progress(progress), m_cancelled(cancelled)
    {
    }

    Result<RecoveryOutcome> run()
    {
        LECTERN_TRY(refuseTarget());
        LECTERN_TRY(m_file.open(m_damaged));
        removeUnfinished(QFileInfo(m_target).absolutePath(), QFileInfo(m_target).fileName() + u".salvage"_s);
        const PassingFile scratch(unfinishedName(m_target + u".salvage-rows"_s));
        const PassingFile lines(unfinishedName(m_target + u".salvage-lines"_s));
        const PassingFile fresh(unfinishedName(m_target + u".salvage"_s));
        LECTERN_TRY(gather(scratch.path(), lines.path()));
        LECTERN_TRY(write(lines.path(), fresh.path()));
        if (!m_file.isUnchanged())
            return Error{
                ErrorKind::Busy,
                Messages::tr(
                    "Another program changed %1 while it was being read. Close that program and try again.")
                    .arg(shownFile(m_damaged))};
        LECTERN_TRY(renameToNew(fresh.path(), m_target));
        return m_outcome;
    }

private:
    Result<> refuseTarget() const
    {
        const QFileInfo info(m_target);
        if (info.exists() || info.isSymLink())
            return Error{Messages::tr("The file %1 already exists. Choose another name for the new library.")
                             .arg(shownFile(m_target))};
        if (!info.absoluteDir().exists())
            return Error{ErrorKind::NotFound,
                         Messages::tr("The folder %1 does not exist.").arg(shownFile(info.absolutePath()))};
        return {};
    }

    void report(RecoveryStep step, qint64 done, qint64 all)
    {
        if (m_progress && (!m_told.isValid() || m_told.elapsed() > 100 || done == all)) {
            m_told.start();
            m_progress(step, done, all);
        }
    }

    // Returns the trees of the file. If its first page is damaged, uses the root pages of a backup or of a
    // new library. These are the same unless the file was rebuilt.
    Result<QList<PageTree>> trees(const RecoveryTables &tables, const WalkedRows &rows)
    {
        bool whole = false;
        QList<PageTree> found = treesOf(m_file, &whole);
        const auto has = [&](const QByteArray &name) {
            return std::any_of(found.cbegin(), found.cend(),
                               [&](const PageTree &tree) { return tree.name == name; });
        };
        qsizetype ours = 0, missing = 0;
        for (const PageTree &tree : tables.newTrees()) {
            ours += has(tree.name) ? 1 : 0;
            missing += has(tree.name) ? 0 : 1;
        }
        if (ours == 0 && found.size() >= 3)
            return Error{ErrorKind::NotALibrary,
                         Messages::tr("%1 is a database of another program, not a Lectern library.")
                             .arg(shownFile(m_damaged))};
        if (whole && bigEndian32(m_file.page(1), 60) > quint32(schemaVersion()))
            return Error{
                Messages::tr(
                    "The library %1 was written by a newer version of Lectern; update Lectern to recover it.")
                    .arg(shownFile(m_damaged))};
        if (missing > 0 && !whole) {
            QList<PageTree> best;
            int bestFit = 0;
            const auto consider = [&](const QList<PageTree> &candidate) {
                const int fit = countValidRoots(m_file, candidate, rows);
                if (fit > bestFit) {
                    bestFit = fit;
                    best = candidate;
                }
            };
            for (const BackupFile &backup : backups(m_damaged, backupFolder(m_damaged))) {
                PageFile copy;
                bool copyWhole = false;
                if (copy.open(backup.path))
                    consider(treesOf(copy, &copyWhole));
            }
            consider(tables.newTrees());
            // If fewer roots fit, the root pages are not those of this file. Tables would then receive rows
            // of others.
            const bool usable = bestFit * 10 >= best.size() * 8;
            for (const PageTree &tree : usable ? best : tables.newTrees())
                if (!has(tree.name)) {
                    const bool fits = usable && countValidRoots(m_file, {tree}, rows) > 0;
                    found.append({tree.name, fits ? tree.root : 0, tree.ofRows});
                }
        }
        RecoveryTables::sortTrees(&found);
        return found;
    }

    // Reads all rows into a temporary library, completes it, and writes it as lines.
    Result<> gather(const QString &scratch, const QString &lines)
    {
        LECTERN_TRY(auto rows, Connection::open(scratch, false));
        LECTERN_TRY(upgradeSchema(*rows));
        RepairedRows repaired;
        {
            Transaction transaction(*rows);
            LECTERN_TRY(transaction.begun());
            LECTERN_TRY(rows->exec("DELETE FROM counter"));
            RecoveryTables tables(*rows);
            LECTERN_TRY(tables.begin());
            const WalkedRows walked{
                [&](const QByteArray &tree) { return tables.isWanted(tree); },
                [&](const QByteArray &tree, const PageRecord &row) { return tables.fits(tree, row); },
                [&](const QByteArray &tree, const PageRecord &row) { return tables.take(tree, row); },
                [&](quint32 done, quint32 all) { report(RecoveryStep::Reading, done, all); }, m_cancelled};
            LECTERN_TRY(const auto found, trees(tables, walked));
            LECTERN_TRY(const auto walk, walkTrees(m_file, found, walked));
            LECTERN_TRY(const auto any,
                        rows->number("SELECT (SELECT count(*) FROM paper) + (SELECT count(*) FROM source)"
                                     " + (SELECT count(*) FROM mark) + (SELECT count(*) FROM abstract)"
                                     " + (SELECT count(*) FROM tag)"));
            LECTERN_TRY(const auto notes, rows->number(kNotesStateSql));
            if (any + notes == 0)
                return Error{
                    ErrorKind::Damaged,
                    Messages::tr("No data of %1 could be read. Look for a backup in its backup folder.")
                        .arg(shownFile(m_damaged))};
            LECTERN_TRY(const auto done, repairRecovered(*rows));
            repaired = done;
            LECTERN_TRY(transaction.commit());
            reportLost(walk, repaired);
        }
        m_binnedSources = repaired.trashedSources;
        LECTERN_TRY(const auto decisions, PaperDecisionTable(*rows).all());
        m_decisions = decisions;
        for (const qint64 sighting : std::as_const(repaired.trashedPapers))
            LECTERN_TRY(placeOf(*rows, sighting));
        Statement settings(*rows, "SELECT name, value FROM setting");
        LECTERN_TRY(settings.forEach([&] { m_settings.append({settings.text(0), settings.number(1)}); }));
        Statement unmatched(*rows,
                            "SELECT hash, name, path, bytes, modified, pages, added, title, stated"
                            " FROM unmatched_file WHERE length(hash) = 32 AND name <> '' AND path <> ''");
        LECTERN_TRY(unmatched.forEach([&] {
            m_unmatched.append(
                {unmatched.blob(0),
                 {unmatched.text(1), unmatched.text(2), unmatched.text(7), unmatched.text(8)},
                 {unmatched.number(3), unmatched.number(4), unmatched.number(5), unmatched.number(6)}});
        }));
        return exportLines(*rows, lines);
    }

    // Stores the position of a paper in the trash in a form that is valid in any library.
    Result<> placeOf(const Connection &rows, qint64 sighting)
    {
        Statement source(rows, "SELECT hash FROM source WHERE id = ?");
        source.bind(1, qint64(Sighting::sourceOf(sighting)));
        return source.forEach([&] {
            m_binnedPlaces.append({source.blob(0), quint32(sighting & 0xffffffff)});
        });
    }

    Result<> exportLines(Connection &rows, const QString &lines)
    {
        SearchIndex index(rows);
        EditLog log(rows, index);
        MarksFile marks(rows, log);
        Exporter exporter(rows, marks);
        LECTERN_TRY(const auto ids, Statement(rows, "SELECT id FROM paper ORDER BY id").allNumbers());
        ExportScope scope;
        scope.whole = true;
        for (const qint64 id : ids)
            scope.papers.append(PaperId(id));
        m_lines = ids.size();
        QFile file(lines);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
            return writeFailed(file);
        const auto sink = [&](const QByteArray &bytes) -> Result<> {
            return file.write(bytes) == bytes.size() ? Result<>() : writeFailed(file);
        };
        LECTERN_TRY(exporter.write(
            u"jsonl"_s, scope, sink,
            [&](qsizetype done, qsizetype) { report(RecoveryStep::Writing, done / 2, m_lines); },
            m_cancelled));
        return file.flush() ? Result<>() : writeFailed(file);
    }

    Error writeFailed(const QFile &file) const
    {
        return Error{Messages::tr("Could not write the new library next to %1: %2.")
                         .arg(shownFile(m_target), file.errorString())};
    }

    Result<> write(const QString &lines, const QString &target)
    {
        LECTERN_TRY(auto into, Connection::open(target, false));
        LECTERN_TRY(upgradeSchema(*into));
        SearchIndex index(*into);
        LECTERN_TRY(index.ensure());
        EditLog log(*into, index);
        MarksFile marks(*into, log);
        LECTERN_TRY(writeBefore(*into));
        QFile file(lines);
        if (!file.open(QIODevice::ReadOnly))
            return writeFailed(file);
        qint64 read = 0;
        const NextLine next = [&]() -> Result<std::optional<QByteArray>> {
            if (file.atEnd())
                return std::optional<QByteArray>();
            report(RecoveryStep::Writing, qMin(m_lines, m_lines / 2 + ++read / 2), m_lines);
            return std::optional<QByteArray>(file.readLine());
        };
        SourceFacts facts;
        facts.name = QFileInfo(m_damaged).fileName();
        facts.contentHash =
            QByteArray(32, '\1'); // a placeholder source, because the lines contain no paper without a source
        LECTERN_TRY(const auto imported, LinesImporter(*into, index, marks).import(facts, next, m_cancelled));
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        if (!imported.diagnostics.isEmpty())
            lose("lines"_L1, imported.diagnostics.size(), false,
                 Messages::tr("Unreadable entries (%1)").arg(imported.diagnostics.first().message));
        LECTERN_TRY(putIntoTrash(*into, index, log));
        // Recovery is not a step that can be undone.
        LECTERN_TRY(into->exec("DELETE FROM edit"));
        LECTERN_TRY(const auto papers, into->number("SELECT count(*) FROM listed"));
        LECTERN_TRY(const auto sources, into->number("SELECT count(*) FROM source"));
        m_outcome.papers = papers;
        m_outcome.sources = sources;
        m_outcome.marked = imported.marks.papers;
        return into->exec("PRAGMA wal_checkpoint(TRUNCATE)");
    }

    // Writes what the import needs first: decisions about papers, settings.
    Result<> writeBefore(Connection &into)
    {
        Transaction transaction(into);
        LECTERN_TRY(transaction.begun());
        PaperDecisionTable table(into);
        qint64 last = 0;
        for (const PaperDecision &decision : std::as_const(m_decisions)) {
            LECTERN_TRY(table.insert(decision));
            last = qMax(last, qMax(decision.sides[0].paper, decision.sides[1].paper));
        }
        // A decision refers to the numbers of its papers. These numbers must not be assigned to other papers.
        Counters counters(into);
        counters.add(Counter::kNextPaper, last);
        LECTERN_TRY(counters.flush());
        Statement set(into, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
        for (const auto &[name, value] : std::as_const(m_settings))
            LECTERN_TRY(set.bind(1, name).bind(2, value).run());
        // The likely papers are not copied, because papers have other numbers in the new library.
        Statement wait(into,
                       "INSERT OR IGNORE INTO unmatched_file(hash, name, path, title, stated, bytes,"
                       " modified, pages, added) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
        for (const UnmatchedRow &row : std::as_const(m_unmatched)) {
            wait.bind(1, row.hash);
            for (int i = 0; i < 4; ++i)
                wait.bind(2 + i, row.texts[size_t(i)]).bind(6 + i, row.numbers[size_t(i)]);
            LECTERN_TRY(wait.run());
        }
        return transaction.commit();
    }

    Result<> putIntoTrash(Connection &into, SearchIndex &index, EditLog &log)
    {
        Trash trash(into, index, log);
        QList<PaperId> papers;
        Statement find(into, "SELECT paper FROM sighting WHERE id = ?");
        for (const auto &[hash, position] : std::as_const(m_binnedPlaces)) {
            LECTERN_TRY(const auto source, sourceWithHash(into, hash));
            find.bind(1, Sighting::makeId(source, position));
            LECTERN_TRY(find.forEach([&] { papers.append(PaperId(find.number(0))); }));
        }
        if (!papers.isEmpty())
            LECTERN_TRY(trash.putPapers(papers));
        for (const QByteArray &hash : std::as_const(m_binnedSources)) {
            LECTERN_TRY(const auto source, sourceWithHash(into, hash));
            if (source != SourceId::None)
                LECTERN_TRY(trash.putSource(source));
        }
        return {};
    }

    // what: plural name, as placed before a number in a list.
    void lose(QLatin1StringView kind, qint64 count, bool atLeast, const QString &what)
    {
        if (count <= 0 && !atLeast)
            return;
        const QString number = QLocale::c().toString(count);
        const QString many = !atLeast ? number
            : count > 0               ? Messages::tr("at least %1").arg(number)
                                      : Messages::tr("an unknown number");
        m_outcome.lost.append({kind, count, atLeast, Messages::tr("%1: %2").arg(what, many)});
    }

    void reportLost(const WalkOutcome &walk, const RepairedRows &repaired)
    {
        m_outcome.pages = walk.pages;
        m_outcome.unreadable = walk.unreadable + walk.unknown;
        const qint64 noted = qMax(repaired.bookmarks, repaired.read);
        QList<LostRows> all;
        for (const UserTable *table : recoveredTables())
            if (const auto &[group, kind, what] = table->recovery; kind)
                all.append({table->name, kind, what});
        std::copy(std::begin(kLostRows), std::end(kLostRows), std::back_inserter(all));
        for (const LostRows &rows : std::as_const(all)) {
            const QByteArray copy = RecoveryTables::secondCopyOf(rows.table);
            const bool elsewhere =
                !copy.isEmpty() && walk.lostRows.value(copy) == 0 && walk.lostPages.value(copy) == 0;
            if (elsewhere)
                continue;
            qint64 count = walk.lostRows.value(rows.table);
            if (qstrcmp(rows.table, "mark") == 0)
                count = qMax(count, noted);
            lose(QLatin1StringView(rows.kind), count, walk.lostPages.value(rows.table) > 0,
                 Messages::tr(rows.what));
        }
        lose("lost_papers"_L1, repaired.papers, false,
             Messages::tr("Papers of which only a reference was found"));
        lose("nameless_papers"_L1, repaired.nameless, false,
             Messages::tr("Papers of which only the marks were found, now titled “Lost paper”"));
        lose("part_papers"_L1, repaired.parts, false, Messages::tr("Papers that were partly recovered"));
        lose("lost_sources"_L1, repaired.sources, false,
             Messages::tr("Sources known only by their papers, now named “Lost source”"));
        lose("sightings"_L1, repaired.sightings, false,
             Messages::tr("Appearances of papers in recovered sources"));
        lose("nameless_author_notes"_L1, repaired.authorNotes, false,
             Messages::tr("Notes on authors without a recovered name"));
        lose("half_decisions"_L1, repaired.decisions, false,
             Messages::tr("Decisions about pairs of papers of which only one was recovered"));
        lose("unknown_pages"_L1, walk.unknown, false,
             Messages::tr("Pages of the file with rows of unknown type"));
    }

    const QString m_damaged, m_target;
    const RecoveryProgress &m_progress;
    const Cancelled &m_cancelled;
    QElapsedTimer m_told;
    PageFile m_file;
    RecoveryOutcome m_outcome;
    qint64 m_lines = 0;
    QList<std::pair<QByteArray, quint32>> m_binnedPlaces;
    QList<QByteArray> m_binnedSources;
    QList<PaperDecision> m_decisions;
    QList<std::pair<QString, qint64>> m_settings;
    struct UnmatchedRow {
        QByteArray hash;
        std::array<QString, 4> texts; // name, path, title, stated
        std::array<qint64, 4> numbers; // bytes, modified, pages, added
    };
    QList<UnmatchedRow> m_unmatched;
};

} // namespace

Result<RecoveryOutcome> recoverLibrary(const QString &damaged, const QString &target,
                                       const RecoveryProgress &progress, const Cancelled &cancelled)
{
    return catchOutOfMemory([&] { return Recovery(damaged, target, progress, cancelled).run(); });
}

} // namespace lectern
