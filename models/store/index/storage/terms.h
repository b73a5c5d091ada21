#pragma once
// The keys of the index, and streams of (key, papers) in the order of keys: inverting makes them, spill files
// keep them, and segments consist of them.
#include "models/core/result.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// The form of the index and of the folded words in it: whoever changes either counts up. 2: TeX's letters all
// fold (\dj, \th, \ng …), which 3 of 514,185 titles and abstracts hold. 3: hyphenated words stand in it as
// one word besides ("selfsupervised"). 4: it has the words of venues. 5: it knows where in titles, names and
// abstracts words stand (positions.h), and pairs of frequent words (wordpairs.h). 6: the papers of rare words
// stand beside the words of each tag (words/shortlists.h). 7: pairs have positions, too, and
// venues also stand under their short names (shortvenue.h).
inline constexpr int kIndexVersion = 7;
// From this version on an index knows venues; before, the rows are read.
inline constexpr int kFirstVersionWithVenues = 4;
// From this version on it has all pairs of frequent words.
inline constexpr int kFirstVersionWithPairs = 5;
// From this version on it knows where the pairs stand.
inline constexpr int kFirstVersionWithPlacesOfPairs = 7;
// From this version on it has the short names of all venues.
inline constexpr int kFirstVersionWithShortVenues = 7;
// From this version on its postings are those that are made now, but for these two.
inline constexpr int kFirstVersionWithThesePostings = 5;
// From this version on an index is used and added to as it is; it keeps its version, and of the papers that
// it knew already it does not know what a later version added. Making it anew takes minutes where there are
// millions of papers. An index of a version outside is built anew from the rows.
inline constexpr int kOldestIndexVersion = 1;

// A key is one of these and the folded word (or the name, or the number) behind it.
enum Tag : char {
    JoinedInAbstract = 'A', // the parts of a hyphenated word as one: "selfsupervised"; also "gpt4" of "GPT-4"
    JoinedInTitle = 'T',
    JoinedInAuthors = 'U',
    AbstractWord = 'a',
    PairInAbstract = 'b', // two words with a space between
    Category = 'c', // as printed but for case: "cs.lg"
    BareCategory = 'd', // of a category with an archive, what stands behind it: "lg"
    PairInTitle = 'e',
    Repeated = 'r', // a word that occurs three or more times in title, authors and abstract together
    Source = 's', // the number of the source, decimal
    TitleWord = 't',
    AuthorWord = 'u',
    VenueWord = 'v', // of the venue as printed, and of its short name
    VenueName = 'w', // a word that names the venue (venuenames.h)
};
// The tags whose words search in any field looks up.
inline constexpr Tag kWordTags[] = {AbstractWord, TitleWord, AuthorWord, VenueName};
// All whose beginnings are looked up.
inline constexpr Tag kPrefixTags[] = {JoinedInAbstract, JoinedInTitle, JoinedInAuthors, AbstractWord,
                                      TitleWord,        AuthorWord,    VenueWord};
// Whether all words of the tag are stored in one list, too, which similar words and patterns are looked for
// in.
constexpr bool hasDictionary(char tag)
{
    for (const Tag one : kPrefixTags)
        if (one == tag)
            return true;
    return false;
}
// Whether the papers of the tag's frequent beginnings are stored. An older index has none for words that are
// repeated, whose beginnings are then read word by word.
constexpr bool hasUnions(char tag)
{
    return tag == Repeated || hasDictionary(tag);
}
// All in whose words patterns are looked for.
inline constexpr Tag kPatternTags[] = {AbstractWord, TitleWord, AuthorWord, VenueWord};
constexpr bool hasShortLists(char tag)
{
    for (const Tag one : kPatternTags)
        if (one == tag)
            return true;
    return false;
}
// The number under which the papers of the tag's words stand beside them, as those do under the tag.
constexpr int shortListsOf(char tag)
{
    return 0x100 + tag;
}
// Where the hyphenated words of a field stand, for one of kWordTags.
constexpr Tag joinedTag(Tag tag)
{
    return tag == AbstractWord ? JoinedInAbstract
        : tag == TitleWord     ? JoinedInTitle
        : tag == AuthorWord    ? JoinedInAuthors
                               : tag; // hyphens mean nothing in a venue
}
inline bool isPair(std::string_view key)
{
    return !key.empty() && (key[0] == PairInAbstract || key[0] == PairInTitle);
}
// Whether the word of a key has positions (positions.h), or the pair, which stands where its first word does.
inline bool hasPositions(std::string_view key)
{
    return !key.empty()
        && (key[0] == AbstractWord || key[0] == TitleWord || key[0] == AuthorWord || isPair(key));
}
// How often a word must occur to count as repeated.
inline constexpr int kRepeatedFrom = 3;

// Returns the keys of one printed category; keysOfCategoryQuery() says which of them a query looks up.
std::vector<std::string> keysOfCategory(std::string_view printed);
// Returns the keys whose papers are in the category asked for (category.h says when two categories are the
// same).
std::vector<std::string> keysOfCategoryQuery(std::string_view asked);

inline std::string makeKey(Tag tag, std::string_view word)
{
    std::string key(1, tag);
    key += word;
    return key;
}

// Returns the first eight bytes as a number that sorts as they do; missing bytes count as zeros. Code that
// sorts many texts keeps the number beside each: it decides most comparisons without a look at the text.
inline uint64_t firstBytes(std::string_view text)
{
    uint64_t bytes = 0;
    if (text.size() >= sizeof bytes) {
        std::memcpy(&bytes, text.data(), sizeof bytes);
        return __builtin_bswap64(bytes); // little endian, as the files are
    }
    for (size_t i = 0; i < sizeof bytes; ++i)
        bytes = bytes << 8 | (i < text.size() ? uint8_t(text[i]) : 0);
    return bytes;
}

// Every reader of the index fails with this when its bytes make no sense, and only then: the index must be
// made again from the rows.
Error damage();
// The same for an index of another version, whose bytes may be sound; where it can be written it is made
// again in the same way.
Error otherVersion();
bool isDamage(const Error &error);

// Successive (key, papers), in ascending order of the keys' bytes. The papers ascend and are never empty.
class TermStream
{
public:
    virtual ~TermStream() = default;
    // Moves to the next term, at first to the first; false at the end.
    virtual bool next() = 0;
    // The key of the current term; valid until next().
    virtual std::string_view key() const = 0;
    // Appends the papers of the current term.
    virtual void takePapers(std::vector<uint32_t> *papers) = 0;
    // Appends the papers as varints of their differences, the first from 0. Returns how many they are.
    virtual uint32_t takeList(std::string *list);
    // Appends where in each of these papers the word of the current term stands: entries (positions.h), in
    // the order of the papers. For a key that hasPositions(), behind takePapers().
    virtual void takePositions(std::string *positions);
    // False when the stream ended because its bytes are damaged or cannot be read.
    virtual bool good() const { return true; }
};

} // namespace lectern::index
