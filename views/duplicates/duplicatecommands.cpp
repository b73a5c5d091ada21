#include "duplicatecommands.h"

#include "comparison.h"
#include "duplicatespage.h"
#include "mergepaperspage.h"
#include "models/itemmodels/display.h"
#include "models/session/edits.h"
#include "relatedpage.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/notices.h"

#include <utility>

namespace lectern
{

using Id = ActionId;
using Lib = LibrarySession;

static constexpr qsizetype kMaxMergedPapers = 20; // maximum number of papers merged one after another

DuplicateCommands::DuplicateCommands(const CommandContext &context, PaperList &list, AbstractPane &pane,
                                     QObject *parent)
    : QObject(parent), m_library(context.library), m_notices(context.notices), m_pages(context.pages),
      m_list(list), m_pane(pane), m_page(*new DuplicatesPage(context.actions, &m_pages)),
      m_batch(*new DuplicateBatchPage(&m_pages)), m_merging(*new MergePapersPage(context.actions, &m_pages))
{
    for (Page *page : std::initializer_list<Page *>{&m_page, &m_batch, &m_merging})
        m_pages.add(*page);
    connect(&context.actions[Id::FindDuplicates], &QAction::triggered, this, &DuplicateCommands::open);
    connectSearch();
    connectDecisions(context.actions);
    connectVersions();
    connectBatch();
    connectMerging(context.actions);
}

void DuplicateCommands::connectSearch()
{
    connect(&m_page, &DuplicatesPage::restarted, this, &DuplicateCommands::start);
    connect(&m_page, &DuplicatesPage::cancelled, this, [this] {
        m_search.cancel();
        m_page.showCancelled();
    });
    connect(&m_page, &DuplicatesPage::pairChosen, this, &DuplicateCommands::compare);
    connect(&m_library, &Lib::aboutToOpen, this, [this] {
        m_search.cancel();
        m_page.forget();
        m_batch.showPairs({});
        m_library.sidebar().showDuplicates(0);
    });
}

void DuplicateCommands::open()
{
    m_pages.open(m_page);
    if (!m_search.isPending() && !m_page.hasSearched())
        start();
}

void DuplicateCommands::start()
{
    if (!m_library.isOpen())
        return;
    m_page.showRunning();
    const auto search = [this, file = m_library.file()](const Deliver &deliver, const Cancelled &cancelled) {
        const auto progressed = [&](double part) { deliver([this, part] { m_page.showProgress(part); }); };
        return likelyDuplicates(file, progressed, cancelled);
    };
    m_library.tasks().start(m_search, search, this, [this](const Result<QList<LikelyDuplicate>> &pairs) {
        if (!pairs) {
            m_page.showFailure(pairs.error().message);
            return;
        }
        m_page.showPairs(*pairs);
        countPairs();
    });
}

void DuplicateCommands::compare(PaperId first, PaperId second)
{
    if (!m_library.isOpen())
        return;
    m_library.backgroundReader().ask(
        m_comparison, bindLibrary(comparedPapers, first, second), this,
        [=, this](const PaperComparison &comparison) {
            // The result may be that of an earlier pair.
            const std::pair pair(first, second);
            if (m_page.currentPair() == pair)
                m_page.comparison().show(comparison);
            if (m_merging.currentPair() == pair)
                m_merging.comparison().show(comparison);
        },
        [this](const Error &error) {
            if (!m_merging.isVisible())
                return;
            m_notices.warn(error.message); // one of them was deleted meanwhile
            emit m_merging.closed();
        });
}

void DuplicateCommands::connectDecisions(const Actions &actions)
{
    const QPair<Id, PaperRelation> decisions[] = {{Id::MergePapers, PaperRelation::Same},
                                                  {Id::KeepApart, PaperRelation::Different},
                                                  {Id::LinkVersions, PaperRelation::Versions}};
    for (const auto &[id, relation] : decisions) {
        connect(&actions[id], &QAction::triggered, this, [this, relation = relation] { decide(relation); });
    }
    connect(&m_library.writer(), &LibraryWriter::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.edit.kind != EditKind::DecidePapers)
            return;
        if (outcome.edit.undone)
            m_page.stepBack();
        else
            m_page.stepForward();
        m_batch.showPairs(m_page.pairs());
        countPairs();
    });
    for (const auto went : {&LibraryWriter::failed, &LibraryWriter::refused})
        connect(&m_library.writer(), went, this, [this] {
            m_deciding = {PaperId::None, PaperId::None};
            if (m_merging.isVisible())
                m_merging.refresh(); // one of the two may have been deleted
        });
    connect(&m_page, &DuplicatesPage::mergeRequested, &actions[Id::MergePapers], &QAction::trigger);
}

