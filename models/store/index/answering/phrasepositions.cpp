#include "phrasepositions.h"

#include "models/store/index/stored/positions.h"
#include "models/store/index/stored/postings.h"
#include "models/store/sqlite/try.h"
#include "wordsets.h"

#include <algorithm>
#include <bit>

namespace lectern::index
{

namespace
{

constexpr uint32_t kPapersBetweenLooks = 1 << 14; // at the flag that stops a search

// Calls visit(paper) for each that is in both, ascending, until there is an Error.
template <typename Visit>
Result<> forEachInBoth(const Bitmap &papers, const Bitmap &others, const Cancelled &cancelled, Visit &&visit)
{
    for (size_t i = 0; i < papers.wordCount(); ++i) {
        if (i % (kPapersBetweenLooks / 64) == 0 && cancelled && cancelled())
            return Error::cancelled();
        for (uint64_t word = papers.words()[i] & others.words()[i]; word; word &= word - 1)
            LECTERN_TRY(visit(uint32_t(i * 64 + size_t(std::countr_zero(word)))));
    }
    return {};
}

// Returns the place of the first paper that is not before this one, from a place on at which all before are.
// It goes in steps of double width, because the place may be the next or far away.
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

} // namespace

struct PhrasePositions::Search {
    const Snapshot &snapshot;
    const Snapshot::Segment &segment;
    Tag tag;
    const Bitmap &candidates; // in this segment
    const Cancelled &cancelled;
    Found &found;

    bool isCancelled() const { return cancelled && cancelled(); }
};

// Walks the papers of a list and reads their entries; forward alone.
class PhrasePositions::Cursor
{
public:
    // Both must stay as long as this.
    Cursor(const List &list, const Connection &connection) : m_list(list), m_connection(connection)
    {
        if (list.kind == KeptPositions::Kind::Inline)
            take(list.entries, 0);
    }

