#include "graphfiles.h"

#include "models/formats/records/recordformats.h"
#include "models/store/types/facets.h"

#include <QMap>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString scoreSpan(int bin)
{
    return u"%1–%2"_s.arg(bin * kScoreStep).arg((bin + 1) * kScoreStep);
}

QList<OverviewLine> linesOf(const Overview &overview)
{
    QList<OverviewLine> lines{{OverviewLine::Kind::All, {}, overview.papers, {}}};
    if (overview.earlier > 0)
        lines.append(
            {OverviewLine::Kind::Year, u"<%1"_s.arg(overview.years.first().year), overview.earlier, {}});
    for (const YearShare &year : overview.years)
        lines.append({OverviewLine::Kind::Year, QString::number(year.year), year.papers, {}});
    if (overview.withoutYear > 0)
        lines.append({OverviewLine::Kind::Year, {}, overview.withoutYear, {}});
    for (int bin = 0; bin < overview.scores.size(); ++bin)
        if (overview.scores[bin] > 0)
            lines.append({OverviewLine::Kind::Score, scoreSpan(bin), overview.scores[bin], {}});
    if (overview.withoutScore > 0)
        lines.append({OverviewLine::Kind::Score, {}, overview.withoutScore, {}});
    for (qsizetype i = 0; i < overview.categories.size(); ++i)
        lines.append({OverviewLine::Kind::Category, overview.categories[i], overview.categoryPapers[i], {}});
    if (overview.withoutCategory > 0)
        lines.append({OverviewLine::Kind::Category, {}, overview.withoutCategory, {}});
    for (const AuthorShare &author : overview.authors)
        lines.append({OverviewLine::Kind::Author, author.name, author.papers, {}});
    for (const WordShare &word : overview.words)
        lines.append({OverviewLine::Kind::Word, word.word, word.here, {}});
    return lines;
}

// Returns whether the statistics list all values of this kind. Some kinds list only the most frequent values.
bool namesAll(OverviewLine::Kind kind)
{
    return kind == OverviewLine::Kind::All || kind == OverviewLine::Kind::Year
        || kind == OverviewLine::Kind::Score;
}

} // namespace

QList<OverviewLine> overviewLines(const Overview &overview, const Overview *other)
{
    QList<OverviewLine> lines = linesOf(overview);
    if (!other)
        return lines;
    const QList<OverviewLine> theirs = linesOf(*other);
    for (OverviewLine &line : lines) {
        if (namesAll(line.kind))
            line.other = 0;
        for (const OverviewLine &their : theirs)
            if (their.kind == line.kind && their.value == line.value)
                line.other = their.papers;
    }
    // Values that only the other search has are inserted after the line that precedes them there.
    qsizetype place = 0;
    for (const OverviewLine &their : theirs) {
        qsizetype here = 0;
        while (here < lines.size() && !(lines[here].kind == their.kind && lines[here].value == their.value))
            ++here;
        if (here < lines.size()) {
            place = here + 1;
            continue;
        }
        while (place < lines.size() && lines[place].kind < their.kind)
            ++place;
        const bool upwards =
            their.kind == OverviewLine::Kind::Year || their.kind == OverviewLine::Kind::Score;
        const auto begins = [](const QString &value) { return value.section(u'–', 0, 0).toInt(); };
        while (upwards && place < lines.size() && lines[place].kind == their.kind
               && (their.value.isEmpty()
                   || (!lines[place].value.isEmpty() && begins(lines[place].value) < begins(their.value))))
            ++place;
        const auto none = namesAll(their.kind) ? std::optional(0) : std::nullopt;
        lines.insert(place++, {their.kind, their.value, none, their.papers});
    }
    return lines;
}

QByteArray overviewCsv(const QList<OverviewLine> &lines, bool two)
{
    static const QMap<OverviewLine::Kind, QString> names{
        {OverviewLine::Kind::All, u"all"_s},       {OverviewLine::Kind::Year, u"year"_s},
        {OverviewLine::Kind::Score, u"score"_s},   {OverviewLine::Kind::Category, u"category"_s},
        {OverviewLine::Kind::Author, u"author"_s}, {OverviewLine::Kind::Word, u"title word"_s}};
    const auto number = [](const std::optional<int> &papers) {
        return papers ? QString::number(*papers) : QString();
    };
    QString csv = two ? u"kind,value,papers,papers_of_the_other\r\n"_s : u"kind,value,papers\r\n"_s;
    for (const OverviewLine &line : lines) {
        csv += names.value(line.kind) + u',' + csvCell(line.value) + u',' + number(line.papers);
        if (two)
            csv += u',' + number(line.other);
        csv += u"\r\n"_s;
    }
    return csv.toUtf8();
}

} // namespace lectern
