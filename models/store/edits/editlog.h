#pragma once
// The edit log. Each user change is one entry, written in the same transaction as the change, so that it can
// be undone at any later time, also after a restart. SQLite's session extension records the old and new rows.
#include "models/core/marks.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/papers/authorlinker.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QSet>
#include <functional>

namespace lectern
{

// Label of a change in the log.
struct EditLabel {
    EditKind kind = EditKind::Bookmark;
    QString subject;
};

// Retention: the newest `entries` of the last `days`. The last entry is always kept.
struct EditLimits {
    int entries = 10'000;
    int days = 365;
};

class EditLog
{
public:
    EditLog(Connection &connection, SearchIndex &index);

    // Runs the change in one write transaction and logs its effect on the user-data tables; undone entries
    // can no longer be redone then. A change without effect adds no entry. After an Error nothing has
    // changed. Durable on return; the edit's id is None if nothing changed. joining: if this is still the
    // newest entry and is not undone, the change is merged into it instead of adding an entry, for example
    // for the pauses while a note is typed. Both must concern the same papers. The entry is removed if their
    // combined effect is empty.
    Result<Edit> perform(const EditLabel &label, const std::function<Result<>()> &change,
                         EditId joining = EditId::None);
    // Same as perform(), for automatic changes such as marking a paper as read after a delay. The change is
    // durable, but has no log entry, and undone entries can still be redone.
    Result<> performUnlogged(const std::function<Result<>()> &change);
    // Undoes the newest entry that is not undone, or all entries down to the given one. Error if there is
    // nothing to undo.
    Result<EditOutcome> undo();
    Result<QList<EditOutcome>> undoDownTo(EditId id);
    // Redoes the oldest undone entry, or all up to the given one.
    Result<EditOutcome> redo();
    Result<QList<EditOutcome>> redoUpTo(EditId id);

    // Returns the entries, newest first.
    Result<QList<Edit>> history(int limit);
    // The papers changed by each of these entries, by their current numbers, at most `most` of each; none for
    // a missing or damaged entry.
    Result<QList<QList<PaperId>>> papersOf(const QList<EditId> &entries, int most);
    // The entries that undo() and redo() would act on.
    Result<std::optional<Edit>> nextUndo();
    Result<std::optional<Edit>> nextRedo();

    // The limits are stored in the library and apply to all programs that write to it. Setting them trims the
    // log at once.
    Result<EditLimits> limits();
    Result<> setLimits(const EditLimits &limits);

    // The connection, for readers of user data outside Library. Belongs to the library's thread.
    Connection &connection() { return m_connection; }

private:
    Result<std::optional<Edit>> entry(const char *sql);
    Result<QByteArray> changesOf(EditId id, bool undoing);
    Result<EditOutcome> step(bool undoing);
    // Merges a change into the entry; true if their combined effect is empty.
    Result<bool> join(const Edit &entry, const QByteArray &changeset);
    Result<> applyMarks(const QByteArray &changeset);
    // Updates counters, index and other derived data after a changeset was applied.
    Result<int> updateDerived(const QByteArray &changeset);
    Result<> dropUnlistedData(const QSet<qint64> &papers, int *dropped);
    Result<> trim(int mostByAge); // negative: any number

    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern

// Reads the rows of a changeset: their values before and after, and their meaning for authors and papers.
// operation is the result of sqlite3changeset_op(): SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
// Debian's SQLite has the session extension; its header declares it only with these macros.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

namespace lectern
{

// Returns a value of a change: the new one if it exists, else the old one.
sqlite3_value *valueAt(sqlite3_changeset_iter *at, int operation, int column);

// Returns by how much a change increases or decreases a 0/1 column.
int difference(sqlite3_changeset_iter *at, int operation, int column);

// Collects the authors affected by a change of this user-data table.
void noteAuthors(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                 AuthorLinker::Changes *changes);

// Returns the decisions in a changeset that merge two papers, whether it adds or removes them.
Result<QList<PaperDecision>> joinsIn(const Connection &connection, const QByteArray &changeset);

} // namespace lectern
