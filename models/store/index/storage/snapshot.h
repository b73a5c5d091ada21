#pragma once
// What the engine keeps in memory about one state of the index: which papers live in which segment, the facts
// of all papers, orders.
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

// The place of each paper in the order of days, the newest first. A walk through all papers takes some
// milliseconds; this looks a place up, in two bytes a paper: where its day begins, and how many of that day
// stand before it.
class Places
{
public:
    Places() = default;
    // Of so many papers, which stand in `days`; those must stay as long as this. perPart: how many papers
    // have the latest day, the one before and so on; the last of it: how many have none. Empty where days lie
    // too far apart for that.
    Places(uint32_t papers, const DayColumn &days, int32_t lastDay, const std::vector<uint32_t> &perPart);

    bool isEmpty() const { return m_within.empty() && m_whole.empty(); }
    uint32_t operator[](uint32_t paper) const
    {
        return m_whole.empty() ? m_begins[partOf(paper)] + m_within[paper] : m_whole[paper];
    }
    void set(uint32_t paper, uint32_t place) { set(paper, place, m_whole.empty() ? partOf(paper) : 0); }
    void set(uint32_t paper, uint32_t place, size_t part) // which is known
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
    std::vector<uint32_t> m_begins; // by part
    std::vector<uint16_t> m_within; // by paper
    std::vector<uint32_t> m_whole; // by paper; in place of the others where a day has too many papers
};

// All papers in one order.
struct Order {
    std::vector<uint32_t> papers; // by place
    // Of each paper; only those of papers in `papers` mean something. Only for the newest first, in which
    // most answers are. They stand in the days of the snapshot, which whoever holds an order holds as well.
    Places places;
    // From this place on stand the papers without the value; they come last in both directions.
    uint32_t missingFrom = 0;

    uint32_t placeOf(uint32_t paper) const; // which is in `papers`
    // Returns the papers of the set as a set of places.
    Bitmap placesOf(const Bitmap &set) const;
    // Returns the first papers that are in the set, at most so many. reversed: from the end, but papers
    // without the value still last.
    std::vector<uint32_t> first(const Bitmap &set, size_t most, bool reversed) const;
};
using OrderPtr = std::shared_ptr<const Order>;

// Immutable except for what is made on demand. All connections of the program to a file share it, and so do
// results.
class Snapshot
{
public:
    // Returns the state that this connection sees; call it inside a read transaction. It is an earlier
    // snapshot if nothing has changed since. An Error of the kind IndexDamaged when the index is damaged or
    // of another version; only a rebuild helps then.
    static Result<std::shared_ptr<const Snapshot>> of(Connection &connection);

    struct Segment {
        SegmentInfo info;
        Bitmap live; // the papers that live in this segment
        bool hasDead = false;
    };

    int64_t generation() const { return m_generation; }
    int version() const { return m_version; } // of the index, as IndexState has it
    // No paper has this number or a larger one.
    uint32_t size() const { return m_live.size(); }
    uint32_t count() const { return m_count; }
    const Bitmap &live() const { return m_live; }
    const std::vector<Segment> &segments() const { return m_segments; }

    // By paper.
    const DayColumn &days() const { return m_days; }
    const ScoreColumn &scores() const { return m_scores; }
    const CitationColumn &citations() const { return m_citations; }
    const std::vector<uint8_t> &flags() const { return m_flags; }
    // Years minus firstYear() plus one; 0: none.
    const YearColumn &years() const { return derived().years; }
    int firstYear() const { return derived().firstYear; }
    size_t yearNumbers() const { return derived().yearNumbers; } // those in years() are below
    const Bitmap &withCode() const { return derived().withCode; }
    const Bitmap &withScore() const { return derived().withScore; } // of no size where no paper has one
    const Bitmap &withoutCode() const { return derived().withoutCode; } // stated
    const NumberColumn &categories() const { return m_categories; } // into categoryNames()
    // Each with all categories of a paper. There may be two hundred thousand; they stay as long as this.
    const std::vector<std::string_view> &categoryNames() const { return m_categoryNames; }
    // The categories that can be asked for, each once however it is printed.
    const QStringList &offeredCategories() const { return derived().offeredCategories; }
    // Returns which of them find the papers of one of categoryNames(), each once.
    std::span<const uint32_t> offeredOf(size_t name) const
    {
        const Derived &made = derived();
        return std::span(made.offeredOf)
            .subspan(made.firstOffered[name], made.firstOffered[name + 1] - made.firstOffered[name]);
    }
    // How many of all living papers are in each of categoryNames() and in each of years().
    const std::vector<uint32_t> &papersPerName() const { return derived().papersPerName; }
    const std::vector<uint32_t> &papersPerYear() const { return derived().papersPerYear; }

