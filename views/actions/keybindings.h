#pragma once
// Which keys the commands have: those of a set, and over it those a person has chosen.
#include "actions.h"

#include <QHash>

class QSettings;

namespace lectern
{

// Gives the actions their keys, at once when something changes, and keeps them in the settings by the names
// of the actions. What stands there of actions that are not known, of another version perhaps, stays; what is
// no key, or would take a key that the window cannot do without, is passed over. No key ever belongs to two
// commands, and none begins another.
class KeyBindings final : public QObject
{
    Q_OBJECT
public:
    // Both outlive it. Reads the settings and sets the keys.
    KeyBindings(const Actions &actions, QSettings &settings, QObject *parent = nullptr);

    static constexpr qsizetype kMostKeys = 6; // of one command

    KeySet keys(ActionId id) const;
    // Whether a person has chosen the keys of this command, or taken one away for another.
    bool isOwn(ActionId id) const { return m_own.contains(id); }
    bool hasOwn() const { return !m_own.isEmpty(); }
    QString preset() const { return m_preset; }

    // Why the key cannot be one of this command, as a sentence; empty where it can.
    static QString refusal(ActionId id, const QKeySequence &key);
    // The other commands that have this key, or one that begins it or that it begins.
    QList<ActionId> clashes(ActionId id, const QKeySequence &key) const;

    // Adds a key, which the commands it clashes with lose; false, and nothing happens, where it is refused or
    // the command has as many as it can have.
    bool add(ActionId id, const QKeySequence &key);
    void remove(ActionId id, const QKeySequence &key);
    // Gives the command the keys of the set; others lose them.
    void reset(ActionId id);
    void resetAll();
    // Begins anew with this set.
    void choosePreset(const QString &name);

    // For taking a change back.
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
    void takeFromOthers(ActionId id, const KeySet &keys);
    void read();
    void apply();
    void write();

    const Actions &m_actions;
    QSettings &m_settings;
    QString m_preset;
    QHash<ActionId, KeySet> m_own;
};

// Whether pressing one would be pressing the other, or the beginning of it.
bool clash(const QKeySequence &one, const QKeySequence &other);

} // namespace lectern
