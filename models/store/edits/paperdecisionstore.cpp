#include "paperdecisionstore.h"

#include "models/i18n/messages.h"
#include "models/store/identity/keytable.h"
#include "models/store/identity/ownvalues.h"
#include "models/store/identity/papergrouping.h"
#include "models/store/papers/marktable.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

Result<PaperDecision::Mirrored> PaperDecisionStore::sideOf(PaperId id)
{
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(id)));
    if (!record.id)
        return Error{Messages::tr("This paper is no longer in the library.")};
    return PaperDecision::Mirrored{record.id, record.stated()};
}

Result<QList<qint64>> PaperDecisionStore::papersOf(const PaperDecision::Mirrored &side)
{
    KeyTable keys(m_connection);
    PaperTable papers(m_connection);
    QSet<qint64> candidates;
    LECTERN_TRY(keys.find(identityHashes(side.known), &candidates));
    QList<qint64> found;
    for (const qint64 candidate : std::as_const(candidates)) {
        LECTERN_TRY(const auto record, papers.load(candidate));
        for (const Sighting &sighting : record.sightings)
            if (matchesSide(side, identityOf(sighting.values))) {
                found.append(candidate);
                break;
            }
    }
    std::sort(found.begin(), found.end());
    return found;
}

Result<> PaperDecisionStore::removeBetween(qint64 one, qint64 other, PaperDecisionTable &table)
{
    LECTERN_TRY(const auto side, sideOf(PaperId(one)));
    LECTERN_TRY(const auto decisions, table.under(identityHashes(side.known)));
    for (const PaperDecision &decision : decisions) {
        LECTERN_TRY(const auto first, papersOf(decision.sides[0]));
        LECTERN_TRY(const auto second, papersOf(decision.sides[1]));
        if ((first.contains(one) && second.contains(other))
            || (first.contains(other) && second.contains(one)))
            LECTERN_TRY(table.remove(decision.id));
    }
    return {};
}

Result<Edit> PaperDecisionStore::decide(PaperId one, PaperId other, PaperRelation relation)
{
    if (one == other)
        return Error{Messages::tr("These papers are already merged.")};
    PaperDecision decision;
    decision.relation = relation;
    for (size_t i = 0; i < 2; ++i) {
        LECTERN_TRY(const auto side, sideOf(i == 0 ? qMin(one, other) : qMax(one, other)));
        decision.sides[i] = side;
    }
    const qint64 stays = decision.sides[0].paper, goes = decision.sides[1].paper;
    return m_edits.perform({EditKind::DecidePapers, decision.sides[0].known.title}, [&]() -> Result<> {
        PaperDecisionTable table(m_connection);
        LECTERN_TRY(removeBetween(stays, goes, table));
        LECTERN_TRY(table.insert(decision));
        if (relation != PaperRelation::Same)
            return {};
        // The user data of both papers is merged here, where it is recorded. The papers themselves are merged
        // later (editlog.cpp).
        MarkTable marks(m_connection);
        LECTERN_TRY(marks.unite(goes, stays));
        return marks.drop(goes);
    });
}

// The merged paper with own values, as MarkTable::unite() and the writing of papers will produce it.
static PaperRecord asOne(const PaperRecord &one, const PaperRecord &other)
{
    PaperRecord both = one;
    both.sightings += other.sightings;
    for (const OwnValue &value : other.own) {
        const auto same = std::find_if(both.own.begin(), both.own.end(),
                                       [&](const OwnValue &there) { return there.field == value.field; });
        if (same == both.own.end())
            both.own.append(value);
        else if (value.edited > same->edited)
            *same = value;
    }
    both.shown = shownValues(both.sightings, both.own).values;
    return both;
}

// Sets chosen texts on a paper that does not show them otherwise. Returns those that were set.
static QList<OwnValue> putChosen(const QHash<QString, QString> &chosen, PaperRecord *paper)
{
    QList<OwnValue> own;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it)
        if (const auto text = ownText(it.key(), it.value());
            text && *text != ownTextOf(paper->shown, it.key()))
            own.append({it.key(), *text, now});
    for (const OwnValue &value : std::as_const(own)) {
        paper->own.removeIf([&](const OwnValue &there) { return there.field == value.field; });
        paper->own.append(value);
    }
    paper->shown = shownValues(paper->sightings, paper->own).values;
    return own;
}

