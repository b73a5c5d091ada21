#include "answer.h"

#include "models/i18n/messages.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

Result<std::shared_ptr<const Answer>> Answer::of(const ResultSetPtr &result)
{
    auto answer = std::dynamic_pointer_cast<const Answer>(result);
    if (!answer)
        return Error{Messages::tr("These papers are not the result of a query.")};
    return answer;
}

Answer::Answer(Parts parts) : m_parts(std::move(parts))
{
    for (Bitmap &tier : m_parts.tiers)
        for (const uint32_t paper : m_parts.front)
            tier.clear(paper);
    m_first = m_parts.front;
    auto rows = uint32_t(m_first.size());
    for (size_t t = 0; t < tierCount(); ++t) {
        m_before.push_back(rows);
        rows += tier(t).count();
        if (m_first.size() < kFirstRows) {
            const auto first = m_parts.order->first(tier(t), kFirstRows - m_first.size(), m_parts.reversed);
            m_first.insert(m_first.end(), first.begin(), first.end());
        }
    }
    m_before.push_back(rows);
}

const std::vector<RankedBitmap> &Answer::places() const
{
    std::call_once(m_once, [this] {
        for (size_t t = 0; t < tierCount(); ++t)
            m_places.emplace_back(m_parts.order->placesOf(tier(t)));
    });
    return m_places;
}

PaperId Answer::idAt(qsizetype row) const
{
    if (size_t(row) < m_first.size())
        return PaperId(m_first[size_t(row)]);
    const auto k = uint32_t(row);
    const size_t t = size_t(std::upper_bound(m_before.begin(), m_before.end(), k) - m_before.begin()) - 1;
    const RankedBitmap &tier = places()[t];
    uint32_t within = k - m_before[t];
    if (m_parts.reversed) {
        const uint32_t known = tier.rank(m_parts.order->missingFrom);
        within = within < known ? known - 1 - within : tier.count() - 1 - (within - known);
    }
    return PaperId(m_parts.order->papers[tier.select(within)]);
}

qsizetype Answer::rowOf(PaperId id) const
{
    if (qint64(id) <= 0 || qint64(id) >= m_parts.papers.size() || !m_parts.papers.test(uint32_t(id)))
        return -1;
    const auto first = std::find(m_first.begin(), m_first.end(), uint32_t(id));
    if (first != m_first.end())
        return first - m_first.begin();
    const uint32_t place = m_parts.order->placeOf(uint32_t(id));
    for (size_t t = 0; t < tierCount(); ++t) {
        const RankedBitmap &tier = places()[t];
        if (!tier.bits().test(place))
            continue;
        uint32_t within = tier.rank(place);
        if (m_parts.reversed) {
            const uint32_t known = tier.rank(m_parts.order->missingFrom);
            within = within < known ? known - 1 - within : known + (tier.count() - 1 - within);
        }
        return qsizetype(m_before[t]) + within;
    }
    return -1;
}

} // namespace lectern::index
