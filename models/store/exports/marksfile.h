#pragma once
// Writes all user data of a library to a readable JSON file, and reads it into any library.
#include "models/store/edits/editlog.h"
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QSet>

namespace lectern
{

// The result of reading a marks file.
struct MarksOutcome {
    int papers = 0; // with marks in the file
    int joined = 0; // number of these papers that are in this library
    int waiting = 0; // number of these papers that are not in this library: their marks are applied when the
                     // paper is imported
    Edit edit;
};

constexpr int kMarksVersion = 1;

// Marks as the objects of a file.
struct CollectedMarks {
    // By row number: bookmarked, read, rating, note, own_values, files, highlights, tags, lists.
    QMap<qint64, QJsonObject> papers;
    QJsonObject besides; // format, version, tags, lists; for a whole library also authors, saved_searches
};

class MarksFile
{
public:
    MarksFile(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // Maximum size of a marks file in bytes: some three hundred bytes for each of three million papers.
    static constexpr qint64 kLargest = qint64(1) << 30;

    // Writes JSON:
    //
    //   {"format": "lectern-marks", "version": 1, "tags": [{name, colour}], "lists": [{id, parent, name}],
    //    "papers": [{title, authors, arxiv_id, doi, abstract (if there is no title), bookmarked, read,
    //    rating,
    //                note, note_edited, own_values: [{field, value, edited}],
    //                files: [{sha256, name, path, found, added, bytes, modified, pages}],
    //                highlights: [as highlightObject() writes them], tags: [name], lists: [{list, place}]}],
    //    "authors": [{name, note, note_edited}], "people": [{id, names, title}], "apart": [[id, id]],
    //    "saved_searches": [{name, query}]}
    //
    // A paper's "written_by": [{name, person}] assigns names on it to entries of "people". Papers with marks
    // that are not in the library now are included, with all their identity data ("known_by"); papers in the
    // trash are not. Times are milliseconds since 1970.
    Result<QByteArray> write();
    // Returns the marks of these papers (without `only`: of all) for a file of another format. Call within a
    // transaction.
    Result<CollectedMarks> collect(const std::optional<QSet<PaperId>> &only = {});
    // Returns the objects of "papers" in a file: the user data of each, and its identity data.
    Result<QJsonArray> described(const QMap<qint64, QJsonObject> &made, bool onlyWaiting);

    // Adds the marks of a marks file to those of this library, as one entry of the edit log. Papers are found
    // by the identity rules. Bookmarks and read marks are added, never removed; of two ratings the higher is
    // kept, of two own values the later one; a note is appended to the existing one. Error if the bytes are
    // not a marks file or a newer Lectern wrote it; nothing has changed then.
    Result<MarksOutcome> read(const QByteArray &json);
    // Reads a parsed object. An entry of "papers" may name one of the paper's sightings in this library
    // ("sighting": its number as text) instead of identity data.
    Result<MarksOutcome> read(const QJsonObject &root);

private:
    Connection &m_connection;
    EditLog &m_log;
};

// Converts the user's decisions about author identity to objects of a marks file and back, for any library.

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
// Adds the author decisions of a marks file to those of this library, which are kept; call within an edit.
// known receives the numbers that the file's authors have in this library.
Result<> addAuthorWords(Connection &connection, const QJsonArray &authors, const QJsonArray &apart,
                        const QList<AssignedName> &assigned, QHash<qint64, qint64> *known);

} // namespace lectern
