#include "paperrowsview.h"

#include "models/itemmodels/paperlistmodel.h"
#include "views/style/colors.h"

#include <QAccessible>
#include <QDragMoveEvent>
#include <QPainter>

namespace lectern
{

PaperRowsView::PaperRowsView(QWidget *parent) : InputAwareView(parent)
{
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows); // the table view shares the selection model
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setDragDropMode(DragDrop);
    setDragEnabled(true);
    setAcceptDrops(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAttribute(Qt::WA_Hover);
}

QRect PaperRowsView::rowRect(int row) const
{
    // 64 bits, because the rows of forty million papers do not fit in an int.
    const qint64 top = qint64(row) * m_rowHeight - verticalScrollBar()->value();
    return {0, int(qBound(qint64(-1'000'000'000), top, qint64(1'000'000'000))), viewport()->width(),
            m_rowHeight};
}

QRect PaperRowsView::visualRect(const QModelIndex &index) const
{
    return index.isValid() && index.column() == modelColumn() ? rowRect(index.row()) : QRect();
}

QModelIndex PaperRowsView::indexAt(const QPoint &point) const
{
    const qint64 y = qint64(point.y()) + verticalScrollBar()->value();
    const qint64 row = y < 0 ? -1 : y / m_rowHeight;
    return row >= 0 && row < rows() ? model()->index(int(row), modelColumn(), rootIndex()) : QModelIndex();
}

void PaperRowsView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    executeDelayedItemsLayout(); // after a reset the scroll bar still has the range of the previous result
    updateGeometries();
    const QRect rect = rowRect(index.row());
    const int height = viewport()->height();
    int by = 0;
    if (hint == PositionAtTop || (hint == EnsureVisible && rect.top() < 0))
        by = rect.top();
    else if (hint == PositionAtBottom || (hint == EnsureVisible && rect.bottom() >= height))
        by = rect.bottom() - height + 1;
    else if (hint == PositionAtCenter)
        by = rect.center().y() - height / 2;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by);
}

void PaperRowsView::doItemsLayout()
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int before = m_rowHeight;
    m_rowHeight = qMax(1, itemDelegate()->sizeHint(option, QModelIndex()).height());
    const int first = before > 1 ? verticalScrollBar()->value() / before : 0;
    const int rest = before > 1 ? verticalScrollBar()->value() % before : 0;
    updateGeometries();
    if (before > 1
        && before != m_rowHeight) // after a density or font change the same paper remains at the top
        verticalScrollBar()->setValue(first * m_rowHeight + rest);
    viewport()->update();
}

QItemSelectionModel::SelectionFlags PaperRowsView::selectionCommand(const QModelIndex &index,
                                                                    const QEvent *event) const
{
    return event ? QListView::selectionCommand(index, event)
                 : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
}

