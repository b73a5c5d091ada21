#include "paperdecisions.h"

#include "models/store/edits/paperdecisionstore.h"

namespace lectern
{

void PaperDecisions::decide(PaperId one, PaperId other, PaperRelation relation,
                            const LibraryEdits::Then &then)
{
    m_edits.edit(
        [=](Library &library) { return PaperDecisionStore(library.edits()).decide(one, other, relation); },
        then);
}

void PaperDecisions::forget(PaperId one, PaperId other)
{
    m_edits.edit([=](Library &library) { return PaperDecisionStore(library.edits()).forget(one, other); });
}

void PaperDecisions::merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen,
                           const LibraryEdits::Then &then)
{
    m_edits.edit(
        [=](Library &library) { return PaperDecisionStore(library.edits()).merge(one, other, chosen); },
        then);
}

void PaperDecisions::mergeAll(const QList<QPair<PaperId, PaperId>> &pairs, const LibraryEdits::Then &then)
{
    m_edits.edit([pairs](Library &library) { return PaperDecisionStore(library.edits()).mergeAll(pairs); },
                 then);
}

} // namespace lectern
