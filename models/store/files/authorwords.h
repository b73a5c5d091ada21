#pragma once
// What a person said about who is who, as objects of a file of marks, and back into any library.
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>

namespace lectern
{

// Everybody whom a decision names: [{"id", "names": [folded], "title"}]; the numbers mean something within
// the file only.
Result<QJsonArray> decidedAuthors(const Connection &connection);
// Pairs of these that were told apart: [[id, id]].
Result<QJsonArray> apartAuthors(const Connection &connection);

// A name on a paper that was given to somebody of the file.
struct AssignedName {
    qint64 paper = 0; // of this library
    QString folded;
    qint64 author = 0; // of the file
};
// Adds what such a file says to what is said here, which stays: to be called within an edit. known receives
// who those of the file are here.
Result<> addAuthorWords(Connection &connection, const QJsonArray &authors, const QJsonArray &apart,
                        const QList<AssignedName> &assigned, QHash<qint64, qint64> *known);

} // namespace lectern
