#pragma once
// The papers as a table with a column a value.
#include "models/core/ids.h"
#include "models/core/query/query.h"

#include <QStringListModel>
#include <QTableView>

class QMimeData;

namespace lectern
{

// Sorting by a header click is a query, never a proxy. Columns can be moved, resized and hidden (header
// menu).
class PaperTableView final : public QTableView
{
    Q_OBJECT
public:
    explicit PaperTableView(QWidget *parent = nullptr);

    void setUp(); // after setModel: column widths and header
    // Whether it is looked at. Qt's header of the rows keeps something for each of them and makes all of it
    // anew with every result, tens of milliseconds for millions; so it has none while the table is not shown.
    void setInUse(bool inUse);
    void showSort(const SortOrder &sort);
    void setRowPixels(int pixels);
    // Going to a row never moves the columns.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString &) override { }

protected:
    void startDrag(Qt::DropActions supported) override;

signals:
    void sortChosen(const lectern::SortOrder &order);
    // The data may be added to, also while the drag lasts; they go with it.
    void dragBegins(const QList<lectern::PaperId> &papers, QMimeData *data);

private:
    void headerClicked(int column);
    void showHeaderMenu(const QPoint &position);
    SortOrder m_sort;
    QStringListModel m_noRows;
};

} // namespace lectern
