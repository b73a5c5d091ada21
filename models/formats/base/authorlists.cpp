#include "authorlists.h"

#include "names.h"

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using Views = QList<QStringView>;

// Words that occur in names of organisations, but not in names of people.
bool isOrganisationWord(QStringView word)
{
    static constexpr QStringView words =
        u" of for the and in on und für des academy administration affairs agency agriculture association "
        u"authority bank board bureau center centers centre collaboration college commission committee "
        u"company "
        u"consortium council department development economics education engineering federation foundation "
        u"group hospital inc institute international laboratory library ltd ministry museum national network "
        u"office organisation organization project research school science services society team technology "
        u"university ";
    while (word.endsWith(u'.') || word.endsWith(u','))
        word.chop(1);
    return words.contains(QString(u' ' + word + u' '), Qt::CaseInsensitive);
}

// Returns whether the text can be the name of one person: two to five words, a comma allowed.
bool isPerson(QStringView text)
{
    const Views words = text.split(u' ', Qt::SkipEmptyParts);
    constexpr qsizetype kMostWords = 6;
    return words.size() >= 2 && words.size() <= kMostWords && text.count(u',') <= 1
        && std::none_of(words.begin(), words.end(), isOrganisationWord)
        && std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c == u'('; });
}
bool arePeople(const Views &parts)
{
    return std::all_of(parts.begin(), parts.end(),
                       [](QStringView part) { return isCutList(part) || isPerson(part); });
}

// These return the length of a separator at a position; 0 if there is none.
qsizetype semicolonAt(QStringView text, qsizetype at)
{
    if (text[at] != u';')
        return text[at] == u'；' || text[at] == u'、';
    // A semicolon also ends a character reference ("&amp;").
    qsizetype begin = at;
    while (begin > 0 && at - begin < 10 && (text[begin - 1].isLetterOrNumber() || text[begin - 1] == u'#'))
        --begin;
    return begin == 0 || begin == at || text[begin - 1] != u'&';
}
qsizetype commaAt(QStringView text, qsizetype at)
{
    return text[at] == u',' || text[at] == u'，';
}
qsizetype conjunctionAt(QStringView text, qsizetype at)
{
    for (const QStringView word : {u" and ", u" & ", u" AND "})
        if (text[at] == u' ' && text.mid(at).startsWith(word))
            return word.size();
    return 0;
}

template <typename SeparatorAt>
Views cut(QStringView text, SeparatorAt separatorAt)
{
    Views parts;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const qsizetype length = i < text.size() ? separatorAt(text, i) : 1;
        if (!length)
            continue;
        if (const QStringView part = text.sliced(begin, i - begin).trimmed(); !part.isEmpty())
            parts.append(part);
        begin = i + length;
        i = begin - 1;
    }
    return parts;
}

QStringView withoutConjunction(QStringView part)
{
    for (const QStringView word : {u"and ", u"& "})
        if (part.startsWith(word, Qt::CaseInsensitive) && !isCutList(part))
            return part.mid(word.size()).trimmed();
    return part;
}

// Splits at commas. Two parts are a family and a given name, unless both have initials at the end.
Views splitAtCommas(QStringView text)
{
    Views parts = cut(text, commaAt);
    if (const Views people = familiesWithInitials(parts); !people.isEmpty())
        return people;
    std::transform(parts.begin(), parts.end(), parts.begin(), withoutConjunction);
    const bool areInitialsLast = std::all_of(parts.begin(), parts.end(), [](QStringView part) {
        return isCutList(part) || !familyWithInitials(part.toString()).family.isEmpty();
    });
    const bool areNames =
        parts.size() > 2 && (arePeople(parts) || std::all_of(parts.begin(), parts.end(), isEastAsianName));
    return areNames || (parts.size() == 2 && areInitialsLast) ? parts : Views{text};
}

