#pragma once
// Page of likely duplicates, decided pair by pair.
#include "linelist.h"
#include "models/session/queries.h"
#include "views/widgets/page.h"

#include <QProgressBar>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace lectern
{

class Actions;
class ComparisonView;

class DuplicatesPage final : public Page
{
    Q_OBJECT
public:
    DuplicatesPage(const Actions &actions, QWidget *parent = nullptr);

    void showRunning();
    void showProgress(double part) { m_progress->setValue(qRound(part * 1000)); }
    void showPairs(const QList<LikelyDuplicate> &pairs);
    void showCancelled();
    void showFailure(const QString &message);
    // The comparison of the current pair.
    ComparisonView &comparison() { return *m_text; }
    const QList<LikelyDuplicate> &pairs() const { return m_pairs; }

    // Returns the current pair; both None if there is none.
    QPair<PaperId, PaperId> currentPair() const;
    // Applies a written decision: removes the pair, and after a merge updates the other pairs with the merged
    // paper.
    void applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation);
    // Applies many merges at once, like applyDecision().
    void applyMerged(const QList<QPair<PaperId, PaperId>> &pairs);
    // Called after the last decision was undone, or redone.
    void stepBack() { swapState(m_before, m_after); }
    void stepForward() { swapState(m_after, m_before); }
    bool hasSearched() const { return m_searched; }
    // Clears the page for another library.
    void forget();

signals:
    void pairChosen(lectern::PaperId first, lectern::PaperId second);
    void cancelled();
    void restarted();
    void batchRequested();
    void mergeRequested();

private:
    struct State {
        QList<LikelyDuplicate> pairs;
        int row = 0;
    };
    QWidget *makePairs(const Actions &actions);
    QWidget *makeRunning();
    void showLines(int select);
    void choose(int row);
    void remember(int row);
    void swapState(QList<State> &from, QList<State> &to);
    void renumber(PaperId gone, PaperId into);
    void step(int by) { m_list->selectRow(m_list->currentRow() + by); }
    void updateText();

    QList<LikelyDuplicate> m_pairs;
    QList<State> m_before, m_after; // for undo and redo
    bool m_searched = false;
    QStackedWidget *m_stack;
    QWidget *m_running = nullptr, *m_both = nullptr, *m_decisions = nullptr;
    QProgressBar *m_progress = nullptr;
    LineList *m_list = nullptr;
    QLabel *m_reasons = nullptr;
    ComparisonView *m_text = nullptr;
    QPushButton *m_batch = nullptr;
};

// Page of duplicate pairs that a rule is certain of, for review and merging in bulk.
class DuplicateBatchPage final : public Page
{
    Q_OBJECT
public:
    explicit DuplicateBatchPage(QWidget *parent = nullptr);
    // Shows the rules' pairs: the rule with the most pairs first, all pairs checked.
    void showPairs(const QList<LikelyDuplicate> &pairs);
    void setWritable(bool writable);
    QList<QPair<PaperId, PaperId>> ticked() const;

signals:
    void mergeRequested(const QList<QPair<lectern::PaperId, lectern::PaperId>> &pairs);

private:
    void fill();
    void count();
    void tickAll(bool on);

    QComboBox *m_rules;
    QTreeWidget *m_tree;
    QPushButton *m_merge, *m_all, *m_none;
    QList<LikelyDuplicate> m_pairs;
    bool m_writable = true;
};

} // namespace lectern
