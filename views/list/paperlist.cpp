#include "paperlist.h"

#include "models/itemmodels/highlight.h"
#include "paperrowdelegate.h"
#include "paperrowsview.h"
#include "paperviews.h"
#include "views/style/controls.h"
#include "views/style/emptystate.h"

#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

PaperList::PaperList(PaperListModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_stack(new QStackedWidget(this)), m_rows(new PaperRowsView(this)),
      m_tableView(new PaperTableView(this)), m_rowDelegate(new PaperRowDelegate(this)),
      m_cellDelegate(new PaperCellDelegate(this)), m_empty(new EmptyState(this))
{
    makePapersAccessible();
    m_rows->setObjectName(u"paperRows"_s);
    m_rows->setModel(&model);
    m_rows->setModelColumn(PaperListModel::Title);
    m_rows->setItemDelegate(m_rowDelegate);
    m_tableView->setObjectName(u"paperTable"_s);
    m_tableView->setModel(&model);
    m_tableView->setItemDelegate(m_cellDelegate);
    m_tableView->setUp();
    m_selection = m_rows->selectionModel();
    QItemSelectionModel *unused = m_tableView->selectionModel();
    m_tableView->setSelectionModel(m_selection);
    unused->deleteLater();
    m_tableView->setInUse(false);

    addWidgets(m_stack, {m_rows, m_tableView, m_empty});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);

    connectSelection();
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(m_rows), static_cast<QAbstractItemView *>(m_tableView)}) {
        view->setAccessibleName(tr("Papers"));
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QAbstractItemView::doubleClicked, this, &PaperList::activated);
        connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint &at) {
            emit contextMenuRequested(view->viewport()->mapToGlobal(at));
        });
    }
    for (const PaperDelegate *delegate : {static_cast<const PaperDelegate *>(m_rowDelegate),
                                          static_cast<const PaperDelegate *>(m_cellDelegate)}) {
        connect(delegate, &PaperDelegate::bookmarkClicked, this, [this](const QModelIndex &index) {
            if (const PaperRow *row = m_model.rowAt(index.row()))
                emit bookmarkClicked(row->id, !row->bookmarked);
        });
        connect(delegate, &PaperDelegate::unreadClicked, this, [this](const QModelIndex &index) {
            if (const PaperRow *row = m_model.rowAt(index.row()))
                emit readClicked(row->id, !row->read);
        });
    }
    connect(m_tableView, &PaperTableView::sortChosen, this, &PaperList::sortChosen);
    connect(m_tableView, &PaperTableView::dragBegins, this, &PaperList::dragBegins);
    connect(m_rows, &PaperRowsView::dragBegins, this, &PaperList::dragBegins);
    setFocusProxy(m_rows);
    setDensity(Density::Comfortable);
}

void PaperList::connectSelection()
{
    const auto notify = [this] {
        if (const PaperId paper = paperToRead(); paper != PaperId::None)
            emit currentPaperChanged(paper,
                                     m_byUser || m_rows->isHandlingInput() || m_tableView->isHandlingInput());
    };
    connect(m_selection, &QItemSelectionModel::currentRowChanged, this, notify);
    connect(m_selection, &QItemSelectionModel::selectionChanged, this, [this, notify] {
        notify();
        emit selectionChanged();
    });
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &PaperList::keepSelection);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_answered = m_question;
        showWords();
    });
}

QAbstractItemView *PaperList::view() const
{
    return m_table ? static_cast<QAbstractItemView *>(m_tableView) : m_rows;
}

void PaperList::setTable(bool table)
{
    const int top = topRow();
    const bool focused = view()->hasFocus();
    m_table = table;
    m_tableView->setInUse(table);
    if (m_stack->currentWidget() != m_empty) {
        setFocusProxy(view());
        m_stack->setCurrentWidget(view());
    }
    scrollToTopRow(top);
    if (focused)
        view()->setFocus();
}

void PaperList::setDensity(Density density)
{
    m_rowDelegate->setDensity(density);
    m_cellDelegate->setDensity(density);
    m_tableView->setRowPixels(fontMetrics().height()
                              + (density == Density::Comfortable ? Space::M + 2 : Space::XS));
    m_rows->doItemsLayout();
}

void PaperList::showQuery(const QueryState &query)
{
    m_question = query.query().root;
    showWords();
    m_tableView->showSort(query.order());
    view()->viewport()->update();
}

// Highlights the words of the query and the substitutes in the result.
void PaperList::showWords()
{
    const ResultSetPtr result = m_question == m_answered ? m_model.result() : nullptr;
    const QStringList words = wordsToMark(m_question, result.get());
    m_rowDelegate->setWords(words);
    m_cellDelegate->setWords(words);
}

