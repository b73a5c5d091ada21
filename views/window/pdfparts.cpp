#include "pdfparts.h"

#include "models/session/librarysession.h"
#include "navigator.h"
#include "views/actions/actions.h"
#include "views/duplicates/paperjump.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionpane.h"
#include "views/paper/notepane.h"
#include "views/paper/readingcommands.h"
#include "views/pdf/pdfcommands.h"
#include "views/pdf/pdfpage.h"
#include "views/sidebar/sidebar.h"
#include "views/style/controls.h"
#include "views/widgets/page.h"
#include "windowlayout.h"

#include <QSettings>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

PdfParts::PdfParts(const CommandContext &context, const Around &around)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_pages(context.pages), m_settings(context.settings), m_around(around),
      m_attach(new AttachCommands(context, around.layout.pane, around.layout.attachStatus)),
      m_pdfs(new PdfCommands(context)),
      m_highlights(new HighlightCommands(context, m_pdfs->page(), around.layout.pane))
{
    for (const bool forward : {true, false})
        connect(&context.actions[forward ? Id::PdfNextPaper : Id::PdfPreviousPaper], &QAction::triggered,
                m_attach, [this, forward] { m_attach->openNeighbor(m_highlights->paper(), forward); });
    connect(m_attach, &AttachCommands::paperChosen, &around.jump, &PaperJump::to);
    connect(m_highlights, &HighlightCommands::paperChosen, &around.jump, &PaperJump::to);
    connect(&around.layout.sidebar, &Sidebar::fileChosen, m_attach, &AttachCommands::open);
    connectFiles();
    connectPane();
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

// The paper pane can be shown next to its PDF.
void PdfParts::connectPane()
{
    QAction &beside = m_actions[Id::PdfShowPaper];
    beside.setChecked(m_settings.value("pdf/beside"_L1, false).toBool());
    connect(&beside, &QAction::triggered, this, [this](bool on) {
        m_settings.setValue("pdf/beside"_L1, on);
        follow();
    });
    connect(m_highlights, &HighlightCommands::paperKnown, this, &PdfParts::follow);
    connect(&m_pages, &Pages::currentChanged, this, &PdfParts::follow);
    // When editing of the note ends, the focus returns to the PDF, because the list is hidden.
    const auto toPdf = [this] {
        if (m_isDetached)
            m_pdfs->page().view().setFocus();
    };
    connect(&m_around.layout.pane.note(), &NotePane::finished, this, toPdf);
    connect(&m_around.layout.pane.correction(), &CorrectionPane::closed, this, toPdf);
}

void PdfParts::follow()
{
    const PaperId paper = m_pages.isOpen(m_pdfs->page()) ? m_highlights->paper() : PaperId::None;
    m_around.navigator.setPdf(m_pages.isOpen(m_pdfs->page()));
    if (paper != PaperId::None)
        showPaper(paper);
    else if (m_pages.isOpen(m_pdfs->page()) && m_highlights->isLoading())
        return; // the pane stays while the next file is opened
    detach(paper != PaperId::None && m_actions[Id::PdfShowPaper].isChecked());
}

// The list follows the open PDF if it contains the paper and there is no multiple selection.
void PdfParts::showPaper(PaperId paper)
{
    PaperList &list = m_around.layout.list;
    if (m_library.browser().currentPaper() == paper || list.selectedCount() > 1)
        return;
    if (const int row = m_library.browser().papers().rowOf(paper); row >= 0)
        list.selectRow(row, true);
    else if (m_actions[Id::PdfShowPaper].isChecked())
        m_around.reading.showPaper(paper, true);
}

void PdfParts::detach(bool on)
{
    if (m_isDetached == on)
        return;
    m_isDetached = on;
    AbstractPane &pane = m_around.layout.pane;
    const bool focused = hasFocusInside(pane);
    if (!on)
        m_settings.setValue("pdf/besideWidth"_L1, pane.width());
    m_around.navigator.setDetached(on);
    pane.setSidePane(on);
    m_around.layout.reparentPane(on ? &m_pdfs->page().splitter() : nullptr,
                                 m_settings.value("pdf/besideWidth"_L1, 380).toInt());
    m_pdfs->page().fitParts();
    m_around.navigator.resized();
    if (!on && focused && m_pages.isOpen(m_pdfs->page()))
        m_pdfs->page().view().setFocus();
    const PaperId listed = m_around.layout.list.paperToRead();
    if (!on && listed != PaperId::None && (!pane.paper() || pane.paper()->row.id != listed))
        m_around.reading.showPaper(listed, false);
}

void PdfParts::finish()
{
    m_pdfs->finish();
    detach(false);
}

} // namespace lectern
