#include "editlog.h"

#include "models/store/papers/authorlinker.h"
#include "models/store/papers/marktable.h"
#include "models/store/papers/paperwriter.h"
#include "models/store/sqlite/changeset.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"
#include "trashservice.h"

#include <QScopeGuard>
#include <QSet>

#include <algorithm>
#include <memory>

namespace lectern
{

namespace
{

// Keys of rows of the table setting.
const QString kEntriesSetting = QStringLiteral("edit_entries");
const QString kDaysSetting = QStringLiteral("edit_days");
// Number of new entries between two checks of the limits.
constexpr int kTrimmedEvery = 32;

struct SessionDeleter {
    void operator()(sqlite3_session *session) const { sqlite3session_delete(session); }
};
using Session = std::unique_ptr<sqlite3_session, SessionDeleter>;

// Copies bytes allocated by SQLite, and frees them.
QByteArray taken(void *bytes, int length)
{
    const QByteArray copy(static_cast<const char *>(bytes), length);
    sqlite3_free(bytes);
    return copy;
}

// Runs a change and returns its effect on the user-data tables as a changeset; empty if it has none.
Result<QByteArray> recorded(const Connection &connection, const std::function<Result<>()> &change)
{
    sqlite3_session *made = nullptr;
    if (sqlite3session_create(connection.handle(), "main", &made) != SQLITE_OK)
        return connection.error();
    const Session session(made);
    for (const QByteArray &table : loggedTables())
        if (sqlite3session_attach(made, table.constData()) != SQLITE_OK)
            return connection.error();
    LECTERN_TRY(change());
    int length = 0;
    void *bytes = nullptr;
    if (sqlite3session_changeset(made, &length, &bytes) != SQLITE_OK)
        return connection.error();
    return taken(bytes, length);
}

// Reads the entry in a row with the columns id, kind, subject, papers, at, undone.
Edit editIn(const Statement &row)
{
    return {EditId(row.number(0)),
            EditKind(row.number(1)),
            row.text(2),
            int(row.number(3)),
            QDateTime::fromMSecsSinceEpoch(row.number(4), Qt::UTC),
            row.number(5) != 0};
}

// Which tables of a changeset are applied, and how many rows were skipped.
struct Applying {
    enum class Part { All, Decisions, Others } part = Part::All;
    int skipped = 0;
};

// Bookmarks and read marks are applied separately (applyMarks()).
bool isMark(const char *table)
{
    return QByteArrayView(table) == "mark";
}

int isWanted(void *applying, const char *table)
{
    if (isMark(table))
        return false;
    const auto part = static_cast<Applying *>(applying)->part;
    return part == Applying::Part::All
        || (part == Applying::Part::Decisions) == PaperDecisionTable::owns(table);
}

int leaveAlone(void *applying, int conflict, sqlite3_changeset_iter *)
{
    // A row that differs from the entry's result belongs to a later change, which is kept.
    if (conflict == SQLITE_CHANGESET_FOREIGN_KEY)
        return SQLITE_CHANGESET_ABORT;
    ++static_cast<Applying *>(applying)->skipped;
    return SQLITE_CHANGESET_OMIT;
}

} // namespace

EditLog::EditLog(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

Result<Edit> EditLog::perform(const EditLabel &label, const std::function<Result<>()> &change, EditId joining)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(const auto changes, recorded(m_connection, change));
    const QByteArray &changeset = changes;
    if (changeset.isEmpty())
        return Edit{};
    LECTERN_TRY(const auto papers, updateDerived(changeset));
    if (joining != EditId::None) {
        LECTERN_TRY(const auto newest,
                    entry("SELECT id, kind, subject, papers, at, undone FROM edit ORDER BY id DESC LIMIT 1"));
        if (newest && newest->id == joining && !newest->undone) {
            LECTERN_TRY(const auto gone, join(*newest, changeset));
            LECTERN_TRY(transaction.commit());
            return gone ? Edit{} : *newest;
        }
    }
    LECTERN_TRY(m_connection.exec("DELETE FROM edit WHERE undone"));
    Edit edit{EditId::None, label.kind, label.subject, papers, QDateTime::currentDateTimeUtc(), false};
    Statement insert(m_connection,
                     "INSERT INTO edit(kind, subject, papers, at, undone, changes) VALUES(?, ?, ?, ?, 0, ?)");
    LECTERN_TRY(insert.bind(1, int(edit.kind))
                    .bind(2, edit.subject)
                    .bind(3, edit.papers)
                    .bind(4, edit.at.toMSecsSinceEpoch())
                    .bind(5, qCompress(changeset, 1))
                    .run());
    edit.id = EditId(sqlite3_last_insert_rowid(m_connection.handle()));
    if (qint64(edit.id) % kTrimmedEvery == 0) // reading the whole log costs more than most edits
        LECTERN_TRY(trim(2 * kTrimmedEvery));
    LECTERN_TRY(transaction.commit());
    return edit;
}

Result<bool> EditLog::join(const Edit &entry, const QByteArray &changeset)
{
    Statement read(m_connection, "SELECT changes FROM edit WHERE id = ?");
    LECTERN_TRY(read.bind(1, qint64(entry.id)).next());
    const auto stored = validatedChangeset(m_connection, read.blob(0), loggedTables());
    read.reset();
    if (!stored)
        return Error{QStringLiteral("This entry of the history is damaged and cannot be continued.")};
    QByteArray before = *stored, after = changeset;
    sqlite3_changegroup *group = nullptr;
    if (sqlite3changegroup_new(&group) != SQLITE_OK)
        return m_connection.error();
    const auto drop = qScopeGuard([group] { sqlite3changegroup_delete(group); });
    int length = 0;
    void *bytes = nullptr;
    if (sqlite3changegroup_add(group, int(before.size()), before.data()) != SQLITE_OK
        || sqlite3changegroup_add(group, int(after.size()), after.data()) != SQLITE_OK
        || sqlite3changegroup_output(group, &length, &bytes) != SQLITE_OK)
        return Error{QStringLiteral("This entry of the history is damaged and cannot be continued.")};
    const QByteArray both = taken(bytes, length);
    if (both.isEmpty()) {
        Statement remove(m_connection, "DELETE FROM edit WHERE id = ?");
        LECTERN_TRY(remove.bind(1, qint64(entry.id)).run());
        return true;
    }
    Statement write(m_connection, "UPDATE edit SET changes = ?, at = ? WHERE id = ?");
    LECTERN_TRY(write.bind(1, qCompress(both, 1))
                    .bind(2, QDateTime::currentMSecsSinceEpoch())
                    .bind(3, qint64(entry.id))
                    .run());
    return false;
}

Result<> EditLog::performUnlogged(const std::function<Result<>()> &change)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(const auto changes, recorded(m_connection, change));
    if (changes.isEmpty())
        return {};
    LECTERN_TRY(updateDerived(changes));
    return transaction.commit();
}

