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

} // namespace

Inverter::Inverter()
{
    clear();
}

void Inverter::clear()
{
    m_words.assign(1, {0, 0});
    m_paired.assign(1, -1);
    m_pairs.assign(size_t(kPairedWords) * kPairedWords, 0);
    m_text.clear();
    m_buckets.assign(size_t(1) << 16, {});
    m_papers.clear();
    m_sequence.clear();
    m_others.clear();
    m_otherPlaces.clear();
}

size_t Inverter::memory() const
{
    return m_words.capacity() * sizeof(Word) + m_text.capacity() + m_buckets.capacity() * sizeof(Bucket)
        + m_papers.capacity() * sizeof(Paper) + m_sequence.capacity() * sizeof(uint32_t);
}

void Inverter::grow()
{
    std::vector<Bucket> larger(m_buckets.size() * 2);
    const size_t mask = larger.size() - 1;
    for (const Bucket &bucket : m_buckets) {
        if (!bucket.hash)
            continue;
        size_t i = bucket.hash >> 20 & mask;
        while (larger[i].hash)
            i = (i + 1) & mask;
        larger[i] = bucket;
    }
    m_buckets.swap(larger);
}

// Returns the first bucket from this one on that has the hash and the length of the token, or makes a new
// word if there is none. It does not check that it is the word itself.
uint32_t Inverter::bucketOf(const Token &token, size_t from)
{
    const size_t mask = m_buckets.size() - 1;
    for (size_t i = from & mask;; i = (i + 1) & mask) {
        Bucket &bucket = m_buckets[i];
        if (!bucket.hash) {
            bucket = {token.hash, uint32_t(m_words.size()), token.place.length};
            m_words.push_back({uint32_t(m_text.size()), token.place.length});
            m_text.append(m_paperText, token.place.at, token.place.length);
            m_paired.push_back(int16_t(
                pairedWord(std::string_view(m_paperText).substr(token.place.at, token.place.length))));
            return uint32_t(i);
        }
        if (bucket.hash == token.hash && bucket.length == token.place.length)
            return uint32_t(i);
    }
}

// Finds the words of all tokens. Each step touches memory that the step before has asked for, so that the
// waits for memory overlap.
void Inverter::findWords()
{
    while ((m_words.size() + m_tokens.size()) * 2 >= m_buckets.size())
        grow();
    for (const Token &token : m_tokens)
        __builtin_prefetch(&m_buckets[token.hash >> 20 & (m_buckets.size() - 1)]);
    for (Token &token : m_tokens) {
        token.bucket = bucketOf(token, token.hash >> 20);
        token.word = m_buckets[token.bucket].word;
        if (!isProof(token.hash, token.place.length))
            __builtin_prefetch(&m_words[token.word]);
    }
    for (const Token &token : m_tokens)
        if (!isProof(token.hash, token.place.length))
            __builtin_prefetch(&m_text[m_words[token.word].at]);
    for (Token &token : m_tokens) {
        if (isProof(token.hash, token.place.length))
            continue;
        // Another word with the same hash would stand before it, which next to never happens.
        while (std::memcmp(&m_text[m_words[token.word].at], &m_paperText[token.place.at], token.place.length)
               != 0) {
            token.bucket = bucketOf(token, token.bucket + 1);
            token.word = m_buckets[token.bucket].word;
        }
    }
}

