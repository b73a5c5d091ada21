#include "documentheading.h"

#include "statedpaper.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr double kLarge = 1.12; // font size relative to body text
constexpr double kTopMargin = 0.075; // relative to the page height
constexpr size_t kMaxHeadingLines = 8, kTopLines = 60;
constexpr qsizetype kCoverWords = 300;

qsizetype wordsOf(const StatedLine &line)
{
    return line.text.isEmpty() ? 0 : line.text.count(u' ') + 1;
}

// Returns whether a line has words. For a font without a Unicode map: whether it is long enough to have some.
bool isNotable(const StatedLine &line)
{
    constexpr qsizetype kMin = 4;
    constexpr double kLong = 4; // relative to its height
    return line.letters.size() >= kMin
        || (line.letters.isEmpty() && line.box.width() > kLong * line.box.height());
}

// Returns whether a line continues on the next one: it ends in a colon or in a word that precedes a title.
bool continues(const StatedLine &line)
{
    static const QRegularExpression end(u"(?:[:\\x{2013}\\x{2014}-]|(?:^|\\s)\\p{L}{1,3})\\s*$"_s);
    return end.match(line.text).hasMatch();
}

QString digitsOf(const QString &letters)
{
    QString digits;
    std::copy_if(letters.cbegin(), letters.cend(), std::back_inserter(digits),
                 [](QChar c) { return c.isDigit(); });
    return digits;
}

// Returns the length of the longest common subsequence of letters.
qsizetype commonLetters(const QString &one, const QString &other)
{
    std::vector<qsizetype> row(size_t(other.size()) + 1, 0);
    for (const QChar c : one) {
        qsizetype diagonal = 0;
        for (qsizetype k = 1; k <= other.size(); ++k) {
            const qsizetype above = row[size_t(k)];
            row[size_t(k)] = c == other[k - 1] ? diagonal + 1 : std::max(above, row[size_t(k - 1)]);
            diagonal = above;
        }
    }
    return row.back();
}

// Returns whether `one` equals `whole` without some ligatures of at most three letters.
bool isWithLettersLost(const QString &one, const QString &whole)
{
    constexpr qsizetype kMaxMissing = 3;
    // reached[i]: the current prefix of `one` can end at position i of the whole.
    std::vector<bool> reached(size_t(whole.size()) + 1, false);
    for (qsizetype at = 0; at <= std::min(kMaxMissing, whole.size()); ++at)
        reached[size_t(at)] = true;
    for (const QChar c : one) {
        std::vector<bool> next(reached.size(), false);
        for (qsizetype at = 0; at < whole.size(); ++at)
            if (reached[size_t(at)] && whole[at] == c)
                for (qsizetype to = at + 1; to <= std::min(at + 1 + kMaxMissing, whole.size()); ++to)
                    next[size_t(to)] = true;
        reached = std::move(next);
    }
    return reached.back();
}

// Returns whether a subtitle may begin here: after punctuation or at a bracket.
bool isPartEnd(QStringView before, QStringView after)
{
    const QStringView left = before.trimmed(), right = after.trimmed();
    return (!left.isEmpty() && QStringView(u":.–—?!").contains(left.back()))
        || (!right.isEmpty() && QStringView(u"([–—:").contains(right.front()))
        || (right.startsWith(u'-') && right.size() > 1 && right[1].isSpace())
        || (left.endsWith(u'-') && left.size() > 1 && left[left.size() - 2].isSpace());
}

// Returns whether the text consists of these letters and a subtitle.
bool hasSubtitleAfter(const QString &text, const QString &letters)
{
    for (qsizetype at = letters.size(); at < text.size(); ++at) {
        const QStringView before = QStringView(text).left(at), after = QStringView(text).mid(at);
        if (isPartEnd(before, after) && lettersOf(before) == letters)
            return true;
    }
    return false;
}

