#pragma once
// Which of two papers' values a person is offered first when both become one. Pure: no SQL.
#include "models/core/paper.h"

#include <QList>
#include <QString>

namespace lectern
{

enum class MergeSide {
    First,
    Second,
    Together, // what the sources of both show together, such as each name as fully as either has it
};

// A field of two papers that are to become one.
struct MergeLine {
    QString field; // as StatedValue::field
    QString first, second, together; // in the form of OwnValue::value
    bool agrees = false; // both show a person the same, or the same but for what cannot be seen
    MergeSide side = MergeSide::First; // the better one
    QString why; // a few words, translated; empty where the field agrees
    const QString &text(MergeSide of) const
    {
        return of == MergeSide::First ? first : of == MergeSide::Second ? second : together;
    }
};

// Returns a line for each of ownFields() that either paper has, those that differ first, then those that
// only one has, in their order.
// together: what is shown of both as one paper when nothing is chosen.
QList<MergeLine> mergeLines(const Paper &first, const Paper &second, const Paper &together);

} // namespace lectern
