#include "wordsets.h"

#include "dictionary.h"
#include "models/core/wordforms.h"
#include "models/store/index/storage/endings.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/wordpairs.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"

#include <QString>

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstring>
#include <tuple>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t kMaxStoredPrefixLength = 8; // the maximum that segment.cpp stores
constexpr size_t kMaxSimilar = 50;
constexpr size_t kMaxCounted = 100; // maximum number of similar words whose papers are counted

// Cache key of a set of papers or of a list of similar words.
std::string nameOf(QueryNode::Field field, const std::string &word, bool prefix)
{
    return std::to_string(int(field)) + (prefix ? '*' : '=') + word;
}

} // namespace

SetCache::Set SetCache::find(int64_t generation, const std::string &key)
{
    if (generation != m_generation) {
        m_entries.clear();
        m_byKey.clear();
        m_bytes = 0;
        m_generation = generation;
    }
    const auto found = m_byKey.find(key);
    if (found == m_byKey.end())
        return {};
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->set;
}

void SetCache::insert(int64_t generation, const std::string &key, const Set &set)
{
    if (generation != m_generation || m_byKey.contains(key))
        return;
    m_entries.push_front({key, set});
    m_byKey[key] = m_entries.begin();
    m_bytes += set->wordCount() * 8;
    while ((m_bytes > kMaxBytes && m_entries.size() > 1) || m_entries.size() > kMaxSets) {
        m_bytes -= m_entries.back().set->wordCount() * 8;
        m_byKey.erase(m_entries.back().key);
        m_entries.pop_back();
    }
}

std::vector<Tag> tagsOf(QueryNode::Field field)
{
    switch (field) {
    case QueryNode::Field::Any:
        return {std::begin(kWordTags), std::end(kWordTags)};
    case QueryNode::Field::Title:
        return {TitleWord};
    case QueryNode::Field::Author:
    case QueryNode::Field::Name:
        return {AuthorWord};
    case QueryNode::Field::Abstract:
        return {AbstractWord};
    case QueryNode::Field::Note:
    case QueryNode::Field::Highlight:
        break;
    }
    return {};
}

std::string endOfPrefix(std::string prefix)
{
    ++prefix.back(); // the last byte of UTF-8 is below 0xff
    return prefix;
}

WordSets::WordSets(Connection &c)
    : m_dictionaries(c), m_one(c, "SELECT list FROM index_posting WHERE segment = ? AND key = ?"),
      m_range(c, "SELECT list FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
      m_union(c, "SELECT list FROM index_prefix WHERE segment = ? AND key = ?"),
      m_unions(c, "SELECT key FROM index_prefix WHERE segment = ? AND key >= ? AND key < ?"),
      m_count(c, "SELECT papers FROM index_posting WHERE segment = ? AND key = ?"), m_lists(c),
      m_shortLists(c)
{
}

void WordSets::use(SnapshotPtr snapshot)
{
    if (!m_snapshot || m_snapshot->generation() != snapshot->generation()) {
        m_dictionaries.forget();
        m_similar.clear();
    }
    if (++m_queriesSinceUse > kMaxIdleQueries)
        m_dictionaries.forget();
    m_snapshot = std::move(snapshot);
}

// Adds the papers of a list in its stored form.
Result<> WordSets::decode(std::string_view kept, const Snapshot::Segment &segment, Bitmap *into)
{
    LECTERN_TRY(const auto list, m_lists.whole(kept));
    return decodePostings(list.bytes(), segment.info.base, into) ? Result<>() : damage();
}

Result<> WordSets::forEachPart(int64_t segment, Tag tag, const Cancelled &cancelled,
                               const std::function<Result<>(const DictionaryReader::Part &)> &visit)
{
    m_queriesSinceUse = 0;
    return m_dictionaries.forEachPart(segment, tag, cancelled, visit);
}

// Calls read(bitmap) to add the papers of a segment, then removes the dead ones.
template <typename Read>
Result<> WordSets::addSegment(const Snapshot::Segment &segment, Bitmap *into, Read &&read)
{
    if (!segment.hasDead)
        return read(into);
    Bitmap all(into->size());
    LECTERN_TRY(read(&all));
    all &= segment.live;
    *into |= all;
    return {};
}

// Handles all keys of a segment together, so that its dead papers are removed only once.
Result<> WordSets::addKeys(const std::vector<std::string> &keys, Bitmap *into)
{
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        LECTERN_TRY(addSegment(segment, into, [&](Bitmap *target) -> Result<> {
            for (const std::string &key : keys)
                LECTERN_TRY(addKey(key, segment, target));
            return {};
        }));
    }
    return {};
}

