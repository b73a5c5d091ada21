#include "actions.h"

#include "models/core/layouttext.h"
#include "views/style/icons.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMap>

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

// One row per line: id, name, text, group of the key list, menu, place in the menu, icon, keys, needs, scope,
// checkable.
// clang-format off
static constexpr ActionSpec kTable[] = {
    {Id::ImportFiles, "import-files", T("Import files…"), T("Library"), Menu::Import, 11, "file-down", "Ctrl+O", writable},
    {Id::ImportFolder, "import-folder", T("Import folder…"), T("Library"), Menu::Import, 12, "folder-down", "Ctrl+Shift+O", writable},
    {Id::PastePage, "paste-page", T("Paste page text"), T("Library"), Menu::Import, 13, "clipboard-paste", "Ctrl+V", writable},
    {Id::NewPaper, "new-paper", T("New paper…"), T("Library"), Menu::File, 13, "", "Ctrl+Shift+N", writable},
    {Id::Export, "export", T("Export…"), T("Library"), Menu::File, 21, "file-up", "Ctrl+E"},
    {Id::AttachFolder, "attach-folder", T("Match PDFs to papers…"), T("Library"), Menu::PdfFiles, 11, "folder-down", "", writable},
    {Id::AttachLinked, "attach-named", T("Attach linked PDFs"), T("Library"), Menu::PdfFiles, 12, "", "", writable},
    {Id::ShowUnmatched, "show-unsure", T("Unmatched PDFs"), T("Library"), Menu::None, 0, "", "", Need::OpenLibrary},
    {Id::WatchFolder, "watch-folder", T("Watch folder…"), T("Library"), Menu::Import, 21, "eye", "", nothing, window, true},
    {Id::WatchClipboard, "watch-clipboard", T("Watch clipboard"), T("Library"), Menu::Import, 22, "", "", nothing, window, true},
    {Id::ShowImport, "show-import", T("Show last import"), T("Library"), Menu::Import, 31, "info", "Ctrl+I", Need::LastImport},
    {Id::RemoveSource, "remove-source", T("Move source to trash"), T("Library"), Menu::None, 0, "trash-2", "", Need::SourcePlace},
    {Id::NewLibrary, "new-library", T("New library…"), T("Library"), Menu::Library, 11, "library", "Ctrl+N"},
    {Id::FindDuplicates, "find-duplicates", T("Find duplicate papers"), T("Library"), Menu::None, 0, "copy", ""},
    {Id::CleanUp, "clean-up", T("Clean up library"), T("Library"), Menu::Go, 42, "layers", "Ctrl+Shift+D", Need::OpenLibrary},
    {Id::ShowSourceConflicts, "show-joined", T("Source conflicts"), T("Library"), Menu::None, 0, "layers", ""},
    {Id::SplitOffSource, "take-source-out", T("Split off this source"), T("Library"), Menu::Compare, 14, "copy", "", writable | Need::Papers},
    {Id::OpenLibrary, "open-library", T("Open library…"), T("Library"), Menu::Library, 12, "folder-open", ""},
    {Id::OpenRecent, "open-recent", T("Open recent library"), T("Library"), Menu::Library, 13, "folder-open", "", Need::RecentLibrary},
    {Id::OpenSample, "open-sample", T("Open sample library"), T("Library"), Menu::Library, 15, "layers", ""},
    {Id::OpenDefaultLibrary, "open-own", T("Open default library"), T("Library"), Menu::Library, 14, "library", ""},
    {Id::OpenPdf, "open-pdf", T("Open PDF…"), T("Library"), Menu::File, 14, "book-open", "Ctrl+Alt+O"},
    {Id::Print, "print", T("Print…"), T("Library"), Menu::File, 23, "printer", "Ctrl+P"},
    {Id::ShowHistory, "history", T("History"), T("Library"), Menu::Edit, 13, "list", "Ctrl+H", Need::OpenLibrary},
    {Id::ShowBackups, "backups", T("Backups"), T("Library"), Menu::Library, 21, "layers", "", Need::LibraryFile},
    {Id::BackUpNow, "back-up-now", T("Back up now"), T("Library"), Menu::Library, 22, "copy", "", writable},
    {Id::RecoverLibrary, "salvage-library", T("Recover damaged library…"), T("Library"), Menu::Library, 23, "folder-down", "", Need::Unreadable},
    {Id::ExportMarks, "export-marks", T("Export marks…"), T("Library"), Menu::Marks, 11, "bookmark", "", Need::OpenLibrary},
    {Id::ImportMarks, "import-marks", T("Import marks…"), T("Library"), Menu::Marks, 12, "bookmark", "", writable},
    {Id::RestoreRemoved, "restore-removed", T("Restore from trash"), T("Library"), Menu::Edit, 42, "undo-2", "Ctrl+R", writable | Need::Restorable},
    {Id::EmptyTrash, "empty-bin", T("Empty trash…"), T("Library"), Menu::Edit, 43, "trash-2", "", writable | Need::FilledTrash},
    {Id::Quit, "quit", T("Quit"), T("Library"), Menu::File, 31, "log-out", "Ctrl+Q"},
    {Id::Find, "find", T("Search"), T("Find"), Menu::Go, 11, "search", "/ Ctrl+F"},
    {Id::ClearFilters, "clear-filters", T("Clear search and filters"), T("Find"), Menu::Go, 13, "x", "Ctrl+Backspace", Need::Query},
    {Id::NarrowBy, "divide-by", T("Narrow by venue, author, tag…"), T("Find"), Menu::Go, 12, "chart-column", "Shift+D F Ctrl+Shift+F"},
    {Id::BestMatch, "best-match", T("Sort by relevance"), T("Find"), Menu::None, 0, "arrow-up-down", "Ctrl+B", Need::Query},
    {Id::ShowAll, "show-all", T("All papers"), T("Find"), Menu::Go, 21, "library", "Ctrl+1"},
    {Id::ShowBookmarks, "show-bookmarks", T("Bookmarks"), T("Find"), Menu::Go, 22, "bookmark", "Ctrl+2"},
    {Id::ShowUnread, "show-unread", T("Unread papers"), T("Find"), Menu::Go, 23, "circle-dot", "Ctrl+3"},
    {Id::Overview, "overview", T("Statistics"), T("Find"), Menu::Go, 41, "chart-column", "Ctrl+G"},
    {Id::ShowNew, "show-new", T("Show new papers"), T("Find"), Menu::Go, 24, "mail-open", "Ctrl+4"},
    {Id::ShowAuthors, "show-authors", T("All authors"), T("Find"), Menu::Go, 25, "users", "Ctrl+5"},
    {Id::ShowHighlights, "show-highlights", T("Highlights of listed papers"), T("Find"), Menu::Go, 26, "quote", "Shift+H", Need::OpenLibrary},
    {Id::ShowTrash, "show-bin", T("Trash"), T("Find"), Menu::Go, 27, "trash-2", ""},
    {Id::NextPaper, "next-paper", T("Next paper"), T("Read"), Menu::Go, 31, "arrow-right", "J"},
    {Id::PreviousPaper, "previous-paper", T("Previous paper"), T("Read"), Menu::Go, 32, "arrow-left", "K"},
    {Id::FirstPaper, "first-paper", T("First paper"), T("Read"), Menu::None, 0, "", ""},
    {Id::LastPaper, "last-paper", T("Last paper"), T("Read"), Menu::None, 0, "", ""},
    {Id::Read, "read", T("Read paper"), T("Read"), Menu::Go, 34, "book-open", "Return Enter", nothing, reading},
    {Id::PageOrNext, "page-or-next", T("Page down or next unread paper"), T("Read"), Menu::None, 0, "", "Space", nothing, reading},
    {Id::PageBack, "page-back", T("Page up"), T("Read"), Menu::None, 0, "", "Shift+Space", nothing, reading},
    {Id::NextUnread, "next-unread", T("Next unread paper"), T("Read"), Menu::Go, 33, "circle-dot", "Shift+J"},
    {Id::ToggleBookmark, "toggle-bookmark", T("Bookmark"), T("Read"), Menu::Paper, 21, "bookmark", "B", writable | Need::Papers},
    {Id::ToggleRead, "toggle-read", T("Mark as read or unread"), T("Read"), Menu::Paper, 22, "mail-open", "U", writable | Need::Papers},
    {Id::Rate0, "rate-0", T("Clear rating"), T("Read"), Menu::Rating, 16, "", "0", writable | Need::Papers},
    {Id::Rate1, "rate-1", T("Rate 1 star"), T("Read"), Menu::Rating, 15, "star", "1", writable | Need::Papers},
    {Id::Rate2, "rate-2", T("Rate 2 stars"), T("Read"), Menu::Rating, 14, "star", "2", writable | Need::Papers},
    {Id::Rate3, "rate-3", T("Rate 3 stars"), T("Read"), Menu::Rating, 13, "star", "3", writable | Need::Papers},
    {Id::Rate4, "rate-4", T("Rate 4 stars"), T("Read"), Menu::Rating, 12, "star", "4", writable | Need::Papers},
    {Id::Rate5, "rate-5", T("Rate 5 stars"), T("Read"), Menu::Rating, 11, "star", "5", writable | Need::Papers},
    {Id::AddTag, "add-tag", T("Tag…"), T("Read"), Menu::Paper, 23, "tag", "T", writable | Need::Papers},
    {Id::AddToList, "add-to-list", T("Add to list…"), T("Read"), Menu::Paper, 24, "list", "L", writable | Need::Papers},
    {Id::EditNote, "edit-note", T("Edit note"), T("Read"), Menu::Paper, 25, "file-text", "N", writable | Need::Papers},
    {Id::Correct, "correct", T("Correct metadata…"), T("Read"), Menu::Paper, 26, "", "E", writable | Need::Papers},
    {Id::OpenFile, "open-file", T("Read PDF"), T("Read"), Menu::Paper, 11, "book-open", "P", Need::Papers},
    {Id::AttachFile, "attach-file", T("Attach PDF…"), T("Read"), Menu::Paper, 13, "", "Shift+P", writable | Need::Papers},
    {Id::PaperHighlights, "paper-highlights", T("Highlights of this paper"), T("Read"), Menu::Go, 35, "quote", "H"},
    {Id::NewList, "new-list", T("New reading list…"), T("Lists, tags, searches"), Menu::Edit, 31, "list", "Ctrl+Shift+L", writable},
    {Id::SaveSearch, "save-search", T("Save search…"), T("Lists, tags, searches"), Menu::Edit, 32, "search", "Ctrl+D", writable},
    {Id::RenamePlace, "rename-place", T("Rename…"), T("Lists, tags, searches"), Menu::Edit, 33, "", "F2"},
    {Id::RemoveFromPlace, "take-out", T("Remove from list or tag"), T("Lists, tags, searches"), Menu::Edit, 34, "", "Del", nothing, reading},
    {Id::MoveUp, "move-up", T("Move up in list"), T("Lists, tags, searches"), Menu::None, 0, "", "Alt+Up"},
    {Id::MoveDown, "move-down", T("Move down in list"), T("Lists, tags, searches"), Menu::None, 0, "", "Alt+Down"},
    {Id::RemovePapers, "remove-papers", T("Move to trash"), T("Read"), Menu::Edit, 41, "trash-2", "Ctrl+Del", writable | Need::OutsideTrash, reading},
    {Id::SelectAll, "select-all", T("Select all papers"), T("Read"), Menu::Edit, 21, "", "Ctrl+A"},
    {Id::Undo, "undo", T("Undo"), T("Read"), Menu::Edit, 11, "undo-2", "Ctrl+Z", writable | Need::UndoableEdit},
    {Id::Redo, "redo", T("Redo"), T("Read"), Menu::Edit, 12, "redo-2", "Ctrl+Shift+Z Ctrl+Y", writable | Need::RedoableEdit},
    {Id::OpenAuthor, "open-author", T("Show author"), T("Read"), Menu::Author, 11, "user", "A", Need::Papers},
    {Id::Related, "related", T("Related papers"), T("Read"), Menu::Go, 36, "layers", "R"},
    {Id::CoauthorGraph, "coauthor-graph", T("Co-author graph"), T("Read"), Menu::Author, 12, "users", "G", Need::Papers},
    {Id::JumpBack, "jump-back", T("Back"), T("Read"), Menu::Go, 37, "arrow-left", "Alt+Left"},
    {Id::MergeAuthor, "merge-author", T("Merge author…"), T("Authors"), Menu::Author, 21, "users", "Shift+M", writable | Need::Papers},
    {Id::SplitAuthor, "split-author", T("Split author…"), T("Authors"), Menu::Author, 22, "user", "Shift+S", writable | Need::Papers},
    {Id::RenameAuthor, "rename-author", T("Rename author…"), T("Authors"), Menu::Author, 23, "", "", writable | Need::Papers},
    {Id::NoteAuthor, "note-author", T("Edit author note"), T("Authors"), Menu::Author, 24, "file-text", "Shift+N", writable | Need::Papers},
    {Id::AuthorChanges, "author-changes", T("Show changes"), T("Authors"), Menu::Author, 13, "calendar", "Shift+W", Need::AuthorFigures},
    {Id::SaveAuthorFigures, "save-author-figures", T("Save figures as CSV…"), T("Authors"), Menu::Author, 31, "file-down", "", Need::AuthorFigures},
    {Id::AuthorDuplicates, "who-is-who", T("Duplicate authors"), T("Authors"), Menu::None, 0, "users", ""},
    {Id::MarkSeen, "mark-seen", T("Mark all as seen"), T("Authors"), Menu::None, 0, "check", "", writable},
    {Id::MergePapers, "merge-papers", T("Merge papers"), T("Read"), Menu::Compare, 11, "layers", "Ctrl+M", writable | Need::Papers},
    {Id::KeepApart, "keep-apart", T("Mark as different papers"), T("Read"), Menu::Compare, 12, "x", "Ctrl+Shift+M", writable | Need::Papers},
    {Id::LinkVersions, "link-versions", T("Link as versions"), T("Read"), Menu::Compare, 13, "arrow-up-down", "Ctrl+J", writable | Need::Papers},
    {Id::CopyCitation, "copy-citation", T("Copy citation"), T("Read"), Menu::Copy, 11, "quote", "C", Need::Papers},
    {Id::CopyBibtex, "copy-bibtex", T("Copy BibTeX"), T("Read"), Menu::Copy, 13, "copy", "Shift+C", Need::Papers},
    {Id::CopyKey, "copy-key", T("Copy citation key"), T("Read"), Menu::Copy, 14, "copy", "Ctrl+Alt+C", Need::Papers},
    {Id::CopyLink, "copy-link", T("Copy Markdown link"), T("Read"), Menu::Copy, 15, "copy", "Ctrl+Shift+C", Need::Papers},
    {Id::CopyCitationAs, "copy-citation-as", T("Copy citation in style…"), T("Read"), Menu::Copy, 12, "quote", "", Need::Papers},
    {Id::OpenLink, "open-link", T("Open in browser"), T("Read"), Menu::Paper, 12, "external-link", "O", Need::PaperAddress},
    {Id::ReadingMode, "reading-mode", T("Reading mode"), T("View"), Menu::View, 33, "maximize-2", "F11", nothing, window, true},
    {Id::LeaveReading, "leave", T("Close view"), T("View"), Menu::None, 0, "minimize-2", "Esc"},
    {Id::TextLarger, "text-larger", T("Larger text"), T("View"), Menu::Zoom, 11, "a-large-small", "Ctrl++ Ctrl+="},
    {Id::TextSmaller, "text-smaller", T("Smaller text"), T("View"), Menu::Zoom, 12, "", "Ctrl+-"},
    {Id::TextNormal, "text-normal", T("Reset text size"), T("View"), Menu::Zoom, 13, "", "Ctrl+0"},
    {Id::SansSerif, "letters-sans", T("Sans serif"), T("View"), Menu::Appearance, 11, "", "", nothing, window, true},
    {Id::Serif, "letters-serif", T("Serif"), T("View"), Menu::Appearance, 12, "", "", nothing, window, true},
    {Id::LineWidthNarrow, "measure-narrow", T("Narrow text"), T("View"), Menu::Appearance, 21, "", "", nothing, window, true},
    {Id::LineWidthMedium, "measure-medium", T("Medium text width"), T("View"), Menu::Appearance, 22, "", "", nothing, window, true},
    {Id::LineWidthWide, "measure-wide", T("Wide text"), T("View"), Menu::Appearance, 23, "", "", nothing, window, true},
    {Id::LineSpacingTight, "lines-tight", T("Tight line spacing"), T("View"), Menu::Appearance, 31, "", "", nothing, window, true},
    {Id::LineSpacingNormal, "lines-usual", T("Normal line spacing"), T("View"), Menu::Appearance, 32, "", "", nothing, window, true},
    {Id::LineSpacingWide, "lines-loose", T("Wide line spacing"), T("View"), Menu::Appearance, 33, "", "", nothing, window, true},
    {Id::ThemeSystem, "theme-system", T("System theme"), T("View"), Menu::Appearance, 41, "monitor", "", nothing, window, true},
    {Id::ThemeLight, "theme-light", T("Light theme"), T("View"), Menu::Appearance, 42, "sun", "", nothing, window, true},
    {Id::ThemeDark, "theme-dark", T("Dark theme"), T("View"), Menu::Appearance, 43, "moon", "", nothing, window, true},
    {Id::ViewRows, "view-rows", T("Two-line list"), T("View"), Menu::View, 11, "rows-3", "Ctrl+L", nothing, window, true},
    {Id::ViewTable, "view-table", T("Table"), T("View"), Menu::View, 12, "table-2", "Ctrl+T", nothing, window, true},
    {Id::DensityComfortable, "density-comfortable", T("Comfortable rows"), T("View"), Menu::Appearance, 51, "", "", nothing, window, true},
    {Id::DensityCompact, "density-compact", T("Compact rows"), T("View"), Menu::Appearance, 52, "", "", nothing, window, true},
    {Id::ShowSidebar, "show-sidebar", T("Sidebar"), T("View"), Menu::View, 21, "panel-left", "F9", nothing, window, true},
    {Id::ShowAbstract, "show-abstract", T("Paper pane"), T("View"), Menu::View, 22, "panel-right", "Shift+F9", nothing, window, true},
    {Id::ShowFacets, "show-facets", T("Facets"), T("View"), Menu::View, 23, "chart-column", "Shift+F", nothing, window, true},
    {Id::ShowMenuBar, "show-menu-bar", T("Menu bar"), T("View"), Menu::None, 0, "menu", "", nothing, window, true},
    {Id::PdfSidebar, "pdf-side", T("PDF contents and thumbnails"), T("View"), Menu::Pdf, 11, "panel-left", "", Need::PdfPage, window, true},
    {Id::PdfTwoPages, "pdf-two-pages", T("Two pages side by side"), T("View"), Menu::Pdf, 13, "", "", Need::PdfPage, window, true},
    {Id::PdfShowPaper, "pdf-beside", T("Paper pane next to PDF"), T("View"), Menu::Pdf, 12, "panel-right", "", Need::PdfPage, window, true},
    {Id::PdfFitWidth, "pdf-fit-width", T("Fit width"), T("View"), Menu::Pdf, 31, "", "", Need::PdfPage},
    {Id::PdfFitPage, "pdf-fit-page", T("Fit page"), T("View"), Menu::Pdf, 32, "", "", Need::PdfPage},
    {Id::PdfTurn, "pdf-turn", T("Rotate pages"), T("View"), Menu::Pdf, 33, "", "", Need::PdfPage},
    {Id::PdfPaper, "pdf-paper", T("Page colour"), T("View"), Menu::Pdf, 41, "sun", "", Need::PdfPage},
    {Id::PdfFind, "pdf-find", T("Find in PDF"), T("View"), Menu::Pdf, 14, "search", "", Need::PdfPage},
    {Id::PdfFollowLink, "pdf-follow-link", T("Follow link in PDF"), T("View"), Menu::Pdf, 15, "external-link", "", Need::PdfPage},
    {Id::PdfNextPaper, "pdf-next-paper", T("PDF of next paper"), T("View"), Menu::Pdf, 21, "", "Ctrl+PgDown", Need::PdfPage},
    {Id::PdfPreviousPaper, "pdf-previous-paper", T("PDF of previous paper"), T("View"), Menu::Pdf, 22, "", "Ctrl+PgUp", Need::PdfPage},
    {Id::PdfNewWindow, "pdf-new-window", T("PDF in new window"), T("View"), Menu::Pdf, 23, "", "", Need::PdfPage},
    {Id::PdfHighlight, "pdf-highlight", T("Highlight selection"), T("View"), Menu::Pdf, 51, "quote", "", Need::PdfPage},
    {Id::PdfComment, "pdf-remark", T("Comment on highlight"), T("View"), Menu::Pdf, 52, "file-text", "", Need::PdfPage},
    {Id::PdfNextMark, "pdf-next-highlight", T("Next highlight"), T("View"), Menu::Pdf, 53, "", "", Need::PdfPage},
    {Id::PdfPreviousMark, "pdf-previous-highlight", T("Previous highlight"), T("View"), Menu::Pdf, 54, "", "", Need::PdfPage},
    {Id::PdfRemoveMark, "pdf-remove-highlight", T("Remove highlight"), T("View"), Menu::Pdf, 55, "trash-2", "", Need::PdfPage},
    {Id::PdfImportHighlights, "pdf-take-over", T("Import existing highlights"), T("View"), Menu::Pdf, 61, "", "", Need::PdfPage},
    {Id::PdfSaveMarked, "pdf-save-marked", T("Save copy with highlights…"), T("View"), Menu::Pdf, 62, "", "", Need::PdfPage},
    {Id::ShowAuthorFigures, "show-author-figures", T("Author figures and co-authors"), T("View"), Menu::None, 0, "chevron-down", "Shift+A", nothing, window, true},
    {Id::Animation, "motion", T("Animate panes and messages"), T("View"), Menu::None, 0, "", "", nothing, window, true},
    {Id::MarkOnDwell, "mark-on-dwell", T("Mark as read after a delay"), T("View"), Menu::None, 0, "", "", nothing, window, true},
    {Id::Settings, "settings", T("Settings"), T("View"), Menu::Edit, 51, "settings", "Ctrl+,"},
    {Id::CommandPalette, "command-palette", T("Command palette"), T("Help"), Menu::Help, 14, "command", "Ctrl+K"},
    {Id::Help, "help", T("Help"), T("Help"), Menu::Help, 11, "circle-help", "F1"},
    {Id::KeyList, "key-list", T("Keyboard shortcuts"), T("Help"), Menu::Help, 13, "command", "? Ctrl+F1"},
    {Id::SearchHelp, "search-help", T("Search syntax"), T("Help"), Menu::Help, 12, "search", "Shift+F1"},
    {Id::NumberHelp, "number-help", T("About the figures"), T("Help"), Menu::None, 0, "circle-help", ""},
    {Id::TroubleHelp, "trouble-help", T("Troubleshooting"), T("Help"), Menu::None, 0, "triangle-alert", ""},
    {Id::About, "about", T("About Lectern"), T("Help"), Menu::Help, 22, "info", ""},
    {Id::CopyReport, "copy-report", T("Copy version information"), T("Help"), Menu::Help, 21, "copy", ""},
    {Id::ShowMessage, "show-message", T("Go to last message"), T("Help"), Menu::None, 0, "info", "F8"},
    {Id::OpenMenu, "open-menu", T("Open menu"), T("Help"), Menu::None, 0, "menu", "F10"},
};
// clang-format on
static_assert(std::size(kTable) == std::size_t(Id::Count));

