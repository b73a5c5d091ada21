#pragma once
// Highlights in files: text range, colour and note. They belong to the paper and move with it; each change is
// an entry of the edit log.
#include "editlog.h"
#include "models/core/papermarks.h"
#include "models/core/query/query.h"
#include "models/core/result.h"
#include "models/formats/bib/bibformats.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// Belongs to the connection's thread.
class HighlightStore
{
public:
    HighlightStore(Connection &connection, EditLog &log, SearchIndex &index)
        : m_connection(connection), m_log(log), m_index(index)
    {
    }

    // The highlights of a paper in all of its files, in reading order.
    Result<QList<Highlight>> of(PaperId paper);
    Result<int> countOf(PaperId paper);
    // The highlights of these papers, in this order; papers without any, and those in the trash, are left
    // out.
    Result<QList<HighlightedPaper>> ofPapers(const QList<PaperId> &papers, const Cancelled &cancelled = {});
    // The highlights of the papers that a query finds, in its order.
    Result<QList<HighlightedPaper>> found(const Query &query, const Cancelled &cancelled = {});

    // Adds highlights to a listed paper. Missing made, edited and id are filled in; existing highlights are
    // skipped. Error if one of them highlights nothing.
    Result<Edit> add(PaperId paper, const QList<Highlight> &highlights);
    // Sets colour and note of a highlight. joining: see EditLog::perform().
    Result<Edit> change(PaperId paper, const QString &id, int colour, const QString &comment,
                        EditId joining = EditId::None);
    Result<Edit> remove(PaperId paper, const QStringList &ids);

private:
    Result<QString> subjectOf(PaperId paper, const QString &id) const;

    Connection &m_connection;
    EditLog &m_log;
    SearchIndex &m_index;
};

// Rows of the table highlight.

// The columns that highlightIn() reads, in their order.
#define LECTERN_HIGHLIGHT_COLUMNS                                                                            \
    "h.id, h.hash, h.quote, h.before, h.after, h.boxes, h.colour, h.remark, h.made, h.edited"

// The highlight in a row, starting at this column. Values outside the limits are clamped.
Highlight highlightIn(const Statement &row, int first);

// Writes a highlight of a paper. An existing one with the same id is kept, unless this one was edited later.
class HighlightWriter
{
public:
    explicit HighlightWriter(const Connection &connection);
    Result<> write(qint64 paper, const Highlight &highlight);

private:
    Statement m_write;
};

// Sorts highlights in reading order.
void sortByPlace(QList<Highlight> *highlights);

} // namespace lectern
