#pragma once
// What an import brought.
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// A sighting that joined a paper for which another sighting states another title or other authors.
struct JoinDisagreement {
    PaperId paper = PaperId::None;
    qsizetype line = 0; // of the sighting that joined
    QString title, knownTitle; // as the two state them
    QStringList authors, knownAuthors;
};

struct ImportOutcome {
    SourceId source = SourceId::None;
    bool alreadyThere = false; // the same bytes are a source already; nothing changed
    bool inBin = false; // and that source is in the bin, where it stays
    int sightings = 0;
    int newPapers = 0; // sightings of papers that were not in the library yet
    int joinedPapers = 0; // all others
    int disagreeing = 0; // of those: title or authors differ from what was known
    QList<JoinDisagreement> disagreements; // the first of them, at most kMostDisagreements
    static constexpr int kMostDisagreements = 200;
    QList<Diagnostic> remarks; // of the import itself, beside those of the parser
};

} // namespace lectern
