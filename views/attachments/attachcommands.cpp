#include "attachcommands.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/querystate.h"
#include "models/pdf/pdfprocess.h"
#include "models/session/edits.h"
#include "models/session/librarysession.h"
#include "models/tex/tex.h"
#include "views/actions/actions.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

static const QString kFolderSetting = u"attach/folder"_s;

AttachCommands::AttachCommands(const CommandContext &context, AbstractPane &pane, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_notices(context.notices),
      m_pages(context.pages), m_pane(pane), m_status(status), m_window(context.window),
      m_settings(context.settings), m_unmatched(new UnmatchedFilesPage(&m_pages))
{
    m_pages.add(*m_unmatched, Pages::Reading::Ends);
    connect(&context.actions[Id::AttachFile], &QAction::triggered, this, &AttachCommands::chooseForPaper);
    connect(&context.actions[Id::AttachFolder], &QAction::triggered, this, &AttachCommands::chooseFolder);
    connect(&context.actions[Id::AttachLinked], &QAction::triggered, this, &AttachCommands::attachAllLinked);
    connect(&context.actions[Id::OpenFile], &QAction::triggered, this, &AttachCommands::openFirst);
    connect(&context.actions[Id::ShowUnmatched], &QAction::triggered, this, &AttachCommands::showUnmatched);
    connect(&pane, &AbstractPane::attachRequested, this, &AttachCommands::chooseForPaper);
    connect(&pane, &AbstractPane::fileChosen, this, &AttachCommands::open);
    connect(&pane, &AbstractPane::detachRequested, this, &AttachCommands::detach);
    // The user may open an offered file next: start the PDF helper and preload it.
    connect(&pane, &AbstractPane::filesOffered, this, [this](const QList<Attachment> &files) {
        if (!files.isEmpty())
            PdfProcess::prepare();
        emit openLikely(files.isEmpty() ? Attachment() : lastOpened(files));
    });
    connectUnmatched();
    connect(&m_library, &Lib::aboutToOpen, this, [this] {
        m_attaching.cancel();
        m_locating.cancel();
        m_status.end();
        forgetNext();
        m_newPaper.reset();
        m_unmatched->setFiles({});
    });
    connect(&m_status, &TaskLine::cancelled, this, [this] {
        forgetNext();
        m_attaching.stop();
    });
}

void AttachCommands::connectUnmatched()
{
    connect(m_unmatched, &UnmatchedFilesPage::chosen, this,
            [this](const QList<QPair<PaperId, QString>> &files) {
                m_library.writer().write(bindLibrary(attachPaths, files));
            });
    connect(m_unmatched, &UnmatchedFilesPage::openRequested, this, &AttachCommands::open);
    connect(m_unmatched, &UnmatchedFilesPage::paperRequested, this, &AttachCommands::paperChosen);
    connect(m_unmatched, &UnmatchedFilesPage::newPaperRequested, this, &AttachCommands::makePaper);
    connect(m_unmatched, &UnmatchedFilesPage::dropped, this, &AttachCommands::dropUnmatched);
    connect(&m_library, &Lib::opened, this, &AttachCommands::loadUnmatched);
    // Attached files leave the unmatched list, and return after an undo or when their paper is deleted.
    connect(&m_library.writer(), &LibraryWriter::edited, this, &AttachCommands::loadUnmatched);
    connect(&m_library.writer(), &LibraryWriter::stepped, this, &AttachCommands::loadUnmatched);
    connect(&m_library.writer(), &LibraryWriter::steppedTo, this, &AttachCommands::loadUnmatched);
    connect(&m_library.imports(), &ImportQueue::importFinished, this, &AttachCommands::attachToImported);
    connect(&m_library.imports(), &ImportQueue::importFinished, this, &AttachCommands::offerLinked);
}

void AttachCommands::run(const AttachOrder &order)
{
    const auto attach = [this, order](const Deliver &deliver, const Cancelled &cancelled) {
        const auto found = [&](const FileAttacher::Batch &batch) {
            deliver([this, batch] { store(batch); });
        };
        const auto progressed = [&](const AttachProgress &progress) {
            deliver([this, progress] { m_status.showProgress(progress.file - 1, progress.files); });
        };
        return runAttachOrder(order, found, progressed, cancelled);
    };
    m_library.tasks().start(m_attaching, attach, this,
                            [this](const Result<AttachReport> &report) { showReport(report); });
}

void AttachCommands::store(const FileAttacher::Batch &batch)
{
    // The user is not asked about files from a watched folder.
    const FileAttacher::Batch facts{{}, batch.seen, m_onlyCertain ? QList<UnmatchedFile>() : batch.unmatched};
    if (facts.size() > 0)
        m_library.writer().writeUnlogged(bindLibrary(storeFiles, facts), {});
    if (!batch.found.isEmpty())
        m_library.writer().write(bindLibrary(attachFiles, batch.found));
}

// Attaching.

void AttachCommands::chooseForPaper()
{
    const std::optional<PaperDetail> &paper = m_pane.paper();
    if (!paper) {
        m_notices.inform(tr("Select the paper first to attach a file to it."));
        return;
    }
    auto *dialog =
        new QFileDialog(&m_window, tr("Attach PDF to “%1”").arg(shortText(titleText(paper->row), 80)), {},
                        tr("PDF files (*.pdf);;All files (*)"));
    openInLastFolder(*dialog, m_settings, kFolderSetting);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this,
            [this, id = paper->row.id](const QStringList &paths) { attachTo(id, paths); });
    dialog->open();
}

