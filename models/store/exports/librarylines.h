#pragma once
// JSON lines with a whole library, or some of its papers (Lectern's own format,
// models/formats/records/recordformats.h):
//
//   {"lectern":1,"library":{"papers":2,"sources":1,"whole":true}}      totals
//   {"lectern":1,"source":{"id":1,"hash":…,"name":…,"sightings":2,…}}  each source, before any paper
//   {"lectern":1,"title":…,"sightings":[{"source":1,"position":0,"line":7}],"marks":{…}}   each paper
//   {"lectern":1,"besides":{"tags":…,"lists":…,…}}   last: what belongs to no single paper
//
// A sighting has "values" where they differ from the shown ones. Any line may be missing, or be the only one.
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/types/sighting.h"
#include "models/store/types/sourcerow.h"

#include <QJsonObject>

namespace lectern
{

// The source that a line describes.
struct LibrarySource {
    qint64 id = 0; // within the file
    SourceFacts facts;
    QString format;
    QDateTime importedAt;
    bool partial = false; // the file lacks some of its sightings
    std::optional<AuthorFigures> author;
    QList<Diagnostic> diagnostics;
    QList<UnreadRange> notUnderstood;
};

QJsonObject sourceObject(const LibrarySource &source);
// Error if the object names no source.
Result<LibrarySource> sourceFrom(const QJsonObject &object);

// Writes the sightings of a paper that shows these values.
QJsonArray sightingObjects(const QList<Sighting> &sightings, const Paper &shown);
// A sighting in the line of a paper.
struct SightingLine {
    qint64 source = 0; // LibrarySource::id
    quint32 position = 0;
    Paper values;
};
// Reads the sightings in a paper's line; entries without a source and position are skipped.
QList<SightingLine> sightingsFrom(const QJsonObject &paperLine, const Paper &shown);

} // namespace lectern
