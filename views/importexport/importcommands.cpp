#include "importcommands.h"

#include "importpanel.h"
#include "importsummary.h"
#include "jobstatus.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/dragdata.h"
#include "models/session/edits.h"
#include "models/session/librarysession.h"
#include "models/session/queries.h"
#include "models/session/tasks/importreport.h"
#include "models/tex/tex.h"
#include "views/actions/actionneeds.h"
#include "views/sidebar/sidebar.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"
#include "views/widgets/windowstate.h"

#include <QClipboard>
#include <QDateEdit>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>
#include <QWidget>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;
using By = ImportQueue::By;

static constexpr int kMaxPreviewed = 200; // files; the others are imported without a preview
static constexpr qsizetype kMaxInspected =
    20 * 1024 * 1024; // maximum length of automatically examined clipboard text

ImportCommands::ImportCommands(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_needs(context.needs), m_pages(context.pages), m_views(views),
      m_panel(new ImportPanel(&context.window)), m_summary(new ImportSummary(&context.window)),
      m_settings(context.settings), m_window(context.window), m_watched(context.library)
{
    m_pages.add(*m_panel, Pages::Reading::Ends);
    m_pages.add(*m_summary);
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ImportFiles, [this] { chooseFiles(false); });
    on(Id::ImportFolder, [this] { chooseFiles(true); });
    on(Id::PastePage, [this] { paste(); });
    on(Id::WatchFolder, [this] {
        showWatched(); // sets the check mark of the action: checked while folders are watched
        if (m_watched.folders().isEmpty())
            chooseWatched();
        else // the settings page lists all folders
            m_actions[Id::Settings].trigger();
    });
    on(Id::WatchClipboard, [this](bool wanted) { m_settings.setValue("watch/clipboard"_L1, wanted); });
    m_actions[Id::WatchClipboard].setChecked(m_settings.value("watch/clipboard"_L1, false).toBool());
    on(Id::ShowImport, [this] { m_pages.open(*m_summary); });
    connectPanel();
    connectSummary();
    connectLibrary();
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &ImportCommands::clipboardChanged);
    connect(&m_watched, &WatchedFolders::changed, this, &ImportCommands::showWatched);
    connect(&m_watched, &WatchedFolders::failed, &m_notices, &Notices::warn);
    makePasteBar();
    showWatched();
}

// The bar offers copied text: its format and, if years must be inferred, the day on which the page was saved.
void ImportCommands::makePasteBar()
{
    MessageBar &bar = m_views.paste;
    m_dayLabel = new QLabel(tr("Saved on"), &bar);
    bar.addControl(m_dayLabel);
    m_day = newDayEdit(&bar);
    m_day->setAccessibleName(tr("Date when the page was saved"));
    bar.addControl(m_day);
    m_pasteImport = bar.addButton(tr("Import"), u"pasteImport"_s, [this] {
        m_views.paste.dismiss();
        m_library.imports().importText({}, std::exchange(m_pasted, {}).toUtf8(), m_day->date(), {},
                                       By::Person);
    });
    m_pasteImport->setDefault(true);
}

void ImportCommands::connectPanel()
{
    connect(m_panel, &ImportPanel::corrected, this,
            [this](const PageCorrections &all, const QString &path, const FileChoices &choices) {
                m_overrides.corrections = all;
                m_library.writer().writeUnlogged(bindLibrary(setPageCorrections, all), {});
                rescan(path, choices);
            });
    connect(m_panel, &ImportPanel::textAccepted, this,
            [this](const QString &text, QDate savedOn, const FieldChoices &fields) {
                m_pages.leave();
                m_library.imports().importText({}, text.toUtf8(), savedOn, fields, By::Person);
            });
    connect(m_panel, &ImportPanel::fieldsChanged, this,
            [this](const QString &path, const FileChoices &choices) {
                m_fieldChoices = true;
                rescan(path, choices);
            });
    connect(m_panel, &ImportPanel::accepted, this,
            [this](const QStringList &files, const QHash<QString, FileChoices> &choices) {
                cancelPreview();
                m_library.imports().importFiles(files, choices, By::Person);
                m_pages.leave();
            });
    connect(m_panel, &ImportPanel::asReadChosen, this,
            [this](bool read) { m_settings.setValue("import/asRead"_L1, read); });
    connect(m_panel, &ImportPanel::closed, this, &ImportCommands::cancelPreview);
    connect(m_panel, &ImportPanel::closed, &m_pages, &Pages::leave);
}

