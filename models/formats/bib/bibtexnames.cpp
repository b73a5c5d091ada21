#include "bibtexnames.h"

#include "models/formats/base/authorlists.h"
#include "models/tex/spaces.h"
#include "models/tex/texcharacters.h"
#include "models/tex/texprose.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Splits at a separator outside braces and trims the parts.
template <typename IsSeparator>
QList<QStringView> splitOutsideBraces(QStringView text, IsSeparator separatorLength)
{
    QList<QStringView> parts;
    int depth = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < text.size();) {
        const QChar c = text[i];
        if (c == u'\\' && i + 1 < text.size()) {
            i += 2; // an escaped brace is text
            continue;
        }
        if (c == u'{')
            ++depth;
        else if (c == u'}')
            depth = qMax(0, depth - 1);
        const qsizetype length = depth == 0 ? separatorLength(i) : 0;
        if (length) {
            parts.append(text.mid(begin, i - begin).trimmed());
            i += length;
            begin = i;
        } else {
            ++i;
        }
    }
    parts.append(text.mid(begin).trimmed());
    return parts;
}

QList<QStringView> splitAnd(QStringView text)
{
    return splitOutsideBraces(text, [&](qsizetype i) -> qsizetype {
        // "and" is surrounded by white space, in any case; the separator begins at the white space before it.
        if (!text[i].isSpace() || i + 4 >= text.size()
            || text.mid(i + 1, 3).compare(u"and", Qt::CaseInsensitive) != 0 || !text[i + 4].isSpace())
            return 0;
        return 4; // the space after it may begin another "and"
    });
}
QList<QStringView> splitAt(QStringView text, char16_t separator)
{
    return splitOutsideBraces(text, [&](qsizetype i) -> qsizetype { return text[i] == separator; });
}
QList<QStringView> splitAtSemicolons(QStringView text)
{
    return splitOutsideBraces(text, [&](qsizetype i) -> qsizetype {
        return text[i] == u';' || text[i] == u'；' || text[i] == u'、';
    });
}
// Splits at white space, except for the space that ends a command of letters and prints nothing ("S\o ren").
QList<QStringView> splitWords(QStringView text)
{
    qsizetype swallowed = -1; // the last space that ends a command
    QList<QStringView> words = splitOutsideBraces(text, [&](qsizetype i) -> qsizetype {
        if (!text[i].isSpace())
            return text[i] == u'~';
        qsizetype begin = i;
        while (begin > 0 && tex::isAsciiLetter(text[begin - 1]))
            --begin;
        const bool endsCommand = begin > 0 && begin < i && text[begin - 1] == u'\\';
        if (endsCommand || (i > 0 && i - 1 == swallowed))
            swallowed = i;
        return swallowed != i;
    });
    words.removeIf([](QStringView word) { return word.isEmpty(); });
    return words;
}

QString decoded(QStringView tex)
{
    return readTexProse(tex, TexStyle::Drop);
}

// Returns whether one pair of braces encloses the whole text.
bool isBraced(QStringView text)
{
    if (text.size() < 2 || text[0] != u'{' || text.back() != u'}')
        return false;
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        depth += text[i] == u'{' ? 1 : text[i] == u'}' ? -1 : 0;
        if (depth == 0)
            return i == text.size() - 1;
    }
    return false;
}

// BibTeX's rule for "von" words: the first letter outside a plain brace group is lower case.
bool isParticle(QStringView word)
{
    if (word.startsWith(u'{') && !word.startsWith(u"{\\"))
        return false;
    for (const QChar c : decoded(word))
        if (c.isLetter())
            return c.isLower();
    return false;
}

QString joined(const QList<QStringView> &words, qsizetype from, qsizetype to)
{
    QString text;
    for (qsizetype i = from; i < to; ++i)
        text += (text.isEmpty() ? u""_s : u" "_s) + words[i];
    return decoded(text);
}

// Parses "von Last": lower-case words before the family name are the particle; at least one word remains.
void readLast(QStringView text, PersonName &name)
{
    const QList<QStringView> words = splitWords(text);
    qsizetype from = 0;
    while (from + 1 < words.size() && isParticle(words[from]))
        ++from;
    name.particle = joined(words, 0, from);
    name.family = joined(words, from, words.size());
}

