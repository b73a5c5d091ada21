#include "paperdecisiontable.h"

#include "sighting.h"
#include "try.h"

#include <sqlite3.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

PaperDecisionTable::PaperDecisionTable(const Connection &c)
    : m_any(c, "SELECT 1 FROM paper_decision WHERE relation = 1 LIMIT 1"),
      m_ids(c, "SELECT id FROM paper_decision ORDER BY id"),
      m_relation(c, "SELECT relation FROM paper_decision WHERE id = ?"),
      m_sides(c,
              "SELECT side, paper, title, authors, arxiv, doi, abstract, flags FROM paper_decision_side"
              " WHERE decision = ?"),
      m_keys(c, "SELECT DISTINCT decision FROM paper_decision_key WHERE hash = ?"),
      m_insert(c, "INSERT INTO paper_decision(relation, at) VALUES(?, ?)"),
      m_insertSide(
          c,
          "INSERT INTO paper_decision_side(decision, side, paper, title, authors, arxiv, doi, abstract,"
          " flags) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_insertKey(c, "INSERT OR IGNORE INTO paper_decision_key(hash, decision, side) VALUES(?, ?, ?)"),
      m_remove(c, "DELETE FROM paper_decision WHERE id = ?"),
      m_removeSides(c, "DELETE FROM paper_decision_side WHERE decision = ?"),
      m_removeKeys(c, "DELETE FROM paper_decision_key WHERE decision = ?"), m_connection(c)
{
}

bool PaperDecisionTable::owns(QByteArrayView table)
{
    return table == "paper_decision" || table == "paper_decision_side" || table == "paper_decision_key";
}

Result<bool> PaperDecisionTable::anySame()
{
    if (!m_anySame) {
        const auto row = m_any.next();
        LECTERN_TRY(row);
        m_anySame = *row;
        m_any.reset();
    }
    return *m_anySame;
}

Result<PaperDecision> PaperDecisionTable::read(qint64 id)
{
    PaperDecision decision;
    const auto found = m_relation.bind(1, id).next();
    LECTERN_TRY(found);
    if (!*found)
        return decision;
    decision.id = id;
    decision.relation = PaperRelation(m_relation.number(0));
    m_relation.reset();
    m_sides.bind(1, id);
    for (;;) {
        const auto row = m_sides.next();
        LECTERN_TRY(row);
        if (!*row)
            return decision;
        PaperDecision::Side &side = decision.sides[size_t(m_sides.number(0) != 0)];
        side.paper = m_sides.number(1);
        side.known.title = m_sides.text(2);
        side.known.authors = splitNames(m_sides.text(3));
        side.known.arxivId = m_sides.text(4);
        side.known.doi = m_sides.text(5);
        side.known.abstract = m_sides.text(6);
        setFlags(int(m_sides.number(7)), &side.known);
    }
}

Result<QList<PaperDecision>> PaperDecisionTable::under(const IdentityHashes &hashes)
{
    QSet<qint64> ids;
    for (const qint64 hash : hashes) {
        m_keys.bind(1, hash);
        for (;;) {
            const auto row = m_keys.next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            ids.insert(m_keys.number(0));
        }
    }
    QList<qint64> sorted(ids.cbegin(), ids.cend());
    std::sort(sorted.begin(), sorted.end());
    QList<PaperDecision> decisions;
    for (const qint64 id : std::as_const(sorted)) {
        const auto decision = read(id);
        LECTERN_TRY(decision);
        if (decision->id)
            decisions.append(*decision);
    }
    return decisions;
}

Result<QList<PaperDecision>> PaperDecisionTable::all()
{
    const auto ids = m_ids.allNumbers();
    LECTERN_TRY(ids);
    QList<PaperDecision> decisions;
    for (const qint64 id : *ids) {
        const auto decision = read(id);
        LECTERN_TRY(decision);
        decisions.append(*decision);
    }
    return decisions;
}

Result<> PaperDecisionTable::insert(const PaperDecision &decision)
{
    m_anySame.reset();
    LECTERN_TRY(m_insert.bind(1, int(decision.relation)).bind(2, QDateTime::currentMSecsSinceEpoch()).run());
    const qint64 id = sqlite3_last_insert_rowid(m_connection.handle());
    for (int number = 0; number < 2; ++number) {
        const PaperDecision::Side &side = decision.sides[size_t(number)];
        Paper known;
        copyFields(side.known, TitleField | AuthorsField | ArxivField | DoiField | AbstractField, &known);
        m_insertSide.bind(1, id).bind(2, number).bind(3, side.paper).bind(4, known.title);
        m_insertSide.bind(5, joinNames(known.authors)).bind(6, known.arxivId).bind(7, known.doi);
        LECTERN_TRY(m_insertSide.bind(8, known.abstract).bind(9, flagsOf(known)).run());
        for (const qint64 hash : identityHashes(known))
            LECTERN_TRY(m_insertKey.bind(1, hash).bind(2, id).bind(3, number).run());
    }
    return {};
}

Result<> PaperDecisionTable::remove(qint64 id)
{
    m_anySame.reset();
    LECTERN_TRY(m_removeKeys.bind(1, id).run());
    LECTERN_TRY(m_removeSides.bind(1, id).run());
    return m_remove.bind(1, id).run();
}

bool isOfSide(const PaperDecision::Side &side, const Identity &sighting)
{
    return directlyJoined(identityOf(side.known), sighting);
}

QList<int> joinDecided(QList<int> papers, const QList<Identity> &sightings,
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
            continue; // of one of them no source knows anything now
        ones.unite(others);
        const int joined = *std::min_element(ones.cbegin(), ones.cend());
        for (int &paper : papers)
            if (ones.contains(paper))
                paper = joined;
    }
    // Numbers without gaps again, ascending by first member.
    QHash<int, int> numbers;
    for (int &paper : papers) {
        if (!numbers.contains(paper))
            numbers.insert(paper, int(numbers.size()));
        paper = numbers.value(paper);
    }
    return papers;
}

} // namespace lectern
