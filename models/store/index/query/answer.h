#pragma once
// The engine's result: sets of papers. Once a row beyond the first ones is requested, also sets of positions
// in a stored order.
#include "models/core/resultset.h"
#include "models/store/index/storage/snapshot.h"

#include <mutex>

namespace lectern::index
{

// The result has optional front papers in their own order, followed by one or more tiers in the stored order.
// A paper is in front or in at most one tier.
class Answer final : public ResultSet
{
public:
    struct Parts {
        SnapshotPtr snapshot;
        OrderPtr order;
        std::vector<uint32_t> front; // papers of the tiers, each once; empty without tiers
        std::vector<Bitmap> tiers; // tiers of papers, best first; empty: one tier
        bool reversed = false; // reverses each tier, but papers without the value stay last
        Bitmap papers; // all papers of the result
        QList<WordSubstitution> substitutions;
        bool lacksOneWord = false;
        bool skipsAbstracts = false;
    };
    explicit Answer(Parts parts);
    // Returns the Answer object of a result. Error for papers that do not come from a query.
    static Result<std::shared_ptr<const Answer>> of(const ResultSetPtr &result);

    qsizetype count() const override { return qsizetype(m_before.back()); }
    PaperId idAt(qsizetype row) const override;
    qsizetype rowOf(PaperId id) const override;
    QList<WordSubstitution> substitutions() const override { return m_parts.substitutions; }
    bool lacksOneWord() const override { return m_parts.lacksOneWord; }
    bool skipsAbstracts() const override { return m_parts.skipsAbstracts; }
    void prepareRows() const override { places(); }

    const Bitmap &papers() const { return m_parts.papers; }
    const Snapshot &snapshot() const { return *m_parts.snapshot; }

private:
    // Number of rows known at once: those that a window shows first.
    static constexpr size_t kFirstRows = 128;

    size_t tierCount() const { return std::max<size_t>(m_parts.tiers.size(), 1); }
    const Bitmap &tier(size_t t) const { return m_parts.tiers.empty() ? m_parts.papers : m_parts.tiers[t]; }
    const std::vector<RankedBitmap> &places() const; // for each tier

    Parts m_parts;
    std::vector<uint32_t> m_before; // rows before each tier, then the total
    std::vector<uint32_t> m_first; // the papers of the first rows
    mutable std::once_flag m_once; // guards the creation of m_places
    mutable std::vector<RankedBitmap> m_places;
};

} // namespace lectern::index
