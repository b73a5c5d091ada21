#include "stateddates.h"

#include "models/formats/records/recordformats.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kFirstSeason = 21; // spring in ISO 8601-2; CSL counts from 1

LooseDate dateOfParts(const QJsonArray &parts)
{
    LooseDate date;
    const double year = jsonText(parts.at(0)).toDouble();
    if (!validYear(std::abs(year))) // a negative year is before Christ
        return date;
    date.year = int(year);
    date.month = monthNumber(jsonText(parts.at(1)));
    const int day = jsonText(parts.at(2)).toInt();
    date.day = date.month && day >= 1 && day <= 31 ? day : 0;
    return date;
}

// Returns the lists of date-parts: one, or two for a span.
QList<QJsonArray> partsOf(const QJsonValue &issued)
{
    const QJsonArray parts = issued["date-parts"_L1].toArray();
    if (!parts.isEmpty() && !parts.first().isArray())
        return {parts};
    QList<QJsonArray> lists;
    for (const QJsonValue &list : parts)
        lists.append(list.toArray());
    return lists;
}

QString isoText(const LooseDate &date)
{
    QString text = (*date.year < 0 ? u"-%1"_s : u"%1"_s).arg(std::abs(*date.year), 4, 10, QChar(u'0'));
    for (const int part : {date.month, date.day})
        if (part)
            text += u"-%1"_s.arg(part, 2, 10, QChar(u'0'));
    return text;
}

// Converts a date of CSL-JSON to ISO 8601-2; empty if it is text.
QString isoDate(const QJsonValue &issued)
{
    QStringList dates;
    const int season = jsonText(issued["season"_L1]).toInt();
    for (const QJsonArray &list : partsOf(issued)) {
        LooseDate date = dateOfParts(list);
        if (season >= 1 && season <= 4 && !date.month)
            date.month = kFirstSeason - 1 + season;
        if (date.year)
            dates.append(isoText(date));
    }
    const bool isCirca = issued["circa"_L1].toBool() || jsonText(issued["circa"_L1]).toInt() > 0;
    return dates.join(u'/') + (isCirca && !dates.isEmpty() ? u"~"_s : u""_s);
}

} // namespace

LooseDate cslDate(const QJsonValue &issued)
{
    if (issued.isString() || issued.isDouble())
        return readLooseDate(jsonText(issued));
    if (issued.isArray() && !issued.toArray().first().isArray())
        return issued.toArray().isEmpty() ? LooseDate() : cslDate(issued.toArray().first().toObject());
    if (const QList<QJsonArray> parts = partsOf(issued); !parts.isEmpty())
        if (const LooseDate date = dateOfParts(parts.first()); date.year)
            return date;
    for (const QString &key : {u"raw"_s, u"literal"_s})
        if (const LooseDate date = readLooseDate(issued[key].toString()); date.year)
            return date;
    return dateOfParts({issued["year"_L1], issued["month"_L1], issued["day"_L1]});
}

bool cslStatesMore(const QJsonValue &issued, const LooseDate &date)
{
    const QString text =
        issued.isObject() ? issued["raw"_L1].toString(issued["literal"_L1].toString()) : jsonText(issued);
    return partsOf(issued).size() > 1 || !issued["season"_L1].isUndefined()
        || (!issued["circa"_L1].isUndefined() && !date.day) // an inferred date is complete
        || (!text.isEmpty() && issued["date-parts"_L1].isUndefined() && !issued.isArray()
            && statesMore(text, date));
}

QJsonObject cslDateObject(const QString &date)
{
    QJsonArray lists;
    QJsonObject issued;
    for (const QString &part : date.split(u'/')) {
        const LooseDate read = readLooseDate(part);
        if (!read.year)
            continue;
        QJsonArray list{*read.year};
        for (const int number : {read.month, read.day})
            if (number)
                list.append(number);
        lists.append(QJsonValue(list));
        const int season = part.section(u'-', 1, 1).left(2).toInt() - kFirstSeason + 1;
        if (season >= 1 && season <= 4 && lists.size() == 1)
            issued.insert("season"_L1, season);
        if (part.contains(u'~') || part.contains(u'%') || part.contains(u'?'))
            issued.insert("circa"_L1, true);
    }
    issued.insert("date-parts"_L1, lists);
    return issued;
}

QString statedDate(const Paper &paper, const QString &date, const QString &issued)
{
    static const QRegularExpression isoDates(
        u"\\A(?=.*\\d)(?:(?:-?\\d[\\dX]{3}(?:-\\d\\d){0,2}[?~%]*|\\.\\.)?/?){1,2}\\z"_s);
    QString text = date.trimmed();
    if (!isoDates.match(text).hasMatch())
        text = isoDate(QJsonDocument::fromJson(issued.toUtf8()).object());
    const LooseDate first = readLooseDate(text);
    const bool isOfPaper = first.year && paper.year == first.year
        && (!paper.date.isValid() || paper.date.year() != *first.year || paper.date == first.date());
    return isOfPaper && statesMore(text, first) ? text : QString();
}

} // namespace lectern
