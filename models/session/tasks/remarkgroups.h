#pragma once
// Remarks on a source that say the same of several places, said once.
#include "models/core/paper.h"

#include <QStringList>

namespace lectern
{

struct RemarkGroup {
    Diagnostic::Severity severity = Diagnostic::Severity::Warning;
    // What all of them say; a quoted word or a number in which they differ is "…".
    QString text;
    QStringList about; // the first quoted words in which they differ: keys, names; each once
    QList<Diagnostic> remarks; // in the order of the source
};

// Remarks that are the same but for quoted words and numbers, in the order of the first of each.
QList<RemarkGroup> groupedRemarks(const QList<Diagnostic> &remarks);

// "at smith2020, doe2021 and 35 more", else "at lines 3, 17 and 35 more": where they are; empty for one.
QString placesOf(const RemarkGroup &group);

} // namespace lectern
