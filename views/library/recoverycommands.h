#pragma once
// Recovers a damaged library into a new one.
#include "models/session/tasks/requesttoken.h"
#include "models/store/recovery/recovery.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/taskline.h"

#include <QObject>

namespace lectern
{

class RecoveryCommands final : public QObject
{
    Q_OBJECT
public:
    RecoveryCommands(const CommandContext &context, TaskLine &status);

signals:
    void libraryChosen(const QString &file);

private:
    void ask();
    void start(const QString &target);
    void showReport(const QString &target, const Result<RecoveryOutcome> &outcome);

    LibrarySession &m_library;
    Notices &m_notices;
    TaskLine &m_status;
    QWidget &m_window;
    RequestToken m_recovery{"recovery"};
};

} // namespace lectern
