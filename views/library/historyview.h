#pragma once
// Everything a person did in the library and what came in, newest first, and the way back to any point of it.
#include "models/session/librarykeeper.h"
#include "views/widgets/listpage.h"

class QComboBox;
class QTreeWidgetItem;

namespace lectern
{

// A click or Return on a step shows its papers below it, on a paper goes there. Only the button undoes.
class HistoryView final : public ListPage
{
    Q_OBJECT
public:
    explicit HistoryView(QWidget *parent = nullptr);
    // Newest first. The step that was chosen stays chosen.
    void showHistory(const QList<Edit> &history, const EditLimits &limits, const HistoryNames &names,
                     bool writable);
    // The answer to the two signals: the papers of a step, newest first; may be fewer than it had.
    void showPapers(EditId change, SourceId import, const QList<PaperRow> &papers);

signals:
    // Until this change is undone, or made again.
    void stepAsked(lectern::EditId id, bool undo);
    void limitsChosen(const lectern::EditLimits &limits);
    void changeOpened(lectern::EditId change);
    void importOpened(lectern::SourceId import);
    void paperChosen(lectern::PaperId paper);

private:
    // A change, or an import.
    struct Step {
        Edit edit;
        SourceRow import;
        bool isImport() const { return import.id != SourceId::None; }
        QDateTime at() const { return isImport() ? import.importedAt : edit.at; }
    };
    void showCurrent();
    void step();
    void open(QTreeWidgetItem *item);
    const Step *stepOf(const QTreeWidgetItem *item) const; // also of one of its papers
    QString textOf(const Step &step, const HistoryNames &names) const;
    void showLimits(const EditLimits &limits);

    QPushButton *m_step;
    QComboBox *m_days, *m_entries;
    QList<Step> m_steps; // as the rows
    bool m_writable = false;
};

} // namespace lectern
