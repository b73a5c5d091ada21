#pragma once
// The edit log. Every change a person makes is one entry, written in the same transaction as the change, so
// that it can be taken back at any later time, also after a restart. SQLite's session extension records what
// the rows were and what they became.
#include "models/core/marks.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

#include <QByteArray>
#include <QSet>

#include <functional>

namespace lectern
{

// What a change is called in the log.
struct EditLabel {
    EditKind kind = EditKind::Bookmark;
    QString subject;
};

// How long entries are kept: the newest `entries` of the last `days`. The last entry always stays.
struct EditLimits {
    int entries = 10'000;
    int days = 365;
};

class EditLog
{
public:
    EditLog(Connection &connection, SearchIndex &index);

    // Runs the change in one write transaction and logs what it did to the tables of a person's work; entries
    // that were undone can then no longer be redone. A change that changes nothing leaves no entry. After an
    // Error nothing has changed. Durable when this returns; the edit's id is None when nothing changed.
    // joining: if this is still the newest entry and is not undone, the change becomes a part of it instead
    // of an entry of its own, as the pauses while one writes a note do. Both must be about the same papers.
    // The entry goes when nothing is left of it.
    Result<Edit> perform(const EditLabel &label, const std::function<Result<>()> &change,
                         EditId joining = EditId::None);
    // Does the same for what nobody did by hand, such as a paper that counts as read after a while: durable,
    // but without an entry, and what was undone can still be redone.
    Result<> performUnlogged(const std::function<Result<>()> &change);
    // Takes back the newest entry that is not undone, or all entries down to a given one. An Error when there
    // is nothing to undo.
    Result<EditOutcome> undo();
    Result<QList<EditOutcome>> undoDownTo(EditId id);
    // Makes the oldest undone entry again, or all up to a given one.
    Result<EditOutcome> redo();
    Result<QList<EditOutcome>> redoUpTo(EditId id);

    // Newest first.
    Result<QList<Edit>> history(int limit);
    // The papers that each of these entries changed, by the numbers they have now, at most so many of each;
    // none of an entry that is gone or damaged.
    Result<QList<QList<PaperId>>> papersOf(const QList<EditId> &entries, int most);
    // What undo() and redo() would act on.
    Result<std::optional<Edit>> nextUndo();
    Result<std::optional<Edit>> nextRedo();

    // The limits are kept in the library, for all programs that write to it. Setting them trims the log at
    // once.
    Result<EditLimits> limits();
    Result<> setLimits(const EditLimits &limits);

    // The connection, for readers of a person's work that stand beside Library. Belongs to the library's
    // thread.
    Connection &connection() { return m_connection; }

    // The tables of a person's work, whose changes are recorded. Each has a primary key.
    static const QList<QByteArray> &tables();

private:
    Result<std::optional<Edit>> entry(const char *sql);
    Result<QByteArray> changesOf(EditId id, bool undoing);
    Result<EditOutcome> step(bool undoing);
    // Adds a change to the entry; true when nothing is left of both.
    Result<bool> join(const Edit &entry, const QByteArray &changeset);
    Result<> applyMarks(const QByteArray &changeset);
    // Brings counters, index and everything else that follows from the tables in line with an applied
    // changeset.
    Result<int> followChanges(const QByteArray &changeset);
    Result<> dropUnfindable(const QSet<qint64> &papers, int *dropped);
    Result<> trim(int mostByAge); // below zero: any number

    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
