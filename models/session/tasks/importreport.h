#pragma once
// Texts that report an import.
#include "models/core/paper.h"
#include "models/import/filepreview.h"

#include <QString>
#include <QStringList>

namespace lectern
{

// Totals of an import report.
struct ImportSums {
    int sources = 0, alreadyImported = 0, inTrash = 0, refused = 0;
    qint64 newPapers = 0, joinedPapers = 0, disagreeing = 0, diagnostics = 0, bytesNotUnderstood = 0;
};
ImportSums sum(const ImportReport &report);
// Returns the most important result: "27 new papers".
QString importHeadline(const ImportReport &report);
// Returns all results: "2 sources imported: 27 papers new, 3 matched", "1 rejected".
QStringList importFacts(const ImportReport &report);
// Returns the progress text: "Importing arxiv.jsonl, 2 of 3: 1,200,000 papers, 31,000 a second, about 40 s
// left".
QString progressSentence(const ImportProgress &progress);
// Returns the display name of a format: "BibTeX" for "bibtex".
QString formatName(const QString &id);

// Returns a source name for pasted text: page name and date ("Hu Xu, pasted 2 Jun 2026"), or the title of the
// first paper and the number of further papers.
QString pastedName(const FilePreview &preview);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::ImportReport)
Q_DECLARE_METATYPE(lectern::ImportProgress)

namespace lectern
{

// Groups equal diagnostics of a source.

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
