#pragma once
// Notes (Markdown) on papers and authors, and ratings of papers.
#include "editlog.h"

namespace lectern
{

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
