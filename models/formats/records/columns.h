#pragma once
// What the columns of a table and the keys of a record hold, by their names, and how their values become a
// paper.
#include "models/core/paper.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace lectern
{

// What a column or a key holds. Guessed from its name; the import panel shows the guess and a person can
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

// The name of the field of a paper that a column fills, as our own tables and lines call it ("authors");
// empty for Unknown.
QString columnField(CsvColumn column);

// The other way round: what the field of this name is filled by; "extra" and the empty name are Unknown.
// Nothing for another name.
std::optional<CsvColumn> columnOfField(QStringView field);

// Sets what a value says of a paper. What the paper says already, or what cannot be read as such a value, is
// kept as an extra field under the name of the column.
void readColumn(Paper &paper, CsvColumn column, const QString &name, const QString &value);

// Reads names in whatever form one value lists them: "A. One; B. Two", "One, A.; Two, B.", "A. One and B.
// Two".
void readAuthors(Paper &paper, const QString &value);

// Takes the arXiv id from the address or DOI where no column had it. Call once all values are read.
void finishColumns(Paper &paper);

} // namespace lectern
