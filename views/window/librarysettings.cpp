#include "librarysettings.h"

#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/citationstyles.h"
#include "models/session/edits.h"
#include "models/session/librarysession.h"
#include "settingspage.h"
#include "views/importexport/watchedfolders.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"
#include "views/widgets/notices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Section = SettingsPage::Section;

// Retention of backups; the name is stored in the settings.
static constexpr std::array<std::pair<const char *, BackupKeep>, 3> kRetentions{
    {{"few", {3, 4, 3}}, {"usual", {7, 8, 12}}, {"many", {30, 26, 60}}}};

LibrarySettings::LibrarySettings(const CommandContext &context, SettingsPage &page, WatchedFolders &watched)
    : QObject(&context.window), m_library(context.library), m_settings(context.settings),
      m_notices(context.notices), m_window(context.window), m_page(page), m_watched(watched),
      m_file(new QLabel(&page)), m_place(new QLabel(&page)),
      m_nextToLibrary(new QPushButton(tr("Next to the library"), &page)),
      m_libraryCommands(new QComboBox(&page)), m_folders(new QWidget(&page)),
      m_rows(new QVBoxLayout(m_folders)), m_files(new QComboBox(&page))
{
    for (QLabel *label : {m_file, m_place}) {
        styleLabel(label, Label::Wrapped | Label::Selectable);
        // A path is left-to-right text. In a mirrored window it would be aligned to the wrong side.
        if (label->isRightToLeft())
            label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    }
    addLibrary(page);
    addFiles(page);
    addImport(page);
    addExport(page);
    applyBackups();
    connect(&m_library, &LibrarySession::opened, this, &LibrarySettings::showLibrary);
}

void LibrarySettings::addLibrary(SettingsPage &page)
{
    page.addRow(Section::Library, tr("This library"), m_file);
    m_place->setObjectName(u"settingsBackupPlace"_s);
    page.addRow(Section::Library, tr("Backup folder"), m_place);
    auto *row = new QWidget(&page);
    auto *buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto *choose = new QPushButton(tr("Another folder…"), row);
    choose->setAccessibleName(tr("Choose another backup folder"));
    m_nextToLibrary->setObjectName(u"settingsBackupBeside"_s);
    addWidgets(buttons, {choose, m_nextToLibrary});
    buttons->addStretch();
    page.addRow(Section::Library, {}, row);
    setNames(m_libraryCommands, u"settingsBackupKeep"_s, tr("Number of backups to keep"));
    for (const auto &[name, keep] : kRetentions)
        m_libraryCommands->addItem(
            tr("%1 days, %2 weeks, %3 months").arg(keep.days).arg(keep.weeks).arg(keep.months),
            QString::fromLatin1(name));
    m_libraryCommands->setCurrentIndex(
        qMax(0, m_libraryCommands->findData(m_settings.value("backups/keep"_L1, u"usual"_s).toString())));
    m_libraryCommands->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    page.addRow(Section::Library, tr("Keep the last backup of each of"), m_libraryCommands);
    connect(choose, &QPushButton::clicked, this, &LibrarySettings::choosePlace);
    connect(m_nextToLibrary, &QPushButton::clicked, this, [this] { setPlace({}); });
    connect(m_libraryCommands, &QComboBox::activated, this, [this] {
        m_settings.setValue("backups/keep"_L1, m_libraryCommands->currentData().toString());
        applyBackups();
    });
}

void LibrarySettings::addFiles(SettingsPage &page)
{
    setNames(m_files, u"settingsFiles"_s, tr("Handling of attached files"));
    m_files->addItem(tr("Keep in place"));
    m_files->addItem(tr("Copy next to the library"));
    m_files->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    page.addRow(Section::Library, tr("Attached files"), m_files);
    connect(m_files, &QComboBox::activated, this, [this](int index) {
        m_library.writer().writeUnlogged(bindLibrary(setCopiesFiles, index == 1), {});
    });
    connect(&page, &SettingsPage::shown, this, &LibrarySettings::askFiles);
}

void LibrarySettings::askFiles()
{
    m_files->setEnabled(m_library.isWritable());
    if (m_library.isOpen())
        m_library.backgroundReader().ask(m_copies, bindLibrary(copiesFiles), this,
                                         [this](bool copies) { m_files->setCurrentIndex(copies ? 1 : 0); });
}

