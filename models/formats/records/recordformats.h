#pragma once
// JSON, XML and table formats.
#include "fieldlayout.h"
#include "models/core/paper.h"
#include "models/formats/base/format.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QStringList>
#include <functional>
#include <optional>

class QJsonObject;
class QJsonObject;
class QJsonValue;

namespace lectern
{

// Readers for arXiv's XML: the Atom API, and OAI-PMH with oai_dc, arXiv and arXivRaw.
Format arxivAtomFormat();
Format oaiPmhFormat();

// Tables with a header line, separated by commas, semicolons or tabs.

// Returns the column names of a table; empty if the bytes do not begin with a header line.
QStringList csvHeader(QByteArrayView head);

// Returns the columns of a table by their header names, whether or not a title column is recognised. Empty if
// the bytes are not a table: several rows with as many values as the header.
SourceFields csvFields(QByteArrayView head);

// Beginning of the header in tables written by any version of Lectern.
inline constexpr QByteArrayView kOwnTable = "title,authors,authors_truncated,year,date,date_inferred,";

// Read-only; tableFormat() (bibformats.h) also writes tables.
Format csvFormat();

// Returns a text as a CSV cell (RFC 4180): quoted if necessary, and protected from being interpreted as a
// formula.
QString csvCell(const QString &text);

// Reads records from JSON: a list of objects, an object with such a list, one object, or a sequence of
// objects.

// Parses each record separately, so that a broken record affects only itself. containers: keys of the
// outermost object whose list or object contains the records; an object without them is itself a record.
// toPaper returns nullopt for an object that is not a record; this adds a diagnostic, unless isFrame
// recognises it as another part of such files.
ParsedSource readJsonRecords(QByteArrayView bytes, const QString &format, const QList<QByteArray> &containers,
                             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
                             const std::function<bool(const QJsonObject &)> &isFrame = {});

// Returns a value as one line of text: strings and numbers unchanged, other values as JSON. Empty for null.
QString jsonText(const QJsonValue &value);

// Lectern's own JSON lines: a lossless form of a paper.
// Returns a paper as the object of a line, without Paper::line. The store adds its own data: "marks" (user
// data) and "sightings" (values per source). The lines around the papers of a whole library have "library",
// "source" or "besides" instead of a paper (store/exports/librarylines.h).
QJsonObject lecternJson(const Paper &paper);
// Parses a paper. Unknown keys become extra fields, and so do marks, which only the store can import;
// sightings are dropped.
Paper lecternPaper(const QJsonObject &object);
bool isLecternFrame(const QJsonObject &object);
// Returns the object as one line.
QByteArray lecternLine(const QJsonObject &object);

Format lecternJsonlFormat();

// Reader for other JSON, which uses the names of the keys (csvColumn()). Reads an object with a title as a
// paper. Author names are texts, lists of texts or lists of objects. Unknown keys become extra fields.
// Returns nullopt without a title. names: receives the interpretation of each key, once per name. fields:
// user mapping of keys.
std::optional<Paper> namedPaper(const QJsonObject &object, QList<NamedField> &names,
                                const FieldChoices &fields = {});

// Returns the keys of the objects at the beginning of a JSON text, whether or not a title is recognised.
// Empty if it is not JSON.
SourceFields namedJsonFields(QByteArrayView head);

// Finds the objects in a value, at any depth, that namedPaper() can read. They must also have authors and an
// id or abstract, because other objects may have a title and a description.
QList<Paper> namedPapersIn(const QJsonValue &value, QList<NamedField> &names);

Format namedJsonFormat();
Format namedJsonLinesFormat();

// Readers for API responses of Semantic Scholar and OpenAlex.
Format semanticScholarFormat();
Format openAlexFormat();

} // namespace lectern
