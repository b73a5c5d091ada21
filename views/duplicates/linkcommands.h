#pragma once
// Commands for connections between papers and authors: related papers, statistics, co-author graph,
// duplicates, source conflicts.
#include "models/core/ids.h"
#include "models/session/tasks/requesttoken.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class Actions;
class DuplicateCommands;
class SourceConflictsPage;
class GraphPage;
class OverviewPage;
class PaperJump;
class PaperList;
class RelatedPage;

class LinkCommands final : public QObject
{
    Q_OBJECT
public:
    LinkCommands(const CommandContext &context, PaperList &list, AbstractPane &pane);

    bool isIdle() const;
    // Navigation from any page to a paper, and back.
    PaperJump &jump() { return *m_jump; }

private:
    void connectRelated();
    void requestRelated(PaperId id);
    void openRelated();
    void connectConflicts();
    void splitOffCurrent();
    void splitOff(PaperId paper, qint64 sighting);
    void refreshConflicts(); // reloads the page if it is shown
    void requestConflicts();
    void openOverview();
    void requestOverview();
    void openGraph();
    void showGraphOf(AuthorId id, const QString &name);
    void connectOverview();
    void connectGraph();

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    PaperList &m_list;
    AbstractPane &m_pane;
    Pages &m_pages;
    RequestToken m_overview{"overview"}, m_graph{"co-authors"}, m_jointPapers{"joint papers"},
        m_related{"related papers"}, m_conflicts{"joined papers"};
    PaperJump *m_jump;
    RelatedPage *m_relatedPage;
    OverviewPage *m_overviewPage;
    GraphPage *m_graphPage;
    SourceConflictsPage *m_conflictsPage;
    DuplicateCommands *m_duplicates;
};

} // namespace lectern
