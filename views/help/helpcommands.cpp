#include "helpcommands.h"

#include "helppage.h"
#include "models/session/librarysession.h"
#include "models/store/sqlite/backup.h"
#include "views/widgets/notices.h"
#include "views/widgets/pages.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QWidget>

#include <algorithm>

namespace lectern
{

using Id = ActionId;

HelpCommands::HelpCommands(const CommandContext &context)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_settings(context.settings),
      m_page(new HelpPage(&context.window))
{
    m_pages.add(*m_page, Pages::Reading::Ends);
    const auto on = [&](Id id, HelpSubject subject) {
        connect(&m_actions[id], &QAction::triggered, this, [this, subject] { open(subject); });
    };
    on(Id::Help, HelpSubject::FirstSteps);
    on(Id::SearchHelp, HelpSubject::Search);
    on(Id::NumberHelp, HelpSubject::Numbers);
    on(Id::TroubleHelp, HelpSubject::Trouble);
    on(Id::About, HelpSubject::About);
    connect(&m_actions[Id::CopyReport], &QAction::triggered, this, &HelpCommands::copyReport);
    connect(m_page, &HelpPage::queryChosen, this, [this](const QString &query) {
        m_pages.leave();
        m_library.browser().setTyped(query);
    });
    connect(m_page, &HelpPage::commandChosen, this, [this](const QString &name) {
        const QList<QAction *> all = m_actions.all();
        const auto named = std::find_if(all.begin(), all.end(),
                                        [&](const QAction *action) { return action->objectName() == name; });
        if (named == all.end())
            return;
        if (!(*named)->isEnabled()) {
            m_notices.inform(tr("“%1” is not possible at the moment.").arg((*named)->text()));
            return;
        }
        if (m_actions[Id::CopyReport].objectName() != name)
            m_pages.leave(); // the command acts outside the help page
        (*named)->trigger();
    });
}

void HelpCommands::open(HelpSubject subject)
{
    m_pages.open(*m_page);
    m_page->show(
        helpTopics(m_actions, {m_library.file(), m_settings.fileName(), backupFolder(m_library.file())}),
        subject);
}

void HelpCommands::copyReport()
{
    QGuiApplication::clipboard()->setText(versionReport());
    m_notices.inform(tr("The report is on the clipboard. It names versions and nothing of yours."));
}

} // namespace lectern
