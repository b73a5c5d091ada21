#include "shownvalues.h"

#include "models/core/authornames.h"
#include "models/core/fold.h"
#include "models/core/titlelikeness.h"
#include "models/formats/base/names.h"
#include "models/store/types/category.h"

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

// Number of words of a folded name that are not initials.
qsizetype fullWords(const QString &folded)
{
    qsizetype full = 0;
    for (const QStringView word : QStringView(folded).tokenize(u' ', Qt::SkipEmptyParts))
        full += word.size() > 1;
    return full;
}

// Whether two names denote the same author if both lists do; tolerates one wrong letter.
bool denotesSameAuthor(const QString &a, const QString &b)
{
    if (compareNames(a, b) != NameLikeness::Different)
        return true;
    constexpr double misspelt = 0.6; // similarity if two of five letters are swapped
    return a.left(1) == b.left(1) && likeTexts(familyName(a), familyName(b)) >= misspelt
        && (likeTexts(a, b) >= misspelt || fullWords(a) < 2 || fullWords(b) < 2);
}

// Maps each name of the shorter list to a matching name of the longer list, in order; empty if some name has
// no match.
QList<qsizetype> placesIn(const QStringList &longer, const QStringList &shorter)
{
    QList<qsizetype> places;
    qsizetype at = 0;
    for (const QString &name : shorter) {
        while (at < longer.size() && !denotesSameAuthor(name, longer[at]))
            ++at;
        if (at == longer.size())
            return {};
        places.append(at++);
    }
    return places;
}

// Returns the latest list, or a longer one that contains all of its authors.
const Sighting *longestAuthors(const Ranked &stating)
{
    const Sighting *best = stating.first();
    QStringList bestNames = foldedNames(best->values);
    for (const Sighting *other : stating.mid(1)) {
        const QStringList names = foldedNames(other->values);
        const bool completer = names.size() == bestNames.size() && best->values.authorsTruncated
            && !other->values.authorsTruncated;
        if ((names.size() > bestNames.size() || completer)
            && (bestNames.isEmpty() || !placesIn(names, bestNames).isEmpty())) {
            best = other;
            bestNames = names;
        }
    }
    return best;
}

// Returns its names, each in the fullest form of any list that contains all of them.
QStringList fullestNames(const Sighting *best, const Ranked &stating)
{
    QStringList names = best->values.authors;
    QStringList folded = foldedNames(best->values);
    const QStringList all = folded;
    for (const Sighting *other : stating) {
        const QStringList theirs = foldedNames(other->values);
        if (other == best || theirs.size() != other->values.authors.size() || all.size() != names.size())
            continue;
        const QList<qsizetype> places = placesIn(all, theirs);
        for (qsizetype i = 0; i < places.size(); ++i)
            if (QString &mine = folded[places[i]]; fullWords(theirs[i]) > fullWords(mine)) {
                mine = theirs[i];
                names[places[i]] = other->values.authors[i];
            }
    }
    return names;
}

bool endsCut(const QString &title)
{
    return title.endsWith(u'…') || title.endsWith(u"...");
}

// Of titles that differ in a few letters, returns the one whose distinct words occur in an abstract: a typo
// is unlikely to occur twice.
const Sighting *correctTitle(const Ranked &stating, const Ranked &all)
{
    const Sighting *best = stating.first();
    for (const Sighting *other : stating.mid(1)) {
        const QString &title = best->values.title, &another = other->values.title;
        if (endsCut(title) && !endsCut(another)) {
            best = other;
            continue;
        }
        const QStringList words = foldedWords(title), others = foldedWords(another);
        constexpr double misspelt = 0.9;
        if (words == others || words.size() != others.size()
            || likeTexts(words.join(u' '), others.join(u' ')) < misspelt)
            continue;
        int forBest = 0, forOther = 0;
        for (const Sighting *sighting : all) {
            if (sighting->values.abstract.isEmpty())
                continue;
            const QStringList text = foldedWords(sighting->values.abstract);
            for (qsizetype i = 0; i < words.size(); ++i)
                if (words[i] != others[i]) {
                    forBest += text.contains(words[i]);
                    forOther += text.contains(others[i]);
                }
        }
        if (forOther > forBest)
            best = other;
    }
    return best;
}

const Sighting *latestAbstract(const Ranked &stating)
{
    const Sighting *best = stating.first();
    for (const Sighting *other : stating.mid(1)) {
        if (best->values.abstractTruncated && !other->values.abstractTruncated) {
            best = other;
            continue;
        }
        if (best->values.abstractTruncated != other->values.abstractTruncated
            || other->values.abstract.size() <= best->values.abstract.size())
            continue;
        const QString text = foldAbstract(other->values.abstract),
                      begin = foldAbstract(best->values.abstract);
        if (text.size() > begin.size() && text.startsWith(begin))
            best = other;
    }
    return best;
}

const Sighting *latestDate(const Ranked &stating)
{
    for (const Sighting *sighting : stating)
        if (!sighting->values.dateInferred)
            return sighting;
    return stating.first();
}

const Sighting *latest(PaperField field, const Ranked &stating, const Ranked &all)
{
    switch (field) {
    case TitleField:
        return correctTitle(stating, all);
    case AuthorsField:
        return longestAuthors(stating);
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
    const auto common = qMin(namesA.size(), namesB.size());
    return std::equal(namesA.cbegin(), namesA.cbegin() + common, namesB.cbegin(),
                      [](const QString &one, const QString &other) {
                          return one == other || compareNames(one, other) != NameLikeness::Different;
                      });
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
        // A source may state a name several times. A later source adds only new names, except for statements
        // of how authors split: each source may name other authors there.
        const qsizetype known = united.size();
        for (const ExtraField &field : sighting->values.extra)
            if (std::none_of(united.cbegin(), united.cbegin() + known, [&](const ExtraField &other) {
                    return other.name == field.name && (field.name != kFamilyNames || other == field);
                }))
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
        const Sighting *best = latest(field, stating, ranked);
        shown.from[size_t(bit)] = best - sightings.constData();
        if (field == ExtraFields)
            shown.values.extra = unitedExtra(stating);
        else
            copyFields(best->values, field, &shown.values);
        if (field == AuthorsField && stating.size() > 1)
            shown.values.authors = fullestNames(best, stating);
        for (qsizetype i = 0; i < stating.size() && !(shown.conflicts & field); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (!agree(field, stating[i]->values, stating[j]->values)) {
                    shown.conflicts |= field;
                    break;
                }
    }
    return shown;
}

quint32 disagreement(const Paper &a, const Paper &b)
{
    const quint32 both = statedFields(a) & statedFields(b);
    quint32 fields = 0;
    for (const PaperField field : {TitleField, AuthorsField})
        if ((both & field) && !agree(field, a, b))
            fields |= field;
    return fields;
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
