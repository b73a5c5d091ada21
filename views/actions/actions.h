#pragma once
// Every command of the window, written once: text, icon, keys. Menus, the tool bar, the command palette, the
// key list and the tests read this table; what a command does is connected where the receiver lives.
#include "models/store/types/overview.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

namespace lectern
{

enum class ActionId {
    ImportFiles,
    ImportFolder,
    PastePage,
    NewPaper,
    Export,
    AttachFolder,
    AttachNamed,
    ShowUnsure,
    WatchFolder,
    WatchClipboard,
    ShowImport,
    RemoveSource,
    NewLibrary,
    FindDuplicates,
    ShowJoined,
    TakeSourceOut,
    OpenLibrary,
    OpenRecent,
    OpenSample,
    OpenOwn,
    OpenPdf,
    Print,
    SavePdf,
    PrintList,
    SaveListPdf,
    PrintReferences,
    SaveReferencesPdf,
    ShowHistory,
    ShowBackups,
    BackUpNow,
    SalvageLibrary,
    ExportMarks,
    ImportMarks,
    RestoreRemoved,
    EmptyBin,
    Quit,
    Find,
    Filters,
    ClearFilters,
    DivideBy,
    BestMatch,
    ShowAll,
    ShowBookmarks,
    ShowUnread,
    Overview,
    ShowNew,
    ShowAuthors,
    ShowHighlights,
    ShowBin,
    NextPaper,
    PreviousPaper,
    FirstPaper,
    LastPaper,
    Read,
    PageOrNext,
    PageBack,
    NextUnread,
    ToggleBookmark,
    ToggleRead,
    Rate0,
    Rate1,
    Rate2,
    Rate3,
    Rate4,
    Rate5,
    AddTag,
    AddToList,
    EditNote,
    Correct,
    OpenFile,
    AttachFile,
    PaperHighlights,
    NewList,
    SaveSearch,
    RenamePlace,
    TakeOut,
    MoveUp,
    MoveDown,
    RemovePapers,
    SelectAll,
    Undo,
    Redo,
    OpenAuthor,
    Related,
    CoauthorGraph,
    JumpBack,
    MergeAuthor,
    SplitAuthor,
    RenameAuthor,
    NoteAuthor,
    AuthorChanges,
    SaveAuthorFigures,
    WhoIsWho,
    MarkSeen,
    MergePapers,
    KeepApart,
    LinkVersions,
    CopyCitation,
    CopyBibtex,
    CopyKey,
    CopyLink,
    CopyCitationAs,
    OpenLink,
    ReadingMode,
    LeaveReading,
    TextLarger,
    TextSmaller,
    TextNormal,
    LettersSans,
    LettersSerif,
    MeasureNarrow,
    MeasureMedium,
    MeasureWide,
    LinesTight,
    LinesUsual,
    LinesLoose,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ViewRows,
    ViewTable,
    DensityComfortable,
    DensityCompact,
    ShowSidebar,
    ShowAbstract,
    ShowFacets,
    ShowMenuBar,
    PdfSide,
    PdfTwoPages,
    PdfBeside,
    PdfFitWidth,
    PdfFitPage,
    PdfTurn,
    PdfPaper,
    PdfFind,
    PdfFollowLink,
    PdfNextPaper,
    PdfPreviousPaper,
    PdfHighlight,
    PdfRemark,
    PdfNextMark,
    PdfPreviousMark,
    PdfRemoveMark,
    PdfTakeOver,
    PdfSaveMarked,
    ShowAuthorFigures,
    Motion,
    MarkOnDwell,
    Settings,
    ChangeKeys,
    CommandPalette,
    Help,
    KeyList,
    SearchHelp,
    NumberHelp,
    TroubleHelp,
    About,
    CopyReport,
    ShowMessage,
    HideHint,
    ShowHints,
    OpenMenu,
    Count
};

// Where a key works. Reading: in the list and the abstract only, so that Space still presses a focused
// button.
enum class KeyScope { Window, Reading };

// What must hold for an action to do anything. ActionNeeds says which of these do at the moment.
enum class Need {
    OpenLibrary = 1 << 0, // if only to be read
    LibraryFile = 1 << 1, // a library is open, or there is one that cannot be opened
    Writable = 1 << 2,
    Query = 1 << 3, // something is searched for or narrowed to
    SourcePlace = 1 << 4, // the papers of a source are shown, of one that is not in the bin
    OutsideBin = 1 << 5, // what is shown is not the bin
    Restorable = 1 << 6, // what is shown is in the bin and can come out of it
    FilledBin = 1 << 7,
    UndoableEdit = 1 << 8,
    RedoableEdit = 1 << 9,
    LastImport = 1 << 10, // files have come in since the start
    PaperAddress = 1 << 11, // the paper that is read has an address in the web
    RecentLibrary = 1 << 12, // another than the one that is open
    Unreadable = 1 << 13, // there is a library that cannot be opened
    PdfPage = 1 << 14, // a PDF is shown
};
Q_DECLARE_FLAGS(Needs, Need)
Q_DECLARE_OPERATORS_FOR_FLAGS(Needs)

struct ActionSpec {
    ActionId id;
    const char *name; // stable: settings, tests, documentation
    const char *text; // untranslated
    const char *group; // heading in the key list, untranslated
    const char *icon;
    const char *keys; // portable key sequences separated by blanks; empty: none
    Needs needs = {}; // empty: it can always be chosen, and says what it misses
    KeyScope scope = KeyScope::Window;
    bool checkable = false;
};

// The property of an action with words by which the palette finds it besides those of its text.
inline constexpr char kOtherWords[] = "otherWords";

// The keys of one command, the usual one first.
using KeySet = QList<QKeySequence>;

class Actions final : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QObject *parent = nullptr);

    static const QList<ActionSpec> &specs(); // in the order of ActionId
    QAction &operator[](ActionId id) const { return *m_actions[int(id)]; }
    QList<QAction *> all() const { return m_actions; }
    static QString groupOf(ActionId id);
    static KeyScope scopeOf(ActionId id);
    // Of the table, whatever a person has changed.
    static KeySet usualKeysOf(ActionId id);
    // From portable texts separated by blanks, of which each may be several keys one after the other: "G,A".
    static KeySet keysFrom(const char *texts);
    // Whether the action can be chosen where so much is met.
    static bool isEnabledIn(ActionId id, Needs met);

private:
    QList<QAction *> m_actions;
};

// The commands that say how the text of a paper is set; of each group one is on.
const QList<QList<ActionId>> &readingLooks();

// The keys of a command as people write them, the usual one first; empty where it has none.
QString keysText(const QAction &action);
// What a sentence calls a command by: its first key, or its name in quotes where it has none.
QString keyOrName(const QAction &action);

} // namespace lectern
