#pragma once
// Tables with a header line, separated by commas, semicolons or tabs.
#include "fieldlayout.h"
#include "models/formats/base/format.h"

namespace lectern
{

// Returns the column names of a table; empty if the bytes do not begin with a header line.
QStringList csvHeader(QByteArrayView head);

// Returns the columns of a table by their header names, whether or not a title column is recognised. Empty if
// the bytes are not a table: several rows with as many values as the header.
SourceFields csvFields(QByteArrayView head);

// Beginning of the header in tables written by any version of Lectern.
inline constexpr QByteArrayView kOwnTable = "title,authors,authors_truncated,year,date,date_inferred,";

// Read-only; tableFormat() (bib/papertable.h) also writes tables.
Format csvFormat();

// Returns a text as a CSV cell (RFC 4180): quoted if necessary, and protected from being interpreted as a
// formula.
QString csvCell(const QString &text);

} // namespace lectern
