// Creation and lookup of a snapshot's orders.
#include "models/core/fold.h"
#include "models/core/shortvenue.h"
#include "models/store/index/storage/numbercolumn.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/category.h"
#include "models/store/types/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <unordered_map>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// Looking up the position of one paper costs as much as this number of steps of a sequential walk.
constexpr size_t kSearchCostInSteps = 4;

// Keys within this range are sorted by counting, one part per key; the days of several centuries fit.
constexpr uint64_t kCloseKeys = uint64_t(1) << 17;

// Sorts by key; stable.
template <typename Key>
void sortByKey(std::vector<uint32_t> *papers, std::vector<Key> keys)
{
    if (std::is_sorted(keys.begin(), keys.end()))
        return;
    // Radix sort from the least significant digits. Digits equal in all keys, which most are, are skipped.
    constexpr int bits = 16;
    Key different = 0;
    for (const Key key : keys)
        different |= key ^ keys.front();
    std::vector<uint32_t> otherPapers(papers->size());
    std::vector<Key> otherKeys;
    std::vector<uint32_t> begin(size_t(1) << bits);
    for (int shift = 0; shift < int(sizeof(Key)) * 8; shift += bits) {
        const auto digit = [shift](Key key) { return size_t(key >> shift & ((1 << bits) - 1)); };
        if (digit(different) == 0)
            continue;
        const bool last = shift + bits == int(sizeof(Key)) * 8 || different >> (shift + bits) == 0;
        std::fill(begin.begin(), begin.end(), 0);
        for (const Key key : keys)
            ++begin[digit(key)];
        std::exclusive_scan(begin.begin(), begin.end(), begin.begin(), 0u);
        if (!last)
            otherKeys.resize(keys.size());
        for (size_t i = 0; i < keys.size(); ++i) {
            const uint32_t to = begin[digit(keys[i])]++;
            otherPapers[to] = (*papers)[i];
            if (!last)
                otherKeys[to] = keys[i];
        }
        papers->swap(otherPapers);
        keys.swap(otherKeys);
        if (last)
            return;
    }
}

std::shared_ptr<Order> ordered(std::vector<uint32_t> papers, uint32_t missing)
{
    auto order = std::make_shared<Order>();
    order->missingFrom = uint32_t(papers.size()) - missing;
    order->papers = std::move(papers);
    return order;
}

// A sequence of papers for repeated iteration.
struct Sequence {
    const std::vector<uint32_t> &papers;
    uint32_t count() const { return uint32_t(papers.size()); }
    template <typename Take>
    void forEach(Take &&take) const
    {
        std::for_each(papers.begin(), papers.end(), take);
    }
};
// The papers of a set in descending order.
struct FromLast {
    const Bitmap &set;
    uint32_t size;
    uint32_t count() const { return size; }
    template <typename Take>
    void forEach(Take &&take) const
    {
        set.forEachFromLast(take);
    }
};

// Stable sort by the part of each paper, counted from 0; papers without a part go to part `parts` at the end.
// placesOf: receives the number of papers in each part and returns where their positions are stored, or none.
template <typename Papers, typename PartOf, typename PlacesOf>
std::shared_ptr<Order> sortedByPart(const Papers &papers, size_t parts, PlacesOf &&placesOf, PartOf &&partOf)
{
    std::vector<uint32_t> end(parts + 1);
    papers.forEach([&](uint32_t paper) { ++end[partOf(paper)]; });
    const uint32_t missing = end[parts];
    Places places = placesOf(end);
    std::exclusive_scan(end.begin(), end.end(), end.begin(), 0u);
    std::vector<uint32_t> sorted(papers.count());
    const bool isNoted = !places.isEmpty();
    papers.forEach([&](uint32_t paper) {
        const size_t part = partOf(paper);
        const uint32_t place = end[part]++;
        sorted[place] = paper;
        if (isNoted)
            places.set(paper, place, part);
    });
    auto order = ordered(std::move(sorted), missing);
    order->places = std::move(places);
    return order;
}
// Reserves no memory for positions, for an order whose positions are found by sequential search.
Places withoutPlaces(const std::vector<uint32_t> &)
{
    return {};
}

