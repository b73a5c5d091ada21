#include "keybindings.h"

#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kMaxKeyLength = 100; // in characters, for a key in the settings

bool clash(const QKeySequence &one, const QKeySequence &other)
{
    return one.matches(other) != QKeySequence::NoMatch || other.matches(one) != QKeySequence::NoMatch;
}

// Keys for navigation, buttons and ending input in any widget.
static bool isNeededEverywhere(QKeyCombination key)
{
    if (key.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (key.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        return true;
    default:
        return false;
    }
}

// Keys for typing, buttons and navigation that are free in the paper list.
static bool isNeededOutsidePapers(QKeyCombination key)
{
    if (key.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    default:
        return false;
    }
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
        if (isNeededEverywhere(key[i]))
            return tr("%1 cannot be reassigned: it is used to move around the window.").arg(text);
    if (key.isEmpty())
        return tr("No key was pressed.");
    if (Actions::scopeOf(id) == KeyScope::Window && isNeededOutsidePapers(key[0]))
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

void KeyBindings::write()
{
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
    apply();
    write();
    emit changed();
    return true;
}

void KeyBindings::remove(ActionId id, const QKeySequence &key)
{
    KeySet mine = keys(id);
    if (!mine.removeOne(key))
        return;
    set(id, mine);
    apply();
    write();
    emit changed();
}

void KeyBindings::reset(ActionId id)
{
    removeFromOthers(id, usual(id));
    m_own.remove(id);
    apply();
    write();
    emit changed();
}

void KeyBindings::choosePreset(const QString &name)
{
    restore({QLatin1StringView(keyPreset(name).name), {}});
}

void KeyBindings::restore(const State &state)
{
    m_preset = state.preset;
    m_own = state.own;
    apply();
    write();
    emit changed();
}

} // namespace lectern