    // Returns one of the orders Newest, Added, Score, Citations, Title, Authors, Category. Orders that need
    // texts read them through the connection, in its transaction.
    Result<OrderPtr> order(SortOrder::Key key, Connection &connection) const;
    // Returns an order of these living papers, each once, as they stand here, and then of all others, newest
    // first. It is not kept. othersLast: turned round, the others stay behind.
    Result<OrderPtr> orderBeginningWith(const std::vector<uint32_t> &first, bool othersLast,
                                        Connection &connection) const;

    // With so many papers the orders by text are stored (storedorders.h); of fewer papers they are made in a
    // moment. A test lowers it.
    static inline std::atomic<uint32_t> storedFrom = 20'000;
    // Stores these orders as of this state, inside a write transaction. changed: the papers whose texts or
    // days may differ from those by which they stand in the stored orders; nothing when these mean nothing.
    Result<> storeTextOrders(Connection &connection, const std::optional<std::vector<uint32_t>> &changed,
                             const std::function<bool()> &cancelled) const;
    // Whether the stored orders are what the rows say.
    Result<bool> storedOrdersAreRight(Connection &connection) const;

private:
    static Result<std::shared_ptr<Snapshot>> load(Connection &connection, const IndexState &state);
    // What facets and pages of figures count by; made when somebody first asks, after the first rows are
    // shown.
    struct Derived {
        YearColumn years;
        int firstYear = 0;
        size_t yearNumbers = 1;
        Bitmap withCode, withoutCode, withScore;
        QStringList offeredCategories;
        std::vector<uint32_t> offeredOf, firstOffered; // each of m_categoryNames, one behind the other
        std::vector<uint32_t> papersPerName, papersPerYear;
    };
    const Derived &derived() const;
    void derive() const;
    void offerCategories() const;
    std::vector<uint32_t> numbersOfNames(const std::vector<std::string_view> &names);
    void grow(uint32_t size);
    Result<> takeFacts(StoredFacts *facts, const PaperRuns &papers);
    bool forgetFacts(const std::vector<uint32_t> &dead, Bitmap *live);
    Result<TextOrder> papersByText(SortOrder::Key key, Connection &connection) const;
    Result<OrderPtr> textOrder(SortOrder::Key key, Connection &connection) const;
    Result<> storeOrderOfRows(SortOrder::Key key, Connection &connection,
                              const std::function<bool()> &cancelled) const;
    Result<> completeStoredOrder(SortOrder::Key key, const Bitmap &unplaced, Connection &connection,
                                 const std::function<bool()> &cancelled) const;
    OrderPtr categoryOrder(const Order &newest) const;
    OrderPtr makeOrder(SortOrder::Key key, const Order *newest) const;

    int64_t m_generation = 0;
    int m_version = 0;
    uint32_t m_count = 0;
    Bitmap m_live;
    std::vector<Segment> m_segments;
    DayColumn m_days;
    int32_t m_firstDay = kNoDay, m_lastDay = kNoDay; // the same where no paper has a day
    ScoreColumn m_scores = noScores();
    CitationColumn m_citations{kNoCitations};
    std::vector<uint8_t> m_flags;
    NumberColumn m_categories;
    std::vector<std::string_view> m_categoryNames; // in m_categoryTexts
    std::deque<std::string> m_categoryTexts; // one for each segment that brought some
    mutable std::once_flag m_deriving; // guards the making of m_derived
    mutable Derived m_derived;
    mutable std::mutex m_mutex; // guards m_orders
    mutable std::map<SortOrder::Key, OrderPtr> m_orders;
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

} // namespace lectern::index
