#pragma once
// A list of uniform two-line rows whose cost is independent of the number of papers (up to three million).
#include "models/core/ids.h"
#include "paperviews.h"

#include <QListView>
#include <QScrollBar>

class QMimeData;

namespace lectern
{

// A QListView, so that assistive technology sees a list, with arithmetic layout: row n is at n times the row
// height. Only painted rows are laid out or requested.
class PaperRowsView final : public InputAwareView<QListView>
{
    Q_OBJECT
public:
    explicit PaperRowsView(QWidget *parent = nullptr);

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;
    // Letters are commands; a type-ahead search would read every row.
    void keyboardSearch(const QString &) override { }

protected:
    // A row that becomes current without a key or click is selected alone, regardless of pressed modifiers.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void paintEvent(QPaintEvent *event) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int, int dy) override { viewport()->scroll(0, dy); }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    int verticalOffset() const override { return verticalScrollBar()->value(); }
    int horizontalOffset() const override { return 0; }
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndexList selectedIndexes() const override;
    void focusInEvent(QFocusEvent *event) override;

signals:
    // Emitted when a drag begins. Receivers may add to the data, also during the drag. It is deleted
    // afterwards.
    void dragBegins(const QList<lectern::PaperId> &papers, QMimeData *data);

private:
    int rows() const { return model() ? model()->rowCount(rootIndex()) : 0; }
    QRect rowRect(int row) const;
    void announceCurrent(); // announces the row to screen readers
    int dropRow() const; // the row before which a drop inserts; -1: no drop possible
    int m_rowHeight = 1;
    QPoint m_dropAt{-1, -1};
};

} // namespace lectern
