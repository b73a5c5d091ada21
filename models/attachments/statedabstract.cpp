#include "statedpaper.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

std::optional<QString> afterAbstractHeading(const StatedLine &line)
{
    static const QSet<QString> alone{u"abstract"_s, u"summary"_s, u"zusammenfassung"_s, u"resume"_s,
                                     u"resumen"_s};
    if (alone.contains(line.letters))
        return QString();
    static const QRegularExpression heading(
        u"^\\s*(?:Abstract|ABSTRACT|Summary|SUMMARY)\\s*[.:\\x{2013}\\x{2014}-]+\\s*(?=\\S)"_s);
    const auto found = heading.match(line.text);
    return found.hasMatch() ? std::optional(line.text.mid(found.capturedLength())) : std::nullopt;
}

bool endsAbstract(const StatedLine &line)
{
    static const QRegularExpression next(
        u"^\\s*(?:(?:1|I)\\s*[.:]?\\s+\\p{Lu}[\\p{L} "
        u"-]{2,60}$|(?:(?:1|I)\\s*[.:]?\\s*)?(?:Introduction|INTRODUCTION)\\s*$"
        "|Key\\s?-?words\\b|KEY\\s?WORDS\\b|Keywords and\\b|Index Terms\\b|CCS Concepts\\b|CCS CONCEPTS\\b"
        "|Categories and Subject\\b|ACM Reference\\b|PACS\\b|MSC\\b|JEL\\b|Mathematics Subject\\b)"_s);
    return next.match(line.text).hasMatch();
}

void appendLine(QString *text, const QString &line, const QSet<QString> &hyphenated)
{
    static const QRegularExpression broken(u"(\\p{L}+)[-\\x{2010}\\x{ad}]$"_s),
        continues(u"^(\\p{Ll}\\p{L}*)"_s);
    constexpr qsizetype kMaxWordLength = 64; // limits the work for a page that is one long word
    const auto before = broken.match(text->right(kMaxWordLength)), next = continues.match(line);
    if (before.hasMatch() && next.hasMatch()) {
        // A hyphen that also occurs inside this word elsewhere is part of the word.
        const QString whole = before.captured(1) + u'-' + next.captured(1);
        if (!hyphenated.contains(whole.toCaseFolded()))
            text->chop(1);
        *text += line;
    } else {
        *text += (text->isEmpty() ? QString() : u" "_s) + line;
    }
}

// Returns whether the line is a heading after a paragraph end: short, without a full stop.
static bool isHeadingBelowGap(const StatedLine &line, double down, double closest)
{
    constexpr double kGap = 1.4; // relative to the line distance
    constexpr qsizetype kMaxWords = 6;
    return closest > 0 && down > kGap * closest && line.text.count(u' ') < kMaxWords
        && (line.text.front().isUpper() || line.text.front().isDigit())
        && !QStringView(u".,;:?!").contains(line.text.back());
}

QString statedAbstract(const std::vector<StatedLine> &lines, size_t heading, const QSet<QString> &hyphenated)
{
    constexpr qsizetype kMin = 100, kMax = 5000, kMaxHeadingLength = 60; // in characters
    QString text = *afterAbstractHeading(lines[heading]);
    double size = text.isEmpty() ? 0 : lines[heading].size;
    double left = text.isEmpty() ? 1e9 : lines[heading].left; // left edge of the block
    double closest = 0; // smallest line distance
    const auto isBelow = [&left](const StatedLine &line) {
        constexpr double kIndent = 4; // relative to the line height
        return std::abs(line.left - left) < kIndent * line.height;
    };
    for (size_t i = heading + 1; i < lines.size() && text.size() <= kMax; ++i) {
        const StatedLine &line = lines[i];
        const double down = line.top - lines[i - 1].top;
        const bool isOther = size > 0 && !isSameSize(line.size, size);
        const bool isHeading = isOther && line.size > size && line.text.size() < kMaxHeadingLength
            && !line.text.front().isLower();
        if (endsAbstract(line) || isHeading || isHeadingBelowGap(line, down, closest))
            return text.size() >= kMin && isReadable(text) ? text.remove(QChar(0xad)).simplified()
                                                           : QString();
        // An interruption: a footnote, or a line of another column.
        if (isOther || down < 0
            || (size > 0 && line.height > 0 && (down > 4 * line.height || !isBelow(line))))
            return {};
        left = std::min(left, line.left);
        if (size > 0 && down > 1)
            closest = closest > 0 ? std::min(closest, down) : down;
        if (size == 0)
            size = line.size;
        appendLine(&text, line.text, hyphenated);
    }
    return {};
}

QSet<QString> hyphenatedWords(const PdfFirstPages &pages)
{
    QSet<QString> words;
    static const QRegularExpression hyphen(u"\\p{L}+-\\p{L}+"_s);
    for (const PdfPageText &page : pages.first)
        for (const PdfWord &word : page.words)
            if (const auto found = hyphen.match(word.text); found.hasMatch())
                words.insert(found.captured().toCaseFolded());
    return words;
}

} // namespace lectern
