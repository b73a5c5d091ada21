#pragma once
// The user's decisions about pairs of papers: merge, keep separate, or link as versions of one work. Made
// through the edit log.
#include "editlog.h"
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
    // Constructed on demand from Library::edits().
    explicit PaperDecisionStore(EditLog &edits) : m_connection(edits.connection()), m_edits(edits) { }

    // Sets the relation of two papers, replacing an earlier decision. Same merges them under the smaller
    // number, with the user data of both; undo restores the user data of each. Error if one of them is not
    // listed or both are the same paper.
    Result<Edit> decide(PaperId one, PaperId other, PaperRelation relation);
    // Compares the values of two papers, field by field, and suggests the better one; `one` is the first
    // side. Error as for decide().
    Result<QList<MergeLine>> compare(PaperId one, PaperId other);
    // Merges two papers like decide(). In the same log entry, sets an own value for each chosen text that
    // would not be shown otherwise. chosen: by field, in the form of OwnValue::value; a text that the field
    // cannot hold is ignored.
    Result<Edit> merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen);
    // Merges the papers of each pair, with the better values, in one log entry. Papers that are no longer in
    // the library are skipped; papers linked by several pairs become one. Error if no pair is left.
    Result<Edit> mergeAll(const QList<QPair<PaperId, PaperId>> &pairs, const Cancelled &cancelled = {});
    // Splits a sighting off the paper (StatedValue::sighting), with all sightings that state the same, and
    // removes the decisions that had merged it. All user data stays with the other part, which keeps the
    // number; the second value is the number of the new paper. Undo, or Same for the two, merges them again.
    // Error if the paper has no such sighting, or no other one.
    Result<QPair<Edit, PaperId>> splitOff(PaperId paper, qint64 sighting);
    // Removes the decision about two separate papers; does nothing if there is none.
    Result<Edit> forget(PaperId one, PaperId other);

    // The papers marked as other versions of this one, lowest number first.
    Result<QList<PaperId>> versionsOf(PaperId id);
    // The papers marked as unrelated to this one, lowest number first.
    Result<QList<PaperId>> unrelatedTo(PaperId id);
    // The pairs marked as different, unrelated or versions, by their current numbers, smaller first.
    Result<QSet<QPair<qint64, qint64>>> decidedPairs();

private:
    Result<PaperDecision::Mirrored> sideOf(PaperId id);
    // A merge of two papers, with own values for the result.
    struct Joining {
        PaperDecision decision;
        QList<OwnValue> own;
    };
    Result<Edit> joinAll(const QList<Joining> &joinings);
    Result<> join(const Joining &joining, PaperDecisionTable &table);
    // The listed papers that a side of a decision denotes.
    Result<QList<qint64>> papersOf(const PaperDecision::Mirrored &side);
    Result<> removeJoining(const PaperDecision &apart, const QList<Sighting> &rest,
                           PaperDecisionTable &table);
    Result<QList<PaperId>> othersOf(PaperId id, PaperRelation relation);
    Result<> removeBetween(qint64 one, qint64 other, PaperDecisionTable &table);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
