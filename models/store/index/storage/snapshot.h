#pragma once
// The in-memory view of one index state: which papers are live in which segment, the facts of all papers,
// orders.
#include "bitmap.h"
#include "facts.h"
#include "models/core/query/query.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "numbercolumn.h"
#include "segment.h"
#include "storedfacts.h"
#include "textorders.h"

#include <QStringList>

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

namespace lectern::index
{

// The position of each paper in the Newest order. Walking through all papers costs some milliseconds. This
// looks a position up with two bytes per paper: the start of its day plus the number of papers of that day
// before it.
class Places
{
public:
    Places() = default;
    // papers: their number. days: the day of each; must outlive this object. perPart: number of papers with
    // the latest day, the day before, and so on; last, the number of papers without a day. Empty if the days
    // span too long a range.
    Places(uint32_t papers, const DayColumn &days, int32_t lastDay, const std::vector<uint32_t> &perPart);

    bool isEmpty() const { return m_within.empty() && m_whole.empty(); }
    uint32_t operator[](uint32_t paper) const
    {
        return m_whole.empty() ? m_begins[partOf(paper)] + m_within[paper] : m_whole[paper];
    }
    void set(uint32_t paper, uint32_t place) { set(paper, place, m_whole.empty() ? partOf(paper) : 0); }
    void set(uint32_t paper, uint32_t place, size_t part) // part: that of the paper
    {
        if (m_whole.empty())
            m_within[paper] = uint16_t(place - m_begins[part]);
        else
            m_whole[paper] = place;
    }

private:
    size_t partOf(uint32_t paper) const
    {
        const int32_t day = (*m_days)[paper];
        return day == kNoDay ? m_begins.size() - 1 : size_t(m_lastDay - day);
    }

    const DayColumn *m_days = nullptr;
    int32_t m_lastDay = 0;
    std::vector<uint32_t> m_begins; // start of each part
    std::vector<uint16_t> m_within; // position of each paper within its part
    std::vector<uint32_t>
        m_whole; // position of each paper; replaces the two members above if a day has too many papers
};

// All papers in one order.
struct Order {
    std::vector<uint32_t> papers; // the papers, by position
    // Position of each paper; valid only for papers in `papers`. Only for the Newest order, which most
    // results have. Refers to the snapshot's day column. An `Order` keeps its `Snapshot` alive.
    Places places;
    // Papers from this position on have no value; they come last in both directions.
    uint32_t missingFrom = 0;

    uint32_t placeOf(uint32_t paper) const; // paper must be in `papers`
    // Returns the papers of the set as a set of positions.
    Bitmap placesOf(const Bitmap &set) const;
    // Returns the first papers that are in the set, at most `most`. reversed: from the end, but papers
    // without the value still last.
    std::vector<uint32_t> first(const Bitmap &set, size_t most, bool reversed) const;
};
using OrderPtr = std::shared_ptr<const Order>;

// Immutable except for lazily created members. Shared by all of the program's connections to a file, and by
// results.
class Snapshot
{
public:
    // Returns the state visible to this connection; call inside a read transaction. Returns the existing
    // snapshot if nothing has changed. An IndexDamaged error if the index is damaged or of another version;
    // it must be rebuilt then.
    static Result<std::shared_ptr<const Snapshot>> of(Connection &connection);

    struct Segment {
        SegmentInfo info;
        Bitmap live; // the live papers of this segment
        bool hasDead = false;
    };

    int64_t generation() const { return m_generation; }
    // All paper numbers are smaller.
    uint32_t size() const { return m_live.size(); }
    uint32_t count() const { return m_count; }
    const Bitmap &live() const { return m_live; }
    const std::vector<Segment> &segments() const { return m_segments; }