Result<> WordSets::addKey(const std::string &key, const Snapshot::Segment &segment, Bitmap *into)
{
    LECTERN_TRY(const auto row, m_one.bind(1, qint64(segment.info.id)).bindBytes(2, key).next());
    if (!row)
        return {};
    const auto done = decode(m_one.bytes(0), segment, into);
    m_one.reset();
    return done;
}

// Adds the papers of all keys that begin with one of these prefixes. Handles all keys of a segment together.
Result<> WordSets::addPrefixes(const std::vector<std::string> &prefixes, Bitmap *into)
{
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        LECTERN_TRY(addSegment(segment, into, [&](Bitmap *target) -> Result<> {
            for (const std::string &prefix : prefixes)
                LECTERN_TRY(addPrefix(prefix, segment, target));
            return {};
        }));
    }
    return {};
}

Result<> WordSets::addPrefix(const std::string &prefix, const Snapshot::Segment &segment, Bitmap *into)
{
    if (prefix.size() <= 1 + kMaxStoredPrefixLength) {
        LECTERN_TRY(const auto row, m_union.bind(1, qint64(segment.info.id)).bindBytes(2, prefix).next());
        if (row) {
            const auto done = decode(m_union.bytes(0), segment, into);
            m_union.reset();
            return done;
        }
    }
    const std::string end = endOfPrefix(prefix);
    m_range.bind(1, qint64(segment.info.id)).bindBytes(2, prefix).bindBytes(3, end);
    for (;;) {
        LECTERN_TRY(const auto row, m_range.next());
        if (!row)
            return {};
        if (const auto done = decode(m_range.bytes(0), segment, into); !done) {
            m_range.reset();
            return done;
        }
    }
}

// Returns the papers that have any of these keys. name: cache key of the set.
Result<WordSets::Set> WordSets::withKeys(const std::string &name, const Keys &keys)
{
    if (Set known = m_cache.find(m_snapshot->generation(), name))
        return known;
    auto set = std::make_shared<Bitmap>(m_snapshot->size());
    if (!keys.prefixes.empty())
        LECTERN_TRY(addPrefixes(keys.prefixes, set.get()));
    if (!keys.whole.empty())
        LECTERN_TRY(addKeys(keys.whole, set.get()));
    m_cache.insert(m_snapshot->generation(), name, set);
    return Set(set);
}

Result<WordSets::Set> WordSets::word(Field field, const std::string &word, bool prefix)
{
    Keys keys;
    for (const Tag tag : tagsOf(field))
        (prefix ? keys.prefixes : keys.whole).push_back(makeKey(tag, word));
    return withKeys(nameOf(field, word, prefix), keys);
}

Result<WordSets::Set> WordSets::anySpelling(Field field, const std::string &word, bool prefix)
{
    Keys keys;
    const std::vector<std::string> forms = otherForms(word);
    for (const Tag tag : tagsOf(field)) {
        for (const Tag place : {tag, joinedTag(tag)}) {
            (prefix ? keys.prefixes : keys.whole).push_back(makeKey(place, word));
            if (tag == AuthorWord || tag == VenueName)
                continue; // "Peters" is not a form of the name "Peter"
            for (const std::string &form : forms)
                if (!prefix || !form.starts_with(word))
                    keys.whole.push_back(makeKey(place, form));
        }
    }
    return withKeys('~' + nameOf(field, word, prefix), keys);
}

Result<Bitmap> WordSets::anyWord(Field field, const std::vector<std::string> &words)
{
    return anyOfTags(tagsOf(field), words);
}

Result<Bitmap> WordSets::anyOfTags(const std::vector<Tag> &tags, const std::vector<std::string> &words)
{
    std::vector<std::string> all;
    for (const Tag tag : tags)
        for (const std::string &word : words)
            all.push_back(makeKey(tag, word));
    return keys(all);
}

void WordSets::keep(const std::string &name, const Set &set)
{
    m_cache.insert(m_snapshot->generation(), '"' + name, set);
}

WordSets::Set WordSets::kept(const std::string &name)
{
    return m_cache.find(m_snapshot->generation(), '"' + name);
}

