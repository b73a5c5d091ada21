#pragma once
// Segments: the stored pieces of the index. Each holds some papers completely. A paper that has changed is
// dead in the segment that knew it and lives in a later one. Small segments are merged into larger ones.
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

// What the library says of the index as a whole.
struct IndexState {
    int version = 0; // from kOldestIndexVersion to kIndexVersion
    int64_t generation = 0; // another one after each change
};
// Returns nothing when there is no index of a version that can be used.
Result<std::optional<IndexState>> indexState(const Connection &connection);

// What the table of segments says.
struct SegmentInfo {
    int64_t id = 0;
    uint32_t base = 0; // no number of a paper is below; a multiple of 64
    uint32_t papers = 0; // dead ones too
};

// Takes the rows of a new segment, the rows of each table in ascending order of keys.
class SegmentRows
{
public:
    virtual ~SegmentRows() = default;
    // positions: an entry for each paper (positions.h), or none.
    virtual Result<> posting(std::string_view key, uint32_t papers, std::string_view list,
                             std::string_view positions) = 0;
    virtual Result<> prefix(std::string_view key, std::string_view list) = 0;
    // words: all of the tag, each with its newline. lists: their papers (words/shortlists.h).
    virtual Result<> words(char tag, std::string_view words, std::string_view lists) = 0;
    // Takes a part of the orders by text of its papers (storedorders.h).
    virtual Result<> order(OrderPart part, std::string_view bytes) = 0;
};

// Stores them inside the caller's transaction.
class StoredRows final : public SegmentRows
{
public:
    // orders: its orders become those of the library; otherwise they are left out.
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

// Makes the rows of a stream's terms. base: that of the segment. An Error when cancelled.
Result<> writeTerms(TermStream &terms, uint32_t base, SegmentRows &rows,
                    const std::function<bool()> &cancelled);
// Stores the segment itself and the facts of its papers, inside the caller's transaction.
Result<> writeSegmentFacts(const Connection &connection, int64_t segment, uint32_t base,
                           const FactColumns &facts);
// Does both: stores all terms of a stream as a segment. base follows from the facts.
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
    // live: the papers that live in this segment; must stay as long as this.
    StoredTerms(const Connection &connection, const SegmentInfo &info, const Bitmap &live);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override;
    void takePositions(std::string *positions) override;
    bool good() const override { return m_good; }

private:
    bool takeRow();
    Result<> readPositions(std::string_view kept, size_t papers);

    Statement m_read;
    LongListReader m_lists;
    SegmentInfo m_info;
    const Bitmap &m_live;
    std::string m_key;
    std::vector<uint32_t> m_papers;
    std::string m_entries, m_positions; // of all papers; of the living ones
    bool m_started = false, m_good = true;
};

// Several streams as one. Where several have a key, their papers are put in order.
class MergedTerms final : public TermStream
{
public:
    explicit MergedTerms(std::vector<std::unique_ptr<TermStream>> streams);
    bool next() override;
    std::string_view key() const override { return m_key; }
    void takePapers(std::vector<uint32_t> *papers) override;
    void takePositions(std::string *positions) override;
    bool good() const override;

private:
    // A stream that has a term, and the first bytes of its key.
    struct Place {
        Place(std::string_view key, uint32_t ofStream);
        uint64_t first, second;
        uint32_t length; // of the key
        uint32_t stream;
    };
    int compare(const Place &a, const Place &b) const;

    std::vector<std::unique_ptr<TermStream>> m_streams;
    std::vector<Place> m_heap; // the smallest key first
    std::vector<uint32_t> m_current; // the streams of the current key
    bool m_sorted = true; // their papers, one stream behind the other
    std::string m_key;
};

// A stream without some papers.
class TermsWithout final : public TermStream
{
public:
    // The terms must stay as long as this.
    TermsWithout(TermStream &terms, const std::unordered_set<uint32_t> &without);
    bool next() override;
    std::string_view key() const override { return m_terms.key(); }
    void takePapers(std::vector<uint32_t> *papers) override;
    void takePositions(std::string *positions) override;
    bool good() const override { return m_terms.good(); }

private:
    TermStream &m_terms;
    Bitmap m_without; // up to the largest of them
    std::vector<uint32_t> m_papers;
    bool m_lacksSome = false; // of the current term
};

// Deletes all rows of a segment.
Result<> removeSegment(const Connection &connection, int64_t id);

} // namespace lectern::index
