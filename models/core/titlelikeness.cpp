#include "titlelikeness.h"

#include "authornames.h"

#include <algorithm>
#include <array>
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

// Returns whether the word denotes a form of the same text ("poster", "supplement").
bool isFormOfText(QStringView word)
{
    static const QStringList forms{u"tutorial"_s,   u"poster"_s,     u"abstract"_s,
                                   u"workshop"_s,   u"supplement"_s, u"supplementary"_s,
                                   u"discussion"_s, u"appendix"_s,   u"volume"_s};
    return forms.contains(word);
}

// Returns the words that the other title lacks or has less often.
QStringList without(const QStringList &words, const QStringList &others)
{
    QStringList rest = words;
    for (const QString &word : others)
        rest.removeOne(word);
    return rest;
}

// Returns the edit distance in characters. Stops when it exceeds limit.
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

bool isIn(const char *const words, QStringView word)
{
    // Requires a space on both sides, so that a word does not match inside another.
    const QLatin1StringView all(words);
    for (qsizetype at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
        if (at > 0 && all[at - 1] == u' ' && at + word.size() < all.size() && all[at + word.size()] == u' ')
            return true;
    return false;
}

bool isNumberWord(QStringView word)
{
    constexpr auto numbers =
        " i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi one two three four five six seven eight nine "
        "ten "
        "eleven twelve first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
        "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth spring summer "
        "autumn fall winter ";
    return isIn(numbers, word) || std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

bool isOtherText(QStringView word)
{
    return isIn(
        " part erratum errata corrigendum correction reply response comment comments rejoinder supplement "
        "supplementary addendum retraction retracted discussion appendix tutorial volume workshop ",
        word);
}

// Returns whether the presence of a word does not change the meaning of a title. Never true for "without" or
// "not".
bool isFunctionWord(QStringView word)
{
    return isIn(
        " a an the of for on in with and by to via from using at or as is are its it be into towards toward "
        "through upon within our their this that these those s ",
        word);
}

// Opposites that differ in only one or two letters.
bool areOpposites(QStringView a, QStringView b)
{
    static constexpr std::array<std::array<const char *, 2>, 9> pairs{{{"online", "offline"},
                                                                       {"macro", "micro"},
                                                                       {"inter", "intra"},
                                                                       {"maximum", "minimum"},
                                                                       {"maximal", "minimal"},
                                                                       {"maximization", "minimization"},
                                                                       {"exogenous", "endogenous"},
                                                                       {"internal", "external"},
                                                                       {"explicit", "implicit"}}};
    return std::any_of(pairs.begin(), pairs.end(), [&](const auto &pair) {
        const QLatin1StringView one(pair[0]), other(pair[1]);
        return (a == one && b == other) || (a == other && b == one);
    });
}

// Returns whether at most `most` letters are inserted, deleted, replaced or transposed.
bool isWithin(QStringView a, QStringView b, int most)
{
    while (!a.isEmpty() && !b.isEmpty() && a.front() == b.front()) {
        a = a.mid(1);
        b = b.mid(1);
    }
    while (!a.isEmpty() && !b.isEmpty() && a.back() == b.back()) {
        a.chop(1);
        b.chop(1);
    }
    if (a.isEmpty() || b.isEmpty())
        return std::max(a.size(), b.size()) <= most;
    if (most == 0)
        return false;
    if (a.size() > 1 && b.size() > 1 && a[0] == b[1] && a[1] == b[0]
        && isWithin(a.mid(2), b.mid(2), most - 1))
        return true;
    return isWithin(a.mid(1), b, most - 1) || isWithin(a, b.mid(1), most - 1)
        || isWithin(a.mid(1), b.mid(1), most - 1);
}

// Returns whether one word is a misspelling or inflection of the other. The first letters must be equal:
// "supervised" and "unsupervised", or "MNIST" and "EMNIST", are different words.
bool areSpeltAlike(QStringView a, QStringView b)
{
    const qsizetype shorter = std::min(a.size(), b.size()), longer = std::max(a.size(), b.size());
    if (shorter < 4 || longer < 5 || a.front() != b.front() || isNumberWord(a) || isNumberWord(b)
        || areOpposites(a, b))
        return false;
    const auto isEnding = [](QStringView word, QStringView stem) {
        return word.startsWith(stem) && isIn(" s es d ed ing ly al er ", word.mid(stem.size()));
    };
    return isWithin(a, b, shorter >= 10 ? 2 : 1) || isEnding(a, b) || isEnding(b, a);
}

// Removes the words that state the form of publication. Returns whether there were any.
bool dropForm(QStringList *words)
{
    static const QList<QStringList> forms{{u"extended"_s, u"abstract"_s},
                                          {u"student"_s, u"abstract"_s},
                                          {u"abstract"_s, u"reprint"_s},
                                          {u"short"_s, u"paper"_s},
                                          {u"demo"_s, u"paper"_s},
                                          {u"position"_s, u"paper"_s},
                                          {u"preliminary"_s, u"version"_s},
                                          {u"extended"_s, u"version"_s},
                                          {u"full"_s, u"version"_s},
                                          {u"journal"_s, u"version"_s},
                                          {u"conference"_s, u"version"_s},
                                          {u"technical"_s, u"report"_s},
                                          {u"system"_s, u"demonstration"_s},
                                          {u"invited"_s, u"talk"_s},
                                          {u"invited"_s, u"paper"_s},
                                          {u"preliminary"_s, u"report"_s},
                                          {u"student"_s, u"paper"_s},
                                          {u"poster"_s},
                                          {u"demo"_s},
                                          {u"abstract"_s}};
    // Fast path: most titles state no form, and this function runs for every pair.
    if (words->size() < 3
        || (!isIn(" abstract reprint paper version demonstration report talk poster demo ", words->last())
            && !isIn(" extended student abstract short demo position preliminary full journal conference "
                     "technical "
                     "system invited poster ",
                     words->first())))
        return false;
    bool any = false;
    for (const QStringList &form : forms) {
        if (words->size() < form.size() + 2)
            continue;
        if (words->mid(words->size() - form.size()) == form) {
            words->remove(words->size() - form.size(), form.size());
            any = true;
        } else if (words->first(form.size()) == form) {
            words->remove(0, form.size());
            any = true;
        }
    }
    return any;
}

qsizetype lettersOf(const QStringList &words)
{
    qsizetype letters = 0;
    for (const QString &word : words)
        letters += word.size();
    return letters;
}

// Words that have not been matched yet.
struct Rest {
    QStringList first, second;
    qsizetype matched = 0; // letters
    int small = 0;
};

Rest restOf(const QStringList &first, const QStringList &second)
{
    Rest rest{first, {}};
    for (const QString &word : second)
        if (rest.first.removeOne(word))
            rest.matched += word.size();
        else
            rest.second.append(word);
    return rest;
}

// Matches "K-means" with "Kmeans".
void matchJoined(QStringList *joined, QStringList *split, Rest *rest)
{
    for (qsizetype i = 0; i < joined->size(); ++i)
        for (qsizetype k = 0; k + 1 < split->size(); ++k)
            if (joined->at(i) == split->at(k) + split->at(k + 1)) {
                rest->matched += joined->at(i).size();
                ++rest->small;
                joined->removeAt(i--);
                split->remove(k, 2);
                break;
            }
}

void matchMisspelt(Rest *rest)
{
    for (qsizetype i = 0; i < rest->first.size(); ++i)
        for (qsizetype k = 0; k < rest->second.size(); ++k)
            if (areSpeltAlike(rest->first[i], rest->second[k])) {
                rest->matched += std::min(rest->first[i].size(), rest->second[k].size());
                ++rest->small;
                rest->first.removeAt(i--);
                rest->second.removeAt(k);
                break;
            }
}

// Returns whether the shorter title is a truncated form of the longer one. The remainder must not make it a
// separate title, such as "Part II", or "Task 4" after "Overview of". A complete title does not end with
// "for" or inside a word.
bool isBeginning(const QStringList &shorter, const QStringList &longer)
{
    if (shorter.size() < 3 || shorter.size() > longer.size())
        return false;
    const qsizetype last = shorter.size() - 1;
    if (shorter.first(last) != longer.first(last) || !longer[last].startsWith(shorter[last]))
        return false;
    if (shorter[last].size() < longer[last].size())
        return !isNumberWord(longer[last]);
    const QStringList tail = longer.mid(last + 1);
    if (tail.isEmpty() || isFunctionWord(shorter[last]))
        return !tail.isEmpty();
    const auto isPart = [](const QString &word) { return isNumberWord(word) || isOtherText(word); };
    const auto isLetter = [](QChar c) { return c.isLetter(); };
    const bool begins3d =
        tail.size() > 2 && tail[0][0].isDigit() && std::any_of(tail[0].begin(), tail[0].end(), isLetter);
    return begins3d || std::none_of(tail.begin(), tail.begin() + std::min<qsizetype>(2, tail.size()), isPart);
}

} // namespace

bool haveDifferentNumbers(const QStringList &a, const QStringList &b)
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

TitleChange titleChange(const QStringList &first, const QStringList &second)
{
    TitleChange change;
    QStringList a = first, b = second;
    const bool formA = dropForm(&a), formB = dropForm(&b);
    change.form = formA != formB;
    const qsizetype longer = std::max(lettersOf(a), lettersOf(b));
    if (longer == 0)
        return change;
    if (a.join(QString()) == b.join(QString())) {
        change.likeness = 1;
        change.small = a == b ? 0 : 1;
        return change;
    }
    change.cut = isBeginning(a, b) || isBeginning(b, a);
    Rest rest = restOf(a, b);
    change.moved = rest.first.isEmpty() && rest.second.isEmpty();
    matchJoined(&rest.first, &rest.second, &rest);
    matchJoined(&rest.second, &rest.first, &rest);
    matchMisspelt(&rest);
    change.likeness = double(rest.matched) / double(longer);
    change.small = rest.small + (change.moved ? 1 : 0);
    const auto count = [&](const QStringList &words, int *content) {
        for (const QString &word : words) {
            change.parts = change.parts || ((isNumberWord(word) || isOtherText(word)) && !change.cut);
            ++(isFunctionWord(word) ? change.small : *content);
        }
    };
    count(rest.first, &change.onlyFirst);
    count(rest.second, &change.onlySecond);
    change.replaced =
        (change.onlyFirst > 0 && !rest.second.isEmpty()) || (change.onlySecond > 0 && !rest.first.isEmpty());
    return change;
}

bool isOfSeries(const QStringList &title)
{
    return (!title.isEmpty()
            && isIn(" overview report findings introduction message welcome ", title.first()))
        || std::any_of(title.cbegin(), title.cend(), [](const QString &word) {
               return isIn(" proceedings workshop workshops editorial preface foreword symposium ", word);
           });
}

} // namespace lectern
