#include "quotefinder.h"

#include "models/core/fold.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <unordered_set>

namespace lectern
{

namespace
{

// Number of letters at the beginning and end of a quote used as anchors.
constexpr size_t kAnchor = 48;
// Maximum share of changed letters in an anchor and in a short quote.
constexpr double kMaxChanged = 0.38;
constexpr size_t kCandidates = 40;
// A quote may span two pages, with footer, header and footnote in between.
constexpr size_t kMaxPageBreakLetters = 900;

std::u16string lettersOf(QStringView text)
{
    std::u16string letters;
    const QString folded = fold(text);
    letters.reserve(size_t(folded.size()));
    for (const QChar c : folded)
        if (c.isLetterOrNumber())
            letters += char16_t(c.unicode());
    return letters;
}

// Approximate search for a pattern of at most 64 letters (Myers 1999): gives for each letter of the text the
// number of edits of the best match that ends there.
class ApproximatePattern
{
public:
    explicit ApproximatePattern(const std::u16string &pattern)
        : m_length(int(std::min<size_t>(pattern.size(), 64)))
    {
        for (int i = 0; i < m_length; ++i)
            maskOf(pattern[size_t(i)]) |= uint64_t(1) << i;
    }

    template <typename Take> // calls take(position after the match, edits)
    void search(const std::u16string &text, size_t from, size_t to, Take &&take) const
    {
        uint64_t plus = ~uint64_t(0), minus = 0;
        int changes = m_length;
        const uint64_t last = uint64_t(1) << (m_length - 1);
        for (size_t i = from; i < to; ++i) {
            const uint64_t equal = masksOf(text[i]);
            const uint64_t x = equal | minus;
            const uint64_t diagonal = (((equal & plus) + plus) ^ plus) | equal;
            uint64_t up = minus | ~(diagonal | plus);
            uint64_t down = plus & diagonal;
            if (up & last)
                ++changes;
            else if (down & last)
                --changes;
            up <<= 1; // a match may begin anywhere
            down <<= 1;
            plus = down | ~(x | up);
            minus = up & x;
            take(i + 1, changes);
        }
    }

private:
    uint64_t &maskOf(char16_t letter)
    {
        if (letter < m_plain.size())
            return m_plain[letter];
        for (auto &[other, mask] : m_others)
            if (other == letter)
                return mask;
        return m_others.emplace_back(letter, 0).second;
    }
    uint64_t masksOf(char16_t letter) const
    {
        if (letter < m_plain.size())
            return m_plain[letter];
        for (const auto &[other, mask] : m_others)
            if (other == letter)
                return mask;
        return 0;
    }

