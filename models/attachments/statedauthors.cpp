#include "statedpaper.h"

#include "models/core/fold.h"
#include "models/formats/base/names.h"
#include "models/formats/sites/pagehead.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Words that occur in affiliations, addresses and next to authors, but not in names.
bool isNotName(const QString &text)
{
    static const QStringList listed =
        u"university universite universitat universidad universita institute institut "
        u"instituto department dept school college faculty laboratory laboratories lab labs "
        u"center centre research academy division group team inc ltd gmbh corporation company "
        u"foundation hospital clinic museum observatory ministry agency collaboration "
        u"consortium project street avenue road science sciences technology engineering "
        u"mathematics physics computer computing informatics intelligence learning google "
        u"deepmind microsoft openai facebook amazon nvidia usa uk germany france china japan "
        u"canada india italy spain kingdom states report draft version article abstract survey "
        u"review preprint manuscript thesis dissertation proceedings conference workshop "
        u"journal letter paper accepted published received submitted author authors editor "
        u"member fellow ieee acm and the of for in on with by to from"_s.split(u' ');
    static const QSet<QString> words(listed.cbegin(), listed.cend());
    const QStringList here = foldedWords(text);
    return std::any_of(here.cbegin(), here.cend(), [](const QString &word) { return words.contains(word); });
}

// Returns whether it has at least a given and a family name.
bool isPerson(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    constexpr qsizetype kMin = 2, kMax = 5, kMaxParticleLength = 4;
    if (words.size() < kMin || words.size() > kMax || words.first() == "A"_L1 || isNotName(name)
        || !looksLikeName(name) || splitDisplayName(name).literal)
        return false;
    bool hasWhole = false;
    for (const QString &word : words) {
        const bool isInitial = word.contains(u'.') || (word.size() == 1 && word.front().isUpper());
        const bool isSmall = word.front().isLower();
        if (isSmall && (word.size() > kMaxParticleLength || &word == &words.last()))
            return false;
        const bool isMixed = std::any_of(word.cbegin(), word.cend(), [](QChar c) { return c.isLower(); });
        if (!isInitial && !isSmall && !isMixed && !isNameSuffix(word))
            return false; // abbreviations such as ETH and USA
        hasWhole = hasWhole || (!isSmall && isMixed && word.size() > 1);
    }
    return hasWhole && words.last().size() > 1
        && (!words.last().endsWith(u'.') || isNameSuffix(words.last()));
}

// Returns whether the text ends with a hyphen that joins its last word to the next line.
bool endsInWord(QStringView text)
{
    const QChar last = text.trimmed().isEmpty() ? QChar() : text.trimmed().back();
    return last == u'-' || last.unicode() == 0x2010 || last.unicode() == 0xad;
}

// Returns whether the line has a footnote or affiliation mark after a name.
bool hasMark(const StatedLine &line)
{
    static const QRegularExpression mark(
        u"(?:\\^\\S{1,4}|[\\d*\\x{2020}\\x{2021}\\x{a7}\\x{b6}\\x{2217}\\x{b9}\\x{b2}\\x{b3}])\\s*$"_s);
    return mark.match(line.text).hasMatch();
}

bool isContact(const StatedLine &line)
{
    return line.text.contains(u'@') || line.text.contains("://"_L1) || isNotName(line.text)
        || std::count_if(line.text.cbegin(), line.text.cend(), [](QChar c) { return c.isDigit(); }) > 2;
}

} // namespace

QStringList namesOnLine(const StatedLine &line)
{
    QString text = line.names;
    static const QRegularExpression mail(u"\\s*[<(\\[{][^<>()\\[\\]{}]*@[^<>()\\[\\]{}]*[>)\\]}]"_s),
        by(u"^\\s*[Bb]y\\s+"_s);
    text.remove(mail).remove(by);
    text.remove(QRegularExpression(
        u"[\\d*\\x{2020}\\x{2021}\\x{a7}\\x{b6}\\x{2217}\\x{2709}\\x{b9}\\x{b2}\\x{b3}]+"_s));
    text.replace(QRegularExpression(u"\\s[&\\x{b7}\\x{2022}]\\s"_s), u", "_s);
    text.replace(QRegularExpression(u"\\s*,(\\s*,)+"_s), u","_s);
    const AuthorNames split = splitAuthorString(text);
    if (line.isCut || split.droppedAffiliations || split.truncated || endsInWord(text))
        return {};
    const bool areAll = std::all_of(split.names.cbegin(), split.names.cend(), isPerson);
    return areAll ? split.names : QStringList();
}

QStringList statedAuthors(const std::vector<StatedLine> &lines, size_t begin, size_t end)
{
    QStringList authors;
    if (begin >= end)
        return authors;
    static const QRegularExpression continues(u"(?:[,;&]|\\band)\\s*[\\d*,\\s]*$"_s),
        isGoneOn(u"^\\s*(?:and\\b|&)"_s);
    double closest = 1e9; // smallest line distance
    for (size_t i = begin + 1; i < end; ++i)
        if (const double step = lines[i].top - lines[i - 1].top; step > 1)
            closest = std::min(closest, step);
    const StatedLine &first = lines[begin];
    // A list of authors has only one name per line, or a footnote mark after each name. Place names have
    // neither.
    bool areAllNames = true, haveMarks = true;
    for (size_t i = begin; i < end; ++i)
        if (!lines[i].letters.isEmpty()) {
            const bool isName = !namesOnLine(lines[i]).isEmpty() && isSameSize(lines[i].size, first.size);
            areAllNames = areAllNames && isName;
            haveMarks = haveMarks && (!isName || hasMark(lines[i]));
        }
    bool wasNames = false, hasContact = false;
    const StatedLine *lastNames = nullptr;
    for (size_t i = begin; i < end; ++i) {
        const StatedLine &line = lines[i];
        if (line.letters.isEmpty())
            continue;
        const QStringList names = namesOnLine(line);
        if (i == begin) {
            if (names.isEmpty())
                return {};
            authors = names;
            wasNames = true;
            lastNames = &line;
            continue;
        }
        hasContact = hasContact || isContact(line);
        const bool isSideBySide = std::abs(line.top - first.top) < first.height / 2;
        const bool isJoined = wasNames
            && (continues.match(lines[i - 1].names).hasMatch() || isGoneOn.match(line.names).hasMatch());
        const bool isBlock = !wasNames && line.top - lines[i - 1].top > 1.4 * closest;
        const bool isAlike = isSameSize(line.size, first.size);
        if (names.isEmpty()) {
            // The list ends in a line that is not a recognised name.
            if (isJoined || (isAlike && (isSideBySide || isBlock) && !isContact(line)))
                return {};
            wasNames = false;
        } else if (isAlike && (isSideBySide || isJoined || isBlock || areAllNames || haveMarks)) {
            authors += names;
            wasNames = true;
            lastNames = &line;
        } else if (wasNames) {
            return {};
        }
    }
    if (lastNames && continues.match(lastNames->names).hasMatch())
        return {};
    // Two words alone may be a subtitle.
    const bool isSubtitle = authors.size() == 1 && (!hasContact || authors.first().startsWith(u"An "_s));
    return isSubtitle ? QStringList() : authors;
}

} // namespace lectern
