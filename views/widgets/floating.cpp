#include "floating.h"

#include "views/style/colors.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGraphicsDropShadowEffect>
#include <QLayout>
#include <QPainter>

namespace lectern
{

static constexpr int kGap = 6;
static constexpr char kMessage[] = "lecternMessage"; // name of a widget property

void markAsMessage(QWidget &widget)
{
    widget.setProperty(kMessage, true);
}

bool isMessageAt(const QWidget &window, const QPoint &at)
{
    const QWidget *widget = window.childAt(window.mapFromGlobal(at));
    while (widget && !widget->property(kMessage).toBool())
        widget = widget->parentWidget();
    return widget != nullptr;
}

QRect placeOfFocus(const QWidget &window)
{
    const QWidget *focus = window.focusWidget();
    if (!focus || focus == &window || !focus->isVisible())
        return {window.width() / 2 - Floating::kWidth / 2, window.height() / 6, Floating::kWidth, 1};
    if (const auto *view = qobject_cast<const QAbstractItemView *>(focus)) {
        const QRect row = view->visualRect(view->currentIndex()).intersected(view->viewport()->rect());
        if (row.height() > 4)
            return {view->viewport()->mapTo(&window, row.topLeft()), row.size()};
    }
    const QPoint at = focus->mapTo(&window, QPoint());
    // The top edge of a large widget, otherwise the whole widget.
    return focus->height() > window.height() / 4 ? QRect(at, QSize(focus->width(), 1))
                                                 : QRect(at, focus->size());
}

void paintCard(QWidget &card)
{
    const Colors &colors = colorsOf(card.palette());
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.line);
    painter.setBrush(colors.base);
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

Floating::Floating(QWidget &card, int width) : QObject(&card), m_card(card), m_width(width)
{
    auto *shadow = new QGraphicsDropShadowEffect(&card);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 70));
    card.setGraphicsEffect(shadow);
    card.parentWidget()->installEventFilter(this);
    card.installEventFilter(this);
}

void Floating::showAtFocus()
{
    showAt(placeOfFocus(*m_card.parentWidget()));
}

void Floating::showAt(const QRect &place)
{
    m_at = place;
    m_card.show();
    m_card.raise();
    this->place();
}

void Floating::place()
{
    const QWidget &window = *m_card.parentWidget();
    const int width = qMin(m_width, window.width() - 2 * Space::L);
    m_card.ensurePolished();
    if (m_card.layout())
        m_card.layout()->activate();
    const int wanted = m_card.hasHeightForWidth() ? m_card.heightForWidth(width) : m_card.sizeHint().height();
    const int height = qMin(wanted, window.height() - 2 * Space::L);
    // The card is below its anchor, or above it if the height is not sufficient.
    int y = m_at.bottom() + kGap;
    if (y + height > window.height() - Space::L)
        y = m_at.top() - kGap - height;
    if (y < Space::L)
        y = qMax(Space::L, window.height() - Space::L - height);
    const int edge = m_card.isRightToLeft() ? m_at.right() - Space::L - width : m_at.left() + Space::L;
    const int x = qBound(Space::L, edge, window.width() - Space::L - width);
    m_card.setGeometry(x, y, width, height);
}

bool Floating::eventFilter(QObject *watched, QEvent *event)
{
    if ((event->type() == QEvent::Resize && watched != &m_card)
        || (event->type() == QEvent::LayoutRequest && watched == &m_card))
        if (m_card.isVisible())
            place();
    return QObject::eventFilter(watched, event);
}

} // namespace lectern
