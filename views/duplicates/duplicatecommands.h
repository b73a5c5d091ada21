#pragma once
// Finding duplicates, and deciding about two papers: those of the page, or two that are selected in the list.
#include "models/session/linkcontroller.h"
#include "models/session/tasks/duplicatesearch.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class Actions;
class DuplicateBatchPage;
class DuplicatesPage;
class MergePapersPage;
class PaperList;

class DuplicateCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        PaperList &list;
        AbstractPane &pane;
        DuplicatesPage &page;
        DuplicateBatchPage &batch;
        MergePapersPage &merging; // those that are selected in the list
    };
    DuplicateCommands(const CommandContext &context, LinkController &links, const Views &views);
    bool isSearching() const { return m_search->isRunning(); }

signals:
    void pageWanted();
    void batchWanted();
    void mergingWanted();

private:
    void connectSearch();
    void connectDecisions(const Actions &actions);
    void connectVersions();
    void connectBatch();
    void connectMerging(const Actions &actions);
    void beginMerging();
    void open();
    void start();
    void decide(PaperRelation relation);
    // What the keys are at: a pair of a page, or two that are selected in the list. None both: no pair, and
    // that is said.
    QPair<PaperId, PaperId> pairToDecide();
    // The decision is on disk.
    void takeDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation, const Edit &made);

    LibrarySession &m_library;
    Notices &m_notices;
    LinkController &m_links;
    PaperList &m_list;
    AbstractPane &m_pane;
    DuplicatesPage &m_page;
    DuplicateBatchPage &m_batch;
    MergePapersPage &m_merging;
    DuplicateSearch *m_search;
    // Whose decision is on its way to the disk; None: of nobody.
    QPair<PaperId, PaperId> m_deciding{PaperId::None, PaperId::None};
    int m_merged = 0; // pairs, until it is said
};

} // namespace lectern
