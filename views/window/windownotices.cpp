#include "windownotices.h"

#include "views/actions/actions.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/widgets/messagebar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Tone = MessageBar::Tone;

static constexpr qsizetype kMaxMessages = 4;

WindowNotices::WindowNotices(Toast &toast, MessageBar &errors, MessageBar &confirm, const Actions &actions,
                             QObject *parent)
    : Notices(parent), m_toast(toast), m_errors(errors), m_confirm(confirm), m_actions(actions)
{
    m_errors
        .addButton(tr("Copy"), u"errorCopy"_s,
                   [this] { QGuiApplication::clipboard()->setText(m_errors.text()); })
        ->setIcon(icon(u"copy"_s));
    m_errors.addButton(tr("Help"), u"errorHelp"_s, [this] { m_actions[ActionId::TroubleHelp].trigger(); });
    connect(&m_errors, &MessageBar::closed, this, &WindowNotices::clearWarnings);
    m_no = m_confirm.addButton(tr("Cancel"), u"confirmNo"_s, [this] { m_confirm.dismiss(); });
    m_yes = m_confirm.addButton(tr("Yes"), u"confirmYes"_s, [this] {
        const auto accepted = std::exchange(m_question, {}).accepted;
        m_confirm.dismiss();
        if (accepted)
            accepted();
    });
    connect(&m_confirm, &MessageBar::closed, this, &WindowNotices::decline);
}

void WindowNotices::offer(const QString &text, const QList<MessageStep> &steps)
{
    m_isDone = false;
    m_toast.showMessage(text, steps);
}

void WindowNotices::done(const QString &text)
{
    m_toast.showMessage(text, {{tr("Undo"), [this] { m_actions[ActionId::Undo].trigger(); }}});
    m_isDone = true;
}

void WindowNotices::forgetDone()
{
    if (std::exchange(m_isDone, false))
        m_toast.showMessage({});
}

void WindowNotices::warn(const QString &text)
{
    if (!text.isEmpty())
        add({text, true});
}

void WindowNotices::caution(const QString &text, const QList<MessageStep> &steps)
{
    add({text, false});
    m_errors.setSteps(steps);
}

void WindowNotices::clearWarnings()
{
    m_messages.clear();
    m_errors.setSteps({});
    m_errors.hide();
}

void WindowNotices::add(const Message &message)
{
    const auto same = std::find_if(m_messages.begin(), m_messages.end(),
                                   [&](const Message &other) { return other.text == message.text; });
    if (same != m_messages.end())
        same->failed = message.failed;
    else
        m_messages.append(message);
    if (m_messages.size() > kMaxMessages)
        m_messages.removeFirst();
    QStringList lines;
    bool failed = false;
    for (const Message &each : std::as_const(m_messages)) {
        lines.append(each.text);
        failed = failed || each.failed;
    }
    m_errors.setText(lines.join(u'\n'));
    m_errors.setTone(failed ? Tone::Failure : Tone::Caution);
    m_errors.appear();
}

void WindowNotices::decline()
{
    if (const auto declined = std::exchange(m_question, {}).declined)
        declined();
}

void WindowNotices::ask(const Question &question)
{
    decline();
    m_question = question;
    m_confirm.setText(question.text);
    m_confirm.setTone(question.destroys ? Tone::Failure : Tone::Plain);
    m_yes->setText(question.yes);
    setDestroys(*m_yes, question.destroys);
    m_yes->setDefault(!question.destroys);
    m_no->setText(question.no.isEmpty() ? tr("Cancel") : question.no);
    m_confirm.appear();
    (question.destroys ? m_no : m_yes)->setFocus();
}

void WindowNotices::withdraw()
{
    m_isDone = false;
    m_toast.showMessage({});
    clearWarnings();
    m_confirm.dismiss();
}

} // namespace lectern
