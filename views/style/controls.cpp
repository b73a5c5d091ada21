#include "controls.h"

#include <QLabel>
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

QVBoxLayout *tightColumn(QWidget *parent, int spacing)
{
    auto *column = new QVBoxLayout(parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    return column;
}

} // namespace lectern
