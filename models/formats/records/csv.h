#pragma once
// Tables: comma, semicolon or tab separated, with a header line.
#include "fieldlayout.h"
#include "models/formats/base/format.h"

namespace lectern
{

// Returns the names in the header line of a table; empty when these bytes begin with none.
QStringList csvHeader(QByteArrayView head);

// Returns the columns of a table by the names in its header, whether or not one is known as a title. No
// format where these bytes are no table: some rows of as many values as the header has names.
SourceFields csvFields(QByteArrayView head);

// How the header of a table of our own begins, of whatever age.
inline constexpr QByteArrayView kOwnTable = "title,authors,authors_truncated,year,date,date_inferred,";

// Reads tables; tableFormat() (bib/papertable.h) writes them as well.
Format csvFormat();

// A text as a cell of CSV (RFC 4180): in quotes where it has to be, and so that no spreadsheet takes it for a
// formula.
QString csvCell(const QString &text);

} // namespace lectern