Result<WordSets::Set> WordSets::ofTag(Tag tag, const std::string &word, bool prefix)
{
    Keys keys;
    (prefix ? keys.prefixes : keys.whole).push_back(makeKey(tag, word));
    return withKeys(std::string{char(tag), prefix ? '*' : '='} + word, keys);
}

Result<WordSets::Set> WordSets::repeated(const std::string &word, bool prefix)
{
    return ofTag(Repeated, word, prefix);
}

Result<Bitmap> WordSets::anyRepeated(const std::vector<std::string> &words)
{
    return anyOfTags({Repeated}, words);
}

Result<WordSets::Set> WordSets::venueWord(const std::string &word, bool prefix)
{
    return ofTag(VenueWord, word, prefix);
}

Result<WordSets::Set> WordSets::venueName(const std::string &word, bool prefix)
{
    return ofTag(VenueName, word, prefix);
}

Result<WordSets::Set> WordSets::pair(Field field, const std::string &first, const std::string &second,
                                     bool prefix)
{
    if (field != Field::Title && field != Field::Abstract)
        return std::make_shared<const Bitmap>(m_snapshot->size());
    return ofTag(field == Field::Title ? PairInTitle : PairInAbstract, pairOf(first, second), prefix);
}

Result<Bitmap> WordSets::keys(const std::vector<std::string> &keys)
{
    Bitmap set(m_snapshot->size());
    LECTERN_TRY(addKeys(keys, &set));
    return set;
}

namespace
{

bool continuesLetter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

// Returns the middle of the word, between two letters.
size_t middleOf(std::string_view word)
{
    size_t middle = word.size() / 2;
    while (middle < word.size() && continuesLetter(word[middle]))
        ++middle;
    return middle;
}

// Returns the first half with its last letter exchanged for the first letter of the second half.
std::string swappedAt(std::string_view word, size_t middle)
{
    size_t before = middle - 1, after = middle + 1;
    while (before > 0 && continuesLetter(word[before]))
        --before;
    while (after < word.size() && continuesLetter(word[after]))
        ++after;
    std::string swapped(word.substr(0, before));
    swapped += word.substr(middle, after - middle);
    swapped += word.substr(before, middle - before);
    return swapped;
}

struct SimilarWord {
    std::string word;
    size_t difference; // difference in length
    int64_t segment; // the segment that contains the word
    Tag tag;
    auto operator<=>(const SimilarWord &other) const
    {
        return std::tie(difference, word, segment, tag)
            <=> std::tie(other.difference, other.word, other.segment, other.tag);
    }
    bool operator==(const SimilarWord &other) const = default;
};

// Lengths in bytes, as an approximation of letters; sufficient for a minimum length.
constexpr size_t kShortestInfix = 3, kShortestTypo = 4;

// Keeps the words nearest in length, at least `enough`; of each length, all or none.
void keepNearest(std::vector<SimilarWord> *words, size_t enough)
{
    if (words->size() <= enough)
        return;
    std::vector<size_t> differences;
    for (const SimilarWord &word : *words)
        differences.push_back(word.difference);
    std::nth_element(differences.begin(), differences.begin() + ptrdiff_t(enough), differences.end());
    std::erase_if(*words,
                  [most = differences[enough]](const SimilarWord &word) { return word.difference > most; });
}

// Returns the words with the most papers. counting: the statement that returns the number of papers of a key.
Result<std::vector<std::string>> mostFrequent(std::vector<SimilarWord> found, Statement &counting)
{
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<std::pair<int64_t, std::string>> byCount;
    for (size_t i = 0; i < found.size() && byCount.size() < kMaxCounted;) {
        int64_t papers = 0;
        const std::string other = found[i].word;
        for (; i < found.size() && found[i].word == other; ++i) {
            const std::string key = makeKey(found[i].tag, other);
            LECTERN_TRY(const auto count,
                        counting.bind(1, qint64(found[i].segment)).bindBytes(2, key).next());
            papers += count ? countedPapers(counting.number(0)) : 0;
            counting.reset();
        }
        byCount.emplace_back(-papers, other);
    }
    std::sort(byCount.begin(), byCount.end());
    std::vector<std::string> similar;
    for (size_t i = 0; i < std::min(byCount.size(), kMaxSimilar); ++i)
        similar.push_back(byCount[i].second);
    return similar;
}

} // namespace

Result<Bitmap> WordSets::matching(Field field, const WordPattern &pattern, const Cancelled &cancelled)
{
    return matchingTags(tagsOf(field), lookupOf(pattern), cancelled);
}

