#include "papertable.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

PaperTable::PaperTable(const Connection &c)
    : m_readPaper(c,
                  "SELECT title, authors, category, date, score, year, citations, affiliation, venue, arxiv,"
                  " doi, url, extra, flags, conflicts, body FROM paper"
                  " LEFT JOIN abstract ON abstract.paper = paper.id WHERE paper.id = ?"),
      m_readSightings(c,
                      "SELECT title, authors, category, date, score, year, citations, affiliation, venue,"
                      " arxiv, doi, url, extra, flags, sighting.id, line, same, abstract FROM sighting"
                      " LEFT JOIN stated ON stated.sighting = sighting.id WHERE sighting.paper = ?"
                      " ORDER BY sighting.id"),
      m_readStamp(c,
                  "SELECT hash, saved, name, (SELECT name FROM author_observation o WHERE o.source = s.id)"
                  " FROM source s WHERE id = ?"),
      m_papersOf(c,
                 "SELECT DISTINCT paper FROM sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"),
      m_insertPaper(c,
                    "INSERT INTO paper(id, title, lead, authors, category, date, score, year, citations,"
                    " affiliation, venue, arxiv, doi, url, extra, flags, conflicts)"
                    " VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_insertAbstract(c, "INSERT INTO abstract(paper, body) VALUES(?,?)"),
      m_insertSighting(c, "INSERT INTO sighting(id, paper, line, same) VALUES(?,?,?,?)"),
      m_insertStated(c,
                     "INSERT INTO stated(sighting, title, authors, category, date, score, year, citations,"
                     " affiliation, venue, arxiv, doi, url, extra, abstract, flags)"
                     " VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_removePaper(c, "DELETE FROM paper WHERE id = ?"),
      m_removeAbstract(c, "DELETE FROM abstract WHERE paper = ?"),
      m_removeSighting(c, "DELETE FROM sighting WHERE id = ?"),
      m_removeStated(c, "DELETE FROM stated WHERE sighting = ?"),
      m_putAside(c,
                 "INSERT OR REPLACE INTO binned_sighting(id, title, authors, category, date, score, year,"
                 " citations, affiliation, venue, arxiv, doi, url, extra, abstract, flags, line)"
                 " VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_readAside(c,
                  "SELECT title, authors, category, date, score, year, citations, affiliation, venue,"
                  " arxiv, doi, url, extra, flags, id, line, abstract FROM binned_sighting"
                  " WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295 ORDER BY id"),
      m_dropAside(c, "DELETE FROM binned_sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"),
      m_own(c)
{
}

namespace
{

// Columns 0 to 13 of both tables, in the order of the SELECTs above.
Paper readValues(const Statement &row)
{
    Paper paper;
    paper.title = row.text(0);
    paper.authors = splitNames(row.text(1));
    paper.category = row.text(2);
    paper.date = row.day(3);
    paper.score = row.optionalReal(4);
    paper.year = row.optionalInt(5);
    paper.citations = row.optionalInt(6);
    paper.affiliation = row.text(7);
    paper.venue = row.text(8);
    paper.arxivId = row.text(9);
    paper.doi = row.text(10);
    paper.url = row.text(11);
    paper.extra = splitExtra(row.text(12));
    setFlags(int(row.number(13)), &paper);
    return paper;
}

void bindDay(Statement &statement, int index, QDate date)
{
    if (date.isValid())
        statement.bind(index, date.toJulianDay());
    else
        statement.bindNull(index);
}

// Columns 1 to 16 of `stated` and of binned_sighting.
void bindValues(Statement &statement, qint64 sighting, const Paper &paper)
{
    statement.bind(1, sighting).bind(2, paper.title).bind(3, joinNames(paper.authors));
    statement.bind(4, paper.category);
    bindDay(statement, 5, paper.date);
    statement.bind(6, paper.score).bind(7, paper.year).bind(8, paper.citations);
    statement.bind(9, paper.affiliation).bind(10, paper.venue).bind(11, paper.arxivId);
    statement.bind(12, paper.doi).bind(13, paper.url).bind(14, joinExtra(paper.extra));
    statement.bind(15, paper.abstract).bind(16, flagsOf(paper));
}

} // namespace

Result<PaperRecord> PaperTable::load(qint64 paper)
{
    PaperRecord record;
    LECTERN_TRY(const auto found, m_readPaper.bind(1, paper).next());
    if (!found)
        return record;
    record.id = paper;
    record.shown = readValues(m_readPaper);
    record.conflicts = quint32(m_readPaper.number(14));
    record.shown.abstract = m_readPaper.text(15);
    m_readPaper.reset();
    m_readSightings.bind(1, paper);
    LECTERN_TRY(m_readSightings.forEach([&] {
        Sighting sighting;
        sighting.values = readValues(m_readSightings);
        sighting.values.abstract = m_readSightings.text(17);
        sighting.id = m_readSightings.number(14);
        copyFields(record.shown, quint32(m_readSightings.number(16)), &sighting.values);
        sighting.values.line = qsizetype(m_readSightings.number(15));
        record.sightings.append(sighting);
    }));
    for (Sighting &sighting : record.sightings) {
        LECTERN_TRY(const auto source, stamp(Sighting::sourceOf(sighting.id)));
        sighting.source = source;
    }
    LECTERN_TRY(const auto own, m_own.of(paper));
    record.own = own;
    return record;
}

Result<ShownValues> PaperTable::insert(qint64 id, const QList<Sighting> &sightings)
{
    LECTERN_TRY(const auto own, m_own.of(id));
    const ShownValues shown = shownValues(sightings, own);
    const Paper &paper = shown.values;
    m_insertPaper.bind(1, id).bind(2, paper.title);
    m_insertPaper.bind(3, paper.title.isEmpty() ? leadWords(paper.abstract) : QString());
    m_insertPaper.bind(4, joinNames(paper.authors)).bind(5, paper.category);
    bindDay(m_insertPaper, 6, paper.date);
    m_insertPaper.bind(7, paper.score).bind(8, paper.year).bind(9, paper.citations);
    m_insertPaper.bind(10, paper.affiliation).bind(11, paper.venue).bind(12, paper.arxivId);
    m_insertPaper.bind(13, paper.doi).bind(14, paper.url).bind(15, joinExtra(paper.extra));
    m_insertPaper.bind(16, flagsOf(paper)).bind(17, qint64(shown.conflicts));
    LECTERN_TRY(m_insertPaper.run());
    if (!paper.abstract.isEmpty())
        LECTERN_TRY(m_insertAbstract.bind(1, id).bind(2, paper.abstract).run());
    for (const Sighting &sighting : sightings)
        LECTERN_TRY(insertSighting(id, sighting, paper));
    return shown;
}

Result<> PaperTable::insert(qint64 id, qint64 sighting, const PreparedSighting &values)
{
    m_insertPaper.bind(1, id).bindText(2, values.title).bindText(3, values.lead);
    m_insertPaper.bindText(4, values.authors).bindText(5, values.category).bind(6, values.day);
    m_insertPaper.bind(7, values.score).bind(8, values.year).bind(9, values.citations);
    m_insertPaper.bindText(10, values.affiliation).bindText(11, values.venue).bindText(12, values.arxiv);
    m_insertPaper.bindText(13, values.doi).bindText(14, values.url).bindText(15, values.extra);
    LECTERN_TRY(m_insertPaper.bind(16, values.flags).bind(17, 0).run());
    if (!values.abstract.empty())
        LECTERN_TRY(m_insertAbstract.bind(1, id).bindText(2, values.abstract).run());
    m_insertSighting.bind(1, sighting).bind(2, id).bind(3, values.line);
    return m_insertSighting.bind(4, qint64(values.stated)).run();
}

Result<> PaperTable::insertSighting(qint64 id, const Sighting &sighting, const Paper &shown)
{
    const quint32 same = equalFields(sighting.values, shown);
    m_insertSighting.bind(1, sighting.id).bind(2, id).bind(3, qint64(sighting.values.line));
    LECTERN_TRY(m_insertSighting.bind(4, qint64(same)).run());
    const quint32 different = statedFields(sighting.values) & ~same;
    if (!different)
        return {};
    Paper paper;
    copyFields(sighting.values, different, &paper);
    bindValues(m_insertStated, sighting.id, paper);
    return m_insertStated.run();
}

Result<> PaperTable::remove(const PaperRecord &record)
{
    for (const Sighting &sighting : record.sightings) {
        LECTERN_TRY(m_removeSighting.bind(1, sighting.id).run());
        LECTERN_TRY(m_removeStated.bind(1, sighting.id).run());
    }
    LECTERN_TRY(m_removeAbstract.bind(1, record.id).run());
    return m_removePaper.bind(1, record.id).run();
}

Result<QList<qint64>> PaperTable::papersOf(SourceId source)
{
    return m_papersOf.bind(1, qint64(source)).allNumbers();
}

Result<> PaperTable::storeTrashed(const Sighting &sighting)
{
    bindValues(m_putAside, sighting.id, sighting.values);
    return m_putAside.bind(17, qint64(sighting.values.line)).run();
}

Result<> PaperTable::forEachTrashed(SourceId source, const std::function<Result<>(const Sighting &)> &visit)
{
    LECTERN_TRY(const auto from, stamp(source));
    m_readAside.bind(1, qint64(source));
    for (;;) {
        LECTERN_TRY(const auto row, m_readAside.next());
        if (!row)
            return {};
        Sighting sighting{m_readAside.number(14), readValues(m_readAside), from};
        sighting.values.line = qsizetype(m_readAside.number(15));
        sighting.values.abstract = m_readAside.text(16);
        if (const auto visited = visit(sighting); !visited) {
            m_readAside.reset();
            return visited;
        }
    }
}

Result<SourceStampPtr> PaperTable::stamp(SourceId source)
{
    if (const auto known = m_stamps.constFind(source); known != m_stamps.cend())
        return *known;
    LECTERN_TRY(const auto row, m_readStamp.bind(1, qint64(source)).next());
    auto stamp = std::make_shared<SourceStamp>();
    stamp->id = source;
    if (row) {
        stamp->hash = m_readStamp.blob(0);
        stamp->savedOn = m_readStamp.day(1);
        stamp->name = m_readStamp.text(2);
        stamp->pageAuthor = m_readStamp.text(3);
        m_readStamp.reset();
    }
    m_stamps.insert(source, stamp);
    return SourceStampPtr(stamp);
}

} // namespace lectern
