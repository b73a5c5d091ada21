#pragma once
// Words of files that a person marked: which, in what colour, and what they said of them. It belongs to the
// paper, goes where the paper goes, and every change of it is an entry of the edit log.
#include "editlog.h"
#include "models/core/cancelled.h"
#include "models/core/query/query.h"
#include "models/formats/bib/highlightlist.h"

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

    // The highlights of a paper in all of its files, in the order in which they stand there.
    Result<QList<Highlight>> of(PaperId paper);
    Result<int> countOf(PaperId paper);
    // Those of these papers, in this order; papers without any are left out, as are those in the bin.
    Result<QList<HighlightedPaper>> ofPapers(const QList<PaperId> &papers, const Cancelled &cancelled = {});
    // Those of the papers that a query finds, in its order.
    Result<QList<HighlightedPaper>> found(const Query &query, const Cancelled &cancelled = {});

    // Adds highlights to a paper in the list. made, edited and id are filled in where they are missing;
    // those that are there already are passed over. An Error where one of them marks nothing.
    Result<Edit> add(PaperId paper, const QList<Highlight> &highlights);
    // Gives a highlight this colour and this remark. joining: as EditLog::perform() has it.
    Result<Edit> change(PaperId paper, const QString &id, int colour, const QString &remark,
                        EditId joining = EditId::None);
    Result<Edit> remove(PaperId paper, const QStringList &ids);

private:
    Result<QString> subjectOf(PaperId paper, const QString &id) const;

    Connection &m_connection;
    EditLog &m_log;
    SearchIndex &m_index;
};

} // namespace lectern
