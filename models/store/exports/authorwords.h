#pragma once
// A person's decisions about who is who, as objects of a file of marks, and from there into any library.
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>

namespace lectern
{

// Returns everybody whom a decision names: [{"id", "names": [folded], "title"}]. The numbers mean something
// only within the file.
Result<QJsonArray> decidedAuthors(const Connection &connection);
// Returns the pairs of these that were told apart: [[id, id]].
Result<QJsonArray> apartAuthors(const Connection &connection);

// A name on a paper that was given to a person of the file.
struct AssignedName {
    qint64 paper = 0; // of this library
    QString folded;
    qint64 author = 0; // of the file
};
// Adds the decisions of such a file to those of this library, which stay; call it within an edit. known
// receives who the persons of the file are here.
Result<> addAuthorWords(Connection &connection, const QJsonArray &authors, const QJsonArray &apart,
                        const QList<AssignedName> &assigned, QHash<qint64, qint64> *known);

} // namespace lectern
