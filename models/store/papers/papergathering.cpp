// Finds the papers that must be regrouped together, and the common keys.
#include "models/store/identity/papergrouping.h"
#include "paperwriter.h"

#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

bool PaperWriter::anyJoined(const QList<Identity> &some, const QList<Identity> &others)
{
    return std::any_of(some.cbegin(), some.cend(), [&](const Identity &a) {
        return std::any_of(others.cbegin(), others.cend(),
                           [&](const Identity &b) { return directlyJoined(a, b); });
    });
}

// Loads into m_old all papers that could be joined to the added sightings and to the candidates' own,
// transitively. Papers that merely share a hash are left out until a paper that joins them is added. When a
// key turns out to be common, other papers join, so the search starts again.
Result<> PaperWriter::gather(QSet<qint64> candidates, const QList<Sighting> &added, const Removed &removed)
{
    m_titleDecides = m_isMigrating;
    QMap<qint64, Old> waiting;
    for (;;) {
        QList<Identity> pool;
        for (const Sighting &sighting : added)
            LECTERN_TRY(widen(sighting.values, &pool, &candidates));
        for (const PaperDecision &decision : std::as_const(m_following))
            for (const PaperDecision::Mirrored &side : decision.sides)
                LECTERN_TRY(widen(side.known, &pool, &candidates));
        for (const Old &old : std::as_const(m_old))
            if (old.record.id)
                pool += old.identities;
        LECTERN_TRY(gatherJoined(&candidates, &waiting, &pool, removed));
        LECTERN_TRY(const auto more, noteCommonKeys(added, &waiting));
        if (!more)
            return {};
    }
}

Result<> PaperWriter::gatherJoined(QSet<qint64> *candidates, QMap<qint64, Old> *waiting,
                                   QList<Identity> *pool, const Removed &removed)
{
    for (bool grew = true; grew;) {
        grew = false;
        for (const qint64 paper : std::as_const(*candidates)) {
            if (m_old.contains(paper) || waiting->contains(paper))
                continue;
            LECTERN_TRY(auto old, loadOld(paper, removed));
            waiting->insert(paper, old);
        }
        candidates->clear();
        for (auto it = waiting->begin(); it != waiting->end();) {
            const QList<Sighting> &sightings = it->record.sightings;
            const bool leaving =
                m_forced.contains(it.key()) || std::any_of(sightings.cbegin(), sightings.cend(), removed);
            if (!leaving && !anyJoined(it->identities, *pool)) {
                ++it;
                continue;
            }
            // A paper without sightings participates, but does not join others to another paper.
            if (it->record.id) {
                for (const Sighting &sighting : sightings)
                    LECTERN_TRY(widen(sighting.values, pool, candidates));
                LECTERN_TRY(findAll(hashesOf(sightings), candidates));
                grew = true;
            }
            m_old.insert(it.key(), *it);
            it = waiting->erase(it);
        }
    }
    return {};
}

Result<bool> PaperWriter::noteCommonKeys(const QList<Sighting> &added, QMap<qint64, Old> *waiting)
{
    QList<Identity> all;
    for (const Sighting &sighting : added) {
        LECTERN_TRY(const auto known, distinctive(identityOf(sighting)));
        all.append(known);
    }
    for (const QMap<qint64, Old> *olds : {&m_old, waiting})
        for (const Old &old : *olds)
            if (old.record.id)
                all += old.identities;
    const QList<IdentityKey> keys = commonKeys(all);
    if (keys.isEmpty())
        return false;
    for (const IdentityKey &key : keys)
        LECTERN_TRY(m_common.insert(key));
    LECTERN_TRY(const auto common, m_common.all());
    for (QMap<qint64, Old> *olds : {&m_old, waiting})
        for (auto it = olds->begin(); it != olds->end(); ++it) {
            for (qsizetype i = 0; i < it->known.size(); ++i) {
                const Identity freed = withoutKeys(it->known[i], *common);
                if (!(freed == it->identities[i]) && it->record.id)
                    m_forced.insert(it.key()); // the paper lost a key and may now join others
                it->identities[i] = freed;
            }
        }
    m_titleDecides = true;
    return true;
}

