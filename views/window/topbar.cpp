#include "topbar.h"

#include "views/actions/actions.h"
#include "views/list/searchbox.h"
#include "views/look/colors.h"
#include "views/look/icons.h"

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
    tool->setAutoRaise(true);
    tool->setAccessibleName(text);
    tool->setToolTip(text);
    tool->setFocusPolicy(Qt::TabFocus);
    tool->setPopupMode(QToolButton::InstantPopup);
    tool->setMenu(menu);
    return tool;
}

QMenu *TopBar::mainMenu(const Actions &actions)
{
    QMenu *commands = menu(actions,
                           {{Id::ImportFiles, Id::ImportFolder, Id::PastePage, Id::WatchFolder,
                             Id::WatchClipboard, Id::RemoveSource},
                            {Id::Export},
                            {Id::Print, Id::SavePdf, Id::PrintList, Id::SaveListPdf},
                            {Id::Undo, Id::Redo, Id::ShowHistory},
                            {Id::NewList, Id::SaveSearch},
                            {Id::RemovePapers, Id::ShowBin, Id::RestoreRemoved, Id::EmptyBin},
                            {Id::NextUnread, Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList,
                             Id::EditNote, Id::OpenAuthor, Id::OpenLink, Id::MarkOnDwell},
                            {Id::CopyCitation, Id::CopyBibtex, Id::CopyLink},
                            {Id::Settings, Id::CommandPalette, Id::KeyList, Id::SearchHelp},
                            {Id::Quit}});
    // Which library it is and how it is kept: looked for together, and seldom.
    QMenu *library = menu(actions,
                          {{Id::NewLibrary, Id::OpenLibrary, Id::OpenRecent, Id::OpenOwn, Id::OpenSample},
                           {Id::ShowBackups, Id::BackUpNow},
                           {Id::ExportMarks, Id::ImportMarks}});
    library->setTitle(tr("Library"));
    library->setIcon(icon(u"library"_s));
    commands->insertMenu(commands->actions().first(), library);
    commands->insertSeparator(commands->actions().at(1));
    return commands;
}

TopBar::TopBar(const Actions &actions, QWidget *parent) : QWidget(parent), m_search(new SearchBox(this))
{
    setObjectName(u"topBar"_s);
    auto *sidebar = new QToolButton(this);
    sidebar->setDefaultAction(&actions[Id::ShowSidebar]);
    sidebar->setAutoRaise(true);
    sidebar->setAccessibleName(tr("Sidebar"));
    sidebar->setFocusPolicy(Qt::TabFocus);
    sidebar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    QToolButton *import = button(u"file-down"_s, tr("Import"), true,
                                 menu(actions,
                                      {{Id::ImportFiles, Id::ImportFolder, Id::PastePage},
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
    QToolButton *main = button(u"menu"_s, tr("Menu"), false, mainMenu(actions));
    main->setObjectName(u"mainMenuButton"_s);
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
    row->addStretch(1);
    row->addWidget(view);
    row->addWidget(main);
}

} // namespace lectern
