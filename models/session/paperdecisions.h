#pragma once
// User decisions about two papers: the same paper, versions of one work, or unrelated.
#include "libraryedits.h"
#include "models/core/duplicates.h"

namespace lectern
{

// Each decision is one undo step; then() is called as in LibraryEdits::edit(). Objects of this class are
// temporary.
class PaperDecisions
{
public:
    explicit PaperDecisions(LibraryEdits &edits) : m_edits(edits) { }

    // Sets or removes the relation of two papers.
    void decide(PaperId one, PaperId other, PaperRelation relation, const LibraryEdits::Then &then = {});
    void forget(PaperId one, PaperId other);
    // Merges two papers with the chosen texts (PaperDecisionStore::merge), or many pairs with the better
    // texts.
    void merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen,
               const LibraryEdits::Then &then = {});
    void mergeAll(const QList<QPair<PaperId, PaperId>> &pairs, const LibraryEdits::Then &then = {});

private:
    LibraryEdits &m_edits;
};

} // namespace lectern
