#pragma once
// Inverts papers into posting lists in memory.
#include "largememory.h"
#include "models/core/wordfolder.h"
#include "models/store/index/storage/positions.h"
#include "models/store/index/storage/terms.h"
#include "models/store/index/storage/wordpairs.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lectern::index
{

// The words of a paper for the index, in UTF-8.
struct PaperWords {
    std::string_view title;
    std::string_view authors; // one name per line
    std::string_view abstract;
    std::string_view categories; // as printed, separated by spaces
    std::string_view venue; // as printed
};

// Collects the posting lists of papers that are added in ascending order. Belongs to one thread.
//
// It stores each paper's words as a sequence of numbers. terms() builds the lists from all sequences together
// by sorting. Growing each list during add() would need three times as long, because each word would then
// wait for several distant memory accesses.
class Inverter
{
public:
    // Capacity in papers.
    static constexpr size_t kMaxPapers = size_t(1) << 16;

    Inverter() { clear(); }
    // Adds a paper; numbers must ascend from call to call. At most kMaxPapers papers.
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources)
    {
        add(paper, words, sources, placesOfCategories(words.categories));
    }
    // Same as the function above, with the result of placesOfCategories(), for callers that have it.
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources,
             const std::vector<uint32_t> &categories);
    // Returns where the categories of a paper are stored; valid until clear().
    const std::vector<uint32_t> &placesOfCategories(std::string_view printed);
    size_t papers() const { return m_papers.size(); }
    // Removes everything, but keeps the memory.
    void clear();
    // Returns all terms in key order. Do not change the inverter while the stream is in use; only one stream
    // may exist at a time.
    std::unique_ptr<TermStream> terms();

private:
    enum Slot : uint32_t {
        Abstract,
        Title,
        Author, // the words of the slots up to here are counted
        PairAbstract,
        PairTitle, // the slots up to here have positions
        JoinedAbstract,
        JoinedTitle,
        JoinedAuthor,
        Venue,
        Named
    };
    static constexpr uint32_t kLastCounted = Author, kLastWithPositions = PairTitle;
    // A token is word << kSlotBits | slot. An entry of a list has, from the high bits to the low ones, the
    // index of the paper, the slot and the position in it; an unknown position is kNoPosition.
    static constexpr int kSlotBits = 4, kPositionBits = 12;
    static constexpr uint32_t kSlotMask = (1 << kSlotBits) - 1, kNoPosition = (1 << kPositionBits) - 1;
    static_assert(kLastPosition + 1 == kNoPosition);
    static_assert(kMaxPapers == size_t(1) << (32 - kSlotBits - kPositionBits));
    // Word 0 is no word: it marks a pair that does not exist yet, and the end of a name.
    static constexpr uint32_t kNoWord = 0;
    struct Word {
        uint32_t at, length; // range in m_text
    };
    struct Other { // a category or a source
        std::string key;
        std::vector<uint32_t> papers;
    };
    struct Token {
        uint64_t hash;
        WordFolder::Place place; // position in m_paperText
        Slot slot;
        uint32_t word;
        uint32_t bucket; // bucket of the word
    };
    struct Bucket {
        uint64_t hash = 0; // 0: free
        uint32_t word = 0;
        uint32_t length = 0; // length of the word
    };
    // Allows lookups by string_view without allocation: categories and sources recur often.
    struct TextHash {
        using is_transparent = void;
        size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    template <typename Value>
    using TextMap = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;
    struct List { // the list of a word in one part of the key order
        size_t begin; // offset of the key in Lists::bytes; the list and its positions follow it
        uint32_t keyLength, length, positions, papers;
    };
    static constexpr size_t kParts = 11; // number of parts of the key order: one per word tag
    struct SortedWord {
        uint64_t begin; // the first bytes, which decide most comparisons without a memory access
        uint32_t word;
    };
    // Buffers of a stream, reused by the next one.
    struct Lists {
        LargeVector<SortedWord> order;
        LargeVector<uint32_t> ends; // end of each word's entries
        LargeVector<uint32_t> entries;
        LargeVector<char> bytes; // words, their lists and positions
        std::array<LargeVector<List>, kParts> parts; // each in the order of its words
    };
    class Stream;

    void addPairedWords();
    void addTexts(const PaperWords &words);
    void addJoinedWords(size_t firstPlace, Slot slot);
    void addJoined(size_t first, size_t end, Slot slot);
    size_t bucketOf(const Token &token, size_t from);
    void addWord(Bucket *bucket, const Token &token);
    void findWords();
    uint32_t *putWithPairs(size_t begin, size_t end, Slot pairs, uint32_t *to);
    uint32_t pairWord(uint32_t first, uint32_t second);
    void grow();
    uint32_t otherPlace(const std::string &key);
    void addOthers(const std::vector<uint32_t> &places, uint32_t paper);

    WordFolder m_folder;
    std::vector<Word> m_words;
    std::vector<uint32_t> m_pairs; // the word number of a pair, by both of its words; 0: none yet
    std::string m_text; // text of all words
    LargeVector<Bucket> m_buckets;
    std::vector<uint32_t> m_papers; // paper numbers
    std::vector<size_t> m_ends; // end of each paper's words in m_sequence
    LargeVector<uint32_t> m_sequence; // tokens: words and slots
    std::vector<Other> m_others;
    TextMap<uint32_t> m_otherPlaces; // key -> index in m_others
    TextMap<std::vector<uint32_t>> m_categoryPlaces; // printed categories -> indexes in m_others
    std::vector<int64_t> m_sources; // sources of the last paper; the next member has their indexes
    std::vector<uint32_t> m_sourcePlaces;
    Lists m_lists;
    // The following members belong to the paper being added.
    std::string m_paperText;
    std::vector<WordFolder::Place> m_places;
    std::vector<size_t> m_nameEnds; // ends of the names, as indexes in m_places
    std::vector<Token>
        m_tokens; // tokens of title, authors, abstract, venue and its names, and joined hyphenated words
    size_t m_titleEnd = 0, m_authorsEnd = 0, m_abstractEnd = 0; // indexes in both m_places and m_tokens
    std::vector<std::pair<WordFolder::Place, Slot>> m_joined; // joined hyphenated words
    std::string m_venue; // the venue of the names below
    std::string m_venueNames;
    std::string m_shortVenue;
};

} // namespace lectern::index
