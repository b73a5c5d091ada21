#pragma once
// Finding duplicates, and deciding about two papers: those of the page, or two that are selected in the list.
#include "models/items/links/duplicatesearch.h"
#include "models/items/links/linkcontroller.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class Actions;
class DuplicatesPage;
class PaperList;

class DuplicateCommands final : public QObject
{
    Q_OBJECT
public:
    DuplicateCommands(const CommandContext &context, LinkController &links, PaperList &list,
                      AbstractPane &pane, DuplicatesPage &page);
    bool isSearching() const { return m_search->isRunning(); }

signals:
    void pageWanted();

private:
    void connectSearch();
    void connectDecisions(const Actions &actions);
    void connectVersions();
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
    DuplicateSearch *m_search;
};

} // namespace lectern
