#include "wordsets.h"

#include "models/store/try.h"
#include "postings.h"

#include <QString>

#include <algorithm>
#include <map>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t longestStoredPrefix = 8; // as segment.cpp writes them
constexpr size_t mostSimilar = 50;

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
    while (m_bytes > mostBytes && m_entries.size() > 1) {
        m_bytes -= m_entries.back().set->wordCount() * 8;
        m_byKey.erase(m_entries.back().key);
        m_entries.pop_back();
    }
}

std::vector<Tag> tagsOf(QueryNode::Field field)
{
    switch (field) {
    case QueryNode::Field::Any:
        return {std::begin(wordTags), std::end(wordTags)};
    case QueryNode::Field::Title:
        return {TitleWord};
    case QueryNode::Field::Author:
        return {AuthorWord};
    case QueryNode::Field::Abstract:
        return {AbstractWord};
    case QueryNode::Field::Note:
        break;
    }
    return {};
}

std::string endOfPrefix(std::string prefix)
{
    ++prefix.back(); // the last byte of UTF-8 is below 0xff
    return prefix;
}

WordSets::WordSets(Connection &c, SnapshotPtr snapshot, SetCache &cache)
    : m_snapshot(std::move(snapshot)), m_cache(cache),
      m_one(c, "SELECT list FROM index_posting WHERE segment = ? AND key = ?"),
      m_range(c, "SELECT list FROM index_posting WHERE segment = ? AND key >= ? AND key < ?"),
      m_union(c, "SELECT list FROM index_prefix WHERE segment = ? AND key = ?"),
      m_words(c, "SELECT words FROM index_words WHERE segment = ? AND tag = ?"),
      m_count(c, "SELECT papers FROM index_posting WHERE segment = ? AND key = ?")
{
}

// Calls read(bitmap) to add the papers of a segment; the dead ones are taken out again.
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

Result<> WordSets::addKey(const std::string &key, Bitmap *into)
{
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        const auto added = addSegment(segment, into, [&](Bitmap *target) -> Result<> {
            const auto row = m_one.bind(1, qint64(segment.info.id)).bindBytes(2, key).next();
            LECTERN_TRY(row);
            if (!*row)
                return {};
            const bool sound = decodePostings(m_one.bytes(0), segment.info.base, target);
            m_one.reset();
            return sound ? Result<>() : damage();
        });
        LECTERN_TRY(added);
    }
    return {};
}

Result<> WordSets::addPrefix(const std::string &key, Bitmap *into)
{
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        const auto added = addSegment(segment, into, [&](Bitmap *target) -> Result<> {
            if (key.size() <= 1 + longestStoredPrefix) {
                const auto row = m_union.bind(1, qint64(segment.info.id)).bindBytes(2, key).next();
                LECTERN_TRY(row);
                if (*row) {
                    const bool sound = decodePostings(m_union.bytes(0), segment.info.base, target);
                    m_union.reset();
                    return sound ? Result<>() : damage();
                }
            }
            const std::string end = endOfPrefix(key);
            m_range.bind(1, qint64(segment.info.id)).bindBytes(2, key).bindBytes(3, end);
            for (;;) {
                const auto row = m_range.next();
                LECTERN_TRY(row);
                if (!*row)
                    return {};
                if (!decodePostings(m_range.bytes(0), segment.info.base, target)) {
                    m_range.reset();
                    return damage();
                }
            }
        });
        LECTERN_TRY(added);
    }
    return {};
}

Result<WordSets::Set> WordSets::word(Field field, const std::string &word, bool prefix)
{
    const std::string name = std::to_string(int(field)) + (prefix ? '*' : '=') + word;
    if (Set known = m_cache.find(m_snapshot->generation(), name))
        return known;
    auto set = std::make_shared<Bitmap>(m_snapshot->size());
    for (const Tag tag : tagsOf(field)) {
        const std::string key = makeKey(tag, word);
        LECTERN_TRY(prefix ? addPrefix(key, set.get()) : addKey(key, set.get()));
    }
    m_cache.insert(m_snapshot->generation(), name, set);
    return Set(set);
}

Result<WordSets::Set> WordSets::repeated(const std::string &word, bool prefix)
{
    const std::string name = (prefix ? "r*" : "r=") + word;
    if (Set known = m_cache.find(m_snapshot->generation(), name))
        return known;
    auto set = std::make_shared<Bitmap>(m_snapshot->size());
    const std::string key = makeKey(Repeated, word);
    LECTERN_TRY(prefix ? addPrefix(key, set.get()) : addKey(key, set.get()));
    m_cache.insert(m_snapshot->generation(), name, set);
    return Set(set);
}

