#pragma once
// Writes all that a person made in a library into one readable JSON file, and reads it into any library.
#include "models/store/edits/editlog.h"

#include <QJsonObject>
#include <QMap>
#include <QSet>

namespace lectern
{

// What came of the marks in a file.
struct MarksOutcome {
    int papers = 0; // that have marks in the file
    int joined = 0; // of them, found in this library
    int waiting = 0; // of them, not here: their marks appear when the paper comes in
    Edit edit;
};

constexpr int kMarksVersion = 1;

// Marks as the objects of a file.
struct CollectedMarks {
    // By row number: bookmarked, read, rating, note, own_values, files, highlights, tags, lists.
    QMap<qint64, QJsonObject> papers;
    QJsonObject besides; // format, version, tags, lists; of a whole library also authors, saved_searches
};

class MarksFile
{
public:
    MarksFile(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // No file of marks is larger: it has some three hundred bytes for each of three million papers.
    static constexpr qint64 kLargest = qint64(1) << 30;

    // Writes JSON: {"format": "lectern-marks", "version": 1, "tags": [{name, colour}], "lists": [{id, parent,
    // name}], "papers": [{title, authors, arxiv_id, doi, abstract (where there is no title), bookmarked,
    // read, rating, note, note_edited, own_values: [{field, value, edited}], files: [{sha256, name, path,
    // found, added, bytes, modified, pages}], highlights: [as highlightObject() has them], tags: [name],
    // lists: [{list, place}]}], "authors": [{name, note, note_edited}], "people": [{id, names, title}],
    // "apart": [[id, id]], "saved_searches": [{name, query}]}. A paper's "written_by": [{name, person}] says
    // to which of the people a name on it was given. Papers that have marks but are not in the library now
    // are in it, too, with everything they are known by ("known_by"); papers in the bin are not. Times are
    // milliseconds since 1970.
    Result<QByteArray> write();
    // Returns the marks of these papers (without `only`: of all) for a file of another shape. Call it within
    // a transaction.
    Result<CollectedMarks> collect(const std::optional<QSet<PaperId>> &only = {});
    // Returns the objects of "papers" in a file: what was made of each, and what identity knows it by.
    Result<QJsonArray> described(const QMap<qint64, QJsonObject> &made, bool onlyWaiting);

    // Adds the marks of such a file to those of this library, as one entry of the edit log. Papers are found
    // by the rules of identity. A bookmark or read mark is added, never taken away; of two ratings the higher
    // stays, of two own values the one written last; a note is put behind the one that is here. An Error when
    // the bytes are no such file or a newer Lectern's; nothing has changed then.
    Result<MarksOutcome> read(const QByteArray &json);
    // Reads the object itself. An entry of "papers" may name one of the paper's sightings in this library
    // ("sighting": its number as text) instead of what identity knows.
    Result<MarksOutcome> read(const QJsonObject &root);

private:
    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
