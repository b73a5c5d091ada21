#pragma once
// What a change of the edit log is called, as plain text for menus and remarks.
#include "models/core/marks.h"

#include <QMetaType>

namespace lectern
{

// The changes that undo and redo would act on; nullopt: there is none.
struct EditState {
    std::optional<Edit> undo, redo;
    bool operator==(const EditState &) const = default;
};

// The change as a command, without a capital: "bookmark 48 papers", "tag 3 papers “toread”".
QString editText(const Edit &edit);
// What was done, as the beginning of a sentence: "48 papers bookmarked", "3 papers tagged “toread”".
QString doneText(const Edit &edit);
// The same for a mark of so many papers. value: 0 or 1, or stars.
QString markedText(int papers, Mark mark, int value);
// What an undo or redo did, as a sentence: "Undone: bookmark 48 papers". Says how many changes were left
// alone because something else has changed the same since.
QString outcomeText(const EditOutcome &outcome);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::EditState)
Q_DECLARE_METATYPE(lectern::EditOutcome)
