#include "segment.h"

#include "bitmap.h"
#include "positions.h"
#include "postings.h"

#include "endings.h"
#include "models/store/sqlite/try.h"
#include "shortlists.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// The union of a prefix with more words or postings than this is stored. Others are computed word by word, at
// about three microseconds each.
constexpr size_t kWordsForUnion = 250;
constexpr size_t kPostingsForUnion = 400000;
constexpr size_t kMaxPrefixLength = 8; // bytes

// Builds the unions of the prefixes of one tag's words, which are passed in order.
class Prefixes
{
public:
    Prefixes(SegmentRows &rows, uint32_t base) : m_rows(rows), m_base(base) { }

    Result<> add(std::string_view key, const std::vector<uint32_t> &papers)
    {
        const size_t tagAndPrefix = std::min(key.size(), 1 + kMaxPrefixLength);
        size_t common = 0;
        while (common < tagAndPrefix && common < m_open.size() && key[common] == m_open[common])
            ++common;
        LECTERN_TRY(closeTo(common));
        m_open.assign(key.substr(0, tagAndPrefix));
        while (m_levels.size() < m_open.size() + 1)
            m_levels.emplace_back();
        Level &level = m_levels[m_open.size()];
        ++level.words;
        level.postings += papers.size();
        level.take(papers.data(), papers.size(), m_base);
        return {};
    }
    Result<> finish() { return closeTo(0); }

private:
    // The words that share a prefix of this length with m_open, but no longer one.
    struct Level {
        size_t words = 0, postings = 0;
        std::vector<uint32_t> few;
        std::vector<uint64_t> many; // bits from the base
        bool any = false; // whether any bit of `many` is set

        void take(const uint32_t *papers, size_t count, uint32_t base)
        {
            few.insert(few.end(), papers, papers + count);
            // Short lists are passed up as lists, long ones as bits.
            if (few.size() > 1 << 14)
                spill(base);
        }
        // Adds the short list of the next longer prefix, which is cleared afterwards.
        void readFew(std::vector<uint32_t> *papers, uint32_t base)
        {
            if (few.empty())
                few.swap(*papers); // at most as many papers as take() leaves
            else
                take(papers->data(), papers->size(), base);
        }
        void spill(uint32_t base)
        {
            for (const uint32_t paper : few) {
                const size_t word = (paper - base) >> 6;
                if (word >= many.size())
                    many.resize(word + 1 + word / 2);
                many[word] |= uint64_t(1) << (paper & 63);
            }
            any = any || !few.empty();
            few.clear();
        }
        void reset()
        {
            words = postings = 0;
            few.clear();
            if (any)
                std::fill(many.begin(), many.end(), 0);
            any = false;
        }
    };

    Result<> closeTo(size_t keep)
    {
        for (size_t length = m_open.size(); length > keep; --length) {
            Level &level = m_levels[length];
            // The first byte is the tag; all words of a tag do not form a prefix.
            if (length > 1 && (level.words > kWordsForUnion || level.postings > kPostingsForUnion)) {
                level.spill(m_base);
                m_papers.clear();
                for (size_t i = 0; i < level.many.size(); ++i)
                    for (uint64_t word = level.many[i]; word; word &= word - 1)
                        m_papers.push_back(m_base + uint32_t(i * 64 + size_t(std::countr_zero(word))));
                encodePostings(m_papers, m_base, &m_list);
                LECTERN_TRY(m_rows.prefix(std::string_view(m_open).substr(0, length), m_list));
            }
            if (length > 2) {
                Level &above = m_levels[length - 1];
                above.words += level.words;
                above.postings += level.postings;
                if (level.any) {
                    if (above.many.size() < level.many.size())
                        above.many.resize(level.many.size());
                    for (size_t i = 0; i < level.many.size(); ++i)
                        above.many[i] |= level.many[i];
                    above.any = true;
                }
                above.readFew(&level.few, m_base);
            }
            level.reset();
        }
        m_open.resize(std::min(m_open.size(), keep));
        return {};
    }

    SegmentRows &m_rows;
    uint32_t m_base;
    std::string m_open;
    std::vector<Level> m_levels; // by length of tag and prefix
    std::vector<uint32_t> m_papers;
    std::string m_list;
};

} // namespace

