#pragma once
// Reads the papers of words and prefixes from the segments and caches recently used sets.
#include "dictionaryreader.h"
#include "models/core/query/textexpression.h"
#include "models/core/query/wordpattern.h"
#include "models/core/result.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/shortlists.h"
#include "models/store/index/storage/snapshot.h"

#include <functional>
#include <list>
#include <string>
#include <unordered_map>

namespace lectern::index
{

// Recently computed sets; cleared when the index changes. A set has 375 kB at 3,000,000 papers.
class SetCache
{
public:
    using Set = std::shared_ptr<const Bitmap>;
    Set find(int64_t generation, const std::string &key);
    void insert(int64_t generation, const std::string &key, const Set &set);

private:
    static constexpr size_t kMaxBytes = size_t(10) << 20;
    static constexpr size_t kMaxSets = 256; // limit for a smaller library, where each set is cheap to create
    struct Entry {
        std::string key;
        Set set;
    };
    int64_t m_generation = 0;
    size_t m_bytes = 0;
    std::list<Entry> m_entries; // most recently used first
    std::unordered_map<std::string, std::list<Entry>::iterator> m_byKey;
};

// Reads through one connection, inside its read transaction.
class WordSets
{
public:
    using Field = QueryNode::Field;
    using Set = SetCache::Set;
    explicit WordSets(Connection &connection);
    // Sets the index state of the transaction. Call before any other function in the transaction.
    void use(SnapshotPtr snapshot);

    // Returns the papers that have this folded word, or with prefix a word that begins with it, in the field.
    Result<Set> word(Field field, const std::string &word, bool prefix);
    // Returns the papers that have the word there in any spelling: as given, as a hyphenated word and, except
    // in names of authors and venues, in its other forms (otherForms). A prefix also finds the other forms of
    // the word that equals it.
    Result<Set> anySpelling(Field field, const std::string &word, bool prefix);
    // Returns the papers that have one of these folded words in the field. Optimised for many words with few
    // papers each.
    Result<Bitmap> anyWord(Field field, const std::vector<std::string> &words);
    // Returns the papers that have a word of this pattern in the field. Error when cancelled: there may be
    // tens of thousands of words.
    Result<Bitmap> matching(Field field, const WordPattern &pattern, const Cancelled &cancelled);
    // Returns the papers whose venue has a word of this pattern. Error when cancelled.
    Result<Bitmap> matchingVenue(const WordPattern &pattern, const Cancelled &cancelled);
    // Returns the papers with a word in the field that matches the expression, which must be isOfWords(). For
    // all fields, venue words are included. Error when cancelled.
    Result<Bitmap> matching(Field field, const TextExpression &expression, const Cancelled &cancelled);
    // Returns the papers in which the word is repeated (terms.h).
    Result<Set> repeated(const std::string &word, bool prefix);
    // Returns the papers in which one of these words is repeated.
    Result<Bitmap> anyRepeated(const std::vector<std::string> &words);
    // Returns the papers whose venue contains the word, and those whose venue it names (venueNames()).
    Result<Set> venueWord(const std::string &word, bool prefix);
    Result<Set> venueName(const std::string &word, bool prefix);
    // Returns the papers in whose title or abstract these frequent words (wordpairs.h) are adjacent. With
    // prefix, the second may be any of these words that begins with it. Empty for other fields.
    Result<Set> pair(Field field, const std::string &first, const std::string &second, bool prefix);
    // Caches a set that was expensive to find until the index changes; kept() returns null if it is not
    // cached.
    void keep(const std::string &name, const Set &set);
    Set kept(const std::string &name);
    // Returns the papers that have any of these keys.
    Result<Bitmap> keys(const std::vector<std::string> &keys);
    // Returns the words of the field that are similar to this one. These contain it (from three letters) or
    // differ by one extra, missing, wrong or swapped letter (from four letters); with prefix, also words with
    // such a beginning. Of the 100 nearest in length, returns the 50 most frequent, most frequent first.
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
    // Index keys, and prefixes of keys.
    struct Keys {
        std::vector<std::string> whole, prefixes;
    };
    // Which words are examined, and which of them match.
    struct Lookup {
        std::string part; // words must contain it, or begin with it, in which case it may be empty
        bool atBegin = false;
        std::function<bool(std::string_view)> matches;
        bool byEnd = false; // whether a word matches if one of its endings does
        std::string ending = {}; // if not empty, exactly the words with this ending match
    };
    static Lookup lookupOf(const WordPattern &pattern); // must outlive the result
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

    static constexpr size_t kMaxCachedSimilar = 64;

    SnapshotPtr m_snapshot;
    SetCache m_cache;
    // The dictionary cache is cleared after this number of consecutive queries that did not need it.
    static constexpr int kMaxIdleQueries = 24;
    DictionaryReader m_dictionaries;
    int m_queriesSinceUse = 0; // since the last query that needed it
    std::unordered_map<std::string, std::vector<std::string>> m_similar;
    Statement m_one, m_range, m_union, m_unions, m_count;
    LongListReader m_lists, m_shortLists;
};

// Returns the tags of the words of a field; empty for a field that is not indexed.
std::vector<Tag> tagsOf(QueryNode::Field field);

// Returns the end of the range of keys that begin with these bytes, which are not empty.
std::string endOfPrefix(std::string prefix);

} // namespace lectern::index
