#include "paperwriter.h"

#include "authorsettler.h"
#include "changeset.h"
#include "try.h"

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

// The names at the heads of the authors' pages a paper stands on.
QStringList pageNamesOf(const QList<Sighting> &sightings)
{
    QStringList names;
    for (const Sighting &sighting : sightings)
        if (const QString &name = sighting.source->pageAuthor; !name.isEmpty() && !names.contains(name))
            names.append(name);
    return names;
}

bool anyJoined(const QList<Identity> &some, const QList<Identity> &others)
{
    return std::any_of(some.cbegin(), some.cend(), [&](const Identity &a) {
        return std::any_of(others.cbegin(), others.cend(),
                           [&](const Identity &b) { return directlyJoined(a, b); });
    });
}

QList<PaperId> idList(const QSet<qint64> &papers)
{
    QList<PaperId> ids;
    ids.reserve(papers.size());
    for (const qint64 paper : papers)
        ids.append(PaperId(paper));
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace

PaperWriter::PaperWriter(Connection &connection, SearchIndex &index)
    : m_connection(connection), m_index(index), m_counters(connection), m_papers(connection),
      m_keys(connection), m_authors(connection, m_counters), m_marks(connection), m_kept(connection),
      m_decisions(connection),
      m_addAlias(connection, "INSERT OR REPLACE INTO paper_alias(old, paper) VALUES(?, ?)"),
      m_moveAliases(connection, "UPDATE paper_alias SET paper = ?2 WHERE paper = ?1"),
      m_dropAliases(connection, "DELETE FROM paper_alias WHERE paper = ?"),
      m_dropAlias(connection, "DELETE FROM paper_alias WHERE old = ?")
{
    m_index.begin();
}

Result<PaperWriter::Added> PaperWriter::add(const Sighting &sighting, const IdentityHashes &hashes)
{
    QSet<qint64> candidates;
    LECTERN_TRY(m_keys.find(hashes, &candidates));
    QList<Identity> alone;
    m_active.clear();
    LECTERN_TRY(widen(sighting.values, &alone, &candidates));
    m_counters.add(Counter::kSightings, 1);
    if (!candidates.isEmpty()) {
        m_outcome = Added::NewPaper;
        LECTERN_TRY(regroup(candidates, {sighting}, [](const Sighting &) { return false; }));
        return *m_outcome;
    }
    const auto paper = m_counters.take(Counter::kNextPaper);
    LECTERN_TRY(paper);
    LECTERN_TRY(m_keys.add(hashes, *paper));
    LECTERN_TRY(writePaper(*paper, {sighting}, false));
    return Added::NewPaper;
}

Result<> PaperWriter::removeSightings(SourceId source, const std::function<bool()> &cancelled)
{
    const auto papers = m_papers.papersOf(source);
    LECTERN_TRY(papers);
    const Removed leaves = [source](const Sighting &s) { return Sighting::sourceOf(s.id) == source; };
    for (const qint64 paper : *papers) {
        if (cancelled && cancelled())
            return Error{QStringLiteral("Cancelled.")};
        // What could be joined to a leaving sighting may be free to join others now.
        const auto record = m_papers.load(paper);
        LECTERN_TRY(record);
        if (std::none_of(record->sightings.cbegin(), record->sightings.cend(), leaves))
            continue; // went with an earlier one
        QSet<qint64> candidates{paper};
        for (const Sighting &sighting : record->sightings)
            LECTERN_TRY(m_keys.find(identityHashes(sighting.values), &candidates));
        LECTERN_TRY(regroup(candidates, {}, leaves));
    }
    return {};
}

Result<> PaperWriter::follow(const QList<PaperDecision> &changed)
{
    QSet<qint64> candidates;
    for (const PaperDecision &decision : changed)
        for (const PaperDecision::Side &side : decision.sides)
            LECTERN_TRY(m_keys.find(identityHashes(side.known), &candidates));
    m_following = changed;
    const auto done = regroup(candidates, {}, [](const Sighting &) { return false; });
    m_following.clear();
    return done;
}

Result<> PaperWriter::keepUnlisted(const QList<PaperDecision> &decisions)
{
    for (const PaperDecision &decision : decisions)
        for (const PaperDecision::Side &side : decision.sides) {
            const auto record = m_papers.load(side.paper);
            LECTERN_TRY(record);
            const auto marks = m_marks.marksOf(side.paper);
            LECTERN_TRY(marks);
            const auto kept = m_kept.of(side.paper);
            LECTERN_TRY(kept);
            if (record->id || !marks->any() || !kept->isEmpty())
                continue;
            LECTERN_TRY(m_kept.keep(side.paper, side.known));
            LECTERN_TRY(m_keys.add(identityHashes(side.known), side.paper));
        }
    return {};
}

Result<> PaperWriter::unlist(qint64 paper)
{
    const auto record = m_papers.load(paper);
    LECTERN_TRY(record);
    if (!record->id)
        return {};
    const auto marks = m_marks.marksOf(paper);
    LECTERN_TRY(marks);
    m_counters.add(Counter::kBookmarks, -int(marks->bookmarked));
    m_counters.add(Counter::kRead, -int(marks->read));
    return leaveList(*record);
}

Result<> PaperWriter::list(qint64 paper)
{
    const auto record = m_papers.load(paper);
    LECTERN_TRY(record);
    if (!record->id)
        return {};
    LECTERN_TRY(m_authors.addPaper(paper, record->shown.authors + pageNamesOf(record->sightings)));
    m_counters.addCategories(record->shown.category, 1);
    m_counters.add(Counter::kPapers, 1);
    if (record->conflicts)
        m_counters.add(Counter::kConflicts, 1);
    return countMarks(paper, 1);
}

Result<> PaperWriter::forget(qint64 paper)
{
    // First what it was known by, so that nothing it leaves behind can inherit its marks.
    const auto kept = m_kept.of(paper);
    LECTERN_TRY(kept);
    for (const Paper &known : *kept)
        LECTERN_TRY(m_keys.remove(identityHashes(known), paper));
    LECTERN_TRY(m_kept.drop(paper));
    const auto record = m_papers.load(paper);
    LECTERN_TRY(record);
    if (record->id) {
        QSet<qint64> leaving, candidates{paper};
        Statement fewer(
            m_connection,
            "UPDATE source SET sightings = sightings - 1, truncated = truncated - ?2 WHERE id = ?1");
        for (const Sighting &sighting : record->sightings) {
            leaving.insert(sighting.id);
            LECTERN_TRY(m_keys.find(identityHashes(sighting.values), &candidates));
            fewer.bind(1, qint64(Sighting::sourceOf(sighting.id)));
            LECTERN_TRY(fewer.bind(2, int(sighting.values.authorsTruncated)).run());
        }
        m_forgotten = paper;
        LECTERN_TRY(regroup(candidates, {}, [&](const Sighting &s) { return leaving.contains(s.id); }));
        m_forgotten = 0;
        m_counters.add(Counter::kSightings, -record->sightings.size());
    }
    LECTERN_TRY(m_dropAliases.bind(1, paper).run());
    return m_marks.drop(paper);
}

Result<> PaperWriter::finish()
{
    LECTERN_TRY(m_keys.flush());
    LECTERN_TRY(m_authors.flush());
    LECTERN_TRY(AuthorSettler(m_connection, m_authors).settleSplitNames());
    LECTERN_TRY(m_counters.flush());
    return m_index.update(idList(m_changed), idList(m_gone - m_changed));
}

Result<> PaperWriter::regroup(const QSet<qint64> &candidates, const QList<Sighting> &added,
                              const Removed &removed)
{
    m_old.clear();
    m_active.clear();
    LECTERN_TRY(gather(candidates, added, removed));
    QList<Group> groups = form(added, removed);
    LECTERN_TRY(nameGroups(groups, removed));
    if (!added.isEmpty())
        for (const Group &group : std::as_const(groups))
            if (std::any_of(group.sightings.cbegin(), group.sightings.cend(),
                            [&](const Sighting &s) { return s.id == added.first().id; }))
                m_outcome = m_old.contains(group.paper) && m_old[group.paper].record.id ? Added::JoinedPaper
                                                                                        : Added::NewPaper;
    for (auto it = m_old.cbegin(); it != m_old.cend(); ++it) {
        const bool stays = std::any_of(groups.cbegin(), groups.cend(), [&](const Group &group) {
            return group.paper == it.key() && isUnchanged(group);
        });
        if (!stays && it->record.id)
            LECTERN_TRY(erasePaper(*it));
    }
    LECTERN_TRY(writeGroups(groups));
    return settleLeftovers(groups);
}

// Loads into m_old all papers that could be joined to the added and the candidates' own sightings over any
// chain. Papers that merely share a hash stay out, until one comes in that they are joined to.
Result<> PaperWriter::gather(QSet<qint64> candidates, const QList<Sighting> &added, const Removed &removed)
{
    QList<Identity> pool;
    for (const Sighting &sighting : added)
        LECTERN_TRY(widen(sighting.values, &pool, &candidates));
    for (const PaperDecision &decision : std::as_const(m_following))
        for (const PaperDecision::Side &side : decision.sides)
            LECTERN_TRY(widen(side.known, &pool, &candidates));
    QMap<qint64, Old> waiting;
    for (bool grew = true; grew;) {
        grew = false;
        for (const qint64 paper : std::as_const(candidates)) {
            if (m_old.contains(paper) || waiting.contains(paper))
                continue;
            auto old = loadOld(paper, removed);
            LECTERN_TRY(old);
            waiting.insert(paper, *old);
        }
        candidates.clear();
        for (auto it = waiting.begin(); it != waiting.end();) {
            const QList<Sighting> &sightings = it->record.sightings;
            const bool leaving = std::any_of(sightings.cbegin(), sightings.cend(), removed);
            if (!leaving && !anyJoined(it->identities, pool)) {
                ++it;
                continue;
            }
            // A paper that is only kept takes part but joins nobody to another.
            if (it->record.id) {
                for (const Sighting &sighting : sightings) {
                    LECTERN_TRY(widen(sighting.values, &pool, &candidates));
                    LECTERN_TRY(m_keys.find(identityHashes(sighting.values), &candidates));
                }
                grew = true;
            }
            m_old.insert(it.key(), *it);
            it = waiting.erase(it);
        }
    }
    return {};
}

Result<> PaperWriter::widen(const Paper &known, QList<Identity> *pool, QSet<qint64> *candidates)
{
    const auto any = m_decisions.anySame();
    LECTERN_TRY(any);
    QList<Paper> waiting{known};
    while (!waiting.isEmpty()) {
        const Paper next = waiting.takeFirst();
        const Identity identity = identityOf(next);
        pool->append(identity);
        if (!*any)
            return {};
        const auto decisions = m_decisions.under(identityHashes(next));
        LECTERN_TRY(decisions);
        for (const PaperDecision &decision : *decisions) {
            const bool active = std::any_of(m_active.cbegin(), m_active.cend(),
                                            [&](const PaperDecision &d) { return d.id == decision.id; });
            for (size_t side = 0; side < 2 && !active; ++side) {
                if (decision.relation != PaperRelation::Same || !isOfSide(decision.sides[side], identity))
                    continue;
                m_active.append(decision);
                const Paper &other = decision.sides[1 - side].known;
                LECTERN_TRY(m_keys.find(identityHashes(other), candidates));
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
    auto record = m_papers.load(paper);
    LECTERN_TRY(record);
    old.record = *record;
    auto kept = m_kept.of(paper);
    LECTERN_TRY(kept);
    old.kept = *kept;
    const auto marks = m_marks.marksOf(paper);
    LECTERN_TRY(marks);
    old.marks = *marks;
    for (const Sighting &sighting : old.record.sightings)
        if (!removed(sighting))
            old.identities.append(identityOf(sighting.values));
    if (!old.record.id)
        for (const Paper &known : old.kept)
            old.identities.append(identityOf(known));
    return old;
}

QList<PaperWriter::Group> PaperWriter::form(const QList<Sighting> &added, const Removed &removed) const
{
    QList<Sighting> all = added;
    for (const Old &old : m_old)
        for (const Sighting &sighting : old.record.sightings)
            if (!removed(sighting))
                all.append(sighting);
    std::sort(all.begin(), all.end(), inContentOrder);
    QList<Identity> identities;
    for (const Sighting &sighting : std::as_const(all))
        identities.append(identityOf(sighting.values));
    QList<Group> groups;
    const QList<int> numbers = joinDecided(groupIntoPapers(identities), identities, m_active);
    for (qsizetype i = 0; i < all.size(); ++i) {
        groups.resize(qMax<qsizetype>(groups.size(), numbers[i] + 1));
        groups[numbers[i]].sightings.append(all[i]);
        groups[numbers[i]].identities.append(identities[i]);
    }
    return groups;
}

// Papers that were one by a person's word and are two again have the numbers they had before.
Result<QSet<qint64>> PaperWriter::nameParted(QList<Group> &groups)
{
    QSet<qint64> numbers;
    for (const PaperDecision &decision : std::as_const(m_following)) {
        std::array<Group *, 2> parted{};
        for (size_t side = 0; side < 2; ++side)
            for (Group &group : groups)
                if (!parted[side]
                    && std::any_of(group.identities.cbegin(), group.identities.cend(),
                                   [&](const Identity &i) { return isOfSide(decision.sides[side], i); }))
                    parted[side] = &group;
        if (!parted[0] || !parted[1] || parted[0] == parted[1])
            continue;
        for (size_t side = 0; side < 2; ++side) {
            const qint64 number = decision.sides[side].paper;
            const bool taken = std::any_of(groups.cbegin(), groups.cend(),
                                           [&](const Group &group) { return group.paper == number; });
            const auto there = m_papers.load(number);
            LECTERN_TRY(there);
            if (!taken && !parted[side]->paper && (!there->id || m_old.contains(number)))
                numbers.insert(parted[side]->paper = number);
        }
    }
    return numbers;
}

// The oldest paper chooses first and takes the group that has most of its sightings. Papers only kept come
// last. Who finds its group taken leaves its marks there.
Result<> PaperWriter::nameGroups(QList<Group> &groups, const Removed &removed)
{
    QHash<qint64, qsizetype> groupOf; // of a sighting
    for (qsizetype g = 0; g < groups.size(); ++g)
        for (const Sighting &sighting : groups[g].sightings)
            groupOf.insert(sighting.id, g);
    const auto parted = nameParted(groups);
    LECTERN_TRY(parted);
    const auto named = [&](qint64 paper) {
        return std::any_of(groups.cbegin(), groups.cend(), [&](const Group &g) { return g.paper == paper; });
    };
    for (auto it = m_old.begin(); it != m_old.end(); ++it) {
        QMap<qsizetype, int> shares;
        for (const Sighting &sighting : it->record.sightings) {
            if (!removed(sighting))
                ++shares[groupOf.value(sighting.id)];
            else if (const auto wanted = isWanted(it.key(), it->marks); !wanted)
                return wanted.error();
            else if (*wanted)
                LECTERN_TRY(m_kept.keep(it.key(), sighting.values));
        }
        qsizetype best = -1;
        for (auto share = shares.cbegin(); share != shares.cend(); ++share) {
            Group &group = groups[share.key()];
            // The marks of papers that part were put back by whoever took the decision back.
            if (!parted->contains(group.paper) || group.paper == it.key())
                group.heirOf.append(it.key());
            if (!group.paper && !named(it.key()) && (best < 0 || *share > shares[best]))
                best = share.key();
        }
        if (best >= 0)
            groups[best].paper = it.key();
    }
    for (auto it = m_old.begin(); it != m_old.end(); ++it) {
        const bool hasSighting = std::any_of(groups.cbegin(), groups.cend(), [&](const Group &group) {
            return group.heirOf.contains(it.key());
        });
        if (hasSighting)
            continue;
        const auto kept = m_kept.of(it.key());
        LECTERN_TRY(kept);
        QList<Identity> known;
        for (const Paper &paper : *kept)
            known.append(identityOf(paper));
        for (Group &group : groups)
            if (anyJoined(known, group.identities)) {
                group.heirOf.append(it.key());
                if (!group.paper)
                    group.paper = it.key();
                break;
            }
    }
    for (Group &group : groups)
        if (!group.paper) {
            const auto paper = m_counters.take(Counter::kNextPaper);
            LECTERN_TRY(paper);
            group.paper = *paper;
        }
    return {};
}

bool PaperWriter::isUnchanged(const Group &group) const
{
    const auto old = m_old.constFind(group.paper);
    if (old == m_old.cend() || group.heirOf != QList<qint64>{group.paper}
        || group.sightings.size() != old->record.sightings.size())
        return false;
    return std::all_of(group.sightings.cbegin(), group.sightings.cend(), [&](const Sighting &sighting) {
        return std::any_of(old->record.sightings.cbegin(), old->record.sightings.cend(),
                           [&](const Sighting &other) { return other.id == sighting.id; });
    });
}

Result<bool> PaperWriter::isWanted(qint64 paper, const Marks &marks)
{
    if (paper == m_forgotten)
        return false;
    if (marks.any())
        return true;
    if (!m_inLog) {
        auto papers = papersInLog(m_connection);
        LECTERN_TRY(papers);
        m_inLog = std::move(*papers);
    }
    return m_inLog->contains(paper);
}

// What comes from papers in the bin alone stays in the bin, however it is imported again. What comes from one
// outside as well is outside: nothing leaves the list that nobody removed.
Result<> PaperWriter::settleBin(QList<Group> &groups)
{
    const auto inBin = [this](qint64 paper) { return m_old[paper].marks.binned; };
    QList<const Group *> outside;
    for (Group &group : groups) {
        if (isUnchanged(group) || std::none_of(group.heirOf.cbegin(), group.heirOf.cend(), inBin))
            continue;
        group.binned = std::all_of(group.heirOf.cbegin(), group.heirOf.cend(), inBin);
        if (group.binned)
            LECTERN_TRY(m_marks.setBinned(group.paper, true, group.heirOf.first()));
        else
            outside.append(&group);
    }
    // Last, because another part of a paper that was split may just have copied its mark.
    for (const Group *group : std::as_const(outside))
        LECTERN_TRY(m_marks.setBinned(group->paper, false, 0));
    return {};
}

Result<> PaperWriter::writeGroups(QList<Group> &groups)
{
    LECTERN_TRY(settleBin(groups));
    for (const Group &group : std::as_const(groups)) {
        if (isUnchanged(group))
            continue;
        for (const qint64 other : group.heirOf)
            if (other != group.paper) {
                LECTERN_TRY(m_marks.unite(other, group.paper));
                m_authors.decisionsChanged();
            }
        for (const Sighting &sighting : group.sightings)
            LECTERN_TRY(m_keys.add(identityHashes(sighting.values), group.paper));
        // A number that comes back is nobody else's any more.
        LECTERN_TRY(m_dropAlias.bind(1, group.paper).run());
        LECTERN_TRY(writePaper(group.paper, group.sightings, group.binned));
        if (!group.binned)
            LECTERN_TRY(countMarks(group.paper, 1));
    }
    return {};
}

// Papers that are no longer in the list: absorbed by another, kept for their marks, or gone.
Result<> PaperWriter::settleLeftovers(const QList<Group> &groups)
{
    for (auto it = m_old.cbegin(); it != m_old.cend(); ++it) {
        const qint64 paper = it.key();
        const Group *heir = nullptr;
        bool inList = false;
        for (const Group &group : groups) {
            inList = inList || group.paper == paper;
            if (!heir && group.heirOf.contains(paper))
                heir = &group;
        }
        const auto kept = m_kept.of(paper);
        LECTERN_TRY(kept);
        if (inList) {
            for (const Paper &known : *kept)
                LECTERN_TRY(m_keys.add(identityHashes(known), paper));
        } else if (heir) {
            for (const Paper &known : *kept) {
                LECTERN_TRY(m_keys.remove(identityHashes(known), paper));
                LECTERN_TRY(m_keys.add(identityHashes(known), heir->paper));
            }
            LECTERN_TRY(m_kept.move(paper, heir->paper));
            LECTERN_TRY(m_marks.drop(paper));
            LECTERN_TRY(m_moveAliases.bind(1, paper).bind(2, heir->paper).run());
            LECTERN_TRY(m_addAlias.bind(1, paper).bind(2, heir->paper).run());
            m_gone.insert(paper);
        } else {
            const auto wanted = isWanted(paper, it->marks);
            LECTERN_TRY(wanted);
            for (const Paper &known : *kept)
                LECTERN_TRY(*wanted ? m_keys.add(identityHashes(known), paper)
                                    : m_keys.remove(identityHashes(known), paper));
            if (!*wanted) {
                LECTERN_TRY(m_kept.drop(paper));
                LECTERN_TRY(m_dropAliases.bind(1, paper).run());
            }
            m_gone.insert(paper);
        }
    }
    return {};
}

Result<> PaperWriter::writePaper(qint64 paper, const QList<Sighting> &sightings, bool binned)
{
    const auto shown = m_papers.insert(paper, sightings);
    LECTERN_TRY(shown);
    if (!binned) {
        LECTERN_TRY(m_authors.addPaper(paper, shown->values.authors + pageNamesOf(sightings)));
        m_counters.addCategories(shown->values.category, 1);
        m_counters.add(Counter::kPapers, 1);
        if (shown->conflicts)
            m_counters.add(Counter::kConflicts, 1);
    }
    m_changed.insert(paper);
    m_gone.remove(paper);
    if (sightings.size() == 1)
        LECTERN_TRY(m_index.written(PaperId(paper), shown->values, Sighting::sourceOf(sightings.first().id)));
    return {};
}

Result<> PaperWriter::erasePaper(const Old &old)
{
    const PaperRecord &record = old.record;
    for (const Sighting &sighting : record.sightings)
        LECTERN_TRY(m_keys.remove(identityHashes(sighting.values), record.id));
    if (!old.marks.binned) {
        LECTERN_TRY(leaveList(record));
        LECTERN_TRY(countMarks(record.id, -1));
    }
    m_changed.remove(record.id);
    m_index.unwritten(PaperId(record.id));
    return m_papers.remove(record);
}

Result<> PaperWriter::leaveList(const PaperRecord &record)
{
    LECTERN_TRY(m_authors.removePaper(record.id, record.shown.authors + pageNamesOf(record.sightings)));
    m_counters.addCategories(record.shown.category, -1);
    m_counters.add(Counter::kPapers, -1);
    if (record.conflicts)
        m_counters.add(Counter::kConflicts, -1);
    return {};
}

Result<> PaperWriter::countMarks(qint64 paper, int sign)
{
    const auto marks = m_marks.marksOf(paper);
    LECTERN_TRY(marks);
    if (marks->bookmarked)
        m_counters.add(Counter::kBookmarks, sign);
    if (marks->read)
        m_counters.add(Counter::kRead, sign);
    return {};
}

} // namespace lectern