// The range of all numbers; least > greatest if there are none.
template <typename Key>
struct Range {
    Key least = ~Key(0), greatest = 0;
};
template <typename Key, typename Papers, typename NumberOf>
Range<Key> rangeOf(const Papers &papers, NumberOf &&numberOf)
{
    Range<Key> range;
    papers.forEach([&](uint32_t paper) {
        const std::optional<Key> number = numberOf(paper);
        range.least = std::min(range.least, number.value_or(range.least));
        range.greatest = std::max(range.greatest, number.value_or(range.greatest));
    });
    return range;
}

// Sorts by a number of each paper; papers without one come last. placesOf: as above; receives no parts if
// there are too many.
template <typename Key, typename Papers, typename PlacesOf, typename NumberOf>
std::shared_ptr<Order> sortedByNumber(const Papers &papers, const Range<Key> &range, PlacesOf &&placesOf,
                                      NumberOf &&numberOf)
{
    const bool none = range.least > range.greatest;
    const Key parts = none ? 0 : range.greatest - range.least + 1; // 0 also if there are too many
    if (none || (parts > 0 && parts <= kCloseKeys))
        return sortedByPart(papers, size_t(parts), placesOf, [&](uint32_t paper) {
            const std::optional<Key> number = numberOf(paper);
            return size_t(number ? *number - range.least : parts);
        });
    uint32_t missing = 0;
    std::vector<uint32_t> sorted;
    sorted.reserve(papers.count());
    std::vector<Key> keys;
    keys.reserve(papers.count());
    papers.forEach([&](uint32_t paper) {
        const std::optional<Key> number = numberOf(paper);
        missing += !number;
        sorted.push_back(paper);
        keys.push_back(number.value_or(~Key(0)));
    });
    sortByKey(&sorted, std::move(keys));
    auto order = ordered(std::move(sorted), missing);
    order->places = placesOf({});
    for (uint32_t place = 0; !order->places.isEmpty() && place < order->papers.size(); ++place)
        order->places.set(order->papers[place], place);
    return order;
}

// Maps a value to a number with the opposite order.
uint64_t descending(double value)
{
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    bits = bits >> 63 ? ~bits : bits | uint64_t(1) << 63;
    return ~bits;
}

} // namespace

Places::Places(uint32_t papers, const DayColumn &days, int32_t lastDay, const std::vector<uint32_t> &perPart)
    : m_days(&days), m_lastDay(lastDay)
{
    constexpr uint32_t kMaxPartSize = 65'536;
    if (perPart.empty() || *std::max_element(perPart.begin(), perPart.end()) > kMaxPartSize) {
        m_whole.resize(papers);
        return;
    }
    m_within.resize(papers, 0);
    m_begins.resize(perPart.size());
    std::exclusive_scan(perPart.begin(), perPart.end(), m_begins.begin(), 0u);
}

uint32_t Order::placeOf(uint32_t paper) const
{
    if (!places.isEmpty())
        return places[paper];
    return uint32_t(std::find(papers.begin(), papers.end(), paper) - papers.begin());
}

Bitmap Order::placesOf(const Bitmap &set) const
{
    Bitmap found{uint32_t(papers.size())};
    if (!places.isEmpty() && set.count() < papers.size() / kSearchCostInSteps) {
        set.forEach([&](uint32_t paper) { found.set(places[paper]); });
        return found;
    }
    for (size_t begin = 0; begin < papers.size(); begin += 64) {
        uint64_t word = 0;
        for (size_t i = begin, end = std::min(begin + 64, papers.size()); i < end; ++i)
            word |= (set.words()[papers[i] >> 6] >> (papers[i] & 63) & 1) << (i - begin);
        found.words()[begin / 64] = word;
    }
    return found;
}

