#include "keybindings.h"

#include <QCoreApplication>

#include <algorithm>

namespace lectern
{

using Id = ActionId;

// Commands that resemble one of vim have vim's key: y copies, m marks, g navigates.
static const QList<QPair<ActionId, const char *>> kVim{
    {Id::FirstPaper, "G,G"},
    {Id::LastPaper, "Shift+G"},
    {Id::PageOrNext, "Space Ctrl+F Ctrl+D"},
    {Id::PageBack, "Shift+Space Ctrl+B Ctrl+U"},
    {Id::NextUnread, "N Shift+J"},
    {Id::Find, "/"},
    {Id::BestMatch, "S"},
    {Id::ShowAll, "G,A Ctrl+1"},
    {Id::ShowBookmarks, "G,B Ctrl+2"},
    {Id::ShowUnread, "G,U Ctrl+3"},
    {Id::ShowNew, "G,N Ctrl+4"},
    {Id::ShowAuthors, "G,P Ctrl+5"},
    {Id::ShowTrash, "G,X"},
    {Id::Overview, "G,O Ctrl+G"},
    {Id::CoauthorGraph, "G,C"},
    {Id::ShowHistory, "G,H Ctrl+H"},
    {Id::Settings, "G,S Ctrl+,"},
    {Id::JumpBack, "Ctrl+O Alt+Left"},
    {Id::ImportFiles, "Shift+O"},
    {Id::ToggleRead, "M,R"},
    {Id::ToggleBookmark, "M,M B"},
    {Id::SaveSearch, "M,S"},
    {Id::MarkSeen, "M,A"},
    {Id::EditNote, "I"},
    {Id::Correct, "C"},
    {Id::CopyCitation, "Y,Y"},
    {Id::CopyBibtex, "Y,B"},
    {Id::CopyKey, "Y,K"},
    {Id::CopyLink, "Y,L"},
    {Id::RemovePapers, "D,D Ctrl+Del"},
    {Id::RemoveFromPlace, "X Del"},
    {Id::RestoreRemoved, "P"},
    {Id::OpenFile, "G,F"},
    {Id::Undo, "U Ctrl+Z"},
    {Id::Redo, "Ctrl+R Ctrl+Shift+Z"},
    {Id::CommandPalette, ": Ctrl+K"},
    {Id::Quit, "Z,Z Ctrl+Q"},
};

// Keys of desktop mail clients: F and B go forward and back, N goes to the next unread.
static const QList<QPair<ActionId, const char *>> kMail{
    {Id::NextPaper, "F J"},          {Id::PreviousPaper, "B K"},
    {Id::NextUnread, "N"},           {Id::ToggleRead, "M"},
    {Id::ToggleBookmark, "S"},       {Id::EditNote, "W"},
    {Id::Filters, "Ctrl+Shift+F"},   {Id::Find, "Ctrl+F /"},
    {Id::OpenLink, "Ctrl+Return O"}, {Id::RemovePapers, "Shift+Del Ctrl+Del"},
};

#define T(text) QT_TRANSLATE_NOOP("lectern", text)

const QList<KeyPreset> &keyPresets()
{
    static const QList<KeyPreset> presets{{"lectern", T("Lectern"), {}},
                                          {"vim", T("Vim style"), kVim},
                                          {"mail", T("Mail program style"), kMail}};
    return presets;
}

#undef T

QString KeyPreset::title() const
{
    return QCoreApplication::translate("lectern", text);
}

const KeyPreset &keyPreset(const QString &name)
{
    for (const KeyPreset &preset : keyPresets())
        if (name == QLatin1StringView(preset.name))
            return preset;
    return keyPresets().constFirst();
}

KeySet keysIn(const KeyPreset &preset, ActionId id)
{
    const auto own = std::find_if(preset.keys.begin(), preset.keys.end(),
                                  [id](const auto &each) { return each.first == id; });
    return own == preset.keys.end() ? Actions::usualKeysOf(id) : Actions::keysFrom(own->second);
}

} // namespace lectern
