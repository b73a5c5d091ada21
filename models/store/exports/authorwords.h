#pragma once
// Converts the user's decisions about author identity to objects of a marks file and back, for any library.
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>

namespace lectern
{

// Returns all authors with a decision: [{"id", "names": [folded], "title"}]. The numbers are valid within the
// file only.
Result<QJsonArray> decidedAuthors(const Connection &connection);
// Returns the pairs of these that are marked as distinct: [[id, id]].
Result<QJsonArray> apartAuthors(const Connection &connection);

// A name on a paper that was assigned to an author of the file.
struct AssignedName {
    qint64 paper = 0; // in this library
    QString folded;
    qint64 author = 0; // in the file
};
// Adds the decisions of such a file to those of this library, which are kept; call within an edit. known
// receives the numbers here of the file's authors.
Result<> addAuthorWords(Connection &connection, const QJsonArray &authors, const QJsonArray &apart,
                        const QList<AssignedName> &assigned, QHash<qint64, qint64> *known);

} // namespace lectern
