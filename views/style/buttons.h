#pragma once
// What all buttons have in common.
#include <QObject>

class QAbstractButton;
class QWidget;

namespace lectern
{

// The button does away with something for good: the style paints it so.
void setDestroys(QAbstractButton &button, bool on);
bool destroys(const QWidget *button);

// Return presses the button that has the keys, as Space does, wherever it stands: both are commands for
// papers elsewhere. The style gives it to every button that is no tick or dot.
class ButtonKeys final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    static bool isFor(const QWidget &widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lectern
