#include "highlightcommands.h"

#include "embeddedhighlights.h"
#include "highlightspage.h"
#include "models/attachments/markedcopy.h"
#include "models/formats/base/highlightfield.h"
#include "models/itemmodels/display.h"
#include "models/session/edits.h"
#include "models/store/sqlite/atomicfile.h"
#include "pdfpage.h"
#include "views/actions/actions.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/focusguard.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

HighlightCommands::HighlightCommands(const CommandContext &context, PdfPage &page, AbstractPane &pane)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_settings(context.settings),
      m_window(context.window), m_page(page), m_pane(pane), m_all(new HighlightsPage(&context.window))
{
    m_pages.add(*m_all, Pages::Reading::Ends);
    connectActions();
    connectPage();
    connectLibrary();
}

bool HighlightCommands::isIdle() const
{
    return !m_known.isPending() && !m_marks.isPending() && !m_listing.isPending() && !m_opening.isPending();
}

void HighlightCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::PdfHighlight, [this] { highlight(-1, false); });
    on(Id::PdfComment, [this] { m_page.writeComment(); });
    on(Id::PdfNextMark, [this] { m_page.stepHighlight(true); });
    on(Id::PdfPreviousMark, [this] { m_page.stepHighlight(false); });
    on(Id::PdfRemoveMark, [this] { remove(); });
    on(Id::ShowHighlights, [this] { listShown(); });
    on(Id::PdfImportHighlights, [this] { importEmbedded(); });
    on(Id::PdfSaveMarked, [this] { chooseCopy(); });
    on(Id::PaperHighlights, [this] {
        const std::optional<PaperDetail> &paper = m_pane.paper();
        if (paper)
            list({paper->row.id}, titleText(paper->row));
        else
            m_notices.inform(tr("Select a paper first."));
    });
    connect(&m_pane, &AbstractPane::highlightsRequested, &m_actions[Id::PaperHighlights], &QAction::trigger);
}

void HighlightCommands::connectPage()
{
    connect(&m_page, &PdfPage::opened, this, &HighlightCommands::follow);
    // The highlights in the file and those in the library are loaded in either order.
    connect(&m_page, &PdfPage::embeddedRead, this, &HighlightCommands::offerEmbedded);
    connect(this, &HighlightCommands::shown, this, &HighlightCommands::offerEmbedded);
    connect(&m_page, &PdfPage::fileClosed, this, [this] {
        m_known.cancel();
        m_marks.cancel();
        m_shown = false;
        m_paper = PaperId::None;
        m_hash.clear();
    });
    connect(&m_page, &PdfPage::highlightRequested, this, &HighlightCommands::highlight);
    connect(&m_page, &PdfPage::colourRequested, this, [this](int colour) {
        m_settings.setValue("pdf/highlightColour"_L1, colour);
        if (const Highlight *chosen = m_page.chosenHighlight())
            change(*chosen, colour, chosen->comment);
    });
    connect(&m_page, &PdfPage::commentWritten, this, [this](const QString &id, const QString &text) {
        for (const Highlight &each : m_page.highlights())
            if (each.id == id)
                return change(each, each.colour, text);
    });
    connect(&m_page, &PdfPage::removeRequested, this, &HighlightCommands::remove);
    connect(&m_page, &PdfPage::copyRequested, this, [this](const QString &text) {
        QGuiApplication::clipboard()->setText(text);
        m_notices.inform(tr("Copied."));
    });
    connect(&m_page, &PdfPage::noOtherHighlight, this,
            [this] { m_notices.inform(tr("This PDF has no highlights.")); });
    connect(m_all, &HighlightsPage::openRequested, this, &HighlightCommands::openIn);
    connect(m_all, &HighlightsPage::paperRequested, this, &HighlightCommands::paperChosen);
    connect(m_all, &HighlightsPage::removeRequested, this, [this](PaperId paper, const QString &id) {
        m_library.writer().write(bindLibrary(removeHighlight, paper, id));
    });
    connect(m_all, &HighlightsPage::copyRequested, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(highlightsMarkdown(m_all->papers())));
        m_notices.inform(tr("Highlights of %1 copied as Markdown.").arg(papersText(m_all->papers().size())));
    });
    connect(m_all, &HighlightsPage::saveRequested, this, &HighlightCommands::save);
}

