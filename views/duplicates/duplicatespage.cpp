#include "duplicatespage.h"

#include "comparison.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kRemembered = 200; // number of decisions the page can undo

DuplicatesPage::DuplicatesPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_stack(new QStackedWidget(this))
{
    setObjectName(u"duplicatesPage"_s);
    QPushButton *again = addButton(u"search"_s, tr("Search again"), "duplicatesAgain");
    connect(again, &QPushButton::clicked, this, &DuplicatesPage::restarted);
    m_batch = addButton(u"layers"_s, tr("Merge many…"), "duplicatesBatch");
    m_batch->setToolTip(tr("Review and merge all pairs that match a rule"));
    connect(m_batch, &QPushButton::clicked, this, &DuplicatesPage::batchRequested);
    m_running = makeRunning();
    m_both = makePairs(actions);
    addWidgets(m_stack, {m_running, m_both});
    setBody(m_stack);
    setFocusProxy(m_list);
    forget();
}

QWidget *DuplicatesPage::makeRunning()
{
    auto *box = new QWidget(this);
    m_progress = new QProgressBar(box);
    m_progress->setObjectName(u"duplicatesProgress"_s);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Searching for duplicates"));
    auto *cancel = new QPushButton(tr("Cancel"), box);
    cancel->setObjectName(u"duplicatesCancel"_s);
    connect(cancel, &QPushButton::clicked, this, &DuplicatesPage::cancelled);
    auto *row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(cancel);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(Space::L, Space::S, Space::L, Space::L);
    column->addLayout(row);
    column->addStretch();
    return box;
}

QWidget *DuplicatesPage::makePairs(const Actions &actions)
{
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    m_list = new LineList(tr("Duplicate papers"), splitter);
    m_list->setObjectName(u"duplicatesList"_s);
    auto *side = new QWidget(splitter);
    m_reasons = new QLabel(side);
    m_reasons->setObjectName(u"duplicatesReasons"_s);
    styleLabel(m_reasons, Label::Wrapped | Label::Selectable);
    m_reasons->setContentsMargins(Space::L, 0, Space::L, Space::S);
    m_text = new ComparisonView(side);
    m_text->setObjectName(u"duplicatesComparison"_s);
    connect(m_text, &ComparisonView::mergeRequested, this, &DuplicatesPage::mergeRequested);
    connect(m_text, &ComparisonView::stepRequested, this, &DuplicatesPage::step);
    QVBoxLayout *column = tightColumn(side);
    m_decisions = decisionTools(actions, side);
    column->addWidget(m_decisions);
    column->addWidget(m_reasons);
    column->addWidget(m_text, 1);
    addWidgets(splitter, {m_list, side});
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 5);
    splitter->setSizes({320, 760});
    m_list->setMinimumWidth(200);
    connect(m_list, &LineList::currentRowChanged, this, &DuplicatesPage::choose);
    connect(m_list, &LineList::chosen, m_text, [this] { m_text->setFocus(Qt::TabFocusReason); });
    return splitter;
}

void DuplicatesPage::forget()
{
    m_pairs.clear();
    m_before.clear();
    m_after.clear();
    m_text->forget();
    m_searched = false;
    m_batch->setEnabled(false);
    m_list->lines().setItems({});
    setHeading(tr("Duplicate papers"), {});
    showMessage(u"copy"_s, tr("Not searched yet"), tr("Likely duplicates in the library appear here."));
}

void DuplicatesPage::showRunning()
{
    m_progress->setValue(0);
    setHeading(tr("Duplicate papers"), tr("Comparing all papers of the library…"));
    m_stack->setCurrentWidget(m_running);
    showBody();
}

void DuplicatesPage::showCancelled()
{
    if (!m_searched)
        forget();
    else
        showLines(0);
}

void DuplicatesPage::showFailure(const QString &message)
{
    setHeading(tr("Duplicate papers"), {});
    showMessage(u"triangle-alert"_s, tr("Duplicates could not be searched"), message);
}

void DuplicatesPage::showPairs(const QList<LikelyDuplicate> &pairs)
{
    m_searched = true;
    m_pairs = pairs;
    m_before.clear();
    m_after.clear();
    showLines(0);
}

void DuplicatesPage::updateText()
{
    m_batch->setEnabled(std::any_of(m_pairs.cbegin(), m_pairs.cend(), [](const LikelyDuplicate &likely) {
        return likely.pair.verdict.rules != 0;
    }));
    if (m_pairs.isEmpty()) {
        setHeading(tr("Duplicate papers"), {});
        showMessage(u"check"_s, tr("No likely duplicates left"),
                    tr("Decisions are saved and also apply when the same pages are imported again."));
        return;
    }
    setHeading(tr("Duplicate papers"),
               m_pairs.size() == 1
                   ? tr("One likely duplicate. The decision can be undone.")
                   : tr("%1 likely duplicates, most certain first. Each decision can be undone.")
                         .arg(numberText(m_pairs.size())));
    m_stack->setCurrentWidget(m_both);
    showBody();
}