std::vector<uint32_t> Order::first(const Bitmap &set, size_t most, bool reversed) const
{
    std::vector<uint32_t> found;
    const uint32_t count = set.count();
    if (count == 0)
        return found;
    // Looks up the position of each member of a small set; the members of a large set are found in few steps.
    if (!places.isEmpty() && size_t(count) * count < papers.size() * most) {
        std::vector<uint32_t> at;
        at.reserve(count);
        set.forEach([&](uint32_t paper) { at.push_back(places[paper]); });
        std::sort(at.begin(), at.end());
        if (reversed) {
            std::reverse(at.begin(), at.end());
            std::rotate(at.begin(),
                        std::find_if(at.begin(), at.end(), [this](uint32_t p) { return p < missingFrom; }),
                        at.end());
        }
        at.resize(std::min(at.size(), most));
        for (const uint32_t place : at)
            found.push_back(papers[place]);
        return found;
    }
    most = std::min<size_t>(most, count);
    const auto take = [&](uint32_t place) {
        if (set.test(papers[place]))
            found.push_back(papers[place]);
        return found.size() < most;
    };
    const auto end = uint32_t(papers.size());
    if (!reversed) {
        for (uint32_t place = 0; place < end && take(place); ++place) { }
        return found;
    }
    bool more = true;
    for (uint32_t place = missingFrom; more && place-- > 0;)
        more = take(place);
    for (uint32_t place = end; more && place-- > missingFrom;)
        more = take(place);
    return found;
}

// newest: the Newest order; null while that order is created.
OrderPtr Snapshot::makeOrder(SortOrder::Key key, const Order *newest) const
{
    // Ties are ordered newest first, and papers of one day by the time they were added, latest first. A
    // stable sort of a sequence in that order achieves this.
    const FromLast latestAdded{m_live, m_count};
    if (key == SortOrder::Key::Added) {
        std::vector<uint32_t> papers;
        papers.reserve(m_count);
        latestAdded.forEach([&](uint32_t paper) { papers.push_back(paper); });
        return ordered(std::move(papers), 0);
    }
    const auto falling = [](int32_t value, int32_t missing) {
        return value == missing
            ? std::nullopt
            : std::optional(uint32_t(int64_t(std::numeric_limits<int32_t>::max()) - value));
    };
    if (key == SortOrder::Key::Newest) {
        Range<uint32_t> range;
        if (m_lastDay != kNoDay)
            range = {*falling(m_lastDay, kNoDay), *falling(m_firstDay, kNoDay)};
        return sortedByNumber(
            latestAdded, range,
            [this](const std::vector<uint32_t> &perPart) {
                return Places(size(), m_days, m_lastDay, perPart);
            },
            [&](uint32_t paper) { return falling(m_days[paper], kNoDay); });
    }
    const Sequence newestFirst{newest->papers};
    if (key == SortOrder::Key::Citations) {
        const auto citations = [&](uint32_t paper) { return falling(m_citations[paper], kNoCitations); };
        return sortedByNumber(newestFirst, rangeOf<uint32_t>(newestFirst, citations), withoutPlaces,
                              citations);
    }
    const auto scores = [this](uint32_t paper) {
        const double score = m_scores[paper];
        return std::isnan(score) ? std::nullopt : std::optional(descending(score + 0.0));
    };
    return sortedByNumber(newestFirst, rangeOf<uint64_t>(newestFirst, scores), withoutPlaces, scores);
}

// Orders by the first category of each paper.
OrderPtr Snapshot::categoryOrder(const Order &newest) const
{
    // First categories form few distinct combinations. These are sorted, and then the papers by the ranks.
    std::unordered_map<std::string_view, uint32_t> numbers;
    std::vector<std::string> folded;
    std::vector<uint32_t> numberOf; // number of the first category, by combination
    for (const std::string_view name : m_categoryNames) {
        const std::string_view first = name.substr(0, name.find(' '));
        const auto [place, isNew] = numbers.try_emplace(first, uint32_t(folded.size()));
        if (isNew)
            folded.push_back(fold(bareCategory(toQString(first))).toStdString());
        numberOf.push_back(place->second);
    }
    std::vector<std::string> sorted = folded;
    std::sort(sorted.begin(), sorted.end());
    const auto none = uint32_t(sorted.size()); // rank after all others
    std::vector<uint32_t> ranks; // rank of each first category
    ranks.reserve(folded.size());
    for (const std::string &name : folded)
        ranks.push_back(
            name.empty() ? none
                         : uint32_t(std::lower_bound(sorted.begin(), sorted.end(), name) - sorted.begin()));
    for (uint32_t &number : numberOf)
        number = ranks[number];
    return sortedByPart(Sequence{newest.papers}, none, withoutPlaces, [&](uint32_t paper) {
        return size_t(numberOf[m_categories[paper]]); // the part of the paper; papers without a category are
                                                      // in the last part
    });
}

