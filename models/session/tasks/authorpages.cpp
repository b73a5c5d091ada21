#include "authorqueries.h"

#include "models/core/fold.h"
#include "models/formats/records/recordformats.h"

#include <QStringList>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

QList<AuthorPage> pagesOf(const QList<AuthorObservation> &saves)
{
    QList<AuthorPage> pages;
    QStringList known; // folded names, parallel to pages
    for (const AuthorObservation &save : saves) {
        const QString name = foldName(save.figures.name);
        qsizetype page = known.indexOf(name);
        if (page < 0) {
            page = pages.size();
            known.append(name);
            pages.append({save.figures.name, {}});
        }
        pages[page].saves.append(save);
    }
    std::stable_sort(pages.begin(), pages.end(), [](const AuthorPage &a, const AuthorPage &b) {
        return a.saves.first().figures.papers.value_or(0) > b.saves.first().figures.papers.value_or(0);
    });
    return pages;
}

QByteArray figuresCsv(const QList<AuthorObservation> &saves)
{
    QString csv = u"saved,page,source,category,h_index,papers,citations,novelty_percent,ai_score\r\n"_s;
    const auto number = [](const std::optional<int> &figure) {
        return figure ? QString::number(*figure) : QString();
    };
    for (auto it = saves.crbegin(); it != saves.crend(); ++it) {
        const AuthorFigures &figures = it->figures;
        const QStringList fields{
            it->savedOn.toString(Qt::ISODate), csvCell(figures.name),   csvCell(it->sourceName),
            csvCell(figures.category),         number(figures.hIndex),  number(figures.papers),
            number(figures.citations),         number(figures.novelty), number(figures.aiScore)};
        csv += fields.join(u',') + u"\r\n"_s;
    }
    return csv.toUtf8();
}

} // namespace lectern
