// Regroups the papers affected by an added or removed sighting.
#include "models/store/identity/papergrouping.h"
#include "paperwriter.h"

#include "models/store/sqlite/changeset.h"
#include "models/store/sqlite/try.h"

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

bool sharesSighting(const QList<Sighting> &some, const QList<Sighting> &others)
{
    return std::any_of(some.cbegin(), some.cend(), [&](const Sighting &a) {
        return std::any_of(others.cbegin(), others.cend(), [&](const Sighting &b) { return a.id == b.id; });
    });
}

} // namespace

Result<> PaperWriter::regroup(const QSet<qint64> &candidates, const QList<Sighting> &added,
                              const Removed &removed)
{
    m_old.clear();
    m_active.clear();
    LECTERN_TRY(gather(candidates, added, removed));
    recordRemovedKeys(removed);
    LECTERN_TRY(auto formed, form(added, removed));
    QList<Group> &groups = formed;
    LECTERN_TRY(nameGroups(groups, removed));
    if (!added.isEmpty())
        for (const Group &group : std::as_const(groups))
            if (std::any_of(group.sightings.cbegin(), group.sightings.cend(),
                            [&](const Sighting &s) { return s.id == added.first().id; })) {
                m_outcome = m_old.contains(group.paper) && m_old[group.paper].record.id ? Added::JoinedPaper
                                                                                        : Added::NewPaper;
                noteDisagreement(added.first(), group);
                if (m_leaveOutRepeats)
                    countRepeats(added.first(), group);
            }
    for (auto it = m_old.cbegin(); it != m_old.cend(); ++it) {
        const bool stays = std::any_of(groups.cbegin(), groups.cend(), [&](const Group &group) {
            return group.paper == it.key() && isUnchanged(group);
        });
        if (!stays && it->record.id)
            LECTERN_TRY(erasePaper(*it));
    }
    LECTERN_TRY(writeGroups(groups));
    m_forced.clear();
    return handleUnlisted(groups);
}

void PaperWriter::noteDisagreement(const Sighting &added, const Group &group)
{
    for (const Sighting &other : group.sightings)
        if (other.id != added.id && lectern::disagreement(added.values, other.values)) {
            m_disagreement = {PaperId(group.paper), added.values.line,    added.values.title,
                              other.values.title,   added.values.authors, other.values.authors};
            return;
        }
}

Result<QList<PaperWriter::Group>> PaperWriter::form(const QList<Sighting> &added, const Removed &removed)
{
    QList<Sighting> all = added;
    for (const Old &old : m_old)
        for (const Sighting &sighting : old.record.sightings)
            if (!removed(sighting))
                all.append(sighting);
    std::sort(all.begin(), all.end(), inContentOrder);
    QList<Identity> identities;
    for (const Sighting &sighting : std::as_const(all)) {
        LECTERN_TRY(const auto known, distinctive(identityOf(sighting)));
        identities.append(known);
    }
    QList<Group> groups;
    const QList<int> numbers = joinByDecisions(
        groupIntoPapers(identities, partedBy(m_active, all, identities)), identities, m_active);
    for (qsizetype i = 0; i < all.size(); ++i) {
        groups.resize(qMax<qsizetype>(groups.size(), numbers[i] + 1));
        groups[numbers[i]].sightings.append(all[i]);
        groups[numbers[i]].identities.append(identities[i]);
    }
    return groups;
}

