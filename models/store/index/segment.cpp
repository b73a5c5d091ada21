#include "segment.h"

#include "bitmap.h"
#include "postings.h"

#include "models/store/try.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// A prefix with more words or postings than this gets its union stored; shorter ones are a short scan, at
// about three microseconds a word.
constexpr size_t wordsForUnion = 250;
constexpr size_t postingsForUnion = 400000;
constexpr size_t longestPrefix = 8; // bytes

} // namespace

// The unions of the prefixes of the words of one tag, built while the words come by in order.
class SegmentWriter::Prefixes
{
public:
    Prefixes(SegmentWriter &writer, uint32_t base) : m_writer(writer), m_base(base) { }

    Result<> add(std::string_view key, const std::vector<uint32_t> &papers)
    {
        const size_t tagAndPrefix = std::min(key.size(), 1 + longestPrefix);
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
    // The words that begin with the first so many bytes of m_open and with no longer part of it.
    struct Level {
        size_t words = 0, postings = 0;
        std::vector<uint32_t> few;
        std::vector<uint64_t> many; // bits from the base
        bool any = false; // in many

        void take(const uint32_t *papers, size_t count, uint32_t base)
        {
            few.insert(few.end(), papers, papers + count);
            // Short lists travel upwards as they are, long ones as bits.
            if (few.size() > 1 << 14)
                spill(base);
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
            // The first byte is the tag: all words of a tag are no prefix.
            if (length > 1 && (level.words > wordsForUnion || level.postings > postingsForUnion)) {
                level.spill(m_base);
                m_papers.clear();
                for (size_t i = 0; i < level.many.size(); ++i)
                    for (uint64_t word = level.many[i]; word; word &= word - 1)
                        m_papers.push_back(m_base + uint32_t(i * 64 + size_t(std::countr_zero(word))));
                LECTERN_TRY(m_writer.writePrefix(std::string_view(m_open).substr(0, length), m_papers));
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
                above.take(level.few.data(), level.few.size(), m_base);
            }
            level.reset();
        }
        m_open.resize(std::min(m_open.size(), keep));
        return {};
    }

    SegmentWriter &m_writer;
    uint32_t m_base;
    std::string m_open;
    std::vector<Level> m_levels; // by length of tag and prefix
    std::vector<uint32_t> m_papers;
};

SegmentWriter::SegmentWriter(const Connection &c, SegmentInfo info)
    : m_info(info), m_posting(c, "INSERT INTO index_posting(segment, key, papers, list) VALUES(?, ?, ?, ?)"),
      m_prefix(c, "INSERT INTO index_prefix(segment, key, list) VALUES(?, ?, ?)"),
      m_segment(c, "INSERT INTO index_segment(id, base, papers) VALUES(?, ?, ?)"),
      m_facts(c, "INSERT INTO index_facts(segment, columns) VALUES(?, ?)"),
      m_wordList(c, "INSERT INTO index_words(segment, tag, words) VALUES(?, ?, ?)"),
      m_prefixes(std::make_unique<Prefixes>(*this, info.base))
{
}

SegmentWriter::~SegmentWriter() = default;

Result<> SegmentWriter::add(std::string_view key, const std::vector<uint32_t> &papers)
{
    const std::string list = encodePostings(papers, m_info.base);
    m_posting.bind(1, qint64(m_info.id)).bindBytes(2, key).bind(3, qint64(papers.size())).bindBytes(4, list);
    LECTERN_TRY(m_posting.run());
    if (std::find(std::begin(wordTags), std::end(wordTags), key[0]) == std::end(wordTags))
        return {};
    if (m_wordTag != key[0] && m_wordTag) {
        LECTERN_TRY(
            m_wordList.bind(1, qint64(m_info.id)).bind(2, int(m_wordTag)).bindBytes(3, m_words).run());
        m_words.clear();
    }
    m_wordTag = key[0];
    (m_words += key.substr(1)) += '\n';
    return m_prefixes->add(key, papers);
}

Result<> SegmentWriter::writePrefix(std::string_view key, const std::vector<uint32_t> &papers)
{
    const std::string list = encodePostings(papers, m_info.base);
    return m_prefix.bind(1, qint64(m_info.id)).bindBytes(2, key).bindBytes(3, list).run();
}

Result<> SegmentWriter::finish(const FactColumns &facts)
{
    LECTERN_TRY(m_prefixes->finish());
    if (m_wordTag)
        LECTERN_TRY(
            m_wordList.bind(1, qint64(m_info.id)).bind(2, int(m_wordTag)).bindBytes(3, m_words).run());
    const std::string columns = facts.toBytes();
    LECTERN_TRY(m_facts.bind(1, qint64(m_info.id)).bindBytes(2, columns).run());
    return m_segment.bind(1, qint64(m_info.id))
        .bind(2, qint64(m_info.base))
        .bind(3, qint64(facts.size()))
        .run();
}

Result<> writeSegment(const Connection &connection, const SegmentInfo &info, TermStream &terms,
                      const FactColumns &facts, const std::function<bool()> &cancelled)
{
    SegmentWriter writer(connection, info);
    std::vector<uint32_t> papers;
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && cancelled && cancelled())
            return Error{u"Cancelled."_s};
        papers.clear();
        terms.takePapers(&papers);
        if (!papers.empty())
            LECTERN_TRY(writer.add(terms.key(), papers));
    }
    if (!terms.good())
        return damage();
    return writer.finish(facts);
}