    int m_length;
    std::array<uint64_t, 128> m_plain{};
    std::vector<std::pair<char16_t, uint64_t>> m_others;
};

// A possible anchor position.
struct Candidate {
    size_t place;
    double changed; // share of its letters
};

// Returns the best end positions of the pattern, each the best of its neighbourhood.
std::vector<Candidate> endsOf(const std::u16string &pattern, const std::u16string &text)
{
    std::vector<Candidate> found;
    if (pattern.empty())
        return found;
    const auto size = double(std::min<size_t>(pattern.size(), 64));
    const int most = int(kMaxChanged * size);
    constexpr size_t kNeighbours = 12;
    ApproximatePattern(pattern).search(text, 0, text.size(), [&](size_t end, int changes) {
        if (changes > most)
            return;
        const double changed = changes / size;
        if (!found.empty() && end - found.back().place < kNeighbours) {
            // Of equal matches the first one is used; later ones include inserted letters.
            if (changed < found.back().changed)
                found.back() = {end, changed};
            return;
        }
        found.push_back({end, changed});
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate &a, const Candidate &b) { return a.changed < b.changed; });
    found.resize(std::min(found.size(), kCandidates));
    return found;
}

// Returns the edit distance of two complete texts.
size_t distance(std::u16string_view one, std::u16string_view other)
{
    std::vector<size_t> row(other.size() + 1);
    for (size_t j = 0; j <= other.size(); ++j)
        row[j] = j;
    for (size_t i = 1; i <= one.size(); ++i) {
        size_t diagonal = std::exchange(row[0], i);
        for (size_t j = 1; j <= other.size(); ++j) {
            const size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (one[i - 1] == other[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
}

double likeness(std::u16string_view one, std::u16string_view other)
{
    const size_t size = std::max(one.size(), other.size());
    return size == 0 ? 1 : 1 - double(distance(one, other)) / double(size);
}

// Returns the share of the quote's five-letter sequences that occur in the text.
double shared(std::u16string_view quote, std::u16string_view text)
{
    constexpr size_t kRun = 5;
    if (quote.size() < 2 * kRun || text.size() < kRun)
        return likeness(quote, text);
    std::unordered_set<std::u16string_view> runs;
    for (size_t i = 0; i + kRun <= text.size(); ++i)
        runs.insert(text.substr(i, kRun));
    size_t there = 0, all = 0;
    for (size_t i = 0; i + kRun <= quote.size(); ++i, ++all)
        there += runs.contains(quote.substr(i, kRun));
    return double(there) / double(all);
}

// The pattern is aligned with the end of the text. Returns the text range [begin, end) that is aligned with
// the letters [first, last) of the pattern.
std::pair<size_t, size_t> middleOf(std::u16string_view pattern, size_t first, size_t last,
                                   std::u16string_view text)
{
    const size_t rows = pattern.size(), columns = std::min(text.size(), rows + rows / 2);
    // Edit distances of the ends of pattern and text: changes[i][j] compares their last i and j letters.
    std::vector<std::vector<int>> changes(rows + 1, std::vector<int>(columns + 1));
    for (size_t i = 0; i <= rows; ++i)
        for (size_t j = 0; j <= columns; ++j) {
            if (i == 0 || j == 0) {
                changes[i][j] = int(i + j);
                continue;
            }
            const bool same = pattern[rows - i] == text[text.size() - j];
            changes[i][j] = std::min(
                {changes[i - 1][j - 1] + (same ? 0 : 1), changes[i - 1][j] + 1, changes[i][j - 1] + 1});
        }
    size_t i = rows, j = 0;
    for (size_t each = 0; each <= columns; ++each)
        if (changes[rows][each] < changes[rows][j])
            j = each;
    const size_t beginRow = rows - first, endRow = rows - last;
    size_t begin = j, end = 0;
    bool isEndKnown = false;
    for (;;) {
        if (i == beginRow)
            begin = j; // the last one, which excludes letters inserted before it
        if (i == endRow && !isEndKnown) {
            end = j;
            isEndKnown = true;
        }
        if (i == 0 && j == 0)
            break;
        const int here = changes[i][j];
        if (i > 0 && j > 0
            && here == changes[i - 1][j - 1] + (pattern[rows - i] == text[text.size() - j] ? 0 : 1)) {
            --i;
            --j;
        } else if (i > 0 && here == changes[i - 1][j] + 1) {
            --i;
        } else {
            --j;
        }
    }
    return {text.size() - begin, text.size() - end};
}

} // namespace

void QuoteFinder::add(int page, const PdfPageText &text)
{
    PageLetters letters;
    for (size_t i = 0; i < text.words.size(); ++i) {
        letters.letters += lettersOf(text.words[i].text);
        letters.words.resize(letters.letters.size(), int(i));
    }
    m_pages[page] = std::move(letters);
    m_joined = false;
}

void QuoteFinder::join()
{
    if (m_joined)
        return;
    m_text.clear();
    m_begins.clear();
    for (const auto &[page, letters] : m_pages) {
        m_begins.push_back({m_text.size(), page});
        m_text += letters.letters;
    }
    m_reversed.assign(m_text.rbegin(), m_text.rend());
    m_joined = true;
}

const QuoteFinder::Begin &QuoteFinder::beginOf(size_t place) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), place,
                                       [](size_t at, const Begin &begin) { return at < begin.at; });
    return *std::prev(next);
}

QuotePlace QuoteFinder::placeOf(const Range &range) const
{
    // The word that contains a letter, with its letter range.
    struct At {
        int page, word;
        size_t begin, end;
    };
    const auto wordAt = [this](size_t place) {
        const Begin &begin = beginOf(place);
        const std::vector<int> &words = m_pages.at(begin.page).words;
        const int word = words[place - begin.at];
        const auto [from, to] = std::equal_range(words.begin(), words.end(), word);
        return At{begin.page, word, begin.at + size_t(from - words.begin()),
                  begin.at + size_t(to - words.begin())};
    };
    At first = wordAt(range.begin), last = wordAt(range.end - 1);
    // A word at the edge counts only if most of its letters are included.
    if (first.end < range.end && (first.end - range.begin) * 2 < first.end - first.begin)
        first = wordAt(first.end);
    if (last.begin > first.begin && (range.end - last.begin) * 2 < last.end - last.begin)
        last = wordAt(last.begin - 1);
    return {first.page, first.word, last.page, last.word, range.likeness};
}

// Returns the similarity of the context; 1 if no context is known.
double QuoteFinder::around(const std::u16string &before, const std::u16string &after, size_t begin,
                           size_t end) const
{
    const std::u16string_view text(m_text);
    double sum = 0;
    size_t known = 0;
    if (!before.empty()) {
        const size_t from = begin > before.size() ? begin - before.size() : 0;
        sum += double(before.size()) * likeness(before, text.substr(from, begin - from));
        known += before.size();
    }
    if (!after.empty()) {
        sum += double(after.size()) * likeness(after, text.substr(end, after.size()));
        known += after.size();
    }
    return known == 0 ? 1 : sum / double(known);
}

// Returns the exact match with the most similar context.
std::optional<QuoteFinder::Range> QuoteFinder::exact(const std::u16string &quote,
                                                     const std::u16string &before,
                                                     const std::u16string &after, int page) const
{
    // A few words can occur anywhere; a longer match is significant without context.
    constexpr size_t kSignificantLength = 40, kMaxInspected = 2000;
    constexpr double kAround = 0.4;
    std::optional<Range> best;
    double bestAround = -1;
    int bestAway = 0;
    size_t looked = 0;
    for (size_t at = m_text.find(quote); at != std::u16string::npos && looked < kMaxInspected;
         at = m_text.find(quote, at + 1), ++looked) {
        const double like = around(before, after, at, at + quote.size());
        const int away = std::abs(pageAt(at) - page);
        if (like > bestAround + 0.02 || (like > bestAround - 0.02 && away < bestAway)) {
            best = Range{at, at + quote.size(), 1};
            bestAround = like;
            bestAway = away;
        }
    }
    if (best && quote.size() < kSignificantLength && bestAround < kAround)
        best.reset();
    return best;
}

// Returns the range whose beginning and end match the quote's approximately and that contains most of it.
std::optional<QuoteFinder::Range> QuoteFinder::alike(const std::u16string &quote,
                                                     const std::u16string &before,
                                                     const std::u16string &after, int page) const
{
    const size_t size = quote.size();
    if (size < kAnchor)
        return findShort(quote, before, after, page);
    std::vector<Candidate> starts, ends;
    std::optional<Range> best;
    double least = std::numeric_limits<double>::max();
    // If the very beginning is not found, later letters are used as the anchor.
    constexpr double kGood = 0.5;
    for (size_t skipped = 0; skipped + kAnchor / 2 <= size && skipped <= kAnchor && least > kGood;
         skipped += kAnchor / 2) {
        if (skipped > 0 && skipped + kAnchor > size)
            break;
        std::u16string head = quote.substr(skipped, kAnchor), tail = quote.substr(0, size - skipped);
        if (tail.size() > kAnchor)
            tail = tail.substr(tail.size() - kAnchor);
        std::reverse(head.begin(), head.end());
        const double late = double(skipped) / double(4 * kAnchor);
        for (const Candidate &each : endsOf(head, m_reversed)) {
            const size_t start = m_text.size() - each.place;
            starts.push_back({start > skipped ? start - skipped : 0, each.changed + late});
        }
        for (const Candidate &each : endsOf(tail, m_text))
            ends.push_back({std::min(each.place + skipped, m_text.size()), each.changed + late});
        for (const Candidate &start : starts)
            for (const Candidate &end : ends) {
                if (end.place <= start.place)
                    continue;
                const size_t length = end.place - start.place;
                if (length < size * 2 / 5 || length > size * 17 / 10 + kMaxPageBreakLetters)
                    continue;
                const double longer = std::abs(double(length) - double(size)) / double(size);
                double cost = start.changed + end.changed + 0.15 * std::min(longer, 2.0);
                if (cost >= least)
                    continue;
                cost += 0.8 * (1 - around(before, after, start.place, end.place));
                cost += 0.002 * std::min(10, std::abs(pageAt(start.place) - page));
                if (cost < least) {
                    least = cost;
                    best = Range{start.place, end.place, 0};
                }
            }
    }
    if (!best)
        return {};
    const std::u16string_view found(m_text.data() + best->begin, best->end - best->begin);
    best->likeness = shared(quote, found);
    // The lower the similarity, the more similar the context must be.
    const bool isIt = best->likeness >= 0.6
        || (best->likeness >= 0.35 && around(before, after, best->begin, best->end) >= 0.5);
    return isIt ? best : std::nullopt;
}

// Short quotes are searched together with their context.
std::optional<QuoteFinder::Range> QuoteFinder::findShort(const std::u16string &quote,
                                                         const std::u16string &before,
                                                         const std::u16string &after, int page) const
{
    constexpr size_t kPattern = 64;
    const size_t room = kPattern - quote.size();
    const size_t left = std::min(before.size(), std::max(room / 2, room - std::min(room, after.size()))),
                 right = std::min(after.size(), room - left);
    const std::u16string pattern = before.substr(before.size() - left) + quote + after.substr(0, right);
    std::optional<Range> best;
    double most = 0;
    for (const Candidate &each : endsOf(pattern, m_text)) {
        const auto [begin, end] =
            middleOf(pattern, left, left + quote.size(), std::u16string_view(m_text).substr(0, each.place));
        if (end <= begin)
            continue;
        const std::u16string_view found(m_text.data() + begin, end - begin);
        const double own = likeness(quote, found);
        const auto weight = double(before.size() + after.size());
        double like = (own * double(quote.size()) + around(before, after, begin, end) * weight)
            / (double(quote.size()) + weight);
        like -= 0.002 * std::min(10, std::abs(pageAt(begin) - page));
        if (own >= 0.4 && like > most) {
            most = like;
            best = Range{begin, end, own};
        }
    }
    constexpr double kEnough = 0.55;
    return most >= kEnough ? best : std::nullopt;
}

std::optional<QuotePlace> QuoteFinder::find(const SearchedQuote &searched)
{
    join();
    const std::u16string quote = lettersOf(searched.quote), before = lettersOf(searched.before),
                         after = lettersOf(searched.after);
    if (quote.empty() || m_text.empty())
        return {};
    std::optional<Range> range = exact(quote, before, after, searched.page);
    if (!range)
        range = alike(quote, before, after, searched.page);
    return range ? std::optional(placeOf(*range)) : std::nullopt;
}

QuoteContext contextOf(const PdfPageText &text, int first, int last)
{
    constexpr qsizetype kAround = 32;
    QuoteContext context;
    const int words = int(text.words.size());
    const auto spaced = [&](int i) {
        const PdfWord &word = text.words[size_t(i)];
        return word.spaceAfter || word.lineEnd ? QString(word.text + u' ') : word.text;
    };
    for (int i = std::min(first, words) - 1; i >= 0 && context.before.size() < kAround; --i)
        context.before.prepend(spaced(i));
    for (int i = std::max(last, -1) + 1; i < words && context.after.size() < kAround; ++i)
        context.after.append(spaced(i));
    context.before = context.before.right(kAround).trimmed();
    context.after = context.after.left(kAround).trimmed();
    return context;
}

} // namespace lectern