void PaperWriter::recordRemovedKeys(const Removed &removed)
{
    for (const Old &old : std::as_const(m_old))
        for (const Sighting &sighting : old.record.sightings)
            if (removed(sighting))
                for (const IdentityKey &key : keysOf(identityOf(sighting.values)))
                    m_leavingCommonKeys.insert(key.hash, key.kind);
}

Result<bool> PaperWriter::isCommon(qint64 hash, const QSet<qint64> &papers, KeyKind kind)
{
    UnrelatedCount count(kind);
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto record, m_papers.load(paper));
        for (const Sighting &sighting : record.sightings) {
            const Identity known = identityOf(sighting);
            const QList<IdentityKey> keys = keysOf(known);
            if (std::any_of(keys.cbegin(), keys.cend(), [&](const IdentityKey &k) { return k.hash == hash; })
                && count.add(known))
                return true;
        }
    }
    return false;
}

// Remaining papers with such a key may be joined by it again.
Result<> PaperWriter::recheckCommonKeys()
{
    const QHash<qint64, KeyKind> shaken = std::exchange(m_leavingCommonKeys, {});
    for (auto it = shaken.cbegin(); it != shaken.cend(); ++it) {
        LECTERN_TRY(const auto common, m_common.all());
        if (!common->contains(it.key()))
            continue;
        QSet<qint64> carriers;
        LECTERN_TRY(m_keys.find({it.key()}, &carriers));
        LECTERN_TRY(const auto still, isCommon(it.key(), carriers, *it));
        if (still)
            continue;
        LECTERN_TRY(m_common.remove(it.key()));
        m_forced = carriers;
        LECTERN_TRY(regroup(carriers, {}, [](const Sighting &) { return false; }));
    }
    return {};
}

Result<Identity> PaperWriter::distinctive(Identity identity)
{
    LECTERN_TRY(const auto common, m_common.all());
    return withoutKeys(std::move(identity), *common);
}

Result<> PaperWriter::findAll(const IdentityHashes &hashes, QSet<qint64> *papers)
{
    LECTERN_TRY(const auto common, m_common.all());
    if (common->isEmpty())
        return m_keys.find(hashes, papers);
    IdentityHashes distinctive;
    for (const qint64 hash : hashes)
        if (!common->contains(hash))
            distinctive.append(hash);
    return m_keys.find(distinctive, papers);
}

Result<> PaperWriter::widen(const Paper &known, QList<Identity> *pool, QSet<qint64> *candidates)
{
    LECTERN_TRY(const auto any, m_decisions.anyOfIdentity());
    QList<Paper> waiting{known};
    while (!waiting.isEmpty()) {
        const Paper next = waiting.takeFirst();
        LECTERN_TRY(const auto searched, distinctive(identityOf(next)));
        pool->append(searched);
        if (!any)
            return {};
        LECTERN_TRY(const auto decisions, m_decisions.under(identityHashes(next)));
        for (const PaperDecision &decision : decisions) {
            const bool active = std::any_of(m_active.cbegin(), m_active.cend(),
                                            [&](const PaperDecision &d) { return d.id == decision.id; });
            if (decision.relation == PaperRelation::Apart && !active)
                m_active.append(decision); // joins no paper to the pool
            for (size_t side = 0; side < 2 && !active; ++side) {
                if (decision.relation != PaperRelation::Same || !matchesSide(decision.sides[side], searched))
                    continue;
                m_active.append(decision);
                const Paper &other = decision.sides[1 - side].known;
                LECTERN_TRY(findAll(identityHashes(other), candidates));
                waiting.append(other);
                break;
            }
        }
    }
    return {};
}

Result<PaperWriter::Old> PaperWriter::loadOld(qint64 paper, const Removed &removed)
{
    Old old;
    LECTERN_TRY(auto record, m_papers.load(paper));
    old.record = record;
    LECTERN_TRY(auto kept, m_kept.of(paper));
    old.kept = kept;
    LECTERN_TRY(const auto marks, m_marks.marksOf(paper));
    old.marks = marks;
    for (const Sighting &sighting : old.record.sightings)
        if (!removed(sighting))
            old.known.append(identityOf(sighting));
    if (!old.record.id)
        for (const Paper &known : old.kept)
            old.known.append(identityOf(known));
    LECTERN_TRY(const auto common, m_common.all());
    for (const Identity &known : std::as_const(old.known))
        old.identities.append(withoutKeys(known, *common));
    return old;
}

} // namespace lectern
