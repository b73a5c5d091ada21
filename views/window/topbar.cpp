#include "topbar.h"

#include "views/actions/actions.h"
#include "views/list/searchbox.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

QMenu *TopBar::menu(const Actions &actions, const QList<QList<Id>> &groups)
{
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(false);
    for (const QList<Id> &group : groups) {
        if (!menu->isEmpty())
            menu->addSeparator();
        for (const Id id : group)
            menu->addAction(&actions[id]);
    }
    return menu;
}

QToolButton *TopBar::button(const QString &iconName, const QString &text, bool showText, QMenu *menu)
{
    auto *tool = new QToolButton(this);
    tool->setIcon(icon(iconName));
    tool->setText(text);
    tool->setToolButtonStyle(showText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setFlat(tool, text);
    tool->setToolTip(text);
    tool->setPopupMode(QToolButton::InstantPopup);
    tool->setMenu(menu);
    return tool;
}

// Creates the menu of all commands, with six submenus.
QMenu *TopBar::mainMenu(const Actions &actions)
{
    auto *main = new QMenu(this);
    const auto add = [&](QMenu *into, const QString &title, const QList<QList<Id>> &groups) {
        QMenu *part = menu(actions, groups);
        part->setTitle(title);
        into->addMenu(part);
        return part;
    };
    add(main, tr("&File"),
        {{Id::NewLibrary, Id::OpenLibrary, Id::OpenRecent, Id::OpenDefaultLibrary, Id::OpenSample},
         {Id::ImportFiles, Id::ImportFolder, Id::PastePage, Id::NewPaper, Id::ShowImport, Id::WatchFolder,
          Id::WatchClipboard},
         {Id::OpenPdf, Id::AttachFolder, Id::AttachLinked, Id::ShowUnmatched},
         {Id::Export, Id::ExportMarks, Id::ImportMarks},
         {Id::Print},
         {Id::ShowBackups, Id::BackUpNow, Id::RecoverLibrary},
         {Id::Quit}});
    add(main, tr("&Edit"),
        {{Id::Undo, Id::Redo, Id::ShowHistory},
         {Id::SelectAll},
         {Id::NewList, Id::SaveSearch, Id::RenamePlace, Id::RemoveFromPlace, Id::MoveUp, Id::MoveDown},
         {Id::RemovePapers, Id::RemoveSource, Id::RestoreRemoved, Id::EmptyTrash},
         {Id::Settings}});
    QMenu *paper = add(
        main, tr("&Paper"),
        {{Id::Read, Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList, Id::EditNote, Id::Correct},
         {Id::OpenFile, Id::AttachFile, Id::PaperHighlights},
         {Id::CopyCitation, Id::CopyCitationAs, Id::CopyBibtex, Id::CopyKey, Id::CopyLink, Id::OpenLink},
         {Id::Related, Id::OpenAuthor, Id::CoauthorGraph},
         {Id::MergePapers, Id::KeepApart, Id::LinkVersions, Id::SplitOffSource}});
    add(paper, tr("Rating"), {{Id::Rate5, Id::Rate4, Id::Rate3, Id::Rate2, Id::Rate1, Id::Rate0}});
    add(paper, tr("Author"),
        {{Id::MergeAuthor, Id::SplitAuthor, Id::RenameAuthor, Id::NoteAuthor},
         {Id::AuthorChanges, Id::SaveAuthorFigures}});
    QMenu *view = add(main, tr("&View"),
                      {{Id::ViewRows, Id::ViewTable},
                       {Id::DensityComfortable, Id::DensityCompact},
                       {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark},
                       {Id::TextLarger, Id::TextSmaller, Id::TextNormal},
                       {Id::ShowSidebar, Id::ShowAbstract, Id::ShowFacets, Id::ShowAuthorFigures,
                        Id::ShowMenuBar, Id::ReadingMode},
                       {Id::Animation, Id::MarkOnDwell}});
    add(view, tr("Paper text"), textStyleChoices());
    add(view, tr("PDF"),
        {{Id::PdfSidebar, Id::PdfShowPaper, Id::PdfTwoPages, Id::PdfFind, Id::PdfFollowLink},
         {Id::PdfNextPaper, Id::PdfPreviousPaper},
         {Id::PdfFitWidth, Id::PdfFitPage, Id::PdfTurn},
         {Id::PdfPaper},
         {Id::PdfHighlight, Id::PdfComment, Id::PdfNextMark, Id::PdfPreviousMark, Id::PdfRemoveMark},
         {Id::PdfImportHighlights, Id::PdfSaveMarked}});
    add(main, tr("&Go"),
        {{Id::Find, Id::Filters, Id::NarrowBy, Id::ClearFilters, Id::BestMatch},
         {Id::ShowAll, Id::ShowBookmarks, Id::ShowUnread, Id::ShowNew, Id::ShowAuthors, Id::ShowHighlights,
          Id::ShowTrash},
         {Id::NextPaper, Id::PreviousPaper, Id::FirstPaper, Id::LastPaper, Id::NextUnread, Id::JumpBack},
         {Id::Overview, Id::FindDuplicates, Id::ShowSourceConflicts, Id::AuthorDuplicates, Id::MarkSeen}});
    add(main, tr("&Help"),
        {{Id::Help, Id::SearchHelp, Id::NumberHelp, Id::TroubleHelp},
         {Id::CommandPalette, Id::KeyList},
         {Id::ShowMessage},
         {Id::CopyReport, Id::About}});
    return main;
}

TopBar::TopBar(const Actions &actions, QWidget *parent) : QWidget(parent), m_search(new SearchBox(this))
{
    setObjectName(u"topBar"_s);
    auto *sidebar = new QToolButton(this);
    sidebar->setDefaultAction(&actions[Id::ShowSidebar]);
    setFlat(sidebar, tr("Sidebar"));
    sidebar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    QToolButton *import = button(u"file-down"_s, tr("Import"), true,
                                 menu(actions,
                                      {{Id::ImportFiles, Id::ImportFolder, Id::PastePage, Id::NewPaper},
                                       {Id::WatchFolder, Id::WatchClipboard},
                                       {Id::ShowImport}}));
    import->setObjectName(u"importButton"_s);
    QToolButton *view = button(u"rows-3"_s, tr("View"), false,
                               menu(actions,
                                    {{Id::ViewRows, Id::ViewTable},
                                     {Id::DensityComfortable, Id::DensityCompact},
                                     {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark},
                                     {Id::TextLarger, Id::TextSmaller, Id::TextNormal},
                                     {Id::ShowSidebar, Id::ShowAbstract, Id::ReadingMode}}));
    QMenu *all = mainMenu(actions);
    for (const QAction *part : all->actions())
        m_menus.append(part->menu());
    m_main = button(u"menu"_s, tr("Menu"), false, all);
    m_main->setObjectName(u"mainMenuButton"_s);
    m_search->setMaximumWidth(720);
    m_search->setMinimumWidth(180);
    m_search->setMinimumHeight(fontMetrics().height() + Space::M);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Space::S, Space::S, Space::S, Space::S);
    row->setSpacing(Space::S);
    row->addWidget(sidebar);
    row->addWidget(import);
    row->addStretch(1);
    row->addWidget(m_search, 20);
    auto *how = new QToolButton(this);
    how->setDefaultAction(&actions[Id::SearchHelp]);
    how->setIcon(icon(u"circle-help"_s));
    setFlat(how, tr("Search syntax"));
    how->setObjectName(u"searchHelpButton"_s);
    how->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(how);
    row->addStretch(1);
    row->addWidget(view);
    row->addWidget(m_main);
}

void TopBar::openMenu()
{
    QMenu *menu = m_main->menu();
    const QSize size = menu->sizeHint();
    const QWidget &all = *window();
    const QPoint at = m_main->isVisible()
        ? m_main->mapToGlobal(m_main->rect().bottomRight()) - QPoint(size.width(), 0)
        : all.mapToGlobal(all.rect().topRight()) - QPoint(size.width(), 0);
    menu->popup(at);
    menu->setActiveAction(menu->actions().constFirst());
}

} // namespace lectern
