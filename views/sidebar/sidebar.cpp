#include "sidebar.h"

#include "sidebardelegate.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/style/mirrored.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

class PlacesTree final : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    // No branch lines, because the rows paint their selection over the full width.
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override { }
    // Letters are commands of the window, not a search in the sidebar.
    void keyboardSearch(const QString &) override { }
    // Skips headings and hints.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const bool up =
            action == MoveUp || action == MovePrevious || action == MovePageUp || action == MoveEnd;
        const QModelIndex next = QTreeView::moveCursor(action, modifiers);
        const QModelIndex place = nextPlace(next, up);
        return place.isValid() ? place : nextPlace(next, !up);
    }

private:
    QModelIndex nextPlace(QModelIndex at, bool up) const
    {
        while (at.isValid() && !(at.flags() & Qt::ItemIsSelectable))
            at = up ? indexAbove(at) : indexBelow(at);
        return at;
    }
};

} // namespace

Sidebar::Sidebar(SidebarModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_tree(new PlacesTree(this))
{
    setUpTree();
    QVBoxLayout *column = tightColumn(this, Space::XS);
    column->addWidget(m_tree, 1);
    connectTree();
}

void Sidebar::setUpTree()
{
    setNames(m_tree, u"sidebarTree"_s, tr("Library"));
    // When the current row is removed, the view selects a neighbour, which must not count as a user action.
    // Connected before the view's own handler.
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_updating = true; });
    m_tree->setModel(&m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(0);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setItemsExpandable(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setMouseTracking(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setItemDelegate(new SidebarDelegate(m_tree));
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    m_tree->setDropIndicatorShown(true);
    m_tree->setAutoExpandDelay(-1);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    m_tree->expandAll();
}

void Sidebar::connectTree()
{
    connect(&m_model, &QAbstractItemModel::rowsInserted, m_tree, &QTreeView::expandAll);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &Sidebar::select);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, [this] {
        m_updating = false;
        select();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                const std::optional<Condition> place = m_model.condition(current);
                if (!place || (m_place ? m_place->node : QueryNode()) == place->node || m_updating
                    || !m_tree->hasFocus())
                    return;
                m_place = place;
                emit placeChosen(place);
            });
    // A click on the current entry selects it again if the query has changed.
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (const std::optional<Condition> place = m_model.condition(index)) {
            m_place = place;
            emit placeChosen(place);
        }
    });
    // These entries open a page or expand a section, so they react only to activation and not to arrow keys.
    const auto openPage = [this](const QModelIndex &index) {
        if (index.data(SidebarModel::KeyRole).toString() == SidebarModel::allAuthorsKey())
            emit authorsChosen();
        else if (index.data(SidebarModel::KeyRole).toString() == SidebarModel::cleanUpKey())
            emit cleanUpChosen();
        else if (!index.parent().isValid())
            m_model.setFolded(index, false);
        else if (const Attachment *file = m_model.file(index))
            emit fileChosen(Attachment(*file));
    };
    connect(m_tree, &QTreeView::clicked, this, openPage);
    connect(m_tree, &QTreeView::activated, this, openPage);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &Sidebar::showContextMenu);
}

void Sidebar::showQuery(const QueryState &query)
{
    m_place = query.scope;
    select();
}

void Sidebar::select()
{
    const QModelIndex index =
        m_model.find(m_place ? m_place->node : QueryNode(), m_place ? m_place->label : QString());
    if (m_tree->currentIndex() == index && index.isValid())
        return;
    if (index.isValid())
        m_tree->setCurrentIndex(index);
    else
        m_tree->selectionModel()->clear();
    m_tree->viewport()->update();
}

SourceId Sidebar::currentSource() const
{
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? index.data(SidebarModel::SourceRole).value<SourceId>() : SourceId::None;
}