StoredTerms::StoredTerms(const Connection &c, const SegmentInfo &info, const Bitmap &live)
    : m_read(c, "SELECT key, list FROM index_posting WHERE segment = ? ORDER BY key"), m_info(info),
      m_live(live)
{
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
        m_papers.clear();
        if (!decodePostings(m_read.bytes(1), m_info.base, m_live.size(), &m_papers)) {
            m_good = false;
            return false;
        }
        std::erase_if(m_papers, [this](uint32_t paper) { return !m_live.test(paper); });
        if (m_papers.empty())
            continue;
        m_key = m_read.bytes(0);
        return true;
    }
}

void StoredTerms::takePapers(std::vector<uint32_t> *papers)
{
    papers->insert(papers->end(), m_papers.begin(), m_papers.end());
}

MergedTerms::MergedTerms(std::vector<std::unique_ptr<TermStream>> streams) : m_streams(std::move(streams))
{
    for (size_t i = 0; i < m_streams.size(); ++i)
        m_current.push_back(i);
}

bool MergedTerms::isLater(size_t a, size_t b) const
{
    const int order = m_streams[a]->key().compare(m_streams[b]->key());
    return order ? order > 0 : a > b;
}

bool MergedTerms::next()
{
    const auto later = [this](size_t a, size_t b) { return isLater(a, b); };
    for (const size_t stream : m_current)
        if (m_streams[stream]->next()) {
            m_heap.push_back(stream);
            std::push_heap(m_heap.begin(), m_heap.end(), later);
        }
    m_current.clear();
    if (m_heap.empty())
        return false;
    m_key = m_streams[m_heap.front()]->key();
    while (!m_heap.empty() && m_streams[m_heap.front()]->key() == m_key) {
        std::pop_heap(m_heap.begin(), m_heap.end(), later);
        m_current.push_back(m_heap.back());
        m_heap.pop_back();
    }
    return true;
}

void MergedTerms::takePapers(std::vector<uint32_t> *papers)
{
    const size_t before = papers->size();
    bool sorted = true;
    for (const size_t stream : m_current) {
        const size_t end = papers->size();
        m_streams[stream]->takePapers(papers);
        sorted = sorted && (end == before || end == papers->size() || (*papers)[end - 1] < (*papers)[end]);
    }
    if (!sorted)
        std::sort(papers->begin() + ptrdiff_t(before), papers->end());
}

bool MergedTerms::good() const
{
    return std::all_of(m_streams.begin(), m_streams.end(), [](const auto &stream) { return stream->good(); });
}

Result<> removeSegment(const Connection &connection, int64_t id)
{
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
