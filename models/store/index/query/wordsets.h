#pragma once
// Reads the papers of words and prefixes from the segments and keeps those in use in memory.
#include "dictionaryreader.h"
#include "models/core/cancelled.h"
#include "models/core/query/textexpression.h"
#include "models/core/query/wordpattern.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/shortlists.h"
#include "models/store/index/storage/snapshot.h"

#include <functional>
#include <list>
#include <string>
#include <unordered_map>

namespace lectern::index
{

// Sets that were computed lately; dropped when the index changes. At 3,000,000 papers a set has 375 kB.
class SetCache
{
public:
    using Set = std::shared_ptr<const Bitmap>;
    Set find(int64_t generation, const std::string &key);
    void insert(int64_t generation, const std::string &key, const Set &set);

private:
    static constexpr size_t kMostBytes = size_t(10) << 20;
    static constexpr size_t kMostSets = 256; // of a smaller library, where each is quickly made
    struct Entry {
        std::string key;
        Set set;
    };
    int64_t m_generation = 0;
    size_t m_bytes = 0;
    std::list<Entry> m_entries; // latest used first
    std::unordered_map<std::string, std::list<Entry>::iterator> m_byKey;
};

// Reads through one connection, inside its read transaction.
class WordSets
{
public:
    using Field = QueryNode::Field;
    using Set = SetCache::Set;
    explicit WordSets(Connection &connection);
    // Sets the state of the index that the transaction sees; call it before asking anything in the
    // transaction.
    void use(SnapshotPtr snapshot);

    // Returns the papers that have this folded word, or one that begins with it, in the field.
    Result<Set> word(Field field, const std::string &word, bool prefix);
    // Returns the papers that have it there under any spelling: as it is, as a hyphenated word, and, except
    // among the names of authors and venues, in its other forms (otherForms). A prefix also finds the other
    // forms of the word that it is.
    Result<Set> anySpelling(Field field, const std::string &word, bool prefix);
    // Returns the papers that have one of these folded words in the field; made for many words of few papers
    // each.
    Result<Bitmap> anyWord(Field field, const std::vector<std::string> &words);
    // Returns the papers that have a word of this pattern in the field. An Error when cancelled: there may be
    // tens of thousands of words.
    Result<Bitmap> matching(Field field, const WordPattern &pattern, const Cancelled &cancelled);
    // The same for the venues of papers.
    Result<Bitmap> matchingVenue(const WordPattern &pattern, const Cancelled &cancelled);
    // Returns the papers in one of whose words there the expression is found, which isOfWords(); for any
    // field also in those of the venue. An Error when cancelled.
    Result<Bitmap> matching(Field field, const TextExpression &expression, const Cancelled &cancelled);
    // Returns the papers in which the word is repeated (terms.h).
    Result<Set> repeated(const std::string &word, bool prefix);
    // The same for one of these words.
    Result<Bitmap> anyRepeated(const std::vector<std::string> &words);
    // Returns the papers in whose venue the word stands; and those whose venue it names (venuenames.h).
    Result<Set> venueWord(const std::string &word, bool prefix);
    Result<Set> venueName(const std::string &word, bool prefix);
    // Returns the papers in whose title or abstract these frequent words (wordpairs.h) stand next to each
    // other; prefix: one of them and any other that begins like the second. No papers for any other field.
    Result<Set> pair(Field field, const std::string &first, const std::string &second, bool prefix);
    // Keeps a set that took long to find, beside those of words, until the index changes; null: not there.
    void keep(const std::string &name, const Set &set);
    Set kept(const std::string &name);
    // Returns the papers that have any of these keys.
    Result<Bitmap> keys(const std::vector<std::string> &keys);
    // Returns the words of the field that are like this one: those that contain it (from three letters on) or
    // differ by one letter too many, missing, wrong or swapped (from four on); with prefix, also words with
    // such a beginning. Of the nearest 100 in length it returns the most frequent 50, most frequent first. An
    // Error when cancelled: there may be a hundred megabytes of words.
    Result<std::vector<std::string>> similar(Field field, const std::string &word, bool prefix,
                                             const Cancelled &cancelled);

    const Snapshot &snapshot() const { return *m_snapshot; }

private:
    Result<> decode(std::string_view kept, const Snapshot::Segment &segment, Bitmap *into);
    Result<> forEachPart(int64_t segment, Tag tag, const Cancelled &cancelled,
                         const std::function<Result<>(const DictionaryReader::Part &)> &visit);
    Result<std::vector<std::string>> findSimilar(Field field, const std::string &word, bool prefix,
                                                 const Cancelled &cancelled);
    Result<> addKeys(const std::vector<std::string> &keys, Bitmap *into);
    Result<> addKey(const std::string &key, const Snapshot::Segment &segment, Bitmap *into);
    Result<> addPrefixes(const std::vector<std::string> &prefixes, Bitmap *into);
    Result<> addPrefix(const std::string &prefix, const Snapshot::Segment &segment, Bitmap *into);
    // Keys of the index, and beginnings of keys.
    struct Keys {
        std::vector<std::string> whole, prefixes;
    };
    // Which words are looked at, and which of them are wanted.
    struct Lookup {
        std::string part; // that they contain, or begin with, where it may be empty
        bool atBegin = false;
        std::function<bool(std::string_view)> matches;
        bool byEnd = false; // whether a word is wanted of which an end is
        std::string ending = {}; // not empty: all that end so are wanted, and no others
    };
    static Lookup lookupOf(const WordPattern &pattern); // which must stay as long
    Result<Bitmap> matchingTags(const std::vector<Tag> &tags, const Lookup &lookup,
                                const Cancelled &cancelled);
    Result<bool> addEnding(Tag tag, const std::string &ending, const Snapshot::Segment &segment,
                           Bitmap *into);
    Result<std::vector<std::string>> addEndings(Tag tag, const Lookup &lookup,
                                                const Snapshot::Segment &segment, Bitmap *into);
    Result<> addMatching(Tag tag, const Lookup &lookup, const Snapshot::Segment &segment,
                         const Cancelled &cancelled, Bitmap *into);
    Result<Bitmap> anyOfTags(const std::vector<Tag> &tags, const std::vector<std::string> &words);
    Result<Set> ofTag(Tag tag, const std::string &word, bool prefix);
    Result<Set> withKeys(const std::string &name, const Keys &keys);
    template <typename Read>
    Result<> addSegment(const Snapshot::Segment &segment, Bitmap *into, Read &&read);

    static constexpr size_t kMostSimilarKept = 64;

    SnapshotPtr m_snapshot;
    SetCache m_cache;
    // What of them is kept is forgotten when so many questions in turn did not need it.
    static constexpr int kQuestionsKept = 24;
    DictionaryReader m_dictionaries;
    int m_questionsSince = 0; // one needed them
    std::unordered_map<std::string, std::vector<std::string>> m_similar;
    Statement m_one, m_range, m_union, m_unions, m_count;
    LongListReader m_lists, m_shortLists;
};

// Returns the tags of the words of a field; none for a field that is not in the index.
std::vector<Tag> tagsOf(QueryNode::Field field);

// Returns the place behind the last key that begins with these bytes, which are not empty.
std::string endOfPrefix(std::string prefix);

} // namespace lectern::index
