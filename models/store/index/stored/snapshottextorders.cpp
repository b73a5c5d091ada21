// The orders of a snapshot by title and by authors: asked, kept, checked.
#include "models/store/sqlite/try.h"
#include "orderruns.h"
#include "snapshot.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// So many papers whose places must be looked up at a time; a key takes about a hundred bytes.
constexpr size_t placedAtOnce = 100'000;

} // namespace

Result<TextOrder> Snapshot::papersByText(SortOrder::Key key, Connection &connection) const
{
    OrderTexts texts(connection, key, m_days);
    const auto unplaced = unplacedPapers(connection, m_generation);
    LECTERN_TRY(unplaced);
    if (!*unplaced) {
        auto sorted = sortedByText(texts, m_live);
        if (sorted && sorted->papers.size() != m_count)
            return damage();
        return sorted;
    }
    auto stored = storedTextOrder(connection, key);
    LECTERN_TRY(stored);
    Bitmap anew(size());
    for (const uint32_t paper : **unplaced)
        if (m_live.test(paper))
            anew.set(paper);
    const bool allPlaced = anew.isEmpty();
    if (!allPlaced || stored->papers.size() != m_count) {
        const auto gone = [&](uint32_t paper) { return !m_live.test(paper) || anew.test(paper); };
        const auto begin = stored->papers.begin();
        stored->missing -= uint32_t(std::count_if(begin, begin + stored->missing, gone));
        std::erase_if(stored->papers, gone);
    }
    auto whole = allPlaced ? std::move(stored) : mergedByText(texts, *stored, anew);
    LECTERN_TRY(whole);
    if (whole->papers.size() != m_count)
        return damage();
    return whole;
}

Result<OrderPtr> Snapshot::textOrder(SortOrder::Key key, Connection &connection) const
{
    auto made = papersByText(key, connection);
    LECTERN_TRY(made);
    const auto begin = made->papers.begin();
    if (made->missing)
        std::rotate(begin, begin + made->missing, made->papers.end());
    auto order = std::make_shared<Order>();
    order->missingFrom = uint32_t(made->papers.size()) - made->missing;
    order->papers = std::move(made->papers);
    return OrderPtr(std::move(order));
}

// All papers from the rows; what does not fit into memory is spilled beside the library.
Result<> Snapshot::storeOrderOfRows(SortOrder::Key key, Connection &connection,
                                    const std::function<bool()> &cancelled) const
{
    OrderTexts texts(connection, key, m_days);
    OrderRuns runs;
    SpillFile spilled(connection.file());
    const std::function<bool()> never = [] { return false; };
    const std::function<bool()> &stop = cancelled ? cancelled : never;
    size_t waiting = 0;
    const auto read = texts.forEach([&](uint32_t paper, std::string_view text) -> Result<> {
        if (!m_live.test(paper))
            return {};
        runs.add(paper, text);
        if (++waiting < placedAtOnce)
            return {};
        waiting = 0;
        return runs.spill(spilled, stop);
    });
    LECTERN_TRY(read);
    auto order = runs.merged(spilled, {}, stop);
    LECTERN_TRY(order);
    return storeTextOrder(connection, key, std::move(*order));
}

// Puts the papers that are not where they belong into the stored order.
Result<> Snapshot::completeStoredOrder(SortOrder::Key key, const Bitmap &unplaced, Connection &connection,
                                       const std::function<bool()> &cancelled) const
{
    auto order = storedKeyedOrder(connection, key);
    LECTERN_TRY(order);
    Bitmap kept = m_live;
    kept.subtract(unplaced);
    std::vector<uint32_t> papers;
    unplaced.forEach([&](uint32_t paper) { papers.push_back(paper); });
    for (size_t begin = 0; begin < papers.size(); begin += placedAtOnce) {
        if (cancelled && cancelled())
            return Error::cancelled();
        OrderTexts texts(connection, key, m_days);
        std::vector<OrderKey> added;
        for (size_t i = begin, end = std::min(begin + placedAtOnce, papers.size()); i < end; ++i) {
            const auto text = texts.of(papers[i]);
            LECTERN_TRY(text);
            added.push_back({std::string(*text), papers[i]});
        }
        std::sort(added.begin(), added.end(),
                  [](const OrderKey &a, const OrderKey &b) { return a.key < b.key; });
        auto merged = mergedOrder(texts, *order, kept, added);
        LECTERN_TRY(merged);
        order = std::move(merged);
        for (const OrderKey &one : added)
            kept.set(one.paper);
    }
    return storeTextOrder(connection, key, std::move(*order));
}

Result<> Snapshot::storeTextOrders(Connection &connection,
                                   const std::optional<std::vector<uint32_t>> &changed,
                                   const std::function<bool()> &cancelled) const
{
    for (const SortOrder::Key key : {SortOrder::Key::Title, SortOrder::Key::Authors}) {
        Bitmap unplaced = m_live;
        if (changed) {
            const auto stored = storedTextOrder(connection, key);
            LECTERN_TRY(stored);
            for (const uint32_t paper : stored->papers)
                if (paper < size())
                    unplaced.clear(paper);
            for (const uint32_t paper : *changed)
                if (m_live.test(paper))
                    unplaced.set(paper);
        }
        const uint32_t count = unplaced.count();
        // To read all rows in a row takes less than to look up many of them.
        if (count > m_count / 2)
            LECTERN_TRY(storeOrderOfRows(key, connection, cancelled));
        else if (count)
            LECTERN_TRY(completeStoredOrder(key, unplaced, connection, cancelled));
    }
    return storeUnplaced(connection, m_generation, {});
}

// Beside its order each stored paper must have the beginning of its key.
Result<bool> Snapshot::storedOrdersAreRight(Connection &connection) const
{
    const auto unplaced = unplacedPapers(connection, m_generation);
    LECTERN_TRY(unplaced);
    if (!*unplaced)
        return true;
    Bitmap placed = m_live;
    for (const uint32_t paper : **unplaced)
        if (placed.test(paper))
            placed.clear(paper);
    for (const SortOrder::Key key : {SortOrder::Key::Title, SortOrder::Key::Authors}) {
        const auto stored = storedKeyedOrder(connection, key);
        LECTERN_TRY(stored);
        TextOrderKeys keys(stored->keys);
        size_t next = 0, missing = 0;
        const auto advance = [&] { // to the next one that is placed; false at the end
            while (next < stored->papers.size() && keys.next()) {
                missing += isWithoutText(keys.known());
                if (placed.test(stored->papers[next++]))
                    return true;
            }
            return false;
        };
        OrderTexts texts(connection, key, m_days);
        bool right = true;
        const auto sorted = sortedByText(texts, placed, [&](uint32_t paper, std::string_view text) {
            right = right && advance() && stored->papers[next - 1] == paper && text.starts_with(keys.known());
        });
        LECTERN_TRY(sorted);
        if (!right || advance() || !keys.atEnd() || missing != stored->missing)
            return false;
    }
    return true;
}

} // namespace lectern::index
