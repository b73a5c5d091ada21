#pragma once
// Recovers a damaged library into a new one.
#include "models/session/tasks/recoveryjob.h"
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
    void showReport(const RecoveryReport &report);

    LibrarySession &m_library;
    Notices &m_notices;
    TaskLine &m_status;
    QWidget &m_window;
    RecoveryJob m_job;
};

} // namespace lectern
