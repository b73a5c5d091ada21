#pragma once
// Parses dates as bibliographies write them.
#include "models/core/paper.h"

#include <QDate>
#include <QStringView>
#include <optional>

namespace lectern
{

// A possibly incomplete date.
struct LooseDate {
    std::optional<int> year;
    int month = 0; // 1 to 12, 0: unknown
    int day = 0;
    // Returns the date if all three parts are known and valid.
    QDate date() const { return year && month && day ? QDate(*year, month, day) : QDate(); }
};

// Parses "2016-04-03", "2016-04", "2016/04/03/other", "2016", "2014-02-02/2014-02-07",
// "2016-04-03T10:00:00Z", "3 April 2016", "April 3, 2016", "c2016", "[2016]", "2016a", "2016-Apr-3". The year
// is the first four-digit number from 1000 to 2999; month and day are read next to it. Of a span the first
// day is read ("1998 Dec-1999 Jan"). Without such a number: "0850", "-0044", "850 AD", "44 BC", "156X"
// (1560).
LooseDate readLooseDate(QStringView text);

// Returns whether a text states more than the date that was read from it: the end of a span, a season, a sign
// of doubt ("1984~", "2004/..").
bool statesMore(QStringView text, const LooseDate &date);

// Returns 1 to 12 for "feb", "Feb.", "February", "2" or "02"; 0 if the text is not a month.
int monthNumber(QStringView text);

// Validates stated numbers: ranges of years, counts and scores, and diagnostics for values out of range.

// Returns the year if it is an integer from 1 to 9999.
std::optional<int> validYear(double number);
// Returns a count, such as citations or papers, if it is an integer from 0 to INT_MAX.
std::optional<int> validCount(double number);

// Adds a warning for each paper with an invalid year, citation count or score. Readers keep such a number as
// an extra field under the source's name and do not use its value.
void reportNumbers(ParsedSource &source);

} // namespace lectern
