#pragma once
// User edits of the library: marks, tags, notes, author and paper identity; and undo. An edit is shown only
// after it is durable, and only the affected data is reloaded.
#include "librarybrowser.h"
#include "models/session/tasks/importsteps.h"
#include "sidebarreader.h"
#include "writequeue.h"

namespace lectern
{

// Lives on the GUI thread.
class LibraryEdits final : public QObject
{
    Q_OBJECT
public:
    using Change = std::function<Result<Edit>(Library &)>;
    using Then = std::function<void(const Edit &)>;

    LibraryEdits(WriteQueue &queue, LibraryBrowser &browser, SidebarReader &sidebar,
                 QObject *parent = nullptr);

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
    bool waitUntilSaved(int ms) const;
    // Returns whether the edits wait for another program.
    bool waitForOthers() const { return m_queue.writer().waitsForOthers(); }
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
    void importStepped(const QList<lectern::SourceId> &sources, bool undone); // emitted before stepped
    void steppedTo(const QList<lectern::EditOutcome> &outcomes);
    void marksImported(const lectern::MarksOutcome &outcome);
    void saved(); // all edits have been written or have failed
    void failed(const QString &message);
    void refused(const QString &message); // the library is not writable; message gives the reason

private:
    friend class LibrarySession;
    // An edit that was passed to the writer. If its write must wait, it is recorded in the marks file.
    struct Waiting {
        std::mutex mutex; // guards the members below, which the writer's thread also uses
        bool over = false; // written or failed
        std::shared_ptr<PendingEdits> notes; // set once recorded in the marks file
    };
    using WaitingChange = std::pair<std::optional<PendingChange>, std::shared_ptr<Waiting>>;
    std::shared_ptr<Waiting> waitFor(const std::optional<PendingChange> &change);
    static void endWait(Waiting &waiting, bool forGood);
    // Passes an edit to the writer that the marks file cannot hold.
    void post(const std::function<void(LibraryWriter &)> &change);
    // Passes an edit to the writer. change returns false if it can be applied later. Records it in the marks
    // file immediately if the writer is blocked.
    void writeNoted(const std::optional<PendingChange> &noted,
                    const std::function<bool(LibraryWriter &)> &change);
    std::optional<int> valueToNote(const QList<PaperId> &ids, Mark mark) const;
    // Writes all pending edits to the marks file, so that they survive a crash.
    void noteWaiting();

    void open(const QString &file); // another library is about to open
    void mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value);
    void applyMark(const QList<PaperId> &ids, Mark mark, int value);
    void applyEdit(const Edit &edit);
    void changeMade(std::optional<EditId> entry = {});
    void stepImport(int step, bool undo);
    void refreshAll();

    WriteQueue &m_queue;
    LibraryBrowser &m_browser;
    SidebarReader &m_sidebar;
    EditState m_state;
    ImportSteps m_imports;
    QList<WaitingChange> m_waiting; // oldest first
    // The log entry of the note that is being typed. Used only on the writer's thread.
    std::shared_ptr<EditId> m_noteEdit = std::make_shared<EditId>(EditId::None);
};

} // namespace lectern
