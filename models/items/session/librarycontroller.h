#pragma once
// What the views talk to: the open library, the question asked of it, the paper and author shown. Lives on
// the GUI thread and never waits: every question goes to the reader, every change to the writer.
#include "librarykeeper.h"
#include "libraryreader.h"
#include "librarywriter.h"
#include "marknoter.h"
#include "models/core/duplicates.h"
#include "models/items/papers/paperlistmodel.h"
#include "models/items/query/placepositions.h"
#include "models/items/query/querystate.h"
#include "models/items/sidebar/sidebarmodel.h"
#include "models/store/rows/authorrow.h"
#include "models/store/rows/counts.h"
#include "models/store/rows/paperrow.h"

#include <QThread>
#include <QTimer>

namespace lectern
{

class LibraryController final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryController(QObject *parent = nullptr);
    ~LibraryController() override;

    // Opens (and creates, where the folder exists) another library in place of the present one. Answers with
    // opened or openFailed; a file that can be read but not written opens read only.
    void open(const QString &file);
    // The question and the paper to begin with, and the positions at other places, for a listener of
    // aboutToOpen.
    void startAt(const QueryState &query, PaperId paper,
                 const QList<PlacePositions::Position> &positions = {});
    const QList<PlacePositions::Position> &positions() const { return m_positions.all(); }
    QString file() const { return m_file; }
    bool isOpen() const { return m_isOpen; }
    // The library was to be opened and can be neither written nor read.
    bool isUnreadable() const { return !m_isOpen && !m_opening && !m_file.isEmpty(); }
    bool isWritable() const { return m_writable; }

    PaperListModel &papers() { return m_papers; }
    SidebarModel &sidebar() { return m_sidebar; }
    const Counts &counts() const { return m_sidebar.sidebarData().counts; }
    // The list shows the answer to an older question.
    bool isSearching() const { return m_asked[LibraryReader::Search] != m_answered[LibraryReader::Search]; }
    // No question, import or page is under way.
    bool isSettled() const;

    // --- the question
    const QueryState &query() const { return m_query; }
    // Searches unless nothing changes; keep is the paper to be selected if it matches (None: the present
    // one).
    void setQuery(const QueryState &query, PaperId keep = PaperId::None);
    void setScope(const std::optional<Condition> &scope);
    void setTyped(const QString &text);
    void commitTyped();
    void setCondition(const Condition &condition);
    void clearCondition(const QString &key);
    void removeCondition(qsizetype index);
    void setSort(const SortOrder &sort);
    void clearQuery(); // the whole library, in the present order
    // Whether every result is counted for facetsCounted.
    void wantFacets(bool wanted);
    void setSidebarFilter(const QString &text);
    // Asks everything again; positions stay.
    void refresh();

    // --- what is shown
    void showPaper(PaperId id); // None: no paper
    PaperId currentPaper() const { return m_current; }
    void openAuthor(AuthorId id, const QString &name);
    void closeAuthor();
    void findNextUnread(int afterRow);

    // --- changes; what they do is shown only after it is durable
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
    // shows it. MarkEdits has the changes of tags, lists and searches.
    void edit(const std::function<Result<Edit>(Library &)> &change,
              const std::function<void(const Edit &)> &then = {});
    // Says how two papers stand to each other, or takes that back.
    void decidePapers(PaperId one, PaperId other, PaperRelation relation,
                      const std::function<void(const Edit &)> &then = {});
    void forgetDecision(PaperId one, PaperId other);
    // Takes the last change back, also one of an earlier session, or makes it again.
    void undo();
    void redo();
    const EditState &edits() const { return m_edits; }
    // Back until this change is undone, or forward until it is made again.
    void stepTo(EditId id, bool undo);
    void setEditLimits(const EditLimits &limits);
    // To the bin and back. The paper behind the last one that leaves the list is the next to be current.
    void binPapers(const QList<PaperId> &ids);
    void restorePapers(const QList<PaperId> &ids);
    void binSource(SourceId id);
    void restoreSource(SourceId id);
    void emptyBin(); // for good
    void importMarks(const QString &file);
    // Makes the library what it was when this copy was made, also one that cannot be opened; what it is now
    // is backed up first, or kept aside where it is damaged.
    void restoreBackup(const QString &backup);
    // Backups, history, marks as a file: of the library that is open.
    LibraryKeeper &keeper() { return m_keeper; }
    void importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices = {});
    void importText(const QString &name, const QByteArray &text, QDate savedOn);
    void cancelImport();
    bool isImporting() const { return m_imports > 0; }
    void requestDiagnostics(SourceId id);

