#include "paperviews.h"

#include "models/itemmodels/display.h"
#include "paperrowsview.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QHash>
#include <QPointer>
#include <QWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// One paper as an accessible item. Valid until the rows of its list change.
class AccessiblePaper final : public QAccessibleInterface,
                              public QAccessibleTableCellInterface,
                              public QAccessibleActionInterface
{
public:
    AccessiblePaper(PaperRowsView &view, int row) : m_view(&view), m_row(row) { }

    int row() const { return m_row; }

    bool isValid() const override { return m_view && index().isValid(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override { }

    QString text(QAccessible::Text text) const override
    {
        if (!isValid())
            return {};
        if (text == QAccessible::Name)
            return index().data(Qt::AccessibleTextRole).toString();
        if (text == QAccessible::Description)
            return QApplication::translate("AccessiblePapers", "%1 of %2")
                .arg(numberText(m_row + 1), papersText(m_view->model()->rowCount()));
        return {};
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect shown = m_view->visualRect(index());
        return {m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selectable = state.multiSelectable = state.extSelectable = state.focusable = true;
        state.selected = m_view->selectionModel()->isRowSelected(m_row);
        state.focused = m_view->hasFocus() && m_view->currentIndex().row() == m_row;
        const bool isSeen = m_view->viewport()->rect().intersects(m_view->visualRect(index()));
        state.invisible = !m_view->isVisible();
        state.offscreen = !isSeen;
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface *>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface *>(this);
        return nullptr;
    }

    // A list is a table with one column.
    bool isSelected() const override { return isValid() && m_view->selectionModel()->isRowSelected(m_row); }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return 0; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    // Activating a paper shows it.
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_view->setCurrentIndex(index());
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QModelIndex index() const
    {
        return m_view->model() ? m_view->model()->index(m_row, m_view->modelColumn()) : QModelIndex();
    }

    QPointer<PaperRowsView> m_view;
    int m_row;
};

class AccessiblePapers final : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit AccessiblePapers(PaperRowsView &view) : QAccessibleWidget(&view, QAccessible::List), m_view(view)
    {
    }
    ~AccessiblePapers() override { forget(); }
    Q_DISABLE_COPY_MOVE(AccessiblePapers)

    int childCount() const override { return rowCount(); }
    QAccessibleInterface *child(int row) const override
    {
        if (row < 0 || row >= rowCount())
            return nullptr;
        if (const auto known = m_items.constFind(row); known != m_items.cend())
            return QAccessible::accessibleInterface(*known);
        auto *item = new AccessiblePaper(m_view, row);
        m_items.insert(row, QAccessible::registerAccessibleInterface(item));
        return item;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *item = dynamic_cast<const AccessiblePaper *>(child);
        return item ? item->row() : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(m_view.indexAt(m_view.viewport()->mapFromGlobal(QPoint(x, y))).row());
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_view.hasFocus() ? child(m_view.currentIndex().row()) : nullptr;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return column == 0 ? child(row) : nullptr;
    }
    int selectedCellCount() const override { return selectedRowCount(); }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        QList<QAccessibleInterface *> cells;
        for (const int row : selectedRows())
            cells.append(child(row));
        return cells;
    }
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override
    {
        int rows = 0;
        for (const QItemSelectionRange &range : m_view.selectionModel()->selection())
            rows += range.height();
        return rows;
    }
    int columnCount() const override { return 1; }
    int rowCount() const override { return m_view.model() ? m_view.model()->rowCount() : 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override
    {
        QList<int> rows;
        for (const QItemSelectionRange &range : m_view.selectionModel()->selection())
            for (int row = range.top(); row <= range.bottom(); ++row)
                rows.append(row);
        return rows;
    }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int row) const override { return m_view.selectionModel()->isRowSelected(row); }
    bool selectRow(int row) override { return select(row, QItemSelectionModel::ClearAndSelect); }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int row) override { return select(row, QItemSelectionModel::Deselect); }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *event) override
    {
        if (event->modelChangeType() != QAccessibleTableModelChangeEvent::DataChanged)
            forget();
    }

private:
    bool select(int row, QItemSelectionModel::SelectionFlags how)
    {
        const QModelIndex index =
            m_view.model() ? m_view.model()->index(row, m_view.modelColumn()) : QModelIndex();
        if (!index.isValid())
            return false;
        m_view.selectionModel()->select(index, how | QItemSelectionModel::Rows);
        return true;
    }
    // Call when the rows have changed.
    void forget()
    {
        for (const QAccessible::Id id : std::as_const(m_items))
            QAccessible::deleteAccessibleInterface(id);
        m_items.clear();
    }

    PaperRowsView &m_view;
    mutable QHash<int, QAccessible::Id> m_items;
};

QAccessibleInterface *accessiblePapers(const QString &, QObject *object)
{
    auto *view = qobject_cast<PaperRowsView *>(object);
    return view ? new AccessiblePapers(*view) : nullptr;
}

} // namespace

void makePapersAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(accessiblePapers);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace lectern
