#pragma once
// What a person changes in the library: marks, tags, notes, who is who, what is one paper; and undo. What a
// change does is shown only after it is durable, and only what it touched is read again.
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
    // Off where all of them have the mark, else on.
    void toggleBookmarked(const QList<PaperId> &ids);
    void toggleRead(const QList<PaperId> &ids);
    void setRating(const QList<PaperId> &ids, int stars); // 0: none
    // What reading does by itself: no step that undo would take back.
    void noteRead(PaperId id);
    // The newest papers of a saved search were looked at.
    void noteSeen(SavedSearchId id);
    // Makes the tag where there is none of that name.
    void addTag(const QString &name, const QList<PaperId> &ids);
    void removeTag(const QString &name, const QList<PaperId> &ids);
    // Markdown; empty text takes the note away. continued: the same writing goes on after a pause, and stays
    // one step for undo.
    void setNote(PaperId id, const QString &text, bool continued = false);
    // Any other change, made in the writer's thread; then runs here when it has succeeded, before the window
    // shows it. MarkEdits has the changes of tags, lists and searches,
    // PaperDecisions those of which papers are one.
    void edit(const Change &change, const Then &then = {});
    // The same for what is noted beside the library while an import keeps it to itself, so that it is safe.
    void editNoted(const NotedChange &noted, const Change &change, const Then &then = {});
    // What nobody takes back: no entry of the log. It touches these parts of the sidebar.
    void writeUnlogged(const std::function<Result<>(Library &)> &change, SidebarParts parts);

    // Takes the last change back, also one of an earlier session, or makes it again. What a person brought in
    // since this library was opened counts as a change: its sources go to the bin, and come back.
    void undo();
    void redo();
    EditState state() const;
    // Back until this change is undone, or forward until it is made again.
    void stepTo(EditId id, bool undo);
    void setLimits(const EditLimits &limits);
    void importMarks(const QString &file);

    // What was brought in: a step for undo where a person asked for it.
    void addImport(const ImportReport &report);
    void forgetImports(); // what was undone is gone for good
    // How many changes are not in the library yet. Those that can be noted beside the library are marks,
    // tags, notes and places in lists.
    struct Unsaved {
        int notable = 0, other = 0;
        int all() const { return notable + other; }
    };
    Unsaved unsaved() const;
    // Waits at most so many milliseconds until all that was asked for is written; whether it is. For a window
    // that closes: the one place where the GUI thread waits for the writer.
    bool waitUntilSaved(int ms) const;
    // Whether it is another program that they wait for.
    bool waitForOthers() const { return m_queue.writer().waitsForOthers(); }
    // Notes beside the library what can be noted and is not in it yet, also without an import, and runs
    // `then` when that is durable: it is applied when the library is opened next. An Error where the file
    // cannot be written.
    void noteUnsaved(const std::function<void(const Result<> &)> &then);

    // The change that undo would act on, imports left aside; None: there is none.
    EditId newestEntry() const { return m_state.undo ? m_state.undo->id : EditId::None; }

signals:
    void marked(const QList<lectern::PaperId> &ids, lectern::Mark mark, int value); // 0 or 1, or stars
    void editsChanged(const lectern::EditState &edits);
    void edited(const lectern::Edit &edit); // id None: there was nothing to change
    // Comes after edited, before what it touched is read again; only where something changed.
    void willRefresh(const lectern::Edit &edit);
    void stepped(const lectern::EditOutcome &outcome); // undone or made again
    void importStepped(const QList<lectern::SourceId> &sources, bool undone); // before stepped
    void steppedTo(const QList<lectern::EditOutcome> &outcomes);
    void marksImported(const lectern::MarksOutcome &outcome);
    void saved(); // all that was asked for is written, or has failed
    void failed(const QString &message);
    void refused(const QString &message); // the library cannot be written to, and why

private:
    friend class LibrarySession;
    // A change that was handed to the writer. One that can be noted is noted beside the library if its write
    // has to wait.
    struct Waiting {
        std::mutex mutex; // of the two below, which the writer's thread uses as well
        bool over = false; // written, or failed
        std::shared_ptr<NotedMarks> notes; // set when it was noted
    };
    using WaitingChange = std::pair<std::optional<NotedChange>, std::shared_ptr<Waiting>>;
    std::shared_ptr<Waiting> waitFor(const std::optional<NotedChange> &change);
    static void endWait(Waiting &waiting, bool forGood);
    // Hands a change to the writer that cannot be noted.
    void write(const std::function<void(LibraryWriter &)> &change);
    // Hands a change to the writer, which returns false where it can be made later, and notes it at once
    // where the writer is known to wait.
    void writeNoted(const std::optional<NotedChange> &noted,
                    const std::function<bool(LibraryWriter &)> &change);
    std::optional<int> valueToNote(const QList<PaperId> &ids, Mark mark) const;
    // Notes beside the library all changes that are not in it yet, so that they are not lost with the
    // program.
    void noteWaiting();

    void open(const QString &file); // another library is about to be opened
    void mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value);
    Change followedBy(const Change &change, const Then &then);
    void takeMark(const QList<PaperId> &ids, Mark mark, int value);
    void takeEdit(const Edit &edit);
    void changeMade(std::optional<EditId> entry = {});
    void stepImport(int step, bool undo);
    void refreshAll();

    WriteQueue &m_queue;
    LibraryBrowser &m_browser;
    SidebarReader &m_sidebar;
    EditState m_state; // of the log
    ImportSteps m_imports;
    QList<WaitingChange> m_waiting; // in the order they were made
    // The entry of the log that the writing of a note under way began with; the writer's thread alone uses
    // it.
    std::shared_ptr<EditId> m_noteEdit = std::make_shared<EditId>(EditId::None);
};

} // namespace lectern
