#pragma once
// Keeps the stored index equal to the rows. Every call works inside the caller's write transaction, so the
// index changes with the rows or not at all.
#include "backgroundinverter.h"
#include "models/store/connection.h"
#include "snapshot.h"

#include <functional>

namespace lectern::index
{

class IndexWriter
{
public:
    using Cancelled = std::function<bool()>;
    explicit IndexWriter(Connection &connection) : m_connection(connection) { }

    // Papers that are new or have changed, and those that are gone; ascending, each once. An index that is
    // missing, damaged or of another version is built anew.
    // inverted: what an import has inverted in the background, null when nothing.
    Result<> update(const std::vector<uint32_t> &changed, const std::vector<uint32_t> &removed,
                    BackgroundInverter *inverted, const Cancelled &cancelled = {});
    // Forgets the runs of a transaction that was given up.
    void forgetWritten();
    // Writes the runs that are full already, so that they need not wait in memory.
    Result<> writeFullRuns(BackgroundInverter &inverted, const Cancelled &cancelled);
    // Throws the index away and makes it from all rows.
    Result<> rebuild(const Cancelled &cancelled = {});
    // Every disagreement between index and rows, as sentences; inside a read transaction.
    Result<QStringList> check(const Cancelled &cancelled = {});

private:
    Result<> addPapers(const std::vector<uint32_t> &papers, const Cancelled &cancelled);
    Result<> writeRun(const BackgroundInverter::Run &run, const Cancelled &cancelled);
    Result<> buryForgotten(const BackgroundInverter &inverted);
    Result<> bury(const Snapshot &snapshot, const std::vector<uint32_t> &papers);
    Result<> mergeSegments(const Cancelled &cancelled);
    Result<> merge(const Snapshot &snapshot, const std::vector<const Snapshot::Segment *> &segments,
                   const Cancelled &cancelled);
    Result<int64_t> nextSegment();
    Result<> advance();

    Connection &m_connection;
    // Segments of this update and the papers in them.
    std::vector<std::pair<int64_t, std::vector<uint32_t>>> m_written;
    // The index before the first of them was written; nothing when none was.
    std::optional<Result<SnapshotPtr>> m_before;
};

} // namespace lectern::index
