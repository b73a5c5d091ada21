#include "pdftext.h"

#include "models/core/fold.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr QChar kSoftHyphen(0xad);

// Returns whether the last word of a line is continued by the first word of the next.
static bool continues(const PdfWord &word, const PdfWord &next)
{
    if (word.text.size() < 2 || next.text.isEmpty() || !next.text.front().isLower())
        return false;
    const QChar last = word.text.back();
    return (last == u'-' || last.unicode() == 0x2010 || last.unicode() == 0xad)
        && word.text.at(word.text.size() - 2).isLetter();
}

// Returns whether another paragraph or column begins: the next word is further down than one line, or higher
// up.
static bool isApart(const PdfWord &word, const PdfWord &next)
{
    const double down = next.box.top() - word.box.top();
    return down > 1.9 * std::max<double>(word.box.height(), next.box.height()) || down < -word.box.height();
}

QString copiedPdfText(const PdfPageText &text, int first, int last)
{
    QString copied;
    last = std::min(last, int(text.words.size()) - 1);
    for (int i = std::max(first, 0); i <= last; ++i) {
        const PdfWord &word = text.words[size_t(i)];
        QString own = withoutLigatures(word.text).remove(kSoftHyphen);
        if (i == last)
            return copied + own;
        const PdfWord &next = text.words[size_t(i) + 1];
        if (word.lineEnd && continues(word, next)) {
            if (!own.isEmpty() && word.text.back().unicode() != 0xad)
                own.chop(1);
            copied += own;
            continue;
        }
        copied += own;
        if (word.lineEnd)
            copied += isApart(word, next) ? u'\n' : u' ';
        else if (word.spaceAfter)
            copied += u' ';
    }
    return copied;
}

QList<QRectF> lineBoxes(const PdfPageText &text, int first, int last)
{
    QList<QRectF> boxes;
    last = std::min(last, int(text.words.size()) - 1);
    bool begins = true;
    for (int i = std::max(first, 0); i <= last; ++i) {
        const PdfWord &word = text.words[size_t(i)];
        if (!begins) {
            // A distant word is in another line, even if the file does not mark a line end.
            const QRectF &line = boxes.last();
            const double gap = word.box.left() - line.right();
            begins = gap > 3 * word.box.height() || gap < -word.box.height() || word.box.top() > line.bottom()
                || word.box.bottom() < line.top();
        }
        if (begins)
            boxes.append(word.box);
        else
            boxes.last() |= word.box;
        begins = word.lineEnd;
    }
    return boxes;
}

std::pair<int, int> wholePdfWord(const PdfPageText &text, int word)
{
    const int words = int(text.words.size());
    if (word < 0 || word >= words)
        return {word, word};
    const auto continuesAfter = [&](int i) {
        return i >= 0 && i + 1 < words && text.words[size_t(i)].lineEnd
            && continues(text.words[size_t(i)], text.words[size_t(i) + 1]);
    };
    return {continuesAfter(word - 1) ? word - 1 : word, continuesAfter(word) ? word + 1 : word};
}

// Removes characters at both ends. Assumes that all characters have the same width.
static void cutEnds(PdfWord &word, qsizetype before, qsizetype after)
{
    const double letter = word.box.width() / double(std::max<qsizetype>(1, word.text.size()));
    word.box.adjust(letter * double(before), 0, -letter * double(after), 0);
    word.text = word.text.sliced(before, word.text.size() - before - after);
}

PdfPageText withBareWords(PdfPageText text, int first, int last)
{
    if (first < 0 || last < first || last >= int(text.words.size()))
        return text;
    const auto isAround = [](QChar sign) { return sign.isPunct() && !u"%‰#&@§"_s.contains(sign); };
    const auto hasNothingElse = [&](const QString &word) {
        return std::all_of(word.cbegin(), word.cend(), isAround);
    };
    PdfWord &begin = text.words[size_t(first)], &end = text.words[size_t(last)];
    if (hasNothingElse(begin.text) || hasNothingElse(end.text))
        return text;
    qsizetype before = 0;
    while (isAround(begin.text.at(before)))
        ++before;
    cutEnds(begin, before, 0);
    // The closing bracket of f(x) belongs to the word.
    const auto isOpenWithin = [](QStringView word, QChar close) {
        const qsizetype at = QStringView(u")]}").indexOf(close);
        return at >= 0 && word.count(QStringView(u"([{").at(at)) >= word.count(close);
    };
    qsizetype kept = end.text.size();
    while (isAround(end.text.at(kept - 1))
           && !isOpenWithin(QStringView(end.text).first(kept), end.text.at(kept - 1)))
        --kept;
    cutEnds(end, 0, end.text.size() - kept);
    return text;
}

