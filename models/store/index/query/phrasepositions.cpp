#include "phrasepositions.h"

#include "models/store/index/storage/positions.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/wordpairs.h"
#include "models/store/sqlite/try.h"
#include "wordsets.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace lectern::index
{

namespace
{

constexpr uint32_t kPapersBetweenChecks = 1 << 14; // between checks of the cancellation flag

// Calls visit(paper) for each paper in both sets, ascending, until the first Error.
template <typename Visit>
Result<> forEachInBoth(const Bitmap &papers, const Bitmap &others, const Cancelled &cancelled, Visit &&visit)
{
    for (size_t i = 0; i < papers.wordCount(); ++i) {
        if (i % (kPapersBetweenChecks / 64) == 0 && cancelled && cancelled())
            return Error::cancelled();
        for (uint64_t word = papers.words()[i] & others.words()[i]; word; word &= word - 1)
            LECTERN_TRY(visit(uint32_t(i * 64 + size_t(std::countr_zero(word)))));
    }
    return {};
}

// Returns the index of the first paper not less than this one; all papers before `from` are less. Uses
// galloping steps, because the index may be near or far.
size_t placeFrom(const std::vector<uint32_t> &papers, size_t from, uint32_t paper)
{
    size_t high = from;
    for (size_t step = 1; high < papers.size() && papers[high] < paper; step *= 2) {
        from = high + 1;
        high += step;
    }
    return size_t(std::lower_bound(papers.begin() + ptrdiff_t(from),
                                   papers.begin() + ptrdiff_t(std::min(high, papers.size())), paper)
                  - papers.begin());
}

// One bit per position: a filter that rejects most positions outside a set.
constexpr uint64_t bitOf(uint32_t position)
{
    return uint64_t(1) << position % 64;
}

} // namespace

struct PhrasePositions::Search {
    const Snapshot &snapshot;
    const Snapshot::Segment &segment;
    Tag tag;
    const Bitmap &candidates; // candidates in this segment
    const Cancelled &cancelled;
    Found &found;

    bool isCancelled() const { return cancelled && cancelled(); }
};

// Iterates over the papers of a list and reads their entries; forward only.
class PhrasePositions::Cursor
{
public:
    // The list and the connection must outlive the cursor.
    Cursor(const List &list, const Connection &connection) : m_list(list), m_connection(connection)
    {
        if (list.kind == StoredPositions::Kind::Inline)
            take(list.entries, 0);
    }

    // Moves to a paper, not less than in the previous call. False if it is not in the list.
    bool seek(uint32_t paper)
    {
        if (m_list.many.count()) {
            if (!m_list.many.bits().test(paper))
                return false;
            m_index = m_list.many.rank(paper);
            return true;
        }
        const std::vector<uint32_t> &papers = m_list.papers;
        m_index = placeFrom(papers, m_index, paper);
        return m_index < papers.size() && papers[m_index] == paper;
    }
    // Moves to the paper at this index of the list, not less than in the previous call.
    void moveTo(size_t index) { m_index = index; }
    // Reads the entry of the current paper.
    Result<> read(PositionReader *entry)
    {
        if (m_index >= m_afterPart && m_list.kind == StoredPositions::Kind::Parts)
            LECTERN_TRY(readPart(m_index / kPapersInPart));
        m_at = afterEntries(m_at, m_end, m_index - m_entry);
        if (!m_at || m_at == m_end)
            return damage();
        m_entry = m_index;
        *entry = PositionReader(m_at, m_end);
        return {};
    }

private:
    void take(std::string_view entries, size_t first)
    {
        m_at = reinterpret_cast<const uint8_t *>(entries.data());
        m_end = m_at + entries.size();
        m_entry = first;
    }
    Result<> readPart(size_t number)
    {
        if (!m_parts)
            m_parts = std::make_unique<LongListReader>(m_connection);
        m_part.reset(); // only one part may be held at a time
        LECTERN_TRY(auto part, m_parts->part(m_list.firstPart + int64_t(number)));
        m_part.emplace(std::move(part));
        take(m_part->bytes(), number * kPapersInPart);
        m_afterPart = (number + 1) * kPapersInPart;
        return {};
    }

    const List &m_list;
    const Connection &m_connection;
    std::unique_ptr<LongListReader> m_parts; // separate, because parts of other words are read in between
    std::optional<BorrowedList> m_part;
    size_t m_index = 0; // index of the current paper
    size_t m_afterPart = 0; // index of the first paper after the current part
    const uint8_t *m_at = nullptr, *m_end = nullptr;
    size_t m_entry = 0; // index of the paper whose entry m_at points to
};

PhrasePositions::PhrasePositions(const Connection &c)
    : m_connection(c), m_one(c, "SELECT list, papers FROM index_posting WHERE segment = ? AND key = ?"),
      m_range(c, "SELECT list, papers FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
      m_lists(c)
{
}

// papers: number of papers in the list, as the row states; the row may be forged.
Result<> PhrasePositions::readList(std::string_view kept, qint64 papers, const Search &search, List *list)
{
    constexpr qint64 kSparseDivisor = 64; // one in this number of papers
    list->papers.clear();
    list->many = {};
    LECTERN_TRY(const auto positions, storedPositions(kept));
    list->kind = positions.kind;
    list->firstPart = positions.firstPart;
    list->entries = positions.entries;
    LECTERN_TRY(const auto whole, m_lists.whole(kept));
    const uint32_t base = search.segment.info.base, size = search.snapshot.size();
    if (papers <= size / kSparseDivisor)
        return decodePostings(whole.bytes(), base, size, &list->papers) ? Result<>() : damage();
    Bitmap many(size);
    if (!decodePostings(whole.bytes(), base, &many))
        return damage();
    list->many = RankedBitmap(std::move(many));
    return {};
}

// Splits a phrase into parts. pairs: two adjacent frequent words form one part, which occurs in fewer papers
// than either.
std::vector<PhrasePositions::Part> PhrasePositions::partsOf(const std::vector<std::string> &words, Tag tag,
                                                            bool pairs)
{
    const auto pairAt = [&](size_t i) {
        return pairs && i + 1 < words.size() && pairedWord(words[i]) >= 0 && pairedWord(words[i + 1]) >= 0;
    };
    const Tag ofPairs = tag == TitleWord ? PairInTitle : PairInAbstract;
    std::vector<Part> parts;
    for (size_t i = 0; i < words.size();) {
        const bool both = pairAt(i);
        // In a run of an odd number of frequent words, the last word forms a second pair with its
        // predecessor.
        const size_t at = !both && i > 0 && pairAt(i - 1) ? i - 1 : i;
        const bool pair = both || at < i;
        parts.push_back({pair ? makeKey(ofPairs, pairOf(words[at], words[at + 1])) : makeKey(tag, words[at]),
                         int(at),
                         {}});
        i = at + (pair ? 2 : 1);
    }
    return parts;
}

// Reads the list of a part; false if the segment has none.
Result<bool> PhrasePositions::open(const Search &search, Part *part)
{
    LECTERN_TRY(const auto row, m_one.bind(1, qint64(search.segment.info.id)).bindBytes(2, part->key).next());
    if (!row)
        return false;
    const auto read = readList(m_one.bytes(0), m_one.number(1), search, &part->list);
    m_one.reset();
    LECTERN_TRY(read);
    return true;
}

enum class PhrasePositions::Match { No, Yes, Unknown };

// A part of a phrase in a text.
struct PhrasePositions::PartInText {
    PositionReader positions;
    int offset = 0; // in words from the start of the phrase
    int begin() const
    {
        return int(positions.position()) - offset;
    } // start position of the phrase for the current position
};

// Advances to the next place where the parts match the phrase. first: nothing has been read yet.
PhrasePositions::Match PhrasePositions::nextMatch(std::span<PartInText> parts, bool first)
{
    if (first) {
        for (PartInText &part : parts)
            if (!part.positions.next())
                return part.positions.known() ? Match::No : Match::Unknown;
    } else if (!parts[0].positions.next()) {
        return Match::No;
    }
    for (size_t i = 1; i < parts.size();) {
        PartInText &leading = parts[0], &part = parts[i];
        while (part.begin() < leading.begin())
            if (!part.positions.next())
                return Match::No;
        if (part.begin() == leading.begin()) {
            ++i;
            continue;
        }
        while (leading.begin() < part.begin())
            if (!leading.positions.next())
                return Match::No;
        i = 1;
    }
    return Match::Yes;
}

// Iterates over the parts of a phrase in the texts of papers, rarest parts first.
class PhrasePositions::Walk
{
public:
    Walk(const std::vector<Part> &parts, const Connection &connection)
    {
        std::vector<const Part *> order;
        for (const Part &part : parts)
            order.push_back(&part);
        std::stable_sort(order.begin(), order.end(),
                         [](const Part *a, const Part *b) { return a->list.size() < b->list.size(); });
        m_cursors.reserve(order.size()); // elements hold pointers into themselves
        for (const Part *const part : order) {
            m_cursors.emplace_back(part->list, connection);
            m_parts.push_back({{}, part->offset});
            m_sizes.push_back(part->list.size());
        }
    }
    size_t parts() const { return m_parts.size(); }
    size_t size(size_t part) const { return m_sizes[part]; } // number of papers with the part

    // Whether the first `parts` parts match the phrase in a text. The lists of the other parts are not read
    // if two do not match.
    Result<Match> match(uint32_t paper, size_t parts)
    {
        constexpr size_t kFirst = 2;
        for (size_t i = 0; i < parts; ++i)
            if (!m_cursors[i].seek(paper))
                return Match::No; // has the words, but not all in this text
        for (size_t i = 0; i < parts; ++i) {
            if (i == kFirst) {
                std::array<PartInText, kFirst> two{m_parts[0], m_parts[1]};
                if (nextMatch(two, true) == Match::No)
                    return Match::No;
            }
            LECTERN_TRY(m_cursors[i].read(&m_parts[i].positions));
        }
        return nextMatch(std::span(m_parts).first(parts), true);
    }
    // Advances from a match of all parts to the next one in the same text.
    bool next() { return nextMatch(m_parts, false) == Match::Yes; }
    // Start position of the phrase in the current match.
    uint32_t begin() const { return uint32_t(m_parts[0].begin()); }

private:
    std::vector<Cursor> m_cursors;
    std::vector<PartInText> m_parts;
    std::vector<size_t> m_sizes;
};

// Finds the candidates in which the two rarest parts match the phrase, if that avoids reading much of the
// others.
Result<std::optional<Bitmap>> PhrasePositions::findTwo(const Search &search, const std::vector<Part> &parts)
{
    constexpr size_t kMuch = 4; // multiple of the data read for these two
    Walk walk(parts, m_connection);
    if (parts.size() < 3 || walk.size(2) < kMuch * walk.size(1))
        return std::optional<Bitmap>();
    Bitmap found(search.candidates.size());
    size_t count = 0, rest = 0;
    LECTERN_TRY(forEachInBoth(search.candidates, search.segment.live, search.cancelled,
                              [&](uint32_t paper) -> Result<> {
                                  LECTERN_TRY(const auto match, walk.match(paper, 2));
                                  if (match == Match::No)
                                      return {};
                                  found.set(paper);
                                  ++count;
                                  return {};
                              }));
    for (size_t i = 2; i < walk.parts(); ++i)
        rest += walk.size(i);
    if (count >= rest / kListedForText)
        return std::optional(std::move(found));
    search.found.unknown |= found;
    return std::optional(Bitmap(search.candidates.size()));
}

// Finds the candidates in which all parts match the phrase. Adds them to the matches, or to *beginnings if it
// is given.
Result<> PhrasePositions::findWhole(const Search &search, const std::vector<Part> &parts,
                                    Beginnings *beginnings)
{
    LECTERN_TRY(const auto likely, findTwo(search, parts));
    Walk walk(parts, m_connection);
    Bitmap papers(beginnings ? search.candidates.size() : 0);
    const auto look = [&](uint32_t paper) -> Result<> {
        LECTERN_TRY(const auto match, walk.match(paper, walk.parts()));
        if (match == Match::Unknown)
            search.found.unknown.set(paper);
        if (match != Match::Yes)
            return {};
        if (!beginnings) {
            search.found.with.set(paper);
            return {};
        }
        uint64_t bits = 0;
        do {
            const uint32_t after = walk.begin() + beginnings->words;
            beginnings->positions.push_back(uint16_t(after));
            bits |= bitOf(after);
        } while (walk.next());
        papers.set(paper);
        beginnings->bits.push_back(bits);
        beginnings->ends.push_back(uint32_t(beginnings->positions.size()));
        return {};
    };
    LECTERN_TRY(
        forEachInBoth(likely ? *likely : search.candidates, search.segment.live, search.cancelled, look));
    if (beginnings)
        beginnings->papers = RankedBitmap(std::move(papers));
    return {};
}

// Finds, among the papers with a beginning, those in which a word with this prefix follows it.
Result<> PhrasePositions::findEnds(const Search &search, const std::string &prefix,
                                   const Beginnings &beginnings)
{
    Bitmap left = beginnings.papers.bits();
    // Whether a position of this entry follows one of the paper's beginnings.
    const auto follows = [&](uint32_t paper, PositionReader *entry) {
        const size_t place = beginnings.papers.rank(paper);
        const auto begin = beginnings.positions.begin() + ptrdiff_t(place ? beginnings.ends[place - 1] : 0);
        const auto end = beginnings.positions.begin() + ptrdiff_t(beginnings.ends[place]);
        while (entry->next())
            if ((beginnings.bits[place] & bitOf(entry->position()))
                && std::find(begin, end, entry->position()) != end)
                return true;
        return false;
    };
    List list;
    const auto lookInList = [&]() -> Result<> {
        Cursor cursor(list, m_connection);
        const auto look = [&](uint32_t paper) -> Result<> {
            if (list.kind == StoredPositions::Kind::None) {
                search.found.unknown.set(paper);
                return {};
            }
            PositionReader entry;
            LECTERN_TRY(cursor.read(&entry));
            if (follows(paper, &entry)) {
                search.found.with.set(paper);
                left.clear(paper);
            } else if (!entry.known()) {
                search.found.unknown.set(paper);
            }
            return {};
        };
        if (list.many.count())
            return forEachInBoth(left, list.many.bits(), search.cancelled, [&](uint32_t paper) -> Result<> {
                return cursor.seek(paper) ? look(paper) : Result<>();
            });
        constexpr size_t kAhead = 12; // number of papers prefetched from memory
        for (size_t i = 0; i < list.papers.size(); ++i) {
            if (i + kAhead < list.papers.size())
                if (const uint32_t place = beginnings.papers.rank(list.papers[i + kAhead]);
                    place < beginnings.bits.size()) {
                    __builtin_prefetch(&beginnings.bits[place]);
                    __builtin_prefetch(&beginnings.ends[place]);
                }
            if (left.test(list.papers[i])) {
                cursor.moveTo(i);
                LECTERN_TRY(look(list.papers[i]));
            }
        }
        return {};
    };
    const std::string from = makeKey(search.tag, prefix), to = endOfPrefix(from);
    m_range.bind(1, qint64(search.segment.info.id)).bindBytes(2, from).bindBytes(3, to);
    // Texts are read once the positions have cost as much time as reading them would: tens of thousands of
    // words may have the prefix.
    constexpr size_t kListedForWord = 1024; // listed papers that are read in the time of one word
    size_t affordable = beginnings.papers.count() * kListedForText;
    for (;;) {
        if (search.isCancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto row, m_range.next());
        if (!row)
            return {};
        LECTERN_TRY(readList(m_range.bytes(0), m_range.number(1), search, &list));
        const size_t cost = kListedForWord + list.size();
        if (cost > affordable) {
            m_range.reset();
            search.found.unknown |= left;
            return {};
        }
        affordable -= cost;
        LECTERN_TRY(lookInList());
    }
}

Result<PhrasePositions::Found> PhrasePositions::find(const Snapshot &snapshot, Tag tag,
                                                     const std::vector<std::string> &words, bool prefix,
                                                     const Bitmap &candidates, const Cancelled &cancelled)
{
    Found found{Bitmap(candidates.size()), Bitmap(candidates.size())};
    std::vector<std::string> whole = words;
    if (prefix)
        whole.pop_back();
    const bool pairs = tag != AuthorWord;
    for (const Snapshot::Segment &segment : snapshot.segments()) {
        if (cancelled && cancelled())
            return Error::cancelled();
        Bitmap here = candidates;
        here &= segment.live;
        if (here.isEmpty())
            continue;
        const Search search{snapshot, segment, tag, here, cancelled, found};
        std::vector<Part> parts = partsOf(whole, tag, pairs);
        bool everywhere = true, known = true;
        for (size_t i = 0; i < parts.size() && everywhere; ++i) {
            LECTERN_TRY(everywhere, open(search, &parts[i]));
            known = known && parts[i].list.kind != StoredPositions::Kind::None;
        }
        if (!everywhere)
            continue;
        if (!known) {
            found.unknown |= here;
            continue;
        }
        Beginnings beginnings;
        beginnings.words = uint32_t(whole.size());
        LECTERN_TRY(findWhole(search, parts, prefix ? &beginnings : nullptr));
        if (beginnings.papers.count())
            LECTERN_TRY(findEnds(search, words.back(), beginnings));
    }
    found.unknown.subtract(found.with);
    return found;
}

} // namespace lectern::index