// Orders by the shown name of the venue. Venues are not in the index, so this reads the row of each paper:
// about as long as the first count of all venues.
Result<OrderPtr> Snapshot::venueOrder(const Order &newest, Connection &connection) const
{
    std::unordered_map<std::string, uint32_t> numbers; // of the printed venues
    std::vector<std::string> folded;
    NumberColumn venues;
    venues.resize(size());
    Statement all(connection, "SELECT id, venue FROM paper WHERE venue IS NOT NULL");
    LECTERN_TRY(all.forEach([&] {
        const std::string printed(all.bytes(1));
        const auto [known, isNew] = numbers.try_emplace(printed, uint32_t(folded.size()) + 1);
        if (isNew) {
            const std::string name = shortVenue(printed).name;
            folded.push_back(fold(toQString(name.empty() ? printed : name)).trimmed().toStdString());
        }
        if (const qint64 paper = all.number(0); paper >= 0 && paper < qint64(size()))
            venues.set(size_t(paper), known->second);
    }));
    venues.complete();
    std::vector<std::string> sorted = folded;
    std::sort(sorted.begin(), sorted.end());
    const auto none = uint32_t(sorted.size()); // rank after all others
    std::vector<uint32_t> ranks{none};
    for (const std::string &name : folded)
        ranks.push_back(
            name.empty() ? none
                         : uint32_t(std::lower_bound(sorted.begin(), sorted.end(), name) - sorted.begin()));
    return OrderPtr(sortedByPart(Sequence{newest.papers}, none, withoutPlaces,
                                 [&](uint32_t paper) { return size_t(ranks[venues[paper]]); }));
}

Result<OrderPtr> Snapshot::orderBeginningWith(const std::vector<uint32_t> &first, bool othersLast,
                                              Connection &connection) const
{
    LECTERN_TRY(const auto newest, order(SortOrder::Key::Newest, connection));
    Bitmap taken(size());
    for (const uint32_t paper : first)
        taken.set(paper);
    std::vector<uint32_t> papers(first.begin(), first.end());
    papers.reserve(newest->papers.size());
    for (const uint32_t paper : newest->papers)
        if (!taken.test(paper))
            papers.push_back(paper);
    const auto others = uint32_t(papers.size() - first.size());
    return OrderPtr(ordered(std::move(papers), othersLast ? others : 0));
}

// Created without the lock, so that a slow order does not block requests for another one.
Result<OrderPtr> Snapshot::order(SortOrder::Key key, Connection &connection) const
{
    using Key = SortOrder::Key;
    const auto known = [this](Key wanted) {
        const std::lock_guard lock(m_mutex);
        const auto found = m_orders.find(wanted);
        return found == m_orders.end() ? OrderPtr() : found->second;
    };
    const auto keep = [this](Key made, const OrderPtr &order) {
        const std::lock_guard lock(m_mutex);
        return m_orders.try_emplace(made, order).first->second;
    };
    if (OrderPtr there = known(key))
        return there;
    OrderPtr newest = known(Key::Newest);
    if (!newest)
        newest = keep(Key::Newest, makeOrder(Key::Newest, nullptr));
    if (key == Key::Newest)
        return newest;
    if (key == Key::Category)
        return keep(key, categoryOrder(*newest));
    if (key == Key::Venue) {
        LECTERN_TRY(const auto made, venueOrder(*newest, connection));
        return keep(key, made);
    }
    if (key != Key::Title && key != Key::Authors)
        return keep(key, makeOrder(key, newest.get()));
    LECTERN_TRY(const auto made, textOrder(key, connection));
    return keep(key, made);
}

} // namespace lectern::index
