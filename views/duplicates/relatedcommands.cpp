#include "relatedcommands.h"

#include "models/itemmodels/display.h"
#include "models/session/paperdecisions.h"
#include "paperjump.h"
#include "relatedpage.h"
#include "views/paper/abstractpane.h"

namespace lectern
{

static constexpr int kInPane = 6; // number of papers in the pane; the page shows all

RelatedCommands::RelatedCommands(LibrarySession &library, LinkController &links, AbstractPane &pane,
                                 RelatedPage &page, PaperJump &jump, QObject *parent)
    : QObject(parent), m_library(library), m_links(links), m_pane(pane), m_page(page)
{
    connect(&pane, &AbstractPane::relatedRequested, &links, &LinkController::requestRelated);
    connect(&pane, &AbstractPane::paperChosen, &jump, &PaperJump::to);
    connect(&page, &RelatedPage::refused, this, [this](PaperId other) {
        const PaperId paper = m_page.paper();
        PaperDecisions(m_library.edits())
            .decide(paper, other, PaperRelation::Unrelated,
                    [page = QPointer(this), paper, other](const Edit &) {
                        if (!page || page->m_page.paper() != paper)
                            return;
                        page->m_page.applyRefused(other);
                        page->m_links.requestRelated(
                            paper); // requests the papers again, so that another one replaces it
                    });
    });
    // Reload after undo or redo.
    connect(&m_library.edits(), &LibraryEdits::stepped, this, [this](const EditOutcome &outcome) {
        if (outcome.edit.kind == EditKind::DecidePapers && m_page.paper() != PaperId::None)
            m_links.requestRelated(m_page.paper());
    });
    connect(&links, &LinkController::relatedFound, this, [this](PaperId id, const QList<RelatedRow> &rows) {
        m_page.showRelated(id, rows);
        m_pane.showRelated(id, relatedHtml(rows, kInPane, colorsOf(m_pane.palette())));
    });
    connect(&links, &LinkController::failed, this, [this](LinkController::Look look, const QString &message) {
        if (look != LinkController::Look::Related)
            return;
        m_page.showFailure(message);
        m_pane.showRelated(m_library.browser().currentPaper(), message.toHtmlEscaped());
    });
}

bool RelatedCommands::open()
{
    if (!m_pane.paper())
        return false;
    const PaperRow &row = m_pane.paper()->row;
    m_page.setWritable(m_library.isWritable());
    m_page.showSearching(row.id, titleText(row));
    m_links.requestRelated(row.id);
    return true;
}

} // namespace lectern
