#pragma once
// Groups papers that could be the same by their keys; each group is recomputed together.
#include "models/core/result.h"
#include "paperdecisiontable.h"

#include <unordered_map>
#include <vector>

namespace lectern
{

// Only papers of one family can have sightings of the same paper.
class PaperFamilies
{
public:
    explicit PaperFamilies(Connection &connection) : m_connection(connection) { }

    // Unites papers that share a key, transitively.
    Result<> uniteByKeys();
    // Unites papers that the user declared to be the same.
    Result<> uniteDecided(const QList<PaperDecision> &decisions);
    std::vector<std::vector<qint64>> all();

private:
    int rootOf(int member);

    Connection &m_connection;
    std::vector<qint64> m_papers; // papers with keys
    std::vector<int> m_parent; // for each paper: the next one towards the root of its family (union-find)
    std::unordered_map<qint64, int> m_placeOf; // index of each paper in m_papers
};

} // namespace lectern
