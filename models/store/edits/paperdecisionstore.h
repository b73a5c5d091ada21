#pragma once
// Merges papers, keeps them apart, and links versions of one work: a person's decisions, made through the
// edit log.
#include "editlog.h"
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/identity/mergechoice.h"
#include "models/store/identity/ownvalues.h"
#include "models/store/identity/paperdecisiontable.h"

#include <QHash>

namespace lectern
{

class PaperDecisionStore
{
public:
    // Is made when it is needed, from Library::edits().
    explicit PaperDecisionStore(EditLog &edits) : m_connection(edits.connection()), m_edits(edits) { }

    // Decides how two papers stand to each other, replacing any earlier decision. Same makes them one paper
    // with the smaller number, which takes over all that was made on the other; Undo gives each its own back.
    // An Error when one of them is not in the list or both are the same paper.
    Result<Edit> decide(PaperId one, PaperId other, PaperRelation relation);
    // What two papers say, field by field, and which of it is better; one is the first side. An Error where
    // decide() would have one.
    Result<QList<MergeLine>> compare(PaperId one, PaperId other);
    // Makes two papers one as decide() does, and in the same entry a value of one's own of each chosen text
    // that would not be shown by itself. chosen: by field, in the form of OwnValue::value; a text that the
    // field cannot hold is left to the sources.
    Result<Edit> merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen);
    // Makes the papers of each pair one, with the better values, all in one entry. What is no longer in the
    // library is passed over; papers that several pairs name become one. An Error when no pair is left.
    Result<Edit> mergeAll(const QList<QPair<PaperId, PaperId>> &pairs, const Cancelled &cancelled = {});
    // Decides that a sighting of the paper (StatedValue::sighting), and whatever states the same, is another
    // paper, replacing what made it this one. All that was made stays with the rest, which keeps the number;
    // the second value is the new paper's number. Undo, or Same for the two, makes them one again. An Error
    // when the paper has no such sighting, or no other one.
    Result<QPair<Edit, PaperId>> takeOut(PaperId paper, qint64 sighting);
    // Takes back the decision about two papers that are two; without one, nothing happens.
    Result<Edit> forget(PaperId one, PaperId other);

    // The papers said to be other versions of this one, oldest number first.
    Result<QList<PaperId>> versionsOf(PaperId id);
    // The papers said not to be related to this one, in the same order.
    Result<QList<PaperId>> unrelatedTo(PaperId id);
    // The pairs that were said to be different, unrelated or versions, as they are numbered now, smaller
    // first.
    Result<QSet<QPair<qint64, qint64>>> decidedPairs();

private:
    Result<PaperDecision::Side> sideOf(PaperId id);
    // Two papers become one, and own values are laid over it.
    struct Joining {
        PaperDecision decision;
        QList<OwnValue> own;
    };
    Result<Edit> joinAll(const QList<Joining> &joinings);
    Result<> join(const Joining &joining, PaperDecisionTable &table);
    // The papers in the list that a side speaks of.
    Result<QList<qint64>> papersOf(const PaperDecision::Side &side);
    Result<> removeJoining(const PaperDecision &apart, const QList<Sighting> &rest,
                           PaperDecisionTable &table);
    Result<QList<PaperId>> othersOf(PaperId id, PaperRelation relation);
    Result<> removeBetween(qint64 one, qint64 other, PaperDecisionTable &table);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
