#include "buttons.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QRadioButton>

namespace lectern
{

static constexpr const char *kDestroys = "destroys";

void setDestroys(QAbstractButton &button, bool on)
{
    button.setProperty(kDestroys, on);
    button.update();
}

bool destroys(const QWidget *button)
{
    return button && button->property(kDestroys).toBool();
}

bool ButtonKeys::isFor(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) && !qobject_cast<const QCheckBox *>(&widget)
        && !qobject_cast<const QRadioButton *>(&widget);
}

bool ButtonKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool asked = event->type() == QEvent::ShortcutOverride;
    if (!asked && event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return false;
    const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (asked && (enters || key->key() == Qt::Key_Space)) {
        event->accept();
        return true;
    }
    if (asked || !enters || key->isAutoRepeat())
        return false;
    static_cast<QAbstractButton *>(watched)->click();
    return true;
}

} // namespace lectern
