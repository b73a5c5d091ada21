#include "linelist.h"

#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/style/flowlayout.h"
#include "views/style/marktext.h"
#include "views/style/mirrored.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

namespace lectern
{

using namespace Qt::StringLiterals;

void LineModel::setItems(const QList<LineItem> &items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

const LineItem *LineModel::itemAt(const QModelIndex &index) const
{
    return index.row() >= 0 && index.row() < m_items.size() ? &m_items[index.row()] : nullptr;
}

int LineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant LineModel::data(const QModelIndex &index, int role) const
{
    const LineItem *item = itemAt(index);
    if (!item)
        return {};
    if (role == Qt::DisplayRole)
        return item->title;
    if (role == Qt::ToolTipRole) // plain text, because it comes from sources
        return u"<p>%1</p><p>%2</p><p>%3</p>"_s.arg(item->title.toHtmlEscaped(), item->second.toHtmlEscaped(),
                                                    item->third.toHtmlEscaped());
    if (role == Qt::AccessibleTextRole) {
        const QString text = QStringList{item->title, item->second, item->third}.join(u". "_s);
        return item->about.isEmpty() ? text : QString(item->about % u": " % text);
    }
    return {};
}

namespace
{

QFont quietFont(const QFont &font)
{
    QFont quiet = font;
    quiet.setPointSizeF(font.pointSizeF() * TextSize::Small);
    return quiet;
}

class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {200,
                QFontMetrics(option.font).height() + 2 * QFontMetrics(quietFont(option.font)).height() + 4
                    + 2 * (Space::S + 1)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const LineItem *item = static_cast<const LineModel *>(index.model())->itemAt(index);
        if (!item)
            return;
        const LineItem *next =
            static_cast<const LineModel *>(index.model())->itemAt(index.model()->index(index.row() + 1, 0));
        const bool isContinued = next && next->continues;
        const Colors &colors = colorsOf(option.palette);
        const bool selected = option.state & QStyle::State_Selected;
        const Mirrored side(option.rect, option.direction);
        painter->save();
        painter->setClipRect(option.rect, Qt::IntersectClip);
        painter->fillRect(option.rect,
                          selected                                     ? colors.selection
                              : option.state & QStyle::State_MouseOver ? colors.hover
                                                                       : colors.base);
        if (!isContinued)
            painter->fillRect(side(QRect(option.rect.left() + Space::L, option.rect.bottom(),
                                         option.rect.width() - Space::L, 1)),
                              selected ? colors.selection : colors.chip);
        if (option.state & QStyle::State_HasFocus)
            painter->fillRect(side(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height())),
                              colors.accent);
        // One stripe joins the rows that belong together.
        if (item->stripe.isValid() || item->continues || isContinued)
            painter->fillRect(
                side(QRect(option.rect.left() + 6, option.rect.top(), 4, option.rect.height())
                         .adjusted(0, item->continues ? 0 : Space::S, 0, isContinued ? 0 : -Space::S)),
                item->stripe.isValid() ? item->stripe : colors.line);
        QRect line = option.rect.adjusted(Space::L, Space::S + 1, -Space::L, 0);
        const auto draw = [&](const QString &text, const QFont &font, const QColor &color,
                              const QStringList &marked) {
            line.setHeight(QFontMetrics(font).height());
            painter->setFont(font);
            painter->setPen(color);
            drawMarkedText(*painter, side(line), text, marked, colors.match);
            line.moveTop(line.bottom() + 3);
        };
        QFont title = option.font;
        title.setWeight(QFont::Medium);
        title.setItalic(item->italic);
        draw(item->title, title, colors.text, item->marked);
        const QColor quiet = selected || !item->secondMarked.isEmpty() ? colors.text : colors.muted;
        draw(item->second, quietFont(option.font), quiet, item->secondMarked);
        draw(item->third, quietFont(option.font), selected ? colors.text : colors.muted, {});
        painter->restore();
    }
};

} // namespace

LineList::LineList(const QString &accessibleName, QWidget *parent)
    : QListView(parent), m_lines(new LineModel(this))
{
    setModel(m_lines);
    setItemDelegate(new LineDelegate(this));
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex &at) { emit chosen(at.row()); });
}

void LineList::selectRow(int row)
{
    if (m_lines->rowCount() > 0)
        setCurrentIndex(m_lines->index(qBound(0, row, m_lines->rowCount() - 1)));
}

void LineList::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        emit chosen(currentRow());
    else if (event->key() == Qt::Key_J || event->key() == Qt::Key_K)
        selectRow(currentRow() + (event->key() == Qt::Key_J ? 1 : -1));
    else if (event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z && !event->modifiers())
        event->ignore(); // letters are commands instead of a type-ahead search
    else
        QListView::keyPressEvent(event);
}

void LineList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    emit currentRowChanged(current.row());
}

QWidget *decisionTools(const Actions &actions, QWidget *parent)
{
    auto *tools = new QWidget(parent);
    auto *flow = new FlowLayout(tools);
    flow->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    for (const ActionId id : {ActionId::MergePapers, ActionId::KeepApart, ActionId::LinkVersions}) {
        QAction &action = actions[id];
        auto *tool = new QPushButton(action.icon(), action.text(), tools);
        tool->setObjectName(action.objectName());
        tool->setToolTip(action.toolTip());
        tool->setEnabled(action.isEnabled());
        tool->setFocusPolicy(Qt::TabFocus);
        QObject::connect(tool, &QPushButton::clicked, &action, &QAction::trigger);
        QObject::connect(&action, &QAction::enabledChanged, tool, &QPushButton::setEnabled);
        flow->addWidget(tool);
    }
    return tools;
}

void proposeDecision(QWidget *tools, QLatin1StringView name)
{
    for (QPushButton *tool : tools->findChildren<QPushButton *>())
        tool->setDefault(tool->objectName() == name);
}

} // namespace lectern