// Parses BibLaTeX's "family=…, given=…, prefix=…, suffix=…, useprefix=…".
bool readNamedParts(const QList<QStringView> &parts, PersonName &name)
{
    PersonName found;
    bool any = false;
    for (const QStringView part : parts) {
        const qsizetype equals = part.indexOf(u'=');
        if (equals < 0)
            return false;
        const QStringView key = part.left(equals).trimmed();
        QStringView value = part.mid(equals + 1).trimmed();
        if (value.size() > 1 && value.startsWith(u'"') && value.endsWith(u'"'))
            value = value.mid(1, value.size() - 2);
        if (key == u"family")
            found.family = decoded(value), any = true;
        else if (key == u"given")
            found.given = decoded(value), any = true;
        else if (key == u"prefix")
            found.particle = decoded(value);
        else if (key == u"suffix")
            found.suffix = decoded(value);
        else if (key != u"useprefix" && !key.endsWith(u"-i") && key != u"id")
            return false;
    }
    // A family name of several words without a given name is the name of an organisation.
    found.literal = found.given.isEmpty() && found.particle.isEmpty() && found.suffix.isEmpty()
        && found.family.contains(u' ');
    if (any)
        name = found;
    return any;
}

// "A.", "A. B."
bool isInitials(QStringView text)
{
    const QList<QStringView> words = splitWords(text);
    return !words.isEmpty() && std::all_of(words.begin(), words.end(), [](QStringView word) {
        return word.size() == 2 && word[0].isUpper() && word[1] == u'.';
    });
}

PersonName readName(QStringView tex)
{
    PersonName name;
    if (isBraced(tex)) {
        name.family = decoded(tex);
        name.literal = true;
        return name;
    }
    const QList<QStringView> parts = splitAt(tex, u',');
    if (readNamedParts(parts, name))
        return name;
    if (parts.size() == 1) { // First von Last
        const QList<QStringView> words = splitWords(tex);
        if (words.size() > 1 && isEastAsianName(tex)) { // the family name is first, also before a space
            name.family = words[0].toString();
            for (const QStringView word : words.sliced(1))
                name.given += word;
            return name;
        }
        qsizetype von = 0;
        while (von < words.size() - 1 && !(von > 0 && isParticle(words[von])))
            ++von;
        qsizetype last = words.size() - 1;
        if (von < words.size() - 1) { // the particle extends to the last lower-case word
            last = von;
            for (qsizetype i = von; i < words.size() - 1; ++i)
                if (isParticle(words[i]))
                    last = i + 1;
        } else {
            von = last;
        }
        if (last < 0)
            return name;
        if (last == words.size() - 1 && last > 1 && isNameSuffix(decoded(words[last]))) { // "King Jr."
            name.suffix = decoded(words[last]);
            --last;
            von = qMin(von, last);
            name.given = joined(words, 0, von);
            name.particle = joined(words, von, last);
            name.family = joined(words, last, words.size() - 1);
            return name;
        }
        name.given = joined(words, 0, von);
        name.particle = joined(words, von, last);
        name.family = joined(words, last, words.size());
        return name;
    }
    if (parts.size() == 2
        && isSuffixAfterFamily(decoded(parts[1]), decoded(parts[0]))) { // "Martin Luther King, Jr."
        name = readName(parts[0]);
        name.suffix = decoded(parts[1]);
        return name;
    }
    readLast(parts[0], name);
    if (parts.size() == 2) {
        name.given = decoded(parts[1]);
    } else {
        QString suffix = decoded(parts[1]), given = decoded(parts[2]);
        if (!isNameSuffix(suffix) && isNameSuffix(given)) // RIS's order
            suffix.swap(given);
        else if (isInitials(suffix)) // "Winter, A., B.": a surplus comma
            given = std::exchange(suffix, {}) + u' ' + given;
        name.suffix = suffix;
        name.given = given;
        for (qsizetype i = 3; i < parts.size(); ++i)
            name.given += u' ' + decoded(parts[i]);
    }
    return name;
}