    // Goes to a paper, which is not before that of the call before. False when it is not in the list.
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
    // Reads the entry of the paper it is at.
    Result<> read(PositionReader *entry)
    {
        if (m_index >= m_behindPart && m_list.kind == KeptPositions::Kind::Parts)
            LECTERN_TRY(takePart(m_index / kPapersInPart));
        m_at = behindEntries(m_at, m_end, m_index - m_entry);
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
    Result<> takePart(size_t number)
    {
        if (!m_parts)
            m_parts = std::make_unique<LongListReader>(m_connection);
        m_part.reset(); // one at a time
        LECTERN_TRY(auto part, m_parts->part(m_list.firstPart + int64_t(number)));
        m_part.emplace(std::move(part));
        take(m_part->bytes(), number * kPapersInPart);
        m_behindPart = (number + 1) * kPapersInPart;
        return {};
    }

    const List &m_list;
    const Connection &m_connection;
    std::unique_ptr<LongListReader> m_parts; // its own, because parts of other words are read between
    std::optional<HeldList> m_part;
    size_t m_index = 0; // of the paper
    size_t m_behindPart = 0; // the index of the first paper behind it
    const uint8_t *m_at = nullptr, *m_end = nullptr;
    size_t m_entry = 0; // the index of the paper whose entry m_at is at
};

PhrasePositions::PhrasePositions(const Connection &c)
    : m_connection(c), m_one(c, "SELECT list, papers FROM index_posting WHERE segment = ? AND key = ?"),
      m_range(c, "SELECT list, papers FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
      m_lists(c)
{
}

// papers: so many are in it, or what a forged row says.
Result<> PhrasePositions::readList(std::string_view kept, qint64 papers, const Search &search, List *list)
{
    constexpr qint64 kFewOf = 64; // one in so many papers
    list->papers.clear();
    list->many = {};
    LECTERN_TRY(const auto positions, keptPositions(kept));
    list->kind = positions.kind;
    list->firstPart = positions.firstPart;
    list->entries = positions.entries;
    LECTERN_TRY(const auto whole, m_lists.whole(kept));
    const uint32_t base = search.segment.info.base, size = search.snapshot.size();
    if (papers <= size / kFewOf)
        return decodePostings(whole.bytes(), base, size, &list->papers) ? Result<>() : damage();
    Bitmap many(size);
    if (!decodePostings(whole.bytes(), base, &many))
        return damage();
    list->many = RankedBitmap(std::move(many));
    return {};
}

// Reads the list of a word; false when the segment has none.
Result<bool> PhrasePositions::open(const Search &search, const std::string &word, List *list)
{
    const std::string key = makeKey(search.tag, word);
    LECTERN_TRY(const auto row, m_one.bind(1, qint64(search.segment.info.id)).bindBytes(2, key).next());
    if (!row)
        return false;
    const auto read = readList(m_one.bytes(0), m_one.number(1), search, list);
    m_one.reset();
    LECTERN_TRY(read);
    return true;
}

namespace
{

enum class Match { No, Yes, Unknown };

// Moves on to the next place where the words stand one behind the other. first: whether nothing has been read
// yet.
Match nextMatch(std::vector<PositionReader> &words, bool first)
{
    for (size_t i = first ? 0 : words.size(); i < words.size(); ++i)
        if (!words[i].next())
            return words[i].known() ? Match::No : Match::Unknown;
    if (!first && !words[0].next())
        return Match::No;
    for (size_t i = 1; i < words.size();) {
        const auto wanted = uint32_t(words[0].position() + i);
        while (words[i].position() < wanted)
            if (!words[i].next())
                return Match::No;
        if (words[i].position() == wanted) {
            ++i;
            continue;
        }
        const auto begin = uint32_t(words[i].position() - i);
        while (words[0].position() < begin)
            if (!words[0].next())
                return Match::No;
        i = 1;
    }
    return Match::Yes;
}

} // namespace

// Finds the candidates in which all lists stand one behind the other; these are found, or with beginnings put
// there.
Result<> PhrasePositions::findWhole(const Search &search, std::vector<List> &lists, Beginnings *beginnings)
{
    std::vector<Cursor> cursors;
    cursors.reserve(lists.size()); // they point into themselves
    for (const List &list : lists)
        cursors.emplace_back(list, m_connection);
    std::vector<PositionReader> readers(lists.size());
    const auto look = [&](uint32_t paper) -> Result<> {
        for (size_t i = 0; i < cursors.size(); ++i) {
            if (!cursors[i].seek(paper))
                return {}; // it has the words, but not all in this text
            LECTERN_TRY(cursors[i].read(&readers[i]));
        }
        Match match = nextMatch(readers, true);
        if (match == Match::Unknown)
            search.found.unknown.set(paper);
        if (match != Match::Yes)
            return {};
        if (!beginnings) {
            search.found.with.set(paper);
            return {};
        }
        for (; match == Match::Yes; match = nextMatch(readers, false))
            beginnings->positions.push_back(uint16_t(readers.back().position()));
        beginnings->papers.push_back(paper);
        beginnings->ends.push_back(uint32_t(beginnings->positions.size()));
        return {};
    };
    return forEachInBoth(search.candidates, search.segment.live, search.cancelled, look);
}

// Of the papers with a beginning, finds those in which a word with this prefix follows it.
Result<> PhrasePositions::findEnds(const Search &search, const std::string &prefix,
                                   const Beginnings &beginnings)
{
    Bitmap left(search.snapshot.size());
    for (const uint32_t paper : beginnings.papers)
        left.set(paper);
    const std::string from = makeKey(search.tag, prefix), to = endOfPrefix(from);
    m_range.bind(1, qint64(search.segment.info.id)).bindBytes(2, from).bindBytes(3, to);
    List list;
    return m_range.forEach([&]() -> Result<> {
        if (search.isCancelled())
            return Error::cancelled();
        LECTERN_TRY(readList(m_range.bytes(0), m_range.number(1), search, &list));
        Cursor cursor(list, m_connection);
        size_t place = 0;
        const auto look = [&](uint32_t paper) -> Result<> {
            if (!cursor.seek(paper))
                return {};
            if (list.kind == KeptPositions::Kind::None) {
                search.found.unknown.set(paper);
                return {};
            }
            PositionReader entry;
            LECTERN_TRY(cursor.read(&entry));
            place = placeFrom(beginnings.papers, place, paper);
            const auto begin = beginnings.positions.begin();
            auto at = begin + ptrdiff_t(place ? beginnings.ends[place - 1] : 0);
            const auto end = begin + ptrdiff_t(beginnings.ends[place]);
            bool follows = false;
            while (!follows && entry.next()) {
                while (at != end && *at + 1u < entry.position())
                    ++at;
                if (at == end)
                    break;
                follows = *at + 1u == entry.position();
            }
            if (follows) {
                search.found.with.set(paper);
                left.clear(paper);
            } else if (!entry.known()) {
                search.found.unknown.set(paper);
            }
            return {};
        };
        if (list.many.count())
            return forEachInBoth(left, list.many.bits(), search.cancelled, look);
        for (const uint32_t paper : list.papers)
            if (left.test(paper))
                LECTERN_TRY(look(paper));
        return {};
    });
}

Result<PhrasePositions::Found> PhrasePositions::find(const Snapshot &snapshot, Tag tag,
                                                     const std::vector<std::string> &words, bool prefix,
                                                     const Bitmap &candidates, const Cancelled &cancelled)
{
    Found found{Bitmap(candidates.size()), Bitmap(candidates.size())};
    const size_t whole = words.size() - (prefix ? 1 : 0);
    for (const Snapshot::Segment &segment : snapshot.segments()) {
        if (cancelled && cancelled())
            return Error::cancelled();
        Bitmap here = candidates;
        here &= segment.live;
        if (here.isEmpty())
            continue;
        const Search search{snapshot, segment, tag, here, cancelled, found};
        std::vector<List> lists(whole);
        bool everywhere = true, known = true;
        for (size_t i = 0; i < whole && everywhere; ++i) {
            LECTERN_TRY(everywhere, open(search, words[i], &lists[i]));
            known = known && lists[i].kind != KeptPositions::Kind::None;
        }
        if (!everywhere)
            continue;
        if (!known) {
            found.unknown |= here;
            continue;
        }
        Beginnings beginnings;
        LECTERN_TRY(findWhole(search, lists, prefix ? &beginnings : nullptr));
        if (!beginnings.papers.empty())
            LECTERN_TRY(findEnds(search, words.back(), beginnings));
    }
    found.unknown.subtract(found.with);
    return found;
}

} // namespace lectern::index