namespace
{

// The page as one folded text, with the word of each of its characters.
struct FoundText {
    QString text;
    QList<int> wordAt;
    QList<int> begins; // start of each word in the text

    explicit FoundText(const PdfPageText &page)
    {
        for (int i = 0; i < int(page.words.size()); ++i) {
            const PdfWord &word = page.words[size_t(i)];
            QString own = fold(withoutLigatures(word.text).remove(kSoftHyphen));
            const bool joins =
                word.lineEnd && i + 1 < int(page.words.size()) && continues(word, page.words[size_t(i) + 1]);
            if (joins && !own.isEmpty() && !own.back().isLetterOrNumber())
                own.chop(1);
            begins.append(int(text.size()));
            text += own;
            if (!joins && (word.spaceAfter || word.lineEnd))
                text += u' ';
            wordAt.resize(text.size(), i);
        }
    }
};

void addWordsAround(const PdfPageText &page, int first, int last, PdfHit *hit)
{
    constexpr int kAround = 6;
    const int from = std::max(0, first - kAround), to = std::min(int(page.words.size()) - 1, last + kAround);
    const auto textOf = [&](int begin, int end) { return copiedPdfText(page, begin, end).simplified(); };
    hit->around = (from > 0 ? u"…"_s : QString()) + textOf(from, to)
        + (to + 1 < int(page.words.size()) ? u"…"_s : QString());
    const QString words = textOf(first, last);
    const qsizetype before = first > from ? textOf(from, first - 1).size() : 0;
    hit->begin = int(std::max<qsizetype>(0, hit->around.indexOf(words, before)));
    hit->length = int(words.size());
}

} // namespace

QList<PdfHit> pdfHits(int page, const PdfPageText &text, const QString &wanted)
{
    const QString folded = fold(wanted.simplified());
    QList<PdfHit> hits;
    if (folded.isEmpty())
        return hits;
    const FoundText found(text);
    constexpr qsizetype kMaxOnPage = 500;
    for (qsizetype at = found.text.indexOf(folded); at >= 0 && hits.size() < kMaxOnPage;
         at = found.text.indexOf(folded, at + folded.size())) {
        const qsizetype end = at + folded.size();
        const int first = found.wordAt[at], last = found.wordAt[end - 1];
        PdfHit hit{page, {}, {}};
        addWordsAround(text, first, last, &hit);
        for (int i = first; i <= last; ++i) {
            // Assumes that all characters have the same width.
            const QRectF &box = text.words[size_t(i)].box;
            const double begin = found.begins[i];
            const double length = std::max<double>(
                1,
                (i + 1 < found.begins.size() ? found.begins[i + 1] : found.text.size()) - begin
                    - (text.words[size_t(i)].spaceAfter || text.words[size_t(i)].lineEnd));
            const double from = std::clamp((double(at) - begin) / length, 0.0, 1.0),
                         to = std::clamp((double(end) - begin) / length, 0.0, 1.0);
            hit.boxes.append(QRectF(box.x() + from * box.width(), box.y(),
                                    std::max(1.0, (to - from) * box.width()), box.height()));
        }
        hits.append(hit);
    }
    return hits;
}

int nearestPdfWord(const PdfPageText &text, const QPointF &place)
{
    int nearest = -1;
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < int(text.words.size()); ++i) {
        const QRectF &box = text.words[size_t(i)].box;
        const double dx = std::max({box.left() - place.x(), place.x() - box.right(), 0.0});
        const double dy = std::max({box.top() - place.y(), place.y() - box.bottom(), 0.0});
        const double away = dx + 4 * dy; // prefers the same line
        if (away < least) {
            least = away;
            nearest = i;
        }
    }
    return nearest;
}

} // namespace lectern
