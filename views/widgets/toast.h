#pragma once
// A message over the bottom of the window that disappears automatically, with buttons for further steps.
#include "messagebar.h"

#include <QTimer>

namespace lectern
{

// One at a time: a newer message replaces an older one. It stays while the mouse or the focus is on it. It
// moves no other widget and does not get the focus, except by focusSteps().
class Toast final : public MessageBar
{
    Q_OBJECT
public:
    explicit Toast(QWidget *window);
    // An empty text hides the message.
    void showMessage(const QString &text, const QList<MessageStep> &steps = {});
    // Shows the last message again and focuses its first button. Returns false if there was none.
    bool focusSteps();
    void setPlaceOver(QWidget *body); // widget whose bottom it covers; default: the window

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void hideUnlessUsed();

    QWidget *m_body = nullptr;
    QTimer m_time;
};

} // namespace lectern
