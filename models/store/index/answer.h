#pragma once
// The engine's result: papers as sets of places in a stored order.
#include "models/core/resultset.h"
#include "snapshot.h"

namespace lectern::index
{

// One or more tiers, each in the same order; a paper is in one of them at most.
class Answer final : public ResultSet
{
public:
    struct Parts {
        SnapshotPtr snapshot;
        OrderPtr order;
        std::vector<Bitmap> tiers; // of places, best first
        bool reversed = false; // each tier from its end, but papers without the value still last
        Bitmap papers; // all of the result
        QList<WordSubstitution> substitutions;
    };
    explicit Answer(Parts parts);

    qsizetype count() const override { return qsizetype(m_before.back()); }
    PaperId idAt(qsizetype row) const override;
    qsizetype rowOf(PaperId id) const override;
    QList<WordSubstitution> substitutions() const override { return m_parts.substitutions; }

    const Bitmap &papers() const { return m_parts.papers; }
    const Snapshot &snapshot() const { return *m_parts.snapshot; }

private:
    Parts m_parts;
    std::vector<RankedBitmap> m_tiers;
    std::vector<uint32_t> m_before; // rows before each tier, and all of them
};

} // namespace lectern::index
