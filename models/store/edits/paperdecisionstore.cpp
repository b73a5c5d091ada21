#include "paperdecisionstore.h"

#include "models/store/identity/keytable.h"
#include "models/store/identity/papergrouping.h"
#include "models/store/marks/marktable.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/words/sentence.h"

namespace lectern
{

using namespace Qt::StringLiterals;

Result<PaperDecision::Side> PaperDecisionStore::sideOf(PaperId id)
{
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(id)));
    if (!record.id)
        return Error{Sentence::tr("This paper is no longer in the library.")};
    return PaperDecision::Side{record.id, record.stated()};
}

Result<QList<qint64>> PaperDecisionStore::papersOf(const PaperDecision::Side &side)
{
    KeyTable keys(m_connection);
    PaperTable papers(m_connection);
    QSet<qint64> candidates;
    LECTERN_TRY(keys.find(identityHashes(side.known), &candidates));
    QList<qint64> found;
    for (const qint64 candidate : std::as_const(candidates)) {
        LECTERN_TRY(const auto record, papers.load(candidate));
        for (const Sighting &sighting : record.sightings)
            if (isOfSide(side, identityOf(sighting.values))) {
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
        return Error{Sentence::tr("These are one paper already.")};
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
        // What was made on both is united here, where it is recorded. The papers follow later (editlog.cpp).
        MarkTable marks(m_connection);
        LECTERN_TRY(marks.unite(goes, stays));
        return marks.drop(goes);
    });
}

Result<QPair<Edit, PaperId>> PaperDecisionStore::takeOut(PaperId paper, qint64 sighting)
{
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(paper)));
    QList<Sighting> rest = record.sightings;
    const auto taken =
        std::find_if(rest.begin(), rest.end(), [&](const Sighting &s) { return s.id == sighting; });
    if (taken == rest.end())
        return Error{Sentence::tr("This source no longer knows the paper.")};
    PaperDecision decision;
    decision.relation = PaperRelation::Apart;
    decision.source = taken->source->hash;
    decision.place = taken->position();
    decision.sides[1].known = taken->values;
    rest.erase(taken);
    if (rest.isEmpty())
        return Error{Sentence::tr("No other source knows this paper.")};
    decision.sides[0] = {record.id, shownValues(rest).values};
    LECTERN_TRY(const auto edit,
                m_edits.perform({EditKind::TakeSourceOut, record.shown.title}, [&]() -> Result<> {
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

// Removes a person's decision that what is taken out is one paper with some of the rest.
Result<> PaperDecisionStore::removeJoining(const PaperDecision &apart, const QList<Sighting> &rest,
                                           PaperDecisionTable &table)
{
    const Identity taken = identityOf(apart.sides[1].known);
    LECTERN_TRY(const auto decisions, table.under(identityHashes(apart.sides[1].known)));
    for (const PaperDecision &decision : decisions)
        for (size_t side = 0; side < 2 && decision.relation == PaperRelation::Same; ++side)
            if (isOfSide(decision.sides[side], taken)
                && std::any_of(rest.cbegin(), rest.cend(), [&](const Sighting &other) {
                       return isOfSide(decision.sides[1 - side], identityOf(other.values));
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
    const ReadingScope reading(m_connection);
    QList<PaperId> versions;
    PaperDecisionTable table(m_connection);
    PaperTable papers(m_connection);
    LECTERN_TRY(const auto record, papers.load(qint64(id)));
    for (const Sighting &sighting : record.sightings) {
        const Identity identity = identityOf(sighting.values);
        LECTERN_TRY(const auto decisions, table.under(identityHashes(sighting.values)));
        for (const PaperDecision &decision : decisions)
            for (size_t side = 0; side < 2 && decision.relation == PaperRelation::Versions; ++side) {
                if (!isOfSide(decision.sides[side], identity))
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
