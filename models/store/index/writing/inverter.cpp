#include "inverter.h"

#include "models/core/wordforms.h"
#include "models/store/index/stored/positions.h"
#include "models/store/index/stored/postings.h"
#include "venuenames.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <numeric>

namespace lectern::index
{

namespace
{

constexpr int kSlotBits = 4;
constexpr uint32_t kSlotMask = (1 << kSlotBits) - 1;
// Word 0 is none: what stands for a pair that is not there yet, and for the end of a name.
constexpr uint32_t kNoWord = 0;
constexpr int kPositionBits = 12;
constexpr uint32_t kNoPosition = (1 << kPositionBits) - 1;
static_assert(kLastPosition + 1 == kNoPosition);
static_assert(Inverter::kMostPapers == size_t(1) << (32 - kSlotBits - kPositionBits));

// For words of at most eight bytes the hash and the length tell one from any other, because every step can be
// undone. The exception are the two lowest values, which share what is left of zero.
constexpr size_t kHashedWhole = 8;
bool isProof(uint64_t hash, size_t length)
{
    return length <= kHashedWhole && hash > 1;
}

// Eight bytes behind the last of the word must be there to be read.
uint64_t hashOf(std::string_view word)
{
    uint64_t hash = 0x9e3779b97f4a7c15ull * (word.size() + 1);
    const char *at = word.data();
    size_t left = word.size();
    uint64_t part;
    for (; left > 8; left -= 8, at += 8) {
        std::memcpy(&part, at, 8);
        hash = (hash ^ part) * 0xff51afd7ed558ccdull;
        hash ^= hash >> 32;
    }
    std::memcpy(&part, at, 8);
    part &= ~uint64_t(0) >> (8 * (8 - left)); // little endian, as the files are; left is 1 to 8
    hash = (hash ^ part) * 0xff51afd7ed558ccdull;
    hash ^= hash >> 32;
    return hash ? hash : 1;
}

// Words of a full inverter, and bytes of their lists, as far as one can tell.
constexpr size_t kUsualWords = Inverter::kMostPapers * 320;
constexpr size_t kUsualBytes = Inverter::kMostPapers * 1500;

// Makes room for so many, where there are many for as many as usual at once: what is not touched costs
// nothing, but to move costs twice the memory.
template <typename T>
void makeRoom(LargeVector<T> *list, size_t size, size_t usual)
{
    constexpr size_t kMany = size_t(1) << 20;
    if (list->capacity() < size)
        list->reserve(std::max(2 * size, size < kMany ? 0 : usual));
}

} // namespace

Inverter::Inverter()
{
    clear();
}

void Inverter::clear()
{
    m_words.assign(1, {0, 0});
    m_pairs.assign(size_t(kPairedWords) * kPairedWords, 0);
    m_text.clear();
    // As many buckets as the papers before needed.
    m_buckets.resize(std::max(m_buckets.size(), size_t(1) << 16));
    std::fill(m_buckets.begin(), m_buckets.end(), Bucket());
    m_papers.clear();
    m_ends.clear();
    m_sequence.clear();
    m_others.clear();
    m_otherPlaces.clear();
    m_categoryPlaces.clear();
    m_sources.clear();
    m_sourcePlaces.clear();
    addPairedWords();
}

// These are words 1 to kPairedWords, so that the number tells what a pair begins and ends with.
void Inverter::addPairedWords()
{
    m_paperText.clear();
    for (const std::string_view word : pairedWords()) {
        const auto at = uint32_t(m_paperText.size());
        m_paperText.append(word).append(8, '\0'); // hashOf() reads them
        const Token token{hashOf({m_paperText.data() + at, word.size()}),
                          {at, uint32_t(word.size()), false},
                          Abstract,
                          0,
                          0};
        (void)bucketOf(token, token.hash >> 20);
    }
}

size_t Inverter::memory() const
{
    return m_words.capacity() * sizeof(Word) + m_text.capacity() + m_buckets.capacity() * sizeof(Bucket)
        + m_papers.capacity() * sizeof(uint32_t) + m_ends.capacity() * sizeof(size_t)
        + m_sequence.capacity() * sizeof(uint32_t);
}

void Inverter::grow()
{
    LargeVector<Bucket> larger(m_buckets.size() * 2);
    const size_t mask = larger.size() - 1;
    Bucket *const to = larger.data();
    for (const Bucket &bucket : m_buckets) {
        if (!bucket.hash)
            continue;
        size_t i = bucket.hash >> 20 & mask;
        while (to[i].hash)
            i = (i + 1) & mask;
        to[i] = bucket;
    }
    m_buckets.swap(larger);
}

void Inverter::addWord(Bucket *bucket, const Token &token)
{
    *bucket = {token.hash, uint32_t(m_words.size()), token.place.length};
    m_words.push_back({uint32_t(m_text.size()), token.place.length});
    m_text.append(m_paperText, token.place.at, token.place.length);
}

// Returns the first bucket from this one on that has the hash and the length of the token, or makes a new
// word if there is none. It does not check that it is the word itself.
size_t Inverter::bucketOf(const Token &token, size_t from)
{
    const size_t mask = m_buckets.size() - 1;
    Bucket *const buckets = m_buckets.data();
    for (size_t i = from & mask;; i = (i + 1) & mask) {
        Bucket &bucket = buckets[i];
        if (bucket.hash == token.hash && bucket.length == token.place.length)
            return i;
        if (!bucket.hash) {
            addWord(&bucket, token);
            return i;
        }
    }
}

// Finds the words of all tokens. Each step touches memory that the step before has asked for, so that the
// waits for memory overlap.
void Inverter::findWords()
{
    while ((m_words.size() + m_tokens.size()) * 2 >= m_buckets.size())
        grow();
    const size_t mask = m_buckets.size() - 1;
    const Bucket *const buckets = m_buckets.data();
    Token *const begin = m_tokens.data(), *const end = begin + m_tokens.size();
    for (const Token *token = begin; token != end; ++token)
        __builtin_prefetch(buckets + (token->hash >> 20 & mask));
    bool allProved = true;
    for (Token *token = begin; token != end; ++token) {
        token->bucket = uint32_t(bucketOf(*token, token->hash >> 20));
        token->word = buckets[token->bucket].word;
        if (!isProof(token->hash, token->place.length)) {
            allProved = false;
            __builtin_prefetch(m_words.data() + token->word);
        }
    }
    if (allProved)
        return;
    for (const Token *token = begin; token != end; ++token)
        if (!isProof(token->hash, token->place.length))
            __builtin_prefetch(m_text.data() + m_words.data()[token->word].at);
    for (Token *token = begin; token != end; ++token) {
        if (isProof(token->hash, token->place.length))
            continue;
        // Another word with the same hash would stand before it, which next to never happens.
        while (std::memcmp(m_text.data() + m_words.data()[token->word].at,
                           m_paperText.data() + token->place.at, token->place.length)
               != 0) {
            token->bucket = uint32_t(bucketOf(*token, token->bucket + 1));
            token->word = buckets[token->bucket].word;
        }
    }
}

// Returns where the category or source with this key is among the others.
uint32_t Inverter::otherPlace(const std::string &key)
{
    const auto [known, isNew] = m_otherPlaces.try_emplace(key, uint32_t(m_others.size()));
    if (isNew)
        m_others.push_back({key, {}});
    return known->second;
}

void Inverter::addOthers(const std::vector<uint32_t> &places, uint32_t paper)
{
    for (const uint32_t place : places) {
        std::vector<uint32_t> &papers = m_others[place].papers;
        if (papers.empty() || papers.back() != paper)
            papers.push_back(paper);
    }
}

const std::vector<uint32_t> &Inverter::placesOfCategories(std::string_view printed)
{
    if (const auto known = m_categoryPlaces.find(printed); known != m_categoryPlaces.end())
        return known->second;
    std::vector<uint32_t> places;
    for (size_t begin = 0; begin < printed.size();) {
        const size_t end = std::min(printed.find(' ', begin), printed.size());
        if (end > begin)
            for (const std::string &key : keysOfCategory(printed.substr(begin, end - begin)))
                places.push_back(otherPlace(key));
        begin = end + 1;
    }
    return m_categoryPlaces.emplace(printed, std::move(places)).first->second;
}

// Appends the words of the parts [first, end) of m_places as one.
void Inverter::addJoined(size_t first, size_t end, Slot slot)
{
    if (end - first < 2 || end - first > kMostJoined)
        return;
    const size_t at = m_paperText.size();
    for (size_t i = first; i < end; ++i)
        m_paperText.append(m_paperText, m_places[i].at, m_places[i].length);
    m_joined.push_back(
        {{uint32_t(at), uint32_t(m_paperText.size() - at), false}, Slot(slot - Abstract + JoinedAbstract)});
}

// Finds the hyphenated words among the places from this one on.
void Inverter::addJoinedWords(size_t firstPlace, Slot slot)
{
    for (size_t i = firstPlace; i < m_places.size();) {
        size_t end = i + 1;
        while (end < m_places.size() && m_places[end].joined)
            ++end;
        addJoined(i, end, slot);
        i = end;
    }
}

// Makes the tokens of a paper's texts.
void Inverter::addTexts(const PaperWords &words)
{
    m_paperText.clear();
    m_places.clear();
    m_joined.clear();
    m_folder.addWords(words.title, &m_paperText, &m_places);
    m_titleEnd = m_places.size();
    addJoinedWords(0, Title);
    m_nameEnds.clear();
    for (size_t begin = 0; begin < words.authors.size();) { // one name a line
        const size_t end = std::min(words.authors.find('\n', begin), words.authors.size());
        m_folder.addWords(words.authors.substr(begin, end - begin), &m_paperText, &m_places);
        m_nameEnds.push_back(m_places.size());
        begin = end + 1;
    }
    m_authorsEnd = m_places.size();
    addJoinedWords(m_titleEnd, Author);
    m_folder.addWords(words.abstract, &m_paperText, &m_places);
    m_abstractEnd = m_places.size();
    addJoinedWords(m_authorsEnd, Abstract);
    m_folder.addWords(words.venue, &m_paperText, &m_places);
    const size_t venueEnd = m_places.size();
    if (m_venue != words.venue) { // a venue comes with many papers
        m_venue = words.venue;
        m_venueNames = venueNames(m_venue);
    }
    m_folder.addWords(m_venueNames, &m_paperText, &m_places);
    m_paperText.append(8, '\0'); // hashOf() reads them
    m_tokens.resize(m_places.size() + m_joined.size());
    const char *const text = m_paperText.data();
    Token *to = m_tokens.data();
    const auto put = [&](const WordFolder::Place &place, Slot slot) {
        *to++ = {hashOf({text + place.at, place.length}), place, slot, 0, 0};
    };
    const WordFolder::Place *place = m_places.data();
    const std::pair<size_t, Slot> fields[] = {{m_titleEnd, Title},
                                              {m_authorsEnd, Author},
                                              {m_abstractEnd, Abstract},
                                              {venueEnd, Venue},
                                              {m_places.size(), Named}};
    for (const auto &[end, slot] : fields)
        for (; place != m_places.data() + end; ++place)
            put(*place, slot);
    for (const auto &[joined, slot] : m_joined)
        put(joined, slot);
}

// Returns the word that a pair is.
uint32_t Inverter::pairWord(uint32_t first, uint32_t second)
{
    uint32_t &word = m_pairs[size_t(first - 1) * kPairedWords + (second - 1)];
    if (word)
        return word;
    const auto words = pairedWords();
    const std::string pair = pairOf(words[first - 1], words[second - 1]);
    word = uint32_t(m_words.size());
    m_words.push_back({uint32_t(m_text.size()), uint32_t(pair.size())});
    m_text += pair;
    return word;
}

// Writes the pairs of these tokens behind the sequence.
uint32_t *Inverter::putPairs(size_t begin, size_t end, Slot slot, uint32_t *to)
{
    const Token *const tokens = m_tokens.data();
    for (size_t i = begin + 1; i < end; ++i) {
        const uint32_t first = tokens[i - 1].word, second = tokens[i].word;
        if (first - 1 < kPairedWords && second - 1 < kPairedWords)
            *to++ = pairWord(first, second) << kSlotBits | slot;
    }
    return to;
}

void Inverter::add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources)
{
    addTexts(words);
    findWords();
    const size_t before = m_sequence.size();
    const size_t most = before + 2 * m_tokens.size() + m_nameEnds.size(); // with all pairs there could be
    makeRoom(&m_sequence, most, kUsualWords);
    m_sequence.resize(most);
    uint32_t *const begin = m_sequence.data() + before, *to = begin;
    const Token *token = m_tokens.data(), *const end = token + m_tokens.size();
    for (const size_t nameEnd : m_nameEnds) {
        for (; token != m_tokens.data() + nameEnd; ++token)
            *to++ = token->word << kSlotBits | token->slot;
        *to++ = kNoWord << kSlotBits | Author;
    }
    for (; token != end; ++token)
        *to++ = token->word << kSlotBits | token->slot;
    to = putPairs(0, m_titleEnd, PairTitle, to);
    to = putPairs(m_authorsEnd, m_abstractEnd, PairAbstract, to);
    m_sequence.resize(before + size_t(to - begin));
    m_papers.push_back(paper);
    m_ends.push_back(m_sequence.size());
    addOthers(placesOfCategories(words.categories), paper);
    if (m_sources != sources || m_sourcePlaces.empty()) {
        m_sources = sources;
        m_sourcePlaces.clear();
        for (const int64_t source : sources)
            m_sourcePlaces.push_back(otherPlace(makeKey(Source, std::to_string(source))));
    }
    addOthers(m_sourcePlaces, paper);
}

