#include "relatedpage.h"

#include "models/core/shortvenue.h"
#include "models/itemmodels/display.h"

#include <QCoreApplication>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct RelatedWording {
    Q_DECLARE_TR_FUNCTIONS(RelatedWording)
};

QString reasonsText(const QList<RelatedReason> &reasons)
{
    QStringList texts;
    for (const RelatedReason &reason : reasons)
        texts.append(reason.text);
    return texts.join(u"; "_s);
}

// Returns authors, date and score.
static QString factsText(const PaperRow &row)
{
    QStringList facts;
    for (const QString &fact : {authorsText(row), dateText(row)})
        if (!fact.isEmpty())
            facts.append(fact);
    if (row.score)
        facts.append(RelatedWording::tr("score %1").arg(scoreText(row.score)));
    return facts.join(u" · "_s);
}

// Returns the strength of the connection as symbols: "●●●○○".
static QString strengthText(int level)
{
    return QString(level, u'●') + QString(5 - level, u'○');
}

LineItem relatedLine(const RelatedRow &related)
{
    const QString facts = factsText(related.row);
    return {titleText(related.row),
            facts.isEmpty() ? strengthText(related.level) : strengthText(related.level) + u"  "_s + facts,
            reasonsText(related.reasons), related.row.title.isEmpty()};
}

static QString link(const QString &address, const QString &text, const QColor &color)
{
    return u"<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>"_s.arg(address, color.name(),
                                                                                  text.toHtmlEscaped());
}

QString versionsHtml(const QList<PaperRow> &versions, const Colors &colors)
{
    QString html;
    for (const PaperRow &version : versions) {
        QStringList where;
        for (const QString &fact : {venueText(version.venue), dateText(version)})
            if (!fact.isEmpty())
                where.append(fact);
        const QString facts = where.isEmpty() ? QString() : u" · "_s + where.join(u" · "_s);
        html += u"<p style=\"margin:0 0 8px 0;font-size:92%;color:%1\">%2 %3%4 &nbsp; %5</p>"_s.arg(
            colors.muted.name(), RelatedWording::tr("Another version:").toHtmlEscaped(),
            link(u"paper:%1"_s.arg(qint64(version.id)), titleText(version), colors.accent),
            facts.toHtmlEscaped(),
            link(u"unlink:%1"_s.arg(qint64(version.id)), RelatedWording::tr("(not a version)"),
                 colors.muted));
    }
    return html;
}

QString relatedHtml(const QList<RelatedRow> &rows, int most, const Colors &colors)
{
    if (rows.isEmpty())
        return u"<p style=\"color:%1\">%2</p>"_s.arg(
            colors.muted.name(),
            RelatedWording::tr("No related papers: none shares a distinctive word or an author.")
                .toHtmlEscaped());
    QString html;
    for (const RelatedRow &related : rows.first(qMin<qsizetype>(most, rows.size())))
        html +=
            u"<p style=\"margin:0 0 10px 0\">%1<br><span style=\"font-size:90%;color:%2\">%3<br>%4</span></p>"_s
                .arg(link(u"paper:%1"_s.arg(qint64(related.row.id)), titleText(related.row), colors.accent),
                     colors.muted.name(),
                     QString(strengthText(related.level) + u"  "_s + factsText(related.row)).toHtmlEscaped(),
                     reasonsText(related.reasons).toHtmlEscaped());
    if (rows.size() > most)
        html += u"<p style=\"margin:0 0 8px 0\">%1</p>"_s.arg(
            link(u"related:all"_s, RelatedWording::tr("All %1 related papers").arg(numberText(rows.size())),
                 colors.muted));
    return html;
}

} // namespace lectern
