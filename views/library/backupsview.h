#pragma once
// The copies of the library: when, how large, how many papers; and back to one of them.
#include "views/widgets/listpage.h"

#include "models/session/librarykeeper.h"

namespace lectern
{

class BackupsView final : public ListPage
{
    Q_OBJECT
public:
    explicit BackupsView(QWidget *parent = nullptr);
    void showBackups(const QList<BackupRow> &backups, bool writable, bool restorable);
    // How a backup is called in sentences: the day and time it was made.
    static QString nameOf(const QDateTime &at);

signals:
    void backUpAsked();
    void restoreAsked(const lectern::BackupRow &backup);

private:
    void showCurrent();
    void restore();

    QPushButton *m_backUp, *m_restore;
    QList<BackupRow> m_backups;
    bool m_writable = false, m_restorable = false;
};

} // namespace lectern