void LibrarySettings::choosePlace()
{
    auto *dialog = new QFileDialog(&m_window, tr("Use as backup folder"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &LibrarySettings::setPlace);
    dialog->open();
}

void LibrarySettings::setPlace(const QString &place)
{
    const QString before = m_settings.value("backups/place"_L1).toString();
    m_settings.setValue("backups/place"_L1, place);
    applyBackups();
    m_notices.offer(tr("New backups are stored there; existing backups are not moved."),
                    {{tr("Undo"), [this, before] {
                          m_settings.setValue("backups/place"_L1, before);
                          applyBackups();
                      }}});
}

void LibrarySettings::applyBackups()
{
    const QString wanted = m_libraryCommands->currentData().toString();
    BackupKeep keep;
    for (const auto &each : kRetentions)
        if (wanted == QLatin1StringView(each.first))
            keep = each.second;
    m_library.backups().setBackups(m_settings.value("backups/place"_L1).toString(), keep);
    showLibrary();
}

void LibrarySettings::showLibrary()
{
    const QString file = m_library.file(), place = m_settings.value("backups/place"_L1).toString();
    m_file->setText(file.isEmpty() ? tr("No library is open.") : QDir::toNativeSeparators(file));
    m_place->setText(place.isEmpty() && file.isEmpty() ? tr("A folder next to the library")
                                                       : QDir::toNativeSeparators(backupFolder(file, place)));
    m_nextToLibrary->setEnabled(!place.isEmpty());
}

void LibrarySettings::addImport(SettingsPage &page)
{
    spaced(m_rows, {0, 0, 0, 0}, Space::XS);
    page.addRow(Section::Import, tr("Watched folders of this library"), m_folders);
    m_watch = new QPushButton(tr("Watch folder…"), &page);
    m_watch->setObjectName(u"settingsWatch"_s);
    m_watch->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    page.addRow(Section::Import, {}, m_watch);
    connect(m_watch, &QPushButton::clicked, this, &LibrarySettings::folderRequested);
    connect(&m_watched, &WatchedFolders::changed, this, &LibrarySettings::showWatched, Qt::QueuedConnection);
    showWatched();

    auto *saved = new QComboBox(&page);
    setNames(saved, u"settingsSavedOn"_s, tr("Save date of pages"));
    saved->addItem(tr("File modification date"), u"file"_s);
    saved->addItem(tr("Import date"), u"today"_s);
    saved->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    saved->setToolTip(tr("Dates without a year are set to the latest matching date before it."));
    page.addRow(Section::Import, tr("Pages saved on"), saved);
    const auto apply = [this, saved] {
        const bool today = saved->currentData() == u"today"_s;
        m_library.imports().setSavedOn(today ? ImportQueue::SavedOn::Today : ImportQueue::SavedOn::FileDate);
    };
    saved->setCurrentIndex(qMax(0, saved->findData(m_settings.value("import/savedOn"_L1).toString())));
    apply();
    connect(saved, &QComboBox::activated, this, [this, saved, apply] {
        m_settings.setValue("import/savedOn"_L1, saved->currentData().toString());
        apply();
    });
}

void LibrarySettings::showWatched()
{
    clearLayout(*m_rows);
    const QList<WatchedFolder> all = m_watched.folders();
    if (all.isEmpty()) {
        auto *none = new QLabel(
            tr("No watched folders. New files in a watched folder are imported into this library."),
            m_folders);
        none->setForegroundRole(QPalette::PlaceholderText);
        m_rows->addWidget(none);
    }
    for (const WatchedFolder &folder : all) {
        const QString shown = QDir::toNativeSeparators(folder.path);
        auto *row = new QWidget(m_folders);
        auto *parts = new QHBoxLayout(row);
        parts->setContentsMargins(0, 0, 0, 0);
        auto *path = new QLabel(shown, row);
        path->setTextFormat(Qt::PlainText);
        auto *below = new QCheckBox(tr("Include subfolders"), row);
        setNames(below, u"watchedBelow"_s, tr("Also watch subfolders of %1").arg(shown));
        below->setChecked(folder.below);
        auto *gone = new QToolButton(row);
        gone->setObjectName(u"watchedRemove"_s);
        gone->setIcon(icon(u"x"_s));
        setFlat(gone, tr("Stop watching %1").arg(shown));
        gone->setToolTip(tr("Stop watching"));
        addWidgets(parts, {path, below, gone});
        parts->addStretch();
        m_rows->addWidget(row);
        connect(below, &QCheckBox::clicked, this, [this, folder](bool on) {
            m_watched.add({folder.path, on, {}});
        });
        connect(gone, &QToolButton::clicked, this, [this, folder, shown] {
            m_watched.remove(folder.path);
            m_notices.offer(tr("%1 is no longer watched.").arg(shown),
                            {{tr("Undo"), [this, folder] { m_watched.add(folder); }}});
        });
    }
    m_page.updateTabOrder();
}

void LibrarySettings::addExport(SettingsPage &page)
{
    auto *format = new QComboBox(&page);
    setNames(format, u"settingsExportFormat"_s, tr("Default export format"));
    for (const Format &each : formats())
        if (each.stream)
            format->addItem(diagnosticText(each.name), each.id);
    format->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    const auto show = [this, format] {
        format->setCurrentIndex(
            qMax(0, format->findData(m_settings.value("export/format"_L1, u"bibtex"_s).toString())));
    };
    show();
    page.addRow(Section::Export, tr("Default format"), format);
    connect(&page, &SettingsPage::shown, this,
            show); // updated when the page is shown, because an export stores the last format
    connect(format, &QComboBox::activated, this,
            [this, format] { m_settings.setValue("export/format"_L1, format->currentData().toString()); });
    if (CitationFormatter::isAvailable())
        addCitations(page);
}

// Citation style of copied papers.
void LibrarySettings::addCitations(SettingsPage &page)
{
    auto *style = new QComboBox(&page);
    setNames(style, u"settingsCitationStyle"_s, tr("Style of copied citations"));
    style->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    const auto show = [this, style] { // read again, because the styles folder may have changed
        style->clear();
        style->addItem(tr("Plain text, one line"), QString());
        for (const CitationStyle &each : citationStyles(ownStylesFolder()))
            style->addItem(each.title, each.id);
        style->setCurrentIndex(qMax(
            0, style->findData(m_settings.value("citation/style"_L1, defaultCitationStyle()).toString())));
    };
    page.addRow(Section::Export, tr("Citations"), style);
    connect(&page, &SettingsPage::shown, this, show);
    connect(style, &QComboBox::activated, this,
            [this, style] { m_settings.setValue("citation/style"_L1, style->currentData().toString()); });
}

} // namespace lectern