Result<QList<MergeLine>> PaperDecisionStore::compare(PaperId one, PaperId other)
{
    const ReadingScope reading(m_connection);
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto first, papers.load(qint64(one)));
    LECTERN_TRY(const auto second, papers.load(qint64(other)));
    if (one == other || !first.id || !second.id)
        return Error{Messages::tr("This paper is no longer in the library.")};
    return mergeLines(first.shown, second.shown, asOne(first, second).shown);
}

Result<> PaperDecisionStore::join(const Joining &joining, PaperDecisionTable &table)
{
    const qint64 stays = joining.decision.sides[0].paper, goes = joining.decision.sides[1].paper;
    LECTERN_TRY(removeBetween(stays, goes, table));
    LECTERN_TRY(table.insert(joining.decision));
    MarkTable marks(m_connection);
    LECTERN_TRY(marks.unite(goes, stays));
    LECTERN_TRY(marks.drop(goes));
    OwnValueTable own(m_connection);
    for (const OwnValue &value : joining.own)
        LECTERN_TRY(own.set(stays, value));
    return {};
}

Result<Edit> PaperDecisionStore::joinAll(const QList<Joining> &joinings)
{
    const QString subject = joinings.first().decision.sides[0].known.title;
    return m_edits.perform({EditKind::DecidePapers, subject}, [&]() -> Result<> {
        PaperDecisionTable table(m_connection);
        for (const Joining &joining : joinings)
            LECTERN_TRY(join(joining, table));
        return {};
    });
}

Result<Edit> PaperDecisionStore::merge(PaperId one, PaperId other, const QHash<QString, QString> &chosen)
{
    if (one == other)
        return Error{Messages::tr("These papers are already merged.")};
    const ReadingScope reading(m_connection);
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto first, papers.load(qint64(qMin(one, other))));
    LECTERN_TRY(const auto second, papers.load(qint64(qMax(one, other))));
    if (!first.id || !second.id)
        return Error{Messages::tr("This paper is no longer in the library.")};
    Joining joining;
    joining.decision.sides = {PaperDecision::Mirrored{first.id, first.stated()},
                              PaperDecision::Mirrored{second.id, second.stated()}};
    PaperRecord both = asOne(first, second);
    joining.own = putChosen(chosen, &both);
    return joinAll({joining});
}

Result<Edit> PaperDecisionStore::mergeAll(const QList<QPair<PaperId, PaperId>> &pairs,
                                          const Cancelled &cancelled)
{
    QHash<qint64, qint64> into;
    const auto root = [&](qint64 paper) {
        while (into.contains(paper))
            paper = into.value(paper);
        return paper;
    };
    for (const auto &pair : pairs)
        if (const qint64 a = root(qint64(pair.first)), b = root(qint64(pair.second)); a != b)
            into.insert(qMax(a, b), qMin(a, b));
    QList<qint64> going = into.keys();
    std::sort(going.begin(), going.end());
    const ReadingScope reading(m_connection);
    PaperTable papers(m_connection);
    QHash<qint64, PaperRecord> grown; // the target papers, including what has been merged into them
    QList<Joining> joinings;
    for (const qint64 goes : std::as_const(going)) {
        if (cancelled && cancelled())
            return Error::cancelled();
        const qint64 stays = root(goes);
        if (!grown.contains(stays)) {
            LECTERN_TRY(const auto loaded, papers.load(stays));
            grown.insert(stays, loaded);
        }
        PaperRecord &first = grown[stays];
        LECTERN_TRY(const auto second, papers.load(goes));
        if (!first.id || !second.id)
            continue;
        Joining joining;
        joining.decision.sides = {PaperDecision::Mirrored{stays, first.stated()},
                                  PaperDecision::Mirrored{goes, second.stated()}};
        PaperRecord both = asOne(first, second);
        QHash<QString, QString> chosen;
        for (const MergeLine &line : mergeLines(first.shown, second.shown, both.shown))
            if (!line.agrees)
                chosen.insert(line.field, line.text(line.side));
        joining.own = putChosen(chosen, &both);
        first = both;
        joinings.append(joining);
    }
    if (joinings.isEmpty())
        return Error{Messages::tr("None of these papers is still in the library.")};
    return joinAll(joinings);
}

