#include "shownvalues.h"

#include "category.h"
#include "models/core/fold.h"

#include <algorithm>

namespace lectern
{

namespace
{

using Ranked = QList<const Sighting *>; // in order of precedence

QStringList foldedNames(const Paper &paper)
{
    QStringList names;
    for (const QString &name : paper.authors)
        names.append(foldName(name));
    return names;
}

bool isBeginning(const QStringList &beginning, const QStringList &whole)
{
    return beginning.size() <= whole.size()
        && std::equal(beginning.cbegin(), beginning.cend(), whole.cbegin());
}

const Sighting *latestAuthors(const Ranked &stating)
{
    const Sighting *best = stating.first();
    QStringList bestNames = foldedNames(best->values);
    for (const Sighting *other : stating.mid(1)) {
        const QStringList names = foldedNames(other->values);
        const bool longer = names.size() > bestNames.size();
        const bool completer = names.size() == bestNames.size() && best->values.authorsTruncated
            && !other->values.authorsTruncated;
        if ((longer || completer) && isBeginning(bestNames, names)) {
            best = other;
            bestNames = names;
        }
    }
    return best;
}

const Sighting *latestAbstract(const Ranked &stating)
{
    for (const Sighting *sighting : stating)
        if (!sighting->values.abstractTruncated)
            return sighting;
    const Sighting *best = stating.first();
    for (const Sighting *other : stating)
        if (other->values.abstract.size() > best->values.abstract.size()
            && foldAbstract(other->values.abstract).startsWith(foldAbstract(best->values.abstract)))
            best = other;
    return best;
}

const Sighting *latestDate(const Ranked &stating)
{
    for (const Sighting *sighting : stating)
        if (!sighting->values.dateInferred)
            return sighting;
    return stating.first();
}

const Sighting *latest(PaperField field, const Ranked &stating)
{
    switch (field) {
    case AuthorsField:
        return latestAuthors(stating);
    case AbstractField:
        return latestAbstract(stating);
    case DateField:
        return latestDate(stating);
    default:
        return stating.first();
    }
}

bool datesAgree(const Paper &a, const Paper &b)
{
    if (a.date == b.date)
        return true;
    return (a.dateInferred || b.dateInferred) && a.date.month() == b.date.month()
        && a.date.day() == b.date.day();
}

bool authorsAgree(const Paper &a, const Paper &b)
{
    const QStringList namesA = foldedNames(a), namesB = foldedNames(b);
    return isBeginning(namesA, namesB) || isBeginning(namesB, namesA);
}

bool abstractsAgree(const Paper &a, const Paper &b)
{
    const QString textA = foldAbstract(a.abstract), textB = foldAbstract(b.abstract);
    return textA == textB || (a.abstractTruncated && textB.startsWith(textA))
        || (b.abstractTruncated && textA.startsWith(textB));
}

bool agree(PaperField field, const Paper &a, const Paper &b)
{
    switch (field) {
    case TitleField:
        return a.title == b.title || foldTitle(a.title) == foldTitle(b.title);
    case AuthorsField:
        return a.authors == b.authors || authorsAgree(a, b);
    case CategoryField:
        return sameCategory(a.category.section(u' ', 0, 0), b.category.section(u' ', 0, 0));
    case DateField:
        return datesAgree(a, b);
    case AffiliationField:
        return fold(a.affiliation) == fold(b.affiliation);
    case AbstractField:
        return a.abstract == b.abstract || abstractsAgree(a, b);
    case DoiField:
        return a.doi.compare(b.doi, Qt::CaseInsensitive) == 0;
    case VenueField:
        return fold(a.venue) == fold(b.venue);
    case UrlField:
    case ExtraFields:
        return true;
    default:
        return equalFields(a, b) & field;
    }
}

QList<ExtraField> unitedExtra(const Ranked &stating)
{
    QList<ExtraField> united;
    for (const Sighting *sighting : stating) {
        // A name may stand several times on one source; a later source adds only names not seen yet.
        const qsizetype known = united.size();
        for (const ExtraField &field : sighting->values.extra)
            if (std::none_of(united.cbegin(), united.cbegin() + known,
                             [&](const ExtraField &other) { return other.name == field.name; }))
                united.append(field);
    }
    return united;
}

} // namespace

ShownValues shownValues(const QList<Sighting> &sightings)
{
    ShownValues shown;
    shown.from.fill(-1);
    if (sightings.size() == 1) {
        shown.values = sightings.first().values;
        const quint32 fields = statedFields(shown.values);
        for (int bit = 0; bit < kPaperFields; ++bit)
            shown.from[size_t(bit)] = fields & (1u << bit) ? 0 : -1;
        return shown;
    }
    Ranked ranked;
    for (const Sighting &sighting : sightings)
        ranked.append(&sighting);
    std::sort(ranked.begin(), ranked.end(),
              [](const Sighting *a, const Sighting *b) { return takesPrecedence(*a, *b); });
    for (int bit = 0; bit < kPaperFields; ++bit) {
        const auto field = PaperField(1u << bit);
        Ranked stating;
        for (const Sighting *sighting : std::as_const(ranked))
            if (statedFields(sighting->values) & field)
                stating.append(sighting);
        if (stating.isEmpty())
            continue;
        const Sighting *best = latest(field, stating);
        shown.from[size_t(bit)] = best - sightings.constData();
        if (field == ExtraFields)
            shown.values.extra = unitedExtra(stating);
        else
            copyFields(best->values, field, &shown.values);
        for (qsizetype i = 0; i < stating.size() && !(shown.conflicts & field); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (!agree(field, stating[i]->values, stating[j]->values)) {
                    shown.conflicts |= field;
                    break;
                }
    }
    return shown;
}

QString leadWords(const QString &abstract)
{
    constexpr qsizetype limit = 90;
    const QString text = abstract.left(4 * limit).simplified();
    if (text.size() <= limit)
        return text;
    const qsizetype space = text.lastIndexOf(u' ', limit);
    return text.left(space > limit / 2 ? space : limit) + u'…';
}

} // namespace lectern
