#pragma once
// Lines of JSON that hold all of a library, or some of its papers (Lectern's own format,
// models/formats/records/lecternjsonl.h):
//
// |  {"lectern":1,"library":{"papers":2,"sources":1,"whole":true}}      what is to come
// |  {"lectern":1,"source":{"id":1,"hash":…,"name":…,"sightings":2,…}}  each source, before any paper
// |  {"lectern":1,"title":…,"sightings":[{"source":1,"position":0,"line":7}],"marks":{…}}   each paper
// |  {"lectern":1,"besides":{"tags":…,"lists":…,…}}   last: what belongs to no single paper
//
// A sighting has "values" where it differs from what the paper shows. Any line may be missing, or be the only
// one.
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/types/sighting.h"
#include "models/store/types/sourcerow.h"

#include <QJsonObject>

namespace lectern
{

// A source as such a line has it.
struct LibrarySource {
    qint64 id = 0; // within the file
    SourceFacts facts;
    QString format;
    QDateTime importedAt;
    bool partial = false; // not all of its sightings are in the file
    std::optional<AuthorFigures> author;
    QList<Diagnostic> diagnostics;
    QList<UnreadRange> notUnderstood;
};

QJsonObject sourceObject(const LibrarySource &source);
// An Error when the object names no source.
Result<LibrarySource> sourceFrom(const QJsonObject &object);

// Writes the sightings of a paper that shows these values.
QJsonArray sightingObjects(const QList<Sighting> &sightings, const Paper &shown);
// Where a line says a paper was seen.
struct SightingLine {
    qint64 source = 0; // LibrarySource::id
    quint32 position = 0;
    Paper values;
};
// Reads the sightings in a paper's line; entries that name no place are left out.
QList<SightingLine> sightingsFrom(const QJsonObject &paperLine, const Paper &shown);

} // namespace lectern
