#include "endings.h"

#include "bitmap.h"
#include "longlists.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "postings.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

namespace
{

// Cost in nanoseconds, measured at 3,000,000 papers: of looking up a word, of reading a paper of its list,
// and the maximum per paper of a segment for the most frequent ending.
constexpr uint64_t kWordTakes = 10'000, kPaperTakes = 4, kSegmentTakes = 250;
// Memory limit in bytes for building the unions: at 3,000,000 papers enough for about 250.
constexpr size_t kMaxBytes = size_t(96) << 20;

// Calls visit(ending, hash) for the endings of a word within the length limits, shortest first.
template <typename Visit>
void forEachEnding(std::string_view word, Visit &&visit)
{
    uint64_t hash = 0;
    for (size_t length = 1; length <= std::min(word.size(), kMaxEndingLength); ++length) {
        const auto byte = uint8_t(word[word.size() - length]);
        hash = (hash ^ byte) * 0x9e3779b97f4a7c15ull;
        hash ^= hash >> 29;
        if (length >= kShortestEnding && (byte & 0xc0) != 0x80) // an ending must not start inside a letter
            visit(word.substr(word.size() - length), hash);
    }
}

// Finds the endings whose words are slow to look up, in two passes over the words of a tag. Keeps none of the
// words: there may be a hundred megabytes of them. There are as many endings as words; the first pass rules
// most of them out as rare.
class FrequentEndings
{
public:
    FrequentEndings() : m_rough(kPlaces) { }
    void addRoughly(std::string_view word, uint32_t papers)
    {
        forEachEnding(word,
                      [&](std::string_view, uint64_t hash) { m_rough[hash % kPlaces] += takes(papers); });
    }
    void add(std::string_view word, uint32_t papers)
    {
        forEachEnding(word, [&](std::string_view ending, uint64_t hash) {
            if (m_rough[hash % kPlaces] < m_tooLong)
                return;
            if (const auto known = m_take.find(ending); known != m_take.end())
                known->second += takes(papers);
            else
                m_take.emplace(ending, takes(papers));
        });
    }
    // Returns the most frequent ones if there are too many.
    std::vector<std::string> most(size_t atMost) const
    {
        std::vector<std::pair<uint64_t, std::string_view>> chosen;
        for (const auto &[ending, its] : m_take)
            if (its >= m_tooLong)
                chosen.emplace_back(its, ending);
        std::sort(chosen.begin(), chosen.end(), std::greater<>());
        std::vector<std::string> endings;
        for (size_t i = 0; i < std::min(chosen.size(), atMost); ++i)
            endings.emplace_back(chosen[i].second);
        return endings;
    }

private:
    static constexpr size_t kPlaces = size_t(1) << 20;
    static uint64_t takes(uint32_t papers) { return kWordTakes + kPaperTakes * papers; }
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    const uint64_t m_tooLong = endingsFrom;
    std::vector<uint64_t>
        m_rough; // the index is a part of the hash; the value is the sum over all endings that share it
    std::unordered_map<std::string, uint64_t, Hash, std::equal_to<>> m_take;
};

// Builds the unions of some endings. The papers of each word are added to its longest ending, and finally
// those of each ending to the next shorter one.
class Unions
{
public:
    Unions(std::vector<std::string> endings, uint32_t papers) : m_endings(std::move(endings))
    {
        std::sort(m_endings.begin(), m_endings.end(),
                  [](const auto &a, const auto &b) { return a.size() > b.size(); });
        m_sets.assign(m_endings.size(), Bitmap(papers));
        for (size_t i = 0; i < m_endings.size(); ++i)
            m_places.emplace(m_endings[i], i);
    }
    // Returns the set for the papers of a word, as offsets from the base; null: none.
    Bitmap *setFor(std::string_view word)
    {
        const size_t place = placeFor(word, kMaxEndingLength);
        return place < m_sets.size() ? &m_sets[place] : nullptr;
    }
    template <typename Take>
    Result<> finish(Take &&take)
    {
        for (size_t i = 0; i < m_endings.size(); ++i) { // longest first
            LECTERN_TRY(take(m_endings[i], m_sets[i]));
            if (const size_t shorter = placeFor(m_endings[i], m_endings[i].size() - 1);
                shorter < m_sets.size())
                m_sets[shorter] |= m_sets[i];
            m_sets[i] = {};
        }
        return {};
    }

private:
    size_t placeFor(std::string_view word, size_t longest) const
    {
        for (size_t length = std::min(word.size(), longest); length >= kShortestEnding; --length)
            if (const auto found = m_places.find(word.substr(word.size() - length)); found != m_places.end())
                return found->second;
        return m_sets.size();
    }

