#pragma once
// All writes of the window to the library: marks, tags, notes, author and paper identity, trash; and undo.
#include "librarybrowser.h"
#include "models/session/tasks/importsteps.h"
#include "models/session/tasks/workerthread.h"
#include "models/store/exports/marksfile.h"
#include "sidebarreader.h"
#include "writeworker.h"

#include <QPointer>
#include <QTimer>

namespace lectern
{

// Lives on the GUI thread. Writes run in order on the writer thread, whose WriteWorker owns the writing
// connection. A write is shown only after it is durable, and only the affected data is reloaded. While an
// import or another program blocks the library, marks, tags, notes and list positions are recorded in the
// marks file and shown from there (PendingEditsWriter). GUI-thread data: everything but Waiting, which has a
// mutex, and m_noteEdit, which only writes use.
class LibraryWriter final : public QObject
{
    Q_OBJECT
public:
    using Change = std::function<Result<Edit>(Library &)>;
    using Then = std::function<void(const Edit &)>;

    LibraryWriter(LibraryBrowser &browser, SidebarReader &sidebar, QObject *parent = nullptr);
    ~LibraryWriter() override { finish(); }
    // Waits for pending writes, such as an open note, and closes the library.
    void finish();

    void setBookmarked(const QList<PaperId> &ids, bool on);
    void setRead(const QList<PaperId> &ids, bool on);
    // Removes the mark if all papers have it, otherwise sets it.
    void toggleBookmarked(const QList<PaperId> &ids);
    void toggleRead(const QList<PaperId> &ids);
    void setRating(const QList<PaperId> &ids, int stars); // 0: none
    // Marks a paper as read automatically; not an undo step.
    void noteRead(PaperId id);
    // The newest papers of a saved search have been viewed.
    void noteSeen(SavedSearchId id);
    // Creates the tag if it does not exist.
    void addTag(const QString &name, const QList<PaperId> &ids);
    void removeTag(const QString &name, const QList<PaperId> &ids);
    // text: Markdown; empty removes the note. continued: extends the previous undo step, because typing
    // continued after a pause.
    void setNote(PaperId id, const QString &text, bool continued = false);
    // Runs any other edit on the writer's thread. On success then() runs on the GUI thread before the window
    // is updated, unless the receiver has been destroyed. noted: records the edit in the marks file if an
    // import blocks the library, so that it is durable.
    void write(const Change &change, const QObject *receiver = nullptr, const Then &then = {},
               const std::optional<PendingChange> &noted = {});
    // A change without undo and without a log entry. Affects these parts of the sidebar.
    void writeUnlogged(const std::function<Result<>(Library &)> &change, SidebarParts parts,
                       const QObject *receiver = nullptr, const std::function<void()> &then = {});

    // Calls then() after all pending edits have been written.
    void whenWritten(const QObject *receiver, const std::function<void()> &then)
    {
        writeUnlogged([](Library &) { return Result<>(); }, {}, receiver, then);
    }

    // Undoes the last edit, also one of an earlier session, or redoes it. Imports since the library was
    // opened count as edits: undo moves their sources to the trash, redo restores them.
    void undo();
    void redo();
    EditState state() const;
    // Undoes back to this edit, or redoes up to it.
    void stepTo(EditId id, bool undo);
    void setLimits(const EditLimits &limits);
    void importMarks(const QString &file);

    // Moves papers to the trash. The paper after the last removed one becomes current. Unlike marks, this
    // updates the list immediately.
    void trashPapers(const QList<PaperId> &ids);
    void restorePapers(const QList<PaperId> &ids);
    void trashSource(SourceId id);
    void restoreSource(SourceId id);
    void emptyTrash(); // irreversible

    // Stops an import because the program exits; the next opening of the library offers to resume it.
    void suspendImport() { m_worker->suspendImport(); }
    // The program exits and pending writes are recorded or abandoned: stops waiting for another program.
    void abandonWaiting() { m_worker->abandonWaiting(); }
    // Returns whether no write is pending.
    bool isIdle() const { return m_writes == 0; }
    // Returns whether the open library is writable.
    bool isWritable() const { return m_writable; }
    bool isImporting() const { return m_running > 0; }

