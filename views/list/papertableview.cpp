#include "papertableview.h"

#include "models/itemmodels/papercolumns.h"
#include "models/itemmodels/paperlistmodel.h"
#include "views/style/colors.h"
#include "views/style/icons.h"

#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionHeader>

#include <optional>
#include <utility>

namespace lectern
{

using Model = PaperListModel;

namespace
{

// Aligns labels with the cell texts below, and centres them over columns with only an icon.
class PaperHeader final : public QHeaderView
{
public:
    explicit PaperHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) { }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int column) const override
    {
        QStyleOptionHeader ground;
        initStyleOption(&ground);
        ground.rect = rect;
        style()->drawControl(QStyle::CE_HeaderEmptyArea, &ground, painter, this);
        const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        const int inset = paperColumns()[column].isSign() ? 0 : qMax(0, Space::S - margin);
        QHeaderView::paintSection(painter, rect.adjusted(inset, 0, -inset, 0), column);
    }
    void initStyleOptionForIndex(QStyleOptionHeader *option, int column) const override
    {
        QHeaderView::initStyleOptionForIndex(option, column);
        if (paperColumns()[column].cell == PaperColumn::Cell::Bookmark) {
            option->text.clear();
            option->icon = icon(QStringLiteral("bookmark"));
            option->iconAlignment = Qt::AlignCenter;
        }
    }
};

} // namespace

PaperTableView::PaperTableView(QWidget *parent) : InputAwareView(parent)
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
    setVerticalScrollMode(ScrollPerPixel); // smooth scrolling with a touchpad
    setHorizontalHeader(new PaperHeader(this));
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
    arrange();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::sectionClicked, this, &PaperTableView::headerClicked);
    connect(header, &QWidget::customContextMenuRequested, this, &PaperTableView::showHeaderMenu);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (m_stretching)
            return;
        m_chosen = true;
        if (column != Model::Title)
            stretchTitle();
    });
    connect(header, &QHeaderView::sectionMoved, this, [this] { m_chosen = m_chosen || !m_stretching; });
}

// Sets the default columns.
void PaperTableView::arrange()
{
    QHeaderView *header = horizontalHeader();
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_stretching = true;
    for (int column = 0; column < model()->columnCount(); ++column)
        header->resizeSection(column, paperColumns()[column].width * em);
    const QList<int> order = defaultColumnOrder();
    for (int place = 0; place < order.size(); ++place)
        header->moveSection(header->visualIndex(order[place]), place);
    m_stretching = false;
    m_chosen = false;
    hideIdle();
}

void PaperTableView::hideIdle()
{
    m_stretching = true;
    for (int column = 0; column < model()->columnCount(); ++column)
        horizontalHeader()->setSectionHidden(column,
                                             !paperColumns()[column].shown || m_idle.contains(column));
    m_stretching = false;
    stretchTitle();
}

void PaperTableView::setIdle(const QSet<int> &columns)
{
    if (std::exchange(m_idle, columns) != columns && !m_chosen)
        hideIdle();
}

void PaperTableView::stretchTitle()
{
    const QHeaderView *header = horizontalHeader();
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    int others = 0;
    for (int column = 0; column < model()->columnCount(); ++column)
        if (column != Model::Title && !header->isSectionHidden(column))
            others += header->sectionSize(column);
    m_stretching = true;
    if (!m_chosen) { // until the user sets a width, the authors get a third of the space that is left
        const int authors = header->sectionSize(Model::Authors);
        const int room = (viewport()->width() - others + authors) / 3;
        const int wanted = qBound(paperColumns()[Model::Authors].width * em, room, 60 * em);
        horizontalHeader()->resizeSection(Model::Authors, wanted);
        others += wanted - authors;
    }
    // The title gets about half of a narrow table. The last columns then need scrolling, but are less
    // important.
    const int least = qBound(24 * em, viewport()->width() * 45 / 100, 42 * em);
    horizontalHeader()->resizeSection(Model::Title, qMax(least, viewport()->width() - others));
    m_stretching = false;
}

void PaperTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (!model())
        return;
    stretchTitle();
    keepCurrentVisible(*this, *event);
}

void PaperTableView::setColumns(const QByteArray &state)
{
    if (state.isEmpty())
        return;
    m_stretching = true;
    const bool restored = horizontalHeader()->restoreState(state);
    m_stretching = false;
    if (!restored)
        return;
    m_chosen = true;
    horizontalHeader()->setSectionHidden(Model::Title, false);
    horizontalHeader()->setStretchLastSection(false);
    stretchTitle();
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
    const std::optional<SortOrder::Key> key = paperColumns()[column].sortKey;
    if (!key) { // the sort indicator stays at its column
        showSort(m_sort);
        return;
    }
    const bool same = m_sort.key == *key;
    emit sortChosen({*key, same && !m_sort.reversed});
}

void PaperTableView::showSort(const SortOrder &sort)
{
    m_sort = sort;
    QHeaderView *header = horizontalHeader();
    // Texts sort ascending by default; other columns sort descending.
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (paperColumns()[column].sortKey != sort.key)
            continue;
        const bool up = sort.key == SortOrder::Key::Title || sort.key == SortOrder::Key::Authors
            || sort.key == SortOrder::Key::Category || sort.key == SortOrder::Key::Venue;
        header->setSortIndicatorShown(true);
        header->setSortIndicator(column, up != sort.reversed ? Qt::AscendingOrder : Qt::DescendingOrder);
        return;
    }
    header->setSortIndicatorShown(false);
}

QItemSelectionModel::SelectionFlags PaperTableView::selectionCommand(const QModelIndex &index,
                                                                     const QEvent *event) const
{
    return event ? QTableView::selectionCommand(index, event)
                 : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
}

void PaperTableView::showHeaderMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int place = 0; place < model()->columnCount(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (column == Model::Title)
            continue; // the title cannot be hidden
        QAction *action =
            menu->addAction(model()->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString());
        action->setCheckable(true);
        action->setChecked(!horizontalHeader()->isSectionHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            m_chosen = true;
            horizontalHeader()->setSectionHidden(column, !shown);
            stretchTitle();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &PaperTableView::arrange);
    menu->popup(horizontalHeader()->mapToGlobal(position));
}

} // namespace lectern
