#pragma once
// What a person decided about two papers: that they are one, that they are not, that one is another version
// of the other, that a source of a paper is another paper. A decision is kept by what the papers were known
// by, so that it holds whatever is removed and imported again.
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
    struct Side {
        qint64 paper = 0; // its number when this was said; a merged paper splits into these numbers again
        Paper known; // title, authors, ids and abstract as they were shown
    };
    qint64 id = 0;
    PaperRelation relation = PaperRelation::Same;
    std::array<Side, 2> sides;
    // With Apart, the second side is what this sighting states, wherever it stands by itself now.
    QByteArray source; // SHA-256 of its source's bytes
    quint32 place = 0; // its position on it
};

class PaperDecisionTable
{
public:
    explicit PaperDecisionTable(const Connection &connection);
    // Whether any decision says that two papers are one, or a source another paper. Most libraries have none,
    // and imports skip the rest.
    Result<bool> anyOfIdentity();
    // The decisions with a side that may be known under one of these hashes: candidates, no proof.
    Result<QList<PaperDecision>> under(const IdentityHashes &hashes);
    Result<QList<PaperDecision>> all();
    Result<> insert(const PaperDecision &decision); // its id is ignored
    Result<> remove(qint64 id);

    // Whether this is one of the tables of a person's work (editlog.h) that belong to this class.
    static bool owns(QByteArrayView table);

private:
    Result<PaperDecision> read(qint64 id);

    std::optional<bool> m_anyOfIdentity;
    Statement m_any, m_ids, m_relation, m_sides, m_place, m_keys;
    Statement m_insert, m_insertSide, m_insertPlace, m_insertKey;
    Statement m_remove, m_removeSides, m_removePlace, m_removeKeys;
    const Connection &m_connection;
};

// Takes the numbers that groupIntoPapers() gave these sightings, and joins the papers that a person said to
// be one.
QList<int> joinDecided(QList<int> papers, const QList<Identity> &sightings,
                       const QList<PaperDecision> &decisions);

// For each decision that takes a source out of a paper, in their order: which sightings it takes out (the one
// it was said of and others that state the same), and from which it keeps them apart.
QList<Apart> partedBy(const QList<PaperDecision> &decisions, const QList<Sighting> &sightings,
                      const QList<Identity> &identities);

// Whether the sighting belongs to the paper that this side speaks of.
bool isOfSide(const PaperDecision::Side &side, const Identity &sighting);

} // namespace lectern