// Keeps the selection if the query is the same: after an undo, an import, or with another sort order.
void PaperList::keepSelection()
{
    m_kept.clear();
    m_isAsked = m_question != m_answered;
    if (!m_isAsked && selectedCount() > 1)
        m_kept = papersOf(*m_selection, m_model);
}

// Qt compares two selections of this many ranges in a tenth of a second, but ten times as many take minutes.
static constexpr qsizetype kMaxRuns = 1000;

// Returns the rows of these papers as ranges, without missing papers. Empty if there are too many ranges, for
// example after sorting half of a large library differently.
static QItemSelection rowsOfPapers(const QList<PaperId> &papers, const PaperListModel &model)
{
    std::vector<int> rows;
    rows.reserve(size_t(papers.size()));
    for (const PaperId paper : papers)
        if (const int row = model.rowOf(paper); row >= 0)
            rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    QItemSelection selection;
    for (size_t i = 0; i < rows.size();) {
        size_t end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1)
            ++end;
        if (selection.size() == kMaxRuns)
            return {};
        selection.append(QItemSelectionRange(model.index(rows[i], 0),
                                             model.index(rows[end - 1], model.columnCount() - 1)));
        i = end;
    }
    return selection;
}

void PaperList::showResult(int row)
{
    const QItemSelection several = rowsOfPapers(std::exchange(m_kept, {}), m_model);
    const bool one = several.isEmpty() || (several.size() == 1 && several.first().height() == 1);
    const int before = view()->verticalScrollBar()->value();
    if (row < 0 || one) {
        selectRow(row, false);
        centreIfMoved(before);
        emit selectionChanged(); // the previous selection disappeared with its rows, without a signal
        return;
    }
    m_selection->select(several, QItemSelectionModel::ClearAndSelect);
    const QModelIndex index = m_model.index(row, PaperListModel::Title);
    m_selection->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    view()->scrollTo(index, QAbstractItemView::EnsureVisible);
    centreIfMoved(before);
}

// If a paper has moved in the result of another query, scrolls to show it between its neighbours; a visible
// paper is not scrolled. Rows that an import adds above it are shown as far as they fit.
void PaperList::centreIfMoved(int from)
{
    if (m_isAsked && view()->verticalScrollBar()->value() != from)
        view()->scrollTo(view()->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void PaperList::selectRow(int row, bool byUser)
{
    if (row < 0 || row >= m_model.rowCount()) {
        m_selection->clear();
        return;
    }
    const QScopedValueRollback choosing(m_byUser, byUser);
    const QModelIndex index = m_model.index(row, PaperListModel::Title);
    m_selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    view()->setCurrentIndex(index); // start of a selection extended with Shift
    view()->scrollTo(index, QAbstractItemView::EnsureVisible);
}

void PaperList::step(int by)
{
    if (m_model.rowCount() > 0)
        selectRow(qBound(0, currentRow() + by, m_model.rowCount() - 1), true);
}

void PaperList::selectPapers(const QList<PaperId> &papers)
{
    m_selection->select(rowsOfPapers(papers, m_model), QItemSelectionModel::ClearAndSelect);
}

int PaperList::currentRow() const
{
    const QModelIndex index = m_selection->currentIndex();
    return index.isValid() ? index.row() : -1;
}

QList<PaperId> PaperList::selectedPapers() const
{
    QList<PaperId> ids = papersOf(*m_selection, m_model);
    if (ids.isEmpty() && currentPaper() != PaperId::None)
        ids.append(currentPaper());
    return ids;
}

int PaperList::selectedCount() const
{
    int count = 0;
    for (const auto &[first, last] : selectedRows())
        count += last - first + 1;
    return count;
}

QList<QPair<int, int>> PaperList::selectedRows() const
{
    return rowsOf(*m_selection);
}

PaperId PaperList::paperToRead() const
{
    const QList<QPair<int, int>> rows = selectedRows();
    if (rows.isEmpty())
        return currentPaper();
    return rows.size() == 1 && rows.first().first == rows.first().second ? m_model.idAt(rows.first().first)
                                                                         : PaperId::None;
}

void PaperList::showEmpty(bool empty)
{
    QWidget *shown = empty ? static_cast<QWidget *>(m_empty) : view();
    if (m_stack->currentWidget() == shown)
        return;
    // Moves the focus only between the views: a hidden widget must not receive it later when it is shown.
    const bool focused = hasFocusInside(*m_stack);
    setFocusProxy(shown);
    m_stack->setCurrentWidget(shown);
    if (focused)
        shown->setFocus();
}

int PaperList::topRow() const
{
    const QModelIndex index = view()->indexAt(QPoint(4, 2));
    return index.isValid() ? index.row() : 0;
}

void PaperList::scrollToTopRow(int row)
{
    const QModelIndex index = m_model.index(row, PaperListModel::Title);
    if (index.isValid())
        view()->scrollTo(index, QAbstractItemView::PositionAtTop);
}

} // namespace lectern
