#pragma once
// Keeps the stored index consistent with the rows. Each call works inside the caller's write transaction, so
// the index and the rows change atomically.
#include "backgroundinverter.h"
#include "models/core/result.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/sqlite/connection.h"

#include <functional>

namespace lectern::index
{

class IndexWriter
{
public:
    explicit IndexWriter(Connection &connection) : m_connection(connection) { }

    // Updates the index for new or changed papers and for removed ones; ascending, each once. A missing or
    // damaged index, or one of another version, is rebuilt. inverted: additional new papers that an import
    // inverted in the background; null if there are none.
    Result<> update(const std::vector<uint32_t> &changed, const std::vector<uint32_t> &removed,
                    BackgroundInverter *inverted);
    // Throws the index away and rebuilds it from all rows.
    Result<> rebuild(const Cancelled &cancelled = {});
    // Returns one sentence for each disagreement between the index and the rows; call inside a read
    // transaction.
    Result<QStringList> check(const Cancelled &cancelled = {});

private:
    Result<> addPapers(const std::vector<uint32_t> &papers, const Cancelled &cancelled);
    Result<> markDead(const Snapshot &snapshot, const std::vector<uint32_t> &papers);
    Result<bool> mayMerge();
    Result<bool> replacesOrders(size_t papers, bool hasOrders);
    Result<> storeOrders(const std::optional<std::vector<uint32_t>> &unplaced, const Cancelled &cancelled);
    Result<> mergeSegments(const Cancelled &cancelled);
    Result<> merge(const Snapshot &snapshot, const std::vector<const Snapshot::Segment *> &segments,
                   const Cancelled &cancelled);
    Result<int64_t> nextSegment();
    Result<int64_t> generation();
    Result<> advance();

    Connection &m_connection;
};

} // namespace lectern::index
