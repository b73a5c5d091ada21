#pragma once
// Index keys, and streams of (key, papers) in key order. The inverter creates them, spill files hold them,
// and segments consist of them.
#include "models/core/result.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Version of the index format and of its folded words. Increment it when either changes: an index of another
// version is rebuilt from the rows when the library is opened for writing.
inline constexpr int kIndexVersion = 8;

// A key is a tag followed by the folded word (or the name, or the number).
enum Tag : char {
    JoinedInAbstract =
        'A', // the parts of a hyphenated word as one: "selfsupervised"; also "gpt4" for "GPT-4"
    JoinedInTitle = 'T',
    JoinedInAuthors = 'U',
    AbstractWord = 'a',
    PairInAbstract = 'b', // two words with a space between them
    Category = 'c', // as printed, in lower case: "cs.lg"
    BareCategory = 'd', // a category without its archive: "lg"
    PairInTitle = 'e',
    Repeated = 'r', // a word that occurs at least three times in title, authors and abstract together
    Source = 's', // the number of the source, decimal
    TitleWord = 't',
    AuthorWord = 'u',
    VenueWord = 'v', // a word of the venue as printed, or of its short name
    VenueName = 'w', // a word that names the venue (venueNames())
};
// Tags searched by a word without a field.
inline constexpr Tag kWordTags[] = {AbstractWord, TitleWord, AuthorWord, VenueName};
// Tags that support prefix search.
inline constexpr Tag kPrefixTags[] = {JoinedInAbstract, JoinedInTitle, JoinedInAuthors, AbstractWord,
                                      TitleWord,        AuthorWord,    VenueWord};
// Whether all words of the tag are also stored as one list, for similar words and patterns.
constexpr bool hasDictionary(char tag)
{
    for (const Tag one : kPrefixTags)
        if (one == tag)
            return true;
    return false;
}
// Whether the unions of the tag's frequent prefixes are stored. An older index has none for repeated words;
// their prefixes are read word by word.
constexpr bool hasUnions(char tag)
{
    return tag == Repeated || hasDictionary(tag);
}
// Tags that support patterns.
inline constexpr Tag kPatternTags[] = {AbstractWord, TitleWord, AuthorWord, VenueWord};
constexpr bool hasShortLists(char tag)
{
    for (const Tag one : kPatternTags)
        if (one == tag)
            return true;
    return false;
}
// The number under which the short lists of the tag's words are stored; the words themselves are stored under
// the tag.
constexpr int shortListsOf(char tag)
{
    return 0x100 + tag;
}
// The tag of the hyphenated words of a field, for one of kWordTags.
constexpr Tag joinedTag(Tag tag)
{
    return tag == AbstractWord ? JoinedInAbstract
        : tag == TitleWord     ? JoinedInTitle
        : tag == AuthorWord    ? JoinedInAuthors
                               : tag; // hyphens have no meaning in a venue
}
// Whether the key's word has positions (positions.h), or its pair, whose position is that of the first word.
inline bool hasPositions(std::string_view key)
{
    return !key.empty()
        && (key[0] == AbstractWord || key[0] == TitleWord || key[0] == AuthorWord || key[0] == PairInAbstract
            || key[0] == PairInTitle);
}
// Minimum number of occurrences of a repeated word.
inline constexpr int kRepeatedFrom = 3;

// Returns the keys of one printed category; keysOfCategoryQuery() returns those that a query looks up.
std::vector<std::string> keysOfCategory(std::string_view printed);
// Returns the keys whose papers are in the requested category (category.h defines when two categories are
// equal).
std::vector<std::string> keysOfCategoryQuery(std::string_view asked);

inline std::string makeKey(Tag tag, std::string_view word)
{
    std::string key(1, tag);
    key += word;
    return key;
}

// Returns the first eight bytes as a number with the same sort order; missing bytes count as zeros. Code that
// sorts many texts stores the number next to each text: it decides most comparisons without reading the text.
inline uint64_t firstBytes(std::string_view text)
{
    uint64_t bytes = 0;
    if (text.size() >= sizeof bytes) {
        std::memcpy(&bytes, text.data(), sizeof bytes);
        return __builtin_bswap64(bytes); // little endian, like the files
    }
    for (size_t i = 0; i < sizeof bytes; ++i)
        bytes = bytes << 8 | (i < text.size() ? uint8_t(text[i]) : 0);
    return bytes;
}

// All index readers fail with this error if the bytes are invalid, and only then: the index must be rebuilt
// from the rows.
Error damage();
// Returns the error for an index of another version, whose bytes may be valid; a writable index is rebuilt in
// the same way.
Error otherVersion();
bool isDamage(const Error &error);

// A sequence of (key, papers), ascending by the keys' bytes. The papers ascend and are never empty.
class TermStream
{
public:
    virtual ~TermStream() = default;
    // Moves to the next term (first call: to the first); false at the end.
    virtual bool next() = 0;
    // Key of the current term; valid until next().
    virtual std::string_view key() const = 0;
    // Appends the papers of the current term.
    virtual void readPapers(std::vector<uint32_t> *papers) = 0;
    // Appends the papers as varints of their differences, the first from 0. Returns their number.
    virtual uint32_t readList(std::string *list);
    // Appends the positions of the current term's word: one entry (positions.h) per paper, in the order of
    // the papers. For a key with hasPositions(); call after readPapers().
    virtual void readPositions(std::string *positions);
    // False if the stream ended because its bytes are damaged or unreadable.
    virtual bool good() const { return true; }
};

} // namespace lectern::index
