#pragma once
// Page of duplicate pairs that a rule is certain of, for review and merging in bulk.
#include "models/session/queries.h"
#include "views/widgets/page.h"

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace lectern
{

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