std::optional<HeadingFit> fitOfLetters(const QString &heading, const QString &title)
{
    constexpr qsizetype kEnds = 5, kMin = 12;
    constexpr double kMaxLetters = 0.8;
    if (heading == title)
        return HeadingFit::Same;
    if (std::min(heading.size(), title.size()) < kMin || digitsOf(heading) != digitsOf(title)
        || double(std::min(heading.size(), title.size()))
            < kMaxLetters * double(std::max(heading.size(), title.size())))
        return {};
    const qsizetype common = commonLetters(heading, title);
    if (common == heading.size())
        return isWithLettersLost(heading, title) ? std::optional(HeadingFit::LostLetters) : std::nullopt;
    if (double(2 * common) >= 2 * kMaxLetters * double(std::max(heading.size(), title.size()))
        && heading.first(kEnds) == title.first(kEnds) && heading.last(kEnds) == title.last(kEnds))
        return HeadingFit::Near;
    return {};
}

// Lines of a table of contents: page numbers after dot leaders, or only numbers.
bool isContents(const StatedLine &line)
{
    static const QRegularExpression entry(u"(?:\\.\\s?\\.\\s?\\.|\\s)\\s*\\d{1,4}\\s*$|^\\s*\\d{1,4}\\s*$"_s);
    return entry.match(line.text).hasMatch();
}

} // namespace

DocumentHeading::DocumentHeading(const PdfFirstPages &pages) : m_hyphenated(hyphenatedWords(pages))
{
    QMap<int, qsizetype> letters;
    for (const PdfPageText &page : pages.first) {
        Page one{&page, statedLines(page, LinesWithoutText::Kept), {}, -1};
        one.headsAbove = runningHeadsOf(page, one.lines);
        for (const StatedLine &line : one.lines) {
            one.letters.append(lettersOf(line.text));
            letters[int(std::lround(line.size * 2))] += line.letters.size();
        }
        m_pages.push_back(std::move(one));
    }
    if (!letters.isEmpty())
        m_body = std::max_element(letters.cbegin(), letters.cend()).key() / 2.0;
    m_title = titleOf();
}

// Running heads are in the margin, separated from the text by a gap.
double DocumentHeading::runningHeadsOf(const PdfPageText &page, const std::vector<StatedLine> &lines)
{
    constexpr double kGap = 1.8; // relative to the height of the lowest running head
    const double margin = kTopMargin * page.size.height();
    double end = -1, height = 0, text = 1e9;
    for (const StatedLine &line : lines)
        if (line.box.top() >= margin)
            text = std::min(text, line.box.top());
        else if (line.box.bottom() > end) {
            end = line.box.bottom();
            height = line.box.height();
        }
    return end > 0 && text - end >= kGap * height ? end + 1 : -1;
}

bool DocumentHeading::isLarge(const StatedLine &line) const
{
    return line.size >= kLarge * m_body;
}

// Returns the adjacent lines with the largest font size.
std::optional<DocumentHeading::Run> DocumentHeading::largestOf(const Page &page) const
{
    constexpr double kOneBlock = 1.6; // maximum line distance, relative to the line height
    const size_t top = std::min(page.lines.size(), kTopLines);
    std::optional<size_t> largest;
    for (size_t i = 0; i < top; ++i) {
        const StatedLine &line = page.lines[i];
        const bool isLarger = !largest
            || (line.size > page.lines[*largest].size && !isSameSize(line.size, page.lines[*largest].size));
        if (isLarge(line) && isNotable(line) && isLarger)
            largest = i;
    }
    if (!largest)
        return {};
    Run run{*largest, *largest};
    const auto isJoined = [&](size_t one, size_t other) {
        const StatedLine &above = page.lines[one], &below = page.lines[other];
        return isSameSize(below.size, above.size)
            && std::abs(below.box.top() - above.box.bottom()) < kOneBlock * above.box.height();
    };
    while (run.last + 1 < page.lines.size() && isJoined(run.last, run.last + 1))
        ++run.last;
    while (run.first > 0 && isJoined(run.first - 1, run.first))
        --run.first;
    return run;
}

