#pragma once
// Places notifications: temporary ones in a toast at the bottom, persistent ones in a bar, questions next to
// their subject.
#include "views/widgets/notices.h"

class QPushButton;

namespace lectern
{

class Actions;
class MessageBar;
class Toast;

class WindowNotices final : public Notices
{
    Q_OBJECT
public:
    WindowNotices(Toast &toast, MessageBar &errors, MessageBar &confirm, const Actions &actions,
                  QObject *parent);
    void inform(const QString &text) override { offer(text, {}); }
    void offer(const QString &text, const QList<MessageStep> &steps) override;
    void done(const QString &text) override;
    void forgetDone() override;
    void warn(const QString &text) override;
    void caution(const QString &text, const QList<MessageStep> &steps) override;
    void clearWarnings() override;
    // The button that performs the action gets the focus; for a destructive action, the other one.
    void ask(const Question &question) override;
    void withdraw() override;

private:
    struct Message {
        QString text;
        bool failed;
    };
    void add(const Message &message);
    void decline();

    Toast &m_toast;
    MessageBar &m_errors, &m_confirm;
    const Actions &m_actions;
    bool m_isDone = false; // the toast offers Undo
    QList<Message> m_messages; // shown together; the bar is red if at least one is an error
    QPushButton *m_no, *m_yes;
    Question m_question;
};

} // namespace lectern
