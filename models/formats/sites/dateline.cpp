#include "dateline.h"

#include "models/formats/base/encoding.h"
#include "models/tex/texcharacters.h"
#include "pagestrings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;
using tex::isDigit;

constexpr std::array<QStringView, 12> kMonths{u"January",   u"February", u"March",    u"April",
                                              u"May",       u"June",     u"July",     u"August",
                                              u"September", u"October",  u"November", u"December"};
constexpr qsizetype kMaxDateLineLength = 60;
constexpr qsizetype kMaxCategoryLength = 20;

// Parses a text from its end.
struct Tail {
    QStringView text;

    void skipSpace()
    {
        while (!text.isEmpty() && text.back().isSpace())
            text.chop(1);
    }
    bool take(QStringView end)
    {
        if (!text.endsWith(end))
            return false;
        text.chop(end.size());
        return true;
    }
    // Reads a number of at most `most` digits; returns -1 if there is none.
    int readNumber(int most)
    {
        qsizetype digits = 0;
        while (digits < most && digits < text.size() && isDigit(text[text.size() - 1 - digits]))
            ++digits;
        const int number = digits ? text.last(digits).toInt() : -1;
        text.chop(digits);
        return number;
    }
    // Reads a month name or its three-letter abbreviation; returns 0 if there is none.
    int readMonth()
    {
        for (size_t i = 0; i < kMonths.size(); ++i)
            if (take(kMonths[i]) || take(kMonths[i].first(3)))
                return int(i) + 1;
        return take(u"Sept") ? 9 : 0;
    }
};

// Returns whether the text is a category: "LG", "cs.LG", "astro-ph.CO".
bool isCategory(QStringView text)
{
    if (text.isEmpty() || text.size() > kMaxCategoryLength || !isAsciiLetter(text.front())
        || !isAsciiLetter(text.back()))
        return false;
    for (const QChar c : text)
        if (!isAsciiLetter(c) && c != u'.' && c != u'-')
            return false;
    return true;
}

// Parses a score: 0 to 100 with at most two decimals.
std::optional<double> toScore(QStringView text)
{
    const qsizetype dot = text.indexOf(u'.');
    const qsizetype whole = dot < 0 ? text.size() : dot;
    if (whole < 1 || whole > 3 || (dot >= 0 && (text.size() - dot - 1 < 1 || text.size() - dot - 1 > 2)))
        return std::nullopt;
    for (const QChar c : text)
        if (!isDigit(c) && c != u'.')
            return std::nullopt;
    bool ok = false;
    const double score = text.toDouble(&ok);
    return ok && score <= 100 ? std::optional(score) : std::nullopt;
}

// Parses a number with optional thousands separators: "15", "1,394", "1 394". Returns nullopt for other text.
std::optional<int> toFigure(QStringView text)
{
    QString digits;
    qsizetype group = -1; // digits since the last separator; -1: no separator yet
    for (const QChar c : text) {
        if (isDigit(c)) {
            digits += c;
            if (group >= 0)
                ++group;
        } else if ((c == u',' || c == u'.' || c == u'\'' || c == u'’' || c.isSpace()) && !digits.isEmpty()
                   && (group == 3 || (group < 0 && digits.size() <= 3))) {
            group = 0;
        } else {
            return std::nullopt;
        }
    }
    if (digits.isEmpty() || digits.size() > 9 || (group >= 0 && group != 3))
        return std::nullopt;
    return digits.toInt();
}

// Parses a rounded number: "1.2K", "3M".
std::optional<int> toRoundedFigure(QStringView text)
{
    const QChar unit = text.isEmpty() ? QChar() : text.back().toUpper();
    if (text.size() < 2 || text.size() > 8 || (unit != u'K' && unit != u'M') || !isDigit(text.front()))
        return std::nullopt;
    for (const QChar c : text.chopped(1))
        if (!isDigit(c) && c != u'.')
            return std::nullopt;
    bool ok = false;
    const double number = text.chopped(1).toDouble(&ok) * (unit == u'K' ? 1e3 : 1e6);
    return ok && number < 1e9 ? std::optional(int(std::lround(number))) : std::nullopt;
}

HeadLine::Kind kindOf(FigureKind kind)
{
    using Kind = HeadLine::Kind;
    constexpr std::array kinds{Kind::HIndex, Kind::Papers, Kind::Citations, Kind::Novelty, Kind::AiScore};
    return kinds.at(size_t(kind));
}