Result<std::optional<int64_t>> indexGeneration(const Connection &connection)
{
    Statement state(connection, "SELECT generation FROM index_state WHERE version = ?");
    LECTERN_TRY(const auto row, state.bind(1, kIndexVersion).next());
    return row ? std::optional<int64_t>(state.number(0)) : std::nullopt;
}

StoredRows::StoredRows(const Connection &c, int64_t segment, bool orders)
    : m_connection(c), m_segment(segment), m_orders(orders), m_lists(c, segment),
      m_posting(c, "INSERT INTO index_posting(segment, key, papers, list) VALUES(?, ?, ?, ?)"),
      m_prefix(c, "INSERT INTO index_prefix(segment, key, list) VALUES(?, ?, ?)"),
      m_words(c, "INSERT INTO index_words(segment, tag, words) VALUES(?, ?, ?)")
{
}

Result<> StoredRows::posting(std::string_view key, uint32_t papers, std::string_view list,
                             std::string_view positions)
{
    LECTERN_TRY(const auto kept, m_lists.store(list, positions));
    m_posting.bind(1, qint64(m_segment)).bindBytes(2, key).bind(3, qint64(papers)).bindBytes(4, kept);
    return m_posting.run();
}

Result<> StoredRows::prefix(std::string_view key, std::string_view list)
{
    LECTERN_TRY(const auto kept, m_lists.store(list));
    return m_prefix.bind(1, qint64(m_segment)).bindBytes(2, key).bindBytes(3, kept).run();
}

Result<> StoredRows::words(char tag, std::string_view words, std::string_view lists)
{
    const auto row = [&](int number, std::string_view bytes) -> Result<> {
        LECTERN_TRY(const auto kept, m_lists.store(bytes));
        return m_words.bind(1, qint64(m_segment)).bind(2, number).bindBytes(3, kept).run();
    };
    LECTERN_TRY(row(tag, words));
    if (lists.empty())
        return {};
    LECTERN_TRY(const auto directory, storeShortLists(lists, m_lists));
    return row(shortListsOf(tag), directory);
}

Result<> StoredRows::order(OrderPart part, std::string_view bytes)
{
    return m_orders ? storeOrderPart(m_connection, part, bytes) : Result<>();
}

Result<> writeTerms(TermStream &terms, uint32_t base, SegmentRows &rows,
                    const std::function<bool()> &cancelled)
{
    Prefixes prefixes(rows, base);
    std::vector<uint32_t> papers;
    std::string words; // of the tag being written
    ShortListWriter lists; // short lists of the tag being written
    std::string list, positions; // buffers for the papers of a term
    char tag = 0; // 0: a tag without a dictionary
    const auto endTag = [&]() -> Result<> {
        if (!tag)
            return {};
        LECTERN_TRY(rows.words(tag, words, lists.finish()));
        tag = 0;
        words = {};
        // Frees the memory of frequent words, which most tags do not need.
        papers = {};
        list = {};
        positions = {};
        return {};
    };
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && cancelled && cancelled())
            return Error::cancelled();
        const std::string_view key = terms.key();
        if (key[0] != tag)
            LECTERN_TRY(endTag());
        papers.clear();
        terms.readPapers(&papers);
        if (papers.empty())
            continue;
        positions.clear();
        if (hasPositions(key))
            terms.readPositions(&positions);
        encodePostings(papers, base, &list);
        LECTERN_TRY(rows.posting(key, uint32_t(papers.size()), list, positions));
        if (hasUnions(key[0]))
            LECTERN_TRY(prefixes.add(key, papers));
        if (!hasDictionary(key[0]))
            continue;
        tag = key[0];
        (words += key.substr(1)) += '\n';
        if (hasShortLists(tag))
            lists.add(key.substr(1), papers, base);
    }
    if (!terms.good())
        return damage();
    LECTERN_TRY(prefixes.finish());
    return endTag();
}

Result<> writeSegmentFacts(const Connection &connection, int64_t segment, uint32_t base,
                           const FactColumns &facts)
{
    const std::string columns = facts.toBytes();
    Statement insertFacts(connection, "INSERT INTO index_facts(segment, columns) VALUES(?, ?)");
    LECTERN_TRY(insertFacts.bind(1, qint64(segment)).bindBytes(2, columns).run());
    Statement insert(connection, "INSERT INTO index_segment(id, base, papers) VALUES(?, ?, ?)");
    return insert.bind(1, qint64(segment)).bind(2, qint64(base)).bind(3, qint64(facts.size())).run();
}