Result<std::optional<Edit>> EditLog::entry(const char *sql)
{
    Statement read(m_connection, sql);
    LECTERN_TRY(const auto row, read.next());
    if (!row)
        return std::optional<Edit>();
    return std::optional<Edit>(editIn(read));
}

Result<QList<QList<PaperId>>> EditLog::papersOf(const QList<EditId> &entries, int most)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto aliases, paperAliases(m_connection));
    Statement read(m_connection, "SELECT changes FROM edit WHERE id = ?");
    QList<QList<PaperId>> all;
    for (const EditId entry : entries) {
        QList<PaperId> papers;
        QSet<qint64> seen;
        LECTERN_TRY(const auto there, read.bind(1, qint64(entry)).next());
        auto changes = there ? validatedChangeset(m_connection, read.blob(0), loggedTables()) : QByteArray();
        read.reset();
        if (changes) {
            forEachPaper(*changes, [&](qint64 old) {
                const qint64 paper = aliases.value(old, old);
                if (papers.size() < most && !seen.contains(paper)) {
                    seen.insert(paper);
                    papers.append(PaperId(paper));
                }
                return old;
            });
        }
        all.append(papers);
    }
    return all;
}

Result<std::optional<Edit>> EditLog::nextUndo()
{
    const ReadingScope reading(m_connection);
    return entry(
        "SELECT id, kind, subject, papers, at, undone FROM edit WHERE NOT undone ORDER BY id DESC LIMIT 1");
}