void DuplicatesPage::showLines(int select)
{
    QList<LineItem> lines;
    for (const LikelyDuplicate &likely : std::as_const(m_pairs)) {
        const PaperRow &row = likely.first.title.isEmpty() ? likely.second : likely.first;
        lines.append({titleText(row), authorsText(row),
                      likely.pair.verdict.kind == DuplicateKind::Versions
                          ? tr("possible versions: %1").arg(likely.pair.verdict.reasons.join(u", "_s))
                          : likely.pair.verdict.reasons.join(u", "_s),
                      row.title.isEmpty()});
    }
    m_list->lines().setItems(lines);
    updateText();
    if (!m_pairs.isEmpty()) {
        m_list->selectRow(select);
        choose(m_list->currentRow());
    }
}

QPair<PaperId, PaperId> DuplicatesPage::currentPair() const
{
    const int row = m_list->currentRow();
    if (!isBodyShown() || m_stack->currentWidget() != m_both || row < 0 || row >= m_pairs.size())
        return {PaperId::None, PaperId::None};
    return {m_pairs[row].pair.first, m_pairs[row].pair.second};
}

void DuplicatesPage::choose(int row)
{
    m_text->forget();
    m_reasons->clear();
    if (row < 0 || row >= m_pairs.size())
        return;
    const DuplicateVerdict &verdict = m_pairs[row].pair.verdict;
    m_reasons->setText(verdict.reasons.join(u"; "_s));
    proposeDecision(m_decisions,
                    verdict.kind == DuplicateKind::Versions ? "link-versions"_L1 : "merge-papers"_L1);
    emit pairChosen(m_pairs[row].pair.first, m_pairs[row].pair.second);
}

void DuplicatesPage::remember(int row)
{
    m_before.append({m_pairs, row});
    if (m_before.size() > kRemembered)
        m_before.removeFirst();
    m_after.clear();
}

// Replaces the id of a merged paper in all pairs.
void DuplicatesPage::renumber(PaperId gone, PaperId into)
{
    QList<LikelyDuplicate> rest;
    for (LikelyDuplicate likely : std::as_const(m_pairs)) {
        for (PaperId *id : {&likely.pair.first, &likely.pair.second})
            if (*id == gone)
                *id = into;
        if (likely.pair.second < likely.pair.first) {
            std::swap(likely.pair.first, likely.pair.second);
            std::swap(likely.first, likely.second);
        }
        if (likely.pair.first != likely.pair.second && !rest.contains(likely))
            rest.append(likely);
    }
    m_pairs = rest;
}

void DuplicatesPage::applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation)
{
    const auto decided = std::find_if(m_pairs.cbegin(), m_pairs.cend(), [&](const LikelyDuplicate &likely) {
        return likely.pair.first == pair.first && likely.pair.second == pair.second;
    });
    if (decided == m_pairs.cend())
        return; // the pair was decided elsewhere
    const int row = int(decided - m_pairs.cbegin());
    remember(row);
    m_pairs.removeAt(row);
    if (relation == PaperRelation::Same)
        renumber(qMax(pair.first, pair.second), qMin(pair.first, pair.second));
    showLines(row);
}

void DuplicatesPage::applyMerged(const QList<QPair<PaperId, PaperId>> &pairs)
{
    remember(qMax(0, m_list->currentRow()));
    // Papers of several pairs were merged into the one with the smallest id; ids are updated from pair to
    // pair.
    QHash<PaperId, PaperId> into;
    const auto now = [&](PaperId id) {
        while (into.contains(id))
            id = into.value(id);
        return id;
    };
    for (const auto &pair : pairs)
        if (const PaperId a = now(pair.first), b = now(pair.second); a != b) {
            into.insert(qMax(a, b), qMin(a, b));
            renumber(qMax(a, b), qMin(a, b));
        }
    showLines(0);
}

void DuplicatesPage::swapState(QList<State> &from, QList<State> &to)
{
    if (from.isEmpty())
        return; // the pair is from an earlier search
    const State state = from.takeLast();
    to.append({m_pairs, state.row});
    m_pairs = state.pairs;
    showLines(state.row);
}

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
    setNames(m_rules, u"batchRules"_s, tr("Rule"));
    addControl(m_rules);
    setNames(m_tree, u"batchTree"_s, tr("Pairs to merge"));
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