Result<Bitmap> WordSets::keys(const std::vector<std::string> &keys)
{
    Bitmap set(m_snapshot->size());
    for (const std::string &key : keys)
        LECTERN_TRY(addKey(key, &set));
    return set;
}

bool differByOneTypo(std::string_view a, std::string_view b)
{
    const auto isAscii = [](std::string_view text) {
        return std::all_of(text.begin(), text.end(),
                           [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    };
    const auto compare = [](const auto &x, const auto &y) {
        const auto &shorter = x.size() <= y.size() ? x : y;
        const auto &longer = x.size() <= y.size() ? y : x;
        if (longer.size() - shorter.size() > 1)
            return false;
        size_t same = 0;
        while (same < shorter.size() && shorter[same] == longer[same])
            ++same;
        if (longer.size() > shorter.size()) // one too many
            return shorter.substr(same) == longer.substr(same + 1);
        if (same == shorter.size() || shorter.substr(same + 1) == longer.substr(same + 1))
            return true;
        return same + 1 < shorter.size() && shorter[same] == longer[same + 1]
            && shorter[same + 1] == longer[same] && shorter.substr(same + 2) == longer.substr(same + 2);
    };
    if (isAscii(a) && isAscii(b))
        return compare(a, b);
    const auto codes = [](std::string_view text) {
        const QList<uint> ucs4 = QString::fromUtf8(text.data(), qsizetype(text.size())).toUcs4();
        return std::u32string(ucs4.begin(), ucs4.end());
    };
    return compare(codes(a), codes(b));
}

Result<std::vector<std::string>> WordSets::similar(Field field, const std::string &word, bool prefix)
{
    // A byte is a letter or part of one; for the lengths from which similarity means anything, near enough.
    const bool infixes = word.size() >= 3, typos = word.size() >= 4;
    std::map<std::string, int64_t> found; // and in how many papers
    // One typo leaves one of the first two letters where it was or one place on. Nearly all words fail this,
    // and the dictionary of a large library has half a million.
    const auto mayBeTypo = [&](std::string_view other) {
        return other.size() > 1
            && (static_cast<unsigned char>(word[0] | other[0]) >= 0x80 || other[0] == word[0]
                || other[1] == word[1] || other[0] == word[1] || other[1] == word[0]);
    };
    const auto isSimilar = [&](std::string_view other) {
        if (infixes && other.size() > word.size() && other.find(word) != std::string_view::npos)
            return true;
        if (!typos || !mayBeTypo(other))
            return false;
        if (other.size() + 4 >= word.size() && other.size() <= word.size() + 4
            && differByOneTypo(word, other))
            return true;
        if (prefix)
            for (size_t length = word.size() - 1; length <= word.size() + 1 && length < other.size();
                 ++length)
                if (differByOneTypo(word, other.substr(0, length)))
                    return true;
        return false;
    };
    for (const Snapshot::Segment &segment : m_snapshot->segments()) {
        for (const Tag tag : tagsOf(field)) {
            const auto row = m_words.bind(1, qint64(segment.info.id)).bind(2, int(tag)).next();
            LECTERN_TRY(row);
            if (!*row)
                continue;
            const std::string_view words = m_words.bytes(0);
            for (size_t begin = 0; begin < words.size();) {
                const size_t end = std::min(words.find('\n', begin), words.size());
                const std::string_view other = words.substr(begin, end - begin);
                begin = end + 1;
                if (other == word || !isSimilar(other))
                    continue;
                const std::string key = makeKey(tag, other);
                const auto count = m_count.bind(1, qint64(segment.info.id)).bindBytes(2, key).next();
                LECTERN_TRY(count);
                found[std::string(other)] += *count ? m_count.number(0) : 0;
                m_count.reset();
            }
            m_words.reset();
        }
    }
    std::vector<std::pair<int64_t, std::string>> byCount;
    for (const auto &[other, papers] : found)
        byCount.emplace_back(-papers, other);
    std::sort(byCount.begin(), byCount.end());
    std::vector<std::string> similar;
    for (size_t i = 0; i < std::min(byCount.size(), mostSimilar); ++i)
        similar.push_back(byCount[i].second);
    return similar;
}

} // namespace lectern::index
