#pragma once
// Common properties of labels, buttons and layouts.
#include <QFlags>
#include <QFont>
#include <QMargins>
#include <QObject>

#include <initializer_list>

class QAbstractButton;
class QLabel;
class QLayout;
class QString;
class QToolButton;
class QVBoxLayout;
class QWidget;

namespace lectern
{

enum class Label { Plain = 0, Muted = 1, Wrapped = 2, Selectable = 4 };
Q_DECLARE_FLAGS(LabelStyle, Label)
Q_DECLARE_OPERATORS_FOR_FLAGS(LabelStyle)

// Shows plain text; it may come from a source.
void styleLabel(QLabel *label, LabelStyle style);
void setFontStyle(QWidget *widget, double size, QFont::Weight weight = QFont::Normal); // size: factor

// A button without frame that the Tab key reaches.
void setFlat(QToolButton *button, const QString &accessibleName);

// Returns whether the focus of the window is in this widget or below it.
bool hasFocusInside(const QWidget &widget);

// Sets the object name, for tests and scripts, and the accessible name.
void setNames(QWidget *widget, const QString &objectName, const QString &accessibleName);

// Sets the margins and the spacing of a layout and returns it.
template <typename Layout>
Layout *spaced(Layout *layout, const QMargins &margins, int spacing)
{
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

// Creates a layout without margins.
QVBoxLayout *tightColumn(QWidget *parent, int spacing = 0);

// Removes all items of a layout. Its widgets are hidden now and deleted later, because one of them may be
// handling a click.
void clearLayout(QLayout &layout);

// Adds the widgets to a layout, a stack or a splitter.
template <typename Container>
void addWidgets(Container *container, std::initializer_list<QWidget *> widgets)
{
    for (QWidget *widget : widgets)
        container->addWidget(widget);
}

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
