#include "keybindings.h"

#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr qsizetype kMaxKeyLength = 100; // in characters, for a key in the settings

bool clash(const QKeySequence &one, const QKeySequence &other)
{
    return one.matches(other) != QKeySequence::NoMatch || other.matches(one) != QKeySequence::NoMatch;
}

// Keys for navigation, buttons and ending input in any widget.
static const QList<Qt::Key> kEverywhere{Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Up,
                                        Qt::Key_Down, Qt::Key_Left,    Qt::Key_Right};
// Keys for typing, buttons and navigation that are free in the paper list.
static const QList<Qt::Key> kOutsidePapers{Qt::Key_Return,    Qt::Key_Enter,  Qt::Key_Space,
                                           Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Home,
                                           Qt::Key_End,       Qt::Key_PageUp, Qt::Key_PageDown};

static bool isOneOf(const QList<Qt::Key> &keys, QKeyCombination key)
{
    return !(key.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && keys.contains(key.key());
}

QString KeyBindings::refusal(ActionId id, const QKeySequence &key)
{
    if (Actions::usualKeysOf(id).contains(key))
        return {};
    const QString text = key.toString(QKeySequence::NativeText);
    for (int i = 0; i < key.count(); ++i)
        if (key[i].key() == Qt::Key_unknown || int(key[i].key()) == 0)
            return tr("This key cannot be used as a shortcut.");
    for (int i = 0; i < key.count(); ++i)
        if (isOneOf(kEverywhere, key[i]))
            return tr("%1 cannot be reassigned: it is used to move around the window.").arg(text);
    if (key.isEmpty())
        return tr("No key was pressed.");
    if (Actions::scopeOf(id) == KeyScope::Window && isOneOf(kOutsidePapers, key[0]))
        return tr("%1 is used in fields and on buttons; combine it with Ctrl or Alt.").arg(text);
    return {};
}

KeyBindings::KeyBindings(const Actions &actions, QSettings &settings, QObject *parent)
    : QObject(parent), m_actions(actions), m_settings(settings)
{
    read();
    apply();
}

KeySet KeyBindings::usual(ActionId id) const
{
    return keysIn(keyPreset(m_preset), id);
}

static QString settingOf(ActionId id)
{
    return u"keys/own/"_s + QLatin1StringView(Actions::specs()[int(id)].name);
}

// Parses the keys of a command from the settings, which are untrusted.
static KeySet keysFromSettings(ActionId id, const QStringList &texts)
{
    KeySet keys;
    for (const QString &text : texts.first(qMin(texts.size(), KeyBindings::kMaxKeys))) {
        if (text.isEmpty() || text.size() > kMaxKeyLength)
            continue;
        const QKeySequence key(text, QKeySequence::PortableText);
        const bool free = std::none_of(keys.begin(), keys.end(),
                                       [&](const QKeySequence &other) { return clash(key, other); });
        if (free && KeyBindings::refusal(id, key).isEmpty())
            keys.append(key);
    }
    return keys;
}

void KeyBindings::read()
{
    m_preset = QLatin1StringView(keyPreset(m_settings.value("keys/preset"_L1).toString()).name);
    // The keys of a command that has become part of another one.
    const QString filters = u"keys/own/filters"_s, narrowing = settingOf(ActionId::NarrowBy);
    if (m_settings.contains(filters) && !m_settings.contains(narrowing))
        m_settings.setValue(narrowing, m_settings.value(filters));
    m_settings.remove(filters);
    for (const ActionSpec &spec : Actions::specs())
        if (m_settings.contains(settingOf(spec.id)))
            m_own[spec.id] = keysFromSettings(spec.id, m_settings.value(settingOf(spec.id)).toStringList());
}

// User keys take precedence. If two conflict, as only a manually edited file can cause, the first command in
// the table keeps the key.
void KeyBindings::apply()
{
    KeySet taken;
    QList<KeySet> all;
    all.resize(int(ActionId::Count));
    for (const bool own : {true, false})
        for (int i = 0; i < int(ActionId::Count); ++i) {
            const ActionId id = ActionId(i);
            if (isOwn(id) != own)
                continue;
            for (const QKeySequence &key : own ? m_own.value(id) : usual(id)) {
                const bool free = std::none_of(taken.begin(), taken.end(),
                                               [&](const QKeySequence &other) { return clash(key, other); });
                if (free)
                    all[i].append(key);
            }
            taken += all[i];
        }
    for (int i = 0; i < int(ActionId::Count); ++i)
        if (QAction &action = m_actions[ActionId(i)]; action.shortcuts() != all[i])
            action.setShortcuts(all[i]);
}

void KeyBindings::store()
{
    apply();
    m_settings.setValue("keys/preset"_L1, m_preset);
    for (const ActionSpec &spec : Actions::specs()) {
        if (!m_own.contains(spec.id)) {
            m_settings.remove(settingOf(spec.id));
            continue;
        }
        QStringList texts;
        for (const QKeySequence &key : m_own.value(spec.id))
            texts.append(key.toString(QKeySequence::PortableText));
        m_settings.setValue(settingOf(spec.id), texts.isEmpty() ? QVariant(QString()) : QVariant(texts));
    }
    m_settings.sync(); // saved immediately, so that a crash does not lose keys
    emit changed();
}

QList<ActionId> KeyBindings::clashes(ActionId id, const QKeySequence &key) const
{
    QList<ActionId> found;
    for (int i = 0; i < int(ActionId::Count); ++i) {
        const KeySet theirs = keys(ActionId(i));
        if (ActionId(i) != id && std::any_of(theirs.begin(), theirs.end(), [&](const QKeySequence &other) {
                return clash(key, other);
            }))
            found.append(ActionId(i));
    }
    return found;
}

void KeyBindings::set(ActionId id, const KeySet &keys)
{
    if (keys == usual(id))
        m_own.remove(id);
    else
        m_own[id] = keys;
}

void KeyBindings::removeFromOthers(ActionId id, const KeySet &taken)
{
    for (const QKeySequence &key : taken)
        for (const ActionId other : clashes(id, key)) {
            KeySet left = keys(other);
            left.removeIf([&](const QKeySequence &each) { return clash(each, key); });
            set(other, left);
            m_actions[other].setShortcuts(left);
        }
}

bool KeyBindings::add(ActionId id, const QKeySequence &key)
{
    KeySet mine = keys(id);
    mine.removeIf([&](const QKeySequence &each) {
        return clash(each, key);
    }); // also keys that are prefixes or continuations of this one
    if (!refusal(id, key).isEmpty() || mine.size() >= kMaxKeys)
        return false;
    removeFromOthers(id, {key});
    mine.append(key);
    set(id, mine);
    store();
    return true;
}

void KeyBindings::remove(ActionId id, const QKeySequence &key)
{
    KeySet mine = keys(id);
    if (!mine.removeOne(key))
        return;
    set(id, mine);
    store();
}

void KeyBindings::reset(ActionId id)
{
    removeFromOthers(id, usual(id));
    m_own.remove(id);
    store();
}

void KeyBindings::choosePreset(const QString &name)
{
    restore({QLatin1StringView(keyPreset(name).name), {}});
}

void KeyBindings::restore(const State &state)
{
    m_preset = state.preset;
    m_own = state.own;
    store();
}

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
    {Id::NextPaper, "F J"},
    {Id::PreviousPaper, "B K"},
    {Id::NextUnread, "N"},
    {Id::ToggleRead, "M"},
    {Id::ToggleBookmark, "S"},
    {Id::EditNote, "W"},
    {Id::NarrowBy, "Shift+D Ctrl+Shift+F"},
    {Id::Find, "Ctrl+F /"},
    {Id::OpenLink, "Ctrl+Return O"},
    {Id::RemovePapers, "Shift+Del Ctrl+Del"},
};

