#pragma once
// Says what is wrong, across the window, or asks a question, over it, and waits: never a message box.
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

// Icon, text that can be selected, buttons, and a cross that closes it.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    // Bar: a line across the window, which makes room for it at its foot. Card: over the window, beside the
    // row or the button that the keys were at, so that nothing moves.
    enum class Form { Bar, Card };
    // What stands in it: a question, what to know, what failed. Only the last is red.
    enum class Tone { Plain, Caution, Failure };

    NoticeBar(const QString &iconName, Form form, QWidget *parent = nullptr);
    QString text() const;
    Tone tone() const { return m_tone; }

    // What it asks or says is about a library that is left: it closes, if it is open.
    void withdraw();

signals:
    void closed();
    // After closed, where the bar had the keyboard focus: it has to go somewhere.
    void focusLeft();

protected:
    // Closes the bar as a person does.
    void dismiss();
    void setText(const QString &text);
    void setTone(Tone tone);
    void setIcon(const QString &iconName);
    // Shows it; a card where the keys are.
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

// What went wrong, to be read and copied, and what has to be known. Several stand together; it is red while
// one of them failed.
class ErrorBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ErrorBar(QWidget *parent = nullptr);
    void showError(const QString &message);
    // steps: what can be done about it, in place of those of an earlier one.
    void showCaution(const QString &message, const QList<MessageStep> &steps = {});
    // What was wrong has been mended.
    void clear();

signals:
    void helpAsked();

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

// Something worth knowing at this moment. It stands until it is closed and takes no keys.
class HintBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit HintBar(QWidget *parent = nullptr);
    // close: what the button says that closes it.
    void showHint(const QString &text, const QString &close);
    void close() { dismiss(); }

signals:
    void noMore(); // no other hint either

private:
    QPushButton *m_close;
};

// Text was pasted: what it is, and, where years have to be inferred, on which day the page was saved.
class PasteBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit PasteBar(QWidget *parent = nullptr);
    void ask(const QString &text);
    // What was found out about the text asked about; other text is passed over. infersYears: the day matters.
    void describe(const QString &text, const QString &what, bool importable, bool infersYears);

signals:
    void accepted(const QString &text, const QDate &savedOn);

private:
    QString m_pasted;
    QLabel *m_day;
    QDateEdit *m_date;
    QPushButton *m_import;
};

// A question with one answer that does something and one that does not.
class ConfirmBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ConfirmBar(QWidget *parent = nullptr);
    // The keys go to the answer that does it; where that destroys something, to the other.
    void ask(const Question &question);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void decline();

    QPushButton *m_yes, *m_no;
    std::function<void()> m_action, m_declined;
    QPointer<QWidget> m_before; // had the keys
};

} // namespace lectern
