#pragma once
// Likely duplicates, pair by pair, to be decided.
#include "models/items/links/duplicatesearch.h"
#include "models/items/links/linkcontroller.h"
#include "views/parts/page.h"

class QLabel;
class QProgressBar;
class QStackedWidget;
class QTextBrowser;

namespace lectern
{

class Actions;
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
    void showCompared(PaperId first, PaperId second, const QList<ComparedPaper> &papers);

    // The pair to decide; None both: there is none.
    QPair<PaperId, PaperId> currentPair() const;
    // The pair was decided and that is on disk: it goes, and where it became one paper, others speak of that.
    void takeDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation);
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

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makePairs(const Actions &actions);
    QWidget *makeRunning();
    void showLines(int select);
    void choose(int row);
    void renderPair();
    void say();

    struct State {
        QList<LikelyDuplicate> pairs;
        int row = 0;
    };
    QList<LikelyDuplicate> m_pairs;
    QList<State> m_before, m_after; // for undo and redo
    QList<ComparedPaper> m_compared;
    bool m_searched = false;
    QStackedWidget *m_stack;
    QWidget *m_running = nullptr, *m_both = nullptr;
    QProgressBar *m_progress = nullptr;
    LineList *m_list = nullptr;
    QLabel *m_reasons = nullptr;
    QTextBrowser *m_text = nullptr;
    EmptyState *m_empty;
};

} // namespace lectern
