#pragma once
// The list of papers: knows every row of a result, holds few of them.
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

// value: 0 or 1, or stars.
void setMark(PaperRow &row, Mark mark, int value);

// Shows one ResultSet. Cells arrive a page at a time around what a view asks for; until then they read "…".
// Never wrapped by a sorting or filtering proxy: order and filter are the query's.
class PaperListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
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
        Files,
        ColumnCount // kept in settings by number: append, never reorder
    };
    Q_ENUM(Column)
    enum Role { IdRole = Qt::UserRole, RowRole };

    static constexpr int PageSize = RowPages<PaperRow>::PageSize; // rows a request
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

    // Shows another result: a model reset and a new generation. rows, if any, are those of the page
    // firstPage, so that a change of the query paints once and not twice.
    void setResult(ResultSetPtr result, int firstPage = 0, const QList<PaperRow> &rows = {});
    // The answer to pageNeeded. An answer to an older generation is dropped.
    void insertPage(quint64 generation, int page, const QList<PaperRow> &rows);
    // The page could not be read; it will be asked for again when a view wants it.
    void dropPage(quint64 generation, int page);
    // What rows show besides marks has changed: those that are painted are read again.
    void doubtRows();
    // Patches a mark of cached rows after it was written. value: 0 or 1, or stars.
    void setMark(const QList<PaperId> &ids, Mark mark, int value);

    const ResultSetPtr &result() const { return m_result; }
    PaperId idAt(int row) const; // None outside the result
    int rowOf(PaperId id) const; // -1 when it is not in the result
    // The row if it is here; asks for its page otherwise and returns null. Valid until the next change of the
    // model.
    const PaperRow *rowAt(int row) const;
    // Whether papers can be dropped between rows: the rows are in a person's own order.
    void setOrderable(bool orderable) { m_orderable = orderable; }
    bool isOrderable() const { return m_orderable; }
    bool isComplete() const { return m_rows.isComplete(); } // no page is under way

    // The order a click on this column's header asks for; nothing where papers have no order by it.
    static std::optional<SortOrder::Key> sortKey(Column column);
    static bool isNumber(Column column)
    {
        return column == Score || column == Citations;
    } // stands at the right

signals:
    // A view wants these rows. Answer with insertPage or dropPage and the same generation and page.
    void pageNeeded(quint64 generation, int page, const QList<lectern::PaperId> &ids) const;
    // Papers were dropped before this one; None: behind the last. Nothing has changed yet.
    void papersDropped(const QList<lectern::PaperId> &papers, lectern::PaperId before);

private:
    QVariant cell(const PaperRow &row, int column) const;

    ResultSetPtr m_result;
    bool m_orderable = false;
    RowPages<PaperRow> m_rows;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::PaperRow)
