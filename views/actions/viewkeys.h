#pragma once
// Fixed keys of views, as a table. They cannot be changed; the key list shows them, and assigning such a key
// shows where it has another meaning.
#include <QKeySequence>
#include <QList>
#include <QString>

namespace lectern
{

struct ViewKeys {
    const char *view; // untranslated; see viewTitle()
    const char *keys; // portable, separated by spaces
    const char *what; // untranslated; see whatText()

    QString viewTitle() const;
    QString whatText() const;
    QString keysText() const; // for display
};

const QList<ViewKeys> &viewKeys();
// Returns the titles of views in which this key, as the first of a sequence, has another meaning.
QStringList viewsWith(QKeyCombination key);

} // namespace lectern