void ImportCommands::rescan(const QString &path, const FileChoices &choices)
{
    if (path == ImportPanel::pastedPath())
        preview(m_panel->text(), m_html, choices);
    else
        m_library.tasks().start(
            m_again,
            [path, choices, overrides = m_overrides](const Deliver &, const Cancelled &) {
                return previewFile(path, choices, overrides);
            },
            this, [this](const FilePreview &file) { m_panel->showFile(file); });
}

void ImportCommands::preview(const QString &text, const QString &html, const FileChoices &choices)
{
    m_library.tasks().start(
        m_text,
        [text, html, choices, overrides = m_overrides](const Deliver &, const Cancelled &) {
            return previewText(text, html, choices, overrides);
        },
        this, [this, text](const TextPreview &preview) { describe(text, preview); });
}

void ImportCommands::cancelPreview()
{
    m_files.cancel();
    m_again.cancel();
}

void ImportCommands::connectLibrary()
{
    // An import into the previous library may still finish in between.
    for (const auto leaves : {&Lib::aboutToOpen, &Lib::opened})
        connect(&m_library, leaves, this, &ImportCommands::forgetReport);
    connect(&m_library, &Lib::aboutToClose, this, [this](const QString &file) {
        m_stoppedIn = m_library.imports().isImporting() ? file : QString();
    });
    connect(&m_library, &Lib::opened, this, [this](const QString &file) {
        // If the same library is opened again, it asks about the import itself.
        if (const QString stopped = std::exchange(m_stoppedIn, {}); !stopped.isEmpty() && stopped != file)
            m_notices.inform(tr("The import into “%1” continues when that library is opened again.")
                                 .arg(libraryName(stopped)));
        readOverrides();
    });
    connect(&m_library.imports(), &ImportQueue::importProgressed, &m_views.status, &JobStatus::showProgress);
    connect(&m_library.imports(), &ImportQueue::importFinished, this, [this](const ImportReport &report) {
        if (std::exchange(m_fieldChoices, false)) // the import saves the mapping
            readOverrides();
        showReport(report);
    });
    connect(&m_library.imports(), &ImportQueue::importInterrupted, this, &ImportCommands::askAboutLeft);
    connect(&m_views.status, &JobStatus::cancelled, &m_library.imports(), &ImportQueue::cancelImport);
    connect(&m_views.status, &JobStatus::detailsRequested, &m_actions[Id::ShowImport], &QAction::trigger);
}

// Reads the user's earlier decisions about page lines and field names.
void ImportCommands::readOverrides()
{
    m_library.reader().ask(m_readOverrides, bindLibrary(importOverrides), this,
                           [this](const ImportOverrides &overrides) {
                               m_overrides = overrides;
                               m_panel->setCorrections(overrides.corrections);
                           });
}

void ImportCommands::connectSummary()
{
    // Each source is a separate undo step, so no confirmation is needed.
    connect(m_summary, &ImportSummary::undoRequested, this, [this](const QList<SourceId> &sources) {
        for (const SourceId id : sources)
            m_library.writer().trashSource(id);
        m_summary->showReport({});
        m_pages.leave();
    });
    connect(m_summary, &ImportSummary::papersRequested, this, &ImportCommands::showPapersOf);
    connect(&m_views.sidebar, &Sidebar::sourceDiagnosticsChosen, this,
            [this](SourceId id, const QString &name) {
                m_library.reader().ask(m_diagnostics, bindLibrary(diagnosticsOf, id), this,
                                       [this, name](const QList<Diagnostic> &diagnostics) {
                                           m_summary->showDiagnostics(name, diagnostics);
                                           m_pages.offer(*m_summary);
                                       });
            });
}

void ImportCommands::showPapersOf(const QList<SourceId> &sources)
{
    QueryNode all = sourceNode(sources.first());
    for (const SourceId source : sources.mid(1))
        all.values += sourceNode(source).values;
    m_pages.leave();
    m_library.browser().goTo(Condition{all, tr("Last import")});
}

void ImportCommands::askAboutLeft(const QStringList &paths, const QHash<QString, FileChoices> &choices)
{
    const QString first = QFileInfo(paths.first()).fileName();
    m_notices.caution(paths.size() == 1
                          ? tr("The import of %1 was interrupted when this library was last open.").arg(first)
                          : tr("An import was interrupted when this library was last open: %1 and %2 more.")
                                .arg(first, numberText(paths.size() - 1)),
                      {{tr("Import now"), [this, paths, choices] {
                            m_library.imports().importFiles(paths, choices, By::Person);
                        }}});
}