// For pages with a single font size: the first lines below the running heads, down to the names, a wider gap
// or the abstract.
std::optional<DocumentHeading::Run> DocumentHeading::plainTitleOf(const Page &page) const
{
    constexpr double kGap = 1.4; // relative to the previous line distance
    constexpr size_t kMaxLines = 5, kAbstractWithin = 40;
    constexpr qsizetype kMinLetters = 8;
    size_t first = 0;
    while (first < page.lines.size()
           && (page.lines[first].letters.isEmpty() || page.lines[first].box.bottom() < page.headsAbove))
        ++first;
    if (first >= page.lines.size() || page.lines[first].letters.size() < kMinLetters)
        return {};
    // Without an abstract the page may be a letter, a form or part of a text.
    size_t heading = first + 1;
    const size_t end = std::min(page.lines.size(), first + kAbstractWithin);
    while (heading < end
           && (page.lines[heading].text.isEmpty() || !afterAbstractHeading(page.lines[heading])))
        ++heading;
    if (heading >= end)
        return {};
    Run run{first, first};
    double step = 0;
    while (run.last + 1 < heading) {
        const StatedLine &line = page.lines[run.last], &next = page.lines[run.last + 1];
        const double down = next.box.top() - line.box.top();
        const double pitch = step > 0 ? step : 1.3 * line.box.height();
        if (next.letters.isEmpty() || !isSameSize(next.size, line.size) || down > kGap * pitch)
            break;
        const bool isBroken = line.text.endsWith(u'-') || next.text.front().isLower() || continues(line);
        if (!isBroken && (!namesOnLine(next).isEmpty() || next.text.contains(u'@')))
            break;
        step = down;
        ++run.last;
    }
    if (run.last - run.first >= kMaxLines)
        return {};
    return run;
}

QString DocumentHeading::textOf(const Page &page, const Run &run) const
{
    QString text;
    for (size_t i = run.first; i <= run.last; ++i)
        appendLine(&text, page.lines[i].text.trimmed(), m_hyphenated);
    // Footnote marks after the last word.
    static const QRegularExpression marks(
        u"(?:\\s*[\\^_]?[*\\x{2217}\\x{2020}\\x{2021}\\x{a7}\\x{b6}]+|\\s*\\^[\\d,*a-z]{1,3})+\\s*$"_s);
    text.remove(marks);
    return text.remove(QChar(0xad)).simplified();
}

QString DocumentHeading::titleOf() const
{
    constexpr qsizetype kMaxLength = 400, kMin = 2;
    for (const Page &page : m_pages) {
        auto run = largestOf(page);
        if (&page == &m_pages.front() && m_pages.size() > 1 && isCover(page) && largestOf(m_pages[1]))
            continue;
        if (!run)
            run = plainTitleOf(page);
        if (!run)
            return {};
        const QString text = textOf(page, *run);
        const bool isTitle = text.size() <= kMaxLength && lettersOf(text).size() >= kMin && isReadable(text);
        return isTitle ? text : QString();
    }
    return {};
}

// Returns whether the page is an inserted cover: few words in one font size, with a sentence and without a
// table of contents. Larger letters would be a heading, as in proceedings.
bool DocumentHeading::isCover(const Page &page) const
{
    constexpr qsizetype kSentence = 5; // minimum number of words on its last line
    constexpr int kMaxContents = 1;
    const qsizetype words =
        std::accumulate(page.lines.cbegin(), page.lines.cend(), qsizetype(0),
                        [](qsizetype sum, const StatedLine &line) { return sum + wordsOf(line); });
    const auto [smallest, largest] = std::minmax_element(
        page.lines.cbegin(), page.lines.cend(),
        [](const StatedLine &one, const StatedLine &other) { return one.size < other.size; });
    if (page.lines.empty() || largest->size > kLarge * smallest->size)
        return false;
    const bool hasSentence = std::any_of(page.lines.cbegin(), page.lines.cend(), [](const StatedLine &line) {
        return line.text.endsWith(u'.') && wordsOf(line) >= kSentence;
    });
    return words < kCoverWords && hasSentence
        && std::count_if(page.lines.cbegin(), page.lines.cend(), isContents) <= kMaxContents;
}

