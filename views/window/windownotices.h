#pragma once
// Places notifications: temporary ones in a toast at the bottom, persistent ones in a bar, questions next to
// their subject.
#include "views/actions/actions.h"
#include "views/widgets/noticebar.h"
#include "views/widgets/notices.h"
#include "views/widgets/toast.h"

#include <QAction>
#include <QCoreApplication>

#include <utility>

namespace lectern
{

class WindowNotices final : public Notices
{
public:
    WindowNotices(Toast &toast, ErrorBar &errors, ConfirmBar &confirm, QAction &undo, QObject *parent)
        : Notices(parent), m_toast(toast), m_errors(errors), m_confirm(confirm), m_undo(undo)
    {
    }
    void inform(const QString &text) override { offer(text, {}); }
    void offer(const QString &text, const QList<MessageStep> &steps) override
    {
        m_isDone = false;
        m_toast.showMessage(text, steps);
    }
    void done(const QString &text) override
    {
        m_toast.showMessage(
            text, {{QCoreApplication::translate("WindowNotices", "Undo"), [this] { m_undo.trigger(); }}});
        m_isDone = true;
    }
    void forgetDone() override
    {
        if (std::exchange(m_isDone, false))
            m_toast.showMessage({});
    }
    void warn(const QString &text) override { m_errors.showError(text); }
    void caution(const QString &text, const QList<MessageStep> &steps) override
    {
        m_errors.showCaution(text, steps);
    }
    void clearWarnings() override { m_errors.clear(); }
    void ask(const Question &question) override { m_confirm.ask(question); }
    void withdraw() override
    {
        m_isDone = false;
        m_toast.showMessage({});
        m_errors.clear();
        m_confirm.withdraw();
    }

private:
    Toast &m_toast;
    ErrorBar &m_errors;
    ConfirmBar &m_confirm;
    QAction &m_undo;
    bool m_isDone = false; // the toast offers Undo
};

} // namespace lectern
