#include "dateline.h"

#include "models/formats/base/encoding.h"
#include "models/tex/tables/texcharacters.h"

#include <array>

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
constexpr qsizetype kLongestDateLine = 60;
constexpr qsizetype kLongestCategory = 20;

// Reads a text from its end.
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
    // Up to most digits; -1 when there is none.
    int takeNumber(int most)
    {
        qsizetype digits = 0;
        while (digits < most && digits < text.size() && isDigit(text[text.size() - 1 - digits]))
            ++digits;
        const int number = digits ? text.last(digits).toInt() : -1;
        text.chop(digits);
        return number;
    }
    // The month, written out or as three letters; 0 when there is none.
    int takeMonth()
    {
        for (size_t i = 0; i < kMonths.size(); ++i)
            if (take(kMonths[i]) || take(kMonths[i].first(3)))
                return int(i) + 1;
        return take(u"Sept") ? 9 : 0;
    }
};

// "LG", "cs.LG", "astro-ph.CO".
bool isCategory(QStringView text)
{
    if (text.isEmpty() || text.size() > kLongestCategory || !isAsciiLetter(text.front())
        || !isAsciiLetter(text.back()))
        return false;
    for (const QChar c : text)
        if (!isAsciiLetter(c) && c != u'.' && c != u'-')
            return false;
    return true;
}

// A score of 0 to 100 with at most two decimals.
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

// A figure with or without thousands separators: "15", "1,394", "1 394"; nullopt when the text is no such
// figure.
std::optional<int> toFigure(QStringView text)
{
    QString digits;
    qsizetype group = -1; // digits since the last separator; -1: there was none
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

} // namespace

std::optional<DateLine> parseDateLine(QStringView line)
{
    if (line.size() > kLongestDateLine)
        return std::nullopt;
    const QStringView whole = line.trimmed();
    if (whole.size() < 5)
        return std::nullopt;
    DateLine result;
    Tail tail{whole};
    result.code = tail.take(u"Code");
    tail.skipSpace();
    const qsizetype dateEnd = tail.text.size();
    // The year and the comma before it stand or fall together: "Dec 27, 2025".
    const Tail beforeYear = tail;
    if (const int year = tail.takeNumber(4); year >= 1900) {
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
    result.day = tail.takeNumber(2);
    if (result.day < 1 || result.day > 31)
        return std::nullopt;
    const qsizetype beforeSpace = tail.text.size();
    tail.skipSpace();
    if (tail.text.size() == beforeSpace)
        return std::nullopt;
    result.month = tail.takeMonth();
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
    // At most eight years lie between two leap years.
    for (int year = savedOn.year(); year >= savedOn.year() - 8; --year)
        if (const QDate date(year, line.month, line.day); date.isValid() && date <= savedOn)
            return date;
    return {};
}

std::optional<HeadLine> parseHeadLine(QStringView raw)
{
    using Kind = HeadLine::Kind;
    if (raw.size() > kLongestDateLine)
        return std::nullopt;
    const QString tidy = tidySpace(raw);
    const QStringView line = tidy;
    const auto figure = [](Kind kind, QStringView digits) -> std::optional<HeadLine> {
        const std::optional<int> value = toFigure(digits.trimmed());
        return value ? std::optional(HeadLine{kind, *value}) : std::nullopt;
    };
    const auto startsWith = [&](QStringView label) { return line.startsWith(label, Qt::CaseInsensitive); };
    const auto endsWith = [&](QStringView label) { return line.endsWith(label, Qt::CaseInsensitive); };
    if (startsWith(u"h-index"))
        return figure(Kind::HIndex, line.mid(7));
    if (startsWith(u"Novelty"))
        return figure(Kind::Novelty, line.mid(7, line.size() - 7 - (line.endsWith(u'%') ? 1 : 0)));
    if (startsWith(u"AI Score"))
        return figure(Kind::AiScore, line.mid(8));
    for (const QStringView label : {QStringView(u" Papers"), QStringView(u" Paper")})
        if (line.endsWith(label))
            return figure(Kind::PapersHeading, line.chopped(label.size()));
    for (const QStringView label : {QStringView(u"papers"), QStringView(u"paper")})
        if (endsWith(label))
            return figure(Kind::Papers, line.chopped(label.size()));
    for (const QStringView label : {QStringView(u"citations"), QStringView(u"citation")})
        if (endsWith(label))
            return figure(Kind::Citations, line.chopped(label.size()));
    if (isCategory(line))
        return HeadLine{Kind::Category, 0};
    return std::nullopt;
}

} // namespace lectern
