#include "filteredlistpopup.h"

#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/mirrored.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kMaxRows = 12, kMarkSize = 16, kDotSize = 8, kIndentation = 16, kBarWidth = 56;

// Monitors mouse presses in the whole program while the popup is open, and until the press that closed it is
// released.
class FilteredListPopup::Presses final : public QObject
{
public:
    explicit Presses(FilteredListPopup &popup) : m_popup(popup) { }

    void watch() { qApp->installEventFilter(this); }
    void rest() { qApp->removeEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            leaveUnlessInside(watched, static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
            break;
        case QEvent::MouseButtonRelease: // the release may be in a menu that the press opened
            if (m_popup.m_wasClosedByPress) // queued, so that the clicked widget handles the release first
                QMetaObject::invokeMethod(this, &Presses::end, Qt::QueuedConnection);
            break;
        case QEvent::ShortcutOverride: // a key is not part of a click
            if (m_popup.m_wasClosedByPress)
                end();
            break;
        default:
            break;
        }
        return false;
    }

private:
    // Decides by position, because unhandled events propagate to parents. A menu of the popup counts as
    // inside.
    void leaveUnlessInside(QObject *pressed, const QPoint &at)
    {
        const auto *widget = qobject_cast<QWidget *>(pressed);
        if (!widget || widget->window() != m_popup.window() || !m_popup.isVisible()
            || m_popup.rect().contains(m_popup.mapFromGlobal(at)) || isMessageAt(*m_popup.window(), at))
            return;
        m_popup.m_wasClosedByPress = true;
        m_popup.leave();
    }
    void end()
    {
        m_popup.m_wasClosedByPress = false;
        if (!m_popup.isVisible())
            rest();
    }

    FilteredListPopup &m_popup;
};

namespace
{

using Option = QStyleOptionViewItem;
using Popup = FilteredListPopup;

// Paints a mark, a dot, the text, a bar and the detail.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const Option &option, const QModelIndex &) const override
    {
        return {200, option.fontMetrics.height() + Space::M};
    }

    void paint(QPainter *painter, const Option &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (option.state & QStyle::State_Selected) {
            painter->setBrush(colors.selection);
            painter->drawRoundedRect(option.rect, 6, 6);
        }
        if (index.data(Popup::RuleRole).toBool())
            painter->fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 1, colors.line);
        QRect row = option.rect.adjusted(Space::S + kIndentation * index.data(Popup::DepthRole).toInt(), 0,
                                         -Space::S, 0);
        const Mirrored side(option.rect, option.direction);
        const QRect mark(row.left(), row.center().y() - kMarkSize / 2, kMarkSize, kMarkSize);
        if (paintMark(*painter, option, index, side(mark)))
            row.setLeft(mark.right() + Space::S);
        if (const int colour = index.data(Popup::ColourRole).toInt(); colour > 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tagColour(colors, colour));
            painter->drawEllipse(
                side(QRect(row.left(), row.center().y() - kDotSize / 2 + 1, kDotSize, kDotSize)));
            row.setLeft(row.left() + kDotSize + Space::XS + 2);
        }
        paintDetail(*painter, index, side, row, colors);
        painter->setPen(index.flags() & Qt::ItemIsEnabled ? colors.text : colors.muted);
        side.text(*painter, row, Qt::AlignLeft | Qt::AlignVCenter,
                  painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, row.width()));
        painter->restore();
    }

private:
    bool paintMark(QPainter &painter, const Option &option, const QModelIndex &index, const QRect &box) const
    {
        const QVariant icon = index.data(Qt::DecorationRole), state = index.data(Qt::CheckStateRole);
        if (index.data(Popup::CreatesRole).toBool()) { // a plus sign
            painter.setPen(QPen(colorsOf(option.palette).accent, 1.6, Qt::SolidLine, Qt::RoundCap));
            const QPointF center = QRectF(box).center();
            painter.drawLine(center - QPointF(5, 0), center + QPointF(5, 0));
            painter.drawLine(center - QPointF(0, 5), center + QPointF(0, 5));
        } else if (state.isValid()) {
            QStyleOptionButton tick;
            tick.palette = option.palette;
            tick.rect = box;
            const auto check = state.value<Qt::CheckState>();
            tick.state = QStyle::State_Enabled;
            tick.state |= check == Qt::Checked  ? QStyle::State_On
                : check == Qt::PartiallyChecked ? QStyle::State_NoChange
                                                : QStyle::State_Off;
            option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &tick, &painter,
                                                  option.widget);
        } else if (icon.isValid()) {
            icon.value<QIcon>().paint(&painter, box);
        } else {
            return false;
        }
        return true;
    }
    // Removes the used part from the row.
    void paintDetail(QPainter &painter, const QModelIndex &index, const Mirrored &side, QRect &row,
                     const Colors &colors) const
    {
        const QString detail = index.data(Popup::DetailRole).toString();
        if (detail.isEmpty())
            return;
        painter.setPen(colors.muted);
        side.text(painter, row, Qt::AlignRight | Qt::AlignVCenter, detail);
        int width = painter.fontMetrics().horizontalAdvance(detail);
        if (const QVariant share = index.data(Popup::ShareRole); share.isValid()) {
            width = qMax(width, painter.fontMetrics().horizontalAdvance(u"99,999"_s)); // aligns the bars
            const int bar = qMax(2, int(kBarWidth * share.toDouble()));
            const int right = row.right() - width - Space::S;
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.bar);
            painter.drawRoundedRect(side(QRect(right - bar, row.center().y() - 2, bar, 6)), 2, 2);
            width += Space::S + kBarWidth + Space::XS;
        }
        row.setRight(row.right() - width - Space::S);
    }
};

} // namespace