    // Adds an import; an undo step if the user started it.
    void addImport(const ImportReport &report);
    void forgetImports(); // undone imports were deleted permanently
    // Number of edits that are not in the library yet. notable: marks, tags, notes and list positions, which
    // the marks file can hold.
    struct Unsaved {
        int notable = 0, other = 0;
        int all() const { return notable + other; }
    };
    Unsaved unsaved() const;
    // Waits at most this many milliseconds until all edits are written; returns whether they are. Only for
    // closing the window, the one place where the GUI thread waits for the writer.
    bool waitUntilSaved(int ms);
    // Returns whether the edits wait for another program.
    bool waitForOthers() const { return m_worker->waitsForOthers(); }
    // Writes pending edits to the marks file, also without an import, and calls then() when they are durable.
    // The next opening of the library applies them. Error when the file cannot be written.
    void noteUnsaved(const std::function<void(const Result<> &)> &then);

    // Returns the edit that undo would revert, ignoring imports; None if there is none.
    EditId newestEntry() const { return m_state.undo ? m_state.undo->id : EditId::None; }

signals:
    void marked(const QList<lectern::PaperId> &ids, lectern::Mark mark,
                int value); // 0 or 1, or a number of stars
    void editsChanged(const lectern::EditState &edits);
    void edited(const lectern::Edit &edit); // id is None if nothing changed
    // Emitted after edited() and before the affected data is reloaded; only if something changed.
    void willRefresh(const lectern::Edit &edit);
    void stepped(const lectern::EditOutcome &outcome); // undone or redone
    void steppedTo(const QList<lectern::EditOutcome> &outcomes);
    void marksImported(const lectern::MarksOutcome &outcome);
    void trashEmptied();
    void saveWaits(); // a write has been pending for a while
    void written(); // a write was answered, after its other signals
    void saved(); // all edits have been written or have failed
    void failed(const QString &message);
    void refused(const QString &message); // the library is not writable; message gives the reason

private:
    friend class LibrarySession;
    friend class ImportQueue;
    // An edit that was passed to the writer. If its write must wait, it is recorded in the marks file.
    struct Waiting {
        std::mutex mutex; // guards the members below, which the writer's thread also uses
        bool over = false; // written or failed
        std::shared_ptr<PendingEdits> notes; // set once recorded in the marks file
    };
    using WaitingChange = std::pair<std::optional<PendingChange>, std::shared_ptr<Waiting>>;
    std::shared_ptr<Waiting> waitFor(const std::optional<PendingChange> &change);
    static void endWait(Waiting &waiting, bool forGood);
    // Runs change(Library &) -> Result<T> on the writer thread, then done(Result<T>) on the GUI thread after
    // an error has been reported. A change that returns Result<> has no log entry. noted: recorded in the
    // marks file if the library is blocked.
    template <typename Work, typename Done>
    void run(const Work &change, const std::optional<PendingChange> &noted, const Done &done);
    // Runs work on the writer thread, after pending writes.
    void post(const std::function<void(WriteWorker &)> &work);
    void countWrite();
    void finishWrite(); // a write was answered, possibly one to the previous library
    void fail(const Error &error, bool isOpen);
    void setState(const Result<EditState> &state);
    void leave(SourceId source);
    std::optional<int> valueToNote(const QList<PaperId> &ids, Mark mark) const;
    // Writes all pending edits to the marks file, so that they survive a crash.
    void noteWaiting();

    void open(const QString &file); // another library is about to open
    void mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value);
    void applyMark(const QList<PaperId> &ids, Mark mark, int value);
    void applyEdit(const Edit &edit);
    void changeMade(std::optional<EditId> entry = {});
    void step(bool undo);
    void stepImport(int step, bool undo);
    void refreshAll();

    LibraryBrowser &m_browser;
    SidebarReader &m_sidebar;
    EditState m_state;
    ImportSteps m_imports;
    QList<WaitingChange> m_waiting; // oldest first
    // The log entry of the note that is being typed. Used only on the writer's thread.
    std::shared_ptr<EditId> m_noteEdit = std::make_shared<EditId>(EditId::None);
    int m_writes = 0, m_running = 0; // pending writes; imports that have not ended
    bool m_writable = false;
    bool m_waits = false; // saveWaits() was emitted and nothing has been written since
    QTimer m_saveTimer;
    WorkerThread m_thread;
    WriteWorker *m_worker; // lives on m_thread; null after finish()
};

} // namespace lectern
