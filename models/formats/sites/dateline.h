#pragma once
// The short lines of scholarfeed pages: score, category, date and code badge of a paper; figures of an
// author.
#include "models/core/paper.h"

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>

namespace lectern
{

// "84.7LGJun 2", "DCDec 27, 2025Code": optional score, optional category, date, optional badge, with or
// without white space between them.
struct DateLine {
    std::optional<double> score; // 0 to 100
    QString category;
    int month = 0; // 1 to 12
    int day = 0; // 1 to 31; not checked against the month
    std::optional<int> year;
    bool code = false;
    QStringView dateText; // the date as printed, for quoting
};

// Parses a complete line; nullopt for other lines, most of which are rejected by one short comparison.
std::optional<DateLine> parseDateLine(QStringView line);

// Returns the date of a date line. Without a year it is the latest such day that is not after savedOn (for 29
// February, in the last leap year). Invalid if there is no such day, or if savedOn is required but invalid.
QDate resolveDate(const DateLine &line, QDate savedOn);

// A line of an author page's header.
struct HeadLine {
    enum class Kind { Category, HIndex, Papers, Citations, Novelty, AiScore, PapersHeading };
    Kind kind;
    int value = 0; // the figure; 0 for Category
    bool stated = true; // false: "n/a"
    bool rounded = false; // as in "1.2K"
};

// Parses "h-index9", "3papers", "1,394citations", "1.2Kcitations", "Novelty55%", "AI Score44", "h-indexn/a",
// "3 Papers" or "LG"; nullopt for other lines, most of which are rejected by a few short comparisons.
std::optional<HeadLine> parseHeadLine(QStringView line);

} // namespace lectern
