#pragma once
// Segments: the stored pieces of the index. Each holds some papers whole; a paper that has changed is dead in
// the segment that knew it and lives in a later one. Small segments are merged into larger ones.
#include "facts.h"
#include "models/core/result.h"
#include "models/store/statement.h"
#include "terms.h"

#include <functional>
#include <memory>
#include <vector>

namespace lectern::index
{

class Bitmap;

// What the table of segments says.
struct SegmentInfo {
    int64_t id = 0;
    uint32_t base = 0; // no number of a paper is below; a multiple of 64
    uint32_t papers = 0; // dead ones too
};

// Writes the rows of one new segment, inside the caller's transaction.
class SegmentWriter
{
public:
    SegmentWriter(const Connection &connection, SegmentInfo info);
    ~SegmentWriter();
    // All terms of the papers, in ascending order of keys.
    Result<> add(std::string_view key, const std::vector<uint32_t> &papers);
    // Writes what is left and the segment itself.
    Result<> finish(const FactColumns &facts);

private:
    class Prefixes;
    Result<> writePrefix(std::string_view key, const std::vector<uint32_t> &papers);

    SegmentInfo m_info;
    Statement m_posting, m_prefix, m_segment, m_facts, m_wordList;
    std::unique_ptr<Prefixes> m_prefixes;
    std::string m_words; // of all word tags, each with its newline
    char m_wordTag = 0;
};

// Writes all terms of a stream as a segment. cancelled: gives up with an Error.
Result<> writeSegment(const Connection &connection, const SegmentInfo &info, TermStream &terms,
                      const FactColumns &facts, const std::function<bool()> &cancelled);

// The terms of a stored segment, without the dead papers.
class StoredTerms final : public TermStream
{
public:
    // live: the papers that live in this segment; must stay as long as this.
    StoredTerms(const Connection &connection, const SegmentInfo &info, const Bitmap &live);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override;
    bool good() const override { return m_good; }

private:
    Statement m_read;
    SegmentInfo m_info;
    const Bitmap &m_live;
    std::string m_key;
    std::vector<uint32_t> m_papers;
    bool m_started = false, m_good = true;
};

// Several streams as one; where a key is in several, their papers are put in order.
class MergedTerms final : public TermStream
{
public:
    explicit MergedTerms(std::vector<std::unique_ptr<TermStream>> streams);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override;
    bool good() const override;

private:
    bool isLater(size_t a, size_t b) const;

    std::vector<std::unique_ptr<TermStream>> m_streams;
    std::vector<size_t> m_heap; // streams that have a term, the smallest key first
    std::vector<size_t> m_current; // the streams of the current key
    std::string m_key;
};

// Deletes all rows of a segment.
Result<> removeSegment(const Connection &connection, int64_t id);

} // namespace lectern::index
