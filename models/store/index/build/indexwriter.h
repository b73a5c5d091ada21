#pragma once
// Keeps the stored index equal to the rows. Every call works inside the caller's write transaction, so the
// index changes with the rows or not at all.
#include "backgroundinverter.h"
#include "models/core/cancelled.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/sqlite/connection.h"

#include <functional>

namespace lectern::index
{

class IndexWriter
{
public:
    explicit IndexWriter(Connection &connection) : m_connection(connection) { }

    // Takes the papers that are new or have changed, and those that are gone; ascending, each once. An index
    // that is missing, damaged or of another version is made again.
    // inverted: further new papers, which an import has inverted in the background; null when there are none.
    Result<> update(const std::vector<uint32_t> &changed, const std::vector<uint32_t> &removed,
                    BackgroundInverter *inverted, const Cancelled &cancelled = {});
    // Throws the index away and makes it from all rows.
    Result<> rebuild(const Cancelled &cancelled = {});
    // Returns every disagreement between index and rows as a sentence; call it inside a read transaction.
    Result<QStringList> check(const Cancelled &cancelled = {});

private:
    Result<> addPapers(const std::vector<uint32_t> &papers, const Cancelled &cancelled);
    Result<> bury(const Snapshot &snapshot, const std::vector<uint32_t> &papers);
    Result<bool> mayMerge();
    Result<bool> takesOrdersOf(size_t papers, bool ordersThere);
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
