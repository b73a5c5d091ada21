#pragma once
// Likely duplicates, pair by pair, to be decided.
#include "models/session/linkcontroller.h"
#include "models/session/tasks/duplicatesearch.h"
#include "views/widgets/page.h"

#include <optional>

class QLabel;
class QPushButton;
class QProgressBar;
class QStackedWidget;

namespace lectern
{

class Actions;
class ComparisonView;
class EmptyState;
class LineList;

class DuplicatesPage final : public Page
{
    Q_OBJECT
public:
    DuplicatesPage(const Actions &actions, QWidget *parent = nullptr);

    void showRunning();
    void showProgress(double part);
    void showPairs(const QList<LikelyDuplicate> &pairs);
    void showCancelled();
    void showFailure(const QString &message);
    // What the current pair's papers state; dropped where another pair is current by now.
    void showCompared(PaperId first, PaperId second, const PaperComparison &comparison);
    // The texts chosen of the current pair, by field; nothing while it is not compared yet.
    std::optional<QHash<QString, QString>> chosen() const;
    const QList<LikelyDuplicate> &pairs() const { return m_pairs; }

    // The pair to decide; None both: there is none.
    QPair<PaperId, PaperId> currentPair() const;
    // The pair was decided and that is on disk: it goes, and where it became one paper, others speak of that.
    void takeDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation);
    // The same of many pairs at once, which became one paper each.
    void takeMerged(const QList<QPair<PaperId, PaperId>> &pairs);
    // The last decision was taken back, or made again.
    void stepBack();
    void stepForward();
    bool hasSearched() const { return m_searched; }
    // Another library: nothing is known.
    void forget();

signals:
    void pairChosen(lectern::PaperId first, lectern::PaperId second);
    void cancelled();
    void restarted();
    void batchWanted();
    void mergeWanted();

private:
    QWidget *makePairs(const Actions &actions);
    QWidget *makeRunning();
    void showLines(int select);
    void choose(int row);
    void remember(int row);
    void renumber(PaperId gone, PaperId into);
    void step(int by);
    void say();

    struct State {
        QList<LikelyDuplicate> pairs;
        int row = 0;
    };
    QList<LikelyDuplicate> m_pairs;
    QList<State> m_before, m_after; // for undo and redo
    bool m_searched = false;
    QStackedWidget *m_stack;
    QWidget *m_running = nullptr, *m_both = nullptr;
    QProgressBar *m_progress = nullptr;
    LineList *m_list = nullptr;
    QLabel *m_reasons = nullptr;
    ComparisonView *m_text = nullptr;
    QPushButton *m_batch = nullptr;
    EmptyState *m_empty;
};

} // namespace lectern
