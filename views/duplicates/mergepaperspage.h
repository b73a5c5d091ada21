#pragma once
// Page for merging papers selected in the list, two at a time, field by field.
#include "models/session/queries.h"
#include "views/widgets/page.h"

namespace lectern
{

class Actions;
class ComparisonView;

class MergePapersPage final : public Page
{
    Q_OBJECT
public:
    explicit MergePapersPage(const Actions &actions, QWidget *parent = nullptr);

    // Call when the page is shown for these papers (at least two); requests the first pair.
    void begin(const QList<PaperId> &papers);
    // Returns the current pair; both None if there is none.
    QPair<PaperId, PaperId> currentPair() const;
    // The comparison of the current pair.
    ComparisonView &comparison() { return *m_fields; }
    // Applies a written decision: the next paper is compared with the one that remains. After the last one
    // the page closes.
    void applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation);
    // Reloads the comparison after the papers changed.
    void refresh();

signals:
    void pairChosen(lectern::PaperId first, lectern::PaperId second);
    void mergeRequested();

private:
    void showPair();

    QList<PaperId> m_papers; // remaining papers; the first two are compared
    qsizetype m_all = 0; // number of papers at the beginning
    ComparisonView *m_fields;
};

} // namespace lectern
