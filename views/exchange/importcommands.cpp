#include "importcommands.h"

#include "importpanel.h"
#include "models/items/exchange/importreport.h"
#include "models/items/session/librarycontroller.h"
#include "models/items/text/display.h"
#include "models/tex/tex.h"
#include "views/actions/actions.h"
#include "views/parts/noticebar.h"
#include "views/parts/notices.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>
#include <QWidget>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibraryController;

static constexpr qsizetype kMostCopied = 20 * 1024 * 1024; // characters that are looked at unasked

ImportCommands::ImportCommands(const CommandContext &context, ImportPanel &panel, PasteBar &pasteBar)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_panel(panel), m_paste(pasteBar), m_settings(context.settings),
      m_window(context.window)
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ImportFiles, [this] { chooseFiles(false); });
    on(Id::ImportFolder, [this] { chooseFiles(true); });
    on(Id::PastePage, [this] { paste(); });
    on(Id::WatchFolder, [this](bool wanted) {
        if (wanted)
            chooseWatched();
        else
            watch({});
    });
    on(Id::WatchClipboard, [this](bool wanted) { m_settings.setValue("watch/clipboard"_L1, wanted); });
    m_actions[Id::WatchClipboard].setChecked(m_settings.value("watch/clipboard"_L1, false).toBool());

    connect(&m_previewer, &ImportPreviewer::found, &m_panel,
            [this](const QStringList &files) { m_panel.setFiles(files, ImportPreviewer::kMost); });
    connect(&m_previewer, &ImportPreviewer::seen, &m_panel, &ImportPanel::showFile);
    connect(&m_previewer, &ImportPreviewer::done, &m_panel, &ImportPanel::setDone);
    connect(&m_previewer, &ImportPreviewer::textSeen, this, &ImportCommands::describe);
    connect(&m_panel, &ImportPanel::columnsChanged, &m_previewer, &ImportPreviewer::lookAgain);
    connect(&m_panel, &ImportPanel::accepted, this,
            [this](const QStringList &files, const QHash<QString, FileChoices> &choices) {
                m_previewer.cancel();
                m_library.importFiles(files, choices);
                emit panelDone();
            });
    connect(&m_panel, &ImportPanel::closed, &m_previewer, &ImportPreviewer::cancel);

    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &ImportCommands::clipboardChanged);
    connect(&m_watch, &FolderWatch::arrived, this, &ImportCommands::filesArrived);
    connect(&m_watch, &FolderWatch::failed, &m_notices, &Notices::warn);
    connect(&m_library, &Lib::opened, this, [this] { beginWatching(); });
    connect(&m_library, &Lib::importFinished, this, [this] {
        if (m_since && !m_library.isImporting())
            m_settings.setValue("watch/since"_L1, *std::exchange(m_since, {}));
    });
    showWatched();
}

void ImportCommands::chooseFiles(bool folder)
{
    auto *dialog = new QFileDialog(&m_window, folder ? tr("Import a folder") : tr("Import files"),
                                   QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ImportCommands::ask);
    dialog->open();
}

void ImportCommands::ask(const QStringList &paths)
{
    m_panel.begin();
    m_previewer.look(paths);
    emit panelAsked();
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
        m_library.importFiles(files);
    else if (content && !content->text().trimmed().isEmpty())
        offer(content->text());
    else
        m_notices.warn(tr("The clipboard holds no text. Copy the text of a page first (Ctrl+A, Ctrl+C in the "
                          "browser)."));
}

void ImportCommands::offer(const QString &text)
{
    m_copied.clear();
    m_paste.ask(text);
    m_previewer.lookAt(text);
}

void ImportCommands::clipboardChanged()
{
    if (!m_actions[Id::WatchClipboard].isChecked() || !m_library.isWritable()
        || QGuiApplication::clipboard()->ownsClipboard()) // what was copied here
        return;
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    if (!content || !content->hasText() || content->hasUrls())
        return;
    const QString text = content->text();
    if (text.size() > kMostCopied || text.trimmed().isEmpty())
        return;
    m_copied = text;
    m_previewer.lookAt(text);
}

void ImportCommands::describe(const QString &text, const FilePreview &preview)
{
    const bool importable = preview.refused.isEmpty();
    if (text == m_copied) { // nobody asked: only what is of use is offered
        m_copied.clear();
        if (!importable || preview.records == 0)
            return;
        m_paste.ask(text);
    }
    QString what = preview.refused;
    if (importable) {
        what = tr("%1: %2.").arg(formatName(preview.format), papersText(preview.records));
        if (!preview.first.isEmpty() && !preview.first.first().title.isEmpty())
            what += tr(" The first: “%1”.").arg(texPlainText(preview.first.first().title).left(80));
        if (preview.notUnderstoodBytes > 0)
            what += tr(" %1 bytes are not understood.").arg(numberText(preview.notUnderstoodBytes));
    }
    m_paste.describe(text, what, importable, preview.infersYears);
}

void ImportCommands::chooseWatched()
{
    showWatched(); // checked only once a folder is chosen
    auto *dialog =
        new QFileDialog(&m_window, tr("Watch a folder: new files in it are imported by themselves"),
                        QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportCommands::watch);
    dialog->open();
}

void ImportCommands::watch(const QString &folder)
{
    m_settings.setValue("watch/folder"_L1, folder);
    m_settings.remove("watch/since"_L1);
    m_since.reset();
    beginWatching();
    m_notices.remark(
        folder.isEmpty()
            ? tr("No folder is watched any more.")
            : tr("New files in %1 come in by themselves from now on.").arg(QDir::toNativeSeparators(folder)));
}

void ImportCommands::beginWatching()
{
    m_watch.watch(m_settings.value("watch/folder"_L1).toString(),
                  m_settings.value("watch/since"_L1).toDateTime());
    showWatched();
}

void ImportCommands::showWatched()
{
    const QString folder = m_settings.value("watch/folder"_L1).toString();
    QAction &action = m_actions[Id::WatchFolder];
    action.setChecked(!folder.isEmpty());
    action.setText(folder.isEmpty()
                       ? tr("Watch a folder…")
                       : tr("Watching %1").arg(QFileInfo(folder).fileName()).replace(u'&', u"&&"_s));
}

void ImportCommands::filesArrived(const QStringList &files, const QDateTime &since)
{
    if (!m_library.isWritable())
        return; // they are still new at the next start
    m_since = since;
    if (!files.isEmpty())
        m_library.importFiles(files);
    else if (!m_library.isImporting())
        m_settings.setValue("watch/since"_L1, *std::exchange(m_since, {}));
}

} // namespace lectern