bool Sidebar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::ShortcutOverride) {
        // If the sidebar has the focus, Alt+Left and Alt+Right move lists. This overrides the shortcuts of
        // the window.
        if (movesList(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
    }
    if (watched == m_tree && event->type() == QEvent::KeyPress)
        return keyPressed(*static_cast<QKeyEvent *>(event));
    if (watched == m_tree->viewport()
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton)
        return mousePressed(static_cast<QMouseEvent *>(event)->position().toPoint());
    return QWidget::eventFilter(watched, event);
}

// Returns whether the key moves a list. Otherwise the window handles the key: the entry is not a list or
// cannot be moved further.
bool Sidebar::movesList(const QKeyEvent &key) const
{
    if (key.modifiers() != Qt::AltModifier || !m_model.list(current()))
        return false;
    return key.key() == Qt::Key_Right
        || (key.key() == Qt::Key_Left && current().data(SidebarModel::DepthRole).toInt() > 0);
}

// Left and Right collapse and expand; with Alt they move the entry out and in; the menu key opens the menu.
bool Sidebar::keyPressed(const QKeyEvent &event)
{
    // The arrow key towards the start of the line moves out and collapses.
    const auto outwards = m_tree->isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    const bool left = event.key() == outwards;
    if (event.key() != Qt::Key_Left && event.key() != Qt::Key_Right)
        return false;
    if (event.modifiers() & Qt::AltModifier) {
        if (!movesList(event))
            return false;
        emit indentRequested(event.key() == Qt::Key_Right); // same as in the menu
        return true;
    }
    const QPersistentModelIndex index = current();
    const int fold = index.data(SidebarModel::FoldRole).toInt();
    if (fold == (left ? 1 : 2)) {
        m_model.setFolded(index, left);
        m_tree->setCurrentIndex(index); // the update selected the entry of the query
    } else if (left) {
        const QModelIndex above = parentOf(index);
        if (!above.parent().isValid()) // a section is current only while it is collapsed
            m_model.setFolded(above, true);
        m_tree->setCurrentIndex(above);
    }
    return true;
}

// Returns the entry that contains this one, otherwise its section.
QModelIndex Sidebar::parentOf(const QModelIndex &index)
{
    const int depth = index.data(SidebarModel::DepthRole).toInt();
    for (int row = index.row() - 1; depth > 0 && row >= 0; --row)
        if (const QModelIndex above = index.siblingAtRow(row);
            above.data(SidebarModel::DepthRole).toInt() < depth)
            return above;
    return index.parent();
}

bool Sidebar::mousePressed(const QPoint &at)
{
    const QModelIndex index = m_tree->indexAt(at);
    const QRect row = m_tree->visualRect(index);
    const Mirrored side(row, m_tree->layoutDirection());
    if (side(SidebarDelegate::foldRect(row, index)).contains(at)) {
        m_model.setFolded(index, index.data(SidebarModel::FoldRole).toInt() == 1);
        return true;
    }
    if (side(SidebarDelegate::plusRect(row, index)).contains(at)) {
        emit newRequested(SidebarModel::Section(index.data(SidebarModel::SectionRole).toInt()));
        return true;
    }
    return false;
}

void Sidebar::showContextMenu(const QPoint &position)
{
    const QModelIndex index = m_tree->indexAt(position);
    const SourceId source = index.data(SidebarModel::SourceRole).value<SourceId>();
    if (source == SourceId::None) {
        emit menuRequested(index, m_tree->viewport()->mapToGlobal(position));
        return;
    }
    const QString name = index.data(SidebarModel::LabelRole).toString();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(icon(u"info"_s), tr("Show import diagnostics")), &QAction::triggered, this,
            [this, source, name] { emit sourceDiagnosticsChosen(source, name); });
    connect(menu->addAction(icon(u"calendar"_s), tr("Changes since the previous version")),
            &QAction::triggered, this, [this, source] { emit sourceChangesChosen(source); });
    if (index.data(SidebarModel::TrashedRole).toBool())
        connect(menu->addAction(icon(u"undo-2"_s), tr("Restore source")), &QAction::triggered, this,
                [this, source] { emit restoreSourceChosen(source); });
    else
        connect(menu->addAction(icon(u"trash-2"_s), tr("Move source to trash")), &QAction::triggered, this,
                [this, source] { emit removeSourceChosen(source); });
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

} // namespace lectern
