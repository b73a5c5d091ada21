#include "inverter.h"

#include "postings.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace lectern::index
{

namespace
{

constexpr uint32_t firstSlice = 8;
constexpr uint32_t largestSlice = 1024;
constexpr uint32_t linkBytes = 4;

uint32_t sliceSize(uint32_t number)
{
    return number > 7 ? largestSlice : std::min(firstSlice << number, largestSlice);
}

// Of words of eight bytes or less the hash and the length tell one from any other, because every step can be
// undone; but for the two lowest values, which share what is left of zero.
constexpr size_t hashedWhole = 8;
bool isProof(uint64_t hash, size_t length)
{
    return length <= hashedWhole && hash > 1;
}

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
    part = 0;
    std::memcpy(&part, at, left);
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
    m_chains.assign(1, {});
    m_bytes.assign(linkBytes, 0);
    m_words.clear();
    m_text.clear();
    m_buckets.assign(size_t(1) << 16, {});
    m_others.clear();
    m_papers = 0;
}

size_t Inverter::memory() const
{
    return m_chains.capacity() * sizeof(Chain) + m_bytes.capacity() + m_words.capacity() * sizeof(Word)
        + m_text.capacity() + m_buckets.capacity() * sizeof(Bucket);
}

void Inverter::putByte(Chain *chain, uint8_t byte)
{
    if (chain->write == chain->end) {
        const uint32_t size = sliceSize(chain->slices++);
        const auto at = uint32_t(m_bytes.size());
        m_bytes.resize(at + size + linkBytes);
        if (chain->head)
            std::memcpy(&m_bytes[chain->end], &at, linkBytes);
        else
            chain->head = at;
        chain->write = at;
        chain->end = at + size;
    }
    m_bytes[chain->write++] = byte;
}

void Inverter::post(uint32_t *chain, uint32_t paper)
{
    if (!*chain) {
        *chain = uint32_t(m_chains.size());
        m_chains.emplace_back();
    }
    Chain &list = m_chains[*chain];
    if (list.count && list.last == paper)
        return;
    uint32_t step = paper - list.last;
    list.last = paper;
    ++list.count;
    for (; step >= 0x80; step >>= 7)
        putByte(&list, uint8_t(step | 0x80));
    putByte(&list, uint8_t(step));
}

void Inverter::takeChain(uint32_t chain, std::vector<uint32_t> *papers) const
{
    const Chain &list = m_chains[chain];
    papers->reserve(papers->size() + list.count);
    uint32_t at = list.head, slice = 0, end = at + sliceSize(0), paper = 0;
    for (uint32_t n = 0; n < list.count; ++n) {
        uint32_t step = 0;
        for (int shift = 0;; shift += 7) {
            if (at == end) {
                std::memcpy(&at, &m_bytes[end], linkBytes);
                end = at + sliceSize(++slice);
            }
            const uint8_t byte = m_bytes[at++];
            step |= uint32_t(byte & 0x7f) << shift;
            if (byte < 0x80)
                break;
        }
        paper += step;
        papers->push_back(paper);
    }
}

// The list as it stands in the slices.
uint32_t Inverter::takeList(uint32_t chain, std::string *list) const
{
    const Chain &from = m_chains[chain];
    uint32_t at = from.head;
    for (uint32_t slice = 0; slice < from.slices; ++slice) {
        const uint32_t end = at + sliceSize(slice);
        const uint32_t stop = slice + 1 == from.slices ? from.write : end;
        list->append(reinterpret_cast<const char *>(&m_bytes[at]), stop - at);
        if (slice + 1 < from.slices)
            std::memcpy(&at, &m_bytes[end], linkBytes);
    }
    return from.count;
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

// The first bucket from this one on that has the hash and the length of the token; a new word where there is
// none. Whether it is the word itself is not looked at.
uint32_t Inverter::bucketOf(const Token &token, size_t from)
{
    const size_t mask = m_buckets.size() - 1;
    for (size_t i = from & mask;; i = (i + 1) & mask) {
        Bucket &bucket = m_buckets[i];
        if (!bucket.hash) {
            bucket = {token.hash, uint32_t(m_words.size()), token.length};
            Word word;
            word.at = uint32_t(m_text.size());
            word.length = token.length;
            m_text.append(m_tokenText, token.at, token.length);
            m_words.push_back(word);
            return uint32_t(i);
        }
        if (bucket.hash == token.hash && bucket.length == token.length)
            return uint32_t(i);
    }
}

// Finds the words of all tokens. Each step touches memory that the one before has asked for, so that the
// misses of the tables overlap: the measured difference is a factor of three.
void Inverter::findWords()
{
    while ((m_words.size() + m_tokens.size()) * 2 >= m_buckets.size())
        grow();
    for (Token &token : m_tokens) {
        token.bucket = bucketOf(token, token.hash >> 20);
        token.word = m_buckets[token.bucket].word;
        __builtin_prefetch(&m_words[token.word]);
    }
    for (const Token &token : m_tokens)
        if (!isProof(token.hash, token.length))
            __builtin_prefetch(&m_text[m_words[token.word].at]);
    for (Token &token : m_tokens) {
        if (isProof(token.hash, token.length))
            continue;
        // Another word of the same hash would stand before it: next to never.
        while (std::memcmp(&m_text[m_words[token.word].at], &m_tokenText[token.at], token.length) != 0) {
            token.bucket = bucketOf(token, token.bucket + 1);
            token.word = m_buckets[token.bucket].word;
        }
    }
}

void Inverter::collect(std::string_view text, Slot slot)
{
    m_folder.words(text, [&](std::string_view word) {
        const uint64_t hash = hashOf(word);
        __builtin_prefetch(&m_buckets[hash >> 20 & (m_buckets.size() - 1)]);
        m_tokens.push_back({hash, uint32_t(m_tokenText.size()), uint32_t(word.size()), 0, 0, slot});
        m_tokenText.append(word);
    });
}

void Inverter::otherKey(std::string_view key, uint32_t paper)
{
    // Few: categories, and the sources of a handful of papers or one source of very many.
    auto found = std::find_if(m_others.rbegin(), m_others.rend(),
                              [key](const Other &other) { return other.key == key; });
    if (found == m_others.rend()) {
        m_others.push_back({std::string(key), 0});
        found = m_others.rbegin();
    }
    post(&found->chain, paper);
}

void Inverter::add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources)
{
    ++m_papers;
    m_tokens.clear();
    m_tokenText.clear();
    collect(words.title, Title);
    for (size_t begin = 0; begin < words.authors.size();) {
        const size_t end = std::min(words.authors.find('\n', begin), words.authors.size());
        collect(words.authors.substr(begin, end - begin), Author);
        begin = end + 1;
    }
    collect(words.abstract, Abstract);
    findWords();
    for (const Token &token : m_tokens)
        __builtin_prefetch(&m_chains[m_words[token.word].chains[token.slot]]);
    for (const Token &token : m_tokens)
        __builtin_prefetch(&m_bytes[m_chains[m_words[token.word].chains[token.slot]].write]);
    for (const Token &token : m_tokens) {
        Word &word = m_words[token.word];
        if (word.occurrences == 0 || word.paper != paper) {
            word.paper = paper;
            word.occurrences = 1;
        } else if (++word.occurrences == repeatedFrom) {
            post(&word.chains[Often], paper);
        }
        post(&word.chains[token.slot], paper);
    }
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

// Walks the words once for each tag, in the order of the tags' bytes.
class Inverter::Stream final : public TermStream
{
public:
    explicit Stream(const Inverter &inverter) : m_inverter(inverter)
    {
        struct Entry {
            uint64_t begin; // the first bytes, so that most comparisons need no memory
            uint32_t word;
        };
        const std::vector<Word> &words = inverter.m_words;
        std::vector<Entry> order(words.size());
        const auto text = [&](uint32_t word) {
            return std::string_view(inverter.m_text).substr(words[word].at, words[word].length);
        };
        for (uint32_t i = 0; i < order.size(); ++i)
            order[i] = {firstBytes(text(i)), i};
        std::sort(order.begin(), order.end(), [&](const Entry &a, const Entry &b) {
            return a.begin != b.begin ? a.begin < b.begin : text(a.word) < text(b.word);
        });
        m_sorted.reserve(order.size());
        for (const Entry &entry : order) // copies, because four walks through them in this order follow
            m_sorted.push_back(words[entry.word]);
        for (const Other &other : inverter.m_others)
            m_others.emplace(other.key, other.chain);
        m_nextOther = m_others.begin();
    }
    bool next() override
    {
        static constexpr std::pair<Tag, Slot> parts[] = {
            {AbstractWord, Abstract}, {Repeated, Often}, {TitleWord, Title}, {AuthorWord, Author}};
        while (m_part < std::size(parts)) {
            // Categories and sources stand between the words of other tags.
            if (m_nextOther != m_others.end() && m_nextOther->first[0] < parts[m_part].first)
                return takeOther();
            const auto [tag, slot] = parts[m_part];
            while (m_at < m_sorted.size()) {
                const Word &word = m_sorted[m_at++];
                if (word.chains[slot]) {
                    m_key.assign(1, tag);
                    m_key.append(m_inverter.m_text, word.at, word.length);
                    m_chain = word.chains[slot];
                    return true;
                }
            }
            ++m_part;
            m_at = 0;
        }
        return m_nextOther != m_others.end() && takeOther();
    }
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override { m_inverter.takeChain(m_chain, papers); }
    uint32_t takeList(std::string *list) override { return m_inverter.takeList(m_chain, list); }

private:
    bool takeOther()
    {
        m_key = m_nextOther->first;
        m_chain = m_nextOther->second;
        ++m_nextOther;
        return true;
    }

    const Inverter &m_inverter;
    std::vector<Word> m_sorted;
    std::map<std::string, uint32_t> m_others;
    std::map<std::string, uint32_t>::const_iterator m_nextOther;
    size_t m_part = 0, m_at = 0;
    std::string m_key;
    uint32_t m_chain = 0;
};

std::unique_ptr<TermStream> Inverter::terms() const
{
    return std::make_unique<Stream>(*this);
}

} // namespace lectern::index
