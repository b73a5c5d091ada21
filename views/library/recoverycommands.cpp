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

// Range of the progress. Writing is slower than reading.
static constexpr int kAll = 1000, kReading = kAll / 3;

RecoveryCommands::RecoveryCommands(const CommandContext &context, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices), m_status(status),
      m_window(context.window)
{
    connect(&context.actions[ActionId::RecoverLibrary], &QAction::triggered, this, &RecoveryCommands::ask);
    connect(&m_status, &TaskLine::cancelled, this, [this] { m_recovery.stop(); });
}

void RecoveryCommands::ask()
{
    if (m_recovery.isPending()) {
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
    if (m_recovery.isPending())
        return;
    m_status.begin(tr("Recovering %1").arg(QFileInfo(m_library.file()).fileName()), kAll);
    const auto recover = [this, damaged = m_library.file(), target](const Deliver &deliver,
                                                                    const Cancelled &cancelled) {
        const auto progressed = [&](RecoveryStep step, qint64 at, qint64 all) {
            const bool reads = step == RecoveryStep::Reading;
            const int share = int(at * (reads ? kReading : kAll - kReading) / qMax<qint64>(1, all));
            deliver([this, done = reads ? share : kReading + share] { m_status.showProgress(done, kAll); });
        };
        return recoverLibrary(damaged, target, progressed, cancelled);
    };
    m_library.tasks().start(
        m_recovery, recover, this,
        [this, target](const Result<RecoveryOutcome> &outcome) { showReport(target, outcome); });
}

// The report of lost data is shown until closed.
void RecoveryCommands::showReport(const QString &target, const Result<RecoveryOutcome> &outcome)
{
    m_status.end();
    if (!outcome) {
        if (outcome.error().isCancelled())
            m_notices.inform(tr("Cancelled; no library was created."));
        else
            m_notices.warn(outcome.error().message);
        return;
    }
    const QString name = QFileInfo(target).fileName();
    QStringList lost;
    for (const RecoveryLoss &loss : outcome->lost)
        lost.append(loss.text);
    const QString found = tr("%1 contains %2, %3 of them with your marks.")
                              .arg(name, papersText(outcome->papers), numberText(outcome->marked));
    m_notices.caution(lost.isEmpty()
                          ? tr("%1 Only the history was lost.").arg(found)
                          : tr("%1 Lost, in addition to the history: %2.").arg(found, lost.join(u"; "_s)),
                      {{tr("Open"), [this, target] { emit libraryChosen(target); }}});
}

} // namespace lectern
