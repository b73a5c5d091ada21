#pragma once
// The keys that parts of the window have for themselves, as a table: nobody can change them, the list of keys
// shows them, and whoever gives a command such a key learns where it means something else.
#include <QKeySequence>
#include <QList>
#include <QString>

namespace lectern
{

struct ViewKeys {
    const char *view; // untranslated; see viewTitle()
    const char *keys; // portable, separated by blanks
    const char *what; // untranslated; see whatText()

    QString viewTitle() const;
    QString whatText() const;
    QString keysText() const; // as people write them
};

const QList<ViewKeys> &viewKeys();
// The titles of the views in which this key, the first of a sequence, means something else.
QStringList viewsWith(QKeyCombination key);

} // namespace lectern
