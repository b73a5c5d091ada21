#pragma once
// Commands for finding duplicates and deciding about two papers: a pair of the page, or two selected papers.
#include "models/session/librarysession.h"
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
    DuplicateCommands(const CommandContext &context, PaperList &list, AbstractPane &pane, QObject *parent);
    bool isIdle() const
    {
        return !m_search.isPending() && !m_comparison.isPending() && !m_versions.isPending();
    }

private:
    void connectSearch();
    void connectDecisions(const Actions &actions);
    void connectVersions();
    void connectBatch();
    void connectMerging(const Actions &actions);
    void beginMerging();
    void open();
    void start();
    void countPairs(); // for the sidebar
    void compare(PaperId first, PaperId second);
    void decide(PaperRelation relation);
    // Returns the pair with the focus: of a page, or two papers selected in the list. Both None: no pair;
    // reports this to the user.
    QPair<PaperId, PaperId> pairToDecide();
    // Call when the decision has been written.
    void applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation, const Edit &made);

    LibrarySession &m_library;
    Notices &m_notices;
    Pages &m_pages;
    PaperList &m_list;
    AbstractPane &m_pane;
    DuplicatesPage &m_page;
    DuplicateBatchPage &m_batch;
    MergePapersPage &m_merging; // page for papers selected in the list
    RequestToken m_search{"duplicates"}, m_comparison{"comparison"}, m_versions{"versions"};
    // The pair whose decision is being written; both None if there is none.
    QPair<PaperId, PaperId> m_deciding{PaperId::None, PaperId::None};
    int m_merged = 0; // merged pairs not reported yet
};

} // namespace lectern
