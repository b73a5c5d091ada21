#pragma once
// Turns papers into posting lists in memory.
#include "models/core/wordfolder.h"
#include "terms.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// What the index needs to know of the words of a paper, UTF-8.
struct PaperWords {
    std::string_view title;
    std::string_view authors; // one name a line
    std::string_view abstract;
    std::string_view categories; // as printed, separated by spaces
};

// Collects the posting lists of papers added in ascending order of numbers. Belongs to one thread.
class Inverter
{
public:
    Inverter();
    // The numbers must ascend from call to call.
    void add(uint32_t paper, const PaperWords &words, const std::vector<int64_t> &sources);
    size_t papers() const { return m_papers; }
    // Bytes held, about.
    size_t memory() const;
    // Forgets all, keeps the memory.
    void clear();
    // All terms in key order. The inverter must stay unchanged while the stream is used.
    std::unique_ptr<TermStream> terms() const;

private:
    // A growing list of varint differences, in slices of doubling size inside m_bytes. Each slice ends in the
    // place of the next.
    struct Chain {
        uint32_t head = 0, write = 0, end = 0;
        uint32_t last = 0, count = 0;
        uint32_t slices = 0;
    };
    struct Word {
        uint32_t at = 0, length = 0; // in m_text
        uint32_t chains[4] = {}; // by Slot; 0: none
        uint32_t paper = 0; // the last one it stood in, and how often
        uint32_t occurrences = 0;
    };
    enum Slot { Abstract, Title, Author, Often };
    struct Other { // a category or a source
        std::string key;
        uint32_t chain = 0;
    };
    struct Token {
        uint64_t hash;
        uint32_t at, length, word;
        uint32_t bucket; // where the word is
        Slot slot;
    };
    struct Bucket {
        uint64_t hash = 0; // 0: free
        uint32_t word = 0;
        uint32_t length = 0; // of the word
    };
    class Stream;

    void collect(std::string_view text, Slot slot);
    void post(uint32_t *chain, uint32_t paper);
    void putByte(Chain *chain, uint8_t byte);
    uint32_t bucketOf(const Token &token, size_t from);
    void findWords();
    void grow();
    void otherKey(std::string_view key, uint32_t paper);
    uint32_t takeList(uint32_t chain, std::string *list) const;
    void takeChain(uint32_t chain, std::vector<uint32_t> *papers) const;

    WordFolder m_folder;
    std::vector<Chain> m_chains; // [0] is unused
    std::vector<uint8_t> m_bytes;
    std::vector<Word> m_words;
    std::string m_text; // of all words
    std::vector<Bucket> m_buckets;
    std::vector<Other> m_others;
    std::vector<Token> m_tokens; // of the paper being added
    std::string m_tokenText;
    size_t m_papers = 0;
};

} // namespace lectern::index