signals:
    void aboutToClose(const QString &file); // still open: positions can be saved
    void aboutToOpen(const QString &file);
    void opened(const QString &file);
    void openFailed(const QString &file, const QString &message);
    // Another program replaced, moved or deleted the open library: what is shown can be read, nothing is
    // written any more. saved: the backup of what was open; empty: there is none.
    void movedAway(const QString &message, const QString &saved);
    void queryChanged(const lectern::QueryState &query);
    void searchStarted();
    // A new result is in papers(); select is the row to be current, -1 when there is none.
    void resultChanged(int select);
    void paperLoaded(const lectern::PaperDetail &paper, const lectern::PaperWork &work);
    void paperCleared();
    // Why the paper shown stands where it does; empty unless the order is relevance and words are searched.
    void rankExplained(const QList<lectern::RankReason> &reasons);
    void facetsCounted(const lectern::Facets &facets);
    void authorLoaded(const lectern::AuthorPanel &panel);
    void authorClosed();
    // How many of the papers in the list are unread now; the rest has been read.
    void unreadCounted(int unread, int all);
    void nextUnreadFound(int row); // -1: nothing unread is left here
    void sidebarChanged();
    void marked(const QList<lectern::PaperId> &ids, lectern::Mark mark, int value); // 0 or 1, or stars
    void editsChanged(const lectern::EditState &edits);
    void edited(const lectern::Edit &edit); // id None: there was nothing to change
    void stepped(const lectern::EditOutcome &outcome); // undone or made again
    void importProgressed(const lectern::ImportProgress &progress);
    // The program ended during an import into the library that has just been opened: these files were still
    // to come. Said once.
    void importLeft(const QStringList &paths, const QHash<QString, lectern::FileChoices> &choices);
    void importFinished(const lectern::ImportReport &report);
    // Papers or a source went into the bin or came out of it.
    void binChanged(const lectern::Edit &edit);
    void binEmptied();
    void steppedTo(const QList<lectern::EditOutcome> &outcomes);
    void marksImported(const lectern::MarksOutcome &outcome);
    // aside: where a damaged library is kept; empty if it was sound.
    void backupRestored(const QString &backup, const QString &aside);
    void saveWaits(); // a change has not come through for a while
    void diagnosticsLoaded(lectern::SourceId id, const QList<lectern::Diagnostic> &diagnostics);
    void failed(const QString &message);
    void settled();

private:
    quint64 ask(LibraryReader::Lane lane);
    bool answered(LibraryReader::Lane lane, quint64 generation); // false: an answer to an older question
    void search(PaperId keep);
    void requestSidebar();
    void requestSearchCounts();
    void requestAuthor();
    void requestFacets();
    void requestRank();
    // The answer in this lane is no longer waited for.
    void giveUp(LibraryReader::Lane lane);
    void requestUnread();
    void connectReader();
    void connectWriter();
    void step(bool undo);
    void mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value);
    void writeUnlogged(const std::function<Result<>(Library &)> &change);
    void changeBin(const std::function<Result<Edit>(Library &)> &change, PaperId next);
    void write(const std::function<void(LibraryWriter *)> &change);
    void written();
    void connectKeeping();
    void followBin(const Edit &edit); // what is current after papers or a source went in or came out
    void checkSettled();
    void stopWriting(const QString &why, const QString &saved);

    QString m_file;
    QString m_left; // the library before, until the reader has left it too
    bool m_isOpen = false, m_writable = false;
    PaperListModel m_papers;
    SidebarModel m_sidebar;
    QueryState m_query;
    QString m_sidebarFilter;
    EditState m_edits;
    SortOrder m_sortElsewhere; // the order outside reading lists
    // The entry of the log that the writing of a note under way began with; the writer's thread alone uses
    // it.
    std::shared_ptr<EditId> m_noteEdit = std::make_shared<EditId>(EditId::None);
    PlacePositions m_positions;
    PaperId m_current = PaperId::None;
    std::optional<PaperDetail> m_detail;
    bool m_wantFacets = false;

    LibraryReader *m_reader = nullptr;
    LibraryWriter *m_writer = nullptr;
    QThread m_readerThread, m_writerThread;
    MarkNoter m_noter{m_papers};
    std::array<quint64, LibraryReader::LaneCount> m_asked{}, m_answered{};
    int m_imports = 0, m_writes = 0; // under way
    bool m_opening = false; // the latest is not answered yet
    quint64 m_openings = 0; // their number: a file can be opened again before it is open
    bool m_wasSettled = true;
    QTimer m_unreadTimer; // the count may come a moment after what is to be read
    QTimer m_lookTimer; // looks for writes of other programs
    QTimer m_saveTimer; // a write is under way
    LibraryKeeper m_keeper;
    SourceId m_removed = SourceId::None; // on its way into the bin
    PaperId m_next = PaperId::None; // to be current when what was removed is gone
    bool m_looking = false;
};

} // namespace lectern
