#include "joinedcommands.h"

#include "joinedpage.h"
#include "models/store/edits/paperdecisionstore.h"
#include "paperjump.h"
#include "views/actions/actions.h"
#include "views/reading/abstractpane.h"

#include <QPointer>

namespace lectern
{

using Id = ActionId;
using Lib = LibraryController;

JoinedCommands::JoinedCommands(LibraryController &library, LinkController &links, const Actions &actions,
                               AbstractPane &pane, JoinedPage &page, PaperJump &jump, QObject *parent)
    : QObject(parent), m_library(library), m_links(links), m_pane(pane), m_page(page)
{
    connect(&actions[Id::ShowJoined], &QAction::triggered, this, [this] {
        m_page.showLooking();
        emit pageWanted();
        m_links.requestJoined();
    });
    connect(&actions[Id::TakeSourceOut], &QAction::triggered, this, &JoinedCommands::takeCurrentOut);
    connect(&page, &JoinedPage::paperChosen, &jump, &PaperJump::to);
    connect(&pane, &AbstractPane::sourceApartWanted, this, &JoinedCommands::takeOut);
    connect(&links, &LinkController::joinedFound, &page,
            [&page](const QList<JoinedPaper> &papers) { page.showJoined(papers, LinkController::kJoined); });
    connect(&links, &LinkController::failed, &page, [&page](LinkReader::Lane lane, const QString &message) {
        if (lane == LinkReader::Joined)
            page.showFailure(message);
    });
    connect(&library, &Lib::aboutToOpen, &page, &JoinedPage::forget);
    connect(&library, &Lib::stepped, this, [this](const EditOutcome &outcome) {
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
            emit remarked(tr("There is no source to take out."));
        return;
    }
    // Away from the page a paper may have several sources: the pane names each.
    emit remarked(m_pane.paper() ? tr("Choose which of the sources below is another paper.")
                                 : tr("Choose a paper first."));
    if (m_pane.paper())
        m_pane.unfoldSources();
}

void JoinedCommands::takeOut(PaperId paper, qint64 sighting)
{
    m_library.edit(
        [paper, sighting](Library &library) -> Result<Edit> {
            const auto taken = PaperDecisionStore(library.edits()).takeOut(paper, sighting);
            return taken ? Result<Edit>(taken->first) : taken.error();
        },
        [page = QPointer(this)](const Edit &) {
            if (!page)
                return;
            page->refresh();
            emit page->remarked(tr("It is a paper of its own now. Ctrl+Z takes that back."));
        });
}

} // namespace lectern
