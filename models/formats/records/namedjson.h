#pragma once
// Papers in JSON of any kind, read by what their keys are called.
#include "fieldlayout.h"
#include "models/formats/base/format.h"

class QJsonObject;
class QJsonValue;

namespace lectern
{

// Reads an object that has a title as a paper, by the names of its keys (csvColumn()); names are texts, lists
// of texts or lists of objects. Keys without a meaning become extra fields. Nothing for an object without a
// title. names: what each key was taken for is added to it, once a name. fields: what a person said of keys.
std::optional<Paper> namedPaper(const QJsonObject &object, QList<NamedField> &names,
                                const FieldChoices &fields = {});

// Returns the keys of the objects in the beginning of a JSON text, whether or not one is known as a title.
// No format where it is no JSON.
SourceFields namedJsonFields(QByteArrayView head);

// Finds all such objects in a value, however deep lists and objects hold them. Only objects that also state
// authors and an id or an abstract count: anything may have a title and a description.
QList<Paper> namedPapersIn(const QJsonValue &value, QList<NamedField> &names);

Format namedJsonFormat();
Format namedJsonLinesFormat();

} // namespace lectern
