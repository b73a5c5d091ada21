#include "toast.h"

#include "floating.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/style/motion.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kShortest = 4000, kPerLetter = 45, kWithSteps = 4000; // in milliseconds
static constexpr int kWidest = 640;

Toast::Toast(QWidget *window) : QFrame(window), m_text(new QLabel(this)), m_row(new QHBoxLayout(this))
{
    markAsMessage(*this);
    setObjectName(u"toast"_s);
    m_text->setObjectName(u"toastText"_s);
    styleLabel(m_text, Label::Selectable);
    m_text->setFocusPolicy(Qt::NoFocus);
    auto *cross = new QToolButton(this);
    cross->setIcon(icon(u"x"_s));
    setFlat(cross, tr("Close message"));
    m_row->setContentsMargins(Space::L, Space::S, Space::S, Space::S);
    m_row->setSpacing(Space::S);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(cross, 0, Qt::AlignVCenter);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Toast::hideUnlessUsed);
    connect(cross, &QToolButton::clicked, this, &Toast::dismiss);
    window->installEventFilter(this);
    follow();
    hide();
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::showMessage(const QString &text, const QList<MessageStep> &steps)
{
    m_text->setText(text);
    setAccessibleName(text);
    for (QPushButton *old : std::as_const(m_steps)) {
        old->hide();
        old->deleteLater(); // deleted later, because it may be the clicked button
    }
    m_steps.clear();
    for (const MessageStep &step : steps) {
        auto *button = new QPushButton(step.text, this);
        button->setObjectName(u"toastStep"_s);
        button->setFlat(true);
        connect(button, &QPushButton::clicked, this, [this, run = step.run] {
            dismiss();
            run();
        });
        m_row->insertWidget(m_row->count() - 1, button, 0, Qt::AlignVCenter);
        button->show(); // shown now, because place() ignores hidden buttons
        m_steps.append(button);
    }
    if (text.isEmpty()) {
        dismiss();
        return;
    }
    const bool comes = !isVisible();
    m_time.start(kShortest + int(text.size()) * kPerLetter + (steps.isEmpty() ? 0 : kWithSteps));
    show();
    raise();
    place();
    if (comes)
        riseUp(*this);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Toast::setPlaceOver(QWidget *body)
{
    m_body = body;
    body->installEventFilter(this);
}

bool Toast::focusSteps()
{
    if (m_text->text().isEmpty())
        return false;
    if (!isAncestorOf(window()->focusWidget()))
        m_before = window()->focusWidget();
    show();
    raise();
    place();
    m_time.start();
    (m_steps.isEmpty() ? static_cast<QWidget *>(findChild<QToolButton *>()) : m_steps.first())
        ->setFocus(Qt::ShortcutFocusReason); // with this reason the focus frame is shown
    return true;
}

void Toast::dismiss()
{
    const QWidget *focus = window()->focusWidget();
    const bool focused = focus && isAncestorOf(focus);
    m_time.stop();
    hide();
    if (focused && m_before && m_before->isVisible())
        m_before->setFocus();
    else if (focused)
        emit focusLeft();
}

// Hides the message, unless the mouse is over it.
void Toast::hideUnlessUsed()
{
    const QWidget *focus = window()->focusWidget();
    if (underMouse() || (focus && isAncestorOf(focus)))
        m_time.start(kShortest);
    else
        hide();
}

void Toast::place()
{
    const QWidget *window = parentWidget();
    const int widest = qMin(kWidest, window->width() - 2 * Space::XL);
    m_text->setWordWrap(false);
    QSize size = sizeHint();
    if (size.width() > widest) {
        m_text->setWordWrap(true);
        size = QSize(widest, heightForWidth(widest));
    }
    const int foot = m_body ? m_body->mapTo(window, QPoint(0, m_body->height())).y() : window->height();
    setGeometry((window->width() - size.width()) / 2, foot - size.height() - Space::L, size.width(),
                size.height());
}

// Uses the colours of the other theme for contrast.
void Toast::follow()
{
    const bool dark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
    const Colors &colors = dark ? lightColors() : darkColors();
    QPalette own = paletteOf(colors);
    own.setColor(QPalette::ButtonText, colors.accent);
    if (palette().color(QPalette::Base) != own.color(QPalette::Base))
        setPalette(own);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    if (event->type() == QEvent::PaletteChange)
        follow();
    return QFrame::eventFilter(watched, event);
}

bool Toast::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void Toast::paintEvent(QPaintEvent *)
{
    paintCard(*this);
}

} // namespace lectern
