#pragma once
// Tables: comma, semicolon or tab separated, with a header line.
#include "models/formats/base/format.h"

namespace lectern
{

// What a column holds. Guessed from its name; the import panel shows the guess and a person can change it.
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
};
CsvColumn csvColumn(QStringView header);

// Returns the names in the header line of a table; empty when these bytes begin with none.
QStringList csvHeader(QByteArrayView head);

// Returns the values of a row of a table, 0 for the header; empty when these bytes do not reach the row.
QStringList csvRow(QByteArrayView head, int row);

// Reads with given meanings of the columns, one for each column of the header; missing ones are guessed.
ParsedSource readCsv(QByteArrayView bytes, const QList<CsvColumn> &columns);

Format csvFormat();

} // namespace lectern
