#include "embeddedhighlightcommands.h"

#include "embeddedhighlights.h"
#include "highlightcommands.h"
#include "models/attachments/markedcopy.h"
#include "models/store/edits/highlightstore.h"
#include "pdfpage.h"
#include "views/actions/actions.h"
#include "views/widgets/filesteps.h"
#include "views/widgets/notices.h"
#include "views/widgets/proposedfolder.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

EmbeddedHighlightCommands::EmbeddedHighlightCommands(const CommandContext &context, PdfPage &page,
                                                     const HighlightCommands &highlights)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices),
      m_settings(context.settings), m_window(context.window), m_page(page), m_highlights(highlights)
{
    connect(&context.actions[Id::PdfImportHighlights], &QAction::triggered, this,
            &EmbeddedHighlightCommands::importHighlights);
    connect(&context.actions[Id::PdfSaveMarked], &QAction::triggered, this,
            &EmbeddedHighlightCommands::chooseCopy);
    // The highlights in the file and those in the library are loaded in either order.
    connect(&page, &PdfPage::embeddedRead, this, &EmbeddedHighlightCommands::offer);
    connect(&highlights, &HighlightCommands::shown, this, &EmbeddedHighlightCommands::offer);
}

// Offers the import once per file. The command remains available.
void EmbeddedHighlightCommands::offer()
{
    if (!m_page.embedded().isRead() || !m_highlights.areHighlightsShown() || !m_library.isWritable())
        return;
    const qsizetype count = notImportedYet(m_page.embedded().highlights(), m_page.highlights()).size();
    const QString file = QString::fromLatin1(m_highlights.hash().toHex().left(16));
    QStringList offered = m_settings.value("pdf/standingOffered"_L1).toStringList();
    if (count == 0 || offered.contains(file))
        return;
    constexpr qsizetype kRemembered = 500;
    offered.prepend(file);
    m_settings.setValue("pdf/standingOffered"_L1,
                        QStringList(offered.first(std::min(offered.size(), kRemembered))));
    m_notices.offer(tr("This PDF contains %n highlights from other programs.", nullptr, int(count)),
                    {{tr("Import"), [this] { importHighlights(); }}});
}

void EmbeddedHighlightCommands::importHighlights()
{
    if (!m_page.embedded().isRead()) {
        m_notices.inform(tr("The file is still being read; try again in a moment."));
        return;
    }
    if (m_page.embedded().highlights().isEmpty()) {
        m_notices.inform(tr("This PDF contains no highlights from other programs."));
        return;
    }
    if (!m_highlights.areHighlightsShown()) {
        m_notices.inform(tr("Highlights are saved with a paper, but this PDF is not attached to one yet."));
        return;
    }
    QList<Highlight> taken = notImportedYet(m_page.embedded().highlights(), m_page.highlights());
    if (taken.isEmpty()) {
        m_notices.inform(tr("All highlights from other programs in this PDF are already imported."));
        return;
    }
    for (Highlight &each : taken)
        each.hash = m_highlights.hash();
    m_library.edits().edit([paper = m_highlights.paper(), taken](Library &library) {
        return library.highlights().add(paper, taken);
    });
}

void EmbeddedHighlightCommands::chooseCopy()
{
    if (m_page.markings().isEmpty()) {
        m_notices.inform(tr("This PDF has no highlights."));
        return;
    }
    const QFileInfo file(m_page.path());
    auto *dialog = new QFileDialog(&m_window, tr("Save copy with highlights"),
                                   proposedFolder(m_settings.value("export/folder"_L1).toString()),
                                   tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(tr("%1, highlighted").arg(file.completeBaseName()) + ".pdf"_L1);
    connect(dialog, &QFileDialog::fileSelected, this, &EmbeddedHighlightCommands::writeCopy);
    dialog->open();
}

void EmbeddedHighlightCommands::writeCopy(const QString &path)
{
    m_settings.setValue("export/folder"_L1, QFileInfo(path).absolutePath());
    m_library.backgroundReader().askUnordered(
        this,
        [from = m_page.path(), path,
         markings = m_page.markings()](Library &, const Cancelled &cancelled) -> Result<int> {
            if (const auto written = writeMarkedCopy(from, path, markings, cancelled); !written)
                return written.error();
            return int(markings.size());
        },
        [this, path](int) {
            m_notices.offer(
                tr("Highlights saved to %1, readable by any PDF viewer.").arg(QFileInfo(path).fileName()),
                fileSteps(path));
        },
        [this](const Error &error) { m_notices.warn(error.message); });
}

} // namespace lectern
