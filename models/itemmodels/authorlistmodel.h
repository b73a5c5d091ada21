#pragma once
// The list of authors: knows every row of an order, holds few of them.
#include "models/core/ids.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "rowpages.h"

#include <QAbstractTableModel>

namespace lectern
{

// Cells arrive a page at a time around what a view asks for; until then they read "…".
class AuthorListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Papers, HIndex, Citations, Novelty, AiScore, FirstYear, LastYear, ColumnCount };
    Q_ENUM(Column)
    enum Role { IdRole = Qt::UserRole };

    static constexpr int PageSize = RowPages<AuthorListRow>::PageSize; // rows a request

    explicit AuthorListModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    // Shows these authors. The same ones in the same order keep selection and scrolling; only their figures
    // are read anew. first: the rows of the first page.
    void setOrder(const QList<AuthorId> &ids, const QList<AuthorListRow> &first);
    // The answer to pageNeeded; one to an older order is dropped.
    void insertPage(quint64 generation, int page, const QList<AuthorListRow> &rows);
    void dropPage(quint64 generation, int page);

    AuthorId idAt(int row) const; // None outside the list
    // The row if it is here; asks for its page otherwise and returns null. Valid until the next change.
    const AuthorListRow *rowAt(int row) const;
    bool isComplete() const { return m_rows.isComplete(); }

    static AuthorOrder::Key orderKey(Column column);

signals:
    // A view wants these rows. Answer with insertPage or dropPage.
    void pageNeeded(quint64 generation, int page, const QList<lectern::AuthorId> &ids) const;

private:
    QVariant cell(const AuthorListRow &row, int column) const;
    QString sentence(const AuthorListRow &row) const;

    QList<AuthorId> m_ids;
    RowPages<AuthorListRow> m_rows;
};

} // namespace lectern
