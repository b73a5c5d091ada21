#pragma once
// Whole sets of keys that a person can begin with.
#include "actions.h"

#include <QPair>

namespace lectern
{

// What a set changes of the table of actions; what it does not name has the keys of the table.
struct KeyPreset {
    const char *name; // stable: stands in the settings file
    const char *text; // untranslated; see title()
    QList<QPair<ActionId, const char *>> keys; // as in the table

    QString title() const;
};

// The first is that of the table.
const QList<KeyPreset> &keyPresets();
// The set of this name; the first where there is none.
const KeyPreset &keyPreset(const QString &name);
KeySet keysIn(const KeyPreset &preset, ActionId id);

} // namespace lectern
