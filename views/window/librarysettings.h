#pragma once
// Settings for backups, watched folders and export. Changes take effect immediately.
#include "models/session/tasks/libraryreader.h"
#include "views/actions/commandcontext.h"

#include <QObject>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lectern
{

class SettingsPage;
class WatchedFolders;

class LibrarySettings final : public QObject
{
    Q_OBJECT
public:
    LibrarySettings(const CommandContext &context, SettingsPage &page, WatchedFolders &watched);

signals:
    void folderRequested(); // emitted when the user wants to watch another folder

private:
    void addLibrary(SettingsPage &page);
    void addImport(SettingsPage &page);
    void addExport(SettingsPage &page);
    void addCitations(SettingsPage &page);
    void addFiles(SettingsPage &page);
    void askFiles();
    void showLibrary();
    void choosePlace();
    void setPlace(const QString &place);
    void applyBackups();
    void showWatched();

    LibrarySession &m_library;
    QSettings &m_settings;
    Notices &m_notices;
    QWidget &m_window;
    SettingsPage &m_page;
    WatchedFolders &m_watched;
    QLabel *m_file, *m_place;
    QPushButton *m_nextToLibrary, *m_watch = nullptr;
    QComboBox *m_libraryCommands;
    QWidget *m_folders;
    QVBoxLayout *m_rows;
    QComboBox *m_files; // whether attached files are copied
    RequestToken m_copies{"copies of files"}; // the library stores this setting
};

} // namespace lectern
