#include "joinedcommands.h"

#include "joinedpage.h"
#include "models/store/edits/paperdecisionstore.h"
#include "paperjump.h"
#include "views/actions/actions.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/notices.h"

#include <QPointer>

namespace lectern
{

using Id = ActionId;
using Lib = LibrarySession;

JoinedCommands::JoinedCommands(const CommandContext &context, LinkController &links, AbstractPane &pane,
                               JoinedPage &page, PaperJump &jump)
    : QObject(&links), m_library(context.library), m_notices(context.notices), m_links(links), m_pane(pane),
      m_page(page)
{
    connect(&context.actions[Id::ShowJoined], &QAction::triggered, this, [this] {
        m_page.showLooking();
        emit pageWanted();
        m_links.requestJoined();
    });
    connect(&context.actions[Id::TakeSourceOut], &QAction::triggered, this, &JoinedCommands::takeCurrentOut);
    connect(&page, &JoinedPage::paperChosen, &jump, &PaperJump::to);
    connect(&pane, &AbstractPane::sourceApartWanted, this, &JoinedCommands::takeOut);
    connect(&links, &LinkController::joinedFound, &page,
            [&page](const QList<JoinedPaper> &papers) { page.showJoined(papers, LinkController::kJoined); });
    connect(&links, &LinkController::failed, &page,
            [&page](LinkController::Look look, const QString &message) {
                if (look == LinkController::Look::Joined)
                    page.showFailure(message);
            });
    connect(&m_library, &Lib::aboutToOpen, &page, &JoinedPage::forget);
    connect(&m_library.edits(), &LibraryEdits::stepped, this, [this](const EditOutcome &outcome) {
        if (isAboutIdentity(outcome.edit.kind))
            refresh();
    });
}

void JoinedCommands::refresh()
{
    if (m_page.isVisible())
        m_links.requestJoined();
}

void JoinedCommands::takeCurrentOut()
{
    if (m_page.isVisible()) {
        const auto [paper, sighting] = m_page.currentSighting();
        if (paper != PaperId::None)
            takeOut(paper, sighting);
        else
            m_notices.remark(tr("There is no source to take out."));
        return;
    }
    // In the paper pane a paper may have several sources, each with its own button.
    m_notices.remark(m_pane.paper() ? tr("Choose which of the sources below is another paper.")
                                    : tr("Choose a paper first."));
    if (m_pane.paper())
        m_pane.unfoldSources();
}

void JoinedCommands::takeOut(PaperId paper, qint64 sighting)
{
    m_library.edits().edit(
        [paper, sighting](Library &library) -> Result<Edit> {
            const auto taken = PaperDecisionStore(library.edits()).takeOut(paper, sighting);
            return taken ? Result<Edit>(taken->first) : taken.error();
        },
        [page = QPointer(this)](const Edit &) {
            if (!page)
                return;
            page->refresh();
        });
}

} // namespace lectern