// Restores the numbers of papers that a user decision had merged and that are separate again.
Result<QSet<qint64>> PaperWriter::restoreNumbers(QList<Group> &groups)
{
    QSet<qint64> numbers;
    // When a source is split off, the rest keeps number and marks, including those of a paper that another
    // decision merged into it.
    const bool takesOut =
        std::any_of(m_active.cbegin(), m_active.cend(), [this](const PaperDecision &active) {
            return active.relation == PaperRelation::Apart
                && std::any_of(m_following.cbegin(), m_following.cend(),
                               [&](const PaperDecision &changed) { return changed.id == active.id; });
        });
    for (const PaperDecision &decision : std::as_const(m_following)) {
        if (takesOut && decision.relation == PaperRelation::Same)
            continue;
        std::array<Group *, 2> parted{};
        for (Group &group : groups) {
            std::array<bool, 2> of{};
            if (decision.relation == PaperRelation::Apart) {
                const Apart parts = partedBy({decision}, group.sightings, group.identities).first();
                of = {!parts.those.isEmpty(), !parts.these.isEmpty()};
            } else {
                for (size_t side = 0; side < 2; ++side)
                    of[side] =
                        std::any_of(group.identities.cbegin(), group.identities.cend(),
                                    [&](const Identity &i) { return matchesSide(decision.sides[side], i); });
            }
            for (size_t side = 0; side < 2; ++side)
                if (of[side] && !parted[side])
                    parted[side] = &group;
        }
        if (!parted[0] || !parted[1] || parted[0] == parted[1])
            continue;
        // The decision may be removed although the two papers were separate all the time.
        if (decision.relation == PaperRelation::Apart
            && std::none_of(m_old.cbegin(), m_old.cend(), [&](const Old &old) {
                   return sharesSighting(old.record.sightings, parted[0]->sightings)
                       && sharesSighting(old.record.sightings, parted[1]->sightings);
               }))
            continue;
        for (size_t side = 0; side < 2; ++side) {
            const qint64 number = decision.sides[side].paper;
            const bool taken = std::any_of(groups.cbegin(), groups.cend(),
                                           [&](const Group &group) { return group.paper == number; });
            LECTERN_TRY(const auto there, m_papers.load(number));
            if (!taken && !parted[side]->paper && (!there.id || m_old.contains(number)))
                numbers.insert(parted[side]->paper = number);
        }
    }
    return numbers;
}

// Groups are assigned to papers from oldest to newest; each paper keeps the group that has most of its
// sightings. Papers without sightings come last. If the group of a paper is already assigned, its marks move
// to the paper that has the group.
Result<> PaperWriter::nameGroups(QList<Group> &groups, const Removed &removed)
{
    QHash<qint64, qsizetype> groupOf; // sighting -> group
    for (qsizetype g = 0; g < groups.size(); ++g)
        for (const Sighting &sighting : groups[g].sightings)
            groupOf.insert(sighting.id, g);
    LECTERN_TRY(const auto parted, restoreNumbers(groups));
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
            // When papers are split, the caller that undid the decision has restored their marks.
            const bool inherits = mayInherit(*it, group, groups);
            if (inherits && (!parted.contains(group.paper) || group.paper == it.key()))
                group.heirOf.append(it.key());
            if (inherits && !group.paper && !named(it.key()) && (best < 0 || *share > shares[best]))
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
        LECTERN_TRY(const auto kept, m_kept.of(it.key()));
        QList<Identity> known;
        for (const Paper &paper : kept)
            known.append(identityOf(paper));
        for (Group &group : groups)
            if (anyJoined(known, group.identities) && !isMarkedDistinct(it.key(), group)) {
                group.heirOf.append(it.key());
                if (!group.paper)
                    group.paper = it.key();
                break;
            }
    }
    for (Group &group : groups)
        if (!group.paper) {
            LECTERN_TRY(const auto paper, m_counters.take(Counter::kNextPaper));
            group.paper = paper;
        }
    return {};
}

// Whether the user split this paper off the group's paper, or the reverse. The stored identity data of both
// is equal, so only the decision distinguishes them.
bool PaperWriter::isMarkedDistinct(qint64 paper, const Group &group) const
{
    for (const PaperDecision &decision : m_active) {
        if (decision.relation != PaperRelation::Apart)
            continue;
        const Apart parts = partedBy({decision}, group.sightings, group.identities).first();
        if ((decision.sides[0].paper == paper && !parts.these.isEmpty())
            || (decision.sides[1].paper == paper && parts.these.isEmpty() && !parts.those.isEmpty()))
            return true;
    }
    return false;
}

