#include "answer.h"

#include <algorithm>

namespace lectern::index
{

Answer::Answer(Parts parts) : m_parts(std::move(parts))
{
    uint32_t rows = 0;
    for (Bitmap &tier : m_parts.tiers) {
        m_tiers.emplace_back(std::move(tier));
        m_before.push_back(rows);
        rows += m_tiers.back().count();
    }
    m_before.push_back(rows);
    m_parts.tiers.clear();
}

PaperId Answer::idAt(qsizetype row) const
{
    const auto k = uint32_t(row);
    const size_t t = size_t(std::upper_bound(m_before.begin(), m_before.end(), k) - m_before.begin()) - 1;
    const RankedBitmap &tier = m_tiers[t];
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
    const uint32_t place = m_parts.order->places[size_t(id)];
    for (size_t t = 0; t < m_tiers.size(); ++t) {
        const RankedBitmap &tier = m_tiers[t];
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
