#include "messagebar.h"

#include "floating.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/style/motion.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLayout>
#include <QPushButton>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

MessageBar::MessageBar(const QString &objectName, const QString &iconName, Form form, QWidget *parent)
    : QFrame(parent), m_iconName(iconName), m_form(form), m_picture(new QLabel(this)),
      m_text(new QLabel(this))
{
    setObjectName(objectName);
    m_text->setObjectName(objectName + u"Text");
    m_picture->setVisible(!iconName.isEmpty());
    markAsMessage(*this);
    styleLabel(m_text, Label::Wrapped | Label::Selectable);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *cross = new QToolButton(this);
    cross->setIcon(icon(u"x"_s));
    setFlat(cross, tr("Close message"));
    auto *row = new QHBoxLayout;
    row->setSpacing(Space::S);
    row->addWidget(m_picture, 0, Qt::AlignVCenter);
    row->addWidget(m_text, 1);
    row->addWidget(cross, 0, Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Space::M);
    column->addLayout(row);
    if (form == Form::Card) {
        column->setContentsMargins(Space::L, Space::M, Space::M, Space::M);
        auto *buttons = new QHBoxLayout;
        buttons->setSpacing(Space::S);
        buttons->addStretch();
        column->addLayout(buttons);
        m_controls = buttons;
        m_floating = new Floating(*this);
    } else {
        column->setContentsMargins(Space::L, Space::S, Space::S, Space::S);
        setAutoFillBackground(form == Form::Bar);
        m_controls = row;
    }
    connect(cross, &QToolButton::clicked, this, &MessageBar::dismiss);
    updateColors();
    hide();
}

void MessageBar::dismiss()
{
    if (!isVisible())
        return;
    // Closing with the mouse must not move the focus of a user who types.
    const bool focused = hasFocusInside(*this);
    hide();
    emit closed();
    if (focused && m_before && m_before->isVisible())
        m_before->setFocus();
    else if (focused)
        emit focusLeft();
}

void MessageBar::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

void MessageBar::setTone(Tone tone)
{
    m_tone = tone;
    updateColors();
}

void MessageBar::setIcon(const QString &iconName)
{
    m_iconName = iconName;
    updateColors();
}

void MessageBar::appear()
{
    if (m_floating && !(isVisible() && hasFocusInside(*this))) {
        rememberFocus();
        m_floating->showAtFocus();
    } else {
        show();
    }
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::rememberFocus()
{
    if (!hasFocusInside(*this))
        m_before = window()->focusWidget();
}

void MessageBar::setSteps(const QList<MessageStep> &steps)
{
    for (QPushButton *old : std::as_const(m_steps)) {
        old->hide();
        old->deleteLater(); // deleted later, because it may be the clicked button
    }
    m_steps.clear();
    for (const MessageStep &step : steps) {
        m_steps.append(addButton(step.text, u"messageStep"_s, [this, run = step.run] {
            dismiss();
            run();
        }));
        m_steps.last()->show(); // shown now, because the size of the bar depends on it
    }
}

QPushButton *MessageBar::addButton(const QString &text, const QString &objectName,
                                   const std::function<void()> &pressed)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->setFlat(m_form == Form::Toast);
    connect(button, &QPushButton::clicked, this, pressed);
    addControl(button);
    return button;
}

void MessageBar::addControl(QWidget *control)
{
    if (m_form == Form::Card)
        m_controls->addWidget(control, control->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding);
    else // inserted before the close button
        m_controls->insertWidget(m_controls->count() - 1, control, 0, Qt::AlignVCenter);
}

bool MessageBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape only closes the bar
        return true;
    }
    return QFrame::event(event);
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::updateColors()
{
    const Colors &colors = colorsOf(QGuiApplication::palette());
    QPalette own = QGuiApplication::palette();
    const QColor tone = m_tone == Tone::Failure ? colors.danger
        : m_tone == Tone::Caution               ? colors.bookmark
                                                : colors.accent;
    const Tint tint = m_tone == Tone::Failure ? Tint::Danger
        : m_tone == Tone::Caution             ? Tint::Bookmark
                                              : Tint::Accent;
    if (!m_iconName.isEmpty())
        m_picture->setPixmap(icon(m_iconName, tint).pixmap(18, 18));
    if (m_form == Form::Toast) { // contrast
        const Colors &other = colors.base.lightness() < 128 ? lightColors() : darkColors();
        own = paletteOf(other);
        own.setColor(QPalette::ButtonText, other.accent);
    } else {
        own.setColor(QPalette::Window, m_form == Form::Card ? colors.base : mix(tone, colors.base, 0.1));
    }
    if (palette().color(QPalette::Window) != own.color(QPalette::Window))
        setPalette(own);
}

void MessageBar::paintEvent(QPaintEvent *event)
{
    if (m_form == Form::Bar) {
        QFrame::paintEvent(event);
        return;
    }
    paintCard(*this);
}

void MessageBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange)
        updateColors();
}

static constexpr int kShortest = 4000, kPerLetter = 45, kWithSteps = 4000; // in milliseconds
static constexpr int kMaxToastWidth = 640;

Toast::Toast(QWidget *window) : MessageBar(u"toast"_s, {}, Form::Toast, window)
{
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Toast::hideUnlessUsed);
    connect(this, &MessageBar::closed, &m_time, &QTimer::stop);
    window->installEventFilter(this);
}

void Toast::showMessage(const QString &text, const QList<MessageStep> &steps)
{
    setText(text);
    setSteps(steps);
    if (text.isEmpty()) {
        dismiss();
        return;
    }
    const bool comes = !isVisible();
    m_time.start(kShortest + int(text.size()) * kPerLetter + (steps.isEmpty() ? 0 : kWithSteps));
    appear();
    raise();
    place();
    if (comes)
        riseUp(*this);
}

void Toast::setPlaceOver(QWidget *body, QWidget *line)
{
    m_body = body;
    m_line = line;
    body->installEventFilter(this);
}

bool Toast::focusSteps()
{
    if (text().isEmpty())
        return false;
    rememberFocus();
    show();
    raise();
    place();
    m_time.start();
    (steps().isEmpty() ? static_cast<QWidget *>(findChild<QToolButton *>()) : steps().first())
        ->setFocus(Qt::ShortcutFocusReason); // with this reason the focus frame is shown
    return true;
}

// Hides the message, unless the mouse is over it.
void Toast::hideUnlessUsed()
{
    if (underMouse() || hasFocusInside(*this))
        m_time.start(kShortest);
    else
        hide();
}

void Toast::place()
{
    const QWidget *window = parentWidget();
    const int widest = qMin(kMaxToastWidth, window->width() - 2 * Space::XL);
    const auto wrap = [this](bool on) {
        label().setWordWrap(on);
        layout()->activate(); // a nested layout keeps its old size hint otherwise
    };
    wrap(false);
    QSize size = sizeHint();
    if (size.width() > widest) {
        wrap(true);
        size = QSize(widest, heightForWidth(widest));
    }
    const auto bottomOf = [window](const QWidget *part) {
        return part->mapTo(window, QPoint(0, part->height())).y();
    };
    int foot = m_body ? bottomOf(m_body) : window->height();
    if (m_line && m_line->isVisible() && bottomOf(m_line) - m_line->height() - foot < Space::XS)
        foot = bottomOf(m_line);
    setGeometry((window->width() - size.width()) / 2, foot - size.height() - Space::XS, size.width(),
                size.height());
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return MessageBar::eventFilter(watched, event);
}

} // namespace lectern