#define T(text) QT_TRANSLATE_NOOP("lectern", text)

const QList<KeyPreset> &keyPresets()
{
    static const QList<KeyPreset> presets{{"lectern", T("Lectern"), {}},
                                          {"vim", T("Vim style"), kVim},
                                          {"mail", T("Mail program style"), kMail}};
    return presets;
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

const QList<ViewKeys> &viewKeys()
{
    static const char *const list = T("Paper list"), *const pane = T("Open paper"),
                             *const box = T("Search box"), *const side = T("Sidebar"),
                             *const tick = T("Tag or list selection"), *const form = T("Metadata form"),
                             *const chart = T("Chart"), *const graph = T("Co-author graph"),
                             *const who = T("Duplicate authors"),
                             *const lines = T("Related papers and similar lists"), *const pdf = T("PDF"),
                             *const pair = T("Duplicate papers"), *const related = T("Related papers");
    static const QList<ViewKeys> all{
        {list, "Up Down", T("Previous or next paper")},
        {list, "PgUp PgDown", T("Page up or down")},
        {list, "Home End", T("First or last paper")},
        {list, "Shift+Up Shift+Down", T("Select several")},
        {pane, "Up Down PgUp PgDown Home End", T("Scroll")},
        {pane, "Ctrl+C", T("Copy selection")},
        {box, "Down", T("Next suggestion, or result list")},
        {box, "Tab", T("Accept suggestion")},
        {box, "Backspace", T("In the empty box: edit or remove the last condition")},
        {side, "Left Right", T("Collapse or expand")},
        {side, "Alt+Left Alt+Right", T("Move list one level up, or below the list above")},
        {side, "Return", T("Show papers of the entry")},
        {tick, "Return", T("Tick and close")},
        {tick, "Space Ctrl+Return", T("Tick and keep open")},
        {tick, "Alt+0 Alt+1 Alt+2 Alt+3 Alt+4 Alt+5 Alt+6 Alt+7 Alt+8", T("Tag colour")},
        {form, "Ctrl+Return", T("Save changes")},
        {form, "Esc", T("Discard changes")},
        {chart, "Left Right Up Down Home End", T("Next or previous bar")},
        {chart, "Return Space", T("Search for papers of the bar")},
        {chart, "Ctrl+C", T("Copy values")},
        {graph, "Left Right Up Down", T("Next or previous author")},
        {graph, "+ -", T("Zoom in or out")},
        {graph, "Return", T("Show papers of the author")},
        {graph, "Home", T("Centre the author")},
        {graph, "0", T("Fit graph to window")},
        {who, "S", T("Same person")},
        {who, "D", T("Different people")},
        {lines, "J K", T("Next or previous line")},
        {pdf, "J K", T("Scroll down or up")},
        {pdf, "Space Shift+Space", T("Screen down or up")},
        {pdf, "[ ]", T("Previous or next page")},
        {pdf, "G Shift+G", T("First or last page")},
        {pdf, "/ Ctrl+F", T("Find text in the PDF")},
        {pdf, "N Shift+N", T("Next or previous match")},
        {pdf, "+ -", T("Zoom in or out")},
        {pdf, "0 W", T("Fit width")},
        {pdf, "P", T("Fit page")},
        {pdf, "D", T("Two pages side by side")},
        {pdf, "R", T("Rotate clockwise")},
        {pdf, "T", T("Page colour")},
        {pdf, "O", T("Contents and thumbnails")},
        {pdf, "A", T("Paper pane")},
        {pdf, "F", T("Show letters on visible links; type one to follow the link")},
        {pdf, "Alt+Left", T("Back to the followed link")},
        {pdf, "Ctrl+A Ctrl+C", T("Select page text, copy selection")},
        {pdf, "Ctrl+Right Ctrl+Down", T("Select a word, the next one, the one below")},
        {pdf, "Shift+Left Shift+Right Shift+Up Shift+Down", T("Extend or reduce selection by word or line")},
        {pdf, "H", T("Highlight selection or search match")},
        {pdf, "1 2 3 4 5", T("Highlight in this colour, or change the colour of the highlight")},
        {pdf, "E", T("Comment on highlight")},
        {pdf, "L Shift+L", T("Next or previous highlight")},
        {pdf, "Del", T("Remove highlight")},
        {related, "X", T("Mark as not related")},
        {pair, "Return", T("From pairs to fields; in fields, merge")},
        {pair, "Left Right", T("Use value of the left or right paper")},
        {pair, "Shift+Left Shift+Right", T("Use all values of one paper")},
        {pair, "Space", T("Next option of the field")},
        {pair, "J K", T("Next or previous pair")},
    };
    return all;
}

QString ViewKeys::keysText() const
{
    QStringList texts;
    for (const QKeySequence &key : Actions::keysFrom(keys))
        texts.append(key.toString(QKeySequence::NativeText));
    if (texts.size() > 4) // a range of digits is displayed as one key
        return QCoreApplication::translate("ViewKeys", "%1 to %2").arg(texts.first(), texts.last());
    return texts.join(u", "_s);
}

QStringList viewsWith(QKeyCombination key)
{
    QStringList views;
    for (const ViewKeys &each : viewKeys())
        for (const QKeySequence &own : Actions::keysFrom(each.keys))
            if (own[0] == key && !views.contains(each.viewTitle()))
                views.append(each.viewTitle());
    return views;
}

#undef T

} // namespace lectern
