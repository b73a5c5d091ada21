#pragma once
// Pages of the library: its backups, and its changes and imports.
#include "models/session/backupservice.h"
#include "models/session/queries.h"
#include "views/widgets/page.h"

class QComboBox;
class QTreeWidgetItem;

namespace lectern
{

// History page: all edits and imports, newest first, and undo to any of them.
// Clicking a step or pressing Return shows its papers below it. On a paper, both show the paper. Only the
// button undoes.
class HistoryView final : public ListPage
{
    Q_OBJECT
public:
    explicit HistoryView(QWidget *parent = nullptr);
    // Shows the history, newest first. Keeps the selected step.
    void showHistory(const History &history, bool writable);
    // Reply to the two signals: shows the papers of a step, newest first. Deleted papers are missing.
    void showPapers(EditId change, SourceId import, const QList<PaperRow> &papers);

signals:
    // Requests undo or redo up to this edit.
    void stepRequested(lectern::EditId id, bool undo);
    void limitsChosen(const lectern::EditLimits &limits);
    void changeOpened(lectern::EditId change);
    void importOpened(lectern::SourceId import);
    void paperChosen(lectern::PaperId paper);

private:
    // An edit or an import.
    struct Step {
        Edit edit;
        SourceRow import;
        bool isImport() const { return import.id != SourceId::None; }
        QDateTime at() const { return isImport() ? import.importedAt : edit.at; }
    };
    void showCurrent();
    void step();
    void open(QTreeWidgetItem *item);
    const Step *
    stepOf(const QTreeWidgetItem *item) const; // returns the step of a row, also for a paper below the step.
    QString textOf(const Step &step, const History &history) const;
    void showLimits(const EditLimits &limits);

    QPushButton *m_step;
    QComboBox *m_days, *m_entries;
    QList<Step> m_steps; // same order as the rows
    bool m_writable = false;
};

// Backups page: date, size, number of papers, and restore.
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
