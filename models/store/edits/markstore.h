#pragma once
// Bookmarks and read marks of papers.
#include "editlog.h"

namespace lectern
{

class MarkStore
{
public:
    MarkStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }
    // Writes one log entry for all papers; unlisted papers are skipped.
    Result<Edit> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<Edit> setRead(const QList<PaperId> &ids, bool on);
    // Toggles the mark: off if all of these papers have it, otherwise on. Returns the new state.
    Result<bool> toggleBookmarked(const QList<PaperId> &ids);
    Result<bool> toggleRead(const QList<PaperId> &ids);
    // Marks a paper as read because it was displayed long enough: as durable as an edit, but not logged.
    Result<> noteRead(PaperId id);
    // Marks the papers with these ids as read or unread, as part of an import or of its undo: not logged.
    Result<> noteRead(PaperId first, PaperId last, bool on);
    Result<PaperId> newestPaper() const; // with the largest id; None if there is no paper

private:
    // Whether all listed papers among these have the mark; false if there are none.
    Result<bool> areBookmarked(const QList<PaperId> &ids);
    Result<bool> areRead(const QList<PaperId> &ids);
    Result<> write(const char *sql, const QList<PaperId> &ids);
    Result<bool> all(const char *sql, const QList<PaperId> &ids);

    Connection &m_connection;
    EditLog &m_log;
};

// Notes (Markdown) on papers and authors, and ratings of papers.

// Each change is one entry of the edit log and durable on return. Belongs to the connection's thread.
class NoteStore
{
public:
    NoteStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // The text of the note; empty: none.
    Result<QString> note(PaperId paper);
    Result<QString> note(AuthorId author);
    // Sets a note; empty text removes it. At most 1,000,000 characters. joining: the log entry in which
    // editing of this note began; the change is merged into it if it is still the newest.
    Result<Edit> setNote(PaperId paper, const QString &text, EditId joining = EditId::None);
    Result<Edit> setNote(AuthorId author, const QString &text, EditId joining = EditId::None);

    // 0 (none) to 5 stars.
    Result<int> rating(PaperId paper);
    Result<Edit> setRating(const QList<PaperId> &papers, int stars);

private:
    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
