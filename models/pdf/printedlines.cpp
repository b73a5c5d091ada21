#include "printedlines.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Words of one line differ in height by less than this part of a word's height.
constexpr double kSameLine = 0.5;
// Two lines have a blank line between them from this distance, in heights of the upper line. Slightly below
// two, because the boxes are rounded.
constexpr double kBlankLine = 1.99;
// Words are separate from this distance, in heights of a word.
constexpr double kSpace = 0.1;

} // namespace

QString printedLines(const PdfPageText &page)
{
    std::vector<const PdfWord *> words;
    words.reserve(page.words.size());
    for (const PdfWord &word : page.words)
        words.push_back(&word);
    std::stable_sort(words.begin(), words.end(),
                     [](const PdfWord *a, const PdfWord *b) { return a->box.bottom() < b->box.bottom(); });
    QString text;
    double above = 0, aboveHeight = 0; // of the line before
    for (auto begin = words.begin(); begin != words.end();) {
        const double bottom = (*begin)->box.bottom(), first = (*begin)->box.height();
        double height = first;
        auto end = begin + 1;
        for (; end != words.end()
             && (*end)->box.bottom() - bottom <= kSameLine * std::min(first, (*end)->box.height());
             ++end)
            height = std::max(height, (*end)->box.height());
        std::stable_sort(begin, end,
                         [](const PdfWord *a, const PdfWord *b) { return a->box.left() < b->box.left(); });
        if (begin != words.begin())
            text += bottom - above >= kBlankLine * aboveHeight ? u"\n\n"_s : u"\n"_s;
        for (auto word = begin; word != end; ++word) {
            if (word != begin) {
                const PdfWord &before = **(word - 1);
                if (before.spaceAfter || (*word)->box.left() - before.box.right() > kSpace * first)
                    text += u' ';
            }
            text += (*word)->text;
        }
        above = bottom;
        aboveHeight = height;
        begin = end;
    }
    return text;
}

} // namespace lectern
