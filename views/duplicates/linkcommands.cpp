#include "linkcommands.h"

#include "duplicatecommands.h"
#include "models/itemmodels/display.h"
#include "models/session/edits.h"
#include "models/session/librarysession.h"
#include "paperjump.h"
#include "relatedpage.h"
#include "sourceconflictspage.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/paper/readingcommands.h"
#include "views/statistics/graphpage.h"
#include "views/statistics/overviewpage.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"

#include <QAbstractItemView>
#include <QTextBrowser>

namespace lectern
{

using Id = ActionId;
using Lib = LibrarySession;

static constexpr int kInPane = 6; // number of related papers in the pane; the page shows all

LinkCommands::LinkCommands(const CommandContext &context, PaperList &list, AbstractPane &pane)
    : QObject(&context.pages), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_list(list), m_pane(pane), m_pages(context.pages),
      m_jump(new PaperJump(m_library, list, m_pages, this)),
      m_relatedPage(new RelatedPage(context.actions, &m_pages)), m_overviewPage(new OverviewPage(&m_pages)),
      m_graphPage(new GraphPage(&m_pages)),
      m_conflictsPage(new SourceConflictsPage(context.actions, &m_pages)),
      m_duplicates(new DuplicateCommands(context, list, pane, this))
{
    for (Page *page :
         std::initializer_list<Page *>{m_relatedPage, m_overviewPage, m_graphPage, m_conflictsPage})
        m_pages.add(*page);
    connect(&context.actions[Id::Overview], &QAction::triggered, this, &LinkCommands::openOverview);
    connect(&context.actions[Id::CoauthorGraph], &QAction::triggered, this, &LinkCommands::openGraph);
    connect(&context.actions[Id::JumpBack], &QAction::triggered, this, [this] {
        if (!m_jump->back())
            m_notices.inform(tr("No previous view to go back to."));
    });
    connectRelated();
    connectConflicts();
    connectOverview();
    connectGraph();
    // Pages about the previous library are closed.
    connect(&m_library, &Lib::aboutToOpen, &m_pages, &Pages::leave);
}

bool LinkCommands::isIdle() const
{
    return !m_overview.isPending() && !m_graph.isPending() && !m_jointPapers.isPending()
        && !m_related.isPending() && !m_conflicts.isPending() && m_duplicates->isIdle();
}

void LinkCommands::connectRelated()
{
    connect(&m_actions[Id::Related], &QAction::triggered, this, &LinkCommands::openRelated);
    connect(&m_pane, &AbstractPane::allRelatedRequested, this, &LinkCommands::openRelated);
    connect(&m_pane, &AbstractPane::relatedRequested, this, &LinkCommands::requestRelated);
    connect(&m_pane, &AbstractPane::paperChosen, m_jump, &PaperJump::to);
    connect(m_relatedPage, &RelatedPage::paperChosen, this, [this](PaperId id) {
        m_jump->from(
            [this, of = m_relatedPage->paper()] {
                if (m_relatedPage->paper() == of)
                    m_pages.open(*m_relatedPage);
            },
            id);
    });
    connect(m_relatedPage, &RelatedPage::refused, this, [this](PaperId other) {
        const PaperId paper = m_relatedPage->paper();
        m_library.writer().write(bindLibrary(decidePapers, paper, other, PaperRelation::Unrelated), this,
                                 [this, paper, other](const Edit &) {
                                     if (m_relatedPage->paper() != paper)
                                         return;
                                     m_relatedPage->applyRefused(other);
                                     requestRelated(paper); // another paper replaces it
                                 });
    });
    // Reload after undo or redo.
    connect(&m_library.writer(), &LibraryWriter::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.edit.kind == EditKind::DecidePapers && m_relatedPage->paper() != PaperId::None)
            requestRelated(m_relatedPage->paper());
    });
}

void LinkCommands::requestRelated(PaperId id)
{
    if (id == PaperId::None || !m_library.isOpen())
        return;
    m_library.backgroundReader().ask(
        m_related, bindLibrary(relatedRows, id, kMaxRelated), this,
        [this, id](const QList<RelatedRow> &rows) {
            m_relatedPage->showRelated(id, rows);
            m_pane.showRelated(id, relatedHtml(rows, kInPane, colorsOf(m_pane.palette())));
        },
        [this](const Error &error) {
            m_relatedPage->showFailure(error.message);
            m_pane.showRelated(m_library.browser().currentPaper(), error.message.toHtmlEscaped());
        });
}

void LinkCommands::openRelated()
{
    if (!m_pane.paper()) {
        m_notices.inform(tr("Select a paper first."));
        return;
    }
    const PaperRow &row = m_pane.paper()->row;
    m_relatedPage->setWritable(m_library.isWritable());
    m_relatedPage->showSearching(row.id, titleText(row));
    requestRelated(row.id);
    m_pages.open(*m_relatedPage);
}

void LinkCommands::connectConflicts()
{
    connect(&m_actions[Id::ShowSourceConflicts], &QAction::triggered, this, [this] {
        m_conflictsPage->showSearching();
        m_pages.open(*m_conflictsPage);
        requestConflicts();
    });
    connect(&m_actions[Id::SplitOffSource], &QAction::triggered, this, &LinkCommands::splitOffCurrent);
    connect(m_conflictsPage, &SourceConflictsPage::paperChosen, m_jump, &PaperJump::to);
    connect(&m_pane, &AbstractPane::splitSourceRequested, this, &LinkCommands::splitOff);
    connect(&m_library, &Lib::aboutToOpen, m_conflictsPage, &SourceConflictsPage::forget);
    connect(&m_library.writer(), &LibraryWriter::stepped, this, [this](const EditOutcome &outcome) {
        if (isAboutIdentity(outcome.edit.kind))
            refreshConflicts();
    });
}