void ImportCommands::showRefused(const FileReport &file)
{
    const QString why = tr("%1: %2").arg(file.name, diagnosticText(file.refused));
    if (file.namesUnknown && !file.path.isEmpty()) // the user can fix this
        m_notices.caution(why, {{tr("Map columns…"), [this, path = file.path] { ask({path}); }}});
    else if (!file.refused.isEmpty())
        m_notices.warn(why);
}

void ImportCommands::showReport(const ImportReport &whole)
{
    ImportReport report = whole;
    QStringList pdfs;
    report.files.removeIf([&pdfs](const FileReport &file) {
        const bool isPaper = file.isPdf && !file.refused.isEmpty();
        if (isPaper)
            pdfs.append(file.path);
        return isPaper;
    });
    if (!pdfs.isEmpty()) {
        emit pdfsLeft(pdfs);
        if (report.files.isEmpty()) {
            m_views.status.showDone({}, false);
            return;
        }
    }
    const ImportSums sums = sum(report);
    m_summary->showReport(report);
    m_needs.set(Need::LastImport, true);
    QList<SourceId> brought;
    for (const FileReport &file : std::as_const(report.files))
        if (file.undoAnchor) // requested by the user
            brought += file.brought;
    const bool attention = sums.refused > 0 || sums.bytesNotUnderstood > 0;
    m_views.status.showDone(brought.isEmpty() || attention ? importFacts(report).join(u", "_s) : QString(),
                            attention);
    if (!brought.isEmpty())
        m_notices.offer(importHeadline(report),
                        {{tr("Show"), [this, brought] { showPapersOf(brought); }},
                         {tr("Show report"), [this] { m_actions[Id::ShowImport].trigger(); }}});
    // If nothing was imported, show the reason.
    if (sums.sources == 0 && sums.alreadyImported == 0 && sums.refused == 1)
        for (const FileReport &file : report.files)
            showRefused(file);
    if (sums.refused > 1 || (sums.refused == 1 && sums.sources + sums.alreadyImported > 0))
        m_pages.offer(*m_summary);
}

// Its sources belong to another library.
void ImportCommands::forgetReport()
{
    m_summary->showReport({});
    m_needs.set(Need::LastImport, false);
    m_views.status.showDone({}, false);
}

bool ImportCommands::takes(const QMimeData &dragged) const
{
    return m_library.isWritable() && papersIn(dragged).isEmpty() && (dragged.hasUrls() || dragged.hasText());
}

