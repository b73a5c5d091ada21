#pragma once
// Segments: the stored parts of the index. Each holds some papers completely. A changed paper is dead in its
// old segment and live in a later one. Small segments are merged into larger ones.
#include "bitmap.h"
#include "facts.h"
#include "longlists.h"
#include "models/core/result.h"
#include "models/store/sqlite/statement.h"
#include "storedorders.h"
#include "terms.h"

#include <functional>
#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

namespace lectern::index
{

class Bitmap;

// Returns the generation of the index, which changes with each modification; nothing if no index of this
// version exists.
Result<std::optional<int64_t>> indexGeneration(const Connection &connection);

// A row of the table of segments.
struct SegmentInfo {
    int64_t id = 0;
    uint32_t base = 0; // lower bound of the paper numbers; a multiple of 64
    uint32_t papers = 0; // including dead ones
};

// Receives the rows of a new segment; the rows of each table in ascending order of keys.
class SegmentRows
{
public:
    virtual ~SegmentRows() = default;
    // positions: an entry for each paper (positions.h), or none.
    virtual Result<> posting(std::string_view key, uint32_t papers, std::string_view list,
                             std::string_view positions) = 0;
    virtual Result<> prefix(std::string_view key, std::string_view list) = 0;
    // words: all of the tag, each with its newline. lists: their papers (shortlists.h).
    virtual Result<> words(char tag, std::string_view words, std::string_view lists) = 0;
    // Receives a part of the text orders of its papers (storedorders.h).
    virtual Result<> order(OrderPart part, std::string_view bytes) = 0;
};

// Stores rows inside the caller's transaction.
class StoredRows final : public SegmentRows
{
public:
    // orders: stores its orders as those of the library; otherwise they are ignored.
    StoredRows(const Connection &connection, int64_t segment, bool orders = false);
    Result<> posting(std::string_view key, uint32_t papers, std::string_view list,
                     std::string_view positions) override;
    Result<> prefix(std::string_view key, std::string_view list) override;
    Result<> words(char tag, std::string_view words, std::string_view lists) override;
    Result<> order(OrderPart part, std::string_view bytes) override;

private:
    const Connection &m_connection;
    int64_t m_segment;
    bool m_orders;
    LongListWriter m_lists;
    Statement m_posting, m_prefix, m_words;
};

// Creates the rows of a stream's terms. base: that of the segment. Error when cancelled.
Result<> writeTerms(TermStream &terms, uint32_t base, SegmentRows &rows,
                    const std::function<bool()> &cancelled);
// Stores the segment itself and the facts of its papers, inside the caller's transaction.
Result<> writeSegmentFacts(const Connection &connection, int64_t segment, uint32_t base,
                           const FactColumns &facts);
// Stores all terms of a stream, and the facts of its papers, as a segment. base follows from the facts.
Result<> writeSegment(const Connection &connection, int64_t segment, TermStream &terms,
                      const FactColumns &facts, const std::function<bool()> &cancelled);
// Returns the base of a segment whose first paper this is.
inline uint32_t baseOf(uint32_t firstPaper)
{
    return firstPaper & ~uint32_t(63);
}

// The terms of a stored segment, without the dead papers.
class StoredTerms final : public TermStream
{
public:
    // live: the live papers of this segment; must outlive this object.
    StoredTerms(const Connection &connection, const SegmentInfo &info, const Bitmap &live);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void readPapers(std::vector<uint32_t> *papers) override;
    void readPositions(std::string *positions) override;
    bool good() const override { return m_good; }

private:
    bool readRow();
    Result<> readPositions(std::string_view kept, size_t papers);

    Statement m_read;
    LongListReader m_lists;
    SegmentInfo m_info;
    const Bitmap &m_live;
    std::string m_key;
    std::vector<uint32_t> m_papers;
    std::string m_entries, m_positions; // entries of all papers of the row; entries of its live papers
    bool m_started = false, m_good = true;
};

// Several streams merged into one. If several have a key, their papers are sorted.
class MergedTerms final : public TermStream
{
public:
    explicit MergedTerms(std::vector<std::unique_ptr<TermStream>> streams);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void readPapers(std::vector<uint32_t> *papers) override;
    void readPositions(std::string *positions) override;
    bool good() const override;

private:
    // The current term of a stream: the first bytes of its key.
    struct Place {
        Place(std::string_view key, uint32_t ofStream);
        uint64_t first, second;
        uint32_t length; // length of the key
        uint32_t stream;
    };
    int compare(const Place &a, const Place &b) const;

    std::vector<std::unique_ptr<TermStream>> m_streams;
    std::vector<Place> m_heap; // smallest key first
    std::vector<uint32_t> m_current; // the streams of the current key
    bool m_sorted = true; // whether the concatenated papers of the streams are ascending
    std::string m_key;
};

// A stream without some papers.
class TermsWithout final : public TermStream
{
public:
    // The terms must outlive this object.
    TermsWithout(TermStream &terms, const std::unordered_set<uint32_t> &without);
    bool next() override;
    std::string_view key() const override { return m_terms.key(); }
    void readPapers(std::vector<uint32_t> *papers) override;
    void readPositions(std::string *positions) override;
    bool good() const override { return m_terms.good(); }

private:
    TermStream &m_terms;
    Bitmap m_without; // a set of these papers, up to the largest of them
    std::vector<uint32_t> m_papers;
    bool m_lacksSome = false; // whether the current term lacks some of its papers
};

// Deletes all rows of a segment.
Result<> removeSegment(const Connection &connection, int64_t id);

} // namespace lectern::index