// Returns the position of ", et al.", or -1 if there is none.
qsizetype etAlAt(QStringView name)
{
    if (isBraced(name))
        return -1;
    for (const QStringView ending : {u"et al.", u"et al"})
        if (name.size() > ending.size() && name.endsWith(ending, Qt::CaseInsensitive)) {
            qsizetype end = name.size() - ending.size();
            if (!name[end - 1].isSpace() && name[end - 1] != u',' && name[end - 1] != u'~')
                return -1;
            while (end > 0 && (name[end - 1].isSpace() || name[end - 1] == u',' || name[end - 1] == u'~'))
                --end;
            return end;
        }
    return -1;
}

// Splits a field without "and" at semicolons or at many commas.
QList<QStringView> splitWithoutAnd(QStringView tex)
{
    QList<QStringView> names = splitAtSemicolons(tex);
    if (names.size() > 1)
        return names;
    names = splitAt(tex, u',');
    if (names.size() < 3)
        return {tex};
    if (const QList<QStringView> pairs = familiesWithInitials(names); !pairs.isEmpty())
        return pairs;
    for (const QStringView name : names)
        if (splitWords(name).size() < 2)
            return {tex};
    return names;
}

QList<QStringView> splitEach(const QList<QStringView> &list)
{
    QList<QStringView> names;
    for (const QStringView part : list)
        names += isBraced(part) ? QList<QStringView>{part} : splitAtSemicolons(part);
    return names;
}

} // namespace

QStringList splitBibList(QStringView tex)
{
    QStringList parts;
    for (const QStringView part : splitAnd(tex))
        parts.append(part.toString());
    return parts;
}

BibNames readBibNames(QStringView tex)
{
    BibNames result;
    QList<QStringView> list = splitAnd(tex);
    if (list.size() == 1 && !isBraced(list[0]) && !list[0].contains(u"family="))
        list = splitWithoutAnd(list[0]);
    else if (tex.contains(u';') || tex.contains(u'；')) // Winter, A.; Berg, B. and Ito, C.
        list = splitEach(list);
    for (QStringView name : std::as_const(list)) {
        while (name.endsWith(u',') || name.endsWith(u';'))
            name = name.chopped(1).trimmed();
        if (name.isEmpty())
            continue;
        const QString plain = decoded(name);
        if (isCutList(plain)) {
            result.truncated = true;
            continue;
        }
        if (const qsizetype rest = etAlAt(name); rest > 0) { // "Winter, A. et al." written as one name
            result.truncated = true;
            name = name.first(rest);
        }
        // "Wei Zhang 0005": DBLP numbers authors of the same name.
        static const QRegularExpression number(u"\\s\\d{4}\\z"_s);
        if (const auto match = number.match(name); match.hasMatch())
            name = name.first(match.capturedStart());
        result.names.append(readName(name));
    }
    return result;
}

QString writeBibNames(const QStringList &displayNames, bool truncated, const QStringList &familyNames)
{
    QString tex;
    const auto add = [&](const QString &name) { tex += (tex.isEmpty() ? u""_s : u" and "_s) + name; };
    const auto readsBackAs = [](const QString &written, const QString &display) {
        const BibNames names = readBibNames(written);
        return names.names.size() == 1 && !names.truncated && displayName(names.names[0]) == display;
    };
    for (const QString &printed : displayNames) {
        const QString display = foldAsciiSpace(printed);
        if (display.isEmpty())
            continue;
        const PersonName name = splitDisplayName(display, familyNames);
        QString written = u'{' + writeTexProse(display) + u'}';
        if (!name.literal) {
            const auto part = [](const QString &text) { return writeTexProse(text); };
            QString inverted =
                (name.particle.isEmpty() ? u""_s : part(name.particle) + u' ') + part(name.family);
            if (!name.suffix.isEmpty())
                inverted += u", " + part(name.suffix);
            if (!name.given.isEmpty())
                inverted += u", " + part(name.given);
            if (readsBackAs(inverted, display))
                written = inverted;
        }
        add(written);
    }
    if (truncated && !tex.isEmpty())
        add(u"others"_s);
    return tex;
}

} // namespace lectern
