#pragma once
// User decisions about two papers: same, different, versions of one work, or a source that belongs to another
// paper. A decision identifies the papers by their identity data, so that it stays valid after removal and
// re-import.
#include "identity.h"
#include "models/core/duplicates.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/sighting.h"
#include "papergrouping.h"

#include <QSet>

#include <array>

namespace lectern
{

struct PaperDecision {
    struct Mirrored {
        qint64 paper =
            0; // the paper's number at the time of the decision; restored when a merged paper is split
        Paper known; // title, authors, ids and abstract as they were shown
    };
    qint64 id = 0;
    PaperRelation relation = PaperRelation::Same;
    std::array<Mirrored, 2> sides;
    // With Apart, the second side is what this sighting states, regardless of its current paper.
    QByteArray source; // SHA-256 of the source's bytes
    quint32 place = 0; // position of the sighting in the source
};

class PaperDecisionTable
{
public:
    explicit PaperDecisionTable(const Connection &connection);
    // Whether there is any decision of kind Same or Apart. Most libraries have none, and imports skip the
    // rest.
    Result<bool> anyOfIdentity();
    // The decisions with a side that may have one of these hashes: candidates only.
    Result<QList<PaperDecision>> under(const IdentityHashes &hashes);
    Result<QList<PaperDecision>> all();
    Result<> insert(const PaperDecision &decision); // its id is ignored
    Result<> remove(qint64 id);

    // Whether this user-data table (usertables.h) belongs to this class.
    static bool owns(QByteArrayView table);

private:
    Result<PaperDecision> read(qint64 id);

    std::optional<bool> m_anyOfIdentity;
    Statement m_any, m_ids, m_relation, m_sides, m_place, m_keys;
    Statement m_insert, m_insertSide, m_insertPlace, m_insertKey;
    Statement m_remove, m_removeSides, m_removePlace, m_removeKeys;
    const Connection &m_connection;
};

// Joins the papers that the user declared to be the same. papers: the numbers that groupIntoPapers() gave
// these sightings.
QList<int> joinByDecisions(QList<int> papers, const QList<Identity> &sightings,
                           const QList<PaperDecision> &decisions);

// Returns for each Apart decision, in order: the sightings that it splits off (the given one and others that
// state the same), and those from which they are separated.
QList<Apart> partedBy(const QList<PaperDecision> &decisions, const QList<Sighting> &sightings,
                      const QList<Identity> &identities);

// Whether the sighting belongs to the paper of this side.
bool matchesSide(const PaperDecision::Mirrored &side, const Identity &sighting);

} // namespace lectern
