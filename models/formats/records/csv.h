#pragma once
// Tables: comma, semicolon or tab separated, with a header line.
#include "models/formats/base/format.h"

namespace lectern
{

// What a column holds, guessed from its name; the import panel shows it and lets a person change it.
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

// The header line of a table as names; empty when the beginning of these bytes is none.
QStringList csvHeader(QByteArrayView head);

// The values of a row of a table, 0 for the header; empty when the beginning of these bytes does not hold it.
QStringList csvRow(QByteArrayView head, int row);

// Reads with given meanings of the columns (as many as the header has; missing ones are guessed).
ParsedSource readCsv(QByteArrayView bytes, const QList<CsvColumn> &columns);

Format csvFormat();

} // namespace lectern