Result<std::optional<Edit>> EditLog::nextRedo()
{
    const ReadingScope reading(m_connection);
    return entry("SELECT id, kind, subject, papers, at, undone FROM edit WHERE undone ORDER BY id LIMIT 1");
}

// Returns the changeset of an entry, inverted when undoing.
Result<QByteArray> EditLog::changesOf(EditId id, bool undoing)
{
    Statement read(m_connection, "SELECT changes FROM edit WHERE id = ?");
    LECTERN_TRY(read.bind(1, qint64(id)).next());
    const auto stored = validatedChangeset(m_connection, read.blob(0), loggedTables());
    read.reset();
    if (!stored)
        return Error{undoing
                         ? QStringLiteral("This entry of the history is damaged and cannot be undone.")
                         : QStringLiteral("This entry of the history is damaged and cannot be made again.")};
    if (!undoing)
        return *stored;
    int length = 0;
    void *bytes = nullptr;
    if (sqlite3changeset_invert(int(stored->size()), stored->constData(), &length, &bytes) != SQLITE_OK)
        return Error{QStringLiteral("This entry of the history is damaged and cannot be undone.")};
    return taken(bytes, length);
}

Result<EditOutcome> EditLog::step(bool undoing)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(const auto found, undoing ? nextUndo() : nextRedo());
    if (!found)
        return Error{undoing ? QStringLiteral("There is nothing to undo.")
                             : QStringLiteral("There is nothing to redo.")};
    EditOutcome outcome{*found, 0};
    LECTERN_TRY(const auto changeset, changesOf(outcome.edit.id, undoing));
    // Splits of papers are applied before changes of their data, and merges after them: only then do the
    // paper numbers of these changes exist.
    using Part = Applying::Part;
    QList<Part> parts{Part::All};
    const bool decides = isAboutIdentity(outcome.edit.kind);
    if (decides)
        parts = undoing ? QList{Part::Decisions, Part::Others} : QList{Part::Others, Part::Decisions};
    for (const Part part : std::as_const(parts)) {
        Applying applying{part, 0};
        // Papers merged since then are referred to by their current number.
        LECTERN_TRY(const auto aliases, paperAliases(m_connection));
        QByteArray present = changeset;
        QSet<qint64> papers;
        forEachPaper(present, [&](qint64 paper) {
            const qint64 now = aliases.value(paper, paper);
            papers.insert(now);
            return now;
        });
        // Derived data must match what was actually applied, so applying is recorded as well.
        LECTERN_TRY(const auto applied, recorded(m_connection, [&]() -> Result<> {
                        if (sqlite3changeset_apply(m_connection.handle(), int(present.size()), present.data(),
                                                   isWanted, leaveAlone, &applying)
                            != SQLITE_OK)
                            return m_connection.error();
                        if (part != Part::Decisions)
                            LECTERN_TRY(applyMarks(present));
                        // For decisions, keepUnlisted() below keeps the user data of such papers.
                        return decides ? Result<>() : dropUnlistedData(papers, &applying.skipped);
                    }));
        LECTERN_TRY(updateDerived(applied));
        outcome.skipped += applying.skipped;
    }
    LECTERN_TRY(const auto joins, joinsIn(m_connection, changeset));
    if (!joins.isEmpty()) {
        PaperWriter writer(m_connection, m_index);
        LECTERN_TRY(writer.keepUnlisted(joins));
        LECTERN_TRY(writer.finish());
    }
    Statement write(m_connection, "UPDATE edit SET undone = ? WHERE id = ?");
    LECTERN_TRY(write.bind(1, int(undoing)).bind(2, qint64(outcome.edit.id)).run());
    LECTERN_TRY(transaction.commit());
    outcome.edit.undone = undoing;
    return outcome;
}

