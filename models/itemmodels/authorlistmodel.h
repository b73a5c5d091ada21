#pragma once
// Item model of authors: holds all ids of an order but only some of the rows.
#include "models/core/ids.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "rowpages.h"

#include <QAbstractTableModel>

namespace lectern
{

// Rows are loaded one page at a time around the requested rows. Until then cells show "…".
class AuthorListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Papers, HIndex, Citations, Novelty, AiScore, FirstYear, LastYear, ColumnCount };
    Q_ENUM(Column)
    enum Role { IdRole = Qt::UserRole };

    static constexpr int PageSize = RowPages<AuthorListRow>::PageSize; // rows per request

    explicit AuthorListModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    // Sets the authors and the rows of the first page. If the ids are unchanged, selection and scroll
    // position remain and only the figures are reloaded. The caller cancels pending requests.
    void setOrder(const QList<AuthorId> &ids, const QList<AuthorListRow> &first);
    // Reply to pageNeeded. A page that is not pending is ignored.
    void insertPage(int page, const QList<AuthorListRow> &rows);
    // Marks a request as failed. The page is requested again when a view needs it.
    void dropPage(int page) { m_rows.drop(page); }

    AuthorId idAt(int row) const; // None if row is out of range
    // Returns the row if it is loaded; otherwise requests its page and returns null. Valid until the next
    // change.
    const AuthorListRow *rowAt(int row) const;
    bool isComplete() const { return m_rows.isComplete(); }

    static AuthorOrder::Key orderKey(Column column);

signals:
    // Requests rows. Reply with insertPage or dropPage.
    void pageNeeded(int page, const QList<lectern::AuthorId> &ids) const;

private:
    QVariant cell(const AuthorListRow &row, int column) const;
    QString sentence(const AuthorListRow &row) const;

    QList<AuthorId> m_ids;
    RowPages<AuthorListRow> m_rows;
};

} // namespace lectern
