#include "statedlines.h"

#include "models/core/fold.h"

#include <QMap>
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
    constexpr double kSame = 0.08; // they differ by a smaller share
    return std::abs(one - other) <= kSame * other;
}

namespace
{

StatedLine lineOf(const PdfWord *begin, const PdfWord *end)
{
    StatedLine line;
    QMap<int, qsizetype>
        letters; // in order: of two sizes with as many letters the same one is taken each time
    for (const PdfWord *word = begin; word != end; ++word)
        letters[int(std::lround(word->size * 4))] += word->text.size();
    const auto most = std::max_element(letters.cbegin(), letters.cend());
    line.size = most.key() / 4.0;
    line.left = begin->box.left();
    line.top = begin->box.top();
    line.height = begin->box.height();
    bool spaced = false;
    QChar signBefore;
    const PdfWord *before = nullptr;
    for (const PdfWord *word = begin; word != end; ++word) {
        const QString text = withoutLigatures(word->text);
        constexpr double kMark = 0.8;
        const bool isMark = word->size < kMark * line.size;
        // Without a sign, ten to the fifth would be a hundred and five.
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

// Text that stands upright along the margin, as arXiv's stamp does, comes anywhere among the lines.
bool isInMargin(const PdfWord *begin, const PdfWord *end)
{
    constexpr qsizetype kClear = 4; // letters: shorter words may be higher than wide
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

std::vector<StatedLine> statedLines(const PdfPageText &page)
{
    constexpr size_t kMost = 500; // what is looked for stands before
    std::vector<StatedLine> lines;
    const PdfWord *begin = page.words.data(), *end = begin + page.words.size();
    for (const PdfWord *word = begin; word != end && lines.size() < kMost; ++word)
        if (word->lineEnd || word + 1 == end) {
            if (!isInMargin(begin, word + 1)) {
                lines.push_back(lineOf(begin, word + 1));
                lines.back().isCut = page.size.width() > 0 && word->box.right() > page.size.width() - 2;
                if (lines.back().text.isEmpty())
                    lines.pop_back(); // whoever reads a line looks at its first letter
            }
            begin = word + 1;
        }
    return lines;
}

} // namespace lectern
