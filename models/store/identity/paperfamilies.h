#pragma once
// Which papers could be one by the keys they have: what is checked together when papers are formed anew.
#include "models/core/result.h"
#include "paperdecisiontable.h"

#include <unordered_map>
#include <vector>

namespace lectern
{

// Only papers of a family can hold sightings that are one paper.
class PaperFamilies
{
public:
    explicit PaperFamilies(Connection &connection) : m_connection(connection) { }

    // Unites papers that share a key, over any chain.
    Result<> uniteByKeys();
    // Unites papers that a person said to be one.
    Result<> uniteDecided(const QList<PaperDecision> &decisions);
    std::vector<std::vector<qint64>> all();

private:
    int rootOf(int member);

    Connection &m_connection;
    std::vector<qint64> m_papers; // those that have keys
    std::vector<int> m_parent; // of each, towards the root of its family
    std::unordered_map<qint64, int> m_placeOf; // in m_papers
};

} // namespace lectern
