#include "duplicatecommands.h"

#include "duplicatebatchpage.h"
#include "duplicatespage.h"
#include "mergepaperspage.h"
#include "models/itemmodels/display.h"
#include "models/session/paperdecisions.h"
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

static constexpr qsizetype kMaxMerged = 20; // maximum number of papers merged one after another

DuplicateCommands::DuplicateCommands(const CommandContext &context, LinkController &links, const Views &views)
    : QObject(&links), m_library(context.library), m_notices(context.notices), m_links(links),
      m_list(views.list), m_pane(views.pane), m_page(views.page), m_batch(views.batch),
      m_merging(views.merging), m_search(new DuplicateSearch(this))
{
    connect(&context.actions[Id::FindDuplicates], &QAction::triggered, this, &DuplicateCommands::open);
    connectSearch();
    connectDecisions(context.actions);
    connectVersions();
    connectBatch();
    connectMerging(context.actions);
}

void DuplicateCommands::connectSearch()
{
    connect(m_search, &DuplicateSearch::progressed, &m_page, &DuplicatesPage::showProgress);
    connect(m_search, &DuplicateSearch::found, &m_page, &DuplicatesPage::showPairs);
    connect(m_search, &DuplicateSearch::failed, &m_page, &DuplicatesPage::showFailure);
    connect(&m_page, &DuplicatesPage::restarted, this, &DuplicateCommands::start);
    connect(&m_page, &DuplicatesPage::cancelled, this, [this] {
        m_search->cancel();
        m_page.showCancelled();
    });
    connect(&m_page, &DuplicatesPage::pairChosen, &m_links, &LinkController::requestComparison);
    connect(&m_links, &LinkController::compared, &m_page, &DuplicatesPage::showCompared);
    connect(&m_library, &Lib::aboutToOpen, this, [this] {
        m_search->cancel();
        m_page.forget();
        m_batch.showPairs({});
    });
}

void DuplicateCommands::open()
{
    emit pageRequested();
    if (!m_search->isRunning() && !m_page.hasSearched())
        start();
}

void DuplicateCommands::start()
{
    if (!m_library.isOpen())
        return;
    m_page.showRunning();
    m_search->start(m_library.file());
}

void DuplicateCommands::connectDecisions(const Actions &actions)
{
    const QPair<Id, PaperRelation> decisions[] = {{Id::MergePapers, PaperRelation::Same},
                                                  {Id::KeepApart, PaperRelation::Different},
                                                  {Id::LinkVersions, PaperRelation::Versions}};
    for (const auto &[id, relation] : decisions) {
        connect(&actions[id], &QAction::triggered, this, [this, relation = relation] { decide(relation); });
    }
    connect(&m_library.edits(), &LibraryEdits::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.edit.kind != EditKind::DecidePapers)
            return;
        if (outcome.edit.undone)
            m_page.stepBack();
        else
            m_page.stepForward();
        m_batch.showPairs(m_page.pairs());
    });
    for (const auto went : {&LibraryEdits::failed, &LibraryEdits::refused})
        connect(&m_library.edits(), went, this, [this] {
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
        emit batchRequested();
    });
    connect(&m_batch, &DuplicateBatchPage::mergeRequested, this,
            [this](const QList<QPair<PaperId, PaperId>> &pairs) {
                if (pairs.isEmpty())
                    return;
                PaperDecisions(m_library.edits())
                    .mergeAll(pairs, [page = QPointer(this), pairs](const Edit &made) {
                        if (!page || made.id == EditId::None)
                            return;
                        page->m_page.applyMerged(pairs);
                        page->m_batch.showPairs(page->m_page.pairs());
                        page->m_merged = int(pairs.size());
                    });
            });
    // Shows the number of merged pairs after the notification of each edit, which does not mention pairs.
    connect(&m_library.edits(), &LibraryEdits::edited, this, [this] {
        if (const int pairs = std::exchange(m_merged, 0))
            m_notices.done(tr("Merged %n pair(s)", nullptr, pairs));
    });
}

void DuplicateCommands::connectMerging(const Actions &actions)
{
    connect(&m_merging, &MergePapersPage::pairChosen, &m_links, &LinkController::requestComparison);
    connect(&m_merging, &MergePapersPage::mergeRequested, &actions[Id::MergePapers], &QAction::trigger);
    connect(&m_links, &LinkController::compared, &m_merging, &MergePapersPage::showCompared);
    connect(&m_links, &LinkController::failed, this,
            [this](LinkController::Look look, const QString &message) {
                if (look != LinkController::Look::Comparison || !m_merging.isVisible())
                    return;
                m_notices.warn(message); // one of them was deleted meanwhile
                emit m_merging.closed();
            });
    // An undo may change the values of a shown paper.
    connect(&m_library.edits(), &LibraryEdits::stepped, this, [this] {
        if (m_merging.isVisible())
            m_merging.refresh();
    });
}

void DuplicateCommands::beginMerging()
{
    const QList<PaperId> selected = m_list.selectedPapers();
    if (selected.size() < 2) {
        m_notices.inform(tr("Select two papers first, using Ctrl+click."));
    } else if (selected.size() > kMaxMerged) {
        m_notices.inform(
            tr("At most %1 papers can be merged manually. Use Find duplicate papers to merge many pairs.")
                .arg(numberText(kMaxMerged)));
    } else {
        emit mergingRequested();
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
    const auto then = [page = QPointer(this), pair, relation](const Edit &made) {
        if (page)
            page->applyDecision(pair, relation, made);
    };
    const auto chosen = m_page.isVisible() ? m_page.chosen() : m_merging.chosen();
    if (relation != PaperRelation::Same)
        PaperDecisions(m_library.edits()).decide(pair.first, pair.second, relation, then);
    else if (chosen)
        PaperDecisions(m_library.edits()).merge(pair.first, pair.second, *chosen, then);
    else
        PaperDecisions(m_library.edits())
            .mergeAll({pair},
                      then); // if the comparison is not loaded, the default choices apply: the better values
}

void DuplicateCommands::applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation,
                                      const Edit &made)
{
    m_deciding = {PaperId::None, PaperId::None};
    m_page.applyDecision({qMin(pair.first, pair.second), qMax(pair.first, pair.second)}, relation);
    m_merging.applyDecision(pair, relation);
    if (made.id == EditId::None)
        m_notices.inform(tr("These papers are already decided."));
}

void DuplicateCommands::connectVersions()
{
    connect(&m_library.browser(), &LibraryBrowser::paperLoaded, this,
            [this](const PaperDetail &paper) { m_links.requestVersions(paper.row.id); });
    connect(&m_links, &LinkController::versionsFound, this,
            [this](PaperId id, const QList<PaperRow> &versions) {
                m_pane.showVersions(id, versionsHtml(versions, colorsOf(m_pane.palette())));
            });
    connect(&m_pane, &AbstractPane::unlinkRequested, this, [this](PaperId version) {
        if (m_pane.paper())
            PaperDecisions(m_library.edits()).forget(m_pane.paper()->row.id, version);
    });
}

} // namespace lectern
