#pragma once
// Records in JSON texts: a list of objects, an object that holds such a list, one object, or one object after
// another.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// Reads every record by itself, so that a broken one costs only itself. containers: keys whose list (or
// object) of the outermost object holds the records; an object without any of them is a record. toPaper gives
// nothing for an object that is no record; that is remarked, unless isFrame says that it is a known part of
// such files.
ParsedSource readJsonRecords(QByteArrayView bytes, const QString &format, const QList<QByteArray> &containers,
                             const std::function<std::optional<Paper>(const QJsonObject &)> &toPaper,
                             const std::function<bool(const QJsonObject &)> &isFrame = {});

// A value as one line of text: strings as they are, numbers, everything else as JSON. Empty for null.
QString jsonText(const QJsonValue &value);

} // namespace lectern
