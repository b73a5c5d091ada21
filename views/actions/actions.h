#pragma once
// Table of all commands: text, icon, keys. Used by menus, tool bar, command palette, key list and tests. The
// receiver connects the action.
#include "models/store/types/overview.h"

#include <QAction>
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
    AttachLinked,
    ShowUnmatched,
    WatchFolder,
    WatchClipboard,
    ShowImport,
    RemoveSource,
    NewLibrary,
    FindDuplicates,
    CleanUp,
    ShowSourceConflicts,
    SplitOffSource,
    OpenLibrary,
    OpenRecent,
    OpenSample,
    OpenDefaultLibrary,
    OpenPdf,
    Print,
    ShowHistory,
    ShowBackups,
    BackUpNow,
    RecoverLibrary,
    ExportMarks,
    ImportMarks,
    RestoreRemoved,
    EmptyTrash,
    Quit,
    Find,
    ClearFilters,
    NarrowBy,
    BestMatch,
    ShowAll,
    ShowBookmarks,
    ShowUnread,
    Overview,
    ShowNew,
    ShowAuthors,
    ShowHighlights,
    ShowTrash,
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
    RemoveFromPlace,
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
    AuthorDuplicates,
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
    SansSerif,
    Serif,
    LineWidthNarrow,
    LineWidthMedium,
    LineWidthWide,
    LineSpacingTight,
    LineSpacingNormal,
    LineSpacingWide,
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
    PdfSidebar,
    PdfTwoPages,
    PdfShowPaper,
    PdfFitWidth,
    PdfFitPage,
    PdfTurn,
    PdfPaper,
    PdfFind,
    PdfFollowLink,
    PdfNextPaper,
    PdfPreviousPaper,
    PdfNewWindow,
    PdfHighlight,
    PdfComment,
    PdfNextMark,
    PdfPreviousMark,
    PdfRemoveMark,
    PdfImportHighlights,
    PdfSaveMarked,
    ShowAuthorFigures,
    Animation,
    MarkOnDwell,
    Settings,
    CommandPalette,
    Help,
    KeyList,
    SearchHelp,
    NumberHelp,
    TroubleHelp,
    About,
    CopyReport,
    ShowMessage,
    OpenMenu,
    Count
};

// The menus of the main menu, in order. A submenu follows the menu that contains it.
// Appearance is not shown: its sections are the exclusive choices of the settings page.
enum class Menu {
    None,
    File,
    Library,
    Import,
    PdfFiles,
    Marks,
    Edit,
    Paper,
    Copy,
    Rating,
    Compare,
    Author,
    View,
    Zoom,
    Appearance,
    Pdf,
    Go,
    Help
};

struct MenuSpec {
    Menu menu;
    const char *title; // untranslated
    Menu parent = Menu::None; // None: the main menu
    int place = 0; // in the parent, as for an action
};

// Where a key works. Reading: only in the list and the abstract, so that Space still presses a focused
// button.
enum class KeyScope { Window, Reading };

// Preconditions of an action. ActionNeeds tracks which of them are met.
enum class Need {
    OpenLibrary = 1 << 0, // possibly read-only
    LibraryFile = 1 << 1, // a library is open, or exists but cannot be opened
    Writable = 1 << 2,
    Query = 1 << 3, // the query has words or conditions
    SourcePlace = 1 << 4, // the list shows a source that is not in the trash
    OutsideTrash = 1 << 5, // the list does not show the trash
    Restorable = 1 << 6, // the list shows papers in the trash that can be restored
    FilledTrash = 1 << 7,
    UndoableEdit = 1 << 8,
    RedoableEdit = 1 << 9,
    LastImport = 1 << 10, // files have been imported since startup
    PaperAddress = 1 << 11, // the current paper has a URL
    RecentLibrary = 1 << 12, // a recent library other than the open one exists
    Unreadable = 1 << 13, // the library cannot be opened
    PdfPage = 1 << 14,
    Papers = 1 << 15, // the library has papers
    AuthorFigures = 1 << 16, // a page states figures of the shown author
};
Q_DECLARE_FLAGS(Needs, Need)
Q_DECLARE_OPERATORS_FOR_FLAGS(Needs)

struct ActionSpec {
    ActionId id;
    const char *name; // stable name for settings, tests and documentation
    const char *text; // untranslated
    const char *group; // heading in the key list, untranslated
    Menu menu; // None: in no menu
    int place; // in the menu: number of the section times ten plus the position in it
    const char *icon;
    const char *keys; // portable key sequences separated by spaces; empty: none
    Needs needs = {}; // empty: always enabled; the command reports what is missing
    KeyScope scope = KeyScope::Window;
    bool checkable = false;
};

// Property of an action with additional search words for the command palette.
inline constexpr char kOtherWords[] = "otherWords";

// The keys of one command, preferred one first.
using KeySet = QList<QKeySequence>;

class Actions final : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QObject *parent = nullptr);

    static const QList<ActionSpec> &specs(); // in the order of ActionId
    static const QList<MenuSpec> &menus();
    // Returns the commands of a menu by section, in the order of their places.
    static QList<QList<ActionId>> sectionsOf(Menu menu);
    QAction &operator[](ActionId id) const { return *m_actions[int(id)]; }
    QList<QAction *> all() const { return m_actions; }
    static QString groupOf(ActionId id);
    static KeyScope scopeOf(ActionId id) { return specs()[int(id)].scope; }
    // Returns the default keys of the table, ignoring user settings.
    static KeySet usualKeysOf(ActionId id) { return keysFrom(specs()[int(id)].keys); }
    // Parses portable texts separated by spaces; each may be a key sequence: "G,A".
    static KeySet keysFrom(const char *texts);
    // Returns whether the action is enabled when these needs are met.
    static bool isEnabledIn(ActionId id, Needs met) { return (specs()[int(id)].needs & ~met) == Needs(); }

private:
    QList<QAction *> m_actions;
};

// Groups of exclusive commands for the text style of a paper: the first sections of Menu::Appearance.
const QList<QList<ActionId>> &textStyleChoices();

// Returns the keys of a command for display, preferred one first; empty if it has none.
QString keysText(const QAction &action);
// Returns the name of a command in a sentence: its first key, otherwise its quoted text.
QString keyOrName(const QAction &action);

} // namespace lectern