std::optional<HeadingFit> DocumentHeading::fitOf(const Page &page, const Run &run, const QString &title,
                                                 const QString &wanted) const
{
    QString letters, all; // without marks, and with them: x^2
    for (size_t i = run.first; i <= run.last; ++i) {
        letters += page.lines[i].letters;
        all += page.letters[qsizetype(i)];
    }
    if (letters.isEmpty())
        return {};
    std::optional<HeadingFit> fit = fitOfLetters(letters, wanted);
    if (const auto other = fitOfLetters(all, wanted); other && (!fit || *other > *fit))
        fit = other;
    if (fit == HeadingFit::Same)
        return fit;
    if (all.startsWith(wanted) && hasSubtitleAfter(textOf(page, run), wanted))
        return HeadingFit::Longer;
    if (wanted.startsWith(letters) && hasSubtitleAfter(title, letters))
        return HeadingFit::Shorter;
    return fit;
}

// Returns whether an introduction or keywords follow, as in a paper.
bool DocumentHeading::hasBodyBelow(const Page &page, const Run &run) const
{
    for (const Page &each : m_pages)
        if (each.text >= page.text)
            for (size_t i = each.text == page.text ? run.last + 1 : 0; i < each.lines.size(); ++i)
                if (endsAbstract(each.lines[i]))
                    return true;
    return false;
}

bool DocumentHeading::isHeading(const Page &page, const Run &run, const HeadingWanted &wanted) const
{
    constexpr double kAsLarge = 0.92, kLarger = 1.15, kMuchLarger = 1.3, kAdjacent = 1;
    constexpr qsizetype kMaxLinesAbove = 40, kVenueLetters = 6;
    const StatedLine &first = page.lines[run.first], &last = page.lines[run.last];
    const bool large = isLarge(first);
    // A title in quotation marks belongs to another text.
    const auto isQuote = [](QChar sign) { return QStringView(u"\"“”„«»‘’'‚").contains(sign); };
    const QString text = textOf(page, run);
    if (isQuote(text.front()) && !isQuote(wanted.title.trimmed().front()))
        return false;
    if (large && run.last + 1 < page.lines.size()) {
        const StatedLine &next =
            page.lines[run.last + 1]; // if the heading continues here, it is another title
        if (isSameSize(next.size, last.size) && isNotable(next)
            && (namesOnLine(next).isEmpty() || continues(last))
            && std::abs(next.box.top() - last.box.bottom()) < kAdjacent * last.box.height())
            return false;
    }
    const QString venue = lettersOf(wanted.venue);
    qsizetype above = 0;
    const StatedLine *nearest = nullptr;
    for (size_t i = 0; i < page.lines.size(); ++i) {
        const StatedLine &line = page.lines[i];
        if ((i >= run.first && i <= run.last) || !isNotable(line))
            continue;
        const bool isAbove = line.box.center().y() < first.box.top()
            || (i < run.first && line.box.center().y() < last.box.bottom());
        if (!isAbove) {
            if (line.size > (large ? kLarger : kMuchLarger) * first.size)
                return false; // the heading is below
            continue;
        }
        if (venue.size() >= kVenueLetters && (line.letters.contains(venue) || venue.contains(line.letters)))
            continue;
        if (line.size >= kAsLarge * first.size && large)
            return false; // the heading is above, or the title is only a part of it
        if (line.box.bottom() < page.headsAbove && first.box.top() > page.headsAbove)
            continue;
        above += wordsOf(line);
        if (!nearest || line.box.bottom() > nearest->box.bottom())
            nearest = &line;
    }
    if (!nearest)
        return true;
    const bool isAdjacent = first.box.top() - nearest->box.bottom() < kAdjacent * first.box.height();
    return large && above <= kMaxLinesAbove && !(isAdjacent && continues(*nearest))
        && hasBodyBelow(page, run);
}