// Returns whether a paper may keep its number and marks in this group. When a wrongly joined paper is split,
// the part with the title that was shown keeps them.
bool PaperWriter::mayInherit(const Old &old, const Group &group, const QList<Group> &groups) const
{
    const QString title = old.record.stated().title; // without own values
    if (!m_titleDecides || title.isEmpty())
        return true;
    const auto hasTitle = [&](const Group &of) {
        return std::any_of(of.sightings.cbegin(), of.sightings.cend(), [&](const Sighting &sighting) {
            return sighting.values.title == title
                && std::any_of(old.record.sightings.cbegin(), old.record.sightings.cend(),
                               [&](const Sighting &mine) { return mine.id == sighting.id; });
        });
    };
    return hasTitle(group) || std::none_of(groups.cbegin(), groups.cend(), hasTitle);
}

bool PaperWriter::isUnchanged(const Group &group) const
{
    if (m_forced.contains(group.paper) && m_isMigrating)
        return false; // its rows will be written by the current rules
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
        LECTERN_TRY(auto papers, papersInLog(m_connection));
        m_inLog = std::move(papers);
    }
    return m_inLog->contains(paper);
}

// A paper formed only from papers in the trash stays in the trash, however they are imported again. A paper
// formed also from a paper outside the trash is outside: only the user removes papers from the list.
Result<> PaperWriter::assignTrash(QList<Group> &groups)
{
    const auto inTrash = [this](qint64 paper) { return m_old[paper].marks.trashed; };
    QList<const Group *> outside;
    for (Group &group : groups) {
        if (isUnchanged(group) || std::none_of(group.heirOf.cbegin(), group.heirOf.cend(), inTrash))
            continue;
        group.trashed = std::all_of(group.heirOf.cbegin(), group.heirOf.cend(), inTrash);
        if (group.trashed)
            LECTERN_TRY(m_marks.setTrashed(group.paper, true, group.heirOf.first()));
        else
            outside.append(&group);
    }
    // Done last, because another part of a split paper may just have copied its mark.
    for (const Group *group : std::as_const(outside))
        LECTERN_TRY(m_marks.setTrashed(group->paper, false, 0));
    return {};
}

Result<> PaperWriter::writeGroups(QList<Group> &groups)
{
    LECTERN_TRY(assignTrash(groups));
    for (const Group &group : std::as_const(groups)) {
        if (isUnchanged(group))
            continue;
        for (const qint64 other : group.heirOf)
            if (other != group.paper) {
                LECTERN_TRY(m_marks.unite(other, group.paper));
                m_authors.decisionsChanged();
            }
        LECTERN_TRY(m_keys.add(hashesOf(group.sightings), group.paper));
        // From here on the number denotes this paper and is no longer an alias.
        LECTERN_TRY(m_dropAlias.bind(1, group.paper).run());
        LECTERN_TRY(writePaper(group.paper, group.sightings, group.trashed));
        if (!group.trashed)
            LECTERN_TRY(countMarks(group.paper, 1));
    }
    return {};
}

// Handles papers that are no longer listed: merged into another, kept for their marks, or removed.
Result<> PaperWriter::handleUnlisted(const QList<Group> &groups)
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
        LECTERN_TRY(const auto kept, m_kept.of(paper));
        if (inList) {
            for (const Paper &known : kept)
                LECTERN_TRY(m_keys.add(identityHashes(known), paper));
        } else if (heir) {
            for (const Paper &known : kept) {
                LECTERN_TRY(m_keys.remove(identityHashes(known), paper));
                LECTERN_TRY(m_keys.add(identityHashes(known), heir->paper));
            }
            LECTERN_TRY(m_kept.move(paper, heir->paper));
            LECTERN_TRY(m_marks.drop(paper));
            LECTERN_TRY(m_moveAliases.bind(1, paper).bind(2, heir->paper).run());
            LECTERN_TRY(m_addAlias.bind(1, paper).bind(2, heir->paper).run());
            m_gone.insert(paper);
        } else {
            LECTERN_TRY(const auto wanted, isWanted(paper, it->marks));
            for (const Paper &known : kept)
                LECTERN_TRY(wanted ? m_keys.add(identityHashes(known), paper)
                                   : m_keys.remove(identityHashes(known), paper));
            if (!wanted) {
                LECTERN_TRY(m_kept.drop(paper));
                LECTERN_TRY(m_dropAliases.bind(1, paper).run());
            }
            m_gone.insert(paper);
        }
    }
    return {};
}

} // namespace lectern
