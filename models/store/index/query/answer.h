#pragma once
// The engine's result: papers as sets, and, once somebody asks for a row that is not among the first, as sets
// of places in a stored order.
#include "models/core/resultset.h"
#include "models/store/index/storage/snapshot.h"

#include <mutex>

namespace lectern::index
{

// The result has some papers in front, in an order of their own, and then one or more tiers, each in the same
// order. A paper is in front or in at most one tier.
class Answer final : public ResultSet
{
public:
    struct Parts {
        SnapshotPtr snapshot;
        OrderPtr order;
        std::vector<uint32_t> front; // papers of the tiers, each once; none where there are no tiers
        std::vector<Bitmap> tiers; // of papers, best first; empty: all are in one
        bool reversed = false; // each tier from its end, but papers without the value still last
        Bitmap papers; // all of the result
        QList<WordSubstitution> substitutions;
        bool lacksOneWord = false;
        bool leavesAbstracts = false;
    };
    explicit Answer(Parts parts);
    // Returns the answer that a result is; fails for papers that no query found.
    static Result<std::shared_ptr<const Answer>> of(const ResultSetPtr &result);

    qsizetype count() const override { return qsizetype(m_before.back()); }
    PaperId idAt(qsizetype row) const override;
    qsizetype rowOf(PaperId id) const override;
    QList<WordSubstitution> substitutions() const override { return m_parts.substitutions; }
    bool lacksOneWord() const override { return m_parts.lacksOneWord; }
    bool leavesAbstracts() const override { return m_parts.leavesAbstracts; }
    void prepareRows() const override { places(); }

    const Bitmap &papers() const { return m_parts.papers; }
    const Snapshot &snapshot() const { return *m_parts.snapshot; }

private:
    // So many rows are known at once: those a window shows first.
    static constexpr size_t kFirstRows = 128;

    size_t tierCount() const { return std::max<size_t>(m_parts.tiers.size(), 1); }
    const Bitmap &tier(size_t t) const { return m_parts.tiers.empty() ? m_parts.papers : m_parts.tiers[t]; }
    const std::vector<RankedBitmap> &places() const; // of each tier

    Parts m_parts;
    std::vector<uint32_t> m_before; // rows before each tier, and all of them
    std::vector<uint32_t> m_first; // the papers of the first rows
    mutable std::once_flag m_once; // guards the making of m_places
    mutable std::vector<RankedBitmap> m_places;
};

} // namespace lectern::index
