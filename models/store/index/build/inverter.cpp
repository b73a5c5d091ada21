#include "inverter.h"

#include "models/core/shortvenue.h"
#include "models/core/wordforms.h"
#include "models/store/index/storage/postings.h"

#include <algorithm>
#include <cstring>

namespace lectern::index
{

namespace
{

// For words of at most eight bytes, equal hash and length prove equality, because each step is invertible.
// The two lowest values are the exception: both replace 0.
constexpr size_t kHashedWhole = 8;
bool isProof(uint64_t hash, size_t length)
{
    return length <= kHashedWhole && hash > 1;
}

// Eight bytes after the end of the word must be readable.
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
    part &= ~uint64_t(0) >> (8 * (8 - left)); // little endian, like the files; left is 1 to 8
    hash = (hash ^ part) * 0xff51afd7ed558ccdull;
    hash ^= hash >> 32;
    return hash ? hash : 1;
}

// Inlined, because most compared words are short and a call would cost more.
bool isEqual(const char *a, const char *b, size_t length)
{
    if (length <= kHashedWhole || length > 2 * kHashedWhole)
        return std::memcmp(a, b, length) == 0;
    uint64_t first[2], last[2]; // the two ranges may overlap
    std::memcpy(&first[0], a, 8);
    std::memcpy(&first[1], b, 8);
    std::memcpy(&last[0], a + length - 8, 8);
    std::memcpy(&last[1], b + length - 8, 8);
    return first[0] == first[1] && last[0] == last[1];
}

// Estimated number of words of a full inverter.
constexpr size_t kUsualWords = Inverter::kMaxPapers * 320;

constexpr auto kCapitalsOfName = 2;

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

// Non-ASCII bytes are almost always parts of letters.
bool isOfWord(char c)
{
    return isCapital(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')
        || static_cast<uint8_t>(c) >= 0x80;
}

// Returns the words of a venue (UTF-8, as printed) that name it, separated by spaces: its only word
// ("neurips", "Nature"), or its words with at least two capitals ("CVPR", "NeurIPS") unless all of it is in
// capitals. A word such as "learning" in "International Conference on Machine Learning" does not name the
// venue: otherwise each search for "learning" would find all its papers.
std::string venueNames(std::string_view venue)
{
    std::vector<std::string_view> words;
    for (size_t at = 0; at < venue.size();) {
        const size_t begin = at;
        while (at < venue.size() && isOfWord(venue[at]))
            ++at;
        if (at > begin)
            words.push_back(venue.substr(begin, at - begin));
        else
            ++at;
    }
    if (words.size() == 1)
        return std::string(words.front());
    const bool mixed = std::any_of(venue.begin(), venue.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    std::string names;
    for (const std::string_view word : words)
        if (mixed && std::count_if(word.begin(), word.end(), isCapital) >= kCapitalsOfName)
            names.append(names.empty() ? "" : " ").append(word);
    return names;
}

} // namespace

void Inverter::clear()
{
    m_words.assign(1, {0, 0});
    m_pairs.assign(size_t(kPairedWords) * kPairedWords, 0);
    m_text.clear();
    // Creates as many buckets as the previous papers needed.
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

// Adds the words that can form pairs. They get the numbers 1 to kPairedWords, so that the number identifies
// them.
void Inverter::addPairedWords()
{
    m_paperText.clear();
    for (const std::string_view word : pairedWords()) {
        const auto at = uint32_t(m_paperText.size());
        m_paperText.append(word).append(8, '\0'); // padding for hashOf()
        const Token token{hashOf({m_paperText.data() + at, word.size()}),
                          {at, uint32_t(word.size()), false},
                          Abstract,
                          0,
                          0};
        (void)bucketOf(token, token.hash >> 20);
    }
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

// Returns the first bucket from this one on with the hash and length of the token, or creates a new word.
// Does not compare the word itself.
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

// Finds the words of all tokens. Each step accesses memory that the previous step has prefetched, so that
// cache misses overlap.
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
        // Only another word with the same hash precedes it, which almost never happens.
        while (!isEqual(m_text.data() + m_words.data()[token->word].at, m_paperText.data() + token->place.at,
                        token->place.length)) {
            token->bucket = uint32_t(bucketOf(*token, token->bucket + 1));
            token->word = buckets[token->bucket].word;
        }
    }
}

// Returns the index of the category or source with this key in m_others.
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

// Appends the words of the parts [first, end) of m_places as one word.
void Inverter::addJoined(size_t first, size_t end, Slot slot)
{
    if (end - first < 2 || end - first > kMaxJoined)
        return;
    const size_t at = m_paperText.size();
    for (size_t i = first; i < end; ++i)
        m_paperText.append(m_paperText, m_places[i].at, m_places[i].length);
    m_joined.push_back(
        {{uint32_t(at), uint32_t(m_paperText.size() - at), false}, Slot(slot - Abstract + JoinedAbstract)});
}

// Finds the hyphenated words in m_places, starting at this index.
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

// Creates the tokens of a paper's texts.
void Inverter::addTexts(const PaperWords &words)
{
    m_paperText.clear();
    m_places.clear();
    m_joined.clear();
    m_folder.addWords(words.title, &m_paperText, &m_places);
    m_titleEnd = m_places.size();
    addJoinedWords(0, Title);
    m_nameEnds.clear();
    for (size_t begin = 0; begin < words.authors.size();) { // one name per line
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
    if (m_venue != words.venue) { // consecutive papers often have the same venue
        m_venue = words.venue;
        m_venueNames = venueNames(m_venue);
        m_shortVenue = shortVenue(m_venue).name;
    }
    m_folder.addWords(words.venue, &m_paperText, &m_places);
    m_folder.addWords(m_shortVenue, &m_paperText, &m_places);
    const size_t venueEnd = m_places.size();
    m_folder.addWords(m_venueNames, &m_paperText, &m_places);
    m_folder.addWords(m_shortVenue, &m_paperText, &m_places);
    m_paperText.append(8, '\0'); // padding for hashOf()
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

// Returns the word number of a pair.
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

// Writes these tokens to the end of the sequence, and each pair immediately after its second word.
uint32_t *Inverter::putWithPairs(size_t begin, size_t end, Slot pairs, uint32_t *to)
{
    const Token *const tokens = m_tokens.data();
    uint32_t before = kNoWord;
    for (size_t i = begin; i < end; ++i) {
        const uint32_t word = tokens[i].word;
        *to++ = word << kSlotBits | tokens[i].slot;
        if (word - 1 < kPairedWords && before - 1 < kPairedWords)
            *to++ = pairWord(before, word) << kSlotBits | pairs;
        before = word;
    }
    return to;
}

void Inverter::add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources,
                   const std::vector<uint32_t> &categories)
{
    addTexts(words);
    findWords();
    const size_t before = m_sequence.size();
    const size_t most =
        before + 2 * m_tokens.size() + m_nameEnds.size(); // enough space for the maximum number of pairs
    makeRoom(&m_sequence, most, kUsualWords);
    m_sequence.resize(most);
    uint32_t *const begin = m_sequence.data() + before, *to = begin;
    const Token *token = m_tokens.data() + m_titleEnd, *const end = m_tokens.data() + m_tokens.size();
    to = putWithPairs(0, m_titleEnd, PairTitle, to);
    for (const size_t nameEnd : m_nameEnds) {
        for (; token != m_tokens.data() + nameEnd; ++token)
            *to++ = token->word << kSlotBits | token->slot;
        *to++ = kNoWord << kSlotBits | Author;
    }
    to = putWithPairs(m_authorsEnd, m_abstractEnd, PairAbstract, to);
    for (token = m_tokens.data() + m_abstractEnd; token != end; ++token)
        *to++ = token->word << kSlotBits | token->slot;
    m_sequence.resize(before + size_t(to - begin));
    m_papers.push_back(paper);
    m_ends.push_back(m_sequence.size());
    addOthers(categories, paper);
    if (m_sources != sources || m_sourcePlaces.empty()) {
        m_sources = sources;
        m_sourcePlaces.clear();
        for (const int64_t source : sources)
            m_sourcePlaces.push_back(otherPlace(makeKey(Source, std::to_string(source))));
    }
    addOthers(m_sourcePlaces, paper);
}

} // namespace lectern::index
