#pragma once
// What the views talk to: the library that is open, and the parts that ask it, change it and bring something
// into it.
#include "importqueue.h"
#include "librarybin.h"
#include "librarybrowser.h"
#include "libraryedits.h"
#include "librarykeeper.h"
#include "models/session/tasks/questions.h"
#include "sidebarreader.h"
#include "writequeue.h"

#include <QTimer>

namespace lectern
{

// Lives on the GUI thread and never waits. Four threads have a name: "library reader", which answers what a
// key waits for; "library writer"; "library looker" (LinkController, AuthorsController), where a look may
// take seconds; and "library keeper" for copies and files. Exports, prints, previews and the search for
// duplicates have a thread each while they run.
class LibrarySession final : public QObject
{
    Q_OBJECT
public:
    explicit LibrarySession(QObject *parent = nullptr);
    ~LibrarySession() override;

    // This library is opened next: reads what its first question needs while the window is still being made,
    // in the thread that will be asked. Where that is not possible yet nothing happens, and open() says why.
    void expect(const QString &file);
    // Opens (and creates, where the folder exists) another library in place of the present one. Answers with
    // opened or openFailed; a file that can be read but not written opens read only.
    void open(const QString &file);
    QString file() const { return m_file; }
    bool isOpen() const { return m_isOpen; }
    // The library was to be opened and can be neither written nor read.
    bool isUnreadable() const { return !m_isOpen && !m_opening && !m_file.isEmpty(); }
    bool isWritable() const { return m_queue.isWritable(); }
    // No question, change, import or page is under way.
    bool isSettled() const;
    // The program ends: an import stops and is offered when the library is opened next.
    void leaveImport() { m_queue.writer().leaveImport(); }
    // The program ends, and what is not written yet is noted beside the library or not wanted: the writer
    // does not wait for another program any longer.
    void giveUpWaiting() { m_queue.writer().giveUpWaiting(); }

    // --- the parts
    LibraryBrowser &browser() { return m_browser; }
    LibraryEdits &edits() { return m_edits; }
    LibraryBin &bin() { return m_bin; }
    ImportQueue &imports() { return m_imports; }
    // Backups, history, marks as a file: of the library that is open.
    LibraryKeeper &keeper() { return m_keeper; }
    SidebarModel &sidebar() { return m_sidebar.model(); }
    const Counts &counts() { return sidebar().sidebarData().counts; }
    void setSidebarFilter(const QString &text) { m_sidebar.setFilter(text); }
    // Which questions are asked, for tests.
    Questions &reader() { return m_reader; }
    // The questions that may take long: connections, the list of authors.
    Questions &looker() { return m_looker; }

    // Asks everything again; positions stay.
    void refresh();
    // Makes the library what it was when this copy was made, also one that cannot be opened; what it is now
    // is backed up first, or kept aside where it is damaged.
    void restoreBackup(const QString &backup);

signals:
    void aboutToClose(const QString &file); // still open: positions can be saved
    void aboutToOpen(const QString &file);
    void opened(const QString &file);
    void openFailed(const QString &file, const QString &message);
    // Another program replaced, moved or deleted the open library: what is shown can be read, nothing is
    // written any more. saved: the backup of what was open; empty: there is none.
    void movedAway(const QString &message, const QString &saved);
    void sidebarChanged(lectern::SidebarParts parts);
    // aside: where a damaged library is kept; empty if it was sound.
    void backupRestored(const QString &backup, const QString &aside);
    void saveWaits(); // a change has not come through for a while
    void failed(const QString &message);
    void settled();

private:
    void connectReader();
    void connectWriter();
    void takeOpened(bool usable);
    void lookForChanges();
    void stopWriting(const QString &why, const QString &saved);
    void setWritable(bool writable);
    void checkSettled();

    QString m_file;
    QString m_left; // the library before, until the reader has left it too
    bool m_isOpen = false;
    bool m_opening = false; // the latest is not answered yet
    quint64 m_openings = 0; // their number: a file can be opened again before it is open
    bool m_wasSettled = true;
    bool m_looking = false;
    void refreshGrown(); // the same after papers came in

    std::shared_ptr<ResultSetPtr> m_expected; // what expect() read, until the first questions are answered
    QTimer m_lookTimer; // looks for writes of other programs
    WriteQueue m_queue;
    Questions m_reader, m_looker;
    LibraryBrowser m_browser{m_reader};
    SidebarReader m_sidebar;
    LibraryEdits m_edits;
    LibraryBin m_bin;
    ImportQueue m_imports;
    LibraryKeeper m_keeper;
};

} // namespace lectern
