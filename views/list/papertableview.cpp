#include "papertableview.h"

#include "models/items/papers/paperlistmodel.h"
#include "paperdrag.h"
#include "views/look/colors.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>

namespace lectern
{

using Model = PaperListModel;

PaperTableView::PaperTableView(QWidget *parent) : QTableView(parent)
{
    setFrameShape(NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setDragDropMode(DragDrop);
    setDragEnabled(true);
    setDragDropOverwriteMode(false);
    setDropIndicatorShown(true);
    setTabKeyNavigation(false); // Tab leaves the table
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

void PaperTableView::startDrag(Qt::DropActions)
{
    dragPapers(this, papersOf(*selectionModel(), *static_cast<Model *>(model())),
               [this](const QList<PaperId> &papers, QMimeData *mime) { emit dragBegins(papers, mime); });
}

void PaperTableView::setRowPixels(int pixels)
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(pixels);
}

void PaperTableView::setUp()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(28);
    header->setStretchLastSection(false);
    header->setAccessibleName(tr("Columns"));
    header->setFocusPolicy(Qt::NoFocus);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const QPair<int, int> widths[] = {
        {Model::Score, 12 * em},   {Model::Category, 8 * em}, {Model::Date, 14 * em},
        {Model::Title, 50 * em},   {Model::Authors, 26 * em}, {Model::Code, 7 * em},
        {Model::Bookmark, 4 * em}, {Model::Unread, 4 * em},   {Model::Rating, 10 * em}};
    for (const auto &[column, width] : widths)
        header->resizeSection(column, width);
    // The marks lead, as in the two-line rows; then what a narrow table must still show.
    const Model::Column order[] = {Model::Unread,   Model::Bookmark, Model::Title,
                                   Model::Authors,  Model::Score,    Model::Date,
                                   Model::Category, Model::Rating,   Model::Code};
    for (int place = 0; place < Model::ColumnCount; ++place)
        header->moveSection(header->visualIndex(order[place]), place);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::sectionClicked, this, &PaperTableView::headerClicked);
    connect(header, &QWidget::customContextMenuRequested, this, &PaperTableView::showHeaderMenu);
}

void PaperTableView::setInUse(bool inUse)
{
    verticalHeader()->setModel(inUse ? model() : &m_noRows);
    if (inUse)
        verticalHeader()->setSelectionModel(selectionModel());
}

void PaperTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int across = horizontalScrollBar()->value();
    QTableView::scrollTo(index, hint);
    horizontalScrollBar()->setValue(across);
}

void PaperTableView::headerClicked(int column)
{
    const SortOrder::Key key = Model::sortKey(Model::Column(column));
    const bool same = m_sort.key == key;
    emit sortChosen({key, same && !m_sort.reversed});
}

void PaperTableView::showSort(const SortOrder &sort)
{
    m_sort = sort;
    QHeaderView *header = horizontalHeader();
    // Title, authors and category go up from A by default; everything else has its highest first.
    for (int column = 0; column < Model::ColumnCount; ++column) {
        if (Model::sortKey(Model::Column(column)) != sort.key)
            continue;
        const bool up = sort.key == SortOrder::Key::Title || sort.key == SortOrder::Key::Authors
            || sort.key == SortOrder::Key::Category;
        header->setSortIndicatorShown(true);
        header->setSortIndicator(column, up != sort.reversed ? Qt::AscendingOrder : Qt::DescendingOrder);
        return;
    }
    header->setSortIndicatorShown(false);
}

void PaperTableView::showHeaderMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < Model::ColumnCount; ++column) {
        if (column == Model::Title)
            continue; // without it a row says nothing
        QAction *action =
            menu->addAction(model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString());
        action->setCheckable(true);
        action->setChecked(!horizontalHeader()->isSectionHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool shown) { horizontalHeader()->setSectionHidden(column, !shown); });
    }
    menu->popup(horizontalHeader()->mapToGlobal(position));
}

} // namespace lectern
