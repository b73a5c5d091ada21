#pragma once
// Shows an error across the window, or a question over it; replaces message boxes.
#include "notices.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QBoxLayout;
class QDateEdit;
class QLabel;
class QPushButton;

namespace lectern
{

class Floating;

// Icon, selectable text, buttons, and a close button.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    // Bar: a line at the bottom of the window, which shrinks its content. Card: over the window, next to the
    // focused row or button, so that no other widget moves.
    enum class Form { Bar, Card };
    // The kind of text: a question, information, or an error. Only errors are red.
    enum class Tone { Plain, Caution, Failure };

    NoticeBar(const QString &iconName, Form form, QWidget *parent = nullptr);
    QString text() const;
    Tone tone() const { return m_tone; }

    // Closes the bar if it is open, because its library has been closed.
    void withdraw();

signals:
    void closed();
    // Emitted after closed() if the bar had the keyboard focus. The receiver must set the focus.
    void focusLeft();

protected:
    // Closes the bar as the user does.
    void dismiss();
    void setText(const QString &text);
    void setTone(Tone tone);
    void setIcon(const QString &iconName);
    // Shows the bar; a card appears at the position of the focus.
    void appear();
    QPushButton *addButton(const QString &text);
    void addControl(QWidget *control);
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBack();
    QString m_iconName;
    Form m_form;
    Tone m_tone = Tone::Plain;
    QLabel *m_picture, *m_text;
    QBoxLayout *m_controls;
    Floating *m_floating = nullptr;
};

// Shows errors, which can be read and copied, and warnings. Several are shown together. The bar is red if at
// least one is an error.
class ErrorBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ErrorBar(QWidget *parent = nullptr);
    void showError(const QString &message);
    // steps: buttons that solve the problem. They replace those of an earlier message.
    void showCaution(const QString &message, const QList<MessageStep> &steps = {});
    // Call when the problem has been fixed.
    void clear();

signals:
    void helpRequested();

private:
    struct Message {
        QString text;
        bool failed;
    };
    void add(const Message &message);
    void setSteps(const QList<MessageStep> &steps);

    QList<Message> m_messages;
    QList<QPushButton *> m_steps;
};

// Shows that text was pasted: its format and, if years must be inferred, the day on which the page was saved.
class PasteBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit PasteBar(QWidget *parent = nullptr);
    void ask(const QString &text);
    // Shows the result of recognising the text; ignored for another text. infersYears: the day is needed.
    void describe(const QString &text, const QString &what, bool importable, bool infersYears);

signals:
    void accepted(const QString &text, const QDate &savedOn);

private:
    QString m_pasted;
    QLabel *m_day;
    QDateEdit *m_date;
    QPushButton *m_import;
};

// A question with a button that performs the action and one that cancels.
class ConfirmBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ConfirmBar(QWidget *parent = nullptr);
    // The button that performs the action has the focus; for a destructive action, the other one.
    void ask(const Question &question);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void decline();

    QPushButton *m_yes, *m_no;
    std::function<void()> m_action, m_declined;
    QPointer<QWidget> m_before; // widget that had the focus before
};

} // namespace lectern
