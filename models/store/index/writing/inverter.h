#pragma once
// Turns papers into posting lists in memory ("inverts" them).
#include "models/core/wordfolder.h"
#include "models/store/index/stored/terms.h"
#include "models/store/index/stored/wordpairs.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
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
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources);
    size_t papers() const { return m_papers.size(); }
    // About how many bytes it holds; terms() takes as much again.
    size_t memory() const;
    // Forgets all, keeps the memory.
    void clear();
    // Returns all terms in key order. Do not change the inverter while the stream is in use.
    std::unique_ptr<TermStream> terms() const;

private:
    enum Slot : uint32_t {
        Abstract,
        Title,
        Author,
        JoinedAbstract,
        JoinedTitle,
        JoinedAuthor,
        Venue,
        Named,
        PairAbstract,
        PairTitle
    };
    struct Word {
        uint32_t at, length; // in m_text
    };
    struct Paper {
        uint32_t number;
        size_t end; // of its words in m_sequence
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
    class Stream;

    void addTexts(const PaperWords &words);
    void addJoinedWords(size_t firstPlace, Slot slot);
    void addJoined(size_t first, size_t end, Slot slot);
    uint32_t bucketOf(const Token &token, size_t from);
    void findWords();
    void addPairs();
    uint32_t pairWord(int first, int second, uint32_t firstWord, uint32_t secondWord);
    void grow();
    void otherKey(std::string_view key, uint32_t paper);

    WordFolder m_folder;
    std::vector<Word> m_words;
    std::vector<int16_t> m_paired; // of each word, its pairedWord()
    std::vector<uint32_t> m_pairs; // the word that a pair is, by both numbers; 0: none yet
    std::string m_text; // of all words
    std::vector<Bucket> m_buckets;
    std::vector<Paper> m_papers;
    std::vector<uint32_t> m_sequence; // of words and slots: word << kSlotBits | slot
    std::vector<Other> m_others;
    std::unordered_map<std::string, size_t> m_otherPlaces; // of each key
    // These belong to the paper being added.
    std::string m_paperText;
    std::vector<WordFolder::Place> m_places;
    std::vector<size_t> m_nameEnds; // in m_places
    std::vector<Token> m_tokens;
    std::vector<std::pair<WordFolder::Place, Slot>> m_joined; // hyphenated words as one
    std::string m_venue; // whose names these are:
    std::string m_venueNames;
};

} // namespace lectern::index
