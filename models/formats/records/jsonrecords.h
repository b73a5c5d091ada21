#pragma once
// Reads records in JSON texts: a list of objects, an object that holds such a list, one object, or one object
// after another.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// Reads every record by itself, so that a broken one costs only itself. containers: the keys of the outermost
// object whose list (or object) holds the records; an object without any of them is itself a record. toPaper
// gives nothing for an object that is no record; this is remarked, unless isFrame says that the object is a
// known part of such files.
ParsedSource readJsonRecords(QByteArrayView bytes, const QString &format, const QList<QByteArray> &containers,
                             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
                             const std::function<bool(const QJsonObject &)> &isFrame = {});

// Returns a value as one line of text: strings and numbers as they are, everything else as JSON. Empty for
// null.
QString jsonText(const QJsonValue &value);

} // namespace lectern
