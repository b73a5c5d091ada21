#include "sourcewriter.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

SourceWriter::SourceWriter(const Connection &c)
    : m_diagnostic(c,
                   "INSERT INTO diagnostic(source, position, severity, line, message) VALUES(?, ?, ?, ?, ?)"),
      m_unread(c, "INSERT INTO not_understood(source, begin, end, line, text) VALUES(?, ?, ?, ?, ?)"),
      m_source(c,
               "INSERT INTO source(id, hash, name, path, format, saved, imported, bytes, not_understood,"
               " sightings, diagnostics, truncated, reader) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_observation(c,
                    "INSERT INTO author_observation(source, author, name, category, h_index, papers,"
                    " citations, novelty, ai_score) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)")
{
}

Result<> SourceWriter::writeDiagnostics(SourceId source, const QList<Diagnostic> &diagnostics,
                                        const QList<UnreadRange> &unread, SourceDiagnostics *counts)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        m_diagnostic.bind(1, qint64(source)).bind(2, counts->diagnostics++);
        m_diagnostic.bind(3, int(diagnostic.severity)).bind(4, qint64(diagnostic.line));
        LECTERN_TRY(m_diagnostic.bind(5, diagnostic.message).run());
    }
    for (const UnreadRange &range : unread) {
        counts->unreadBytes += range.end - range.begin;
        m_unread.bind(1, qint64(source)).bind(2, range.begin).bind(3, range.end);
        LECTERN_TRY(m_unread.bind(4, qint64(range.line)).bind(5, range.text).run());
    }
    return {};
}

Result<> SourceWriter::writeSource(SourceId id, const SourceFacts &facts, const QDateTime &importedAt,
                                   const QString &format, int sightings, int truncated,
                                   const SourceDiagnostics &diagnostics)
{
    m_source.bind(1, qint64(id)).bind(2, facts.contentHash).bind(3, facts.name).bind(4, facts.path);
    m_source.bind(5, format);
    if (facts.savedOn.isValid())
        m_source.bind(6, facts.savedOn.toJulianDay());
    else
        m_source.bindNull(6);
    m_source.bind(7, importedAt.toMSecsSinceEpoch()).bind(8, facts.bytes).bind(9, diagnostics.unreadBytes);
    m_source.bind(10, sightings).bind(11, diagnostics.diagnostics).bind(12, truncated);
    return m_source.bind(13, facts.reader).run();
}

Result<> SourceWriter::writeObservation(SourceId source, qint64 author, const AuthorFigures &figures)
{
    m_observation.bind(1, qint64(source)).bind(2, author).bind(3, figures.name).bind(4, figures.category);
    m_observation.bind(5, figures.hIndex).bind(6, figures.papers).bind(7, figures.citations);
    return m_observation.bind(8, figures.novelty).bind(9, figures.aiScore).run();
}

} // namespace lectern