void DuplicateCommands::connectBatch()
{
    connect(&m_page, &DuplicatesPage::batchRequested, this, [this] {
        m_batch.setWritable(m_library.isWritable());
        m_batch.showPairs(m_page.pairs());
        m_pages.open(m_batch);
    });
    connect(&m_batch, &Page::closed, this, [this] { m_pages.open(m_page); });
    connect(&m_batch, &DuplicateBatchPage::mergeRequested, this,
            [this](const QList<QPair<PaperId, PaperId>> &pairs) {
                if (pairs.isEmpty())
                    return;
                m_library.writer().write(bindLibrary(mergePairs, pairs), this,
                                         [this, pairs](const Edit &made) {
                                             if (made.id == EditId::None)
                                                 return;
                                             m_page.applyMerged(pairs);
                                             m_batch.showPairs(m_page.pairs());
                                             countPairs();
                                             m_merged = int(pairs.size());
                                         });
            });
    // Shows the number of merged pairs after the notification of each edit, which does not mention pairs.
    connect(&m_library.writer(), &LibraryWriter::edited, this, [this] {
        if (const int pairs = std::exchange(m_merged, 0))
            m_notices.done(tr("Merged %n pair(s)", nullptr, pairs));
    });
}

void DuplicateCommands::connectMerging(const Actions &actions)
{
    connect(&m_merging, &MergePapersPage::pairChosen, this, &DuplicateCommands::compare);
    connect(&m_merging, &MergePapersPage::mergeRequested, &actions[Id::MergePapers], &QAction::trigger);
    // An undo may change the values of a shown paper.
    connect(&m_library.writer(), &LibraryWriter::stepped, this, [this] {
        if (m_merging.isVisible())
            m_merging.refresh();
    });
}

void DuplicateCommands::beginMerging()
{
    const QList<PaperId> selected = m_list.selectedPapers();
    if (selected.size() < 2) {
        m_notices.inform(tr("Select two papers first, using Ctrl+click."));
    } else if (selected.size() > kMaxMergedPapers) {
        m_notices.inform(
            tr("At most %1 papers can be merged manually. Use Find duplicate papers to merge many pairs.")
                .arg(numberText(kMaxMergedPapers)));
    } else {
        m_pages.open(m_merging);
        m_merging.begin(selected);
    }
}

QPair<PaperId, PaperId> DuplicateCommands::pairToDecide()
{
    if (m_page.isVisible() || m_merging.isVisible()) {
        const auto pair = m_page.isVisible() ? m_page.currentPair() : m_merging.currentPair();
        if (pair.first == PaperId::None)
            m_notices.inform(tr("No pair to decide."));
        return pair;
    }
    if (const QList<PaperId> selected = m_list.selectedPapers(); selected.size() == 2)
        return {qMin(selected[0], selected[1]), qMax(selected[0], selected[1])};
    m_notices.inform(tr("Select two papers first, using Ctrl+click."));
    return {PaperId::None, PaperId::None};
}

void DuplicateCommands::decide(PaperRelation relation)
{
    const bool onPage = m_page.isVisible() || m_merging.isVisible();
    if (relation == PaperRelation::Same && !onPage) {
        beginMerging(); // two papers selected in the list are compared before they are merged
        return;
    }
    const QPair<PaperId, PaperId> pair = pairToDecide();
    if (pair.first == PaperId::None || std::exchange(m_deciding, pair) == pair) // the key was pressed twice
        return;
    const auto then = [this, pair, relation](const Edit &made) { applyDecision(pair, relation, made); };
    const ComparisonView &fields = m_page.isVisible() ? m_page.comparison() : m_merging.comparison();
    if (relation != PaperRelation::Same)
        m_library.writer().write(bindLibrary(decidePapers, pair.first, pair.second, relation), this, then);
    else if (fields.isFilled())
        m_library.writer().write(bindLibrary(mergePapers, pair.first, pair.second, fields.chosen()), this,
                                 then);
    else // if the comparison is not loaded, the default choices apply: the better values
        m_library.writer().write(bindLibrary(mergePairs, QList{pair}), this, then);
}

void DuplicateCommands::applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation,
                                      const Edit &made)
{
    m_deciding = {PaperId::None, PaperId::None};
    m_page.applyDecision({qMin(pair.first, pair.second), qMax(pair.first, pair.second)}, relation);
    m_merging.applyDecision(pair, relation);
    countPairs();
    if (made.id == EditId::None)
        m_notices.inform(tr("These papers are already decided."));
}

void DuplicateCommands::countPairs()
{
    m_library.sidebar().showDuplicates(int(m_page.pairs().size()));
}

void DuplicateCommands::connectVersions()
{
    connect(&m_library.browser(), &LibraryBrowser::paperLoaded, this, [this](const PaperDetail &paper) {
        const PaperId id = paper.row.id;
        if (id != PaperId::None && m_library.isOpen())
            m_library.backgroundReader().ask(
                m_versions, bindLibrary(versionRows, id), this,
                [this, id](const QList<PaperRow> &versions) {
                    m_pane.showVersions(id, versionsHtml(versions, colorsOf(m_pane.palette())));
                },
                [](const Error &) {}); // the pane then shows no versions
    });
    connect(&m_pane, &AbstractPane::unlinkRequested, this, [this](PaperId version) {
        if (m_pane.paper())
            m_library.writer().write(bindLibrary(forgetDecision, m_pane.paper()->row.id, version));
    });
}

} // namespace lectern
