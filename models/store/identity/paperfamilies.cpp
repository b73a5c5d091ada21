#include "paperfamilies.h"

#include "keytable.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <optional>
#include <utility>

namespace lectern
{

int PaperFamilies::rootOf(int member)
{
    while (m_parent[size_t(member)] != member)
        member = m_parent[size_t(member)] = m_parent[size_t(m_parent[size_t(member)])];
    return member;
}

Result<> PaperFamilies::uniteByKeys()
{
    Statement keys(m_connection, "SELECT hash, paper FROM identity_key ORDER BY hash");
    std::optional<std::pair<qint64, int>> last;
    LECTERN_TRY(keys.forEach([&] {
        const auto [it, isNew] = m_placeOf.emplace(keys.number(1), int(m_papers.size()));
        if (isNew) {
            m_parent.push_back(int(m_papers.size()));
            m_papers.push_back(keys.number(1));
        }
        if (last && last->first == keys.number(0))
            m_parent[size_t(rootOf(it->second))] = rootOf(last->second);
        last = {keys.number(0), it->second};
    }));
    return {};
}

Result<> PaperFamilies::uniteDecided(const QList<PaperDecision> &decisions)
{
    KeyTable keys(m_connection);
    for (const PaperDecision &decision : decisions) {
        QSet<qint64> touched;
        for (const PaperDecision::Mirrored &side : decision.sides)
            LECTERN_TRY(keys.find(identityHashes(side.known), &touched));
        for (const qint64 paper : std::as_const(touched))
            if (const auto known = m_placeOf.find(paper); known != m_placeOf.end())
                m_parent[size_t(rootOf(known->second))] = rootOf(m_placeOf.find(*touched.cbegin())->second);
    }
    return {};
}

std::vector<std::vector<qint64>> PaperFamilies::all()
{
    std::unordered_map<int, std::vector<qint64>> byRoot;
    for (int i = 0; i < int(m_papers.size()); ++i)
        byRoot[rootOf(i)].push_back(m_papers[size_t(i)]);
    std::vector<std::vector<qint64>> families;
    families.reserve(byRoot.size());
    for (auto &[root, family] : byRoot)
        families.push_back(std::move(family));
    return families;
}

} // namespace lectern
