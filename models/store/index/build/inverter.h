#pragma once
// Turns papers into posting lists in memory ("inverts" them).
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

// What the index needs to know of the words of a paper, UTF-8.
struct PaperWords {
    std::string_view title;
    std::string_view authors; // one name a line
    std::string_view abstract;
    std::string_view categories; // as printed, separated by spaces
    std::string_view venue; // as printed
};

// Collects the posting lists of papers that are added in ascending order of numbers. Belongs to one thread.
//
// It keeps the sequence of each paper's words, as numbers. The lists are made of all sequences together, by
// sorting, when they are asked for. Letting each list grow while papers are added would cost three times as
// much, because every word would then wait for several distant places in memory.
class Inverter
{
public:
    // So many papers have room.
    static constexpr size_t kMostPapers = size_t(1) << 16;

    Inverter();
    // Adds a paper; the numbers must ascend from call to call. Not beyond kMostPapers.
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources)
    {
        add(paper, words, sources, placesOfCategories(words.categories));
    }
    // The same with the places of its categories, for who knows them.
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources,
             const std::vector<uint32_t> &categories);
    // Returns where the categories of a paper are kept; valid until clear().
    const std::vector<uint32_t> &placesOfCategories(std::string_view printed);
    size_t papers() const { return m_papers.size(); }
    // About how many bytes it holds; after terms() more than twice as much.
    size_t memory() const;
    // Forgets all, keeps the memory.
    void clear();
    // Returns all terms in key order. Do not change the inverter while the stream is in use; there is one at
    // a time.
    std::unique_ptr<TermStream> terms();

private:
    enum Slot : uint32_t {
        Abstract,
        Title,
        Author, // up to here the words of a paper are counted
        PairAbstract,
        PairTitle, // up to here they have positions
        JoinedAbstract,
        JoinedTitle,
        JoinedAuthor,
        Venue,
        Named
    };
    static constexpr uint32_t kLastCounted = Author, kLastWithPositions = PairTitle;
    // A token is word << kSlotBits | slot. An entry of a list is the place of the paper, the slot and the
    // position in it, from the high bits to the low ones; a position that is not known is kNoPosition.
    static constexpr int kSlotBits = 4, kPositionBits = 12;
    static constexpr uint32_t kSlotMask = (1 << kSlotBits) - 1, kNoPosition = (1 << kPositionBits) - 1;
    static_assert(kLastPosition + 1 == kNoPosition);
    static_assert(kMostPapers == size_t(1) << (32 - kSlotBits - kPositionBits));
    // Word 0 is none: what stands for a pair that is not there yet, and for the end of a name.
    static constexpr uint32_t kNoWord = 0;
    struct Word {
        uint32_t at, length; // in m_text
    };
    struct Other { // a category or a source
        std::string key;
        std::vector<uint32_t> papers;
    };
    struct Token {
        uint64_t hash;
        WordFolder::Place place; // in m_paperText
        Slot slot;
        uint32_t word;
        uint32_t bucket; // where the word is
    };
    struct Bucket {
        uint64_t hash = 0; // 0: free
        uint32_t word = 0;
        uint32_t length = 0; // of the word
    };
    // Where something is read without a number for the text: categories and sources come again and again.
    struct TextHash {
        using is_transparent = void;
        size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    template <typename Value>
    using TextMap = std::unordered_map<std::string, Value, TextHash, std::equal_to<>>;
    struct List { // of a word and one part of the key order
        size_t begin; // in Lists::bytes: of the key, behind which the list and its positions stand
        uint32_t keyLength, length, positions, papers;
    };
    static constexpr size_t kParts = 11; // of the key order: one a tag of words
    struct SortedWord {
        uint64_t begin; // the first bytes, so that most comparisons need no memory
        uint32_t word;
    };
    // What a stream makes, kept for the next one.
    struct Lists {
        LargeVector<SortedWord> order;
        LargeVector<uint32_t> ends; // of each word's entries
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
    std::vector<uint32_t> m_pairs; // the word that a pair is, by both of its words; 0: none yet
    std::string m_text; // of all words
    LargeVector<Bucket> m_buckets;
    std::vector<uint32_t> m_papers; // their numbers
    std::vector<size_t> m_ends; // of the words of each in m_sequence
    LargeVector<uint32_t> m_sequence; // of words and slots
    std::vector<Other> m_others;
    TextMap<uint32_t> m_otherPlaces; // in m_others, of each key
    TextMap<std::vector<uint32_t>> m_categoryPlaces; // in m_others, of categories as they are printed
    std::vector<int64_t> m_sources; // of the last paper, and their places:
    std::vector<uint32_t> m_sourcePlaces;
    Lists m_lists;
    // These belong to the paper being added.
    std::string m_paperText;
    std::vector<WordFolder::Place> m_places;
    std::vector<size_t> m_nameEnds; // in m_places
    std::vector<Token>
        m_tokens; // of title, authors, abstract, venue and its names, and hyphenated words as one
    size_t m_titleEnd = 0, m_authorsEnd = 0, m_abstractEnd = 0; // in both
    std::vector<std::pair<WordFolder::Place, Slot>> m_joined; // hyphenated words as one
    std::string m_venue; // whose names these are:
    std::string m_venueNames;
    std::string m_shortVenue;
};

} // namespace lectern::index
