#pragma once
// All that a person made in a library as one readable JSON file, and back into any library.
#include "editlog.h"

namespace lectern
{

// What came of the marks of a file.
struct MarksOutcome {
    int papers = 0; // that have marks in the file
    int joined = 0; // of them, found in this library
    int waiting = 0; // of them, not here: their marks appear when the paper comes in
    Edit edit;
};

class MarksFile
{
public:
    MarksFile(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // JSON: {"format": "lectern-marks", "version": 1, "tags": [{name, colour}], "lists": [{id, parent,
    // name}], "papers": [{title, authors, arxiv_id, doi, abstract (where there is no title), bookmarked,
    // read, rating, note, tags: [name], lists: [{list, place}]}], "authors": [{name, note}],
    // "saved_searches": [{name, query}]}. Papers that are not in the library now but have marks are in it
    // too.
    Result<QByteArray> write();

    // Adds the marks of such a file to what is here, as one entry of the edit log. Papers are found by the
    // rules of identity (design, section 4). A bookmark or read mark is added, never taken away; of two
    // ratings the higher stays; a note is put behind one that is here. An Error when the bytes are no such
    // file or a newer Lectern's; nothing has changed then.
    Result<MarksOutcome> read(const QByteArray &json);

private:
    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