void AttachCommands::attachTo(PaperId paper, const QStringList &paths)
{
    QList<QPair<PaperId, QString>> files;
    for (const QString &path : paths)
        files.append({paper, path});
    m_library.writer().write(bindLibrary(attachPaths, files));
}

QFileDialog &AttachCommands::newFolderDialog(const QString &title)
{
    auto *dialog = new QFileDialog(&m_window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    return *dialog;
}

void AttachCommands::chooseFolder()
{
    QFileDialog &dialog = newFolderDialog(tr("Match the PDF files of a folder to papers"));
    openInLastFolder(dialog, m_settings, kFolderSetting);
    connect(&dialog, &QFileDialog::filesSelected, this, &AttachCommands::attach);
    dialog.open();
}

void AttachCommands::attachCertain(const QStringList &paths)
{
    if (FileAttacher::canMatch()) // an automatic import shows no notification
        start(paths, true);
}

void AttachCommands::start(const QStringList &paths, bool onlySure)
{
    if (paths.isEmpty())
        return;
    if (m_attaching.isPending()) {
        (onlySure ? m_nextCertain : m_next) += paths;
        return;
    }
    m_onlyCertain = onlySure;
    if (!onlySure)
        m_status.begin(tr("Matching files to papers"), 0);
    run({m_library.file(), paths, {}, {}});
}

void AttachCommands::startNext()
{
    if (!m_next.isEmpty())
        attach(std::exchange(m_next, {}));
    else if (!m_nextNamed.isEmpty())
        attachLinked(std::exchange(m_nextNamed, {}), std::exchange(m_nextFolders, {}));
    else
        attachCertain(std::exchange(m_nextCertain, {}));
}

void AttachCommands::forgetNext()
{
    m_next.clear();
    m_nextCertain.clear();
    m_nextNamed.clear();
    m_nextFolders.clear();
}

// Files named by bibliographies.

// Accesses no file before the user agrees, because the author of the bibliography chose the paths.
void AttachCommands::offerLinked(const ImportReport &report)
{
    QList<SourceId> sources;
    QString name;
    for (const FileReport &file : report.files) {
        sources += file.brought;
        if (!file.brought.isEmpty())
            name = file.name;
    }
    if (sources.isEmpty())
        return;
    const bool alone = sources.size() == 1;
    m_library.backgroundReader().ask(
        m_named, bindLibrary(linkedAndNotAttached, sources), this,
        [this, alone, name](const QList<LinkedFile> &named) {
            if (named.isEmpty() || !m_library.isWritable())
                return;
            const QString many = numberText(named.size());
            m_notices.offer(named.size() == 1
                                ? tr("%1 links a PDF of a paper.").arg(alone ? name : tr("The import"))
                                : alone ? tr("%1 links %2 PDFs of its papers.").arg(name, many)
                                        : tr("The import links %1 PDFs of its papers.").arg(many),
                            {{tr("Attach"), [this, named] { attachLinked(named); }}});
        });
}

void AttachCommands::attachAllLinked()
{
    m_library.backgroundReader().ask(
        m_named, bindLibrary(linkedAndNotAttached, QList<SourceId>()), this,
        [this](const QList<LinkedFile> &named) {
            if (named.isEmpty())
                m_notices.inform(
                    tr("All PDFs linked by bibliographies of this library are already attached."));
            else
                attachLinked(named);
        });
}

void AttachCommands::attachLinked(const QList<LinkedFile> &named, const QStringList &folders)
{
    if (m_attaching.isPending()) {
        m_nextNamed += named;
        m_nextFolders += folders;
        return;
    }
    m_onlyCertain = false;
    m_status.begin(tr("Attaching linked files"), 0);
    run({m_library.file(), {}, named, folders});
}

void AttachCommands::findLinked(const QList<LinkedFile> &missing)
{
    QFileDialog &dialog = newFolderDialog(tr("Search for these files in a folder and its subfolders"));
    openInLastFolder(dialog, m_settings, kFolderSetting);
    connect(&dialog, &QFileDialog::filesSelected, this,
            [this, missing](const QStringList &folders) { attachLinked(missing, folders); });
    dialog.open();
}

// Nothing is created before the form is saved.
void AttachCommands::makePaper(const UnmatchedFile &file)
{
    Paper paper = file.stated;
    if (paper.title.isEmpty())
        paper.title = QFileInfo(file.file.name).completeBaseName();
    m_newPaper = {file.file, tr("“%1”, from its PDF").arg(shortText(paper.title, 60))};
    m_pages.leave();
    emit newPaperRequested(paper, m_newPaper->source);
}

// Paper, source and file are one undo step, that of the import. While the source is in the trash, the file is
// unmatched again.
void AttachCommands::attachToImported(const ImportReport &report)
{
    const bool isIt = m_newPaper && report.files.size() == 1 && report.files.first().path.isEmpty()
        && report.files.first().name == m_newPaper->source;
    if (!isIt)
        return;
    const Attachment file = std::exchange(m_newPaper, {})->file;
    const QList<SourceId> sources = report.files.first().brought;
    if (sources.size() != 1)
        return;
    m_library.writer().writeUnlogged(bindLibrary(attachToSource, file, sources.first()), SidebarPart::Reading,
                                     this, [this] {
                                         m_library.browser().refresh(LibraryBrowser::Shown::All);
                                         loadUnmatched();
                                     });
}

void AttachCommands::dropUnmatched(const QList<UnmatchedFile> &files)
{
    m_library.writer().writeUnlogged(bindLibrary(lectern::dropUnmatched, files), {});
    m_notices.offer(files.size() == 1
                        ? tr("%1 removed from the unmatched PDFs.").arg(files.first().file.name)
                        : tr("%n files removed from the unmatched PDFs.", nullptr, int(files.size())),
                    {{tr("Undo"), [this, files] {
                          m_library.writer().writeUnlogged(bindLibrary(keepUnmatched, files), {}, this,
                                                           [this] { loadUnmatched(); });
                      }}});
}

void AttachCommands::loadUnmatched()
{
    m_library.backgroundReader().ask(
        m_files, bindLibrary(unmatchedFiles), this,
        [this](const QList<UnmatchedFile> &files) { m_unmatched->setFiles(files); });
}

void AttachCommands::showReport(const Result<AttachReport> &result)
{
    const AttachReport report = result ? *result : AttachReport();
    const QString error = result ? QString() : result.error().message;
    m_status.end();
    const bool onlySure = m_onlyCertain;
    startNext();
    if (onlySure && (report.attached.isEmpty() || !error.isEmpty()))
        return;
    if (!error.isEmpty()) {
        m_notices.caution(error);
        return;
    }
    const bool isGranted = report.there.size() == 1 && report.there[0].file.path == m_granted;
    if (isGranted && report.attached.isEmpty() && report.unsure.isEmpty() && report.refused.isEmpty())
        return;
    const qsizetype unsure = onlySure ? 0 : report.unsure.size(),
                    refused = onlySure ? 0 : report.refused.size();
    QStringList parts;
    const auto count = [&parts](const QString &text, qsizetype number) {
        if (number > 0)
            parts.append(text.arg(numberText(number)));
    };
    count(tr("%1 attached"), report.attached.size());
    count(tr("%1 already attached"), report.there.size());
    count(tr("%1 uncertain"), unsure);
    count(tr("%1 unreadable"), refused);
    count(tr("%1 not found at their stated location"), report.missing.size());
    QString message =
        parts.isEmpty() ? tr("No PDF files found.") : tr("PDF files: %1.").arg(parts.join(u", "_s));
    if (report.attached.size() == 1 && parts.size() == 1)
        message =
            tr("%1 attached to “%2”.")
                .arg(report.attached[0].file.name, shortText(texPlainText(report.attached[0].title), 60));
    else if (refused == 1 && parts.size() == 1)
        message = report.refused[0].why;
    if (report.cancelled)
        message += u' ' + tr("The other files were not processed.");
    QList<MessageStep> steps;
    if (unsure > 0)
        steps.append({tr("Show unmatched PDFs"), [this] { showUnmatched(); }});
    if (!report.missing.isEmpty())
        steps.append({tr("Search in folder…"), [this, missing = report.missing] { findLinked(missing); }});
    // Waits for the writes. Otherwise the notifications of the history entries would replace this one.
    m_library.writer().whenWritten(this, [this, message, steps] {
        m_notices.offer(message, steps);
        loadUnmatched();
    });
}

void AttachCommands::detach(const Attachment &file)
{
    m_library.writer().write(bindLibrary(detachFile, file));
}

// Opening.

void AttachCommands::openFirst()
{
    const std::optional<PaperDetail> &paper = m_pane.paper();
    if (!paper || paper->files.isEmpty()) {
        m_notices.inform(paper ? tr("No file is attached to this paper.") : tr("Select a paper first."));
        return;
    }
    open(lastOpened(paper->files));
}

void AttachCommands::openNeighbor(PaperId paper, bool forward)
{
    if (paper == PaperId::None) {
        m_notices.inform(tr("This PDF does not belong to any paper in the library."));
        return;
    }
    Query query = m_library.browser().query().query(false);
    query.root = withHas(query.root, u"pdf"_s);
    m_library.backgroundReader().ask(m_neighbor, bindLibrary(filesOfNeighbor, query, paper, forward), this,
                                     [this, forward](const QList<Attachment> &files) {
                                         if (files.isEmpty())
                                             m_notices.inform(
                                                 forward ? tr("No later paper in the list has a PDF.")
                                                         : tr("No earlier paper in the list has a PDF."));
                                         else
                                             open(lastOpened(files));
                                     });
}

void AttachCommands::open(const Attachment &file)
{
    const std::optional<PaperDetail> &paper = m_pane.paper();
    m_opening = paper && paper->row.id == file.paper ? titleText(paper->row)
        : !file.title.isEmpty()                      ? texPlainText(file.title)
                                                     : file.name;
    locate(file, {});
}

void AttachCommands::locate(const Attachment &file, const QStringList &folders)
{
    m_library.tasks().start(
        m_locating,
        [file, folders](const Deliver &, const Cancelled &cancelled) {
            return locateFile(file, folders, cancelled);
        },
        this,
        [this](const Result<LocatedFile> &located) {
            if (located)
                showLocated(*located);
        });
}

void AttachCommands::showLocated(const LocatedFile &located)
{
    const Attachment &file = located.file;
    if (located.state == FileState::Missing) {
        m_notices.caution(tr("%1 was not found at its location or nearby: %2")
                              .arg(file.name, QDir::toNativeSeparators(file.path)),
                          {{tr("Search in folder…"), [this, file] { searchElsewhere(file); }},
                           {tr("Detach"), [this, file] { detach(file); }}});
        return;
    }
    if (located.state == FileState::Changed)
        m_notices.inform(tr("%1 has changed since it was attached.").arg(file.name));
    if (located.state == FileState::Moved) {
        m_notices.inform(tr("%1 was moved and has been found again.").arg(file.name));
        m_library.writer().writeUnlogged(bindLibrary(setPlaceOnDisk, file), {});
    }
    m_opened = file;
    emit openRequested(file, m_opening, located.state == FileState::Changed);
}

void AttachCommands::noteRead(const QString &path, int pages, const FilePlace &place)
{
    if (path != m_opened.path || m_opened.paper == PaperId::None)
        return;
    Attachment file = m_opened;
    const bool isCounted = file.pages == pages;
    file.pages = pages;
    m_library.writer().writeUnlogged(
        bindLibrary(noteFileRead, file, place, isCounted), SidebarPart::Reading, this, [this] {
            const bool inOrder = m_library.browser().query().order().key == SortOrder::Key::Opened;
            m_library.browser().refresh(inOrder ? LibraryBrowser::Shown::All : LibraryBrowser::Shown::Paper);
        });
}

void AttachCommands::searchElsewhere(const Attachment &file)
{
    QFileDialog &dialog = newFolderDialog(tr("Folder to search for %1").arg(file.name));
    dialog.setDirectory(QStandardPaths::writableLocation(QStandardPaths::HomeLocation));
    connect(&dialog, &QFileDialog::filesSelected, this,
            [this, file](const QStringList &folders) { locate(file, folders); });
    dialog.open();
}

} // namespace lectern
