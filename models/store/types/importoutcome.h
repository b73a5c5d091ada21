#pragma once
// The result of an import.
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// A sighting that joined a paper with another sighting that states a different title or different authors.
struct JoinDisagreement {
    PaperId paper = PaperId::None;
    qsizetype line = 0; // of the sighting that joined
    QString title, knownTitle; // as stated by the two
    QStringList authors, knownAuthors;
};

struct ImportOutcome {
    SourceId source = SourceId::None;
    bool alreadyImported = false; // a source with the same bytes exists; nothing changed
    bool inTrash = false; // and that source stays in the trash
    int sightings = 0;
    int newPapers = 0; // sightings of papers that were not in the library before
    int joinedPapers = 0; // all others
    int disagreeing = 0; // of these: title or authors differ from the known ones
    QList<JoinDisagreement> disagreements; // the first of them, at most kMaxDisagreements
    static constexpr int kMaxDisagreements = 200;
    QList<Diagnostic> diagnostics; // of the import itself, in addition to those of the parser
};

} // namespace lectern
