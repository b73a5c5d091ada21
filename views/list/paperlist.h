#pragma once
// The list of papers, as rows or as a table, or what to do when there is none.
#include "models/itemmodels/paperlistmodel.h"
#include "models/itemmodels/querystate.h"
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
class PaperTableView;

class PaperList final : public QWidget
{
    Q_OBJECT
public:
    explicit PaperList(PaperListModel &model, QWidget *parent = nullptr);

    void setTable(bool table);
    bool isTable() const { return m_table; }
    void setDensity(Density density);
    void showQuery(const QueryState &query);
    // A new result is there: makes the row current, and keeps several selected papers selected where the
    // question is the one they were selected in.
    void showResult(int row);
    // Makes the row current and visible; -1: none. byPerson: not a mere consequence of a new result.
    void selectRow(int row, bool byPerson);
    void step(int by); // to the next or previous paper
    // Those of the papers that are shown, besides the current one.
    void selectPapers(const QList<PaperId> &papers);

    int currentRow() const;
    PaperId currentPaper() const;
    QList<PaperId> selectedPapers() const;
    int selectedCount() const;
    QList<QPair<int, int>> selectedRows() const; // runs, first and last; ascending, none twice
    // The one paper that is meant: the only one selected, or else the current one; None where several are.
    PaperId paperToRead() const;
    QAbstractItemView *view() const; // the one that is shown
    EmptyState &emptyState() { return *m_empty; }
    void showEmpty(bool empty);

    // Column widths, order and visibility of the table.
    QByteArray saveColumns() const;
    void setIdleColumns(const QSet<int> &columns); // PaperTableView::setIdle()
    void restoreColumns(const QByteArray &state);
    // The row at the top of the view, so that another start can show the same.
    int topRow() const;
    void scrollToTopRow(int row);

signals:
    // Another paper is to be read, as paperToRead() says. byPerson: chosen by hand; false: a result came in.
    void currentPaperChanged(lectern::PaperId id, bool byPerson);
    void selectionChanged();
    void activated(); // double click, Return
    void bookmarkClicked(lectern::PaperId id, bool on);
    void readClicked(lectern::PaperId id, bool on);
    void sortChosen(const lectern::SortOrder &order);
    void contextMenuRequested(const QPoint &globalPosition);
    // The data may be added to, also while the drag lasts; they go with it.
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
    bool m_byPerson = false; // a command or key of the window chooses a row for the person
    QueryNode m_question, m_answered; // what is asked, and what the rows are the answer to
    QList<PaperId> m_kept; // several papers that were selected in the result before
    bool m_isAsked = false; // the result shown is of another question than the one before
};

} // namespace lectern
