#include "paperdecisiontable.h"

#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"
#include "papergrouping.h"

#include <sqlite3.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

PaperDecisionTable::PaperDecisionTable(const Connection &c)
    : m_any(c, "SELECT 1 FROM paper_decision WHERE relation IN (1, 4) LIMIT 1"),
      m_ids(c, "SELECT id FROM paper_decision ORDER BY id"),
      m_relation(c, "SELECT relation FROM paper_decision WHERE id = ?"),
      m_sides(c,
              "SELECT side, paper, title, authors, arxiv, doi, abstract, flags FROM paper_decision_side"
              " WHERE decision = ?"),
      m_place(c, "SELECT source, place FROM paper_decision_place WHERE decision = ?"),
      m_keys(c, "SELECT DISTINCT decision FROM paper_decision_key WHERE hash = ?"),
      m_insert(c, "INSERT INTO paper_decision(relation, at) VALUES(?, ?)"),
      m_insertSide(
          c,
          "INSERT INTO paper_decision_side(decision, side, paper, title, authors, arxiv, doi, abstract,"
          " flags) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_insertPlace(c, "INSERT INTO paper_decision_place(decision, source, place) VALUES(?, ?, ?)"),
      m_insertKey(c, "INSERT OR IGNORE INTO paper_decision_key(hash, decision, side) VALUES(?, ?, ?)"),
      m_remove(c, "DELETE FROM paper_decision WHERE id = ?"),
      m_removeSides(c, "DELETE FROM paper_decision_side WHERE decision = ?"),
      m_removePlace(c, "DELETE FROM paper_decision_place WHERE decision = ?"),
      m_removeKeys(c, "DELETE FROM paper_decision_key WHERE decision = ?"), m_connection(c)
{
}

bool PaperDecisionTable::owns(QByteArrayView table)
{
    return table == "paper_decision" || table == "paper_decision_side" || table == "paper_decision_key"
        || table == "paper_decision_place";
}

Result<bool> PaperDecisionTable::anyOfIdentity()
{
    if (!m_anyOfIdentity) {
        LECTERN_TRY(const auto row, m_any.next());
        m_anyOfIdentity = row;
        m_any.reset();
    }
    return *m_anyOfIdentity;
}

Result<PaperDecision> PaperDecisionTable::read(qint64 id)
{
    PaperDecision decision;
    LECTERN_TRY(const auto found, m_relation.bind(1, id).next());
    if (!found)
        return decision;
    decision.id = id;
    decision.relation = PaperRelation(m_relation.number(0));
    m_relation.reset();
    if (decision.relation == PaperRelation::Apart) {
        LECTERN_TRY(const auto place, m_place.bind(1, id).next());
        if (place) {
            decision.source = m_place.blob(0);
            decision.place = quint32(m_place.number(1));
            m_place.reset();
        }
    }
    m_sides.bind(1, id);
    LECTERN_TRY(m_sides.forEach([&] {
        PaperDecision::Mirrored &side = decision.sides[size_t(m_sides.number(0) != 0)];
        side.paper = m_sides.number(1);
        side.known.title = m_sides.text(2);
        side.known.authors = splitNames(m_sides.text(3));
        side.known.arxivId = m_sides.text(4);
        side.known.doi = m_sides.text(5);
        side.known.abstract = m_sides.text(6);
        setFlags(int(m_sides.number(7)), &side.known);
    }));
    return decision;
}

Result<QList<PaperDecision>> PaperDecisionTable::under(const IdentityHashes &hashes)
{
    QSet<qint64> ids;
    for (const qint64 hash : hashes) {
        m_keys.bind(1, hash);
        LECTERN_TRY(m_keys.forEach([&] { ids.insert(m_keys.number(0)); }));
    }
    QList<qint64> sorted(ids.cbegin(), ids.cend());
    std::sort(sorted.begin(), sorted.end());
    QList<PaperDecision> decisions;
    for (const qint64 id : std::as_const(sorted)) {
        LECTERN_TRY(const auto decision, read(id));
        if (decision.id)
            decisions.append(decision);
    }
    return decisions;
}

Result<QList<PaperDecision>> PaperDecisionTable::all()
{
    LECTERN_TRY(const auto ids, m_ids.allNumbers());
    QList<PaperDecision> decisions;
    for (const qint64 id : ids) {
        LECTERN_TRY(const auto decision, read(id));
        decisions.append(decision);
    }
    return decisions;
}

Result<> PaperDecisionTable::insert(const PaperDecision &decision)
{
    m_anyOfIdentity.reset();
    LECTERN_TRY(m_insert.bind(1, int(decision.relation)).bind(2, QDateTime::currentMSecsSinceEpoch()).run());
    const qint64 id = sqlite3_last_insert_rowid(m_connection.handle());
    for (int number = 0; number < 2; ++number) {
        const PaperDecision::Mirrored &side = decision.sides[size_t(number)];
        Paper known;
        copyFields(side.known, TitleField | AuthorsField | ArxivField | DoiField | AbstractField, &known);
        m_insertSide.bind(1, id).bind(2, number).bind(3, side.paper).bind(4, known.title);
        m_insertSide.bind(5, joinNames(known.authors)).bind(6, known.arxivId).bind(7, known.doi);
        LECTERN_TRY(m_insertSide.bind(8, known.abstract).bind(9, flagsOf(known)).run());
        for (const qint64 hash : identityHashes(known))
            LECTERN_TRY(m_insertKey.bind(1, hash).bind(2, id).bind(3, number).run());
    }
    if (decision.relation == PaperRelation::Apart)
        LECTERN_TRY(m_insertPlace.bind(1, id).bind(2, decision.source).bind(3, qint64(decision.place)).run());
    return {};
}

Result<> PaperDecisionTable::remove(qint64 id)
{
    m_anyOfIdentity.reset();
    LECTERN_TRY(m_removeKeys.bind(1, id).run());
    LECTERN_TRY(m_removeSides.bind(1, id).run());
    LECTERN_TRY(m_removePlace.bind(1, id).run());
    return m_remove.bind(1, id).run();
}

bool matchesSide(const PaperDecision::Mirrored &side, const Identity &sighting)
{
    return directlyJoined(identityOf(side.known), sighting);
}

// Whether the sighting is more similar to one paper than to the other.
static bool isNearer(const Identity &known, const Identity &one, const Identity &other)
{
    if (!known.title.isEmpty())
        return known.title == one.title && known.title != other.title;
    return !known.abstract.isEmpty() && known.abstract == one.abstract && known.abstract != other.abstract;
}

QList<Apart> partedBy(const QList<PaperDecision> &decisions, const QList<Sighting> &sightings,
                      const QList<Identity> &identities)
{
    QList<Apart> parted;
    for (const PaperDecision &decision : decisions) {
        if (decision.relation != PaperRelation::Apart)
            continue;
        const Identity rest = identityOf(decision.sides[0].known),
                       other = identityOf(decision.sides[1].known);
        // If both have the same texts, only the position distinguishes them.
        const bool sameWords = rest.title == other.title && rest.names == other.names
            && rest.abstract == other.abstract && rest.arxiv == other.arxiv && rest.doi == other.doi;
        Apart apart;
        for (int i = 0; i < int(sightings.size()); ++i) {
            const Sighting &sighting = sightings[i];
            const Identity &known = identities[i];
            const bool isIt =
                sighting.source->hash == decision.source && sighting.position() == decision.place;
            const bool statesIt = !sameWords && known.title == other.title && known.names == other.names;
            if (isIt || (statesIt && (!other.title.isEmpty() || known.abstract == other.abstract)))
                apart.these.append(i);
            else if (!isNearer(known, other, rest))
                apart.those.append(i);
        }
        parted.append(apart);
    }
    return parted;
}

QList<int> joinByDecisions(QList<int> papers, const QList<Identity> &sightings,
                           const QList<PaperDecision> &decisions)
{
    for (const PaperDecision &decision : decisions) {
        if (decision.relation != PaperRelation::Same)
            continue;
        const Identity one = identityOf(decision.sides[0].known), other = identityOf(decision.sides[1].known);
        QSet<int> ones, others;
        for (qsizetype i = 0; i < sightings.size(); ++i) {
            if (directlyJoined(one, sightings[i]))
                ones.insert(papers[i]);
            if (directlyJoined(other, sightings[i]))
                others.insert(papers[i]);
        }
        if (ones.isEmpty() || others.isEmpty())
            continue; // one of them has no source any more
        ones.unite(others);
        const int joined = *std::min_element(ones.cbegin(), ones.cend());
        for (int &paper : papers)
            if (ones.contains(paper))
                paper = joined;
    }
    // Numbers the papers without gaps, ascending by first member.
    QHash<int, int> numbers;
    for (int &paper : papers) {
        if (!numbers.contains(paper))
            numbers.insert(paper, int(numbers.size()));
        paper = numbers.value(paper);
    }
    return papers;
}

} // namespace lectern
