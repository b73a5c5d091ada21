#include "duplicatebatchpage.h"

#include "models/itemmodels/display.h"
#include "views/widgets/pagerows.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPairRole = Qt::UserRole + 1; // index of the pair

static QString ruleText(DuplicateRule rule)
{
    switch (rule) {
    case DuplicateRule::DoiAndTitle:
        return DuplicateBatchPage::tr("Same DOI and title");
    case DuplicateRule::ArxivAndFirstAuthor:
        return DuplicateBatchPage::tr("Same arXiv id and first author");
    case DuplicateRule::TitleAndAuthors:
        return DuplicateBatchPage::tr("Same title, authors and year");
    case DuplicateRule::TitleAndAbstract:
        return DuplicateBatchPage::tr("Same title and abstract");
    case DuplicateRule::SmallChanges:
        return DuplicateBatchPage::tr("Same authors and year, similar title");
    }
    return {};
}

DuplicateBatchPage::DuplicateBatchPage(QWidget *parent)
    : Page(parent), m_rules(new QComboBox(this)), m_tree(new QTreeWidget(this))
{
    setObjectName(u"duplicateBatchPage"_s);
    closeOnEscape();
    setHeading(tr("Merge many pairs"), {});
    back().setText(tr("Back to pairs"));
    m_all = addButton(u"check"_s, tr("Select all"), "batchAll");
    m_none = addButton(u"x"_s, tr("Select none"), "batchNone");
    m_merge = addButton(u"layers"_s, tr("Merge"), "batchMerge");
    m_rules->setObjectName(u"batchRules"_s);
    m_rules->setAccessibleName(tr("Rule"));
    addControl(m_rules);
    m_tree->setObjectName(u"batchTree"_s);
    m_tree->setAccessibleName(tr("Pairs to merge"));
    m_tree->setHeaderLabels({tr("Paper"), tr("Merged with"), tr("Reason")});
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_tree->header()->setFocusPolicy(Qt::NoFocus);
    setBody(asPageRows(m_tree, this));
    setFocusProxy(m_tree);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &DuplicateBatchPage::fill);
    connect(m_tree, &QTreeWidget::itemChanged, this, &DuplicateBatchPage::count);
    connect(m_all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_merge, &QPushButton::clicked, this, [this] { emit mergeRequested(ticked()); });
}

void DuplicateBatchPage::setWritable(bool writable)
{
    m_writable = writable;
    count();
}

void DuplicateBatchPage::showPairs(const QList<LikelyDuplicate> &pairs)
{
    m_pairs = pairs;
    QList<QPair<int, int>> rules; // number of pairs, rule
    for (int rule = 0; rule < kDuplicateRules; ++rule) {
        const auto many = std::count_if(pairs.cbegin(), pairs.cend(), [&](const LikelyDuplicate &likely) {
            return likely.pair.verdict.follows(DuplicateRule(rule));
        });
        if (many > 0)
            rules.append({int(many), rule});
    }
    std::stable_sort(rules.begin(), rules.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    {
        const QSignalBlocker quiet(m_rules);
        m_rules->clear();
        for (const auto &[many, rule] : std::as_const(rules))
            m_rules->addItem(
                tr("%1 (%2)", "a rule, how many pairs").arg(ruleText(DuplicateRule(rule)), numberText(many)),
                rule);
        m_rules->setVisible(!rules.isEmpty());
    }
    fill();
}

void DuplicateBatchPage::fill()
{
    const QSignalBlocker quiet(m_tree);
    m_tree->clear();
    if (m_rules->currentIndex() >= 0) {
        const auto rule = DuplicateRule(m_rules->currentData().toInt());
        for (qsizetype i = 0; i < m_pairs.size(); ++i) {
            const LikelyDuplicate &likely = m_pairs[i];
            if (!likely.pair.verdict.follows(rule))
                continue;
            const QString why = likely.pair.verdict.reasons.join(u", "_s);
            const auto text = [](const PaperRow &row) {
                const QString authors = authorsText(row);
                return authors.isEmpty() ? titleText(row) : u"%1 – %2"_s.arg(titleText(row), authors);
            };
            auto *item = new QTreeWidgetItem(m_tree, {text(likely.first), text(likely.second), why});
            item->setCheckState(0, Qt::Checked);
            item->setData(0, kPairRole, i);
            for (int column = 0; column < 2; ++column)
                item->setToolTip(column, tipText(item->text(column)));
        }
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
    count();
}

QList<QPair<PaperId, PaperId>> DuplicateBatchPage::ticked() const
{
    QList<QPair<PaperId, PaperId>> pairs;
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_tree->topLevelItem(row);
        const qsizetype at = item->data(0, kPairRole).toLongLong();
        if (item->checkState(0) == Qt::Checked && at < m_pairs.size())
            pairs.append({m_pairs[at].pair.first, m_pairs[at].pair.second});
    }
    return pairs;
}

void DuplicateBatchPage::count()
{
    const int pairs = int(ticked().size());
    m_merge->setText(pairs == 0 ? tr("Merge") : tr("Merge %n pair(s)", nullptr, pairs));
    m_merge->setEnabled(m_writable && pairs > 0);
    m_all->setEnabled(m_tree->topLevelItemCount() > pairs);
    m_none->setEnabled(pairs > 0);
    setLine(m_tree->topLevelItemCount() == 0
                ? tr("No remaining pair matches a rule.")
                : tr("Each pair is merged into one paper with the better values. Space selects or clears a "
                     "pair; one Ctrl+Z undoes everything."));
}

void DuplicateBatchPage::tickAll(bool on)
{
    const QSignalBlocker quiet(m_tree);
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row)
        m_tree->topLevelItem(row)->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    m_tree->viewport()->update();
    count();
}

} // namespace lectern
