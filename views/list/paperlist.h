#pragma once
// The paper list, as rows or as a table, or an empty state.
#include "models/itemmodels/paperlistmodel.h"
#include "models/itemmodels/querystate.h"
#include "papertableview.h"
#include "views/style/colors.h"
#include "views/style/theme.h"

#include <QWidget>

class QAbstractItemView;
class QStackedWidget;
class QItemSelectionModel;
class QMimeData;

namespace lectern
{

class EmptyState;
class PaperCellDelegate;
class PaperRowDelegate;
class PaperRowsView;

class PaperList final : public QWidget
{
    Q_OBJECT
public:
    explicit PaperList(PaperListModel &model, QWidget *parent = nullptr);

    void setTable(bool table);
    bool isTable() const { return m_table; }
    void setDensity(Density density);
    void showQuery(const QueryState &query);
    // Shows a new result: makes the row current, and keeps a multiple selection if the query is unchanged.
    void showResult(int row);
    // Makes the row current and visible; -1: none. byUser: false if a new result selects the row.
    void selectRow(int row, bool byUser);
    void step(int by); // to the next or previous paper
    // Selects these papers, if they are listed, in addition to the current one.
    void selectPapers(const QList<PaperId> &papers);

    int currentRow() const;
    PaperId currentPaper() const { return m_model.idAt(currentRow()); }
    QList<PaperId> selectedPapers() const;
    int selectedCount() const;
    QList<QPair<int, int>> selectedRows() const; // ranges (first, last); ascending, without overlap
    // Returns the single selected paper, otherwise the current one; None if several are selected.
    PaperId paperToRead() const;
    QAbstractItemView *view() const; // the visible view
    EmptyState &emptyState() { return *m_empty; }
    void showEmpty(bool empty);

    // Saves column widths, order and visibility of the table.
    QByteArray saveColumns() const { return m_tableView->columns(); }
    // see PaperTableView::setIdle()
    void setIdleColumns(const QSet<int> &columns) { m_tableView->setIdle(columns); }
    void restoreColumns(const QByteArray &state) { m_tableView->setColumns(state); }
    // Returns the row at the top of the view, which is restored at the next start.
    int topRow() const;
    void scrollToTopRow(int row);

signals:
    // Emitted when the result of paperToRead() changed. byUser: false if a new result changed it.
    void currentPaperChanged(lectern::PaperId id, bool byUser);
    void selectionChanged();
    void activated(); // by a double click or Return
    void bookmarkClicked(lectern::PaperId id, bool on);
    void readClicked(lectern::PaperId id, bool on);
    void sortChosen(const lectern::SortOrder &order);
    void contextMenuRequested(const QPoint &globalPosition);
    // Emitted when a drag begins. Receivers may add to the data, also during the drag. It is deleted
    // afterwards.
    void dragBegins(const QList<lectern::PaperId> &papers, QMimeData *data);

private:
    void connectSelection();
    void keepSelection();
    void centreIfMoved(int from);
    void showWords();

    PaperListModel &m_model;
    QItemSelectionModel *m_selection;
    QStackedWidget *m_stack;
    PaperRowsView *m_rows;
    PaperTableView *m_tableView;
    PaperRowDelegate *m_rowDelegate;
    PaperCellDelegate *m_cellDelegate;
    EmptyState *m_empty;
    bool m_table = false;
    bool m_byUser = false; // a command selects a row for the user
    QueryNode m_question, m_answered; // current query, and query of the shown rows
    QList<PaperId> m_kept; // several papers selected in the previous result
    bool m_isAsked = false; // the shown result belongs to another query than the previous one
};

} // namespace lectern
