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
    {Id::ImportFiles, "import-files", T("Import files…"), T("Library"), Menu::File, 21, "file-down", "Ctrl+O", writable},
    {Id::ImportFolder, "import-folder", T("Import folder…"), T("Library"), Menu::File, 22, "folder-down", "Ctrl+Shift+O", writable},
    {Id::PastePage, "paste-page", T("Paste page text"), T("Library"), Menu::File, 23, "clipboard-paste", "Ctrl+V", writable},
    {Id::NewPaper, "new-paper", T("New paper…"), T("Library"), Menu::File, 24, "", "Ctrl+Shift+N", writable},
    {Id::Export, "export", T("Export…"), T("Library"), Menu::File, 41, "file-up", "Ctrl+E"},
    {Id::AttachFolder, "attach-folder", T("Match PDFs to papers…"), T("Library"), Menu::File, 32, "folder-down", "", writable},
    {Id::AttachLinked, "attach-named", T("Attach linked PDFs"), T("Library"), Menu::File, 33, "", "", writable},
    {Id::ShowUnmatched, "show-unsure", T("Unmatched PDFs"), T("Library"), Menu::File, 34, "", "", Need::OpenLibrary},
    {Id::WatchFolder, "watch-folder", T("Watch folder…"), T("Library"), Menu::File, 26, "eye", "", nothing, window, true},
    {Id::WatchClipboard, "watch-clipboard", T("Watch clipboard"), T("Library"), Menu::File, 27, "", "", nothing, window, true},
    {Id::ShowImport, "show-import", T("Show last import"), T("Library"), Menu::File, 25, "info", "Ctrl+I", Need::LastImport},
    {Id::RemoveSource, "remove-source", T("Move source to trash"), T("Library"), Menu::Edit, 42, "trash-2", "", Need::SourcePlace},
    {Id::NewLibrary, "new-library", T("New library…"), T("Library"), Menu::File, 11, "library", "Ctrl+N"},
    {Id::FindDuplicates, "find-duplicates", T("Find duplicate papers"), T("Library"), Menu::Go, 42, "copy", "Ctrl+Shift+D"},
    {Id::ShowSourceConflicts, "show-joined", T("Source conflicts"), T("Library"), Menu::Go, 43, "layers", ""},
    {Id::SplitOffSource, "take-source-out", T("Split off this source"), T("Library"), Menu::Paper, 54, "copy", "", writable},
    {Id::OpenLibrary, "open-library", T("Open library…"), T("Library"), Menu::File, 12, "folder-open", ""},
    {Id::OpenRecent, "open-recent", T("Open recent library"), T("Library"), Menu::File, 13, "folder-open", "", Need::RecentLibrary},
    {Id::OpenSample, "open-sample", T("Open sample library"), T("Library"), Menu::File, 15, "layers", ""},
    {Id::OpenDefaultLibrary, "open-own", T("Open default library"), T("Library"), Menu::File, 14, "library", ""},
    {Id::OpenPdf, "open-pdf", T("Open PDF…"), T("Library"), Menu::File, 31, "book-open", "Ctrl+Alt+O"},
    {Id::Print, "print", T("Print…"), T("Library"), Menu::File, 51, "printer", "Ctrl+P"},
    {Id::ShowHistory, "history", T("History"), T("Library"), Menu::Edit, 13, "list", "Ctrl+H", Need::OpenLibrary},
    {Id::ShowBackups, "backups", T("Backups"), T("Library"), Menu::File, 61, "layers", "", Need::LibraryFile},
    {Id::BackUpNow, "back-up-now", T("Back up now"), T("Library"), Menu::File, 62, "copy", "", writable},
    {Id::RecoverLibrary, "salvage-library", T("Recover damaged library…"), T("Library"), Menu::File, 63, "folder-down", "", Need::Unreadable},
    {Id::ExportMarks, "export-marks", T("Export marks…"), T("Library"), Menu::File, 42, "bookmark", "", Need::OpenLibrary},
    {Id::ImportMarks, "import-marks", T("Import marks…"), T("Library"), Menu::File, 43, "bookmark", "", writable},
    {Id::RestoreRemoved, "restore-removed", T("Restore from trash"), T("Library"), Menu::Edit, 43, "undo-2", "Ctrl+R", writable | Need::Restorable},
    {Id::EmptyTrash, "empty-bin", T("Empty trash…"), T("Library"), Menu::Edit, 44, "trash-2", "", writable | Need::FilledTrash},
    {Id::Quit, "quit", T("Quit"), T("Library"), Menu::File, 71, "log-out", "Ctrl+Q"},
    {Id::Find, "find", T("Search"), T("Find"), Menu::Go, 11, "search", "/ Ctrl+F"},
    {Id::ClearFilters, "clear-filters", T("Clear search and filters"), T("Find"), Menu::Go, 14, "x", "Ctrl+Backspace", Need::Query},
    {Id::NarrowBy, "divide-by", T("Narrow by venue, author, tag…"), T("Find"), Menu::Go, 13, "chart-column", "Shift+D F Ctrl+Shift+F"},
    {Id::BestMatch, "best-match", T("Sort by relevance"), T("Find"), Menu::Go, 15, "arrow-up-down", "Ctrl+B", Need::Query},
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
    {Id::FirstPaper, "first-paper", T("First paper"), T("Read"), Menu::Go, 33, "", ""},
    {Id::LastPaper, "last-paper", T("Last paper"), T("Read"), Menu::Go, 34, "", ""},
    {Id::Read, "read", T("Read paper"), T("Read"), Menu::Paper, 11, "book-open", "Return Enter", nothing, reading},
    {Id::PageOrNext, "page-or-next", T("Page down or next unread paper"), T("Read"), Menu::None, 0, "", "Space", nothing, reading},
    {Id::PageBack, "page-back", T("Page up"), T("Read"), Menu::None, 0, "", "Shift+Space", nothing, reading},
    {Id::NextUnread, "next-unread", T("Next unread paper"), T("Read"), Menu::Go, 35, "circle-dot", "Shift+J"},
    {Id::ToggleBookmark, "toggle-bookmark", T("Bookmark"), T("Read"), Menu::Paper, 12, "bookmark", "B", writable},
    {Id::ToggleRead, "toggle-read", T("Mark as read or unread"), T("Read"), Menu::Paper, 13, "mail-open", "U", writable},
    {Id::Rate0, "rate-0", T("Clear rating"), T("Read"), Menu::Rating, 16, "", "0", writable},
    {Id::Rate1, "rate-1", T("Rate 1 star"), T("Read"), Menu::Rating, 15, "star", "1", writable},
    {Id::Rate2, "rate-2", T("Rate 2 stars"), T("Read"), Menu::Rating, 14, "star", "2", writable},
    {Id::Rate3, "rate-3", T("Rate 3 stars"), T("Read"), Menu::Rating, 13, "star", "3", writable},
    {Id::Rate4, "rate-4", T("Rate 4 stars"), T("Read"), Menu::Rating, 12, "star", "4", writable},
    {Id::Rate5, "rate-5", T("Rate 5 stars"), T("Read"), Menu::Rating, 11, "star", "5", writable},
    {Id::AddTag, "add-tag", T("Tag…"), T("Read"), Menu::Paper, 14, "tag", "T", writable},
    {Id::AddToList, "add-to-list", T("Add to list…"), T("Read"), Menu::Paper, 15, "list", "L", writable},
    {Id::EditNote, "edit-note", T("Edit note"), T("Read"), Menu::Paper, 16, "file-text", "N", writable},
    {Id::Correct, "correct", T("Correct metadata…"), T("Read"), Menu::Paper, 17, "", "E", writable},
    {Id::OpenFile, "open-file", T("Open attached PDF"), T("Read"), Menu::Paper, 21, "book-open", "P"},
    {Id::AttachFile, "attach-file", T("Attach PDF…"), T("Read"), Menu::Paper, 22, "", "Shift+P", writable},
    {Id::PaperHighlights, "paper-highlights", T("Highlights of this paper"), T("Read"), Menu::Paper, 23, "quote", "H"},
    {Id::NewList, "new-list", T("New reading list…"), T("Lists, tags, searches"), Menu::Edit, 31, "list", "Ctrl+Shift+L", writable},
    {Id::SaveSearch, "save-search", T("Save search…"), T("Lists, tags, searches"), Menu::Edit, 32, "search", "Ctrl+D", writable},
    {Id::RenamePlace, "rename-place", T("Rename…"), T("Lists, tags, searches"), Menu::Edit, 33, "", "F2"},
    {Id::RemoveFromPlace, "take-out", T("Remove from list or tag"), T("Lists, tags, searches"), Menu::Edit, 34, "", "Del", nothing, reading},
    {Id::MoveUp, "move-up", T("Move up in list"), T("Lists, tags, searches"), Menu::Edit, 35, "", "Alt+Up"},
    {Id::MoveDown, "move-down", T("Move down in list"), T("Lists, tags, searches"), Menu::Edit, 36, "", "Alt+Down"},
    {Id::RemovePapers, "remove-papers", T("Move to trash"), T("Read"), Menu::Edit, 41, "trash-2", "Ctrl+Del", writable | Need::OutsideTrash, reading},
    {Id::SelectAll, "select-all", T("Select all papers"), T("Read"), Menu::Edit, 21, "", "Ctrl+A"},
    {Id::Undo, "undo", T("Undo"), T("Read"), Menu::Edit, 11, "undo-2", "Ctrl+Z", writable | Need::UndoableEdit},
    {Id::Redo, "redo", T("Redo"), T("Read"), Menu::Edit, 12, "redo-2", "Ctrl+Shift+Z Ctrl+Y", writable | Need::RedoableEdit},
    {Id::OpenAuthor, "open-author", T("Show author"), T("Read"), Menu::Paper, 42, "user", "A"},
    {Id::Related, "related", T("Related papers"), T("Read"), Menu::Paper, 41, "layers", "R"},
    {Id::CoauthorGraph, "coauthor-graph", T("Co-author graph"), T("Read"), Menu::Paper, 43, "users", "G"},
    {Id::JumpBack, "jump-back", T("Back"), T("Read"), Menu::Go, 36, "arrow-left", "Alt+Left"},
    {Id::MergeAuthor, "merge-author", T("Merge author…"), T("Authors"), Menu::Author, 11, "users", "Shift+M", writable},
    {Id::SplitAuthor, "split-author", T("Split author…"), T("Authors"), Menu::Author, 12, "user", "Shift+S", writable},
    {Id::RenameAuthor, "rename-author", T("Rename author…"), T("Authors"), Menu::Author, 13, "", "", writable},
    {Id::NoteAuthor, "note-author", T("Edit author note"), T("Authors"), Menu::Author, 14, "file-text", "Shift+N", writable},
    {Id::AuthorChanges, "author-changes", T("Show changes"), T("Authors"), Menu::Author, 21, "calendar", "Shift+W", Need::AuthorFigures},
    {Id::SaveAuthorFigures, "save-author-figures", T("Save figures as CSV…"), T("Authors"), Menu::Author, 22, "file-down", "", Need::AuthorFigures},
    {Id::AuthorDuplicates, "who-is-who", T("Duplicate authors"), T("Authors"), Menu::Go, 44, "users", ""},
    {Id::MarkSeen, "mark-seen", T("Mark all as seen"), T("Authors"), Menu::Go, 45, "check", "", writable},
    {Id::MergePapers, "merge-papers", T("Merge papers"), T("Read"), Menu::Paper, 51, "layers", "Ctrl+M", writable},
    {Id::KeepApart, "keep-apart", T("Mark as different papers"), T("Read"), Menu::Paper, 52, "x", "Ctrl+Shift+M", writable},
    {Id::LinkVersions, "link-versions", T("Link as versions"), T("Read"), Menu::Paper, 53, "arrow-up-down", "Ctrl+J", writable},
    {Id::CopyCitation, "copy-citation", T("Copy citation"), T("Read"), Menu::Paper, 31, "quote", "C"},
    {Id::CopyBibtex, "copy-bibtex", T("Copy BibTeX"), T("Read"), Menu::Paper, 33, "copy", "Shift+C"},
    {Id::CopyKey, "copy-key", T("Copy citation key"), T("Read"), Menu::Paper, 34, "copy", "Ctrl+Alt+C"},
    {Id::CopyLink, "copy-link", T("Copy Markdown link"), T("Read"), Menu::Paper, 35, "copy", "Ctrl+Shift+C"},
    {Id::CopyCitationAs, "copy-citation-as", T("Copy citation in style…"), T("Read"), Menu::Paper, 32, "quote", ""},
    {Id::OpenLink, "open-link", T("Open in browser"), T("Read"), Menu::Paper, 36, "external-link", "O", Need::PaperAddress},
    {Id::ReadingMode, "reading-mode", T("Reading mode"), T("View"), Menu::View, 56, "maximize-2", "F11", nothing, window, true},
    {Id::LeaveReading, "leave", T("Close view"), T("View"), Menu::None, 0, "minimize-2", "Esc"},
    {Id::TextLarger, "text-larger", T("Larger text"), T("View"), Menu::View, 41, "a-large-small", "Ctrl++ Ctrl+="},
    {Id::TextSmaller, "text-smaller", T("Smaller text"), T("View"), Menu::View, 42, "", "Ctrl+-"},
    {Id::TextNormal, "text-normal", T("Reset text size"), T("View"), Menu::View, 43, "", "Ctrl+0"},
    {Id::SansSerif, "letters-sans", T("Sans serif"), T("View"), Menu::PaperText, 11, "", "", nothing, window, true},
    {Id::Serif, "letters-serif", T("Serif"), T("View"), Menu::PaperText, 12, "", "", nothing, window, true},
    {Id::LineWidthNarrow, "measure-narrow", T("Narrow text"), T("View"), Menu::PaperText, 21, "", "", nothing, window, true},
    {Id::LineWidthMedium, "measure-medium", T("Medium text width"), T("View"), Menu::PaperText, 22, "", "", nothing, window, true},
    {Id::LineWidthWide, "measure-wide", T("Wide text"), T("View"), Menu::PaperText, 23, "", "", nothing, window, true},
    {Id::LineSpacingTight, "lines-tight", T("Tight line spacing"), T("View"), Menu::PaperText, 31, "", "", nothing, window, true},
    {Id::LineSpacingNormal, "lines-usual", T("Normal line spacing"), T("View"), Menu::PaperText, 32, "", "", nothing, window, true},
    {Id::LineSpacingWide, "lines-loose", T("Wide line spacing"), T("View"), Menu::PaperText, 33, "", "", nothing, window, true},
    {Id::ThemeSystem, "theme-system", T("System theme"), T("View"), Menu::View, 31, "monitor", "", nothing, window, true},
    {Id::ThemeLight, "theme-light", T("Light theme"), T("View"), Menu::View, 32, "sun", "", nothing, window, true},
    {Id::ThemeDark, "theme-dark", T("Dark theme"), T("View"), Menu::View, 33, "moon", "", nothing, window, true},
    {Id::ViewRows, "view-rows", T("Two-line list"), T("View"), Menu::View, 11, "rows-3", "Ctrl+L", nothing, window, true},
    {Id::ViewTable, "view-table", T("Table"), T("View"), Menu::View, 12, "table-2", "Ctrl+T", nothing, window, true},
    {Id::DensityComfortable, "density-comfortable", T("Comfortable rows"), T("View"), Menu::View, 21, "", "", nothing, window, true},
    {Id::DensityCompact, "density-compact", T("Compact rows"), T("View"), Menu::View, 22, "", "", nothing, window, true},
    {Id::ShowSidebar, "show-sidebar", T("Sidebar"), T("View"), Menu::View, 51, "panel-left", "F9", nothing, window, true},
    {Id::ShowAbstract, "show-abstract", T("Paper pane"), T("View"), Menu::View, 52, "panel-right", "Shift+F9", nothing, window, true},
    {Id::ShowFacets, "show-facets", T("Facets"), T("View"), Menu::View, 53, "chart-column", "Shift+F", nothing, window, true},
    {Id::ShowMenuBar, "show-menu-bar", T("Menu bar"), T("View"), Menu::View, 55, "menu", "", nothing, window, true},
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
    {Id::PdfHighlight, "pdf-highlight", T("Highlight selection"), T("View"), Menu::Pdf, 51, "quote", "", Need::PdfPage},
    {Id::PdfComment, "pdf-remark", T("Comment on highlight"), T("View"), Menu::Pdf, 52, "file-text", "", Need::PdfPage},
    {Id::PdfNextMark, "pdf-next-highlight", T("Next highlight"), T("View"), Menu::Pdf, 53, "", "", Need::PdfPage},
    {Id::PdfPreviousMark, "pdf-previous-highlight", T("Previous highlight"), T("View"), Menu::Pdf, 54, "", "", Need::PdfPage},
    {Id::PdfRemoveMark, "pdf-remove-highlight", T("Remove highlight"), T("View"), Menu::Pdf, 55, "trash-2", "", Need::PdfPage},
    {Id::PdfImportHighlights, "pdf-take-over", T("Import existing highlights"), T("View"), Menu::Pdf, 61, "", "", Need::PdfPage},
    {Id::PdfSaveMarked, "pdf-save-marked", T("Save copy with highlights…"), T("View"), Menu::Pdf, 62, "", "", Need::PdfPage},
    {Id::ShowAuthorFigures, "show-author-figures", T("Author figures and co-authors"), T("View"), Menu::View, 54, "chevron-down", "Shift+A", nothing, window, true},
    {Id::Animation, "motion", T("Animate panes and messages"), T("View"), Menu::View, 61, "", "", nothing, window, true},
    {Id::MarkOnDwell, "mark-on-dwell", T("Mark as read after a delay"), T("View"), Menu::View, 62, "", "", nothing, window, true},
    {Id::Settings, "settings", T("Settings"), T("View"), Menu::Edit, 51, "settings", "Ctrl+,"},
    {Id::CommandPalette, "command-palette", T("Command palette"), T("Help"), Menu::Help, 21, "command", "Ctrl+K"},
    {Id::Help, "help", T("Help"), T("Help"), Menu::Help, 11, "circle-help", "F1"},
    {Id::KeyList, "key-list", T("Keyboard shortcuts"), T("Help"), Menu::Help, 22, "command", "? Ctrl+F1"},
    {Id::SearchHelp, "search-help", T("Search syntax"), T("Help"), Menu::Help, 12, "search", "Shift+F1"},
    {Id::NumberHelp, "number-help", T("About the figures"), T("Help"), Menu::Help, 13, "circle-help", ""},
    {Id::TroubleHelp, "trouble-help", T("Troubleshooting"), T("Help"), Menu::Help, 14, "triangle-alert", ""},
    {Id::About, "about", T("About Lectern"), T("Help"), Menu::Help, 42, "info", ""},
    {Id::CopyReport, "copy-report", T("Copy version information"), T("Help"), Menu::Help, 41, "copy", ""},
    {Id::ShowMessage, "show-message", T("Go to last message"), T("Help"), Menu::Help, 31, "info", "F8"},
    {Id::OpenMenu, "open-menu", T("Open menu"), T("Help"), Menu::None, 0, "menu", "F10"},
};
// clang-format on
static_assert(std::size(kTable) == std::size_t(Id::Count));

static constexpr MenuSpec kMenus[] = {{Menu::File, T("&File")},
                                      {Menu::Edit, T("&Edit")},
                                      {Menu::Paper, T("&Paper")},
                                      {Menu::Rating, T("Rating"), Menu::Paper},
                                      {Menu::Author, T("Author"), Menu::Paper},
                                      {Menu::View, T("&View")},
                                      {Menu::PaperText, T("Paper text"), Menu::View},
                                      {Menu::Pdf, T("PDF"), Menu::View},
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
    // Exclusive groups: form of the list, density and theme, then the text style.
    const QList<QList<ActionId>> choices = sectionsOf(Menu::View).first(3) + textStyleChoices();
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
    static const QList<QList<ActionId>> all = Actions::sectionsOf(Menu::PaperText);
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