// Makes the lists of all words, then returns them tag by tag, in the order of the tags' bytes.
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
        // What the next words need is scattered in memory; asking for it ahead lets it arrive together.
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
            else if (end > begin) // a paired word may be in none
                makeLists(textOf(word), entries + begin, entries + end);
        }
        for (const Other &other : inverter.m_others)
            m_others.emplace(other.key, &other.papers);
        m_nextOther = m_others.begin();
    }
    bool next() override
    {
        while (m_part < kParts) {
            // Categories and sources stand between the words of other tags.
            if (m_nextOther != m_others.end() && m_nextOther->first[0] < kTags[m_part])
                return takeOther();
            if (m_at < m_lists.parts[m_part].size()) {
                m_list = &m_lists.parts[m_part][m_at++];
                m_key.assign(1, kTags[m_part]);
                m_key.append(m_lists.bytes.data() + m_list->begin, m_list->keyLength);
                return true;
            }
            ++m_part;
            m_at = 0;
        }
        return m_nextOther != m_others.end() && takeOther();
    }
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override
    {
        if (!m_list) {
            papers->insert(papers->end(), m_other->begin(), m_other->end());
            return;
        }
        papers->reserve(papers->size() + m_list->papers);
        const auto *at =
            reinterpret_cast<const uint8_t *>(m_lists.bytes.data()) + m_list->begin + m_list->keyLength;
        const uint8_t *const end = at + m_list->length;
        uint32_t paper = 0, step = 0;
        while (at < end && takeVarint(&at, end, &step))
            papers->push_back(paper += step);
    }
    void takePositions(std::string *positions) override
    {
        positions->append(m_lists.bytes.data() + m_list->begin + m_list->keyLength + m_list->length,
                          m_list->positions);
    }
    uint32_t takeList(std::string *list) override
    {
        if (!m_list)
            return TermStream::takeList(list);
        list->append(m_lists.bytes.data() + m_list->begin + m_list->keyLength, m_list->length);
        return m_list->papers;
    }