// The bookmark and the read mark of a paper share a row but are independent. The entry's change to one of
// them is undone even if the other has changed since, for example because the paper was read.
Result<> EditLog::applyMarks(const QByteArray &changeset)
{
    sqlite3_changeset_iter *at = nullptr;
    if (sqlite3changeset_start(&at, int(changeset.size()), const_cast<char *>(changeset.constData()))
        != SQLITE_OK)
        return m_connection.error();
    const auto finish = qScopeGuard([&] { sqlite3changeset_finalize(at); });
    MarkTable table(m_connection);
    Statement read(m_connection, "SELECT bookmarked, read FROM mark WHERE paper = ?");
    while (sqlite3changeset_next(at) == SQLITE_ROW) {
        const char *name = nullptr;
        int columns = 0, operation = 0;
        sqlite3changeset_op(at, &name, &columns, &operation, nullptr);
        if (!isMark(name))
            continue;
        const qint64 paper = sqlite3_value_int64(valueAt(at, operation, 0));
        LECTERN_TRY(const auto row, read.bind(1, paper).next());
        Marks marks;
        if (row) {
            marks.bookmarked = read.number(0) != 0;
            marks.read = read.number(1) != 0;
            read.reset();
        }
        const Marks before = marks;
        if (const int change = difference(at, operation, 1))
            marks.bookmarked = change > 0;
        if (const int change = difference(at, operation, 2))
            marks.read = change > 0;
        if (marks != before)
            LECTERN_TRY(table.setMarks(paper, marks));
    }
    return {};
}

// Drops user data of papers that were permanently removed, because it could never be displayed.
Result<> EditLog::dropUnlistedData(const QSet<qint64> &papers, int *dropped)
{
    Statement known(m_connection,
                    "SELECT EXISTS(SELECT 1 FROM paper WHERE id = ?1)"
                    " OR EXISTS(SELECT 1 FROM kept_identity WHERE paper = ?1)");
    std::optional<MarkTable> marks;
    for (const qint64 paper : papers) {
        LECTERN_TRY(known.bind(1, paper).next());
        const bool there = known.number(0);
        known.reset();
        if (there)
            continue;
        if (!marks)
            marks.emplace(m_connection);
        LECTERN_TRY(marks->drop(paper));
        ++*dropped;
    }
    return {};
}

Result<EditOutcome> EditLog::undo()
{
    return step(true);
}

Result<EditOutcome> EditLog::redo()
{
    return step(false);
}

Result<QList<EditOutcome>> EditLog::undoDownTo(EditId id)
{
    QList<EditOutcome> outcomes;
    for (;;) {
        LECTERN_TRY(const auto next, nextUndo());
        if (!next || next->id < id)
            return outcomes;
        LECTERN_TRY(const auto outcome, undo());
        outcomes.append(outcome);
    }
}

Result<QList<EditOutcome>> EditLog::redoUpTo(EditId id)
{
    QList<EditOutcome> outcomes;
    for (;;) {
        LECTERN_TRY(const auto next, nextRedo());
        if (!next || next->id > id)
            return outcomes;
        LECTERN_TRY(const auto outcome, redo());
        outcomes.append(outcome);
    }
}

Result<QList<Edit>> EditLog::history(int limit)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT id, kind, subject, papers, at, undone FROM edit ORDER BY id DESC LIMIT ?");
    read.bind(1, limit);
    QList<Edit> edits;
    LECTERN_TRY(read.forEach([&] { edits.append(editIn(read)); }));
    return edits;
}

