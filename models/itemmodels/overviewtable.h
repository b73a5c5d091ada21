#pragma once
// Statistics as a table, for one search or two searches side by side.
#include "models/store/types/overview.h"

#include <QByteArray>

#include <optional>

namespace lectern
{

struct OverviewLine {
    enum class Kind { All, Year, Score, Category, Author, Word };
    Kind kind = Kind::All;
    QString value; // "2021", "80 to 85", a name; empty: papers without a value
    std::optional<int> papers,
        other; // count of the search and of the other search; nullopt: not listed in its statistics
};

// Returns the total first, then years and scores in ascending order, and other values in the order of the
// statistics.
QList<OverviewLine> overviewLines(const Overview &overview, const Overview *other = nullptr);
// CSV for other programs, in English in every UI language. two: includes the second search.
QByteArray overviewCsv(const QList<OverviewLine> &lines, bool two);

} // namespace lectern
