#include "pdfsidepane.h"

#include "models/session/librarysession.h"
#include "navigator.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionpane.h"
#include "views/paper/notepane.h"
#include "views/paper/readingcommands.h"
#include "views/pdf/highlightcommands.h"
#include "views/pdf/pdfpage.h"
#include "views/widgets/pages.h"
#include "windowlayout.h"

#include <QSettings>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

PdfSidePane::PdfSidePane(const CommandContext &context, const Parts &parts)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_pages(context.pages), m_settings(context.settings), m_parts(parts)
{
    QAction &beside = m_actions[Id::PdfShowPaper];
    beside.setChecked(m_settings.value("pdf/beside"_L1, false).toBool());
    connect(&beside, &QAction::triggered, this, [this](bool on) {
        m_settings.setValue("pdf/beside"_L1, on);
        follow();
    });
    connect(&parts.highlights, &HighlightCommands::paperKnown, this, &PdfSidePane::follow);
    connect(&m_pages, &Pages::currentChanged, this, &PdfSidePane::follow);
    // When editing of the note ends, the focus returns to the PDF, because the list is hidden.
    const auto toPdf = [this] {
        if (m_isDetached)
            m_parts.page.view().setFocus();
    };
    connect(&parts.layout.pane.note(), &NotePane::finished, this, toPdf);
    connect(&parts.layout.pane.correction(), &CorrectionPane::closed, this, toPdf);
}

void PdfSidePane::follow()
{
    const PaperId paper = m_pages.isOpen(m_parts.page) ? m_parts.highlights.paper() : PaperId::None;
    if (paper != PaperId::None)
        showPaper(paper);
    else if (m_pages.isOpen(m_parts.page) && m_parts.highlights.isLoading())
        return; // the pane stays while the next file is opened
    detach(paper != PaperId::None && m_actions[Id::PdfShowPaper].isChecked());
}

// The list follows the open PDF if it contains the paper and there is no multiple selection.
void PdfSidePane::showPaper(PaperId paper)
{
    PaperList &list = m_parts.layout.list;
    if (m_library.browser().currentPaper() == paper || list.selectedCount() > 1)
        return;
    if (const int row = m_library.browser().papers().rowOf(paper); row >= 0)
        list.selectRow(row, true);
    else if (m_actions[Id::PdfShowPaper].isChecked())
        m_parts.reading.showPaper(paper, true);
}

void PdfSidePane::detach(bool on)
{
    if (m_isDetached == on)
        return;
    m_isDetached = on;
    AbstractPane &pane = m_parts.layout.pane;
    const QWidget *focus = m_parts.page.window()->focusWidget();
    const bool focused = focus && pane.isAncestorOf(focus);
    if (!on)
        m_settings.setValue("pdf/besideWidth"_L1, pane.width());
    m_parts.navigator.setDetached(on);
    pane.setSidePane(on);
    m_parts.layout.reparentPane(on ? &m_parts.page.splitter() : nullptr,
                                m_settings.value("pdf/besideWidth"_L1, 380).toInt());
    m_parts.navigator.resized();
    if (!on && focused && m_pages.isOpen(m_parts.page))
        m_parts.page.view().setFocus();
    const PaperId listed = m_parts.layout.list.paperToRead();
    if (!on && listed != PaperId::None && (!pane.paper() || pane.paper()->row.id != listed))
        m_parts.reading.showPaper(listed, false);
}

void PdfSidePane::finish()
{
    detach(false);
}

} // namespace lectern