void Inverter::otherKey(std::string_view key, uint32_t paper)
{
    // There are few of these: categories, and the sources of a handful of papers or one source of very many.
    // A paper may state thousands of categories all the same.
    const auto far = m_others.rbegin() + ptrdiff_t(std::min<size_t>(m_others.size(), 16));
    const auto found =
        std::find_if(m_others.rbegin(), far, [key](const Other &other) { return other.key == key; });
    size_t place = size_t(m_others.rend() - found) - 1;
    if (found == far) {
        const auto [known, isNew] = m_otherPlaces.try_emplace(std::string(key), m_others.size());
        place = known->second;
        if (isNew)
            m_others.push_back({std::string(key), {}});
    }
    std::vector<uint32_t> &papers = m_others[place].papers;
    if (papers.empty() || papers.back() != paper)
        papers.push_back(paper);
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
    const size_t titleEnd = m_places.size();
    addJoinedWords(0, Title);
    m_nameEnds.clear();
    for (size_t begin = 0; begin < words.authors.size();) { // one name a line
        const size_t end = std::min(words.authors.find('\n', begin), words.authors.size());
        m_folder.addWords(words.authors.substr(begin, end - begin), &m_paperText, &m_places);
        m_nameEnds.push_back(m_places.size());
        begin = end + 1;
    }
    const size_t authorsEnd = m_places.size();
    addJoinedWords(titleEnd, Author);
    m_folder.addWords(words.abstract, &m_paperText, &m_places);
    const size_t abstractEnd = m_places.size();
    addJoinedWords(authorsEnd, Abstract);
    m_folder.addWords(words.venue, &m_paperText, &m_places);
    const size_t venueEnd = m_places.size();
    if (m_venue != words.venue) { // a venue comes with many papers
        m_venue = words.venue;
        m_venueNames = venueNames(m_venue);
    }
    m_folder.addWords(m_venueNames, &m_paperText, &m_places);
    m_paperText.append(8, '\0'); // hashOf() reads them
    const auto hash = [this](const WordFolder::Place &place) {
        return hashOf(std::string_view(m_paperText).substr(place.at, place.length));
    };
    m_tokens.clear();
    for (size_t i = 0; i < m_places.size(); ++i) {
        const Slot slot = i < titleEnd ? Title
            : i < authorsEnd           ? Author
            : i < abstractEnd          ? Abstract
            : i < venueEnd             ? Venue
                                       : Named;
        m_tokens.push_back({hash(m_places[i]), m_places[i], slot, 0, 0});
    }
    for (const auto &[place, slot] : m_joined)
        m_tokens.push_back({hash(place), place, slot, 0, 0});
}

// Returns the word that a pair is. first, second: the numbers of its words in the list of paired words.
uint32_t Inverter::pairWord(int first, int second, uint32_t firstWord, uint32_t secondWord)
{
    uint32_t &word = m_pairs[size_t(first) * kPairedWords + size_t(second)];
    if (word)
        return word;
    const auto textOf = [this](const Word &place) {
        return std::string_view(m_text).substr(place.at, place.length);
    };
    const std::string pair = pairOf(textOf(m_words[firstWord]), textOf(m_words[secondWord]));
    word = uint32_t(m_words.size());
    m_words.push_back({uint32_t(m_text.size()), uint32_t(pair.size())});
    m_text += pair;
    m_paired.push_back(-1);
    return word;
}

// Adds the pairs of the paper's title and abstract to the sequence.
void Inverter::addPairs()
{
    for (size_t i = 1; i < m_tokens.size(); ++i) {
        const Token &first = m_tokens[i - 1], &second = m_tokens[i];
        const int a = m_paired[first.word], b = m_paired[second.word];
        if (a < 0 || b < 0 || first.slot != second.slot || second.slot > Title)
            continue;
        m_sequence.push_back(pairWord(a, b, first.word, second.word) << kSlotBits
                             | (second.slot == Title ? PairTitle : PairAbstract));
    }
}

void Inverter::add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources)
{
    addTexts(words);
    findWords();
    auto nameEnd = m_nameEnds.begin();
    for (size_t i = 0; i < m_tokens.size(); ++i) {
        m_sequence.push_back(m_tokens[i].word << kSlotBits | m_tokens[i].slot);
        if (nameEnd != m_nameEnds.end() && *nameEnd == i + 1) {
            m_sequence.push_back(kNoWord << kSlotBits | Author);
            ++nameEnd;
        }
    }
    addPairs();
    m_papers.push_back({paper, m_sequence.size()});
    for (size_t begin = 0; begin < words.categories.size();) {
        const size_t end = std::min(words.categories.find(' ', begin), words.categories.size());
        if (end > begin)
            for (const std::string &key : keysOfCategory(words.categories.substr(begin, end - begin)))
                otherKey(key, paper);
        begin = end + 1;
    }
    for (const int64_t source : sources)
        otherKey(makeKey(Source, std::to_string(source)), paper);
}

