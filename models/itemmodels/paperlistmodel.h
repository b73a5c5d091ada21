#pragma once
// Item model of papers: holds all rows of a result as ids but only some of the data.
#include "models/core/marks.h"
#include "models/core/query/query.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"
#include "rowpages.h"

#include <QAbstractTableModel>
#include <optional>

namespace lectern
{

// value: 0 or 1, or a number of stars.
void setMark(PaperRow &row, Mark mark, int value);

// Shows one ResultSet. Cells are loaded one page at a time around the requested rows; until then they show
// "…". Do not wrap it in a sort or filter proxy: the query defines order and filter.
class PaperListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    // Names for the positions in paperColumns() that code refers to; a column does not need one.
    enum Column {
        Score,
        Category,
        Date,
        Title,
        Authors,
        Code,
        Bookmark,
        Unread,
        Rating,
        Venue,
        Tags,
        Citations,
        Added,
        Note,
        Source,
        Files
    };
    Q_ENUM(Column)
    enum Role { IdRole = Qt::UserRole, RowRole };

    static constexpr int PageSize = RowPages<PaperRow>::PageSize; // rows per request
    static constexpr int CachedPages = RowPages<PaperRow>::CachedPages;

    explicit PaperListModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    // Shows another result with a model reset. rows: content of firstPage, if any, so that a query change
    // paints only once. The caller cancels pending requests.
    void setResult(ResultSetPtr result, int firstPage = 0, const QList<PaperRow> &rows = {});
    // Reply to pageNeeded. A page that is not pending is ignored.
    void insertPage(int page, const QList<PaperRow> &rows);
    // Marks a request as failed. The page is requested again when a view needs it.
    void dropPage(int page) { m_rows.drop(page); }
    // Reloads painted rows after a change other than marks.
    void invalidateRows();
    // Updates a mark in cached rows after it was written. value: 0 or 1, or a number of stars.
    void setMark(const QList<PaperId> &ids, Mark mark, int value);

    const ResultSetPtr &result() const { return m_result; }
    PaperId idAt(int row) const; // None if row is out of range
    int rowOf(PaperId id) const; // -1 if it is not in the result
    // Returns the row if it is loaded; otherwise requests its page and returns null. Valid until the next
    // model change.
    const PaperRow *rowAt(int row) const;
    // Sets whether papers can be dropped between rows, because the list has a manual order.
    void setOrderable(bool orderable) { m_orderable = orderable; }
    bool isOrderable() const { return m_orderable; }
    bool isComplete() const { return m_rows.isComplete(); } // no request is pending

signals:
    // Requests rows. Reply with insertPage or dropPage and the same page.
    void pageNeeded(int page, const QList<lectern::PaperId> &ids) const;
    // Papers were dropped before this one; None: at the end. The model has not changed yet.
    void papersDropped(const QList<lectern::PaperId> &papers, lectern::PaperId before);

private:
    ResultSetPtr m_result;
    bool m_orderable = false;
    RowPages<PaperRow> m_rows;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::PaperRow)

namespace lectern
{

// A paper with all its user data.

struct WholePaper {
    PaperDetail detail;
    PaperWork work;
};

// Reads the paper on the library's thread. Error when something cannot be read, for example because the paper
// no longer exists.
Result<WholePaper> readWholePaper(Library &library, PaperId id);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::WholePaper)