    std::vector<std::string> m_endings; // longest first
    std::vector<Bitmap> m_sets;
    std::unordered_map<std::string_view, size_t> m_places;
};

// Words that are stored.
class StoredWords final : public SegmentWords
{
public:
    StoredWords(const Connection &c, int64_t segment)
        : m_segment(segment), m_lists(c),
          m_counts(c, "SELECT key, papers FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
          m_postings(c, "SELECT key, list FROM index_posting WHERE segment = ? AND key >= ? AND key < ?")
    {
    }
    Result<> forEachCount(char tag, const std::function<Result<>(std::string_view, uint32_t)> &visit) override
    {
        return words(m_counts, tag).forEach([&] {
            return visit(m_counts.bytes(0).substr(1), uint32_t(countedPapers(m_counts.number(1))));
        });
    }
    Result<> forEachList(char tag,
                         const std::function<Result<>(std::string_view, std::string_view)> &visit) override
    {
        return words(m_postings, tag).forEach([&]() -> Result<> {
            LECTERN_TRY(const auto list, m_lists.whole(m_postings.bytes(1)));
            return visit(m_postings.bytes(0).substr(1), list.bytes());
        });
    }

private:
    Statement &words(Statement &of, char tag)
    {
        m_from = tag;
        m_to = char(tag + 1);
        return of.bind(1, qint64(m_segment)).bindBytes(2, {&m_from, 1}).bindBytes(3, {&m_to, 1});
    }

    const int64_t m_segment;
    char m_from = 0, m_to = 0; // the first bytes of the key range; bound parameters, so they must not move
    LongListReader m_lists;
    Statement m_counts, m_postings;
};

Result<> makeEndingsOf(char tag, SegmentWords &of, uint32_t base, uint32_t last, const TakeEnding &take,
                       const std::function<bool()> &cancelled)
{
    constexpr uint32_t kWordsBetweenChecks = 1024;
    const uint32_t papers = last - base + 1;
    uint32_t n = 0;
    const auto isCancelled = [&] { return ++n % kWordsBetweenChecks == 0 && cancelled && cancelled(); };
    std::vector<std::string> endings;
    {
        FrequentEndings frequent;
        for (const auto add : {&FrequentEndings::addRoughly, &FrequentEndings::add})
            LECTERN_TRY(of.forEachCount(tag, [&](std::string_view word, uint32_t count) -> Result<> {
                if (isCancelled())
                    return Error::cancelled();
                (frequent.*add)(word, count);
                return {};
            }));
        endings = frequent.most(kMaxBytes / (papers / 8 + 1));
    }
    if (endings.empty())
        return {};
    Unions unions(std::move(endings), papers);
    LECTERN_TRY(of.forEachList(tag, [&](std::string_view word, std::string_view list) -> Result<> {
        if (isCancelled())
            return Error::cancelled();
        Bitmap *const set = unions.setFor(word);
        return !set || decodePostings(list, 0, set) ? Result<>() : damage();
    }));
    return unions.finish([&](const std::string &ending, const Bitmap &set) -> Result<> {
        return take(keyOfEnding(tag, ending), encodePostings(set));
    });
}

} // namespace

Result<> makeEndings(SegmentWords &words, uint32_t base, uint32_t last, const TakeEnding &take,
                     const std::function<bool()> &cancelled)
{
    if (uint64_t(last - base) * kSegmentTakes < endingsFrom)
        return {};
    for (const char tag : kPatternTags)
        LECTERN_TRY(makeEndingsOf(tag, words, base, last, take, cancelled));
    return {};
}

Result<> storeEndings(const Connection &connection, int64_t segment, uint32_t base, uint32_t last,
                      const std::function<bool()> &cancelled)
{
    StoredWords words(connection, segment);
    LongListWriter apart(connection, segment);
    Statement insert(connection, "INSERT INTO index_prefix(segment, key, list) VALUES(?, ?, ?)");
    const auto store = [&](std::string_view key, std::string_view list) -> Result<> {
        LECTERN_TRY(const auto kept, apart.store(list));
        return insert.bind(1, qint64(segment)).bindBytes(2, key).bindBytes(3, kept).run();
    };
    return makeEndings(words, base, last, store, cancelled);
}

} // namespace lectern::index
