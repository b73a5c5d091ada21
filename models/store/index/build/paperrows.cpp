#include "paperrows.h"

#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QDate>

namespace lectern::index
{

PaperRows::PaperRows(const Connection &c)
    : m_paper(c,
              "SELECT title, authors, category, body, date, year, score, citations, flags, doi IS NOT NULL,"
              " arxiv IS NOT NULL, venue FROM paper LEFT JOIN abstract ON abstract.paper = paper.id"
              " WHERE paper.id = ?"),
      m_sources(c, "SELECT DISTINCT id >> 32 FROM sighting WHERE paper = ? ORDER BY 1")
{
}

Result<bool> PaperRows::read(uint32_t paper, Row *row)
{
    m_paper.reset();
    LECTERN_TRY(const auto there, m_paper.bind(1, qint64(paper)).next());
    if (!there)
        return false;
    row->words.title = m_paper.bytes(0);
    row->words.authors = m_paper.bytes(1);
    row->words.categories = m_paper.bytes(2);
    row->words.abstract = m_paper.bytes(3);
    row->words.venue = m_paper.bytes(11);
    PaperFacts &facts = row->facts;
    facts = {};
    const qint64 day = m_paper.number(4); // 0: none
    if (day >= kFirstCountedDay && day <= kLastCountedDay) {
        facts.day = int32_t(day);
        facts.flags |= DatedFact;
    } else if (const auto year = m_paper.optionalInt(5)) {
        if (const QDate first(*year, 1, 1); isCountedYear(*year) && first.isValid()) {
            facts.day = int32_t(first.toJulianDay());
            facts.flags |= YearOnlyFact;
        }
    }
    if (!m_paper.isNull(6))
        facts.score = m_paper.real(6);
    if (!m_paper.isNull(7))
        facts.citations = int32_t(m_paper.number(7));
    const auto flags = int(m_paper.number(8));
    if (flags & DateInferredFlag)
        facts.flags |= DateInferredFact;
    if (flags & CodeKnownFlag)
        facts.flags |= CodeKnownFact;
    if (flags & HasCodeFlag)
        facts.flags |= HasCodeFact;
    if (!row->words.abstract.empty())
        facts.flags |= HasAbstractFact;
    if (m_paper.number(9))
        facts.flags |= HasDoiFact;
    if (m_paper.number(10))
        facts.flags |= HasArxivFact;
    row->sources.clear();
    m_sources.bind(1, qint64(paper));
    LECTERN_TRY(m_sources.forEach([&] { row->sources.push_back(m_sources.number(0)); }));
    return true;
}

} // namespace lectern::index
