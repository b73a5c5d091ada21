#include "dates.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

// Returns the number of one or two digits at the start of a text if it is at most limit, otherwise 0.
int smallNumber(QStringView text, int limit, qsizetype *length)
{
    qsizetype digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    *length = digits;
    if (digits < 1 || digits > 2)
        return 0;
    const int value = text.left(digits).toInt();
    return value <= limit ? value : 0;
}

bool isDash(QChar c)
{
    return c == u'-' || c == u'/' || c == u'\u2013' || c == u'\u2014';
}

// Finds a month name and a day in the words around the year ("April 3", "3 April"). Of a span, the first day
// is read: it ends at the next year, and a number after the dash belongs to its end. A span that ends in an
// earlier month began in the year before ("28 Dec - 3 Jan 2020"), so only the year is certain.
void readWords(QStringView text, LooseDate &date)
{
    bool isAfterDash = false;
    qsizetype i = 0;
    while (i < text.size()) {
        qsizetype end = i + 1;
        if (text[i].isLetter()) {
            while (end < text.size() && text[end].isLetter())
                ++end;
            const int month = monthNumber(text.mid(i, end - i));
            if (date.month && month && month < date.month) {
                date.month = date.day = 0;
                return;
            }
            if (!date.month)
                date.month = month;
        } else if (isDigit(text[i])) {
            qsizetype length = 0;
            const int day = smallNumber(text.mid(i), 31, &length);
            if (length == 4)
                break;
            if (day && !date.day && !isAfterDash)
                date.day = day;
            end = i + qMax<qsizetype>(length, 1);
        } else if (date.month && isDash(text[i])) {
            isAfterDash = true;
        }
        i = end;
    }
    if (!date.month)
        date.day = 0;
}

// Reads the month and the day after a year and a separator: "-04-03", "/04/03/other", "-Apr-3".
void readParts(QStringView text, QChar separator, LooseDate &date)
{
    const QStringView first = text.left(text.indexOf(separator) < 0 ? text.size() : text.indexOf(separator));
    qsizetype length = 0;
    date.month = smallNumber(text, 12, &length);
    if (!date.month) {
        length = first.size();
        date.month = monthNumber(first);
    }
    if (date.month && length < text.size() && text[length] == separator)
        date.day = smallNumber(text.mid(length + 1), 31, &length);
}

// Parses years that have no four digits from 1000: "0850", "-0044" and "156X" of ISO 8601-2, "c. 850", "850
// AD", "44 BC". A year before Christ is negative.
LooseDate readEarlyYear(QStringView text)
{
    static const QRegularExpression iso(
        u"\\A\\s*(-?\\d{4}|\\d\\d[\\dXu][Xu])(?:-(\\d\\d))?(?:-(\\d\\d))?(?![\\w-])"_s),
        words(
            u"\\A\\W*(?:(?:c|ca|circa|about)\\b\\.?\\s*)?(\\d{3}|\\d{1,4}(?=\\s*[ABC]))\\s*(AD|CE|BCE?)?\\W*\\z"_s);
    LooseDate date;
    if (const auto match = iso.match(text); match.hasMatch()) {
        QString digits = match.captured(1);
        const int year = digits.replace(u'X', u'0').replace(u'u', u'0').toInt();
        if (year == 0 || (year >= 1000 && digits == match.capturedView(1)))
            return date; // "0000-00-00" means no date; others are too far in the future
        date.year = year;
        date.month = qBound(0, match.capturedView(2).toInt(), 13) % 13;
        date.day = date.month ? match.capturedView(3).toInt() : 0;
    } else if (const auto early = words.match(text); early.hasMatch()) {
        const int year = early.capturedView(1).toInt();
        if (year)
            date.year = early.capturedView(2).startsWith(u'B') ? -year : year;
    }
    return date;
}

} // namespace

LooseDate readLooseDate(QStringView text)
{
    LooseDate date;
    text = text.left(200);
    for (qsizetype i = 0; i + 4 <= text.size(); ++i) {
        if (!isDigit(text[i]) || (i > 0 && isDigit(text[i - 1])))
            continue;
        qsizetype end = i;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        const int value = text.mid(i, 4).toInt();
        const bool packed = end - i == 8; // 20160403
        if ((end - i != 4 && !packed) || value < 1000 || value > 2999) {
            i = end;
            continue;
        }
        if (i > 0 && text[i - 1] == u'-' && text.left(i - 1).trimmed().isEmpty())
            break; // a year before Christ
        date.year = value;
        if (packed) {
            const int month = text.mid(i + 4, 2).toInt(), day = text.mid(i + 6, 2).toInt();
            if (QDate::isValid(value, month, day)) {
                date.month = month;
                date.day = day;
            }
            return date;
        }
        if (end < text.size() && (text[end] == u'-' || text[end] == u'/' || text[end] == u'.')) {
            readParts(text.mid(end + 1), text[end], date);
            return date;
        }
        readWords(text.left(i), date);
        if (!date.month)
            readWords(text.mid(end), date);
        return date;
    }
    return std::any_of(text.begin(), text.end(), isDigit) ? readEarlyYear(text) : date;
}

bool statesMore(QStringView text, const LooseDate &date)
{
    // The time of a timestamp is not part of the date.
    if (const qsizetype time = text.indexOf(u'T'); time > 0 && isDigit(text[time - 1]))
        text = text.left(time);
    int words = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isUnspecified = (text[i] == u'X' || text[i] == u'u') && i > 0 && isDigit(text[i - 1]);
        if (isUnspecified || text[i] == u'~' || text[i] == u'?' || text[i] == u'%')
            return true;
        words += text[i].isLetterOrNumber() && (i == 0 || !text[i - 1].isLetterOrNumber());
    }
    return text.contains(u".."_s) || text.trimmed().endsWith(u"/"_s)
        || words > 1 + (date.month > 0) + (date.day > 0);
}

int monthNumber(QStringView text)
{
    static constexpr QStringView names[] = {u"january",   u"february", u"march",    u"april",
                                            u"may",       u"june",     u"july",     u"august",
                                            u"september", u"october",  u"november", u"december"};
    text = text.trimmed();
    if (text.endsWith(u'.'))
        text.chop(1);
    if (text.size() >= 3 && !isDigit(text[0])) {
        for (int month = 0; month < 12; ++month)
            if (names[month].startsWith(text, Qt::CaseInsensitive))
                return month + 1;
        return text.compare(u"sept", Qt::CaseInsensitive) == 0 ? 9 : 0;
    }
    qsizetype length = 0;
    const int month = smallNumber(text, 12, &length);
    return length == text.size() ? month : 0;
}

} // namespace lectern
