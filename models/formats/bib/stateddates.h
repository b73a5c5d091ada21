#pragma once
// Dates that state more than one day: spans, seasons and uncertain dates, in the notation of ISO 8601-2 that
// BibLaTeX uses ("2015-22/2016-24", "1984~"; BibLaTeX manual, section 2.3.8), and dates of CSL-JSON.
#include "models/core/paper.h"
#include "models/formats/base/dates.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace lectern
{

// Reads a date of CSL-JSON: date-parts of numbers or texts, also without the outer list; year, month and day;
// raw or literal text; a plain text; the first of a list.
LooseDate cslDate(const QJsonValue &issued);
// Returns whether a date of CSL-JSON states more than the first day.
bool cslStatesMore(const QJsonValue &issued, const LooseDate &date);
// Converts a date of ISO 8601-2 to CSL-JSON, which has spans, seasons and circa.
QJsonObject cslDateObject(const QString &date);

// Returns the date of ISO 8601-2 that one of the fields "date" and "issued" states beyond the year and the
// date of the paper; empty if there is none.
QString statedDate(const Paper &paper, const QString &date, const QString &issued);

} // namespace lectern
