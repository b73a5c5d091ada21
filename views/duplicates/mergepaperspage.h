#pragma once
// Papers that a person selected in the list, made one two at a time: field by field, side by side.
#include "models/session/linkcontroller.h"
#include "views/widgets/page.h"

#include <optional>

namespace lectern
{

class Actions;
class ComparisonView;

class MergePapersPage final : public Page
{
    Q_OBJECT
public:
    explicit MergePapersPage(const Actions &actions, QWidget *parent = nullptr);

    // The page is shown for these, at least two; the first pair is asked for.
    void begin(const QList<PaperId> &papers);
    // The two that are side by side; None both: there are none.
    QPair<PaperId, PaperId> currentPair() const;
    // What the current pair's papers state; dropped where another pair is current by now.
    void showCompared(PaperId first, PaperId second, const PaperComparison &comparison);
    // The texts chosen of the current pair, by field; nothing while it is not compared yet.
    std::optional<QHash<QString, QString>> chosen() const;
    // The pair was decided and that is on disk: the next paper is held against what stays, and after the last
    // one the page closes.
    void takeDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation);
    // Asks for the pair again: what the two say has changed.
    void refresh();

signals:
    void pairChosen(lectern::PaperId first, lectern::PaperId second);
    void mergeWanted();

private:
    void showPair();

    QList<PaperId> m_papers; // still to be compared, the first two side by side
    qsizetype m_all = 0; // how many there were
    ComparisonView *m_fields;
};

} // namespace lectern
