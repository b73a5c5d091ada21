#include "pdfparts.h"

#include "pdfsidepane.h"
#include "views/actions/actions.h"
#include "views/attachments/attachcommands.h"
#include "views/duplicates/paperjump.h"
#include "views/pdf/embeddedhighlightcommands.h"
#include "views/pdf/highlightcommands.h"
#include "views/pdf/pdfcommands.h"
#include "views/pdf/pdfpage.h"
#include "views/sidebar/sidebar.h"
#include "windowlayout.h"

namespace lectern
{

using Id = ActionId;

PdfParts::PdfParts(const CommandContext &context, const Around &around)
    : QObject(&context.window),
      m_attach(new AttachCommands(context, around.layout.pane, around.layout.attachStatus)),
      m_pdfs(new PdfCommands(context)),
      m_highlights(new HighlightCommands(context, m_pdfs->page(), around.layout.pane)),
      m_sidePane(new PdfSidePane(
          context, {around.layout, around.navigator, around.reading, m_pdfs->page(), *m_highlights}))
{
    new EmbeddedHighlightCommands(context, m_pdfs->page(), *m_highlights);
    for (const bool forward : {true, false})
        connect(&context.actions[forward ? Id::PdfNextPaper : Id::PdfPreviousPaper], &QAction::triggered,
                m_attach, [this, forward] { m_attach->openNeighbor(m_highlights->paper(), forward); });
    connect(m_attach, &AttachCommands::paperChosen, &around.jump, &PaperJump::to);
    connect(m_highlights, &HighlightCommands::paperChosen, &around.jump, &PaperJump::to);
    connect(&around.layout.sidebar, &Sidebar::fileChosen, m_attach, &AttachCommands::open);
    connectFiles();
}

static PdfPlace placeOf(const Attachment &file)
{
    const FilePlace at = file.place.value_or(FilePlace());
    return {at.page, at.y, at.zoom};
}

void PdfParts::connectFiles()
{
    connect(m_highlights, &HighlightCommands::fileRequested, m_attach, &AttachCommands::open);
    connect(m_highlights, &HighlightCommands::matchRequested, m_attach,
            [this](const QString &path) { m_attach->attach({path}); });
    connect(m_attach, &AttachCommands::openRequested, m_pdfs,
            [this](const Attachment &file, const QString &title, bool isChanged) {
                m_highlights->preload(file, isChanged);
                m_pdfs->open(file.path, title, placeOf(file));
            });
    connect(m_attach, &AttachCommands::openLikely, m_pdfs,
            [this](const Attachment &file) { m_pdfs->preload(file.path, placeOf(file)); });
    connect(m_pdfs, &PdfCommands::left, m_attach, [this](const QString &path, int pages, const PdfPlace &at) {
        m_attach->noteRead(path, pages, {at.page, at.y, at.zoom});
    });
}

bool PdfParts::isIdle() const
{
    return m_highlights->isIdle() && m_attach->isIdle();
}

void PdfParts::finish()
{
    m_pdfs->finish();
    m_sidePane->finish();
}

} // namespace lectern
