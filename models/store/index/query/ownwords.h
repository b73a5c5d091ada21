#pragma once
// The user's words: those of notes and of tag names.
#include "models/core/query/query.h"
#include "models/core/wordfolder.h"
#include "models/store/index/storage/bitmap.h"
#include "models/store/sqlite/connection.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lectern::index
{

// Returns the statement that selects papers with the user's texts about them, or with the highlights in their
// files.
const char *ownTextsSql(QueryNode::Field field);

// Notes and tags are few and change while the user reads, so they are kept in memory instead of the index.
// Reads through one connection, inside its read transaction.
class UserTexts
{
public:
    explicit UserTexts(Connection &connection) : m_connection(connection) { }

    // Reads what has changed. Call before a query if the file has changed. live: the papers that can be
    // found.
    Result<> load(const Bitmap &live);
    // Return the papers whose note or tags contain this folded word; with prefix, a word that begins with it;
    // unless exact, also its other forms (otherForms).
    Bitmap inNotes(const std::string &word, bool prefix, bool exact) const;
    Result<Bitmap> inTags(const std::string &word, bool prefix, bool exact);
    bool isEmpty() const { return m_inNotes.empty() && m_inTags.empty(); }

private:
    using Words =
        std::vector<std::pair<std::string, qint64>>; // words with the number of a paper or tag; sorted
    Result<> loadNotes();
    void addWords(std::string_view text, qint64 number, Words *into);

    Connection &m_connection;
    WordFolder m_folder;
    Bitmap m_live;
    Words m_inNotes, m_inTags;
    std::vector<double> m_notesState;
    std::map<qint64, Bitmap> m_papersOfTag; // papers of the tags requested so far
};

} // namespace lectern::index
