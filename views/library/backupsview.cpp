#include "backupsview.h"

#include "models/i18n/language.h"
#include "models/itemmodels/display.h"

#include <QPushButton>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

BackupsView::BackupsView(QWidget *parent)
    : ListPage(tr("Backups"),
               tr("A verified backup is created on each day the library is open, before its format changes, "
                  "and before another backup is restored. Kept are all backups of the last 7 days, the "
                  "newest of each of the last 8 weeks and of each of the last 12 months. They are stored in "
                  "a folder next to the library."),
               parent),
      m_backUp(addButton(u"copy"_s, tr("Back up now"), "backUpNow")),
      m_restore(addButton(u"undo-2"_s, tr("Restore…"), "backupRestore"))
{
    setObjectName(u"backupsView"_s);
    tree().setHeaderLabels({tr("Created"), tr("Size"), tr("Papers")});
    connect(&tree(), &QTreeWidget::currentItemChanged, this, &BackupsView::showCurrent);
    connect(&tree(), &QTreeWidget::itemActivated, this, &BackupsView::restore);
    connect(m_restore, &QPushButton::clicked, this, &BackupsView::restore);
    connect(m_backUp, &QPushButton::clicked, this, &BackupsView::backUpRequested);
    showCurrent();
}

QString BackupsView::nameOf(const QDateTime &at)
{
    return tr("%1, %2").arg(dayText(at.date()), at.toString(u"HH:mm:ss"_s));
}

void BackupsView::showBackups(const QList<BackupRow> &backups, bool writable, bool restorable)
{
    m_backups = backups;
    m_writable = writable;
    m_restorable = restorable;
    tree().clear();
    for (const BackupRow &row : backups) {
        auto *item =
            new QTreeWidgetItem(&tree(),
                                {nameOf(row.file.at), shownLocale().formattedDataSize(row.file.bytes, 1),
                                 row.papers ? papersText(*row.papers) : tr("unreadable")});
        item->setToolTip(0, tipText(row.file.path));
        item->setData(0, Qt::AccessibleTextRole,
                      tr("%1, %2, %3").arg(item->text(0), item->text(1), item->text(2)));
    }
    for (int column = 0; column < 2; ++column) {
        tree().resizeColumnToContents(column);
        tree().setColumnWidth(column, tree().columnWidth(column) + fontMetrics().height() * 2);
    }
    if (!backups.isEmpty())
        tree().setCurrentItem(tree().topLevelItem(0));
    showList(!backups.isEmpty(),
             tr("No backups yet. The first one is created once the library contains data."));
    showCurrent();
}

void BackupsView::showCurrent()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    m_backUp->setEnabled(m_writable);
    m_restore->setEnabled(m_restorable && row >= 0 && row < m_backups.size() && m_backups[row].papers);
}

void BackupsView::restore()
{
    const int row = tree().indexOfTopLevelItem(tree().currentItem());
    if (m_restore->isEnabled() && row >= 0)
        emit restoreRequested(m_backups[row]);
}

} // namespace lectern