Result<> writeSegment(const Connection &connection, int64_t segment, TermStream &terms,
                      const FactColumns &facts, const std::function<bool()> &cancelled)
{
    const uint32_t base = baseOf(facts.papers.front());
    StoredRows rows(connection, segment);
    LECTERN_TRY(writeTerms(terms, base, rows, cancelled));
    LECTERN_TRY(storeEndings(connection, segment, base, facts.papers.back(), cancelled));
    return writeSegmentFacts(connection, segment, base, facts);
}

StoredTerms::StoredTerms(const Connection &c, const SegmentInfo &info, const Bitmap &live)
    : m_read(c, "SELECT key, list FROM index_posting WHERE segment = ? ORDER BY key"), m_lists(c),
      m_info(info), m_live(live)
{
}

// Appends the entries of the given number of papers.
Result<> StoredTerms::readPositions(std::string_view kept, size_t papers)
{
    LECTERN_TRY(const auto positions, storedPositions(kept));
    m_entries.clear();
    if (positions.kind == StoredPositions::Kind::None)
        m_entries.assign(papers, kUnknownPositions);
    else if (positions.kind == StoredPositions::Kind::Inline)
        m_entries = positions.entries;
    else
        for (size_t i = 0; i * kPapersInPart < papers; ++i) {
            LECTERN_TRY(const auto part, m_lists.part(positions.firstPart + int64_t(i)));
            m_entries += part.bytes();
        }
    return {};
}

// Reads the live papers of the row and their positions. False if its bytes are damaged.
bool StoredTerms::readRow()
{
    m_papers.clear();
    m_positions.clear();
    m_key = m_read.bytes(0);
    {
        const auto list = m_lists.whole(m_read.bytes(1));
        if (m_key.empty() || !list || !decodePostings(list->bytes(), m_info.base, m_live.size(), &m_papers))
            return false;
    }
    if (hasPositions(m_key)) {
        if (!readPositions(m_read.bytes(1), m_papers.size()))
            return false;
        EntryWalk entries(m_entries);
        std::string_view entry;
        for (const uint32_t paper : m_papers) {
            if (!entries.next(&entry))
                return false;
            if (m_live.test(paper))
                m_positions += entry;
        }
        if (!entries.atEnd())
            return false;
    }
    std::erase_if(m_papers, [this](uint32_t paper) { return !m_live.test(paper); });
    return true;
}

bool StoredTerms::next()
{
    if (!m_started)
        m_read.bind(1, qint64(m_info.id));
    m_started = true;
    for (;;) {
        const auto row = m_read.next();
        if (!row || !*row) {
            m_good = m_good && row;
            return false;
        }
        m_good = readRow();
        if (!m_good)
            return false;
        if (!m_papers.empty())
            return true;
    }
}

void StoredTerms::readPositions(std::string *positions)
{
    *positions += m_positions;
}

void StoredTerms::readPapers(std::vector<uint32_t> *papers)
{
    papers->insert(papers->end(), m_papers.begin(), m_papers.end());
}

MergedTerms::MergedTerms(std::vector<std::unique_ptr<TermStream>> streams) : m_streams(std::move(streams))
{
    for (uint32_t i = 0; i < m_streams.size(); ++i)
        m_current.push_back(i);
}

MergedTerms::Place::Place(std::string_view key, uint32_t ofStream)
    : first(firstBytes(key)), second(key.size() > 8 ? firstBytes(key.substr(8)) : 0),
      length(uint32_t(key.size())), stream(ofStream)
{
}

// Compares in key order. Most keys differ or end within the bytes held in the places.
int MergedTerms::compare(const Place &a, const Place &b) const
{
    if (a.first != b.first)
        return a.first < b.first ? -1 : 1;
    if (a.second != b.second)
        return a.second < b.second ? -1 : 1;
    if (a.length <= 16 && a.length == b.length)
        return 0;
    return m_streams[a.stream]->key().compare(m_streams[b.stream]->key());
}

