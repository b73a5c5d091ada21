#pragma once
// Prevents results that arrive from moving the keyboard focus. Only user actions move it.
#include <QObject>
#include <QPointer>

class QWidget;

namespace lectern
{

// Marks a focused widget as a placeholder for one that appears later, such as a button for a list that is not
// loaded. The focus may then move to that widget.
void setContainer(QWidget *widget, bool on);

// Returns whether the widget accepts typed text: a line edit or an editable text.
bool takesWords(const QWidget *widget);

// Watches events other than keys and clicks: results of threads and timers. If one of them moves the window's
// focus away from a widget that can still have it, by setFocus() or because a widget is shown, hidden or
// disabled, the focus is restored before the next key event. A result may move the focus only from widgets
// that it hides or disables.
class FocusGuard final : public QObject
{
    Q_OBJECT
public:
    // One per window; owned by it.
    explicit FocusGuard(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    QPointer<QWidget> m_kept; // widget that had the focus before the current result
    bool m_answering = false;
};

} // namespace lectern
