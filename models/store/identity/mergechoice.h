#pragma once
// Suggests which value to keep when the user merges two papers. Pure: no SQL.
#include "models/core/paper.h"

#include <QList>
#include <QString>

namespace lectern
{

enum class MergeSide {
    First,
    Second,
    Together, // the combination that the sources of both would show, such as each name in its fullest form
};

// One field of two papers that are to be merged.
struct MergeLine {
    QString field; // as StatedValue::field
    QString first, second, together; // in the form of OwnValue::value
    bool agrees = false; // both are displayed equally
    MergeSide side = MergeSide::First; // the suggested one
    QString why; // short reason, translated; empty if the field agrees
    const QString &text(MergeSide of) const
    {
        return of == MergeSide::First ? first : of == MergeSide::Second ? second : together;
    }
};

// Returns a line for each of ownFields() that either paper has: first those that differ, then those that only
// one has, in their order. together: the values of the merged paper if none is chosen.
QList<MergeLine> mergeLines(const Paper &first, const Paper &second, const Paper &together);

} // namespace lectern
