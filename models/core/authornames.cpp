#include "authornames.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

struct Parts {
    QStringList given;
    QString family;
};

bool isSuffix(QStringView word)
{
    return word == u"jr" || word == u"sr" || word == u"ii" || word == u"iii" || word == u"iv";
}

Parts partsOf(QStringView folded)
{
    Parts parts;
    for (const QStringView word : folded.tokenize(u' ', Qt::SkipEmptyParts))
        parts.given.append(word.toString());
    while (parts.given.size() > 1 && isSuffix(parts.given.last()))
        parts.given.removeLast();
    if (!parts.given.isEmpty())
        parts.family = parts.given.takeLast();
    return parts;
}

// Returns whether each word of the shorter list matches a word of the longer list, in order. Words match if
// they are equal or one is the initial of the other.
bool represents(const QStringList &longer, const QStringList &shorter)
{
    qsizetype at = 0;
    for (const QString &word : shorter) {
        const auto fits = [&](const QString &other) {
            return word == other || (word.size() == 1 && other.startsWith(word))
                || (other.size() == 1 && word.startsWith(other));
        };
        while (at < longer.size() && !fits(longer[at]))
            ++at;
        if (at++ >= longer.size())
            return false;
    }
    return true;
}

QString sortedWords(QStringView folded)
{
    QStringList words = folded.toString().split(u' ', Qt::SkipEmptyParts);
    words.sort();
    return words.join(u' ');
}

} // namespace

QString familyName(QStringView folded)
{
    return partsOf(folded).family;
}

NameLikeness compareNames(QStringView foldedA, QStringView foldedB)
{
    if (foldedA.isEmpty() || foldedB.isEmpty())
        return NameLikeness::Different;
    if (foldedA == foldedB)
        return NameLikeness::Same;
    const auto joined = [](QStringView name) { return name.toString().remove(u' '); };
    if (joined(foldedA) == joined(foldedB) || sortedWords(foldedA) == sortedWords(foldedB))
        return NameLikeness::SameWords;
    const Parts a = partsOf(foldedA), b = partsOf(foldedB);
    if (a.family != b.family || a.given.isEmpty() || b.given.isEmpty())
        return NameLikeness::Different;
    // The first given names must match: "Mary Ann Lee" matches "Mary Lee" and "M. Lee", but not "A. Lee".
    if (!represents({a.given.first()}, {b.given.first()}))
        return NameLikeness::Different;
    const bool aLonger = a.given.size() >= b.given.size();
    return represents(aLonger ? a.given : b.given, aLonger ? b.given : a.given) ? NameLikeness::Compatible
                                                                                : NameLikeness::Different;
}

QStringList nameKeys(QStringView folded)
{
    const Parts parts = partsOf(folded);
    if (parts.given.isEmpty())
        return {};
    QString letters = folded.toString().remove(u' ');
    return {u"j" + letters, u"w" + sortedWords(folded),
            u"i" + parts.given.first().left(1) + u' ' + parts.family};
}

} // namespace lectern
