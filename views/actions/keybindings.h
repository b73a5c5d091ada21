#pragma once
// Key bindings of the commands: a preset and the user's changes.
#include "actions.h"

#include <QCoreApplication>
#include <QHash>
#include <QPair>

class QSettings;

namespace lectern
{

// Assigns keys to the actions, immediately on changes, and saves them in the settings by action name.
// Settings of unknown actions, perhaps of another version, are kept. Invalid keys and keys reserved by the
// window are ignored. A key never belongs to two commands, and no key sequence is a prefix of another.
class KeyBindings final : public QObject
{
    Q_OBJECT
public:
    // Both references must outlive this object. Reads the settings and assigns the keys.
    KeyBindings(const Actions &actions, QSettings &settings, QObject *parent = nullptr);

    static constexpr qsizetype kMaxKeys = 6; // maximum number of keys per command

    KeySet keys(ActionId id) const { return m_actions[id].shortcuts(); }
    // Returns whether the user has changed the keys of this command, possibly by moving one to another
    // command.
    bool isOwn(ActionId id) const { return m_own.contains(id); }
    bool hasOwn() const { return !m_own.isEmpty(); }
    QString preset() const { return m_preset; }

    // Returns a sentence that explains why the command cannot have this key; empty if it can.
    static QString refusal(ActionId id, const QKeySequence &key);
    // Returns the other commands with this key, a prefix of it, or a longer sequence that begins with it.
    QList<ActionId> clashes(ActionId id, const QKeySequence &key) const;

    // Adds a key and removes it from conflicting commands. Returns false without changes if the key is
    // refused or the command has kMaxKeys keys.
    bool add(ActionId id, const QKeySequence &key);
    void remove(ActionId id, const QKeySequence &key);
    // Restores the preset keys of the command; other commands lose them.
    void reset(ActionId id);
    void resetAll() { restore({m_preset, {}}); }
    // Replaces all keys by this preset.
    void choosePreset(const QString &name);

    // All bindings, for undo.
    struct State {
        QString preset;
        QHash<ActionId, KeySet> own;
    };
    State state() const { return {m_preset, m_own}; }
    void restore(const State &state);

signals:
    void changed();

private:
    KeySet usual(ActionId id) const;
    void set(ActionId id, const KeySet &keys);
    void removeFromOthers(ActionId id, const KeySet &keys);
    void read();
    void apply();
    void store(); // applies and saves a change

    const Actions &m_actions;
    QSettings &m_settings;
    QString m_preset;
    QHash<ActionId, KeySet> m_own;
};

// Returns whether the sequences are equal or one is a prefix of the other.
bool clash(const QKeySequence &one, const QKeySequence &other);

// Key presets.

// Changes of a preset relative to the action table; other commands keep the keys of the table.
struct KeyPreset {
    const char *name; // stable name in the settings
    const char *text; // untranslated; see title()
    QList<QPair<ActionId, const char *>> keys; // same format as in the table

    QString title() const { return QCoreApplication::translate("lectern", text); }
};

// The first preset is the action table itself.
const QList<KeyPreset> &keyPresets();
// Finds a preset by name; the first one if there is none.
const KeyPreset &keyPreset(const QString &name);
KeySet keysIn(const KeyPreset &preset, ActionId id);

// Fixed keys of views, as a table. They cannot be changed; assigning such a key shows where it has another
// meaning.
struct ViewKeys {
    const char *view; // untranslated; see viewTitle()
    const char *keys; // portable, separated by spaces
    const char *what; // untranslated; see whatText()

    QString viewTitle() const { return QCoreApplication::translate("lectern", view); }
    QString whatText() const { return QCoreApplication::translate("lectern", what); }
    QString keysText() const; // for display
};

const QList<ViewKeys> &viewKeys();
// Returns the titles of views in which this key, as the first of a sequence, has another meaning.
QStringList viewsWith(QKeyCombination key);

} // namespace lectern
