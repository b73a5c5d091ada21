#pragma once
// Takes saved searches from one library to another: what they name by number is named by content on the way.
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

namespace lectern
{

// Makes the object of a saved search in a file of marks. The numbers of persons, lists and sources mean
// something in this library only. So "query" names them by name, for people and older Lecterns. Where there
// are any, "exact" has them as "#1", "#2" …, and "refers" describes these one after the other: a person by
// all names, a list by its path, a source by its hash.
Result<QJsonObject> searchForElsewhere(const Connection &connection, const QString &name,
                                       const QString &query);

// Returns the query of such an object for this library: with this library's numbers for what is found here,
// by name for the rest. people: the numbers that persons of the file have here. A number without a
// description, from an older Lectern, names nobody here: it becomes a word, so that it cannot find another
// person.
Result<QString> searchFromElsewhere(const Connection &connection, const QJsonObject &search,
                                    const QHash<qint64, qint64> &people);

// Makes searches for the first person ask for the second one from now on.
Result<> moveSearchesToAuthor(const Connection &connection, qint64 from, qint64 into);

} // namespace lectern