static constexpr MenuSpec kMenus[] = {{Menu::File, T("&File")},
                                      {Menu::Library, T("Library"), Menu::File, 11},
                                      {Menu::Import, T("Import"), Menu::File, 12},
                                      {Menu::PdfFiles, T("PDF files"), Menu::File, 15},
                                      {Menu::Marks, T("Marks"), Menu::File, 22},
                                      {Menu::Edit, T("&Edit")},
                                      {Menu::Paper, T("&Paper")},
                                      {Menu::Rating, T("Rating"), Menu::Paper, 27},
                                      {Menu::Copy, T("Copy"), Menu::Paper, 31},
                                      {Menu::Compare, T("Compare"), Menu::Paper, 32},
                                      {Menu::Author, T("Author"), Menu::Paper, 33},
                                      {Menu::View, T("&View")},
                                      {Menu::Zoom, T("Text size"), Menu::View, 31},
                                      {Menu::Pdf, T("PDF"), Menu::View, 32},
                                      {Menu::Go, T("&Go")},
                                      {Menu::Help, T("&Help")}};

#undef T

const QList<ActionSpec> &Actions::specs()
{
    static const QList<ActionSpec> specs(std::begin(kTable), std::end(kTable));
    return specs;
}

const QList<MenuSpec> &Actions::menus()
{
    static const QList<MenuSpec> menus(std::begin(kMenus), std::end(kMenus));
    return menus;
}

QList<QList<ActionId>> Actions::sectionsOf(Menu menu)
{
    QMultiMap<int, ActionId> places;
    for (const ActionSpec &spec : specs())
        if (spec.menu == menu)
            places.insert(spec.place, spec.id);
    QMap<int, QList<ActionId>> sections;
    for (auto it = places.cbegin(); it != places.cend(); ++it)
        sections[it.key() / 10].append(it.value());
    return sections.values();
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
    // Exclusive groups: form of the list, then text style, theme and density.
    const QList<QList<ActionId>> choices = sectionsOf(Menu::View).first(1) + sectionsOf(Menu::Appearance);
    for (const QList<ActionId> &ids : choices) {
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
    static const QList<QList<ActionId>> all = Actions::sectionsOf(Menu::Appearance).first(3);
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