void HighlightCommands::connectLibrary()
{
    connect(&m_library, &Lib::aboutToOpen, this, [this] {
        m_expected.reset();
        m_paper = PaperId::None;
        m_page.showHighlights({}, {});
        m_all->forget();
        if (m_pages.isOpen(*m_all))
            m_pages.leave();
    });
    const auto show = [this] {
        m_page.setHighlightsWritable(m_library.isWritable());
        m_all->setWritable(m_library.isWritable());
    };
    connect(&m_library, &Lib::opened, this, show);
    connect(&m_library, &Lib::movedAway, this, show);
    // Updates the display after changes by any part of the program.
    const auto follow = [this] {
        if (m_paper != PaperId::None)
            reload();
        else if (!m_hash.isEmpty()) // the file may have been attached by this edit
            findOut(m_page.path());
        if (m_pages.isOpen(*m_all))
            relist(false);
    };
    const LibraryWriter *edits = &m_library.writer();
    const auto stay = [this] { setContainer(&m_page.view(), false); };
    connect(edits, &LibraryWriter::failed, this, stay);
    connect(edits, &LibraryWriter::refused, this, stay);
    connect(edits, &LibraryWriter::willRefresh, this, follow);
    connect(edits, &LibraryWriter::stepped, this, follow);
    connect(edits, &LibraryWriter::steppedTo, this, follow);
    connect(edits, &LibraryWriter::marksImported, this, follow);
    connect(&m_library.reader(), &LibraryReader::changed, this, follow);
}

// --- PDF page

void HighlightCommands::preload(const Attachment &file, bool isChanged)
{
    m_expected = file;
    m_expectsChanged = isChanged;
}

void HighlightCommands::follow(const QString &path)
{
    const std::optional<Attachment> expected = std::exchange(m_expected, {});
    const bool isIt = expected && QFileInfo(expected->path).absoluteFilePath() == path;
    const QString reveal = std::exchange(m_reveal, {});
    m_paper = isIt ? expected->paper : PaperId::None;
    m_hash = isIt && !m_expectsChanged ? expected->hash : QByteArray();
    if (m_paper != PaperId::None && !reveal.isEmpty())
        m_page.reveal(reveal);
    if (m_hash.isEmpty())
        findOut(path);
    else
        reload();
    emit paperKnown();
}

// Finds the paper of a file by its hash if it is not known yet.
void HighlightCommands::findOut(const QString &path)
{
    if (!m_library.isOpen())
        return;
    m_library.backgroundReader().ask(
        m_known, bindLibrary(paperOfFile, path, m_paper, m_hash), this,
        [this](const Attachment &known) {
            m_hash = known.hash;
            m_paper = known.paper;
            if (m_paper != PaperId::None)
                reload();
            emit paperKnown();
        },
        [](const Error &) {}); // the page shows that it cannot be opened
}

void HighlightCommands::reload()
{
    if (!m_library.isOpen() || m_page.path().isEmpty())
        return;
    m_library.reader().ask(m_marks, bindLibrary(highlightsOf, m_paper), this,
                           [this](const QList<Highlight> &highlights) {
                               m_page.showHighlights(highlights, m_hash);
                               m_shown = !m_hash.isEmpty();
                               if (m_shown)
                                   emit shown();
                           });
}

