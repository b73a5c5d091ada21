#pragma once
// Saved searches on their way from one library to another: what they say by number is said by content.
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

namespace lectern
{

// The object of a saved search in a file of marks. Numbers of persons, lists and sources are of this library
// alone: "query" says them by name, for people and older Lecterns; where there are any, "exact" says them as
// "#1" and so on for what "refers" describes one after the other, by all names of a person, by the path of a
// list, by the hash of a source.
Result<QJsonObject> searchForElsewhere(const Connection &connection, const QString &name,
                                       const QString &query);

// The query of such an object in this library: with its numbers for what is found here, by name where it is
// not. people: numbers of persons of the file who are known here. A number that comes without a description,
// from an older Lectern, is nobody's: it becomes a word, which finds no other person.
Result<QString> searchFromElsewhere(const Connection &connection, const QJsonObject &search,
                                    const QHash<qint64, qint64> &people);

// Whether a search of this name asks the same here already.
Result<bool> isSearchHere(const Connection &connection, const QString &name, const QString &query);

// Searches on the person of the first number ask for the one of the second from now on.
Result<> moveSearchesToAuthor(const Connection &connection, qint64 from, qint64 into);

} // namespace lectern
