#pragma once
// The figures of an overview as a table, of one search or of two side by side.
#include "models/store/types/overview.h"

#include <QByteArray>

#include <optional>

namespace lectern
{

struct OverviewLine {
    enum class Kind { All, Year, Score, Category, Author, Word };
    Kind kind = Kind::All;
    QString value; // "2021", "80 to 85", a name; empty: papers that state none
    std::optional<int> papers, other; // of the search, of the other one; nothing: its overview does not say
};

// Years and scores upwards, the others as they stand in the overview; first how many papers there are.
QList<OverviewLine> overviewLines(const Overview &overview, const Overview *other = nullptr);
// For programs, in whatever language the window is; others: there are two searches.
QByteArray overviewCsv(const QList<OverviewLine> &lines, bool two);

} // namespace lectern
