#pragma once
// Import report: results per file, and diagnostics per line.
#include "models/session/tasks/importreport.h"
#include "views/widgets/page.h"

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectern
{

// Returns the file of the current row of a tree of files, or of the file above it; empty if there is none.
QString currentFile(const QTreeWidget &tree);

class ImportSummary final : public Page
{
    Q_OBJECT
public:
    // If there are several files, each shows at most this many rows, so that all files remain visible.
    static constexpr int kShownAtOnce = 12;

    explicit ImportSummary(QWidget *parent = nullptr);
    void showReport(const ImportReport &report);
    // Shows the diagnostics saved with a source by an earlier import.
    void showDiagnostics(const QString &sourceName, const QList<Diagnostic> &diagnostics);

signals:
    // papersRequested: list the papers of these sources. undoRequested: remove the sources of the shown
    // import again.
    void papersRequested(const QList<lectern::SourceId> &sources);
    void undoRequested(const QList<lectern::SourceId> &sources);

private:
    QTreeWidgetItem *add(QTreeWidgetItem *parent, const QString &line, const QString &what,
                         const QString &text, bool attention);
    void addDiagnostics(QTreeWidgetItem *group, const QList<Diagnostic> &diagnostics);
    void addFile(const FileReport &file);
    void addRows(QTreeWidgetItem *item, const FileReport &file);
    void copyAll();
    void copyLayout();

    QTreeWidget *m_tree;
    QPushButton *m_show, *m_takeBack;
    QPushButton *m_layout;
    QList<SourceId> m_brought;
};

} // namespace lectern
