#pragma once
// Reads dates as bibliographies write them.
#include <QDate>
#include <QStringView>

#include <optional>

namespace lectern
{

// What a text says of a date, as far as it goes.
struct LooseDate {
    std::optional<int> year;
    int month = 0; // 1 to 12, 0: not said
    int day = 0;
    // Returns the day when all three parts are known and there is such a day.
    QDate date() const { return year && month && day ? QDate(*year, month, day) : QDate(); }
};

// Reads "2016-04-03", "2016-04", "2016/04/03/other", "2016", "2014-02-02/2014-02-07", "2016-04-03T10:00:00Z",
// "3 April 2016", "April 3, 2016", "c2016", "[2016]", "2016a": the first year of four digits (1000 to 2999)
// with what stands next to it in one of these orders.
LooseDate readLooseDate(QStringView text);

// Returns 1 to 12 for "feb", "Feb.", "February", "2" or "02"; 0 when the text is no month.
int monthNumber(QStringView text);

} // namespace lectern