void PaperRowsView::updateGeometries()
{
    const int height = viewport()->height();
    const qint64 all = qint64(rows()) * m_rowHeight;
    verticalScrollBar()->setPageStep(height);
    verticalScrollBar()->setSingleStep(m_rowHeight);
    verticalScrollBar()->setRange(0, int(qBound(qint64(0), all - height, qint64(2'000'000'000))));
}

// QListView's implementation lays out every row.
// NOLINTBEGIN(bugprone-parent-virtual-call)
void PaperRowsView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    keepCurrentVisible(*this, *event);
}

void PaperRowsView::paintEvent(QPaintEvent *event)
{
    executeDelayedItemsLayout();
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int offset = verticalScrollBar()->value();
    const int first = (event->rect().top() + offset) / m_rowHeight;
    const int last = qMin(rows() - 1, (event->rect().bottom() + offset) / m_rowHeight);
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    const QModelIndex current = currentIndex();
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = model()->index(row, modelColumn(), rootIndex());
        QStyleOptionViewItem item = option;
        item.rect = rowRect(row);
        item.state.setFlag(QStyle::State_Selected, selectionModel()->isRowSelected(row, rootIndex()));
        item.state.setFlag(QStyle::State_HasFocus, hasFocus() && current.row() == row);
        item.state.setFlag(QStyle::State_MouseOver, viewport()->underMouse() && item.rect.contains(mouse));
        itemDelegate()->paint(&painter, item, index);
    }
    if (const int drop = dropRow(); drop >= 0)
        painter.fillRect(QRect(0, rowRect(drop).top() - 1, viewport()->width(), 2),
                         colorsOf(palette()).accent);
}

void PaperRowsView::startDrag(Qt::DropActions)
{
    // The base class would read every selected row.
    dragPapers(this, papersOf(*selectionModel(), *static_cast<PaperListModel *>(model())),
               [this](const QList<PaperId> &papers, QMimeData *mime) { emit dragBegins(papers, mime); });
}

int PaperRowsView::dropRow() const
{
    if (m_dropAt.x() < 0)
        return -1;
    const int y = m_dropAt.y() + verticalScrollBar()->value();
    return qBound(0, (y + m_rowHeight / 2) / m_rowHeight, rows());
}

void PaperRowsView::dragMoveEvent(QDragMoveEvent *event)
{
    QAbstractItemView::dragMoveEvent(event); // scrolls at the edges
    m_dropAt = event->isAccepted() ? event->position().toPoint() : QPoint(-1, -1);
    viewport()->update();
}

void PaperRowsView::dragLeaveEvent(QDragLeaveEvent *event)
{
    QAbstractItemView::dragLeaveEvent(event);
    m_dropAt = QPoint(-1, -1);
    viewport()->update();
}

void PaperRowsView::dropEvent(QDropEvent *event)
{
    m_dropAt = event->position().toPoint();
    const int row = dropRow();
    if (model()->canDropMimeData(event->mimeData(), event->dropAction(), row, 0, rootIndex())) {
        model()->dropMimeData(event->mimeData(), event->dropAction(), row < rows() ? row : -1, 0,
                              rootIndex());
        event->acceptProposedAction();
    }
    m_dropAt = QPoint(-1, -1);
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
}

QModelIndex PaperRowsView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = rows();
    if (count == 0)
        return {};
    const int page = qMax(1, viewport()->height() / m_rowHeight - 1);
    int row = currentIndex().isValid() ? currentIndex().row() : -1;
    switch (action) {
    case MoveUp:
    case MovePrevious:
    case MoveLeft:
        --row;
        break;
    case MoveDown:
    case MoveNext:
    case MoveRight:
        ++row;
        break;
    case MovePageUp:
        row -= page;
        break;
    case MovePageDown:
        row += page;
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = count - 1;
        break;
    }
    return model()->index(qBound(0, row, count - 1), modelColumn(), rootIndex());
}

void PaperRowsView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags)
{
    const QModelIndex top = indexAt(QPoint(0, rect.top())), bottom = indexAt(QPoint(0, rect.bottom()));
    const int last = bottom.isValid() ? bottom.row() : rows() - 1;
    if (!top.isValid() || last < top.row()) {
        selectionModel()->select(QItemSelection(), flags);
        return;
    }
    selectionModel()->select(
        QItemSelection(model()->index(top.row(), 0, rootIndex()), model()->index(last, 0, rootIndex())),
        flags | QItemSelectionModel::Rows);
}

QRegion PaperRowsView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const QRect span = rowRect(range.top()).united(rowRect(range.bottom()));
        region += span.intersected(viewport()->rect());
    }
    return region;
}

void PaperRowsView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QAbstractItemView::rowsInserted(parent, start, end);
    updateGeometries();
}

void PaperRowsView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                                const QList<int> &)
{
    viewport()->update(
        rowRect(topLeft.row()).united(rowRect(bottomRight.row())).intersected(viewport()->rect()));
}

void PaperRowsView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    announceCurrent();
}

void PaperRowsView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    announceCurrent();
}

void PaperRowsView::announceCurrent()
{
    if (QAccessible::isActive() && currentIndex().isValid() && hasFocus()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(currentIndex().row());
        QAccessible::updateAccessibility(&event);
    }
}

QModelIndexList PaperRowsView::selectedIndexes() const
{
    return selectionModel() ? selectionModel()->selectedRows(modelColumn()) : QModelIndexList();
}

// NOLINTEND(bugprone-parent-virtual-call)

} // namespace lectern
