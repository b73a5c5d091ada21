#pragma once
// The papers as a table with one column per value.
#include "models/core/ids.h"
#include "models/core/query/query.h"
#include "paperviews.h"

#include <QHeaderView>
#include <QSet>
#include <QStringListModel>
#include <QTableView>

class QMimeData;

namespace lectern
{

// Header clicks change the query's sort order; there is no proxy. Columns can be moved, resized, hidden and
// shown (header menu, or the menu key). The title column gets the remaining width, with a readable minimum.
class PaperTableView final : public InputAwareView<QTableView>
{
    Q_OBJECT
public:
    explicit PaperTableView(QWidget *parent = nullptr);

    void setUp(); // after setModel: column widths and header
    // Sets whether the table is visible. Qt's vertical header stores data per row and rebuilds it with every
    // result, which costs tens of milliseconds for millions of rows. A hidden table therefore has no model
    // rows in the header.
    void setInUse(bool inUse);
    void showSort(const SortOrder &sort);
    // Returns visibility, position and width of the columns, for the settings; empty until the user changes
    // them. setColumns() ignores an invalid state.
    QByteArray columns() const { return m_chosen ? horizontalHeader()->saveState() : QByteArray(); }
    void setColumns(const QByteArray &state);
    // Sets columns that are empty for nearly all papers of the library; they are hidden until the user shows
    // them.
    void setIdle(const QSet<int> &columns);
    void setRowPixels(int pixels);
    // Scrolls only vertically.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString &) override { }

protected:
    // A row that becomes current without a key or click is selected alone, regardless of pressed modifiers.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void startDrag(Qt::DropActions supported) override;
    void resizeEvent(QResizeEvent *event) override;

signals:
    void sortChosen(const lectern::SortOrder &order);
    // Emitted when a drag begins. Receivers may add to the data, also during the drag. It is deleted
    // afterwards.
    void dragBegins(const QList<lectern::PaperId> &papers, QMimeData *data);

private:
    void headerClicked(int column);
    void showHeaderMenu(const QPoint &position);
    void arrange();
    void hideIdle();
    void stretchTitle();
    SortOrder m_sort;
    QStringListModel m_noRows;
    QSet<int> m_idle;
    bool m_stretching = false; // the widths are being adjusted automatically
    bool m_chosen = false; // the user has changed the columns
};

} // namespace lectern
