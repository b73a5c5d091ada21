#include "dates.h"

#include <QString>

namespace lectern
{

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

// Finds a month name and a day in the words around the year ("April 3", "3 April").
void readWords(QStringView text, LooseDate &date)
{
    qsizetype i = 0;
    while (i < text.size()) {
        qsizetype end = i;
        if (text[i].isLetter()) {
            while (end < text.size() && text[end].isLetter())
                ++end;
            if (const int month = date.month ? 0 : monthNumber(text.mid(i, end - i)))
                date.month = month;
        } else if (isDigit(text[i])) {
            qsizetype length = 0;
            const int day = smallNumber(text.mid(i), 31, &length);
            if (day && !date.day)
                date.day = day;
            end = i + qMax<qsizetype>(length, 1);
        } else {
            ++end;
        }
        i = end;
    }
    if (!date.month)
        date.day = 0;
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
            const QChar separator = text[end];
            qsizetype length = 0;
            const int month = smallNumber(text.mid(end + 1), 12, &length);
            const qsizetype next = end + 1 + length;
            if (month) {
                date.month = month;
                if (next < text.size() && text[next] == separator)
                    date.day = smallNumber(text.mid(next + 1), 31, &length);
            }
            return date;
        }
        readWords(text.left(i), date);
        if (!date.month)
            readWords(text.mid(end), date);
        return date;
    }
    return date;
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
