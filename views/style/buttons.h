#pragma once
// Behaviour common to all buttons.
#include <QObject>

class QAbstractButton;
class QWidget;

namespace lectern
{

// Marks a button with a permanent destructive effect; the style paints it accordingly.
void setDestroys(QAbstractButton &button, bool on);
bool destroys(const QWidget *button);

// Return presses the focused button, as Space does, although elsewhere both keys are commands for papers. The
// style installs it on all buttons except check boxes and radio buttons.
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
