#include "recoverycommands.h"

#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/widgets/notices.h"

#include <QFileDialog>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

RecoveryCommands::RecoveryCommands(const CommandContext &context, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices), m_status(status),
      m_window(context.window)
{
    connect(&context.actions[ActionId::RecoverLibrary], &QAction::triggered, this, &RecoveryCommands::ask);
    connect(&m_job, &RecoveryJob::progressed, &m_status, &TaskLine::showProgress);
    connect(&m_job, &RecoveryJob::finished, this, &RecoveryCommands::showReport);
    connect(&m_status, &TaskLine::cancelled, &m_job, &RecoveryJob::cancel);
}

void RecoveryCommands::ask()
{
    if (m_job.isRunning()) {
        m_notices.inform(tr("A library is being recovered; progress is shown below."));
        return;
    }
    const QFileInfo damaged(m_library.file());
    auto *dialog = new QFileDialog(&m_window, tr("New library for recovered data"), damaged.absolutePath(),
                                   tr("Libraries (*.lectern)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"lectern"_s);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
    dialog->selectFile(tr("%1 recovered.lectern").arg(damaged.completeBaseName()));
    connect(dialog, &QFileDialog::fileSelected, this, &RecoveryCommands::start);
    dialog->open();
}

void RecoveryCommands::start(const QString &target)
{
    if (m_job.isRunning())
        return;
    m_status.begin(tr("Recovering %1").arg(QFileInfo(m_library.file()).fileName()), RecoveryJob::kAll);
    m_job.start(m_library.file(), target);
}

// The report of lost data is shown until closed.
void RecoveryCommands::showReport(const RecoveryReport &report)
{
    m_status.end();
    if (!report.error.isEmpty()) {
        m_notices.warn(report.error);
        return;
    }
    if (report.cancelled) {
        m_notices.inform(tr("Cancelled; no library was created."));
        return;
    }
    const QString name = QFileInfo(report.target).fileName();
    QStringList lost;
    for (const RecoveryLoss &loss : report.outcome.lost)
        lost.append(loss.text);
    const QString found =
        tr("%1 contains %2, %3 of them with your marks.")
            .arg(name, papersText(report.outcome.papers), numberText(report.outcome.marked));
    m_notices.caution(lost.isEmpty()
                          ? tr("%1 Only the history was lost.").arg(found)
                          : tr("%1 Lost, in addition to the history: %2.").arg(found, lost.join(u"; "_s)),
                      {{tr("Open"), [this, file = report.target] { emit libraryChosen(file); }}});
}

} // namespace lectern