Result<QPair<Edit, PaperId>> PaperDecisionStore::splitOff(PaperId paper, qint64 sighting)
{
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(paper)));
    QList<Sighting> rest = record.sightings;
    const auto taken =
        std::find_if(rest.begin(), rest.end(), [&](const Sighting &s) { return s.id == sighting; });
    if (taken == rest.end())
        return Error{Messages::tr("This source no longer contains the paper.")};
    PaperDecision decision;
    decision.relation = PaperRelation::Apart;
    decision.source = taken->source->hash;
    decision.place = taken->position();
    decision.sides[1].known = taken->values;
    rest.erase(taken);
    if (rest.isEmpty())
        return Error{Messages::tr("No other source contains this paper.")};
    decision.sides[0] = {record.id, shownValues(rest).values};
    LECTERN_TRY(const auto edit,
                m_edits.perform({EditKind::SplitOffSource, record.shown.title}, [&]() -> Result<> {
                    Counters counters(m_connection);
                    LECTERN_TRY(const auto number, counters.take(Counter::kNextPaper));
                    LECTERN_TRY(counters.flush());
                    decision.sides[1].paper = number;
                    PaperDecisionTable table(m_connection);
                    LECTERN_TRY(removeJoining(decision, rest, table));
                    return table.insert(decision);
                }));
    return QPair<Edit, PaperId>{edit, PaperId(decision.sides[1].paper)};
}

// Removes user decisions that merge the split-off part with the rest.
Result<> PaperDecisionStore::removeJoining(const PaperDecision &apart, const QList<Sighting> &rest,
                                           PaperDecisionTable &table)
{
    const Identity taken = identityOf(apart.sides[1].known);
    LECTERN_TRY(const auto decisions, table.under(identityHashes(apart.sides[1].known)));
    for (const PaperDecision &decision : decisions)
        for (size_t side = 0; side < 2 && decision.relation == PaperRelation::Same; ++side)
            if (matchesSide(decision.sides[side], taken)
                && std::any_of(rest.cbegin(), rest.cend(), [&](const Sighting &other) {
                       return matchesSide(decision.sides[1 - side], identityOf(other.values));
                   })) {
                LECTERN_TRY(table.remove(decision.id));
                break;
            }
    return {};
}

Result<Edit> PaperDecisionStore::forget(PaperId one, PaperId other)
{
    LECTERN_TRY(const auto side, sideOf(one));
    return m_edits.perform({EditKind::DecidePapers, side.known.title}, [&]() -> Result<> {
        PaperDecisionTable table(m_connection);
        return removeBetween(qint64(one), qint64(other), table);
    });
}

Result<QList<PaperId>> PaperDecisionStore::versionsOf(PaperId id)
{
    return othersOf(id, PaperRelation::Versions);
}

Result<QList<PaperId>> PaperDecisionStore::unrelatedTo(PaperId id)
{
    return othersOf(id, PaperRelation::Unrelated);
}

Result<QList<PaperId>> PaperDecisionStore::othersOf(PaperId id, PaperRelation relation)
{
    const ReadingScope reading(m_connection);
    QList<PaperId> versions;
    PaperDecisionTable table(m_connection);
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(id)));
    for (const Sighting &sighting : record.sightings) {
        const Identity identity = identityOf(sighting.values);
        LECTERN_TRY(const auto decisions, table.under(identityHashes(sighting.values)));
        for (const PaperDecision &decision : decisions)
            for (size_t side = 0; side < 2 && decision.relation == relation; ++side) {
                if (!matchesSide(decision.sides[side], identity))
                    continue;
                LECTERN_TRY(const auto others, papersOf(decision.sides[1 - side]));
                for (const qint64 other : others)
                    if (other != record.id && !versions.contains(PaperId(other)))
                        versions.append(PaperId(other));
            }
    }
    std::sort(versions.begin(), versions.end());
    return versions;
}

Result<QSet<QPair<qint64, qint64>>> PaperDecisionStore::decidedPairs()
{
    const ReadingScope reading(m_connection);
    QSet<QPair<qint64, qint64>> pairs;
    PaperDecisionTable table(m_connection);
    LECTERN_TRY(const auto decisions, table.all());
    for (const PaperDecision &decision : decisions) {
        if (decision.relation == PaperRelation::Same)
            continue;
        LECTERN_TRY(const auto ones, papersOf(decision.sides[0]));
        LECTERN_TRY(const auto others, papersOf(decision.sides[1]));
        for (const qint64 one : ones)
            for (const qint64 other : others)
                if (one != other)
                    pairs.insert({qMin(one, other), qMax(one, other)});
    }
    return pairs;
}

} // namespace lectern
