#pragma once
// What a person says about two papers: that they are one, versions of one another, or not.
#include "libraryedits.h"
#include "models/core/duplicates.h"

namespace lectern
{

// Each is one step for undo; then follows as in LibraryEdits::edit(). Lives as long as one expression.
class PaperDecisions
{
public:
    explicit PaperDecisions(LibraryEdits &edits) : m_edits(edits) { }

    // Says how two papers stand to each other, or takes that back.
    void decide(PaperId one, PaperId other, PaperRelation relation, const LibraryEdits::Then &then = {});
    void forget(PaperId one, PaperId other);
    // Makes two papers one with the texts that were chosen (PaperDecisionStore::merge), or many pairs with
    // the better ones.
    void merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen,
               const LibraryEdits::Then &then = {});
    void mergeAll(const QList<QPair<PaperId, PaperId>> &pairs, const LibraryEdits::Then &then = {});

private:
    LibraryEdits &m_edits;
};

} // namespace lectern
