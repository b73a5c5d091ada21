#pragma once
// A message that lies over the foot of the window and goes by itself, with what can be done about it.
#include "notices.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lectern
{

// One at a time: a newer message takes the place of an older one. It stays while the pointer or the keys are
// on it. Nothing is moved by it, and the keys stay where they are; focusSteps() brings them here.
class Toast final : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget *window);
    // An empty text takes the message away.
    void say(const QString &text, const QList<MessageStep> &steps = {});
    // Shows the last message once more, with the keys on its first button. False: there was none.
    bool focusSteps();
    QString text() const;
    void setPlaceOver(QWidget *body); // what it lies on the foot of; the window without one

public slots:
    void dismiss(); // the keys go back to where they were

signals:
    void focusLeft(); // it had the keys, and knows nobody to give them to

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void follow();
    void passBy();

    QLabel *m_text;
    QHBoxLayout *m_row;
    QList<QPushButton *> m_steps;
    QWidget *m_body = nullptr;
    QPointer<QWidget> m_before; // had the keys
    QTimer m_time;
};

} // namespace lectern
