// The second half of Inverter: the terms of the added papers, with their lists.
#include "inverter.h"

#include "models/store/index/storage/positions.h"
#include "models/store/index/storage/postings.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <numeric>

namespace lectern::index
{

namespace
{

// Estimated size in bytes of the lists of a full inverter.
constexpr size_t kUsualBytes = Inverter::kMaxPapers * 1500;

} // namespace

// Builds the lists of all words, then returns them tag by tag, in byte order of the tags.
class Inverter::Stream final : public TermStream
{
public:
    explicit Stream(Inverter &inverter) : m_inverter(inverter), m_lists(inverter.m_lists)
    {
        m_lists.bytes.clear();
        for (auto &part : m_lists.parts)
            part.clear();
        sortWords();
        sortEntries();
        const SortedWord *const order = m_lists.order.data(), *const last = order + m_lists.order.size();
        const uint32_t *const ends = m_lists.ends.data(), *const entries = m_lists.entries.data();
        // The data of the next words is scattered in memory; prefetching overlaps the cache misses.
        constexpr ptrdiff_t far = 16, near = 8;
        for (const SortedWord *at = order; at != last; ++at) {
            if (last - at > far) {
                __builtin_prefetch(ends + at[far].word);
                __builtin_prefetch(inverter.m_words.data() + at[far].word);
            }
            if (last - at > near) {
                __builtin_prefetch(entries + ends[at[near].word - 1]);
                __builtin_prefetch(inverter.m_text.data() + inverter.m_words.data()[at[near].word].at);
            }
            const uint32_t word = at->word, begin = ends[word - 1], end = ends[word];
            if (end - begin == 1)
                makeList(textOf(word), entries[begin]);
            else if (end > begin) // a paired word may have no occurrence
                makeLists(textOf(word), entries + begin, entries + end);
        }
        for (const Other &other : inverter.m_others)
            m_others.emplace(other.key, &other.papers);
        m_nextOther = m_others.begin();
    }
    bool next() override
    {
        while (m_part < kParts) {
            // Categories and sources are sorted between the words of other tags.
            if (m_nextOther != m_others.end() && m_nextOther->first[0] < kTags[m_part])
                return useOther();
            if (m_at < m_lists.parts[m_part].size()) {
                m_list = &m_lists.parts[m_part][m_at++];
                return true;
            }
            ++m_part;
            m_at = 0;
        }
        return m_nextOther != m_others.end() && useOther();
    }
    std::string_view key() const override
    {
        return m_list ? std::string_view(m_lists.bytes.data() + m_list->begin, m_list->keyLength)
                      : std::string_view(m_other->first);
    }
    void readPapers(std::vector<uint32_t> *papers) override
    {
        if (!m_list) {
            papers->insert(papers->end(), m_other->second->begin(), m_other->second->end());
            return;
        }
        reserveMore(papers, m_list->papers);
        const auto *at =
            reinterpret_cast<const uint8_t *>(m_lists.bytes.data()) + m_list->begin + m_list->keyLength;
        const uint8_t *const end = at + m_list->length;
        uint32_t paper = 0, step = 0;
        while (at < end && readVarint(&at, end, &step))
            papers->push_back(paper += step);
    }
    void readPositions(std::string *positions) override
    {
        positions->append(m_lists.bytes.data() + m_list->begin + m_list->keyLength + m_list->length,
                          m_list->positions);
    }
    uint32_t readList(std::string *list) override
    {
        if (!m_list)
            return TermStream::readList(list);
        list->append(m_lists.bytes.data() + m_list->begin + m_list->keyLength, m_list->length);
        return m_list->papers;
    }

private:
    static constexpr std::array<char, kParts> kTags{
        JoinedInAbstract, JoinedInTitle, JoinedInAuthors, AbstractWord, PairInAbstract, PairInTitle,
        Repeated,         TitleWord,     AuthorWord,      VenueWord,    VenueName};
    static constexpr size_t kOften = 6; // index of Repeated in kTags
    static constexpr size_t kPartOf[] = {3, 7, 8, 4, 5, 0, 1, 2, 9, 10}; // index in kTags of each Slot
    // The list of one part under construction, as varints of differences, and its positions.
    struct Open {
        LargeVector<char> bytes, positions;
        size_t length = 0; // used size of bytes
        size_t positionsLength = 0, entry = 0; // used size of positions; start of the paper's entry
        uint32_t last = 0, papers = 0;
        uint32_t lastPosition = uint32_t(-1); // position of the last occurrence in the paper
        bool unknown = false; // whether a position of the paper is unknown

