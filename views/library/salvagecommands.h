#pragma once
// Recovers a damaged library into a new one.
#include "models/session/tasks/salvagejob.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/taskline.h"

#include <QObject>

namespace lectern
{

class SalvageStatus final : public TaskLine
{
    Q_OBJECT
public:
    explicit SalvageStatus(QWidget *parent = nullptr)
        : TaskLine(tr("Progress of salvaging"), tr("Cancel salvaging"), parent)
    {
        setObjectName(QStringLiteral("salvageStatus"));
        setCancelName(QStringLiteral("cancelSalvaging"));
    }
};

class SalvageCommands final : public QObject
{
    Q_OBJECT
public:
    SalvageCommands(const CommandContext &context, SalvageStatus &status);

signals:
    void libraryChosen(const QString &file);

private:
    void ask();
    void start(const QString &target);
    void showReport(const SalvageReport &report);

    LibrarySession &m_library;
    Notices &m_notices;
    SalvageStatus &m_status;
    QWidget &m_window;
    SalvageJob m_job;
};

} // namespace lectern
