#pragma once
// Facade of the session for the views: the open library with its browser, writer, imports and maintenance.
#include "backupservice.h"
#include "importqueue.h"
#include "librarybrowser.h"
#include "librarywriter.h"
#include "models/session/tasks/libraryreader.h"
#include "models/session/tasks/taskrunner.h"
#include "sidebarreader.h"

#include <QTimer>

namespace lectern
{

// Lives on the GUI thread and never blocks. Three threads have a connection to the open library: "library
// reader" for interactive queries, "background reader" for queries that may take seconds, and "library
// writer". Other tasks run on the threads of TaskRunner.
class LibrarySession final : public QObject
{
    Q_OBJECT
public:
    explicit LibrarySession(QObject *parent = nullptr);
    ~LibrarySession() override;

    // Preloads the library that open() will open: reads the data of the first query on the reader thread
    // while the window is being created. Errors are ignored; open() reports them.
    void preload(const QString &file);
    // Opens another library instead of the current one. Creates it if only the folder exists. Emits opened()
    // or openFailed(). A file without write access opens read-only.
    void open(const QString &file);
    QString file() const { return m_file; }
    bool isOpen() const { return m_isOpen; }
    // Returns whether opening failed for both reading and writing.
    bool isUnreadable() const { return !m_isOpen && !m_opening.isPending() && !m_file.isEmpty(); }
    bool isWritable() const { return m_writer.isWritable(); }
    // Returns whether no query, edit, import or page request is pending.
    bool isIdle() const;
    // Stops an import because the program exits; the next opening of the library offers to resume it.
    void suspendImport() { m_writer.suspendImport(); }
    // The program exits and pending writes are recorded or abandoned: the writer stops waiting for another
    // program.
    void abandonWaiting() { m_writer.abandonWaiting(); }

    // Parts of the session.
    LibraryBrowser &browser() { return m_browser; }
    LibraryWriter &writer() { return m_writer; }
    ImportQueue &imports() { return m_imports; }
    // Backups, history and export of marks of the open library.
    BackupService &backups() { return m_backups; }
    SidebarModel &sidebar() { return m_sidebar.model(); }
    const Counts &counts() { return sidebar().sidebarData().counts; }
    // Interactive queries; public for tests.
    LibraryReader &reader() { return m_reader; }
    // Long queries: connections and the author list.
    LibraryReader &backgroundReader() { return m_backgroundReader; }

    // Long tasks that are not queries.
    TaskRunner &tasks() { return m_tasks; }

    // Reloads everything; positions remain.
    void refresh();
    // Restores the library from a backup, even if the library cannot be opened. The current state is backed
    // up first, or set aside if it is damaged.
    void restoreBackup(const QString &backup);

signals:
    void aboutToClose(const QString &file); // the library is still open, so positions can be saved
    void aboutToOpen(const QString &file);
    void opened(const QString &file);
    void openFailed(const QString &file, const QString &message);
    // Another program replaced, moved or deleted the open library. It is now read-only. saved: the backup of
    // its content; empty if it failed.
    void movedAway(const QString &message, const QString &saved);
    void sidebarChanged(lectern::SidebarParts parts);
    // aside: where the damaged library was moved; empty if it was intact.
    void backupRestored(const QString &backup, const QString &aside);
    void saveWaits(); // an edit has been waiting for a while
    void failed(const QString &message);
    void idle();

private:
    void connectReader();
    void connectWriter();
    void openReader(const QString &writerError); // empty: the file is writable
    void handleOpened(bool usable);
    void checkForChanges();
    void stopWriting(const QString &why, const QString &saved);
    void setWritable(bool writable);
    void checkIdle();

    QString m_file;
    QString m_left; // the previous library, until the reader has closed it
    bool m_isOpen = false;
    RequestToken m_opening{"open"};
    bool m_wasIdle = true;
    bool m_looking = false;
    void refreshAfterImport(); // same as refresh(), after an import

    std::shared_ptr<ResultSetPtr>
        m_preloaded; // data preloaded by preload(), until the first query is answered
    QTimer m_scanTimer; // polls for writes by other programs
    LibraryReader m_reader, m_backgroundReader;
    TaskRunner m_tasks;
    LibraryBrowser m_browser{m_reader};
    SidebarReader m_sidebar;
    LibraryWriter m_writer;
    ImportQueue m_imports;
    BackupService m_backups{m_tasks};
};

} // namespace lectern
