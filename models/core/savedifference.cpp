#include "savedifference.h"

#include "fold.h"

#include <QHash>

#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns the match keys of a paper without an id, strongest first.
QStringList textKeys(const Paper &paper)
{
    QStringList keys;
    if (!paper.arxivId.isEmpty())
        keys.append(u"x" + paper.arxivId.toLower());
    if (!paper.doi.isEmpty())
        keys.append(u"d" + paper.doi.toLower());
    if (const QString abstract = foldAbstract(paper.abstract);
        !abstract.isEmpty() && !paper.abstractTruncated)
        keys.append(u"a" + abstract);
    if (const QString title = foldTitle(paper.title); !title.isEmpty())
        keys.append(u"t" + title);
    return keys;
}

QString day(const Paper &paper)
{
    return paper.date.isValid() ? paper.date.toString(Qt::ISODate) : QString();
}

bool sameDay(const Paper &a, const Paper &b)
{
    if (a.date == b.date)
        return true;
    return (a.dateInferred || b.dateInferred) && a.date.isValid() && b.date.isValid()
        && a.date.month() == b.date.month() && a.date.day() == b.date.day();
}

template <typename Number>
void compareNumbers(const QString &field, const std::optional<Number> &before,
                    const std::optional<Number> &after, QList<ValueChange> *changes)
{
    if (before == after)
        return;
    ValueChange change{field, {}, {}, {}};
    if (before)
        change.before = figureText(double(*before));
    if (after)
        change.after = figureText(double(*after));
    if (before && after)
        change.growth = double(*after) - double(*before);
    changes->append(change);
}

void compareTexts(const QString &field, const QString &before, const QString &after,
                  QList<ValueChange> *changes)
{
    if (before.simplified() != after.simplified())
        changes->append({field, before, after, {}});
}

QList<ValueChange> comparePapers(const Paper &before, const Paper &after)
{
    QList<ValueChange> changes;
    compareNumbers(u"score"_s, before.score, after.score, &changes);
    compareTexts(u"category"_s, before.category, after.category, &changes);
    if (!sameDay(before, after))
        compareTexts(u"date"_s, day(before), day(after), &changes);
    if (before.code != after.code) {
        const auto text = [](std::optional<bool> code) -> QString {
            return !code ? QString() : *code ? u"yes"_s : u"no"_s;
        };
        changes.append({u"code"_s, text(before.code), text(after.code), {}});
    }
    compareTexts(u"title"_s, before.title, after.title, &changes);
    const auto names = [](const Paper &paper) -> QString {
        return paper.authors.join(u", ") + (paper.authorsTruncated ? u" et al."_s : QString());
    };
    compareTexts(u"authors"_s, names(before), names(after), &changes);
    compareTexts(u"affiliation"_s, before.affiliation, after.affiliation, &changes);
    compareTexts(u"abstract"_s, before.abstract, after.abstract, &changes);
    compareNumbers(u"citations"_s, before.citations, after.citations, &changes);
    return changes;
}

QList<ValueChange> compareFigures(const AuthorFigures &before, const AuthorFigures &after)
{
    QList<ValueChange> changes;
    compareNumbers(u"h-index"_s, before.hIndex, after.hIndex, &changes);
    compareNumbers(u"papers"_s, before.papers, after.papers, &changes);
    compareNumbers(u"citations"_s, before.citations, after.citations, &changes);
    compareNumbers(u"novelty"_s, before.novelty, after.novelty, &changes);
    compareNumbers(u"ai score"_s, before.aiScore, after.aiScore, &changes);
    compareTexts(u"category"_s, before.category, after.category, &changes);
    return changes;
}

// Returns for each paper of the newer page its index on the older page, or -1 if it is new.
QList<qsizetype> matches(const SavedPage &older, const SavedPage &newer)
{
    QHash<PaperId, qsizetype> byId;
    QHash<QString, QList<qsizetype>> byText;
    QList<QStringList> olderKeys;
    for (qsizetype i = 0; i < older.papers.size(); ++i) {
        const SavedPaper &paper = older.papers[i];
        olderKeys.append(textKeys(paper.paper));
        if (paper.id != PaperId::None && !byId.contains(paper.id))
            byId.insert(paper.id, i);
        for (const QString &key : std::as_const(olderKeys.last()))
            byText[key].append(i);
    }
    QList<bool> taken(older.papers.size(), false);
    QList<qsizetype> found(newer.papers.size(), -1);
    const auto take = [&](qsizetype at, qsizetype old) {
        found[at] = old;
        taken[old] = true;
    };
    for (qsizetype i = 0; i < newer.papers.size(); ++i)
        if (const auto known = byId.constFind(newer.papers[i].id); known != byId.cend() && !taken[*known])
            take(i, *known);
    // Match all papers by the strongest kind of key before the next kind is used.
    for (const QChar kind : u"xdat"_s)
        for (qsizetype i = 0; i < newer.papers.size(); ++i) {
            if (found[i] >= 0 || newer.papers[i].id != PaperId::None)
                continue;
            for (const QString &key : textKeys(newer.papers[i].paper)) {
                if (key[0] != kind)
                    continue;
                for (const qsizetype old : byText.value(key))
                    if (!taken[old] && older.papers[old].id == PaperId::None) {
                        take(i, old);
                        break;
                    }
            }
        }
    return found;
}

} // namespace

QString figureText(double value)
{
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == u"-0" ? u"0"_s : text;
}

SaveDifference compareSaves(const SavedPage &older, const SavedPage &newer)
{
    SaveDifference difference;
    const QList<qsizetype> found = matches(older, newer);
    QList<bool> stayed(older.papers.size(), false);
    for (qsizetype i = 0; i < newer.papers.size(); ++i) {
        if (found[i] < 0) {
            difference.appeared.append(newer.papers[i]);
            continue;
        }
        stayed[found[i]] = true;
        const SavedPaper &before = older.papers[found[i]];
        if (QList<ValueChange> values = comparePapers(before.paper, newer.papers[i].paper); !values.isEmpty())
            difference.changed.append({before, newer.papers[i], values});
    }
    for (qsizetype i = 0; i < older.papers.size(); ++i)
        if (!stayed[i])
            difference.vanished.append(older.papers[i]);
    if (older.figures && newer.figures)
        difference.figures = compareFigures(*older.figures, *newer.figures);
    return difference;
}

} // namespace lectern
