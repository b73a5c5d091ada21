#pragma once
// The keyboard focus moves by what a person does, never because something arrived.
#include <QObject>
#include <QPointer>

class QWidget;

namespace lectern
{

// Marks a widget that has the focus for one that is still to come, such as a button before its list is there:
// the focus goes on from it when that comes.
void setStandsIn(QWidget *widget, bool on);

// Whether letters typed into this widget are words: a line or a text that can be written.
bool takesWords(const QWidget *widget);

// Watches what reaches the program besides a person's keys and clicks: the answers of threads and timers.
// Where one of them moves the focus of the window away from a widget that can still have it, by setFocus() or
// because Qt moves it when a widget comes, goes or is disabled, the focus goes back before the next key is
// read. An answer may give the focus on only from what it hides or disables.
class FocusKeeper final : public QObject
{
    Q_OBJECT
public:
    // One for each window; ends with it.
    explicit FocusKeeper(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    QPointer<QWidget> m_kept; // has the focus while an answer is taken in
    bool m_answering = false;
};

} // namespace lectern
