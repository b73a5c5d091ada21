#pragma once
// Names of edits as plain text, for menus and notifications.
#include "models/core/marks.h"

#include <QMetaType>

namespace lectern
{

// The edits that undo and redo would apply to; nullopt: none.
struct EditState {
    std::optional<Edit> undo, redo;
    bool operator==(const EditState &) const = default;
};

// Returns the edit as a command in lower case: "bookmark 48 papers", "tag 3 papers “toread”".
QString editText(const Edit &edit);
// Returns the completed edit as the beginning of a sentence: "48 papers bookmarked", "3 papers tagged
// “toread”".
QString doneText(const Edit &edit);
// Returns the same for setting a mark on `papers` papers. value: 0 or 1, or a number of stars.
QString markedText(int papers, Mark mark, int value);
// Returns the result of an undo or redo as a sentence: "Undone: bookmark 48 papers". Includes the number of
// rows that were skipped because they have changed since.
QString outcomeText(const EditOutcome &outcome);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::EditState)
Q_DECLARE_METATYPE(lectern::EditOutcome)