void HighlightCommands::highlight(int colour, bool writes)
{
    if (m_page.path().isEmpty())
        return;
    Highlight made = m_page.view().selectedHighlight();
    if (made.boxes.isEmpty() || made.quote.trimmed().isEmpty()) {
        m_notices.inform(tr("Select text first, with the mouse or with Shift and the arrow keys."));
        return;
    }
    if (m_paper == PaperId::None) {
        m_notices.offer(
            tr("Highlights are saved with a paper, but this PDF is not attached to one yet."),
            {{tr("Match to paper"), [this, path = m_page.path()] { emit matchRequested(path); }}});
        return;
    }
    if (m_hash.isEmpty()) { // the hash is still being computed
        m_notices.inform(tr("The file is still being read; try again in a moment."));
        return;
    }
    // Words that are already highlighted get no second highlight.
    for (const Highlight &each : m_page.highlights())
        if (each.hash == m_hash && each.page() == made.page() && each.quote == made.quote.trimmed()
            && each.before == made.before && each.after == made.after) {
            m_page.closeCard();
            m_page.view().chooseMark(each.id);
            if (colour >= 0)
                change(each, colour, each.comment);
            if (writes)
                m_page.writeComment();
            return;
        }
    const int last = m_settings.value("pdf/highlightColour"_L1, 0).toInt();
    made.colour = std::clamp(colour < 0 ? last : colour, 0, int(kHighlightColours.size()) - 1);
    if (colour >= 0)
        m_settings.setValue("pdf/highlightColour"_L1, colour);
    made.hash = m_hash;
    made.made = made.edited = QDateTime::currentMSecsSinceEpoch();
    made.id = highlightId(made);
    if (writes) // the focus moves to its note once it is shown
        setContainer(&m_page.view(), true);
    m_library.writer().write(bindLibrary(addHighlights, m_paper, QList{made}), this,
                             [this, made, writes, path = m_page.path()](const Edit &edit) {
                                 if (edit.id == EditId::None || m_page.path() != path) {
                                     setContainer(&m_page.view(), false);
                                     return;
                                 }
                                 m_page.closeCard();
                                 // The highlight is displayed at once; the stored highlights follow.
                                 m_page.showHighlights(m_page.highlights() + QList<Highlight>{made}, m_hash);
                                 m_page.view().chooseMark(made.id);
                                 if (writes)
                                     m_page.writeComment();
                                 setContainer(&m_page.view(), false);
                             });
}

void HighlightCommands::change(const Highlight &before, int colour, const QString &comment)
{
    if (m_paper != PaperId::None)
        m_library.writer().write(bindLibrary(changeHighlight, m_paper, before.id, colour, comment));
}

void HighlightCommands::remove()
{
    const Highlight *chosen = m_page.chosenHighlight();
    if (!chosen || m_paper == PaperId::None) {
        m_notices.inform(tr("Select a highlight first, with a click or with %1.").arg(u"L"_s));
        return;
    }
    const QString id = chosen->id;
    m_page.closeCard();
    m_library.writer().write(bindLibrary(removeHighlight, m_paper, id));
}

// --- page of all highlights

void HighlightCommands::list(const QList<PaperId> &papers, const QString &about)
{
    m_query.reset();
    m_papers = papers;
    m_about = about;
    relist(true);
}

void HighlightCommands::listShown()
{
    const QueryState &state = m_library.browser().query();
    m_query = state.query(false);
    m_papers.clear();
    m_about = state.text();
    relist(true);
}

void HighlightCommands::relist(bool opens)
{
    if (!m_library.isOpen())
        return;
    if (opens) {
        m_all->forget();
        m_all->showWaiting(m_about);
        m_pages.open(*m_all);
    }
    m_library.backgroundReader().ask(
        m_listing, bindLibrary(highlightedPapers, m_query, m_papers), this,
        [this](const QList<HighlightedPaper> &papers) { m_all->show(papers, m_about); },
        [this](const Error &error) { m_all->showFailure(error.message); });
}

// Opens the file in which the highlight was made, or else the last read file of the paper.
void HighlightCommands::openIn(PaperId paper, const Highlight &highlight)
{
    m_library.backgroundReader().ask(
        m_opening, bindLibrary(attachmentsOf, paper), this,
        [this, highlight](const QList<Attachment> &files) {
            if (files.isEmpty()) {
                m_notices.inform(
                    tr("This paper no longer has an attached file; attach it again to continue reading."));
                return;
            }
            const auto same = std::find_if(files.cbegin(), files.cend(), [&](const Attachment &file) {
                return file.hash == highlight.hash;
            });
            Attachment file = same != files.cend() ? *same : lastOpened(files);
            if (same != files.cend()) {
                const HighlightBox &box = highlight.boxes.first();
                constexpr double kAbove = 120; // points above the highlight that remain visible
                file.place = FilePlace{box.page, std::max(0.0, box.box.top() - kAbove),
                                       file.place ? file.place->zoom : 0};
            }
            m_reveal = highlight.id;
            emit fileRequested(file);
        });
}

