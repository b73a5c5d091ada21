#include "dates.h"

#include "format.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

std::optional<int> whole(double number, int least, int most)
{
    return number >= least && number <= most && number == std::floor(number) ? std::optional(int(number))
                                                                             : std::nullopt;
}

enum class Figure { Year, Count, Score };

// Returns which figure the field of this name states; nullopt for other fields. Covers the field names of all
// formats. named: the mapping of a self-describing source.
std::optional<Figure> figureOf(const QString &name, const QList<NamedField> &named)
{
    for (const NamedField &field : named)
        if (field.name == name && !field.field.isEmpty())
            return field.field == "year"_L1     ? std::optional(Figure::Year)
                : field.field == "citations"_L1 ? std::optional(Figure::Count)
                : field.field == "score"_L1     ? std::optional(Figure::Score)
                                                : std::nullopt;
    static constexpr std::array years{"year"_L1, "publication_year"_L1, "issued"_L1, "py"_L1, "y1"_L1,
                                      "date"_L1};
    static constexpr std::array counts{"citations"_L1, "citationcount"_L1, "cited_by_count"_L1,
                                       "is-referenced-by-count"_L1};
    const auto isOne = [&name](QLatin1StringView known) {
        return name.compare(known, Qt::CaseInsensitive) == 0;
    };
    if (std::any_of(years.begin(), years.end(), isOne))
        return Figure::Year;
    if (std::any_of(counts.begin(), counts.end(), isOne))
        return Figure::Count;
    return isOne("score"_L1) ? std::optional(Figure::Score) : std::nullopt;
}

bool isOutOfRange(Figure figure, double number)
{
    switch (figure) {
    case Figure::Year:
        return !validYear(std::abs(number)); // years BC are valid in formats that support them
    case Figure::Count:
        return !validCount(number);
    case Figure::Score:
        return !(number >= 0 && number <= 100);
    }
    return false;
}

// Returns the number that the value is or begins with; for CSL-JSON also inside lists:
// {"date-parts":[[2020,5]]}.
std::optional<double> numberIn(const QString &value)
{
    static const QRegularExpression parts(u"^\\{\"date-parts\":\\[\\[\"?([-+0-9.eE]+)"_s);
    const QRegularExpressionMatch match = parts.match(value);
    bool isNumber = false;
    const double number =
        (match.hasMatch() ? match.captured(1) : QString(value).remove(u',')).toDouble(&isNumber);
    // QString parses a number too large for double as infinity and reports failure.
    return isNumber || std::isinf(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<int> validYear(double number)
{
    return whole(number, 1, 9999);
}

std::optional<int> validCount(double number)
{
    return whole(number, 0, std::numeric_limits<int>::max());
}

void reportNumbers(ParsedSource &source)
{
    for (const Paper &paper : std::as_const(source.papers))
        for (const ExtraField &field : paper.extra)
            if (const auto figure = figureOf(field.name, source.names))
                if (const auto number = numberIn(field.value); number && isOutOfRange(*figure, *number))
                    addDiagnostic(source, Diagnostic::Severity::Warning, paper.line,
                                  u"The number in “%1” is out of range; it was kept as text: %2"_s.arg(
                                      field.name, field.value.left(100)));
}

} // namespace lectern
