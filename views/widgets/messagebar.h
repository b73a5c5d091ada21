#pragma once
// A message with buttons in the window; replaces message boxes. Callers configure it.
#include "notices.h"

#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QTimer>

#include <functional>

class QBoxLayout;
class QPushButton;

namespace lectern
{

class Floating;

// Icon, selectable text, controls, and a close button.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    // Bar: a line of the window, which shrinks its content. Card: over the window, next to the focused row or
    // button, so that no other widget moves. Toast: over the window, in the colours of the other theme.
    enum class Form { Bar, Card, Toast };
    // The kind of text: a question, information, or an error. Only errors are red.
    enum class Tone { Plain, Caution, Failure };

    MessageBar(const QString &objectName, const QString &iconName, Form form, QWidget *parent = nullptr);
    QString text() const { return m_text->text(); }
    Tone tone() const { return m_tone; }
    void setText(const QString &text);
    void setTone(Tone tone);
    void setIcon(const QString &iconName);
    QPushButton *addButton(const QString &text, const QString &objectName,
                           const std::function<void()> &pressed);
    void addControl(QWidget *control);
    // Sets buttons that close the bar; they replace earlier ones.
    void setSteps(const QList<MessageStep> &steps);
    // Shows the bar; a card appears at the position of the focus.
    void appear();
    // Closes the bar as the user does. The focus returns to the previous widget.
    void dismiss();

signals:
    void closed();
    // Emitted after closed() if the bar had the focus and no previous widget can have it.
    void focusLeft();

protected:
    QLabel &label() { return *m_text; }
    QList<QPushButton *> steps() const { return m_steps; }
    void rememberFocus(); // call before the bar gets the focus
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void updateColors();

    QString m_iconName;
    Form m_form;
    Tone m_tone = Tone::Plain;
    QLabel *m_picture, *m_text;
    QBoxLayout *m_controls;
    Floating *m_floating = nullptr;
    QList<QPushButton *> m_steps;
    QPointer<QWidget> m_before; // widget that had the focus before
};

// A message over the bottom of the window that disappears automatically, with buttons for further steps.
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
    // body: the widget whose bottom it covers; default: the window. line: the line below it, which is covered
    // instead while no bar is between them, so that the message hides no content.
    void setPlaceOver(QWidget *body, QWidget *line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void hideUnlessUsed();

    QWidget *m_body = nullptr, *m_line = nullptr;
    QTimer m_time;
};

} // namespace lectern
