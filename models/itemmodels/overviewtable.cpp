#include "graphfiles.h"

#include "models/formats/records/recordformats.h"
#include "models/store/types/facets.h"

#include <QMap>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString scoreSpan(int bin)
{
    return u"%1–%2"_s.arg(bin * kScoreStep).arg((bin + 1) * kScoreStep);
}

QList<OverviewLine> overviewLines(const Overview &overview)
{
    QList<OverviewLine> lines{{OverviewLine::Kind::All, {}, overview.papers}};
    if (overview.earlier > 0)
        lines.append({OverviewLine::Kind::Year, u"<%1"_s.arg(overview.years.first().year), overview.earlier});
    for (const YearShare &year : overview.years)
        lines.append({OverviewLine::Kind::Year, QString::number(year.year), year.papers});
    if (overview.withoutYear > 0)
        lines.append({OverviewLine::Kind::Year, {}, overview.withoutYear});
    for (int bin = 0; bin < overview.scores.size(); ++bin)
        if (overview.scores[bin] > 0)
            lines.append({OverviewLine::Kind::Score, scoreSpan(bin), overview.scores[bin]});
    if (overview.withoutScore > 0)
        lines.append({OverviewLine::Kind::Score, {}, overview.withoutScore});
    for (qsizetype i = 0; i < overview.categories.size(); ++i)
        lines.append({OverviewLine::Kind::Category, overview.categories[i], overview.categoryPapers[i]});
    if (overview.withoutCategory > 0)
        lines.append({OverviewLine::Kind::Category, {}, overview.withoutCategory});
    for (const AuthorShare &author : overview.authors)
        lines.append({OverviewLine::Kind::Author, author.name, author.papers});
    for (const WordShare &word : overview.words)
        lines.append({OverviewLine::Kind::Word, word.word, word.here});
    return lines;
}

QByteArray overviewCsv(const QList<OverviewLine> &lines)
{
    static const QMap<OverviewLine::Kind, QString> names{
        {OverviewLine::Kind::All, u"all"_s},       {OverviewLine::Kind::Year, u"year"_s},
        {OverviewLine::Kind::Score, u"score"_s},   {OverviewLine::Kind::Category, u"category"_s},
        {OverviewLine::Kind::Author, u"author"_s}, {OverviewLine::Kind::Word, u"title word"_s}};
    QString csv = u"kind,value,papers\r\n"_s;
    for (const OverviewLine &line : lines)
        csv += names.value(line.kind) + u',' + csvCell(line.value) + u',' + QString::number(line.papers)
            + u"\r\n"_s;
    return csv.toUtf8();
}

} // namespace lectern
