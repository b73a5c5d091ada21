#pragma once
// What an import did, file by file, and what of it was not understood, line by line.
#include "models/session/tasks/importreport.h"
#include "views/widgets/page.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

class ImportSummary final : public Page
{
    Q_OBJECT
public:
    // Rows of one file among others: more would push the other files out of sight.
    static constexpr int kShownAtOnce = 12;

    explicit ImportSummary(QWidget *parent = nullptr);
    void showReport(const ImportReport &report);
    // The remarks kept with a source from an earlier import.
    void showDiagnostics(const QString &sourceName, const QList<Diagnostic> &diagnostics);

signals:
    // The sources that came in with the import shown are to go again.
    // The papers of these sources are to be listed.
    void papersAsked(const QList<lectern::SourceId> &sources);
    void takeBackAsked(const QList<lectern::SourceId> &sources);

private:
    QTreeWidgetItem *add(QTreeWidgetItem *parent, const QString &line, const QString &what,
                         const QString &text, bool attention);
    void addRemarks(QTreeWidgetItem *group, const QList<Diagnostic> &remarks);
    void addFile(const FileReport &file);
    void addRows(QTreeWidgetItem *item, const FileReport &file);
    void copyAll();
    QString chosenFile() const;
    void copyLayout();

    QTreeWidget *m_tree;
    QPushButton *m_show, *m_takeBack;
    QPushButton *m_layout;
    QList<SourceId> m_brought;
};

} // namespace lectern