Result<int> EditLog::updateDerived(const QByteArray &changeset)
{
    sqlite3_changeset_iter *at = nullptr;
    if (sqlite3changeset_start(&at, int(changeset.size()), const_cast<char *>(changeset.constData()))
        != SQLITE_OK)
        return m_connection.error();
    const auto finish = qScopeGuard([&] { sqlite3changeset_finalize(at); });
    Counters counters(m_connection);
    Statement listed(m_connection, "SELECT 1 FROM listed WHERE id = ?");
    QSet<PaperId> papers;
    QSet<qint64> corrected; // with other own values
    AuthorLinker::Changes authors;
    TrashChanges trash;
    while (sqlite3changeset_next(at) == SQLITE_ROW) {
        const char *table = nullptr;
        int columns = 0, operation = 0;
        sqlite3changeset_op(at, &table, &columns, &operation, nullptr);
        noteAuthors(table, at, operation, &authors);
        if (QByteArrayView(table) == "source_bin" && operation != SQLITE_UPDATE)
            (operation == SQLITE_INSERT ? trash.sourcesIn : trash.sourcesOut)
                .append(SourceId(sqlite3_value_int64(valueAt(at, operation, 0))));
        const int column = paperColumn(table);
        if (column < 0)
            continue;
        const qint64 paper = sqlite3_value_int64(valueAt(at, operation, column));
        papers.insert(PaperId(paper));
        if (QByteArrayView(table) == "own_value")
            corrected.insert(paper);
        if (QByteArrayView(table) == "bin" && operation != SQLITE_UPDATE)
            (operation == SQLITE_INSERT ? trash.papersIn : trash.papersOut).append(paper);
        if (QByteArrayView(table) != "mark")
            continue;
        const auto inList = listed.bind(1, paper).next(); // marks of unlisted papers are not counted
        LECTERN_TRY(inList);
        if (*inList) {
            listed.reset();
            counters.add(Counter::kBookmarks, difference(at, operation, 1));
            counters.add(Counter::kRead, difference(at, operation, 2));
        }
    }
    if (!authors.authors.isEmpty()) {
        AuthorTable table(m_connection, counters);
        LECTERN_TRY(AuthorLinker(m_connection, table).linkChanged(authors));
    }
    LECTERN_TRY(counters.flush());
    LECTERN_TRY(const auto joins, joinsIn(m_connection, changeset));
    if (!joins.isEmpty() || !corrected.isEmpty()) {
        PaperWriter writer(m_connection, m_index);
        if (!joins.isEmpty())
            LECTERN_TRY(writer.follow(joins));
        QList<qint64> inOrder(corrected.cbegin(), corrected.cend());
        std::sort(inOrder.begin(), inOrder.end());
        for (const qint64 paper : std::as_const(inOrder))
            LECTERN_TRY(writer.rewriteShownValues(paper));
        LECTERN_TRY(writer.finish());
    }
    if (!trash.isEmpty())
        LECTERN_TRY(TrashService(m_connection, m_index).follow(trash));
    return int(papers.size());
}

Result<EditLimits> EditLog::limits()
{
    const ReadingScope reading(m_connection);
    EditLimits limits;
    Statement read(m_connection, "SELECT name, value FROM setting");
    LECTERN_TRY(read.forEach([&] {
        if (read.text(0) == kEntriesSetting)
            limits.entries = int(read.number(1));
        else if (read.text(0) == kDaysSetting)
            limits.days = int(read.number(1));
    }));
    return limits;
}

Result<> EditLog::setLimits(const EditLimits &limits)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement write(m_connection, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
    LECTERN_TRY(write.bind(1, kEntriesSetting).bind(2, qMax(1, limits.entries)).run());
    LECTERN_TRY(write.bind(1, kDaysSetting).bind(2, qMax(1, limits.days)).run());
    LECTERN_TRY(trim(-1)); // explicitly requested by the user
    return transaction.commit();
}

// Deletes old entries by age. Only entries that precede every recent entry expire, and at most mostByAge at a
// time, so that a wrong system clock deletes few.
Result<> EditLog::trim(int mostByAge)
{
    LECTERN_TRY(const auto kept, limits());
    Statement many(m_connection,
                   "DELETE FROM edit WHERE id <= (SELECT id FROM edit ORDER BY id DESC LIMIT 1 OFFSET ?)");
    LECTERN_TRY(many.bind(1, qMax(1, kept.entries)).run());
    Statement old(m_connection,
                  "DELETE FROM edit WHERE id IN (SELECT id FROM edit WHERE id < (SELECT min(id) FROM edit"
                  " WHERE at >= ? OR id = (SELECT max(id) FROM edit)) ORDER BY id LIMIT ?)");
    return old.bind(1, QDateTime::currentMSecsSinceEpoch() - qint64(qMax(1, kept.days)) * 24 * 3600 * 1000)
        .bind(2, mostByAge)
        .run();
}

} // namespace lectern
