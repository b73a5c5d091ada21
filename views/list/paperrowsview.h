#pragma once
// A list of uniform two-line rows that costs the same with a hundred papers and with three million.
#include "inputawareview.h"
#include "models/core/ids.h"

#include <QListView>

class QMimeData;

namespace lectern
{

// A QListView (so that assistive technology sees a list) whose layout is arithmetic: row n stands at n times
// the row height. Nothing is ever laid out, measured or asked for but what is painted.
class PaperRowsView final : public InputAwareView<QListView>
{
    Q_OBJECT
public:
    explicit PaperRowsView(QWidget *parent = nullptr);

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;
    // Letters are commands; a search by typing would read every row.
    void keyboardSearch(const QString &) override { }

protected:
    // A row that is made current by no key or click is chosen alone, whatever keys are held down meanwhile.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void paintEvent(QPaintEvent *event) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    int verticalOffset() const override;
    int horizontalOffset() const override { return 0; }
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndexList selectedIndexes() const override;
    void focusInEvent(QFocusEvent *event) override;

signals:
    // The data may be added to, also while the drag lasts; they go with it.
    void dragBegins(const QList<lectern::PaperId> &papers, QMimeData *data);

private:
    int rows() const { return model() ? model()->rowCount(rootIndex()) : 0; }
    QRect rowRect(int row) const;
    void sayCurrent(); // to a screen reader
    int dropRow() const; // the row before which a drop would put something; -1: nowhere
    int m_rowHeight = 1;
    QPoint m_dropAt{-1, -1};
};

} // namespace lectern
