// The title and author orders of a snapshot: reading, storing and checking.
#include "models/store/sqlite/try.h"
#include "orderruns.h"
#include "snapshot.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// Number of papers sorted at a time; a key needs about a hundred bytes.
constexpr size_t kPlacedAtOnce = 100'000;

// Whether the papers are exactly the members of the set, each once. The library's data is untrusted.
bool isPermutationOf(const Bitmap &set, uint32_t count, const std::vector<uint32_t> &papers)
{
    if (papers.size() != count)
        return false;
    Bitmap missing = set;
    for (const uint32_t paper : papers) {
        if (!missing.test(paper))
            return false;
        missing.clear(paper);
    }
    return true;
}

} // namespace

Result<TextOrder> Snapshot::papersByText(SortOrder::Key key, Connection &connection) const
{
    OrderTexts texts(connection, key, m_days);
    LECTERN_TRY(const auto unplaced, unplacedPapers(connection, m_generation));
    if (!unplaced) {
        auto sorted = sortedByText(texts, m_live);
        if (sorted && sorted->papers.size() != m_count)
            return damage();
        return sorted;
    }
    LECTERN_TRY(auto stored, storedTextOrder(connection, key));
    Bitmap anew(size());
    for (const uint32_t paper : *unplaced)
        if (m_live.test(paper))
            anew.set(paper);
    const bool allPlaced = anew.isEmpty();
    if (!allPlaced || stored.papers.size() != m_count) {
        const auto gone = [&](uint32_t paper) { return !m_live.test(paper) || anew.test(paper); };
        const auto begin = stored.papers.begin();
        stored.missing -= uint32_t(std::count_if(begin, begin + stored.missing, gone));
        std::erase_if(stored.papers, gone);
    }
    LECTERN_TRY(auto whole, allPlaced ? std::move(stored) : mergedByText(texts, stored, anew));
    if (!isPermutationOf(m_live, m_count, whole.papers))
        return damage();
    return whole;
}

Result<OrderPtr> Snapshot::textOrder(SortOrder::Key key, Connection &connection) const
{
    LECTERN_TRY(auto made, papersByText(key, connection));
    const auto begin = made.papers.begin();
    if (made.missing)
        std::rotate(begin, begin + made.missing, made.papers.end());
    auto order = std::make_shared<Order>();
    order->missingFrom = uint32_t(made.papers.size()) - made.missing;
    order->papers = std::move(made.papers);
    return OrderPtr(std::move(order));
}

// Sorts all papers by their rows. What does not fit into memory is spilled next to the library.
Result<> Snapshot::storeOrderOfRows(SortOrder::Key key, Connection &connection,
                                    const std::function<bool()> &cancelled) const
{
    OrderTexts texts(connection, key, m_days);
    OrderKeys keys;
    OrderRuns runs;
    SpillFile spilled(connection.file());
    const std::function<bool()> never = [] { return false; };
    const std::function<bool()> &stop = cancelled ? cancelled : never;
    size_t waiting = 0;
    LECTERN_TRY(texts.forEach([&](uint32_t paper, std::string_view text) -> Result<> {
        if (!m_live.test(paper))
            return {};
        keys.add(paper, text);
        if (++waiting < kPlacedAtOnce)
            return {};
        waiting = 0;
        return runs.spill(keys, spilled, stop);
    }));
    LECTERN_TRY(spilled.flush());
    LECTERN_TRY(auto order, runs.merged(keys, spilled, {}, stop));
    return storeTextOrder(connection, key, std::move(order));
}

// Inserts the papers that lack a position into the stored order.
Result<> Snapshot::completeStoredOrder(SortOrder::Key key, const Bitmap &unplaced, Connection &connection,
                                       const std::function<bool()> &cancelled) const
{
    LECTERN_TRY(auto order, storedKeyedOrder(connection, key));
    Bitmap kept = m_live;
    kept.subtract(unplaced);
    std::vector<uint32_t> papers;
    unplaced.forEach([&](uint32_t paper) { papers.push_back(paper); });
    for (size_t begin = 0; begin < papers.size(); begin += kPlacedAtOnce) {
        if (cancelled && cancelled())
            return Error::cancelled();
        OrderTexts texts(connection, key, m_days);
        std::vector<OrderKey> added;
        for (size_t i = begin, end = std::min(begin + kPlacedAtOnce, papers.size()); i < end; ++i) {
            LECTERN_TRY(const auto text, texts.of(papers[i]));
            added.push_back({std::string(text), papers[i]});
        }
        std::sort(added.begin(), added.end(),
                  [](const OrderKey &a, const OrderKey &b) { return a.key < b.key; });
        LECTERN_TRY(auto merged, mergedOrder(texts, order, kept, added));
        order = std::move(merged);
        for (const OrderKey &one : added)
            kept.set(one.paper);
    }
    return storeTextOrder(connection, key, std::move(order));
}

Result<> Snapshot::storeTextOrders(Connection &connection,
                                   const std::optional<std::vector<uint32_t>> &changed,
                                   const std::function<bool()> &cancelled) const
{
    for (const SortOrder::Key key : {SortOrder::Key::Title, SortOrder::Key::Authors}) {
        Bitmap unplaced = m_live;
        if (changed) {
            LECTERN_TRY(const auto stored, storedTextOrder(connection, key));
            for (const uint32_t paper : stored.papers)
                if (paper < size())
                    unplaced.clear(paper);
            for (const uint32_t paper : *changed)
                if (m_live.test(paper))
                    unplaced.set(paper);
        }
        const uint32_t count = unplaced.count();
        // Reading all rows sequentially is faster than looking up many of them.
        if (count > m_count / 2)
            LECTERN_TRY(storeOrderOfRows(key, connection, cancelled));
        else if (count)
            LECTERN_TRY(completeStoredOrder(key, unplaced, connection, cancelled));
    }
    return storeUnplaced(connection, m_generation, {});
}

// Returns whether the stored key prefix of each paper matches the paper's row.
Result<bool> Snapshot::storedOrdersAreRight(Connection &connection) const
{
    LECTERN_TRY(const auto unplaced, unplacedPapers(connection, m_generation));
    if (!unplaced)
        return true;
    Bitmap placed = m_live;
    for (const uint32_t paper : *unplaced)
        if (placed.test(paper))
            placed.clear(paper);
    for (const SortOrder::Key key : {SortOrder::Key::Title, SortOrder::Key::Authors}) {
        LECTERN_TRY(const auto stored, storedKeyedOrder(connection, key));
        TextOrderKeys keys(stored.keys);
        size_t next = 0, missing = 0;
        const auto advance = [&] { // to the next paper with a position; false at the end
            while (next < stored.papers.size() && keys.next()) {
                missing += isWithoutText(keys.known());
                if (placed.test(stored.papers[next++]))
                    return true;
            }
            return false;
        };
        OrderTexts texts(connection, key, m_days);
        bool right = true;
        LECTERN_TRY(sortedByText(texts, placed, [&](uint32_t paper, std::string_view text) {
            right = right && advance() && stored.papers[next - 1] == paper && text.starts_with(keys.known());
        }));
        if (!right || advance() || !keys.atEnd() || missing != stored.missing)
            return false;
    }
    return true;
}

} // namespace lectern::index
