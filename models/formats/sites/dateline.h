#pragma once
// The small lines of scholarfeed pages: score, category, date and code badge of a paper; the figures of an
// author.
#include "models/core/paper.h"

#include <QDate>
#include <QString>
#include <QStringView>

#include <optional>

namespace lectern
{

// "84.7LGJun 2", "DCDec 27, 2025Code": optional score, optional category, date, optional badge, with nothing
// or white space between them.
struct DateLine {
    std::optional<double> score; // 0 to 100
    QString category;
    int month = 0; // 1 to 12
    int day = 0; // 1 to 31; not checked against the month
    std::optional<int> year;
    bool code = false;
    QStringView dateText; // the part of the line that is the date, for what has to be quoted
};

// Reads a whole line; nullopt when it is anything else. For most other lines this costs one short comparison.
std::optional<DateLine> parseDateLine(QStringView line);

// Returns the day a date line means. With a year it is that very day. Without one it is the latest such day
// that is not after savedOn (for 29 February, the last leap year). Invalid when there is no such day, or when
// savedOn is needed and invalid.
QDate resolveDate(const DateLine &line, QDate savedOn);

// One line of the head of an author page.
struct HeadLine {
    enum class Kind { Category, HIndex, Papers, Citations, Novelty, AiScore, PapersHeading };
    Kind kind;
    int value = 0; // the figure; 0 for Category
    bool stated = true; // false: the page says "n/a"
    bool rounded = false; // the page says "1.2K"
};

// Reads "h-index9", "3papers", "1,394citations", "1.2Kcitations", "Novelty55%", "AI Score44", "h-indexn/a",
// "3 Papers" or "LG"; nullopt for anything else. For most other lines this costs a few short comparisons.
std::optional<HeadLine> parseHeadLine(QStringView line);

} // namespace lectern
