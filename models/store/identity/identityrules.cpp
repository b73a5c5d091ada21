#include "identityrules.h"

#include "models/core/authornames.h"
#include "models/core/duplicates.h"
#include "models/core/titlelikeness.h"

#include <QHash>

#include <algorithm>

namespace lectern
{

namespace
{

// The thresholds of the table in the header.
constexpr double kAlikeTitles = 0.8;
constexpr qsizetype kMinTitleWords = 2; // minimum number of words of a title whose subtitle is ignored
constexpr qsizetype kRepeatedTitleWords = 6;
constexpr int kApartYears = 2;
constexpr double kThird = 1.0 / 3;
constexpr double kDifferentTexts = 0.05, kAlikeTexts = 0.3;
constexpr qsizetype kMinTextWords = 12; // minimum for sharedText()

bool bothStateTitles(const Identity &a, const Identity &b)
{
    return !a.title.isEmpty() && !b.title.isEmpty();
}

bool bothStateNames(const Identity &a, const Identity &b)
{
    return !a.names.isEmpty() && !b.names.isEmpty();
}

bool statesNeither(const Identity &a)
{
    return a.title.isEmpty() && a.names.isEmpty();
}

bool sameArxiv(const Identity &a, const Identity &b)
{
    return !a.arxiv.isEmpty() && a.arxiv == b.arxiv;
}

qsizetype sharedNameCount(const Identity &a, const Identity &b)
{
    return qsizetype(sharedNames(a.names, b.names) * double(std::min(a.names.size(), b.names.size())) + 0.5);
}

bool isAuthorCommon(const Identity &a, const Identity &b)
{
    return std::any_of(a.names.cbegin(), a.names.cend(), [&](const QString &name) {
        return b.names.contains(name)
            || std::any_of(b.names.cbegin(), b.names.cend(), [&](const QString &other) {
                   return compareNames(name, other) != NameLikeness::Different;
               });
    });
}

bool isLongText(const Identity &a)
{
    return !a.abstract.isEmpty() && a.abstract.count(u' ') + 1 >= kMinTextWords;
}

bool abstractsDiffer(const Identity &a, const Identity &b)
{
    return isLongText(a) && isLongText(b) && a.abstract != b.abstract
        && sharedText(a.abstract, b.abstract) < kDifferentTexts;
}

bool abstractsAlike(const Identity &a, const Identity &b)
{
    if (a.abstract.isEmpty() || b.abstract.isEmpty())
        return false;
    return a.abstract == b.abstract || sharedText(a.abstract, b.abstract) >= kAlikeTexts;
}

QStringList wordsOf(const Identity &a)
{
    return a.title.split(u' ', Qt::SkipEmptyParts);
}

// Volumes of one series have names with a common beginning: "Proceedings of a Workshop Held at …".
bool areOfOneSeries(const QString &place, const QString &other)
{
    return place == other || place.section(u' ', 0, 2) == other.section(u' ', 0, 2);
}

bool isRepeatedTitle(const Identity &a, const Identity &b)
{
    if (a.title != b.title || a.place.isEmpty() || b.place.isEmpty() || !a.year || !b.year
        || a.year == b.year)
        return false;
    const bool speaks = a.title.count(u' ') < kRepeatedTitleWords || std::abs(a.year - b.year) >= kApartYears
        || (a.place != b.place && areOfOneSeries(a.place, b.place));
    return speaks && !abstractsAlike(a, b);
}

// Whether both are known and not equal.
template <typename Value>
bool differ(const Value &one, const Value &other)
{
    return one != Value() && other != Value() && one != other;
}

// Two entries in one bibliography are meant as two works, each cited separately.
bool areSeparateEntries(const Identity &a, const Identity &b)
{
    return a.source == b.source && differ(a.key, b.key);
}

// Chapters of a book are papers in practice: sources disagree on the kind.
Identity::Form withoutChapter(Identity::Form form)
{
    return form == Identity::Form::Chapter ? Identity::Form::Other : form;
}

bool isPublishedApart(const Identity &a, const Identity &b)
{
    const bool elsewhere = differ(a.place, b.place) || differ(a.year, b.year);
    return ((elsewhere && differ(a.page, b.page)) || differ(withoutChapter(a.form), withoutChapter(b.form)))
        && !abstractsAlike(a, b);
}

// An equal DOI of papers whose titles are not similar is that of the book or volume that contains both.
bool areInOneContainer(const Identity &a, const Identity &b)
{
    using Form = Identity::Form;
    const auto isInBook = [](Form form) { return form == Form::Chapter || form == Form::Book; };
    return !a.doi.isEmpty() && a.doi == b.doi && !abstractsAlike(a, b)
        && (areSeparateEntries(a, b) || differ(a.page, b.page)
            || (isInBook(a.form) && isInBook(b.form)
                && (a.form == Form::Chapter || b.form == Form::Chapter)));
}

} // namespace

bool titlesAlike(const Identity &a, const Identity &b)
{
    if (!bothStateTitles(a, b))
        return false;
    if (a.title == b.title)
        return true;
    const QStringList wordsA = wordsOf(a), wordsB = wordsOf(b);
    return likeTexts(wordsA.join(QString()), wordsB.join(QString())) >= kAlikeTitles
        || isShortened(wordsA, wordsB, kMinTitleWords);
}

bool authorsAgree(const Identity &a, const Identity &b)
{
    if (!bothStateNames(a, b))
        return false;
    const qsizetype shared = sharedNameCount(a, b);
    const qsizetype longer = std::max(a.names.size(), b.names.size());
    const bool shorterIsCut = a.names.size() <= b.names.size() ? a.cutNames : b.cutNames;
    return shared * 2 > longer
        || ((shorterIsCut || (a.cutNames && b.cutNames))
            && shared == std::min(a.names.size(), b.names.size()));
}

bool areTwo(const Identity &a, const Identity &b)
{
    if (differ(a.arxiv, b.arxiv) || differ(a.doi, b.doi))
        return true;
    const bool sameId = sameArxiv(a, b) || (!a.doi.isEmpty() && a.doi == b.doi);
    if (!sameId && (areSeparateEntries(a, b) || isPublishedApart(a, b)))
        return true;
    if (!bothStateTitles(a, b))
        return bothStateNames(a, b) && !isAuthorCommon(a, b);
    if (a.title == b.title)
        return !sameArxiv(a, b) && isRepeatedTitle(a, b);
    const bool alike = titlesAlike(a, b);
    if (!alike && !isAuthorCommon(a, b))
        return true;
    if (sameArxiv(a, b))
        return false;
    return haveDifferentNumbers(wordsOf(a), wordsOf(b))
        || (!alike && (abstractsDiffer(a, b) || areInOneContainer(a, b)));
}

bool joinedByArxiv(const Identity &a, const Identity &b)
{
    return statesNeither(a) || statesNeither(b) || titlesAlike(a, b) || authorsAgree(a, b);
}

bool joinedByDoi(const Identity &a, const Identity &b)
{
    return statesNeither(a) || statesNeither(b) || titlesAlike(a, b)
        || (authorsAgree(a, b) && !abstractsDiffer(a, b));
}

bool joinedByAbstract(const Identity &a, const Identity &b)
{
    return statesNeither(a) || statesNeither(b) || titlesAlike(a, b)
        || sharedNames(a.names, b.names) >= kThird - 1e-9;
}

bool areUnrelated(const Identity &a, const Identity &b, KeyKind kind)
{
    if (statesNeither(a) || statesNeither(b) || titlesAlike(a, b))
        return false;
    if (!bothStateTitles(a, b))
        return bothStateNames(a, b) && !isAuthorCommon(a, b);
    return !authorsAgree(a, b) || (kind == KeyKind::Doi && !abstractsAlike(a, b));
}

bool UnrelatedCount::add(const Identity &identity)
{
    if (m_common || m_seen.contains(identity))
        return m_common;
    QList<int> strangers;
    for (int i = 0; i < m_seen.size(); ++i)
        if (areUnrelated(m_seen[i], identity, m_kind))
            strangers.append(i);
    static_assert(kUnrelatedForCommon == 3); // this one and two that are unrelated to each other
    for (const int one : std::as_const(strangers))
        m_common = m_common || std::any_of(strangers.cbegin(), strangers.cend(), [&](int other) {
                       return m_unrelated[one].contains(other);
                   });
    m_seen.append(identity);
    m_unrelated.append(strangers);
    m_common = m_common || m_seen.size() >= kSightingsForCommon;
    return m_common;
}

QList<IdentityKey> commonKeys(const QList<Identity> &sightings)
{
    QList<IdentityKey> common;
    if (sightings.size() < kUnrelatedForCommon)
        return common;
    struct Carriers {
        IdentityKey key;
        QList<qsizetype> sightings;
    };
    QHash<qint64, Carriers> carriers;
    for (qsizetype i = 0; i < sightings.size(); ++i)
        for (const IdentityKey &key : keysOf(sightings[i])) {
            Carriers &of = carriers[key.hash];
            of.key = key;
            of.sightings.append(i);
        }
    for (const Carriers &of : std::as_const(carriers)) {
        if (of.sightings.size() < kUnrelatedForCommon)
            continue;
        UnrelatedCount count(of.key.kind);
        if (std::any_of(of.sightings.cbegin(), of.sightings.cend(),
                        [&](qsizetype i) { return count.add(sightings[i]); }))
            common.append(of.key);
    }
    return common;
}

Identity withoutKeys(Identity identity, const QSet<qint64> &keys)
{
    if (keys.isEmpty())
        return identity;
    for (const IdentityKey &key : keysOf(identity)) {
        if (!keys.contains(key.hash))
            continue;
        switch (key.kind) {
        case KeyKind::Arxiv:
            identity.arxiv.clear();
            break;
        case KeyKind::Doi:
            identity.doi.clear();
            break;
        case KeyKind::Abstract:
            identity.abstract.clear();
            break;
        }
    }
    return identity;
}

} // namespace lectern