void ImportCommands::drop(const QMimeData &dropped)
{
    QStringList files;
    for (const QUrl &url : dropped.urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    if (!files.isEmpty())
        importOrAsk(files);
    else if (!dropped.hasUrls() && dropped.hasText())
        offer(textIn(dropped));
    else
        m_notices.caution(
            tr("Only files on this computer can be imported; Lectern does not use the network."));
}

// Files that may hold more papers than the user would mark one by one are previewed until the user has
// decided once whether such papers count as read.
void ImportCommands::importOrAsk(const QStringList &paths)
{
    constexpr qint64 kBytes = 300'000; // a thousand short records
    qint64 bytes = 0;
    constexpr int kEntries = 200; // of a folder; more count as many papers
    for (const QString &path : paths) {
        bytes += QFileInfo(path).isDir() ? 0 : QFileInfo(path).size();
        QDirIterator inside(path, QDir::Files, QDirIterator::Subdirectories);
        for (int i = 0; inside.hasNext() && bytes < kBytes; ++i) {
            inside.next();
            bytes += i < kEntries ? inside.fileInfo().size() : kBytes;
        }
    }
    if (bytes >= kBytes && !m_settings.contains("import/asRead"_L1))
        ask(paths);
    else
        m_library.imports().importFiles(paths, {}, By::Person);
}

void ImportCommands::chooseFiles(bool folder)
{
    auto *dialog = new QFileDialog(&m_window, folder ? tr("Import folder") : tr("Import files"));
    openInLastFolder(*dialog, m_settings, u"import/folder"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ImportCommands::ask);
    dialog->open();
}

void ImportCommands::ask(const QStringList &paths)
{
    m_panel->setAsRead(m_settings.value("import/asRead"_L1, true).toBool());
    m_panel->begin();
    m_again.cancel();
    const auto run = [this, paths, overrides = m_overrides](const Deliver &deliver,
                                                            const Cancelled &cancelled) {
        const QStringList files = pathsOf(filesIn(paths));
        deliver([this, files] { m_panel->setFiles(files, kMaxPreviewed); });
        for (qsizetype i = 0; i < qMin<qsizetype>(kMaxPreviewed, files.size()) && !cancelled(); ++i)
            deliver([this, file = previewFile(files[i], {}, overrides)] { m_panel->showFile(file); });
        return true;
    };
    m_library.tasks().start(m_files, run, this, [this](bool) { m_panel->setDone(); });
    m_pages.open(*m_panel);
}

void ImportCommands::paste()
{
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    QStringList files;
    if (content)
        for (const QUrl &url : content->urls())
            if (url.isLocalFile())
                files.append(url.toLocalFile());
    if (!files.isEmpty())
        importOrAsk(files);
    else if (content && !content->text().trimmed().isEmpty())
        offer(content->text(), content->html());
    else
        m_notices.caution(tr("The clipboard contains no text. Copy the text of a page first (Ctrl+A, Ctrl+C "
                             "in the browser)."));
}

void ImportCommands::offer(const QString &text, const QString &html)
{
    m_copied.clear();
    m_html = html.size() <= kMaxInspected ? html : QString();
    m_panel->beginText(text);
    m_pages.open(*m_panel);
    preview(text, m_html);
}

void ImportCommands::clipboardChanged()
{
    if (!m_actions[Id::WatchClipboard].isChecked() || !m_library.isWritable()
        || QGuiApplication::clipboard()->ownsClipboard()) // the text was copied from this program
        return;
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    if (!content || !content->hasText() || content->hasUrls())
        return;
    const QString text = content->text();
    if (text.size() > kMaxInspected || text.trimmed().isEmpty())
        return;
    m_copied = text;
    preview(text);
}

void ImportCommands::describe(const QString &text, const TextPreview &described)
{
    const FilePreview &preview = described.file;
    if (text != m_copied) {
        m_panel->showText(text, preview, described.best);
        return;
    }
    m_pasted = std::exchange(m_copied, {});
    if (!preview.refused.isEmpty() || preview.records == 0)
        return; // automatic examination offers only useful text
    QString what = tr("%1: %2.").arg(formatName(preview.format), papersText(preview.records));
    if (!preview.first.isEmpty() && !preview.first.first().title.isEmpty())
        what += tr(" First paper: “%1”.").arg(shortText(texPlainText(preview.first.first().title), 80));
    if (preview.notUnderstoodBytes > 0)
        what += tr(" Some text was not recognised.");
    if (preview.infersYears)
        what =
            tr("%1 When was the page saved? Years of dates without a year are inferred from it.").arg(what);
    m_views.paste.setText(what);
    m_day->setDate(QDate::currentDate());
    m_day->setMaximumDate(QDate::currentDate());
    m_dayLabel->setVisible(preview.infersYears);
    m_day->setVisible(preview.infersYears);
    m_views.paste.appear();
    m_pasteImport->setFocus();
}

void ImportCommands::chooseWatched()
{
    auto *dialog = new QFileDialog(&m_window, tr("Watch folder and import new files automatically"),
                                   proposedFolder({}, QStandardPaths::DownloadLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportCommands::watch);
    dialog->open();
}

void ImportCommands::watch(const QString &folder)
{
    const QString shown = QDir::toNativeSeparators(folder);
    if (m_watched.add({folder, false, {}}))
        m_notices.inform(tr("New files in %1 will be imported automatically.").arg(shown));
    else
        m_notices.caution(tr("%n folders are already watched, the maximum; remove one in the settings first.",
                             nullptr, int(WatchedFolders::kMax)));
}

void ImportCommands::showWatched()
{
    const QList<WatchedFolder> folders = m_watched.folders();
    QAction &action = m_actions[Id::WatchFolder];
    action.setChecked(!folders.isEmpty());
    if (folders.isEmpty())
        action.setText(tr("Watch folder…"));
    else if (folders.size() == 1)
        action.setText(
            tr("Watching %1…").arg(QFileInfo(folders.first().path).fileName()).replace(u'&', u"&&"_s));
    else
        action.setText(tr("Watching %n folders…", nullptr, int(folders.size())));
}

} // namespace lectern
