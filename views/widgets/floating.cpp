#include "floating.h"

#include "views/style/colors.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLayout>
#include <QMouseEvent>
#include <QPainter>

namespace lectern
{

static constexpr int kGap = 6;
static constexpr char kMessage[] = "lecternMessage"; // name of a widget property

void markAsMessage(QWidget &widget)
{
    widget.setProperty(kMessage, true);
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

// Monitors mouse presses in the whole program while the card is open, and until the press that closed it is
// released.
class TypingCard::Presses final : public QObject
{
public:
    explicit Presses(TypingCard &card) : m_card(card) { }

    void watch() { qApp->installEventFilter(this); }
    void rest() { qApp->removeEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            closeSiblings(watched, static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
            break;
        case QEvent::MouseButtonRelease: // the release may be in a menu that the press opened
            if (m_card.m_wasClosedByPress) // queued, so that the clicked widget handles the release first
                QMetaObject::invokeMethod(this, &Presses::end, Qt::QueuedConnection);
            break;
        case QEvent::ShortcutOverride: // a key is not part of a click
            if (m_card.m_wasClosedByPress)
                end();
            break;
        default:
            break;
        }
        return false;
    }

private:
    // Decides by position, because unhandled events propagate to parents. A menu of the card counts as
    // inside.
    void closeSiblings(QObject *pressed, const QPoint &at)
    {
        const auto *widget = qobject_cast<QWidget *>(pressed);
        if (!widget || widget->window() != m_card.window() || !m_card.isVisible()
            || m_card.rect().contains(m_card.mapFromGlobal(at)) || isMessage(at))
            return;
        m_card.m_wasClosedByPress = true;
        m_card.leave();
    }
    void end()
    {
        m_card.m_wasClosedByPress = false;
        if (!m_card.isVisible())
            rest();
    }
    bool isMessage(const QPoint &at) const
    {
        const QWidget *window = m_card.window();
        const QWidget *widget = window->childAt(window->mapFromGlobal(at));
        while (widget && !widget->property(kMessage).toBool())
            widget = widget->parentWidget();
        return widget != nullptr;
    }

    TypingCard &m_card;
};

TypingCard::TypingCard(QWidget *window) : QFrame(window), m_presses(new Presses(*this)) { }

TypingCard::~TypingCard() = default;

void TypingCard::rememberFocus()
{
    QWidget *focus = window()->focusWidget();
    if (!isVisible() || !focus || !isAncestorOf(focus))
        m_before = focus;
}

void TypingCard::leave()
{
    if (!isVisible())
        return;
    hide();
    if (m_before && m_before->isVisible())
        m_before->setFocus();
}

void TypingCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_presses->watch();
}

void TypingCard::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (!m_wasClosedByPress)
        m_presses->rest();
}

bool TypingCard::eventFilter(QObject *watched, QEvent *event)
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
        return keyPressed(key->key(), key->modifiers());
    }
    return QFrame::eventFilter(watched, event);
}

void TypingCard::paintEvent(QPaintEvent *)
{
    paintCard(*this);
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