// Returns whether another title and abstract follow, as in proceedings.
bool DocumentHeading::isFollowedByAnother(size_t page, const Run &run, const HeadingWanted &wanted) const
{
    constexpr size_t kWithin = 25;
    const StatedLine &title = m_pages[page].lines[run.first];
    const QString titleLetters = lettersOf(wanted.title);
    bool isAfterOwn = false; // after the document's own abstract
    QString heading;
    for (size_t at = page; at < m_pages.size(); ++at) {
        const std::vector<StatedLine> &lines = m_pages[at].lines;
        std::optional<size_t> large;
        for (size_t i = at == page ? run.last + 1 : 0; i < lines.size(); ++i) {
            const StatedLine &line = lines[i];
            if (line.text.isEmpty())
                continue;
            const bool isAbstract = afterAbstractHeading(line).has_value();
            if (isAbstract && isAfterOwn && large && i - *large <= kWithin
                && !fitOf(m_pages[at], {*large, std::min(i - 1, *large + kMaxHeadingLines)}, wanted.title,
                          titleLetters)
                && !titleLetters.startsWith(lines[*large].letters))
                return true;
            // The page has a single font size: a second heading of the same kind begins another paper.
            if (isAbstract && isAfterOwn && !isLarge(title) && line.letters == heading
                && line.letters.size() < 20)
                return true;
            if (isAbstract && !isAfterOwn) {
                isAfterOwn = true;
                heading = line.letters;
            }
            if (isAfterOwn && isLarge(title) && isSameSize(line.size, title.size) && isNotable(line)
                && !large)
                large = i;
        }
        if (at == page)
            isAfterOwn = true; // on later pages any abstract belongs to another paper
    }
    return false;
}

TitledHeading DocumentHeading::titled(const Page &page, const Run &run, HeadingFit fit,
                                      const HeadingWanted &wanted) const
{
    constexpr qsizetype kMaxWords = 160, kOfAbstract = 25;
    TitledHeading found;
    found.fit = fit;
    found.byline.size = page.text->size;
    qsizetype words = 0;
    for (size_t i = run.last + 1; i < page.lines.size() && words < kMaxWords; ++i) {
        const StatedLine &line = page.lines[i];
        const bool isAbstract = !line.text.isEmpty()
            && (afterAbstractHeading(line)
                || (line.letters.size() >= kOfAbstract && wanted.abstractLetters.contains(line.letters)));
        if (isAbstract)
            break;
        if (words == 0)
            found.people = namesOnLine(line);
        words += wordsOf(line);
        found.byline.words.insert(found.byline.words.end(), page.text->words.begin() + qsizetype(line.begin),
                                  page.text->words.begin() + qsizetype(line.end));
    }
    return found;
}

std::optional<TitledHeading> DocumentHeading::find(const HeadingWanted &wanted) const
{
    const QString titleLetters = lettersOf(wanted.title);
    if (titleLetters.isEmpty())
        return {};
    const qsizetype longest = 2 * titleLetters.size() + 80;
    for (size_t number = 0; number < std::min<size_t>(m_pages.size(), 2); ++number) {
        const Page &page = m_pages[number];
        if (number == 1 && !isCover(m_pages[0]))
            break;
        std::optional<TitledHeading> best;
        for (size_t first = 0; first < std::min(page.lines.size(), kTopLines); ++first) {
            if (page.lines[first].letters.isEmpty())
                continue;
            qsizetype letters = 0;
            for (size_t last = first; last < std::min(page.lines.size(), first + kMaxHeadingLines); ++last) {
                const StatedLine &line = page.lines[last];
                letters += line.letters.size();
                if (letters > longest || !isSameSize(line.size, page.lines[first].size))
                    break;
                const auto fit = fitOf(page, {first, last}, wanted.title, titleLetters);
                // Of equally good matches, the longest is used. Otherwise the rest of a subtitle could be
                // mistaken for a name.
                if (!fit || (best && *fit < best->fit))
                    continue;
                if (!isHeading(page, {first, last}, wanted)
                    || isFollowedByAnother(number, {first, last}, wanted))
                    continue;
                best = titled(page, {first, last}, *fit, wanted);
            }
        }
        if (best)
            return best;
    }
    return {};
}

} // namespace lectern
