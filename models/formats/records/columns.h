#pragma once
// Maps table columns and record keys to paper fields by name, and converts their values.
#include "models/core/paper.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace lectern
{

// The content of a column or key. Guessed from its name; the import panel shows the guess and the user can
// change it.
enum class CsvColumn {
    Unknown, // kept as an extra field
    Title,
    Authors,
    Year,
    Date,
    Abstract,
    Doi,
    ArxivId,
    Venue,
    Url,
    Category,
    Citations,
    Score,
    Code,
    Affiliation,
    AuthorsTruncated,
    DateInferred,
};
CsvColumn csvColumn(QStringView header);

// Returns the name of the paper field that a column fills, as in Lectern's own tables and JSON lines
// ("authors"); empty for Unknown.
QString columnField(CsvColumn column);

// Returns the display name of a column, untranslated (context "lectern"); empty for Unknown.
const char *columnLabel(CsvColumn column);

// Inverse of columnField(). Returns Unknown for "extra" and an empty name, nullopt for other names.
std::optional<CsvColumn> columnOfField(QStringView field);

// Sets a paper field from a value. If the field is already set or the value is invalid, the value is kept as
// an extra field under the column name.
void readColumn(Paper &paper, CsvColumn column, const QString &name, const QString &value);

// Parses an author list in any common form: "A. One; B. Two", "One, A.; Two, B.", "A. One and B. Two".
void readAuthors(Paper &paper, const QString &value);

// Replaces the authors by one, given as "Family, Given".
void readOneAuthor(Paper &paper, const QString &value);

// Returns whether a column of Scopus or Web of Science repeats the authors with their full names.
bool isFullNames(QStringView header);

// Decides whether "García Márquez, Ana" in a column of authors is one name or two: by what separates the
// authors in the other rows of the column.
class AuthorColumn
{
public:
    // isInverted: the program that wrote the table is known to write "Family, Given; Family, Given".
    explicit AuthorColumn(bool isInverted = false) : m_separated(isInverted ? 1 : 0) { }
    // Takes account of a cell. Returns whether isOneName() must be asked about it when all rows are known.
    bool add(QStringView cell);
    bool isOneName(QStringView cell) const;
    bool mayHoldOneName() const { return m_separated >= m_commas; } // false: no cell is one name

private:
    qsizetype m_separated = 0; // "Winter, Ada; Berg, Jan": a comma separates no authors
    qsizetype m_commas = 0; // "Ada Winter, Jan Berg, Bo Oak"
    qsizetype m_inverted = 0; // "Winter, Ada"
    qsizetype m_inOrder = 0; // "Ada Winter"
};

// Derives the arXiv id from the URL or DOI if no column had it. Call after all values are set.
void finishColumns(Paper &paper);

} // namespace lectern
