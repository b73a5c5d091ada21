#pragma once
// A message over the bottom of the window that disappears automatically, with buttons for further steps.
#include "notices.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lectern
{

// One at a time: a newer message replaces an older one. It stays while the mouse or the focus is on it. It
// moves no other widget and does not get the focus, except by focusSteps().
class Toast final : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget *window);
    // An empty text hides the message.
    void showMessage(const QString &text, const QList<MessageStep> &steps = {});
    // Shows the last message again and focuses its first button. Returns false if there was none.
    bool focusSteps();
    QString text() const;
    void setPlaceOver(QWidget *body); // widget whose bottom it covers; default: the window

public slots:
    void dismiss(); // closes the message; the focus returns to the previous widget

signals:
    void focusLeft(); // emitted if the message had the focus and the previous widget no longer exists

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void follow();
    void hideUnlessUsed();

    QLabel *m_text;
    QHBoxLayout *m_row;
    QList<QPushButton *> m_steps;
    QWidget *m_body = nullptr;
    QPointer<QWidget> m_before; // widget that had the focus before
    QTimer m_time;
};

} // namespace lectern
