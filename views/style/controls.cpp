#include "controls.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

void styleLabel(QLabel *label, LabelStyle style)
{
    label->setTextFormat(Qt::PlainText);
    if (style & Label::Wrapped)
        label->setWordWrap(true);
    if (style & Label::Muted)
        label->setForegroundRole(QPalette::PlaceholderText);
    if (style & Label::Selectable)
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void setFontStyle(QWidget *widget, double size, QFont::Weight weight)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(weight);
    widget->setFont(font);
}

void setFlat(QToolButton *button, const QString &accessibleName)
{
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(accessibleName);
}

bool hasFocusInside(const QWidget &widget)
{
    const QWidget *focus = widget.window()->focusWidget();
    return focus && (focus == &widget || widget.isAncestorOf(focus));
}

void setNames(QWidget *widget, const QString &objectName, const QString &accessibleName)
{
    widget->setObjectName(objectName);
    widget->setAccessibleName(accessibleName);
}

void clearLayout(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

QVBoxLayout *tightColumn(QWidget *parent, int spacing)
{
    return spaced(new QVBoxLayout(parent), {}, spacing);
}

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
