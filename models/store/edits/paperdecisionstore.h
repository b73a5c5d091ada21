#pragma once
// Merging papers, keeping them apart, linking versions of one work: a person's word, through the edit log.
#include "editlog.h"
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/identity/paperdecisiontable.h"

namespace lectern
{

class PaperDecisionStore
{
public:
    // Made when it is needed, from Library::edits().
    explicit PaperDecisionStore(EditLog &edits) : m_connection(edits.connection()), m_edits(edits) { }

    // Says how the two papers stand to each other, in place of what was said before. Same makes them one
    // paper under the smaller number, which takes over all that was made on the other; Undo gives each its
    // own back. An Error when one of them is not in the list or both are one.
    Result<Edit> decide(PaperId one, PaperId other, PaperRelation relation);
    // Says that a sighting of the paper (StatedValue::sighting), and whatever states the same, is another
    // paper, in place of what made it this one. All that was made stays with the rest, which keeps the
    // number; the new paper's number is in the second. Undo, or Same for the two, makes them one again. An
    // Error when the paper has no such sighting, or no other.
    Result<QPair<Edit, PaperId>> takeOut(PaperId paper, qint64 sighting);
    // Takes back what was said about two papers that are two; nothing happens where nothing was said.
    Result<Edit> forget(PaperId one, PaperId other);

    // The papers said to be other versions of this one, oldest number first.
    Result<QList<PaperId>> versionsOf(PaperId id);
    // The pairs that were said to be different or versions, as they are numbered now, smaller first.
    Result<QSet<QPair<qint64, qint64>>> decidedPairs();

private:
    Result<PaperDecision::Side> sideOf(PaperId id);
    // The papers in the list that a side speaks of.
    Result<QList<qint64>> papersOf(const PaperDecision::Side &side);
    Result<> removeJoining(const PaperDecision &apart, const QList<Sighting> &rest,
                           PaperDecisionTable &table);
    Result<> removeBetween(qint64 one, qint64 other, PaperDecisionTable &table);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
