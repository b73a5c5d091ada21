#include "helpcommands.h"

#include "helppage.h"
#include "models/i18n/language.h"
#include "models/import/partversions.h"
#include "models/session/librarysession.h"
#include "models/store/sqlite/backup.h"
#include "views/actions/actions.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QSettings>
#include <QSysInfo>
#include <QWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

HelpCommands::HelpCommands(const CommandContext &context)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_settings(context.settings),
      m_page(new HelpPage(&context.window))
{
    m_pages.add(*m_page, Pages::Reading::Ends);
    const auto on = [&](Id id, const QString &page, const QString &anchor = {}) {
        connect(&m_actions[id], &QAction::triggered, this, [this, page, anchor] { open(page, anchor); });
    };
    on(Id::Help, u"importing"_s);
    on(Id::SearchHelp, u"searching"_s);
    on(Id::NumberHelp, u"authors"_s, u"what-the-numbers-mean"_s);
    on(Id::TroubleHelp, u"backup"_s, u"troubleshooting"_s);
    on(Id::About, u"about"_s);
    connect(&m_actions[Id::CopyReport], &QAction::triggered, this, &HelpCommands::copyReport);
    connect(m_page, &HelpPage::queryChosen, this, [this](const QString &query) {
        m_pages.leave();
        m_library.browser().setTyped(query);
    });
    connect(m_page, &HelpPage::commandChosen, this, &HelpCommands::runCommand);
}

void HelpCommands::runCommand(const QString &name)
{
    const QList<QAction *> all = m_actions.all();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const QAction *action) { return action->objectName() == name; });
    if (found == all.end())
        return;
    if (!(*found)->isEnabled()) {
        m_notices.inform(tr("“%1” is not available now.").arg((*found)->text()));
        return;
    }
    if (m_actions[Id::CopyReport].objectName() != name)
        m_pages.leave(); // most commands act on the view that the manual covers
    (*found)->trigger();
}

static QString markdownCode(const QString &text)
{
    return u"`"_s + QString(text).remove(u'`').replace(u'|', u"\\|"_s) + u"`"_s;
}

ManualPage HelpCommands::aboutPage() const
{
    QString text =
        tr("Lectern is a desktop reader for research papers. It is free software under the MIT licence.")
        + u"\n\n"_s;
    const auto file = [&](const QString &what, const QString &path) {
        text += u"| "_s + what + u" | "_s + markdownCode(QDir::toNativeSeparators(path)) + u" |\n"_s;
    };
    text += u"| "_s + tr("File") + u" | "_s + tr("Location") + u" |\n|---|---|\n"_s;
    file(tr("Library"), m_library.file());
    file(tr("Backup folder"), backupFolder(m_library.file()));
    file(tr("Settings"), m_settings.fileName());
    ManualPage page{u"about"_s, tr("About Lectern"), {{{}, text}}};
    QString versions = u"[%1](command:%2)\n\n| %3 | %4 |\n|---|---|\n"_s.arg(
        m_actions[Id::CopyReport].text(), m_actions[Id::CopyReport].objectName(), tr("Component"),
        tr("Version"));
    for (const QString &line : versionReport().split(u'\n', Qt::SkipEmptyParts))
        versions += u"| "_s + line.section(u": "_s, 0, 0) + u" | "_s + markdownCode(line.section(u": "_s, 1))
            + u" |\n"_s;
    page.sections.append({tr("Versions"), versions});
    return page;
}

void HelpCommands::open(const QString &page, const QString &anchor)
{
    m_pages.open(*m_page);
    QList<ManualPage> pages = manualPages(shownLocale().name());
    pages.append(aboutPage());
    m_page->show(pages, page, manualSection(page, anchor));
}

void HelpCommands::copyReport()
{
    QGuiApplication::clipboard()->setText(versionReport());
    m_notices.inform(tr("Version information copied. It contains no personal data."));
}

QString versionReport()
{
    const QString ours = QCoreApplication::applicationVersion(); // includes the commit; empty in tests
    QString report = u"Lectern: "_s + (ours.isEmpty() ? QStringLiteral(LECTERN_VERSION) : ours) + u'\n';
    for (const auto &[name, version] : libraryVersions())
        report += name + u": "_s + version + u'\n';
    report +=
        u"System: "_s + QSysInfo::prettyProductName() + u", "_s + QSysInfo::currentCpuArchitecture() + u'\n';
    report += u"Windows: "_s + QGuiApplication::platformName() + u'\n';
    report += u"Language: "_s + QLocale().name() + u'\n';
    report += u"Scale: "_s + QString::number(qApp->devicePixelRatio()) + u'\n';
    return report;
}

} // namespace lectern
