#pragma once
// Reads records from JSON: a list of objects, an object with such a list, one object, or a sequence of
// objects.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// Parses each record separately, so that a broken record affects only itself. containers: keys of the
// outermost object whose list or object contains the records; an object without them is itself a record.
// toPaper returns nullopt for an object that is not a record; this adds a diagnostic, unless isFrame
// recognises it as another part of such files.
ParsedSource readJsonRecords(QByteArrayView bytes, const QString &format, const QList<QByteArray> &containers,
                             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
                             const std::function<bool(const QJsonObject &)> &isFrame = {});

// Returns a value as one line of text: strings and numbers unchanged, other values as JSON. Empty for null.
QString jsonText(const QJsonValue &value);

} // namespace lectern