Result<Bitmap> WordSets::matchingVenue(const WordPattern &pattern, const Cancelled &cancelled)
{
    return matchingTags({VenueWord}, lookupOf(pattern), cancelled);
}

Result<Bitmap> WordSets::matching(Field field, const TextExpression &expression, const Cancelled &cancelled)
{
    std::vector<Tag> tags = tagsOf(field);
    if (field == Field::Any)
        std::replace(tags.begin(), tags.end(), VenueName, VenueWord);
    // A part that each matching word contains; without one, all words are examined.
    const auto needed = expression.needed();
    const std::string part = needed.size() == 1 ? needed.front().front() : std::string();
    return matchingTags(
        tags, {part, part.empty(), [&](std::string_view word) { return expression.isIn(word); }}, cancelled);
}

WordSets::Lookup WordSets::lookupOf(const WordPattern &pattern)
{
    return {pattern.part(), pattern.beginsWithPart(),
            [&pattern](std::string_view word) { return pattern.matches(word); }, pattern.hasOpenBegin(),
            pattern.ending()};
}

Result<Bitmap> WordSets::matchingTags(const std::vector<Tag> &tags, const Lookup &lookup,
                                      const Cancelled &cancelled)
{
    Bitmap set(m_snapshot->size());
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        LECTERN_TRY(addSegment(segment, &set, [&](Bitmap *target) -> Result<> {
            for (const Tag tag : tags) {
                LECTERN_TRY(const auto known, addEnding(tag, lookup.ending, segment, target));
                if (!known)
                    LECTERN_TRY(addMatching(tag, lookup, segment, cancelled, target));
            }
            return {};
        }));
    }
    return set;
}

// Adds the papers of the words with an ending if they are stored as one list; otherwise returns false.
Result<bool> WordSets::addEnding(Tag tag, const std::string &ending, const Snapshot::Segment &segment,
                                 Bitmap *into)
{
    if (ending.size() < kShortestEnding || ending.size() > kMaxEndingLength)
        return false;
    const std::string key = keyOfEnding(tag, ending);
    LECTERN_TRY(const auto row, m_union.bind(1, qint64(segment.info.id)).bindBytes(2, key).next());
    if (!row)
        return false;
    const auto done = decode(m_union.bytes(0), segment, into);
    m_union.reset();
    LECTERN_TRY(done);
    return true;
}

// Adds the papers of the matching endings and returns these endings.
Result<std::vector<std::string>> WordSets::addEndings(Tag tag, const Lookup &lookup,
                                                      const Snapshot::Segment &segment, Bitmap *into)
{
    std::vector<std::string> endings;
    if (!lookup.byEnd)
        return endings;
    const std::string from = keyOfEnding(tag, {}), to = endOfPrefix(from);
    m_unions.bind(1, qint64(segment.info.id)).bindBytes(2, from).bindBytes(3, to);
    LECTERN_TRY(m_unions.forEach([&] {
        if (const std::string_view ending = m_unions.bytes(0).substr(1); lookup.matches(ending))
            endings.emplace_back(ending);
    }));
    // The papers of "ization" are a subset of those of "ation".
    const std::vector<std::string> all = endings;
    std::erase_if(endings, [&](const std::string &ending) {
        return std::any_of(all.begin(), all.end(), [&](const std::string &other) {
            return other.size() < ending.size() && ending.ends_with(other);
        });
    });
    for (const std::string &ending : endings) {
        LECTERN_TRY(const auto added, addEnding(tag, ending, segment, into));
        if (!added)
            return damage();
    }
    return endings;
}

