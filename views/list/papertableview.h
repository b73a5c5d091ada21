#pragma once
// The papers as a table with a column a value.
#include "inputawareview.h"
#include "models/core/ids.h"
#include "models/core/query/query.h"

#include <QSet>
#include <QStringListModel>
#include <QTableView>

class QMimeData;

namespace lectern
{

// Sorting by a header click is a query, never a proxy. Columns can be moved, resized, hidden and shown
// (header menu, or the menu key on the table). The title takes what the others leave, but stays wide enough
// to be read.
class PaperTableView final : public InputAwareView<QTableView>
{
    Q_OBJECT
public:
    explicit PaperTableView(QWidget *parent = nullptr);

    void setUp(); // after setModel: column widths and header
    // Whether it is looked at. Qt's header of the rows keeps something for each of them and makes all of it
    // anew with every result, tens of milliseconds for millions; so it has none while the table is not shown.
    void setInUse(bool inUse);
    void showSort(const SortOrder &sort);
    // Which columns there are, where and how wide, for the settings; empty while nobody has changed them. An
    // unreadable state changes nothing.
    QByteArray columns() const;
    void setColumns(const QByteArray &state);
    // Columns that next to no paper of the library has a value for: they are hidden until somebody shows
    // them.
    void setIdle(const QSet<int> &columns);
    void setRowPixels(int pixels);
    // Going to a row never moves the columns.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString &) override { }

protected:
    // A row that is made current by no key or click is chosen alone, whatever keys are held down meanwhile.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void startDrag(Qt::DropActions supported) override;
    void resizeEvent(QResizeEvent *event) override;

signals:
    void sortChosen(const lectern::SortOrder &order);
    // The data may be added to, also while the drag lasts; they go with it.
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
    bool m_stretching = false; // the sizes change by themselves
    bool m_chosen = false; // somebody has changed the columns
};

} // namespace lectern
