#pragma once
// What a person changes in the library: marks, tags, notes, who is who, what is one paper; and undo. What a
// change does is shown only after it is durable, and only what it touched is read again.
#include "librarybrowser.h"
#include "models/items/exchange/importsteps.h"
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
    void failed(const QString &message);
    void refused(const QString &message); // the library cannot be written to, and why

private:
    friend class LibrarySession;
    // A change that was handed to the writer and is noted beside the library if its write has to wait.
    struct Waiting {
        std::mutex mutex;
        bool written = false; // or never will be
        std::shared_ptr<NotedMarks> notes; // set when it was noted
    };
    using WaitingChange = std::pair<NotedChange, std::shared_ptr<Waiting>>;
    std::shared_ptr<Waiting> waitFor(const NotedChange &change);
    static void endWait(Waiting &waiting);
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