        // most: maximum number of papers.
        void begin(size_t most, bool withPositions)
        {
            if (bytes.size() < most * kMaxVarintLength)
                bytes.resize(most * kMaxVarintLength);
            if (withPositions && positions.size() < most * kMaxGapLength)
                positions.resize(most * kMaxGapLength);
            length = last = papers = 0;
            positionsLength = entry = 0;
        }
        void add(uint32_t paper)
        {
            length = size_t(putVarint(bytes.data() + length, paper - last) - bytes.data());
            last = paper;
            ++papers;
        }
        // Adds a position of a paper; the paper itself is added after all its positions.
        void addPosition(uint32_t position, bool known)
        {
            unknown = unknown || !known;
            if (unknown)
                return;
            char *const at = positions.data() + positionsLength;
            positionsLength = size_t(putGap(at, position - lastPosition) - positions.data());
            lastPosition = position;
        }
        void endEntry()
        {
            if (unknown) {
                positionsLength = entry;
                positions[positionsLength++] = kUnknownPositions;
            } else {
                positions[positionsLength - 1] = char(positions[positionsLength - 1] | 0x80);
            }
            entry = positionsLength;
            lastPosition = uint32_t(-1);
            unknown = false;
        }
        // Adds the entry of a paper with this single position; kNoPosition: unknown.
        void addOnly(uint32_t position)
        {
            positionsLength =
                size_t(putOnly(positions.data() + positionsLength, position) - positions.data());
            entry = positionsLength;
        }
    };
    static char *putOnly(char *to, uint32_t position)
    {
        if (position == kNoPosition) {
            *to++ = kUnknownPositions;
            return to;
        }
        to = putGap(to, position + 1);
        to[-1] = char(to[-1] | 0x80);
        return to;
    }

    std::string_view textOf(uint32_t word) const
    {
        const Word &place = m_inverter.m_words.data()[word];
        return {m_inverter.m_text.data() + place.at, place.length};
    }

    void sortWords()
    {
        m_lists.order.resize(m_inverter.m_words.size() - 1); // all except kNoWord
        for (uint32_t i = 0; i < m_lists.order.size(); ++i)
            m_lists.order[i] = {firstBytes(textOf(i + 1)), i + 1};
        std::sort(m_lists.order.begin(), m_lists.order.end(),
                  [this](const SortedWord &a, const SortedWord &b) {
                      return a.begin != b.begin ? a.begin < b.begin : textOf(a.word) < textOf(b.word);
                  });
    }

    // Builds the entries. Each word has its occurrences in order: index of the paper in m_papers, slot,
    // position in the slot. The entries of a word range from the end of the previous word's to its own end. A
    // position above kLastPosition is kNoPosition.
    void sortEntries()
    {
        const uint32_t *const sequence = m_inverter.m_sequence.data();
        const size_t all = m_inverter.m_sequence.size();
        // While entries are built: the index of each word's next entry.
        m_lists.ends.assign(m_inverter.m_words.size() + 1, 0);
        uint32_t *const next = m_lists.ends.data();
        for (size_t i = 0; i < all; ++i)
            ++next[sequence[i] >> kSlotBits];
        std::exclusive_scan(m_lists.ends.begin(), m_lists.ends.end(), m_lists.ends.begin(), 0u);
        m_lists.entries.clear(); // avoids copying old content when it grows
        m_lists.entries.reserve(m_inverter.m_sequence.capacity());
        m_lists.entries.resize(all);
        uint32_t *const entries = m_lists.entries.data();
        constexpr size_t far = 24,
                         near = 12; // the entries are scattered in memory too, so they are prefetched
        size_t at = 0;
        for (uint32_t paper = 0; paper < m_inverter.m_papers.size(); ++paper) {
            uint32_t words[kSlotMask + 1] = {}; // number of words in each slot so far
            for (const size_t end = m_inverter.m_ends[paper]; at < end; ++at) {
                if (all - at > far) {
                    __builtin_prefetch(next + (sequence[at + far] >> kSlotBits), 1);
                    __builtin_prefetch(entries + next[sequence[at + near] >> kSlotBits], 1);
                }
                const uint32_t slot = sequence[at] & kSlotMask;
                // The position of a pair is that of its first word.
                const uint32_t counted = slot == PairAbstract ? words[Abstract] - 2
                    : slot == PairTitle                       ? words[Title] - 2
                                                              : words[slot]++;
                const uint32_t position = std::min(counted, kNoPosition);
                entries[next[sequence[at] >> kSlotBits]++] =
                    (paper << kSlotBits | slot) << kPositionBits | position;
            }
        }
    }

