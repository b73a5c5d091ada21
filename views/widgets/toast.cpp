#include "toast.h"

#include "views/style/colors.h"
#include "views/style/motion.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

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

void Toast::setPlaceOver(QWidget *body)
{
    m_body = body;
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
    if (underMouse() || hasFocusInside())
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
    const int foot = m_body ? m_body->mapTo(window, QPoint(0, m_body->height())).y() : window->height();
    setGeometry((window->width() - size.width()) / 2, foot - size.height() - Space::L, size.width(),
                size.height());
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return MessageBar::eventFilter(watched, event);
}

} // namespace lectern
