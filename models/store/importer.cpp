#include "importer.h"

#include "paperwriter.h"
#include "transaction.h"
#include "try.h"

#include <QDateTime>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The rows of a source besides its sightings, while it comes in.
class SourceWriter
{
public:
    explicit SourceWriter(const Connection &c)
        : m_diagnostic(
            c, "INSERT INTO diagnostic(source, position, severity, line, message) VALUES(?, ?, ?, ?, ?)"),
          m_unread(c, "INSERT INTO not_understood(source, begin, end, line, text) VALUES(?, ?, ?, ?, ?)"),
          m_source(c,
                   "INSERT INTO source(id, hash, name, path, format, saved, imported, bytes, not_understood,"
                   " sightings, diagnostics, truncated) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          m_observation(c,
                        "INSERT INTO author_observation(source, author, name, category, h_index, papers,"
                        " citations, novelty, ai_score) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)")
    {
    }

    Result<> writeRemarks(SourceId source, const SourceBlock &block)
    {
        for (const Diagnostic &diagnostic : block.parsed.diagnostics) {
            m_diagnostic.bind(1, qint64(source)).bind(2, m_diagnostics++).bind(3, int(diagnostic.severity));
            LECTERN_TRY(m_diagnostic.bind(4, qint64(diagnostic.line)).bind(5, diagnostic.message).run());
        }
        for (const UnreadRange &range : block.notUnderstood) {
            m_unreadBytes += range.end - range.begin;
            m_unread.bind(1, qint64(source)).bind(2, range.begin).bind(3, range.end);
            LECTERN_TRY(m_unread.bind(4, qint64(range.line)).bind(5, range.text).run());
        }
        return {};
    }

    Result<> writeSource(SourceId id, const SourceFacts &facts, const QString &format, int sightings,
                         int truncated)
    {
        m_source.bind(1, qint64(id)).bind(2, facts.contentHash).bind(3, facts.name).bind(4, facts.path);
        m_source.bind(5, format);
        if (facts.savedOn.isValid())
            m_source.bind(6, facts.savedOn.toJulianDay());
        m_source.bind(7, QDateTime::currentMSecsSinceEpoch()).bind(8, facts.bytes).bind(9, m_unreadBytes);
        return m_source.bind(10, sightings).bind(11, m_diagnostics).bind(12, truncated).run();
    }

    Result<> writeObservation(SourceId source, qint64 author, const AuthorFigures &figures)
    {
        m_observation.bind(1, qint64(source)).bind(2, author).bind(3, figures.name).bind(4, figures.category);
        m_observation.bind(5, figures.hIndex).bind(6, figures.papers).bind(7, figures.citations);
        return m_observation.bind(8, figures.novelty).bind(9, figures.aiScore).run();
    }

private:
    int m_diagnostics = 0;
    qint64 m_unreadBytes = 0;
    Statement m_diagnostic, m_unread, m_source, m_observation;
};

} // namespace

Result<SourceId> Importer::known(const QByteArray &contentHash)
{
    Statement find(m_connection, "SELECT id FROM source WHERE hash = ?");
    const auto row = find.bind(1, contentHash).next();
    LECTERN_TRY(row);
    return *row ? SourceId(find.number(0)) : SourceId::None;
}

Result<ImportOutcome> Importer::import(const SourceFacts &facts, const NextBlock &next,
                                       const Cancelled &cancelled)
{
    const auto stopped = [&] { return m_connection.interrupted() || (cancelled && cancelled()); };
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    ImportOutcome outcome;
    const auto before = known(facts.contentHash);
    LECTERN_TRY(before);
    if (*before != SourceId::None) {
        outcome.source = *before;
        outcome.alreadyThere = true;
        return outcome;
    }
    PaperWriter writer(m_connection, m_index);
    SourceWriter source(m_connection);
    const auto id = writer.counters().take(Counter::kNextSource);
    LECTERN_TRY(id);
    outcome.source = SourceId(*id);
    auto stamp = std::make_shared<SourceStamp>();
    *stamp = {outcome.source, facts.contentHash, facts.savedOn, facts.name, 0};
    writer.papers().setStamp(stamp);
    QString format;
    int truncated = 0;
    for (;;) {
        auto block = next();
        LECTERN_TRY(block);
        if (!block->has_value())
            break;
        ParsedSource &parsed = (*block)->parsed;
        if (format.isEmpty())
            format = parsed.format;
        if (parsed.author && !stamp->pageAuthor) {
            const auto author = writer.authors().idOf(parsed.author->name);
            LECTERN_TRY(author);
            stamp->pageAuthor = *author;
            if (*author)
                LECTERN_TRY(source.writeObservation(outcome.source, *author, *parsed.author));
        }
        LECTERN_TRY(source.writeRemarks(outcome.source, **block));
        const auto &ready = (*block)->identityHashes;
        for (qsizetype i = 0; i < parsed.papers.size(); ++i) {
            if (stopped())
                return Error{u"Cancelled."_s};
            Sighting sighting{Sighting::makeId(outcome.source, quint32(outcome.sightings++)),
                              tidied(std::move(parsed.papers[i])), stamp};
            truncated += sighting.values.authorsTruncated;
            const auto added = writer.add(
                sighting, size_t(i) < ready.size() ? ready[size_t(i)] : identityHashes(sighting.values));
            LECTERN_TRY(added);
            ++(*added == PaperWriter::Added::NewPaper ? outcome.newPapers : outcome.joinedPapers);
        }
    }
    LECTERN_TRY(source.writeSource(outcome.source, facts, format, outcome.sightings, truncated));
    LECTERN_TRY(writer.finish());
    if (stopped())
        return Error{u"Cancelled."_s};
    LECTERN_TRY(transaction.commit());
    return outcome;
}

Result<> Importer::remove(SourceId source, const Cancelled &cancelled)
{
    const auto stopped = [&] { return m_connection.interrupted() || (cancelled && cancelled()); };
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement find(m_connection, "SELECT sightings FROM source WHERE id = ?");
    const auto row = find.bind(1, qint64(source)).next();
    LECTERN_TRY(row);
    if (!*row)
        return Error{u"This source is no longer in the library."_s};
    const qint64 sightings = find.number(0);
    find.reset();
    PaperWriter writer(m_connection, m_index);
    const auto stamp = writer.papers().stamp(source);
    LECTERN_TRY(stamp);
    LECTERN_TRY(writer.removeSightings(source, stopped));
    writer.counters().add(Counter::kSightings, -sightings);
    for (const char *sql :
         {"DELETE FROM diagnostic WHERE source = ?", "DELETE FROM not_understood WHERE source = ?",
          "DELETE FROM author_observation WHERE source = ?", "DELETE FROM source WHERE id = ?"}) {
        Statement statement(m_connection, sql);
        LECTERN_TRY(statement.bind(1, qint64(source)).run());
    }
    if ((*stamp)->pageAuthor)
        LECTERN_TRY(writer.authors().reconsider((*stamp)->pageAuthor));
    LECTERN_TRY(writer.finish());
    if (stopped())
        return Error{u"Cancelled."_s};
    return transaction.commit();
}

} // namespace lectern