void HighlightCommands::save()
{
    const QString folder = proposedFolder(m_settings.value("export/folder"_L1).toString());
    auto *dialog = new QFileDialog(&m_window, tr("Save highlights"), folder,
                                   tr("Markdown (*.md);;JSON lines (*.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(u"highlights.md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains("jsonl"_L1) ? u"jsonl"_s : u"md"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_settings.setValue("export/folder"_L1, QFileInfo(path).absolutePath());
        m_library.tasks().start(
            m_saves,
            [papers = m_all->papers(), path](const Deliver &, const Cancelled &) {
                const bool isLines = path.endsWith(".jsonl"_L1, Qt::CaseInsensitive);
                return writeAtomically(path,
                                       isLines ? highlightsJsonLines(papers) : highlightsMarkdown(papers));
            },
            this,
            [this, path, papers = m_all->papers().size()](const Result<> &written) {
                if (written)
                    m_notices.offer(
                        tr("%1: highlights of %2.").arg(QFileInfo(path).fileName(), papersText(papers)),
                        fileSteps(path));
                else
                    m_notices.warn(written.error().message);
            });
    });
    dialog->open();
}

// --- highlights of other programs in the file

// Offers the import once per file. The command remains available.
void HighlightCommands::offerEmbedded()
{
    if (!m_page.embedded().isRead() || !m_shown || !m_library.isWritable())
        return;
    const qsizetype count = notImportedYet(m_page.embedded().highlights(), m_page.highlights()).size();
    const QString file = QString::fromLatin1(m_hash.toHex().left(16));
    QStringList offered = m_settings.value("pdf/standingOffered"_L1).toStringList();
    if (count == 0 || offered.contains(file))
        return;
    constexpr qsizetype kRemembered = 500;
    offered.prepend(file);
    m_settings.setValue("pdf/standingOffered"_L1,
                        QStringList(offered.first(std::min(offered.size(), kRemembered))));
    m_notices.offer(tr("This PDF contains %n highlights from other programs.", nullptr, int(count)),
                    {{tr("Import"), [this] { importEmbedded(); }}});
}

void HighlightCommands::importEmbedded()
{
    if (!m_page.embedded().isRead()) {
        m_notices.inform(tr("The file is still being read; try again in a moment."));
        return;
    }
    if (m_page.embedded().highlights().isEmpty()) {
        m_notices.inform(tr("This PDF contains no highlights from other programs."));
        return;
    }
    if (!m_shown) {
        m_notices.inform(tr("Highlights are saved with a paper, but this PDF is not attached to one yet."));
        return;
    }
    QList<Highlight> taken = notImportedYet(m_page.embedded().highlights(), m_page.highlights());
    if (taken.isEmpty()) {
        m_notices.inform(tr("All highlights from other programs in this PDF are already imported."));
        return;
    }
    for (Highlight &each : taken)
        each.hash = m_hash;
    m_library.writer().write(bindLibrary(addHighlights, m_paper, taken));
}

void HighlightCommands::chooseCopy()
{
    if (m_page.markings().isEmpty()) {
        m_notices.inform(tr("This PDF has no highlights."));
        return;
    }
    const QFileInfo file(m_page.path());
    askWhereToSave(&m_window,
                   {tr("Save copy with highlights"), tr("PDF files (*.pdf)"), u"pdf"_s,
                    tr("%1, highlighted").arg(file.completeBaseName()),
                    proposedFolder(m_settings.value("export/folder"_L1).toString())},
                   [this](const QString &path) { writeCopy(path); });
}

void HighlightCommands::writeCopy(const QString &path)
{
    m_settings.setValue("export/folder"_L1, QFileInfo(path).absolutePath());
    m_library.tasks().start(
        m_copies,
        [from = m_page.path(), path, markings = m_page.markings()](const Deliver &,
                                                                   const Cancelled &cancelled) {
            return writeMarkedCopy(from, path, markings, cancelled);
        },
        this,
        [this, path](const Result<> &written) {
            if (written)
                m_notices.offer(
                    tr("Highlights saved to %1, readable by any PDF viewer.").arg(QFileInfo(path).fileName()),
                    fileSteps(path));
            else
                m_notices.warn(written.error().message);
        });
}

} // namespace lectern
