#pragma once
// What the engine keeps in memory of one state of the index: who lives where, the facts of all papers,
// orders.
#include "bitmap.h"
#include "facts.h"
#include "models/core/query.h"
#include "models/core/result.h"
#include "models/store/connection.h"
#include "segment.h"

#include <map>
#include <memory>
#include <mutex>

namespace lectern::index
{

// All papers in one order, and the place of each.
struct Order {
    std::vector<uint32_t> papers; // by place
    std::vector<uint32_t> places; // by paper; only those of papers in `papers` mean something
    // From this place on stand papers without the value the order is by; they come last in both directions.
    uint32_t missingFrom = 0;
    // Those of the papers that are in the set, as a set of places.
    Bitmap placesOf(const Bitmap &set) const;
};
using OrderPtr = std::shared_ptr<const Order>;

// Immutable but for orders made on demand; shared by all connections of the program to a file, and by
// results.
class Snapshot
{
public:
    // The state this connection sees; asked inside a read transaction. Gives an earlier one when nothing has
    // changed since. An Error when the index is damaged; where is then no answer but a rebuild.
    static Result<std::shared_ptr<const Snapshot>> of(Connection &connection);

    struct Segment {
        SegmentInfo info;
        Bitmap live; // the papers that live in this segment
        bool hasDead = false;
    };

    int64_t generation() const { return m_generation; }
    // No paper has this number or a larger one.
    uint32_t size() const { return m_live.size(); }
    uint32_t count() const { return m_count; }
    const Bitmap &live() const { return m_live; }
    const std::vector<Segment> &segments() const { return m_segments; }

    // By paper.
    const std::vector<int32_t> &days() const { return m_days; }
    int32_t firstDay() const { return m_firstDay; } // of those in days(); 0 when there are none
    int32_t lastDay() const { return m_lastDay; }
    const std::vector<double> &scores() const { return m_scores; }
    const std::vector<int32_t> &citations() const { return m_citations; }
    const std::vector<uint16_t> &flags() const { return m_flags; }
    const std::vector<uint32_t> &categories() const { return m_categories; } // into categoryNames()
    const std::vector<std::string> &categoryNames() const { return m_categoryNames; }

    // One of the stored orders: Newest, Added, Score, Citations, Title, Authors, Category. Those that need
    // text read it through the connection, in its transaction.
    Result<OrderPtr> order(SortOrder::Key key, Connection &connection) const;
    // These living papers, each once, as they stand here; then all others, newest first. Not kept.
    Result<OrderPtr> orderBeginningWith(const std::vector<uint32_t> &first, Connection &connection) const;

private:
    static Result<std::shared_ptr<Snapshot>> load(Connection &connection, int64_t generation);
    Result<OrderPtr> textOrder(SortOrder::Key key, Connection &connection) const;
    OrderPtr makeOrder(SortOrder::Key key) const;

    int64_t m_generation = 0;
    uint32_t m_count = 0;
    Bitmap m_live;
    std::vector<Segment> m_segments;
    std::vector<int32_t> m_days;
    int32_t m_firstDay = 0, m_lastDay = 0;
    std::vector<double> m_scores;
    std::vector<int32_t> m_citations;
    std::vector<uint16_t> m_flags;
    std::vector<uint32_t> m_categories;
    std::vector<std::string> m_categoryNames;
    mutable std::mutex m_mutex; // guards m_orders
    mutable std::map<SortOrder::Key, OrderPtr> m_orders;
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

} // namespace lectern::index
