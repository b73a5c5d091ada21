#include "statedlines.h"

#include "models/core/fold.h"

#include <QMap>
#include <QRectF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

QString lettersOf(QStringView text)
{
    return foldedWords(text).join(QString());
}

bool isSameSize(double one, double other)
{
    constexpr double kSame = 0.08; // maximum relative difference
    return std::abs(one - other) <= kSame * other;
}

namespace
{

StatedLine lineOf(const PdfWord *begin, const PdfWord *end)
{
    StatedLine line;
    QMap<int, qsizetype> letters; // sorted, so that ties between sizes are resolved deterministically
    for (const PdfWord *word = begin; word != end; ++word)
        letters[int(std::lround(word->size * 4))] += word->text.size();
    const auto most = std::max_element(letters.cbegin(), letters.cend());
    line.size = most.key() / 4.0;
    line.left = begin->box.left();
    line.top = begin->box.top();
    line.height = begin->box.height();
    for (const PdfWord *word = begin; word != end; ++word)
        if (isSameSize(word->size, line.size))
            line.box |= word->box;
    if (line.box.isNull())
        line.box = begin->box;
    bool spaced = false;
    QChar signBefore;
    const PdfWord *before = nullptr;
    for (const PdfWord *word = begin; word != end; ++word) {
        const QString text = withoutLigatures(word->text);
        constexpr double kMark = 0.8;
        const bool isMark = word->size < kMark * line.size;
        // Without ^, ten to the fifth would become 105.
        const QChar sign = !isMark || !before                   ? QChar()
            : word->box.center().y() < before->box.center().y() ? u'^'
                                                                : u'_';
        if (!sign.isNull() && sign != signBefore)
            line.text += sign;
        signBefore = sign;
        line.text += text;
        if (word->spaceAfter && word + 1 != end)
            line.text += u' ';
        if (isMark) {
            spaced = spaced || word->spaceAfter;
            continue;
        }
        if (before && word->box.left() - before->box.right() > 1.5 * line.height)
            line.names += u"; "_s;
        else if (spaced)
            line.names += u' ';
        line.names += text;
        spaced = word->spaceAfter;
        before = word;
    }
    line.letters = lettersOf(line.names);
    return line;
}

// Vertical text in the margin, such as arXiv's stamp, can occur anywhere among the lines.
bool isInMargin(const PdfWord *begin, const PdfWord *end)
{
    constexpr qsizetype kClear = 4; // letters; shorter words may be higher than wide
    bool isUpright = false;
    for (const PdfWord *word = begin; word != end; ++word) {
        if (word->text.size() < kClear)
            continue;
        if (word->box.height() <= 1.2 * word->box.width())
            return false;
        isUpright = true;
    }
    return isUpright;
}

} // namespace

std::vector<StatedLine> statedLines(const PdfPageText &page, LinesWithoutText empty)
{
    constexpr size_t kMax = 500; // the relevant lines come earlier
    std::vector<StatedLine> lines;
    const PdfWord *all = page.words.data(), *begin = all, *end = begin + page.words.size();
    for (const PdfWord *word = begin; word != end && lines.size() < kMax; ++word)
        if (word->lineEnd || word + 1 == end) {
            if (!isInMargin(begin, word + 1)) {
                lines.push_back(lineOf(begin, word + 1));
                StatedLine &line = lines.back();
                line.begin = size_t(begin - all);
                line.end = size_t(word + 1 - all);
                line.isCut = page.size.width() > 0 && word->box.right() > page.size.width() - 2;
                if (line.text.isEmpty() && empty == LinesWithoutText::LeftOut)
                    lines.pop_back(); // callers access the first letter of each line
            }
            begin = word + 1;
        }
    return lines;
}

QString uprightText(const PdfPageText &page)
{
    QStringList text;
    const PdfWord *begin = page.words.data(), *end = begin + page.words.size();
    for (const PdfWord *word = begin; word != end; ++word)
        if (word->lineEnd || word + 1 == end) {
            for (const PdfWord *each = begin; isInMargin(begin, word + 1) && each <= word; ++each)
                text.append(each->text);
            begin = word + 1;
        }
    return text.join(u' ');
}

bool isReadable(QStringView text)
{
    // The eight most frequent letters of Latin-script languages make up about three fifths of their texts,
    // but about a fifth if letters were substituted.
    constexpr QStringView kFrequent = u"eainrtos";
    constexpr double kMinFrequentShare = 0.34, kMinLongShare = 0.46, kMinLetters = 0.6;
    constexpr int kTelling = 8, kLong = 60;
    int letters = 0, latin = 0, frequent = 0, signs = 0;
    for (const QChar c : text.toString().normalized(QString::NormalizationForm_KD)) {
        if (c.isSpace() || c.isMark() || c.isDigit() || c.isSurrogate())
            continue;
        const bool isPrivate = c.category() == QChar::Other_PrivateUse || c.category() == QChar::Other_Control
            || c.category() == QChar::Other_NotAssigned || c == QChar::ReplacementCharacter;
        if (isPrivate || !c.isLetter()) {
            signs += isPrivate ? 2 : 1;
            continue;
        }
        ++letters;
        const char16_t small = c.toLower().unicode();
        if (small >= u'a' && small <= u'z') {
            ++latin;
            frequent += kFrequent.contains(QChar(small)) ? 1 : 0;
        }
    }
    return letters > 0 && letters >= kMinLetters * (letters + signs)
        && (latin < kTelling || frequent >= (latin < kLong ? kMinFrequentShare : kMinLongShare) * latin);
}

} // namespace lectern