FilteredListPopup::FilteredListPopup(QWidget *window, int width)
    : QFrame(window), m_floating(new Floating(*this, width)), m_line(new QLineEdit(this)),
      m_list(new QListWidget(this)), m_message(new QLabel(this)), m_column(new QVBoxLayout(this)),
      m_presses(new Presses(*this))
{
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    styleLabel(m_message, Label::Muted | Label::Wrapped);
    m_message->setContentsMargins(Space::S, Space::XS, Space::S, Space::S);
    m_message->hide();
    spaced(m_column, {Space::S, Space::S, Space::S, Space::S}, Space::XS + 2);
    addWidgets(m_column, {m_line, m_list, m_message});
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &FilteredListPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *entry) { activate(entry, true); });
    hide();
}

FilteredListPopup::~FilteredListPopup() = default;

void FilteredListPopup::openAt(const QRect &place)
{
    if (!isVisible() || !hasFocusInside(*this))
        m_before = window()->focusWidget();
    clearLine();
    m_floating->showAt(place);
    m_line->setFocus();
}

void FilteredListPopup::clearLine()
{
    {
        const QSignalBlocker quiet(m_line);
        m_line->clear();
    }
    fill();
}

void FilteredListPopup::fill()
{
    const QListWidgetItem *current = m_list->currentItem();
    const QVariant key = current && m_filledFor == typed() ? current->data(KeyRole) : QVariant();
    const int scroll = m_list->verticalScrollBar()->value();
    m_filledFor = typed();
    m_list->clear();
    addEntries();
    int row = 0;
    for (int i = 0; key.isValid() && i < m_list->count(); ++i)
        if (m_list->item(i)->data(KeyRole) == key)
            row = i;
    m_list->setCurrentRow(row);
    m_list->verticalScrollBar()->setValue(scroll);
    const int height = m_list->count() > 0 ? m_list->sizeHintForRow(0) : 0;
    const int fitting = height > 0 ? (window()->height() - 6 * Space::XL) / height : kMaxRows;
    m_list->setFixedHeight(qBound(1, m_list->count(), qBound(1, fitting, kMaxRows)) * height + 2);
    m_list->setVisible(m_list->count() > 0);
}

void FilteredListPopup::showMessage(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void FilteredListPopup::leave()
{
    if (!isVisible())
        return;
    hide();
    if (m_before && m_before->isVisible())
        m_before->setFocus();
}

void FilteredListPopup::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_presses->watch();
}

void FilteredListPopup::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (!m_wasClosedByPress)
        m_presses->rest();
}

bool FilteredListPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        // Ignores focus changes caused by background results, which FocusGuard reverts, and switches to
        // another window.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::OtherFocusReason && reason != Qt::ActiveWindowFocusReason
            && reason != Qt::PopupFocusReason)
            hide();
    } else if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // typed characters must not trigger commands
        return true;
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        return handleKey(key->key(), key->modifiers());
    }
    return QFrame::eventFilter(watched, event);
}

bool FilteredListPopup::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (keyPressed(key, modifiers))
        return true;
    const auto step = [this](int by) {
        if (m_list->count() > 0)
            m_list->setCurrentRow(qBound(0, m_list->currentRow() + by, m_list->count() - 1));
    };
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate(m_list->currentItem(), modifiers & Qt::ControlModifier);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        step(key == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        step(key == Qt::Key_PageDown ? kMaxRows : -kMaxRows);
        return true;
    default:
        return false;
    }
}

} // namespace lectern
