#include "titlelikeness.h"

#include "authornames.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isOrdinal(QStringView word)
{
    static const QStringList numerals{u"i"_s,    u"ii"_s,    u"iii"_s,    u"iv"_s,    u"v"_s,
                                      u"vi"_s,   u"vii"_s,   u"viii"_s,   u"ix"_s,    u"x"_s,
                                      u"xi"_s,   u"xii"_s,   u"one"_s,    u"two"_s,   u"three"_s,
                                      u"four"_s, u"first"_s, u"second"_s, u"third"_s, u"fourth"_s};
    return numerals.contains(word)
        || std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

bool isAnotherKindOfText(QStringView word)
{
    static const QStringList kinds{
        u"part"_s,     u"erratum"_s,    u"errata"_s,    u"corrigendum"_s, u"correction"_s, u"reply"_s,
        u"response"_s, u"comment"_s,    u"comments"_s,  u"rejoinder"_s,   u"supplement"_s, u"supplementary"_s,
        u"addendum"_s, u"retraction"_s, u"retracted"_s, u"discussion"_s,  u"appendix"_s,   u"tutorial"_s,
        u"poster"_s,   u"abstract"_s,   u"volume"_s,    u"workshop"_s};
    return kinds.contains(word);
}

// Whether the word says how the same text may have been presented ("poster", "supplement").
bool isFormOfText(QStringView word)
{
    static const QStringList forms{u"tutorial"_s,   u"poster"_s,     u"abstract"_s,
                                   u"workshop"_s,   u"supplement"_s, u"supplementary"_s,
                                   u"discussion"_s, u"appendix"_s,   u"volume"_s};
    return forms.contains(word);
}

// Returns the words of one title that the other does not have, or not as often.
QStringList without(const QStringList &words, const QStringList &others)
{
    QStringList rest = words;
    for (const QString &word : others)
        rest.removeOne(word);
    return rest;
}

// Returns how many characters must change to turn one text into the other; gives up above limit.
int editDistance(QStringView a, QStringView b, int limit)
{
    if (std::abs(a.size() - b.size()) > limit)
        return limit + 1;
    std::vector<int> previous(size_t(b.size()) + 1), current(size_t(b.size()) + 1);
    for (size_t j = 0; j < previous.size(); ++j)
        previous[j] = int(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        current[0] = int(i);
        int best = current[0];
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = size_t(j);
            current[at] = std::min(
                {previous[at] + 1, current[at - 1] + 1, previous[at - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            best = std::min(best, current[at]);
        }
        if (best > limit)
            return limit + 1;
        std::swap(previous, current);
    }
    return previous.back();
}

} // namespace

bool speakOfDifferentParts(const QStringList &a, const QStringList &b)
{
    // A title that differs only in where words are split has no different part: "K-means" and "Kmeans".
    if (a.join(QString()) == b.join(QString()))
        return false;
    for (const QStringList &rest : {without(a, b), without(b, a)})
        for (const QString &word : rest)
            if (isOrdinal(word) || isAnotherKindOfText(word))
                return true;
    return false;
}

bool areNumberedApart(const QStringList &a, const QStringList &b)
{
    if (a.join(QString()) == b.join(QString()))
        return false;
    const QStringList restA = without(a, b), restB = without(b, a);
    const auto isNumber = [](const QString &word) { return isOrdinal(word); };
    const auto isOther = [](const QString &word) { return isAnotherKindOfText(word) && !isFormOfText(word); };
    const auto any = [](const QStringList &words, const auto &is) {
        return std::any_of(words.cbegin(), words.cend(), is);
    };
    if (any(restA, isOther) || any(restB, isOther) || (any(restA, isNumber) && any(restB, isNumber)))
        return true;
    const auto continues = [&](const QStringList &rest, const QStringList &other, const QStringList &title) {
        return other.isEmpty() && rest.size() == 1 && isOrdinal(rest.first()) && title.last() == rest.first();
    };
    return continues(restA, restB, a) || continues(restB, restA, b);
}

double likeTexts(QStringView a, QStringView b)
{
    const auto longer = std::max(a.size(), b.size());
    if (longer == 0)
        return 0;
    const int limit = int(longer) * 2 / 5;
    const int distance = editDistance(a, b, limit);
    return distance > limit ? 0 : 1 - double(distance) / double(longer);
}

bool isShortened(const QStringList &a, const QStringList &b, qsizetype fewest)
{
    const QStringList &shorter = a.size() < b.size() ? a : b;
    const QStringList &longer = a.size() < b.size() ? b : a;
    if (shorter.size() < fewest || shorter.size() == longer.size())
        return false;
    return longer.mid(0, shorter.size()) == shorter || longer.mid(longer.size() - shorter.size()) == shorter;
}

double sharedNames(const QStringList &a, const QStringList &b)
{
    const QStringList &shorter = a.size() <= b.size() ? a : b;
    const QStringList &longer = a.size() <= b.size() ? b : a;
    if (shorter.isEmpty())
        return 0;
    int shared = 0;
    QList<bool> used(longer.size(), false);
    for (const QString &name : shorter)
        for (qsizetype i = 0; i < longer.size(); ++i)
            if (!used[i] && compareNames(name, longer[i]) != NameLikeness::Different) {
                used[i] = true;
                ++shared;
                break;
            }
    return double(shared) / double(shorter.size());
}

} // namespace lectern
