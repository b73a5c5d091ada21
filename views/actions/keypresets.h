#pragma once
// Key presets.
#include "actions.h"

#include <QPair>

namespace lectern
{

// Changes of a preset relative to the action table; other commands keep the keys of the table.
struct KeyPreset {
    const char *name; // stable name in the settings
    const char *text; // untranslated; see title()
    QList<QPair<ActionId, const char *>> keys; // same format as in the table

    QString title() const;
};

// The first preset is the action table itself.
const QList<KeyPreset> &keyPresets();
// Finds a preset by name; the first one if there is none.
const KeyPreset &keyPreset(const QString &name);
KeySet keysIn(const KeyPreset &preset, ActionId id);

} // namespace lectern
