#include "names.h"

#include "models/core/fold.h"
#include "models/tex/texaccents.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether the word marks a team or company. Such names have no family part.
bool isTeamWord(QStringView word)
{
    static constexpr std::array<QStringView, 22> words{u"collaboration", u"collaborations",
                                                       u"team",          u"group",
                                                       u"consortium",    u"project",
                                                       u"committee",     u"laboratory",
                                                       u"university",    u"institute",
                                                       u"society",       u"inc",
                                                       u"ltd",           u"llc",
                                                       u"gmbh",          u"corp",
                                                       u"corporation",   u"company",
                                                       u"foundation",    u"association",
                                                       u"contributors",  u"network"};
    while (word.endsWith(u'.') || word.endsWith(u','))
        word.chop(1);
    for (const QStringView team : words)
        if (word.compare(team, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

bool startsLower(QStringView word)
{
    for (const QChar c : word)
        if (c.isLetter())
            return c.isLower();
    return false;
}

bool isOneWord(QStringView text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

} // namespace

bool isEastAsianName(QStringView name)
{
    bool any = false;
    for (const char32_t letter : name.toUcs4()) {
        if (QChar::isSpace(letter))
            continue;
        any = true;
        if (!isUnspaced(letter) && QChar::script(letter) != QChar::Script_Hangul)
            return false;
    }
    return any;
}

bool isNameSuffix(QStringView word)
{
    // "Junior" is not listed because it is also a given name.
    static constexpr std::array<QStringView, 12> suffixes{u"jr", u"jr.", u"sr",  u"sr.", u"ii",   u"iii",
                                                          u"iv", u"2nd", u"3rd", u"4th", u"esq.", u"vi"};
    for (const QStringView suffix : suffixes)
        if (word.compare(suffix, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

bool isSuffixAfterFamily(QStringView word, QStringView family)
{
    if (!isNameSuffix(word))
        return false;
    for (const QStringView initials : {u"JR", u"SR", u"IV", u"VI"})
        if (word == initials)
            return std::none_of(family.begin(), family.end(), [](QChar c) { return c.isLower(); });
    return true;
}

QString familyWithParticle(const PersonName &name)
{
    return QString(name.particle + u' ' + name.family).simplified();
}

QString displayName(const PersonName &name)
{
    QString text;
    const auto add = [&](QStringView part) {
        if (part.isEmpty())
            return;
        if (!text.isEmpty())
            text += u' ';
        text += part;
    };
    if (isEastAsianName(name.given) && isEastAsianName(name.family)) {
        add(QString(name.family + name.given));
    } else {
        add(name.given);
        add(name.particle);
        add(name.family);
    }
    add(name.suffix);
    return text.simplified();
}

QString displayName(QStringView family, QStringView given, QStringView suffix)
{
    return displayName(personName(family, given, suffix));
}

PersonName personName(QStringView family, QStringView given, QStringView suffix)
{
    family = family.trimmed();
    // "Billings, Jr." as a family name: the comma belongs to the inverted form instead of the name.
    if (const qsizetype comma = family.lastIndexOf(u',');
        comma > 0 && suffix.isEmpty() && isNameSuffix(family.mid(comma + 1).trimmed())) {
        suffix = family.mid(comma + 1).trimmed();
        family = family.left(comma).trimmed();
    }
    PersonName name;
    name.given = given.toString();
    name.family = family.toString();
    name.suffix = suffix.toString();
    return name;
}

PersonName splitDisplayName(QStringView text)
{
    PersonName name;
    const QString folded = text.toString().simplified();
    QStringList words = folded.split(u' ', Qt::SkipEmptyParts);
    const auto literal = [&] {
        name = {};
        name.family = folded;
        name.literal = true;
        return name;
    };
    for (const QString &word : std::as_const(words))
        if (isTeamWord(word) || word == u"&"_s || word.compare(u"and", Qt::CaseInsensitive) == 0)
            return literal();
    if (words.size() > 2 && isNameSuffix(words.last())) {
        name.suffix = words.takeLast();
        if (words.last().endsWith(u','))
            words.last().chop(1);
    }
    for (const QString &word : std::as_const(words))
        if (word.contains(u',') || word.contains(u'{') || word.contains(u'}'))
            return literal();
    if (words.size() < 2)
        return words.isEmpty() || !name.suffix.isEmpty() ? literal() : (name.family = words.first(), name);
    name.family = words.size() == 2 && isEastAsianName(folded) ? words.takeFirst() : words.takeLast();
    while (words.size() > 1 && startsLower(words.last()))
        name.particle.prepend(words.takeLast() + (name.particle.isEmpty() ? u""_s : u" "_s));
    name.given = words.join(u' ');
    return name;
}

PersonName splitDisplayName(QStringView text, const QStringList &familyNames)
{
    const QString folded = familyNames.isEmpty() ? QString() : text.toString().simplified();
    for (const QString &family : familyNames) {
        PersonName name;
        if (folded == family) {
            name.family = family;
            name.literal = true;
            return name;
        }
        if (isEastAsianName(folded) && folded.startsWith(family)) {
            name.family = family;
            name.given = folded.mid(family.size());
            return name;
        }
        const QString ending = u' ' + family;
        QString whole = folded;
        if (const qsizetype last = whole.lastIndexOf(u' ');
            !whole.endsWith(ending) && last > 0 && isNameSuffix(QStringView(whole).mid(last + 1))) {
            name.suffix = whole.mid(last + 1);
            whole.truncate(last);
        }
        if (!whole.endsWith(ending))
            continue;
        name.given = whole.chopped(ending.size());
        QStringList words = family.split(u' ');
        while (words.size() > 1 && startsLower(words.first()))
            name.particle += (name.particle.isEmpty() ? u""_s : u" "_s) + words.takeFirst();
        name.family = words.join(u' ');
        return name;
    }
    return splitDisplayName(text);
}

QString familyNameToKeep(const PersonName &name)
{
    const QString display = displayName(name);
    const bool hasParts = !name.literal && !name.given.isEmpty();
    if (!hasParts && (!name.literal || isOneWord(display)))
        return {};
    // Lower-case words before a family name belong to it wherever the source puts them, but "III" does not.
    if (hasParts && isOneWord(familyWithParticle(name)) && !isEastAsianName(display))
        return {};
    const PersonName split = splitDisplayName(display);
    const bool known = split.literal == name.literal
        && (name.literal || familyWithParticle(split) == familyWithParticle(name));
    return known ? QString() : name.literal ? display : familyWithParticle(name);
}

void addAuthor(Paper *paper, const PersonName &name)
{
    // "Winter, Ada et al.": the end of a list that is not split further.
    PersonName person = name;
    for (QString *last : {&person.given, &person.family})
        for (const QStringView end : {u" et al", u" et al."})
            if (!name.literal && last->endsWith(end)) {
                last->chop(end.size());
                paper->authorsTruncated = true;
            }
    const QString display = displayName(person);
    if (display.isEmpty())
        return;
    paper->authors.append(display);
    if (const QString kept = familyNameToKeep(person); !kept.isEmpty())
        paper->extra.append({kFamilyNames.toString(), kept});
}

bool isInitials(const QString &text)
{
    static const QRegularExpression initials(u"\\A\\p{Lu}\\.?(?:[ -]?\\p{Lu}\\.?){0,4}\\z"_s);
    return initials.match(text).hasMatch();
}

PersonName familyWithInitials(const QString &text)
{
    PersonName name;
    if (text.contains(u','))
        return name;
    QStringList words = text.simplified().split(u' ');
    if (words.size() > 2 && isNameSuffix(words.last()))
        name.suffix = words.takeLast();
    QStringList given;
    while (words.size() > 1 && isInitials(words.last()))
        given.prepend(words.takeLast());
    const bool isName = !given.isEmpty() && std::none_of(words.cbegin(), words.cend(), isInitials);
    if (!isName)
        return {};
    name.given = given.join(u' ');
    name.family = words.join(u' ');
    return name;
}

void addInvertedAuthor(Paper *paper, QStringView text)
{
    addAuthor(paper, splitInvertedName(text));
}

QStringList familyNames(const Paper &paper)
{
    QStringList names;
    for (const ExtraField &field : paper.extra)
        if (field.name == kFamilyNames)
            names.append(field.value);
    return names;
}

PersonName splitInvertedName(QStringView text)
{
    PersonName name;
    const QString folded = text.toString().simplified();
    // ",," is a literal comma, so split only at single commas.
    QStringList parts(1);
    for (qsizetype i = 0; i < folded.size(); ++i) {
        if (folded[i] != u',') {
            parts.last() += folded[i];
        } else if (i + 1 < folded.size() && folded[i + 1] == u',') {
            parts.last() += u',';
            ++i;
        } else {
            parts.append(QString());
        }
    }
    for (QString &part : parts)
        part = part.trimmed();
    if (parts.size() == 1 || (parts.size() == 2 && parts[1].isEmpty())) {
        name.family = parts[0];
        name.literal = parts.size() == 2;
        return name;
    }
    if (parts.size() == 2 && isSuffixAfterFamily(parts[1], parts[0])) { // "King, Jr."
        name.family = parts[0];
        name.suffix = parts[1];
    } else if (parts.size() == 2) {
        name.family = parts[0];
        name.given = parts[1];
    } else if (parts.size() == 3 && isNameSuffix(parts[2])) {
        name.family = parts[0];
        name.given = parts[1];
        name.suffix = parts[2];
    } else if (parts.size() == 3 && isNameSuffix(parts[1])) { // BibTeX's order
        name.family = parts[0];
        name.suffix = parts[1];
        name.given = parts[2];
    } else { // no rule for this many commas: literal
        name.family = folded;
        name.literal = true;
    }
    return name;
}

QString invertedName(const PersonName &name)
{
    const auto escaped = [](QString part) { return part.replace(u","_s, u",,"_s); };
    if (name.literal)
        return escaped(name.family) + (name.family.contains(u',') ? u","_s : QString());
    QString text = escaped(familyWithParticle(name));
    if (!name.given.isEmpty() || !name.suffix.isEmpty())
        text += u", " + escaped(name.given);
    if (!name.suffix.isEmpty())
        text += (name.given.isEmpty() ? u""_s : u", "_s) + name.suffix;
    return text;
}

namespace
{

// Splits a printed author line. A closing bracket must be followed by a separator, another bracket or the
// end; otherwise the bracket is part of the name ("Alexander (Sasha) Rush").
class AuthorSplitter
{
public:
    explicit AuthorSplitter(QStringView text) : m_text(text) { }

    AuthorNames run();

private:
    bool isSeparatorAt(qsizetype at) const;
    void readBracket();
    void finishName();

    const QStringView m_text;
    qsizetype m_at = 0;
    QString m_name;
    AuthorNames m_result;
};

AuthorNames AuthorSplitter::run()
{
    int braces = 0;
    for (; m_at < m_text.size(); ++m_at) {
        const QChar c = m_text[m_at];
        if (c == u'\\' && m_at + 1 < m_text.size()) {
            m_name += c;
            m_name += m_text[++m_at];
        } else if (c == u'{' || c == u'}') {
            braces = qMax(0, braces + (c == u'{' ? 1 : -1));
            m_name += c;
        } else if (c == u'(') {
            readBracket();
        } else if (braces == 0
                   && (c == u',' || c == u';' || (c == u':' && m_name.endsWith(u"ollaboration"_s)))) {
            finishName();
        } else if (braces == 0 && c.isSpace()
                   && (m_text.mid(m_at + 1, 4) == u"and " || m_text.mid(m_at + 1, 4) == u"and\n")) {
            finishName();
            m_at += 3;
        } else {
            m_name += c;
        }
    }
    finishName();
    return std::move(m_result);
}

bool AuthorSplitter::isSeparatorAt(qsizetype at) const
{
    while (at < m_text.size() && m_text[at].isSpace())
        ++at;
    return at >= m_text.size() || m_text[at] == u',' || m_text[at] == u';' || m_text[at] == u'('
        || m_text[at] == u'.' || m_text.mid(at).startsWith(u"and ") || m_text.mid(at).startsWith(u"and\n")
        || m_text.mid(at).startsWith(u"et al");
}

void AuthorSplitter::readBracket()
{
    qsizetype end = m_at;
    int depth = 0;
    do {
        depth += m_text[end] == u'(' ? 1 : m_text[end] == u')' ? -1 : 0;
        ++end;
    } while (end < m_text.size() && depth > 0);
    if (isSeparatorAt(end)) {
        m_result.droppedAffiliations = true;
        m_name += u' ';
    } else {
        m_name += m_text.mid(m_at, end - m_at);
    }
    m_at = end - 1;
}

void AuthorSplitter::finishName()
{
    QString folded = m_name.simplified();
    m_name.clear();
    while (folded.startsWith(u"and ", Qt::CaseInsensitive))
        folded.remove(0, 4);
    while (folded.endsWith(u" and", Qt::CaseInsensitive))
        folded.chop(4);
    for (const QStringView end : {QStringView(u"et al."), QStringView(u"et al"), QStringView(u"et. al.")}) {
        if (!folded.endsWith(end, Qt::CaseInsensitive))
            continue;
        if (folded.size() == end.size() || folded[folded.size() - end.size() - 1] == u' ') {
            folded.chop(end.size());
            folded = folded.trimmed();
            m_result.truncated = true;
        }
    }
    if (folded.isEmpty() || folded.compare(u"and", Qt::CaseInsensitive) == 0)
        return;
    if (isNameSuffix(folded) && !m_result.names.isEmpty())
        m_result.names.last() += u' ' + folded;
    else
        m_result.names.append(decodeTexAccents(folded));
}

} // namespace

AuthorNames splitAuthorString(QStringView text)
{
    return AuthorSplitter(text).run();
}

namespace
{

// Returns whether a part between two separators is a complete name. Short words may be suffixes, and the
// listed words begin or end a list.
bool isWholeName(std::string_view part)
{
    constexpr size_t kMaxSuffixLength = 4; // see isNameSuffix()
    const auto lower = [&](size_t at) { return part[at] | 0x20; };
    const auto endsIn = [&](std::string_view word) {
        for (size_t i = 0; i < word.size(); ++i)
            if (part.size() <= word.size() || lower(part.size() - word.size() + i) != word[i])
                return false;
        return true;
    };
    const bool beginsWithAnd =
        part.size() > 3 && lower(0) == 'a' && lower(1) == 'n' && lower(2) == 'd' && part[3] == ' ';
    return part.size() > kMaxSuffixLength && !beginsWithAnd && !endsIn(" and") && !endsIn(" al")
        && part.back() != '.';
}

} // namespace

bool cutAuthorString(std::string_view text, std::vector<std::string_view> *names)
{
    names->clear();
    if (text.find_first_of("\\{}():;") != std::string_view::npos)
        return false;
    while (!text.empty()) {
        const size_t comma = std::min(text.find(','), text.size());
        std::string_view list = text.substr(0, comma);
        text.remove_prefix(std::min(comma + 1, text.size()));
        for (bool more = true; more;) {
            constexpr std::string_view between = " and ";
            const size_t end = std::min(list.find(between), list.size());
            more = end < list.size();
            std::string_view part = list.substr(0, end);
            list.remove_prefix(more ? end + between.size() : end);
            while (part.starts_with(' '))
                part.remove_prefix(1);
            while (part.ends_with(' '))
                part.remove_suffix(1);
            if (part.empty())
                continue;
            if (!isWholeName(part))
                return false;
            names->push_back(part);
        }
    }
    return true;
}

} // namespace lectern