    // The facts of the papers, indexed by paper number.
    const DayColumn &days() const { return m_days; }
    const ScoreColumn &scores() const { return m_scores; }
    const CitationColumn &citations() const { return m_citations; }
    const std::vector<uint8_t> &flags() const { return m_flags; }
    // Years minus firstYear() plus one; 0: none.
    const YearColumn &years() const { return derived().years; }
    int firstYear() const { return derived().firstYear; }
    size_t yearNumbers() const
    {
        return derived().yearNumbers;
    } // upper bound (exclusive) of the values in years()
    const Bitmap &withCode() const { return derived().withCode; }
    const Bitmap &withScore() const { return derived().withScore; } // has size 0 if no paper has a score
    const Bitmap &withoutCode() const
    {
        return derived().withoutCode;
    } // papers whose source states that they have no code
    const NumberColumn &categories() const { return m_categories; } // indexes into categoryNames()
    // Each entry has all categories of a paper. Up to two hundred thousand; valid as long as the snapshot.
    const std::vector<std::string_view> &categoryNames() const { return m_categoryNames; }
    // The searchable categories, each once regardless of its printed form.
    const QStringList &offeredCategories() const { return derived().offeredCategories; }
    // Returns which of offeredCategories() find the papers of this entry of categoryNames(), each once.
    std::span<const uint32_t> offeredOf(size_t name) const
    {
        const Derived &made = derived();
        return std::span(made.offeredOf)
            .subspan(made.firstOffered[name], made.firstOffered[name + 1] - made.firstOffered[name]);
    }
    // Number of live papers for each of categoryNames() and for each of years().
    const std::vector<uint32_t> &papersPerName() const { return derived().papersPerName; }
    const std::vector<uint32_t> &papersPerYear() const { return derived().papersPerYear; }

    // Returns one of the orders Newest, Added, Score, Citations, Title, Authors, Category. Orders by text
    // read through the connection, in its transaction.
    Result<OrderPtr> order(SortOrder::Key key, Connection &connection) const;
    // Returns an order of these live papers (each once, in the given order), followed by all others, newest
    // first. Not cached. othersLast: when reversed, the others stay last.
    Result<OrderPtr> orderBeginningWith(const std::vector<uint32_t> &first, bool othersLast,
                                        Connection &connection) const;

    // From this number of papers the text orders are stored (storedorders.h); below it they are computed
    // quickly. Tests lower it.
    static inline std::atomic<uint32_t> storedFrom = 20'000;
    // Stores these orders for this state, inside a write transaction. changed: papers whose texts or days may
    // differ from the stored orders; nothing if the stored orders are invalid.
    Result<> storeTextOrders(Connection &connection, const std::optional<std::vector<uint32_t>> &changed,
                             const std::function<bool()> &cancelled) const;
    // Whether the stored orders match the library's rows.
    Result<bool> storedOrdersAreRight(Connection &connection) const;

private:
    static Result<std::shared_ptr<Snapshot>> load(Connection &connection, int64_t generation);
    // Data for facets and statistics; computed on first use, after the first rows are shown.
    struct Derived {
        YearColumn years;
        int firstYear = 0;
        size_t yearNumbers = 1;
        Bitmap withCode, withoutCode, withScore;
        QStringList offeredCategories;
        std::vector<uint32_t> offeredOf,
            firstOffered; // offeredOf: the values for all entries of m_categoryNames, concatenated;
                          // firstOffered: start of each
        std::vector<uint32_t> papersPerName, papersPerYear;
    };
    const Derived &derived() const;
    void derive() const;
    void offerCategories() const;
    std::vector<uint32_t> numbersOfNames(const std::vector<std::string_view> &names);
    void grow(uint32_t size);
    Result<> readFacts(StoredFacts *facts, const PaperRuns &papers);
    bool forgetFacts(const std::vector<uint32_t> &dead, Bitmap *live);
    Result<TextOrder> papersByText(SortOrder::Key key, Connection &connection) const;
    Result<OrderPtr> textOrder(SortOrder::Key key, Connection &connection) const;
    Result<> storeOrderOfRows(SortOrder::Key key, Connection &connection,
                              const std::function<bool()> &cancelled) const;
    Result<> completeStoredOrder(SortOrder::Key key, const Bitmap &unplaced, Connection &connection,
                                 const std::function<bool()> &cancelled) const;
    OrderPtr categoryOrder(const Order &newest) const;
    Result<OrderPtr> venueOrder(const Order &newest, Connection &connection) const;
    OrderPtr makeOrder(SortOrder::Key key, const Order *newest) const;

    int64_t m_generation = 0;
    uint32_t m_count = 0;
    Bitmap m_live;
    std::vector<Segment> m_segments;
    DayColumn m_days;
    int32_t m_firstDay = kNoDay, m_lastDay = kNoDay; // equal if no paper has a day
    ScoreColumn m_scores = noScores();
    CitationColumn m_citations{kNoCitations};
    std::vector<uint8_t> m_flags;
    NumberColumn m_categories;
    std::vector<std::string_view> m_categoryNames; // views into m_categoryTexts
    std::deque<std::string> m_categoryTexts; // one for each segment that added names
    mutable std::once_flag m_deriving; // guards the creation of m_derived
    mutable Derived m_derived;
    mutable std::mutex m_mutex; // guards m_orders
    mutable std::map<SortOrder::Key, OrderPtr> m_orders;
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

} // namespace lectern::index
