#pragma once
// The result of an import.
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// A sighting joined a paper although its title or authors differ from those of another sighting.
struct JoinConflict {
    PaperId paper = PaperId::None;
    qsizetype line = 0; // line of the sighting that joined
    QString title, knownTitle; // titles that the two sightings state
    QStringList authors, knownAuthors;
};

struct ImportOutcome {
    SourceId source = SourceId::None;
    bool alreadyImported = false; // a source with the same bytes exists; nothing changed
    bool inTrash = false; // that source is in the trash and stays there
    int sightings = 0;
    int newPapers = 0; // sightings of papers that were not in the library before
    int joinedPapers = 0; // sightings that joined known papers
    int disagreeing = 0; // how many of these have a title or authors that differ from the known ones
    QList<JoinConflict> disagreements; // the first of these sightings, at most kMaxDisagreements
    static constexpr int kMaxDisagreements = 200;
    QList<Diagnostic> diagnostics; // diagnostics of the import itself, in addition to those of the parser
};

} // namespace lectern
