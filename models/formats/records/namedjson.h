#pragma once
// Reads papers from any JSON by the names of its keys.
#include "fieldlayout.h"
#include "models/formats/base/format.h"

class QJsonObject;
class QJsonValue;

namespace lectern
{

// Reads an object with a title as a paper, by the names of its keys (csvColumn()). Author names are texts,
// lists of texts or lists of objects. Unknown keys become extra fields. Returns nullopt without a title.
// names: receives the interpretation of each key, once per name. fields: user mapping of keys.
std::optional<Paper> namedPaper(const QJsonObject &object, QList<NamedField> &names,
                                const FieldChoices &fields = {});

// Returns the keys of the objects at the beginning of a JSON text, whether or not a title is recognised.
// Empty if it is not JSON.
SourceFields namedJsonFields(QByteArrayView head);

// Finds all such objects in a value at any depth. They must also have authors and an id or abstract, because
// other objects may have a title and a description.
QList<Paper> namedPapersIn(const QJsonValue &value, QList<NamedField> &names);

Format namedJsonFormat();
Format namedJsonLinesFormat();

} // namespace lectern