// Splits a part between semicolons at "and", "&" and commas.
Views splitAtConjunctions(QStringView text)
{
    const Views joined = cut(text, conjunctionAt);
    Views people;
    if (joined.size() > 1 && !joined.last().contains(u',')) // "Ada Winter, Bo Berg and Cy Ito"
        for (const QStringView one : joined)
            people += cut(one, commaAt);
    if (joined.size() > 1 && (people.isEmpty() || !arePeople(people))) {
        people.clear();
        for (const QStringView one : joined)
            people += splitAtCommas(one);
    }
    return !people.isEmpty() && arePeople(people) ? people : splitAtCommas(text);
}

} // namespace

QList<QStringView> familiesWithInitials(const QList<QStringView> &parts)
{
    Views people;
    for (qsizetype i = 0; parts.size() > 3 && i + 1 < parts.size(); i += 2)
        if (isInitials(parts[i + 1].toString()) && !isInitials(parts[i].toString()))
            people.append(QStringView(parts[i].begin(), parts[i + 1].end()));
    return people.size() * 2 == parts.size() ? people : Views();
}

// Returns whether a word of isCutList() can begin with these letters; most names cannot.
static bool mayBeginCutList(QChar first, QChar second)
{
    switch (first.unicode()) {
    case u'a':
        return second == u'n' || second == u'k';
    case u'e':
        return second == u't' || second == u'o' || second == u'a';
    case u'i':
        return second == u'i';
    case u'm':
        return second == u'f';
    case u'o':
        return second == u't';
    case u'u':
        return second == u'n' || second == u'a';
    case u'y':
        return second == u'o' || second == u'c';
    default: // other alphabets and signs
        return first < u'a' || first > u'z';
    }
}

bool isCutList(QStringView name)
{
    static constexpr QStringView words =
        u" others other andothers andother etal andetal etalii etaliae etalia etc andmore andcoworkers "
        u"andco-workers undandere etautres yotros eoutros ealtri идр идругие 等 ほか … &others &al ";
    static constexpr QStringView abbreviations = u" ua mfl akol iin ycol "; // names without full stops
    constexpr qsizetype kLongest = 24;
    name = name.trimmed();
    if (name.isEmpty() || name.size() > kLongest)
        return false;
    std::array<QChar, kLongest + 2> kept{u' '};
    size_t size = 1;
    for (const QChar c : name)
        if (!c.isSpace() && !QStringView(u".,;[]").contains(c))
            if (kept.at(size++) = c.toLower(); size == 3 && !mayBeginCutList(kept[1], kept[2]))
                return false;
    // "Winter, Ada": a comma within is not in any of the words.
    if (name.chopped(1).contains(u','))
        return false;
    kept.at(size++) = u' ';
    const QStringView bare(kept.data(), qsizetype(size));
    if (size == 2)
        return name.startsWith(u"...");
    return words.contains(bare) || (name.contains(u'.') && abbreviations.contains(bare));
}

bool mayNameSeveral(QStringView line)
{
    const qsizetype comma = line.indexOf(u',');
    // "Winter, Ada" has one comma and no space before it; "Winter A, Berg B" has.
    if (comma >= 0 && (line.first(comma).contains(u' ') || line.indexOf(u',', comma + 1) >= 0))
        return true;
    const auto isMark = [](QChar c) {
        return c == u';' || c == u'&' || (c.unicode() > 0x2fff && c.isPunct());
    };
    return std::any_of(line.begin(), line.end(), isMark) || line.contains(u" and ")
        || line.contains(u" AND ");
}

QStringList splitAuthorLine(QStringView line)
{
    const QString text = line.toString().simplified();
    if (text.endsWith(u',') || text.contains(u",,"_s))
        return {text};
    QStringList names;
    const Views parts = cut(text, semicolonAt);
    for (const QStringView part : parts)
        for (const QStringView name : splitAtConjunctions(parts.size() > 1 ? withoutConjunction(part) : part))
            names.append(name.toString());
    return names.isEmpty() ? QStringList{text} : names;
}

} // namespace lectern
