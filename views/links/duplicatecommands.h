#pragma once
// Finding duplicates, and deciding about two papers: those of the page, or two that are selected in the list.
#include "models/items/links/duplicatesearch.h"
#include "models/items/links/linkcontroller.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class Actions;
class DuplicateBatchPage;
class DuplicatesPage;
class PaperList;

class DuplicateCommands final : public QObject
{
    Q_OBJECT
public:
    DuplicateCommands(const CommandContext &context, LinkController &links, PaperList &list,
                      AbstractPane &pane, DuplicatesPage &page, DuplicateBatchPage &batch);
    bool isSearching() const { return m_search->isRunning(); }

signals:
    void pageWanted();
    void batchWanted();

private:
    void connectSearch();
    void connectDecisions(const Actions &actions);
    void connectVersions();
    void connectBatch();
    void open();
    void start();
    void decide(PaperRelation relation);
    // The decision is on disk.
    void takeDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation, const Edit &made);

    LibrarySession &m_library;
    Notices &m_notices;
    LinkController &m_links;
    PaperList &m_list;
    AbstractPane &m_pane;
    DuplicatesPage &m_page;
    DuplicateBatchPage &m_batch;
    DuplicateSearch *m_search;
    int m_merged = 0; // pairs, until it is said
};

} // namespace lectern
