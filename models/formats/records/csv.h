#pragma once
// Tables: comma, semicolon or tab separated, with a header line.
#include "columns.h"
#include "models/formats/base/format.h"

namespace lectern
{

// Returns the names in the header line of a table; empty when these bytes begin with none.
QStringList csvHeader(QByteArrayView head);

// Returns the values of a row of a table, 0 for the header; empty when these bytes do not reach the row.
QStringList csvRow(QByteArrayView head, int row);

// Reads with given meanings of the columns, one for each column of the header; missing ones are guessed.
ParsedSource readCsv(QByteArrayView bytes, const QList<CsvColumn> &columns);

Format csvFormat();

} // namespace lectern