// Parses the number next to a label: after a colon, in percent, rounded, or "n/a".
std::optional<HeadLine> readFigure(HeadLine::Kind kind, QStringView text)
{
    text = text.trimmed();
    if (text.startsWith(u':'))
        text = text.sliced(1).trimmed();
    const bool isPercent = kind == HeadLine::Kind::Novelty || kind == HeadLine::Kind::AiScore;
    if (isPercent && text.endsWith(u'%'))
        text = text.chopped(1).trimmed();
    if (const auto value = toFigure(text))
        return HeadLine{kind, *value};
    if (const auto value = toRoundedFigure(text))
        return HeadLine{kind, *value, true, true};
    for (const QStringView none : pagestrings::kNotStated)
        if (text.compare(none, Qt::CaseInsensitive) == 0)
            return HeadLine{kind, 0, false, false};
    return std::nullopt;
}

} // namespace

std::optional<DateLine> parseDateLine(QStringView line)
{
    if (line.size() > kMaxDateLineLength)
        return std::nullopt;
    const QStringView whole = line.trimmed();
    if (whole.size() < 5)
        return std::nullopt;
    DateLine result;
    Tail tail{whole};
    result.code = tail.take(pagestrings::kCode);
    tail.skipSpace();
    const qsizetype dateEnd = tail.text.size();
    // The year and its comma are optional only together: "Dec 27, 2025".
    const Tail beforeYear = tail;
    if (const int year = tail.readNumber(4); year >= 1900) {
        tail.skipSpace();
        if (tail.take(u",")) {
            result.year = year;
            tail.skipSpace();
        } else {
            tail = beforeYear;
        }
    } else {
        tail = beforeYear;
    }
    result.day = tail.readNumber(2);
    if (result.day < 1 || result.day > 31)
        return std::nullopt;
    const qsizetype beforeSpace = tail.text.size();
    tail.skipSpace();
    if (tail.text.size() == beforeSpace)
        return std::nullopt;
    result.month = tail.readMonth();
    if (!result.month)
        return std::nullopt;
    result.dateText = whole.first(dateEnd).mid(tail.text.size());

    const QStringView head = tail.text.trimmed();
    qsizetype number = 0;
    while (number < head.size() && (isDigit(head[number]) || head[number] == u'.'))
        ++number;
    if (number) {
        result.score = toScore(head.first(number));
        if (!result.score)
            return std::nullopt;
    }
    const QStringView category = head.mid(number).trimmed();
    if (!category.isEmpty() && !isCategory(category))
        return std::nullopt;
    result.category = category.toString();
    return result;
}

QDate resolveDate(const DateLine &line, QDate savedOn)
{
    if (line.year)
        return QDate(*line.year, line.month, line.day);
    if (!savedOn.isValid())
        return {};
    // Leap years are at most eight years apart.
    for (int year = savedOn.year(); year >= savedOn.year() - 8; --year)
        if (const QDate date(year, line.month, line.day); date.isValid() && date <= savedOn)
            return date;
    return {};
}

std::optional<HeadLine> parseHeadLine(QStringView raw)
{
    if (raw.size() > kMaxDateLineLength)
        return std::nullopt;
    // Labels of two words may have any white space between them.
    const bool isPlain = std::all_of(raw.begin(), raw.end(), [](QChar c) { return c.unicode() < 0x80; });
    const QString tidy = isPlain ? QString() : tidySpace(raw);
    const QStringView line = isPlain ? raw.trimmed() : QStringView(tidy);
    for (const QStringView heading : pagestrings::kPapersHeadings)
        if (line.endsWith(heading))
            return readFigure(HeadLine::Kind::PapersHeading, line.chopped(heading.size()));
    for (const FigureWord &figure : pagestrings::kFigures) {
        if (figure.isBefore && line.startsWith(figure.word, Qt::CaseInsensitive))
            return readFigure(kindOf(figure.kind), line.sliced(figure.word.size()));
        if (!figure.isBefore && line.endsWith(figure.word, Qt::CaseInsensitive))
            return readFigure(kindOf(figure.kind), line.chopped(figure.word.size()));
    }
    if (isCategory(line))
        return HeadLine{HeadLine::Kind::Category, 0};
    return std::nullopt;
}

} // namespace lectern