void LinkCommands::refreshConflicts()
{
    if (m_conflictsPage->isVisible())
        requestConflicts();
}

void LinkCommands::requestConflicts()
{
    if (m_library.isOpen())
        m_library.backgroundReader().ask(
            m_conflicts, bindLibrary(joinedPapers, kMaxSourceConflicts), this,
            [this](const QList<JoinedPaper> &papers) {
                m_conflictsPage->showSourceConflicts(papers, kMaxSourceConflicts);
            },
            [this](const Error &error) { m_conflictsPage->showFailure(error.message); });
}

void LinkCommands::splitOffCurrent()
{
    if (m_conflictsPage->isVisible()) {
        const auto [paper, sighting] = m_conflictsPage->currentSighting();
        if (paper != PaperId::None)
            splitOff(paper, sighting);
        else
            m_notices.inform(tr("No source to split off."));
        return;
    }
    // The paper pane has a button for each source of the paper.
    m_notices.inform(m_pane.paper() ? tr("Select the source below to split off.")
                                    : tr("Select a paper first."));
    if (m_pane.paper())
        m_pane.unfoldSources();
}

void LinkCommands::splitOff(PaperId paper, qint64 sighting)
{
    m_library.writer().write(bindLibrary(splitOffSighting, paper, sighting), this,
                             [this](const Edit &) { refreshConflicts(); });
}

void LinkCommands::connectOverview()
{
    connect(m_overviewPage, &OverviewPage::conditionChosen, &m_library.browser(),
            &LibraryBrowser::setCondition);
    connect(m_overviewPage, &OverviewPage::conditionRemoved, &m_library.browser(),
            &LibraryBrowser::removeCondition);
    connect(m_overviewPage, &OverviewPage::scopeCleared, this, [this] { m_library.browser().setScope({}); });
    connect(m_overviewPage, &OverviewPage::typedCleared, this, [this] { m_library.browser().setTyped({}); });
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, m_overviewPage, &OverviewPage::showQuery);
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, [this] {
        if (m_pages.isOpen(*m_overviewPage))
            requestOverview();
    });
    connect(m_overviewPage, &OverviewPage::informed, &m_notices, &Notices::inform);
    connect(m_overviewPage, &OverviewPage::failed, &m_notices, &Notices::warn);
}

void LinkCommands::openOverview()
{
    m_overviewPage->showQuery(m_library.browser().query());
    m_overviewPage->showCounting();
    m_pages.open(*m_overviewPage);
    requestOverview();
}

void LinkCommands::requestOverview()
{
    if (const ResultSetPtr result = m_library.browser().papers().result(); result && m_library.isOpen())
        m_library.backgroundReader().ask(
            m_overview, bindLibrary(overviewOf, result), this,
            [this](const Overview &overview) { m_overviewPage->showOverview(overview); },
            [this](const Error &error) { m_overviewPage->showFailure(error.message); });
}

void LinkCommands::connectGraph()
{
    const auto fail = [this](const Error &error) { m_graphPage->showFailure(error.message); };
    connect(m_graphPage, &GraphPage::graphRequested, this,
            [this, fail](AuthorId id, int most, const YearSpan &years) {
                if (id != AuthorId::None && m_library.isOpen())
                    m_library.backgroundReader().ask(
                        m_graph, bindLibrary(coauthorGraph, id, most, years), this,
                        [this](const CoauthorGraph &graph) { m_graphPage->showGraph(graph); }, fail);
            });
    connect(m_graphPage, &GraphPage::jointPapersRequested, this,
            [this, fail](AuthorId one, AuthorId other, const YearSpan &years) {
                if (m_library.isOpen())
                    m_library.backgroundReader().ask(
                        m_jointPapers, bindLibrary(jointPapers, one, other, years), this,
                        [=, this](const QList<PaperRow> &papers) {
                            m_graphPage->showJointPapers(one, other, papers);
                        },
                        fail);
            });
    connect(m_graphPage, &GraphPage::paperChosen, m_jump,
            [this](PaperId id) { m_jump->from([this] { m_pages.open(*m_graphPage); }, id); });
    connect(m_graphPage, &GraphPage::authorChosen, this, [this](AuthorId id, const QString &name) {
        m_pages.leave();
        m_library.browser().openAuthor(id, name);
    });
    connect(m_graphPage, &GraphPage::informed, &m_notices, &Notices::inform);
    connect(m_graphPage, &GraphPage::failed, &m_notices, &Notices::warn);
}

// Opens the graph of the open author, or else of an author of the current paper.
void LinkCommands::openGraph()
{
    const std::optional<Condition> &scope = m_library.browser().query().scope;
    if (const AuthorId id = scope ? authorOf(scope->node) : AuthorId::None; id != AuthorId::None) {
        showGraphOf(id, scope->text());
        return;
    }
    QWidget *over = m_pane.isVisible() ? static_cast<QWidget *>(m_pane.text()) : m_list.view();
    const bool known = m_pane.paper() && chooseAuthor(*m_pane.paper(), over, [this](const AuthorRef &author) {
                           showGraphOf(author.id, author.name);
                       });
    if (!known)
        m_notices.inform(tr("Select an author first, or a paper with known authors."));
}

void LinkCommands::showGraphOf(AuthorId id, const QString &name)
{
    m_pages.open(*m_graphPage);
    m_graphPage->begin(id, name);
}

} // namespace lectern
