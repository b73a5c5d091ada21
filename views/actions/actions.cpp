#include "actions.h"

#include "models/core/layouttext.h"
#include "views/style/icons.h"

#include <QActionGroup>
#include <QCoreApplication>

#include <iterator>
#include <type_traits>

namespace lectern
{

using namespace Qt::StringLiterals;

// lupdate recognises T as a marker (see ./dev translate). It puts the texts into the namespace context.
#define T(text) QT_TRANSLATE_NOOP("lectern", text)

using Id = ActionId;

static constexpr KeyScope reading = KeyScope::Reading, window = KeyScope::Window;
static constexpr Needs nothing, writable = Need::Writable;

// Ends the class that lupdate detects in the line above. T then uses the namespace context.
static_assert(std::is_same_v<decltype(Actions::staticMetaObject), const QMetaObject>);

static constexpr ActionSpec kTable[] = {
    {Id::ImportFiles, "import-files", T("Import files…"), T("Library"), "file-down", "Ctrl+O", writable},
    {Id::ImportFolder, "import-folder", T("Import folder…"), T("Library"), "folder-down", "Ctrl+Shift+O",
     writable},
    {Id::PastePage, "paste-page", T("Paste page text"), T("Library"), "clipboard-paste", "Ctrl+V", writable},
    {Id::NewPaper, "new-paper", T("New paper…"), T("Library"), "", "Ctrl+Shift+N", writable},
    {Id::Export, "export", T("Export…"), T("Library"), "file-up", "Ctrl+E"},
    {Id::AttachFolder, "attach-folder", T("Match PDFs to papers…"), T("Library"), "folder-down", "",
     writable},
    {Id::AttachLinked, "attach-named", T("Attach linked PDFs"), T("Library"), "", "", writable},
    {Id::ShowUnmatched, "show-unsure", T("Unmatched PDFs"), T("Library"), "", "", Need::OpenLibrary},
    {Id::WatchFolder, "watch-folder", T("Watch folder…"), T("Library"), "eye", "", nothing, window, true},
    {Id::WatchClipboard, "watch-clipboard", T("Watch clipboard"), T("Library"), "", "", nothing, window,
     true},
    {Id::ShowImport, "show-import", T("Show last import"), T("Library"), "info", "Ctrl+I", Need::LastImport},
    {Id::RemoveSource, "remove-source", T("Move source to trash"), T("Library"), "trash-2", "",
     Need::SourcePlace},
    {Id::NewLibrary, "new-library", T("New library…"), T("Library"), "library", "Ctrl+N"},
    {Id::FindDuplicates, "find-duplicates", T("Find duplicate papers"), T("Library"), "copy", "Ctrl+Shift+D"},
    {Id::ShowSourceConflicts, "show-joined", T("Source conflicts"), T("Library"), "layers", ""},
    {Id::SplitOffSource, "take-source-out", T("Split off this source"), T("Library"), "copy", "", writable},
    {Id::OpenLibrary, "open-library", T("Open library…"), T("Library"), "folder-open", ""},
    {Id::OpenRecent, "open-recent", T("Open recent library"), T("Library"), "folder-open", "",
     Need::RecentLibrary},
    {Id::OpenSample, "open-sample", T("Open sample library"), T("Library"), "layers", ""},
    {Id::OpenDefaultLibrary, "open-own", T("Open default library"), T("Library"), "library", ""},
    {Id::OpenPdf, "open-pdf", T("Open PDF…"), T("Library"), "book-open", "Ctrl+Alt+O"},
    {Id::Print, "print", T("Print…"), T("Library"), "printer", "Ctrl+P"},
    {Id::ShowHistory, "history", T("History"), T("Library"), "list", "Ctrl+H", Need::OpenLibrary},
    {Id::ShowBackups, "backups", T("Backups"), T("Library"), "layers", "", Need::LibraryFile},
    {Id::BackUpNow, "back-up-now", T("Back up now"), T("Library"), "copy", "", writable},
    {Id::RecoverLibrary, "salvage-library", T("Recover damaged library…"), T("Library"), "folder-down", "",
     Need::Unreadable},
    {Id::ExportMarks, "export-marks", T("Export marks…"), T("Library"), "bookmark", "", Need::OpenLibrary},
    {Id::ImportMarks, "import-marks", T("Import marks…"), T("Library"), "bookmark", "", writable},
    {Id::RestoreRemoved, "restore-removed", T("Restore from trash"), T("Library"), "undo-2", "Ctrl+R",
     writable | Need::Restorable},
    {Id::EmptyTrash, "empty-bin", T("Empty trash…"), T("Library"), "trash-2", "",
     writable | Need::FilledTrash},
    {Id::Quit, "quit", T("Quit"), T("Library"), "log-out", "Ctrl+Q"},
    {Id::Find, "find", T("Search"), T("Find"), "search", "/ Ctrl+F"},
    {Id::Filters, "filters", T("Filters"), T("Find"), "sliders-horizontal", "F Ctrl+Shift+F"},
    {Id::ClearFilters, "clear-filters", T("Clear search and filters"), T("Find"), "x", "Ctrl+Backspace",
     Need::Query},
    {Id::NarrowBy, "divide-by", T("Narrow by venue, author, tag…"), T("Find"), "chart-column", "Shift+D"},
    {Id::BestMatch, "best-match", T("Sort by relevance"), T("Find"), "arrow-up-down", "Ctrl+B", Need::Query},
    {Id::ShowAll, "show-all", T("All papers"), T("Find"), "library", "Ctrl+1"},
    {Id::ShowBookmarks, "show-bookmarks", T("Bookmarks"), T("Find"), "star", "Ctrl+2"},
    {Id::ShowUnread, "show-unread", T("Unread papers"), T("Find"), "circle-dot", "Ctrl+3"},
    {Id::Overview, "overview", T("Statistics"), T("Find"), "chart-column", "Ctrl+G"},
    {Id::ShowNew, "show-new", T("Show new papers"), T("Find"), "mail-open", "Ctrl+4"},
    {Id::ShowAuthors, "show-authors", T("All authors"), T("Find"), "users", "Ctrl+5"},
    {Id::ShowHighlights, "show-highlights", T("Highlights of listed papers"), T("Find"), "quote", "Shift+H",
     Need::OpenLibrary},
    {Id::ShowTrash, "show-bin", T("Trash"), T("Find"), "trash-2", ""},
    {Id::NextPaper, "next-paper", T("Next paper"), T("Read"), "arrow-right", "J"},
    {Id::PreviousPaper, "previous-paper", T("Previous paper"), T("Read"), "arrow-left", "K"},
    {Id::FirstPaper, "first-paper", T("First paper"), T("Read"), "", ""},
    {Id::LastPaper, "last-paper", T("Last paper"), T("Read"), "", ""},
    {Id::Read, "read", T("Read paper"), T("Read"), "book-open", "Return Enter", nothing, reading},
    {Id::PageOrNext, "page-or-next", T("Page down or next unread paper"), T("Read"), "", "Space", nothing,
     reading},
    {Id::PageBack, "page-back", T("Page up"), T("Read"), "", "Shift+Space", nothing, reading},
    {Id::NextUnread, "next-unread", T("Next unread paper"), T("Read"), "circle-dot", "Shift+J"},
    {Id::ToggleBookmark, "toggle-bookmark", T("Bookmark"), T("Read"), "star", "B", writable},
    {Id::ToggleRead, "toggle-read", T("Mark as read or unread"), T("Read"), "mail-open", "U", writable},
    {Id::Rate0, "rate-0", T("Clear rating"), T("Read"), "", "0", writable},
    {Id::Rate1, "rate-1", T("Rate 1 star"), T("Read"), "star", "1", writable},
    {Id::Rate2, "rate-2", T("Rate 2 stars"), T("Read"), "star", "2", writable},
    {Id::Rate3, "rate-3", T("Rate 3 stars"), T("Read"), "star", "3", writable},
    {Id::Rate4, "rate-4", T("Rate 4 stars"), T("Read"), "star", "4", writable},
    {Id::Rate5, "rate-5", T("Rate 5 stars"), T("Read"), "star", "5", writable},
    {Id::AddTag, "add-tag", T("Tag…"), T("Read"), "tag", "T", writable},
    {Id::AddToList, "add-to-list", T("Add to list…"), T("Read"), "list", "L", writable},
    {Id::EditNote, "edit-note", T("Edit note"), T("Read"), "file-text", "N", writable},
    {Id::Correct, "correct", T("Correct metadata…"), T("Read"), "", "E", writable},
    {Id::OpenFile, "open-file", T("Open attached PDF"), T("Read"), "book-open", "P"},
    {Id::AttachFile, "attach-file", T("Attach PDF…"), T("Read"), "", "Shift+P", writable},
    {Id::PaperHighlights, "paper-highlights", T("Highlights of this paper"), T("Read"), "quote", "H"},
    {Id::NewList, "new-list", T("New reading list…"), T("Lists, tags, searches"), "list", "Ctrl+Shift+L",
     writable},
    {Id::SaveSearch, "save-search", T("Save search…"), T("Lists, tags, searches"), "search", "Ctrl+D",
     writable},
    {Id::RenamePlace, "rename-place", T("Rename…"), T("Lists, tags, searches"), "", "F2"},
    {Id::RemoveFromPlace, "take-out", T("Remove from list or tag"), T("Lists, tags, searches"), "", "Del",
     nothing, reading},
    {Id::MoveUp, "move-up", T("Move up in list"), T("Lists, tags, searches"), "", "Alt+Up"},
    {Id::MoveDown, "move-down", T("Move down in list"), T("Lists, tags, searches"), "", "Alt+Down"},
    {Id::RemovePapers, "remove-papers", T("Move to trash"), T("Read"), "trash-2", "Ctrl+Del",
     writable | Need::OutsideTrash, reading},
    {Id::SelectAll, "select-all", T("Select all papers"), T("Read"), "", "Ctrl+A"},
    {Id::Undo, "undo", T("Undo"), T("Read"), "undo-2", "Ctrl+Z", writable | Need::UndoableEdit},
    {Id::Redo, "redo", T("Redo"), T("Read"), "redo-2", "Ctrl+Shift+Z Ctrl+Y", writable | Need::RedoableEdit},
    {Id::OpenAuthor, "open-author", T("Show author"), T("Read"), "user", "A"},
    {Id::Related, "related", T("Related papers"), T("Read"), "layers", "R"},
    {Id::CoauthorGraph, "coauthor-graph", T("Co-author graph"), T("Read"), "users", "G"},
    {Id::JumpBack, "jump-back", T("Back"), T("Read"), "arrow-left", "Alt+Left"},
    {Id::MergeAuthor, "merge-author", T("Merge author…"), T("Authors"), "users", "Shift+M", writable},
    {Id::SplitAuthor, "split-author", T("Split author…"), T("Authors"), "user", "Shift+S", writable},
    {Id::RenameAuthor, "rename-author", T("Rename author…"), T("Authors"), "", "", writable},
    {Id::NoteAuthor, "note-author", T("Edit author note"), T("Authors"), "file-text", "Shift+N", writable},
    {Id::AuthorChanges, "author-changes", T("Show changes"), T("Authors"), "calendar", "Shift+W"},
    {Id::SaveAuthorFigures, "save-author-figures", T("Save figures as CSV…"), T("Authors"), "file-down", ""},
    {Id::AuthorDuplicates, "who-is-who", T("Duplicate authors"), T("Authors"), "users", ""},
    {Id::MarkSeen, "mark-seen", T("Mark all as seen"), T("Authors"), "check", "", writable},
    {Id::MergePapers, "merge-papers", T("Merge papers"), T("Read"), "layers", "Ctrl+M", writable},
    {Id::KeepApart, "keep-apart", T("Mark as different papers"), T("Read"), "x", "Ctrl+Shift+M", writable},
    {Id::LinkVersions, "link-versions", T("Link as versions"), T("Read"), "arrow-up-down", "Ctrl+J",
     writable},
    {Id::CopyCitation, "copy-citation", T("Copy citation"), T("Read"), "quote", "C"},
    {Id::CopyBibtex, "copy-bibtex", T("Copy BibTeX"), T("Read"), "copy", "Shift+C"},
    {Id::CopyKey, "copy-key", T("Copy citation key"), T("Read"), "copy", "Ctrl+Alt+C"},
    {Id::CopyLink, "copy-link", T("Copy Markdown link"), T("Read"), "copy", "Ctrl+Shift+C"},
    {Id::CopyCitationAs, "copy-citation-as", T("Copy citation in style…"), T("Read"), "quote", ""},
    {Id::OpenLink, "open-link", T("Open in browser"), T("Read"), "external-link", "O", Need::PaperAddress},
    {Id::ReadingMode, "reading-mode", T("Reading mode"), T("View"), "maximize-2", "F11", nothing, window,
     true},
    {Id::LeaveReading, "leave", T("Close view"), T("View"), "minimize-2", "Esc"},
    {Id::TextLarger, "text-larger", T("Larger text"), T("View"), "a-large-small", "Ctrl++ Ctrl+="},
    {Id::TextSmaller, "text-smaller", T("Smaller text"), T("View"), "", "Ctrl+-"},
    {Id::TextNormal, "text-normal", T("Reset text size"), T("View"), "", "Ctrl+0"},
    {Id::SansSerif, "letters-sans", T("Sans serif"), T("View"), "", "", nothing, window, true},
    {Id::Serif, "letters-serif", T("Serif"), T("View"), "", "", nothing, window, true},
    {Id::LineWidthNarrow, "measure-narrow", T("Narrow text"), T("View"), "", "", nothing, window, true},
    {Id::LineWidthMedium, "measure-medium", T("Medium text width"), T("View"), "", "", nothing, window, true},
    {Id::LineWidthWide, "measure-wide", T("Wide text"), T("View"), "", "", nothing, window, true},
    {Id::LineSpacingTight, "lines-tight", T("Tight line spacing"), T("View"), "", "", nothing, window, true},
    {Id::LineSpacingNormal, "lines-usual", T("Normal line spacing"), T("View"), "", "", nothing, window,
     true},
    {Id::LineSpacingWide, "lines-loose", T("Wide line spacing"), T("View"), "", "", nothing, window, true},
    {Id::ThemeSystem, "theme-system", T("System theme"), T("View"), "monitor", "", nothing, window, true},
    {Id::ThemeLight, "theme-light", T("Light theme"), T("View"), "sun", "", nothing, window, true},
    {Id::ThemeDark, "theme-dark", T("Dark theme"), T("View"), "moon", "", nothing, window, true},
    {Id::ViewRows, "view-rows", T("Two-line list"), T("View"), "rows-3", "Ctrl+L", nothing, window, true},
    {Id::ViewTable, "view-table", T("Table"), T("View"), "table-2", "Ctrl+T", nothing, window, true},
    {Id::DensityComfortable, "density-comfortable", T("Comfortable rows"), T("View"), "", "", nothing, window,
     true},
    {Id::DensityCompact, "density-compact", T("Compact rows"), T("View"), "", "", nothing, window, true},
    {Id::ShowSidebar, "show-sidebar", T("Sidebar"), T("View"), "panel-left", "F9", nothing, window, true},
    {Id::ShowAbstract, "show-abstract", T("Paper pane"), T("View"), "panel-right", "Shift+F9", nothing,
     window, true},
    {Id::ShowFacets, "show-facets", T("Facets"), T("View"), "chart-column", "Shift+F", nothing, window, true},
    {Id::ShowMenuBar, "show-menu-bar", T("Menu bar"), T("View"), "menu", "", nothing, window, true},
    {Id::PdfSidebar, "pdf-side", T("PDF contents and thumbnails"), T("View"), "panel-left", "", Need::PdfPage,
     window, true},
    {Id::PdfTwoPages, "pdf-two-pages", T("Two pages side by side"), T("View"), "", "", Need::PdfPage, window,
     true},
    {Id::PdfShowPaper, "pdf-beside", T("Paper pane next to PDF"), T("View"), "panel-right", "", Need::PdfPage,
     window, true},
    {Id::PdfFitWidth, "pdf-fit-width", T("Fit width"), T("View"), "", "", Need::PdfPage},
    {Id::PdfFitPage, "pdf-fit-page", T("Fit page"), T("View"), "", "", Need::PdfPage},
    {Id::PdfTurn, "pdf-turn", T("Rotate pages"), T("View"), "", "", Need::PdfPage},
    {Id::PdfPaper, "pdf-paper", T("Page colour"), T("View"), "sun", "", Need::PdfPage},
    {Id::PdfFind, "pdf-find", T("Find in PDF"), T("View"), "search", "", Need::PdfPage},
    {Id::PdfFollowLink, "pdf-follow-link", T("Follow link in PDF"), T("View"), "external-link", "",
     Need::PdfPage},
    {Id::PdfNextPaper, "pdf-next-paper", T("PDF of next paper"), T("View"), "", "Ctrl+PgDown", Need::PdfPage},
    {Id::PdfPreviousPaper, "pdf-previous-paper", T("PDF of previous paper"), T("View"), "", "Ctrl+PgUp",
     Need::PdfPage},
    {Id::PdfHighlight, "pdf-highlight", T("Highlight selection"), T("View"), "quote", "", Need::PdfPage},
    {Id::PdfComment, "pdf-remark", T("Comment on highlight"), T("View"), "file-text", "", Need::PdfPage},
    {Id::PdfNextMark, "pdf-next-highlight", T("Next highlight"), T("View"), "", "", Need::PdfPage},
    {Id::PdfPreviousMark, "pdf-previous-highlight", T("Previous highlight"), T("View"), "", "",
     Need::PdfPage},
    {Id::PdfRemoveMark, "pdf-remove-highlight", T("Remove highlight"), T("View"), "trash-2", "",
     Need::PdfPage},
    {Id::PdfImportHighlights, "pdf-take-over", T("Import existing highlights"), T("View"), "", "",
     Need::PdfPage},
    {Id::PdfSaveMarked, "pdf-save-marked", T("Save copy with highlights…"), T("View"), "", "", Need::PdfPage},
    {Id::ShowAuthorFigures, "show-author-figures", T("Author figures and co-authors"), T("View"),
     "chevron-down", "Shift+A", nothing, window, true},
    {Id::Animation, "motion", T("Animate panes and messages"), T("View"), "", "", nothing, window, true},
    {Id::MarkOnDwell, "mark-on-dwell", T("Mark as read after a delay"), T("View"), "", "", nothing, window,
     true},
    {Id::Settings, "settings", T("Settings"), T("View"), "settings", "Ctrl+,"},
    {Id::CommandPalette, "command-palette", T("Command palette"), T("Help"), "command", "Ctrl+K"},
    {Id::Help, "help", T("Help"), T("Help"), "circle-help", "F1"},
    {Id::KeyList, "key-list", T("Keyboard shortcuts"), T("Help"), "command", "? Ctrl+F1"},
    {Id::SearchHelp, "search-help", T("Search syntax"), T("Help"), "search", "Shift+F1"},
    {Id::NumberHelp, "number-help", T("About the figures"), T("Help"), "circle-help", ""},
    {Id::TroubleHelp, "trouble-help", T("Troubleshooting"), T("Help"), "triangle-alert", ""},
    {Id::About, "about", T("About Lectern"), T("Help"), "info", ""},
    {Id::CopyReport, "copy-report", T("Copy version information"), T("Help"), "copy", ""},
    {Id::ShowMessage, "show-message", T("Go to last message"), T("Help"), "info", "F8"},
    {Id::OpenMenu, "open-menu", T("Open menu"), T("Help"), "menu", "F10"},
};
static_assert(std::size(kTable) == std::size_t(Id::Count));

#undef T

const QList<ActionSpec> &Actions::specs()
{
    static const QList<ActionSpec> specs(std::begin(kTable), std::end(kTable));
    return specs;
}

// The tool tip of every button with this action includes the key. The text may contain the user's tag and
// list names, which must not be parsed as markup.
static void showTip(QAction &action)
{
    const QString text = QString(action.text()).replace(u"&&"_s, u"&"_s);
    const QString tip = action.shortcut().isEmpty()
        ? text
        : u"%1 (%2)"_s.arg(text, action.shortcut().toString(QKeySequence::NativeText));
    action.setToolTip(tipText(tip));
}

KeySet Actions::keysFrom(const char *texts)
{
    KeySet keys;
    for (const QString &key : QString::fromLatin1(texts).split(u' ', Qt::SkipEmptyParts))
        keys.append(QKeySequence(key, QKeySequence::PortableText));
    return keys;
}

Actions::Actions(QObject *parent) : QObject(parent)
{
    for (const ActionSpec &spec : specs()) {
        auto *action = new QAction(QCoreApplication::translate("lectern", spec.text), this);
        action->setObjectName(QLatin1StringView(spec.name));
        action->setIcon(icon(QString::fromLatin1(spec.icon)));
        action->setCheckable(spec.checkable);
        connect(action, &QAction::changed, this, [action] { showTip(*action); });
        action->setShortcuts(keysFrom(spec.keys));
        showTip(*action);
        action->setShortcutContext(spec.scope == KeyScope::Window ? Qt::WindowShortcut
                                                                  : Qt::WidgetWithChildrenShortcut);
        m_actions.append(action);
    }
    // Exclusive groups.
    QList<QList<ActionId>> choices{{ActionId::ThemeSystem, ActionId::ThemeLight, ActionId::ThemeDark},
                                   {ActionId::ViewRows, ActionId::ViewTable},
                                   {ActionId::DensityComfortable, ActionId::DensityCompact}};
    choices += textStyleChoices();
    for (const QList<ActionId> &ids : std::as_const(choices)) {
        auto *group = new QActionGroup(this);
        for (const ActionId id : ids)
            group->addAction(&(*this)[id]);
    }
}

QString Actions::groupOf(ActionId id)
{
    return QCoreApplication::translate("lectern", specs()[int(id)].group);
}

const QList<QList<ActionId>> &textStyleChoices()
{
    static const QList<QList<ActionId>> all{
        {ActionId::SansSerif, ActionId::Serif},
        {ActionId::LineWidthNarrow, ActionId::LineWidthMedium, ActionId::LineWidthWide},
        {ActionId::LineSpacingTight, ActionId::LineSpacingNormal, ActionId::LineSpacingWide}};
    return all;
}

QString keysText(const QAction &action)
{
    QString keys;
    for (const QKeySequence &key : action.shortcuts()) {
        const QString one = key.toString(QKeySequence::NativeText);
        keys = keys.isEmpty() ? one : Actions::tr("%1 or %2", "keys").arg(keys, one);
    }
    return keys;
}

QString keyOrName(const QAction &action)
{
    return action.shortcut().isEmpty()
        ? QCoreApplication::translate("Actions", "“%1”").arg(QString(action.text()).replace(u"&&"_s, u"&"_s))
        : action.shortcut().toString(QKeySequence::NativeText);
}

} // namespace lectern