// Makes the lists of all words, then returns them tag by tag, in the order of the tags' bytes.
class Inverter::Stream final : public TermStream
{
public:
    explicit Stream(const Inverter &inverter) : m_inverter(inverter)
    {
        const std::vector<uint32_t> order = sortedWords();
        std::vector<uint32_t> begin;
        const std::vector<uint32_t> entries = entriesByWord(&begin);
        // What the next words need is scattered in memory; asking for it ahead lets it arrive together.
        constexpr size_t far = 16, near = 8;
        for (size_t i = 0; i < order.size(); ++i) {
            if (order[i] == kNoWord)
                continue;
            if (i + far < order.size()) {
                __builtin_prefetch(&begin[order[i + far]]);
                __builtin_prefetch(&inverter.m_words[order[i + far]]);
            }
            if (i + near < order.size()) {
                __builtin_prefetch(&entries[begin[order[i + near]]]);
                __builtin_prefetch(&inverter.m_text[inverter.m_words[order[i + near]].at]);
            }
            const uint32_t word = order[i];
            makeLists(textOf(word), entries.data() + begin[word], entries.data() + begin[word + 1]);
        }
        for (const Other &other : inverter.m_others)
            m_others.emplace(other.key, &other.papers);
        m_nextOther = m_others.begin();
    }
    bool next() override
    {
        while (m_part < m_lists.size()) {
            // Categories and sources stand between the words of other tags.
            if (m_nextOther != m_others.end() && m_nextOther->first[0] < kTags[m_part])
                return takeOther();
            if (m_at < m_lists[m_part].size()) {
                m_list = &m_lists[m_part][m_at++];
                m_key.assign(1, kTags[m_part]);
                m_key.append(m_bytes, m_list->begin, m_list->keyLength);
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
            reinterpret_cast<const uint8_t *>(m_bytes.data()) + m_list->begin + m_list->keyLength;
        const uint8_t *const end = at + m_list->length;
        uint32_t paper = 0, step = 0;
        while (at < end && takeVarint(&at, end, &step))
            papers->push_back(paper += step);
    }
    void takePositions(std::string *positions) override
    {
        positions->append(m_bytes, m_list->begin + m_list->keyLength + m_list->length, m_list->positions);
    }
    uint32_t takeList(std::string *list) override
    {
        if (!m_list)
            return TermStream::takeList(list);
        list->append(m_bytes, m_list->begin + m_list->keyLength, m_list->length);
        return m_list->papers;
    }

private:
    static constexpr std::array<char, 11> kTags{
        JoinedInAbstract, JoinedInTitle, JoinedInAuthors, AbstractWord, PairInAbstract, PairInTitle,
        Repeated,         TitleWord,     AuthorWord,      VenueWord,    VenueName};
    static constexpr size_t kOften = 6; // the place of Repeated in kTags
    static constexpr size_t kPartOf[] = {3, 7, 8, 0, 1, 2, 9, 10, 4, 5}; // the place in kTags of each Slot
    struct List {
        size_t begin; // in m_bytes: of the word, behind which the list and its positions stand
        uint32_t keyLength, length, positions, papers;
    };
    // The list of one part that is being made, varints of differences, and its positions.
    struct Open {
        std::vector<char> bytes, positions;
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
    };

    std::string_view textOf(uint32_t word) const
    {
        const Word &place = m_inverter.m_words[word];
        return std::string_view(m_inverter.m_text).substr(place.at, place.length);
    }

    std::vector<uint32_t> sortedWords() const
    {
        struct Entry {
            uint64_t begin; // the first bytes, so that most comparisons need no memory
            uint32_t word;
        };
        std::vector<Entry> entries(m_inverter.m_words.size());
        for (uint32_t i = 0; i < entries.size(); ++i)
            entries[i] = {firstBytes(textOf(i)), i};
        std::sort(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
            return a.begin != b.begin ? a.begin < b.begin : textOf(a.word) < textOf(b.word);
        });
        std::vector<uint32_t> words;
        words.reserve(entries.size());
        for (const Entry &entry : entries)
            words.push_back(entry.word);
        return words;
    }

    // For each word, one behind the other, where it occurs, in order: the place of the paper in m_papers, the
    // slot, and the position in the slot. Those of a word are from (*begin)[word] to (*begin)[word + 1].
    // A position above kLastPosition is kNoPosition.
    std::vector<uint32_t> entriesByWord(std::vector<uint32_t> *begin) const
    {
        const std::vector<uint32_t> &sequence = m_inverter.m_sequence;
        std::vector<uint32_t> next(m_inverter.m_words.size() + 1);
        for (const uint32_t token : sequence)
            ++next[token >> kSlotBits];
        std::exclusive_scan(next.begin(), next.end(), next.begin(), 0u);
        *begin = next;
        std::vector<uint32_t> entries(sequence.size());
        size_t at = 0;
        for (uint32_t paper = 0; paper < m_inverter.m_papers.size(); ++paper) {
            uint32_t positions[kSlotMask + 1] = {}; // how many words each slot has had
            for (const size_t end = m_inverter.m_papers[paper].end; at < end; ++at) {
                const uint32_t slot = sequence[at] & kSlotMask;
                const uint32_t position = std::min(positions[slot]++, kNoPosition);
                entries[next[sequence[at] >> kSlotBits]++] =
                    (paper << kSlotBits | slot) << kPositionBits | position;
            }
        }
        return entries;
    }

    void makeLists(std::string_view word, const uint32_t *at, const uint32_t *end)
    {
        for (size_t part = 0; part < m_open.size(); ++part)
            m_open[part].begin(size_t(end - at), hasPositions({&kTags[part], 1}));
        constexpr int placeShift = kSlotBits + kPositionBits;
        while (at < end) {
            const uint32_t place = *at >> placeShift;
            const uint32_t paper = m_inverter.m_papers[place].number;
            uint32_t in = 0; // which slots
            uint32_t times = 0;
            for (; at < end && *at >> placeShift == place; ++at) {
                const uint32_t slot = *at >> kPositionBits & kSlotMask;
                const uint32_t position = *at & kNoPosition;
                in |= 1u << slot;
                times += slot < JoinedAbstract;
                if (slot <= Author)
                    m_open[kPartOf[slot]].addPosition(position, position != kNoPosition);
            }
            for (uint32_t slot = 0; in; ++slot, in >>= 1)
                if (in & 1) {
                    m_open[kPartOf[slot]].add(paper);
                    if (slot <= Author)
                        m_open[kPartOf[slot]].endEntry();
                }
            if (times >= kRepeatedFrom)
                m_open[kOften].add(paper);
        }
        for (size_t part = 0; part < m_open.size(); ++part)
            if (const Open &open = m_open[part]; open.papers) {
                m_lists[part].push_back({m_bytes.size(), uint32_t(word.size()), uint32_t(open.length),
                                         uint32_t(open.positionsLength), open.papers});
                m_bytes.append(word).append(open.bytes.data(), open.length);
                m_bytes.append(open.positions.data(), open.positionsLength);
            }
    }

    bool takeOther()
    {
        m_key = m_nextOther->first;
        m_other = m_nextOther->second;
        m_list = nullptr;
        ++m_nextOther;
        return true;
    }

    const Inverter &m_inverter;
    std::string m_bytes; // words, their lists and positions
    std::array<std::vector<List>, kTags.size()> m_lists; // by part, in the order of their words
    std::array<Open, kTags.size()> m_open;
    std::map<std::string, const std::vector<uint32_t> *> m_others;
    std::map<std::string, const std::vector<uint32_t> *>::const_iterator m_nextOther;
    size_t m_part = 0, m_at = 0; // the next list
    std::string m_key;
    const List *m_list = nullptr; // of the current term, where it is a word
    const std::vector<uint32_t> *m_other = nullptr; // else
};

std::unique_ptr<TermStream> Inverter::terms() const
{
    return std::make_unique<Stream>(*this);
}

} // namespace lectern::index