private:
    static constexpr std::array<char, kParts> kTags{
        JoinedInAbstract, JoinedInTitle, JoinedInAuthors, AbstractWord, PairInAbstract, PairInTitle,
        Repeated,         TitleWord,     AuthorWord,      VenueWord,    VenueName};
    static constexpr size_t kOften = 6; // the place of Repeated in kTags
    static constexpr size_t kPartOf[] = {3, 7, 8, 0, 1, 2, 9, 10, 4, 5}; // the place in kTags of each Slot
    // The list of one part that is being made, varints of differences, and its positions.
    struct Open {
        LargeVector<char> bytes, positions;
        size_t length = 0; // of bytes, what is used
        size_t positionsLength = 0, entry = 0; // the same of positions; where the entry of the paper begins
        uint32_t last = 0, papers = 0;
        uint32_t lastPosition = uint32_t(-1); // in the paper
        bool unknown = false; // a position of the paper

        // For so many papers at most.
        void begin(size_t most, bool withPositions)
        {
            if (bytes.size() < most * kLongestVarint)
                bytes.resize(most * kLongestVarint);
            if (withPositions && positions.size() < most * kLongestGap)
                positions.resize(most * kLongestGap);
            length = last = papers = 0;
            positionsLength = entry = 0;
        }
        void add(uint32_t paper)
        {
            length = size_t(putVarint(bytes.data() + length, paper - last) - bytes.data());
            last = paper;
            ++papers;
        }
        // Adds a position in a paper that is added when all are there.
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
        // Adds the entry of a paper that has the word at this one position; kNoPosition: it is not known.
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
        m_lists.order.resize(m_inverter.m_words.size() - 1); // all but kNoWord
        for (uint32_t i = 0; i < m_lists.order.size(); ++i)
            m_lists.order[i] = {firstBytes(textOf(i + 1)), i + 1};
        std::sort(m_lists.order.begin(), m_lists.order.end(),
                  [this](const SortedWord &a, const SortedWord &b) {
                      return a.begin != b.begin ? a.begin < b.begin : textOf(a.word) < textOf(b.word);
                  });
    }

    // Makes the entries: for each word, one behind the other, where it occurs, in order: the place of the
    // paper in m_papers, the slot, and the position in the slot. Those of a word are from the end of the word
    // before to its own. A position above kLastPosition is kNoPosition.
    void sortEntries()
    {
        const uint32_t *const sequence = m_inverter.m_sequence.data();
        const size_t all = m_inverter.m_sequence.size();
        // While the entries are made, where the next one of each word goes.
        m_lists.ends.assign(m_inverter.m_words.size() + 1, 0);
        uint32_t *const next = m_lists.ends.data();
        for (size_t i = 0; i < all; ++i)
            ++next[sequence[i] >> kSlotBits];
        std::exclusive_scan(m_lists.ends.begin(), m_lists.ends.end(), m_lists.ends.begin(), 0u);
        m_lists.entries.clear(); // nothing of them is to be moved
        m_lists.entries.reserve(m_inverter.m_sequence.capacity());
        m_lists.entries.resize(all);
        uint32_t *const entries = m_lists.entries.data();
        constexpr size_t far = 24, near = 12; // these places are scattered, too
        size_t at = 0;
        for (uint32_t paper = 0; paper < m_inverter.m_papers.size(); ++paper) {
            uint32_t positions[kSlotMask + 1] = {}; // how many words each slot has had
            for (const size_t end = m_inverter.m_ends[paper]; at < end; ++at) {
                if (all - at > far) {
                    __builtin_prefetch(next + (sequence[at + far] >> kSlotBits), 1);
                    __builtin_prefetch(entries + next[sequence[at + near] >> kSlotBits], 1);
                }
                const uint32_t slot = sequence[at] & kSlotMask;
                const uint32_t position = std::min(positions[slot]++, kNoPosition);
                entries[next[sequence[at] >> kSlotBits]++] =
                    (paper << kSlotBits | slot) << kPositionBits | position;
            }
        }
    }

    // Appends room for so many bytes.
    char *room(size_t length)
    {
        const size_t before = m_lists.bytes.size();
        makeRoom(&m_lists.bytes, before + length, kUsualBytes);
        m_lists.bytes.resize(before + length);
        return m_lists.bytes.data() + before;
    }

    // The list of a word that stands in one place, as most do.
    void makeList(std::string_view word, uint32_t entry)
    {
        const uint32_t slot = entry >> kPositionBits & kSlotMask;
        const size_t begin = m_lists.bytes.size();
        char *const at = room(word.size() + kLongestVarint + kLongestGap);
        std::memcpy(at, word.data(), word.size());
        char *const list = at + word.size();
        char *const positions = putVarint(list, m_inverter.m_papers.data()[entry >> kPlaceShift]);
        char *const end = slot <= Author ? putOnly(positions, entry & kNoPosition) : positions;
        m_lists.bytes.resize(begin + size_t(end - at));
        m_lists.parts[kPartOf[slot]].push_back(
            {begin, uint32_t(word.size()), uint32_t(positions - list), uint32_t(end - positions), 1});
    }

    void makeLists(std::string_view word, const uint32_t *at, const uint32_t *end)
    {
        const auto most = size_t(end - at);
        uint32_t parts = 0; // bits: that have been begun
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
            const uint32_t *behind = at + 1;
            while (behind < end && *behind >> kPlaceShift == place)
                ++behind;
            if (behind - at == 1) {
                const uint32_t slot = *at >> kPositionBits & kSlotMask;
                Open &open = partOf(kPartOf[slot]);
                open.add(paper);
                if (slot <= Author)
                    open.addOnly(*at & kNoPosition);
            } else if (addSeveral(at, behind, paper, partOf) >= kRepeatedFrom) {
                partOf(kOften).add(paper);
            }
            at = behind;
        }
        for (size_t part = 0; parts >> part; ++part) {
            if (!(parts >> part & 1))
                continue;
            const Open &open = m_open[part];
            const size_t begin = m_lists.bytes.size();
            m_lists.parts[part].push_back({begin, uint32_t(word.size()), uint32_t(open.length),
                                           uint32_t(open.positionsLength), open.papers});
            char *to = room(word.size() + open.length + open.positionsLength);
            to = std::copy(word.begin(), word.end(), to);
            to = std::copy_n(open.bytes.data(), open.length, to);
            std::copy_n(open.positions.data(), open.positionsLength, to);
        }
    }

    // Adds a paper in which the word stands at several places. Returns how often, without hyphenated words.
    template <typename PartOf>
    static int addSeveral(const uint32_t *at, const uint32_t *end, uint32_t paper, PartOf &&partOf)
    {
        uint32_t in = 0; // which slots
        int times = 0;
        for (; at < end; ++at) {
            const uint32_t slot = *at >> kPositionBits & kSlotMask;
            in |= 1u << slot;
            times += slot < JoinedAbstract;
            if (slot <= Author) {
                const uint32_t position = *at & kNoPosition;
                partOf(kPartOf[slot]).addPosition(position, position != kNoPosition);
            }
        }
        for (uint32_t slot = 0; in; ++slot, in >>= 1)
            if (in & 1) {
                Open &open = partOf(kPartOf[slot]);
                open.add(paper);
                if (slot <= Author)
                    open.endEntry();
            }
        return times;
    }

    bool takeOther()
    {
        m_key = m_nextOther->first;
        m_other = m_nextOther->second;
        m_list = nullptr;
        ++m_nextOther;
        return true;
    }

    static constexpr int kPlaceShift = kSlotBits + kPositionBits;
    const Inverter &m_inverter;
    Lists &m_lists;
    std::array<Open, kTags.size()> m_open;
    std::map<std::string, const std::vector<uint32_t> *> m_others;
    std::map<std::string, const std::vector<uint32_t> *>::const_iterator m_nextOther;
    size_t m_part = 0, m_at = 0; // the next list
    std::string m_key;
    const List *m_list = nullptr; // of the current term, where it is a word
    const std::vector<uint32_t> *m_other = nullptr; // else
};

std::unique_ptr<TermStream> Inverter::terms()
{
    return std::make_unique<Stream>(*this);
}

} // namespace lectern::index