// Adds the papers of words one by one, except for words whose ending has a stored list. Most words have few
// papers, stored next to the words; the other lists are looked up.
Result<> WordSets::addMatching(Tag tag, const Lookup &lookup, const Snapshot::Segment &segment,
                               const Cancelled &cancelled, Bitmap *into)
{
    constexpr size_t kWordsBetweenChecks = 4096, kKeysBetweenChecks = 256;
    LECTERN_TRY(const auto endings, addEndings(tag, lookup, segment, into));
    const auto isAdded = [&](std::string_view word) {
        return std::any_of(endings.begin(), endings.end(),
                           [&](const std::string &ending) { return word.ends_with(ending); });
    };
    std::vector<std::string_view> words; // words of one part
    std::vector<std::string> others; // words whose papers are not stored next to them
    std::optional<ShortListWalk> walk;
    size_t looked = 0;
    bool stopped = false;
    const auto isStopped = [&](size_t n, size_t between) {
        return n % between == 0 && cancelled && cancelled();
    };
    const auto take = [&](std::string_view word) {
        stopped = stopped || isStopped(++looked, kWordsBetweenChecks);
        if (!stopped && lookup.matches(word) && !isAdded(word))
            words.push_back(word);
    };
    LECTERN_TRY(
        forEachPart(segment.info.id, tag, cancelled, [&](const DictionaryReader::Part &part) -> Result<> {
            words.clear();
            if (lookup.atBegin)
                Dictionary(part.words).forEachBeginningWith(lookup.part, take);
            else
                Dictionary(part.words).forEachContaining(lookup.part, take);
            if (!walk && part.lists)
                walk.emplace(*part.lists, m_shortLists);
            if (walk)
                walk->use(part.words, part.begin);
            for (size_t i = 0; i < words.size() && !stopped; ++i) {
                std::string_view list;
                if (walk) {
                    LECTERN_TRY(list, walk->listOf(part.begin + size_t(words[i].data() - part.words.data())));
                }
                if (list.empty())
                    others.emplace_back(words[i]);
                else if (!decodeShortList(list, segment.info.base, into))
                    return damage();
                stopped = isStopped(i + 1, kWordsBetweenChecks);
            }
            return stopped ? Result<>(Error::cancelled()) : Result<>();
        }));
    for (size_t i = 0; i < others.size() && !stopped; ++i) {
        LECTERN_TRY(addKey(makeKey(tag, others[i]), segment, into));
        stopped = isStopped(i, kKeysBetweenChecks);
    }
    return stopped ? Result<>(Error::cancelled()) : Result<>();
}

Result<std::vector<std::string>> WordSets::similar(Field field, const std::string &word, bool prefix,
                                                   const Cancelled &cancelled)
{
    const std::string name = nameOf(field, word, prefix);
    if (const auto known = m_similar.find(name); known != m_similar.end())
        return known->second;
    auto found = findSimilar(field, word, prefix, cancelled);
    if (m_similar.size() >= kMaxCachedSimilar)
        m_similar.clear();
    if (found)
        m_similar.emplace(name, *found);
    return found;
}

Result<std::vector<std::string>> WordSets::findSimilar(Field field, const std::string &word, bool prefix,
                                                       const Cancelled &cancelled)
{
    if (word.size() < kShortestInfix)
        return std::vector<std::string>();
    // One typo leaves one half of the word unchanged, or swaps the letters where the halves meet. So half a
    // million dictionary words need not be compared one by one.
    const size_t middle = middleOf(word);
    const std::string_view first = std::string_view(word).substr(0, middle),
                           second = std::string_view(word).substr(middle);
    const std::string swapped = word.size() < kShortestTypo ? std::string() : swappedAt(word, middle);
    const std::vector<Tag> tags = tagsOf(field);
    // Counting the papers of a word needs a lookup, so only the words nearest in length are kept.
    const size_t enough = kMaxCounted * m_snapshot->segments().size() * tags.size() * 3;
    std::vector<SimilarWord> found; // may contain duplicates
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        for (const Tag tag : tags) {
            const auto take = [&](std::string_view other) {
                found.push_back(
                    {std::string(other),
                     other.size() > word.size() ? other.size() - word.size() : word.size() - other.size(),
                     segment.info.id, tag});
            };
            const auto collectTypos = [&](std::string_view other) {
                if (other != word && isTypoOf(word, other, prefix))
                    take(other);
            };
            const auto takeLike = [&](std::string_view other) {
                if (other.size() > word.size() && other.find(word) != std::string_view::npos)
                    take(other);
                else
                    collectTypos(other);
            };
            LECTERN_TRY(forEachPart(segment.info.id, tag, cancelled,
                                    [&](const DictionaryReader::Part &part) -> Result<> {
                                        const Dictionary words(part.words);
                                        if (word.size() < kShortestTypo) {
                                            words.forEachContaining(word, takeLike);
                                        } else {
                                            words.forEachLike(first, second, takeLike);
                                            words.forEachBeginningWith(first, collectTypos);
                                            words.forEachBeginningWith(swapped, collectTypos);
                                        }
                                        if (found.size() > 8 * enough)
                                            keepNearest(&found, enough);
                                        return {};
                                    }));
        }
    }
    keepNearest(&found, enough);
    return mostFrequent(std::move(found), m_count);
}

} // namespace lectern::index
