#include "sourceconflictcommands.h"

#include "models/store/edits/paperdecisionstore.h"
#include "paperjump.h"
#include "sourceconflictspage.h"
#include "views/actions/actions.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/notices.h"

#include <QPointer>

namespace lectern
{

using Id = ActionId;
using Lib = LibrarySession;

SourceConflictCommands::SourceConflictCommands(const CommandContext &context, LinkController &links,
                                               AbstractPane &pane, SourceConflictsPage &page, PaperJump &jump)
    : QObject(&links), m_library(context.library), m_notices(context.notices), m_links(links), m_pane(pane),
      m_page(page)
{
    connect(&context.actions[Id::ShowSourceConflicts], &QAction::triggered, this, [this] {
        m_page.showSearching();
        emit pageRequested();
        m_links.requestJoined();
    });
    connect(&context.actions[Id::SplitOffSource], &QAction::triggered, this,
            &SourceConflictCommands::splitOffCurrent);
    connect(&page, &SourceConflictsPage::paperChosen, &jump, &PaperJump::to);
    connect(&pane, &AbstractPane::splitSourceRequested, this, &SourceConflictCommands::splitOff);
    connect(&links, &LinkController::joinedFound, &page, [&page](const QList<JoinedPaper> &papers) {
        page.showSourceConflicts(papers, LinkController::kJoined);
    });
    connect(&links, &LinkController::failed, &page,
            [&page](LinkController::Look look, const QString &message) {
                if (look == LinkController::Look::Joined)
                    page.showFailure(message);
            });
    connect(&m_library, &Lib::aboutToOpen, &page, &SourceConflictsPage::forget);
    connect(&m_library.edits(), &LibraryEdits::stepped, this, [this](const EditOutcome &outcome) {
        if (isAboutIdentity(outcome.edit.kind))
            refresh();
    });
}

void SourceConflictCommands::refresh()
{
    if (m_page.isVisible())
        m_links.requestJoined();
}

void SourceConflictCommands::splitOffCurrent()
{
    if (m_page.isVisible()) {
        const auto [paper, sighting] = m_page.currentSighting();
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

void SourceConflictCommands::splitOff(PaperId paper, qint64 sighting)
{
    m_library.edits().edit(
        [paper, sighting](Library &library) -> Result<Edit> {
            const auto taken = PaperDecisionStore(library.edits()).splitOff(paper, sighting);
            return taken ? Result<Edit>(taken->first) : taken.error();
        },
        [page = QPointer(this)](const Edit &) {
            if (!page)
                return;
            page->refresh();
        });
}

} // namespace lectern
