#pragma once
// Backups page: date, size, number of papers, and restore.
#include "views/widgets/page.h"

#include "models/session/backupservice.h"

namespace lectern
{

class BackupsView final : public ListPage
{
    Q_OBJECT
public:
    explicit BackupsView(QWidget *parent = nullptr);
    void showBackups(const QList<BackupRow> &backups, bool writable, bool restorable);
    // Returns the name of a backup in sentences: its date and time.
    static QString nameOf(const QDateTime &at);

signals:
    void backUpRequested();
    void restoreRequested(const lectern::BackupRow &backup);

private:
    void showCurrent();
    void restore();

    QPushButton *m_backUp, *m_restore;
    QList<BackupRow> m_backups;
    bool m_writable = false, m_restorable = false;
};

} // namespace lectern