    // Appends length uninitialised bytes.
    char *room(size_t length)
    {
        const size_t before = m_lists.bytes.size();
        makeRoom(&m_lists.bytes, before + length, kUsualBytes);
        m_lists.bytes.resize(before + length);
        return m_lists.bytes.data() + before;
    }

    // Makes the list of a word that occurs in a single position, which is the usual case.
    void makeList(std::string_view word, uint32_t entry)
    {
        const uint32_t slot = entry >> kPositionBits & kSlotMask;
        const size_t begin = m_lists.bytes.size(), part = kPartOf[slot];
        char *const at = room(1 + word.size() + kMaxVarintLength + kMaxGapLength);
        at[0] = kTags[part];
        std::memcpy(at + 1, word.data(), word.size());
        char *const list = at + 1 + word.size();
        char *const positions = putVarint(list, m_inverter.m_papers.data()[entry >> kPlaceShift]);
        char *const end = slot <= kLastWithPositions ? putOnly(positions, entry & kNoPosition) : positions;
        m_lists.bytes.resize(begin + size_t(end - at));
        m_lists.parts[part].push_back(
            {begin, uint32_t(1 + word.size()), uint32_t(positions - list), uint32_t(end - positions), 1});
    }

    void makeLists(std::string_view word, const uint32_t *at, const uint32_t *end)
    {
        const auto most = size_t(end - at);
        uint32_t parts = 0; // bit set of the parts begun
        const auto partOf = [&](size_t part) -> Open & {
            Open &open = m_open[part];
            if (!(parts >> part & 1))
                open.begin(most, hasPositions({&kTags[part], 1}));
            parts |= 1u << part;
            return open;
        };
        while (at < end) {
            const uint32_t place = *at >> kPlaceShift;
            const uint32_t paper = m_inverter.m_papers.data()[place];
            const uint32_t *after = at + 1;
            while (after < end && *after >> kPlaceShift == place)
                ++after;
            if (after - at == 1) {
                const uint32_t slot = *at >> kPositionBits & kSlotMask;
                Open &open = partOf(kPartOf[slot]);
                open.add(paper);
                if (slot <= kLastWithPositions)
                    open.addOnly(*at & kNoPosition);
            } else if (addSeveral(at, after, paper, partOf) >= kRepeatedFrom) {
                partOf(kOften).add(paper);
            }
            at = after;
        }
        for (size_t part = 0; parts >> part; ++part) {
            if (!(parts >> part & 1))
                continue;
            const Open &open = m_open[part];
            const size_t begin = m_lists.bytes.size();
            m_lists.parts[part].push_back({begin, uint32_t(1 + word.size()), uint32_t(open.length),
                                           uint32_t(open.positionsLength), open.papers});
            char *to = room(1 + word.size() + open.length + open.positionsLength);
            *to++ = kTags[part];
            to = std::copy(word.begin(), word.end(), to);
            to = std::copy_n(open.bytes.data(), open.length, to);
            std::copy_n(open.positions.data(), open.positionsLength, to);
        }
    }

    // Adds a paper in which the word has several occurrences. Returns their number, as far as it is counted.
    template <typename PartOf>
    static int addSeveral(const uint32_t *at, const uint32_t *end, uint32_t paper, PartOf &&partOf)
    {
        uint32_t in = 0; // bit set of slots
        int times = 0;
        for (; at < end; ++at) {
            const uint32_t slot = *at >> kPositionBits & kSlotMask;
            in |= 1u << slot;
            times += slot <= kLastCounted;
            if (slot <= kLastWithPositions) {
                const uint32_t position = *at & kNoPosition;
                partOf(kPartOf[slot]).addPosition(position, position != kNoPosition);
            }
        }
        for (uint32_t slot = 0; in; ++slot, in >>= 1)
            if (in & 1) {
                Open &open = partOf(kPartOf[slot]);
                open.add(paper);
                if (slot <= kLastWithPositions)
                    open.endEntry();
            }
        return times;
    }

    bool useOther()
    {
        m_other = m_nextOther++;
        m_list = nullptr;
        return true;
    }

    static constexpr int kPlaceShift = kSlotBits + kPositionBits;
    const Inverter &m_inverter;
    Lists &m_lists;
    std::array<Open, kTags.size()> m_open;
    std::map<std::string, const std::vector<uint32_t> *> m_others;
    std::map<std::string, const std::vector<uint32_t> *>::const_iterator m_nextOther, m_other;
    size_t m_part = 0, m_at = 0; // the next list
    const List *m_list = nullptr; // of the current term, if it is a word
};

std::unique_ptr<TermStream> Inverter::terms()
{
    return std::make_unique<Stream>(*this);
}

} // namespace lectern::index
