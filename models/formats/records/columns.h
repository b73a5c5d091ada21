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

// Derives the arXiv id from the URL or DOI if no column had it. Call after all values are set.
void finishColumns(Paper &paper);

} // namespace lectern
