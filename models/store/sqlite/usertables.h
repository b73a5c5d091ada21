#pragma once
// The tables of user data. The edit log, the merge of papers, marks files, the check, recovery and the digest
// of the tests iterate over them. They are in this folder because changeset.h reads them.
#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <array>
#include <span>

namespace lectern
{

// The value of a column in a marks file.
struct MarksValue {
    enum class Kind { Flag, Number, Text, Time };
    const char *key = nullptr; // in the object of the paper
    Kind kind = Kind::Flag; // Flag: only true is written
    qint64 least = 0, most = 0; // limits of a Number
};

struct UserTable {
    struct Recovery {
        int group = 0; // rows of lower groups are copied first; 0: recovery has code for the table
        const char *kind = nullptr, *what = nullptr; // names in the list of losses; what: to translate
    };

    const char *name;
    int paperColumn = -1; // position of the column `paper`; -1: a row belongs to no single paper
    bool logged = true; // the edit log records changes
    const char *columns = nullptr; // of a paper's row that can be copied to another paper, without `paper`
    const char *merge = nullptr; // for a copied row if the other paper has its key; null: that row is kept
    // The columns in a marks file; none: exports/marksfile.h has code for the table, or it is not in the
    // file. A row is read if the file has its numbers and texts, or one of the flags.
    std::array<MarksValue, 2> marks{};
    const char *add = nullptr; // for a row of a marks file; null: as merge
    const char *digest = nullptr; // the columns that are equal in libraries of equal content, first the key
    Recovery recovery{};
};

// All tables, in the order of the changesets in the edit log: append.
std::span<const UserTable> userTables();
// Returns UserTable::paperColumn; -1 for other tables.
int paperColumn(QByteArrayView table);
// The names of the tables that the edit log records. Each has a primary key.
const QList<QByteArray> &loggedTables();
// The tables with UserTable::recovery, by group.
QList<const UserTable *> recoveredTables();
// A query of the papers with user data. The trash counts as user data only if `trash` is set.
QByteArray papersWithUserData(bool trash);

// Queries of notes, for modules that precede or do not use the note store.
extern const char *const kNotedPapersSql, *const kNotedPaperSql; // of all papers, of one
extern const char *const kNoteTextsSql; // paper, text
extern const char *const kNotesStateSql; // differs after each change of a note

} // namespace lectern