bool MergedTerms::next()
{
    const auto later = [this](const Place &a, const Place &b) {
        const int order = compare(a, b);
        return order ? order > 0 : a.stream > b.stream;
    };
    for (const uint32_t stream : m_current)
        if (m_streams[stream]->next()) {
            m_heap.emplace_back(m_streams[stream]->key(), stream);
            std::push_heap(m_heap.begin(), m_heap.end(), later);
        }
    m_current.clear();
    if (m_heap.empty())
        return false;
    const Place least = m_heap.front();
    m_key = m_streams[least.stream]->key();
    while (!m_heap.empty() && compare(m_heap.front(), least) == 0) {
        m_current.push_back(m_heap.front().stream);
        std::pop_heap(m_heap.begin(), m_heap.end(), later);
        m_heap.pop_back();
    }
    return true;
}

void MergedTerms::readPapers(std::vector<uint32_t> *papers)
{
    const size_t before = papers->size();
    m_sorted = true;
    for (const uint32_t stream : m_current) {
        const size_t end = papers->size();
        m_streams[stream]->readPapers(papers);
        m_sorted =
            m_sorted && (end == before || end == papers->size() || (*papers)[end - 1] < (*papers)[end]);
    }
    if (!m_sorted)
        std::sort(papers->begin() + ptrdiff_t(before), papers->end());
}

void MergedTerms::readPositions(std::string *positions)
{
    if (m_sorted) {
        for (const uint32_t stream : m_current)
            m_streams[stream]->readPositions(positions);
        return;
    }
    std::vector<uint32_t> papers;
    std::string entries;
    for (const uint32_t stream : m_current) {
        m_streams[stream]->readPapers(&papers);
        m_streams[stream]->readPositions(&entries);
    }
    std::vector<std::pair<uint32_t, std::string_view>> byPaper; // the papers, each with its position entry
    byPaper.reserve(papers.size());
    EntryWalk walk(entries);
    std::string_view entry;
    for (const uint32_t paper : papers)
        if (walk.next(&entry))
            byPaper.emplace_back(paper, entry);
    std::sort(byPaper.begin(), byPaper.end());
    for (const auto &[paper, its] : byPaper)
        *positions += its;
}

bool MergedTerms::good() const
{
    return std::all_of(m_streams.begin(), m_streams.end(), [](const auto &stream) { return stream->good(); });
}

TermsWithout::TermsWithout(TermStream &terms, const std::unordered_set<uint32_t> &without) : m_terms(terms)
{
    if (without.empty())
        return;
    m_without = Bitmap(*std::max_element(without.begin(), without.end()) + 1);
    for (const uint32_t paper : without)
        m_without.set(paper);
}

bool TermsWithout::next()
{
    while (m_terms.next()) {
        m_papers.clear();
        m_terms.readPapers(&m_papers);
        const size_t all = m_papers.size();
        if (m_without.size())
            std::erase_if(m_papers, [this](uint32_t paper) { return m_without.test(paper); });
        m_lacksSome = m_papers.size() < all;
        if (!m_papers.empty())
            return true;
    }
    return false;
}

void TermsWithout::readPapers(std::vector<uint32_t> *papers)
{
    papers->insert(papers->end(), m_papers.begin(), m_papers.end());
}

void TermsWithout::readPositions(std::string *positions)
{
    if (!m_lacksSome)
        return m_terms.readPositions(positions);
    std::vector<uint32_t> papers;
    m_terms.readPapers(&papers);
    std::string entries;
    m_terms.readPositions(&entries);
    EntryWalk walk(entries);
    std::string_view entry;
    for (const uint32_t paper : papers)
        if (walk.next(&entry) && !m_without.test(paper))
            *positions += entry;
}

Result<> removeSegment(const Connection &connection, int64_t id)
{
    LECTERN_TRY(removeLongLists(connection, id));
    for (const char *sql :
         {"DELETE FROM index_posting WHERE segment = ?", "DELETE FROM index_prefix WHERE segment = ?",
          "DELETE FROM index_words WHERE segment = ?", "DELETE FROM index_facts WHERE segment = ?",
          "DELETE FROM index_dead WHERE segment = ?", "DELETE FROM index_segment WHERE id = ?"}) {
        Statement statement(connection, sql);
        LECTERN_TRY(statement.bind(1, qint64(id)).run());
    }
    return {};
}

} // namespace lectern::index
