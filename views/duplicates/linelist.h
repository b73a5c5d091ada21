#pragma once
// A list whose rows are a title and two quieter lines.
#include <QAbstractListModel>
#include <QColor>
#include <QListView>
#include <QStyledItemDelegate>

namespace lectern
{

struct LineItem {
    QString title, second, third;
    bool italic = false; // the title stands for one that is missing
    QColor stripe = {}; // at its edge; invalid: none
    QString about = {}; // what the stripe says, for a screen reader
    bool operator==(const LineItem &) const = default;
};

class LineModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setItems(const QList<LineItem> &items);
    const LineItem *itemAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<LineItem> m_items;
};

// Return and double click choose a row.
class LineList final : public QListView
{
    Q_OBJECT
public:
    explicit LineList(const QString &accessibleName, QWidget *parent = nullptr);
    LineModel &lines() { return *m_lines; }
    int currentRow() const { return currentIndex().row(); } // -1: none
    void selectRow(int row);

signals:
    void chosen(int row);
    void currentRowChanged(int row); // -1: none

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    LineModel *m_lines;
};

class LineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace lectern
