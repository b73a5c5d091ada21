#include "focusguard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace lectern
{

namespace
{

// Returns whether the event is a call from another thread or a timer to one of our objects. Assistive
// programs call Qt's own objects: these calls are user actions.
bool isAnswer(const QObject &receiver, const QEvent &event)
{
    const QByteArrayView name(receiver.metaObject()->className());
    const bool ours = name.startsWith("lectern::");
    if (event.type() == QEvent::MetaCall)
        return ours;
    return event.type() == QEvent::Timer && !receiver.isWidgetType()
        && (ours || name == "QTimer" || name == "QSingleShotTimer");
}

bool isDoneByUser(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::Shortcut:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchBegin:
        return true;
    default:
        return false;
    }
}

} // namespace

static constexpr const char *kStandsIn = "standsIn";

void setContainer(QWidget *widget, bool on)
{
    widget->setProperty(kStandsIn, on);
}

bool takesWords(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->isReadOnly();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return !text->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return !text->isReadOnly();
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->isEditable();
    return qobject_cast<const QAbstractSpinBox *>(widget) != nullptr;
}

FocusGuard::FocusGuard(QWidget &window) : QObject(&window), m_window(window)
{
    qApp->installEventFilter(this);
}

// Delivers a result to its receiver, because the guard must run code after the result is handled.
bool FocusGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (m_answering) {
        // A dialog opened by a result runs inside its handler. Actions in it are user actions.
        if (isDoneByUser(*event))
            m_kept.clear();
        return false;
    }
    if (!isAnswer(*watched, *event))
        return false;
    const QPointer<FocusGuard> self(this);
    m_kept = m_window.focusWidget();
    if (m_kept && m_kept->property(kStandsIn).toBool())
        m_kept.clear();
    m_answering = true;
    watched->event(event);
    if (!self)
        return true;
    m_answering = false;
    QWidget *kept = m_kept;
    if (kept && kept != m_window.focusWidget() && kept->isVisible() && kept->isEnabled()
        && !QApplication::activePopupWidget() && !QApplication::activeModalWidget())
        kept->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace lectern
