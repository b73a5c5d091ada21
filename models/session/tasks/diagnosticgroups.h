#pragma once
// Groups equal diagnostics of a source.
#include "models/core/paper.h"

#include <QStringList>

namespace lectern
{

struct DiagnosticGroup {
    Diagnostic::Severity severity = Diagnostic::Severity::Warning;
    // The common message. A quoted word or number that differs is replaced by "…".
    QString text;
    QStringList about; // the first quoted words that differ (keys, names), each once
    QList<Diagnostic> diagnostics; // in source order
};

// Groups diagnostics that differ only in quoted words and numbers, ordered by first occurrence.
QList<DiagnosticGroup> groupedDiagnostics(const QList<Diagnostic> &diagnostics);

// Returns the places of a group: "at smith2020, doe2021 and 35 more", or "at lines 3, 17 and 35 more". Empty
// for a single diagnostic.
QString placesOf(const DiagnosticGroup &group);

} // namespace lectern
