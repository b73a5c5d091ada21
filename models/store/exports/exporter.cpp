#include "exporter.h"

#include "carriedmarks.h"
#include "librarylines.h"
#include "models/formats/records/recordformats.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/store/papers/papertable.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kPiece = 256 * 1024; // bytes passed to the sink at a time

} // namespace

struct Exporter::Run {
    const ExportScope &scope;
    const ExportSink &sink;
    const Exported &exported;
    const Cancelled &cancelled;
    QByteArray pending = {};
    QElapsedTimer sinceReport = {};

    Result<> put(const QByteArray &bytes)
    {
        pending += bytes;
        return pending.size() < kPiece ? Result<>() : flush();
    }
    Result<> flush() { return pending.isEmpty() ? Result<>() : sink(std::exchange(pending, {})); }
    // Called between papers. Reports progress. Error when cancelled.
    Result<> step(qsizetype done)
    {
        if (cancelled && cancelled())
            return Error::cancelled();
        if (exported && (!sinceReport.isValid() || sinceReport.elapsed() > 100)) {
            sinceReport.start();
            exported(done, scope.papers.size());
        }
        return {};
    }
    // Passes all papers that still exist to take; returns their number.
    Result<qsizetype> forEachPaper(const Connection &connection,
                                   const std::function<Result<>(const PaperRecord &)> &take)
    {
        PaperTable table(connection);
        qsizetype done = 0, taken = 0;
        for (const PaperId id : scope.papers) {
            LECTERN_TRY(step(done++));
            LECTERN_TRY(const auto record, table.load(qint64(id)));
            if (!record.id)
                continue;
            LECTERN_TRY(take(record));
            ++taken;
        }
        return taken;
    }
};

Result<qsizetype> Exporter::write(const QString &formatId, const ExportScope &scope, const ExportSink &sink,
                                  const Exported &exported, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    const Format *format = formatById(formatId);
    if (!format || !format->stream)
        return Error{Messages::tr("No writable format “%1”.").arg(formatId)};
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    Run run{scope, sink, exported, cancelled};
    LECTERN_TRY(const auto written, format->id == "jsonl"_L1 ? writeLines(run) : writePapers(*format, run));
    LECTERN_TRY(run.flush());
    if (exported)
        exported(scope.papers.size(), scope.papers.size());
    return written;
}

Result<qsizetype> Exporter::writeFile(const QString &path, const QString &format, const ExportScope &scope,
                                      const Exported &exported, const Cancelled &cancelled)
{
    AtomicFile file(path);
    LECTERN_TRY(file.begin());
    const auto sink = [&](const QByteArray &bytes) -> Result<> {
        return file.write(bytes) == bytes.size() ? Result<>() : file.error();
    };
    LECTERN_TRY(const auto written, write(format, scope, sink, exported, cancelled));
    LECTERN_TRY(file.commit());
    return written;
}

Result<QList<Paper>> Exporter::papers(const QList<PaperId> &ids)
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    PaperTable table(m_connection);
    QList<Paper> list;
    for (const PaperId id : ids) {
        LECTERN_TRY(const auto record, table.load(qint64(id)));
        if (record.id)
            list.append(record.shown);
    }
    return list;
}

Result<qsizetype> Exporter::writePapers(const Format &format, Run &run)
{
    const std::unique_ptr<PaperStream> stream = format.stream();
    const bool citing = format.cites && run.scope.parts.content == ExportContent::Citing;
    stream->setKeys(run.scope.parts.keys);
    stream->setContent(run.scope.parts.content);
    LECTERN_TRY(const auto collected, citing ? Result<CollectedMarks>(CollectedMarks()) : marksOf(run));
    const QHash<qint64, PaperMarks> marks = carriedMarks(collected);
    LECTERN_TRY(run.put(stream->begin()));
    LECTERN_TRY(const auto written, run.forEachPaper(m_connection, [&](const PaperRecord &record) {
        Paper paper = record.shown;
        if (citing || !run.scope.parts.abstracts)
            paper.abstract.clear();
        return run.put(stream->paper(paper, marks.value(record.id)));
    }));
    LECTERN_TRY(run.put(stream->end()));
    return written;
}

Result<CollectedMarks> Exporter::marksOf(const Run &run)
{
    const ExportParts &parts = run.scope.parts;
    if (!parts.marks && !parts.notes)
        return CollectedMarks();
    const auto only = run.scope.whole
        ? std::nullopt
        : std::optional(QSet<PaperId>(run.scope.papers.begin(), run.scope.papers.end()));
    LECTERN_TRY(auto marks, m_marks.collect(only));
    for (QJsonObject &made : marks.papers) {
        const QJsonObject all = std::exchange(made, {});
        for (auto it = all.begin(); it != all.end(); ++it)
            if (it.key().startsWith("note"_L1) || it.key() == "highlights"_L1 ? parts.notes : parts.marks)
                made.insert(it.key(), it.value());
    }
    marks.papers.removeIf([](const auto &made) { return made.value().isEmpty(); });
    if (!parts.notes)
        marks.besides.remove("authors"_L1);
    if (!parts.marks)
        for (const QString &key : marks.besides.keys())
            if (key != "authors"_L1 && key != "format"_L1 && key != "version"_L1)
                marks.besides.remove(key);
    return marks;
}

Result<QList<SourceId>> Exporter::sourcesOf(const Run &run)
{
    QSet<SourceId> found;
    Statement read(m_connection, "SELECT id FROM sighting WHERE paper = ?");
    for (const PaperId id : run.scope.papers) {
        read.bind(1, qint64(id));
        LECTERN_TRY(read.forEach([&] { found.insert(Sighting::sourceOf(read.number(0))); }));
    }
    QList<SourceId> sources(found.begin(), found.end());
    std::sort(sources.begin(), sources.end());
    return sources;
}

Result<> Exporter::writeSourceLines(const QList<SourceId> &sources, bool partial, bool withPaths, Run &run)
{
    SourceReader reader(m_connection);
    LECTERN_TRY(const auto rows, reader.list());
    Statement figures(m_connection,
                      "SELECT name, category, h_index, papers, citations, novelty, ai_score"
                      " FROM author_observation WHERE source = ?");
    for (const SourceRow &row : rows) {
        if (!std::binary_search(sources.begin(), sources.end(), row.id))
            continue;
        LibrarySource line;
        line.id = qint64(row.id);
        line.facts = {row.name, withPaths ? row.path : QString(), row.savedOn, row.contentHash, row.bytes};
        line.format = row.format;
        line.importedAt = row.importedAt;
        line.partial = partial;
        LECTERN_TRY(const auto diagnostics, reader.diagnostics(row.id));
        line.diagnostics = diagnostics;
        LECTERN_TRY(const auto unread, reader.notUnderstood(row.id));
        line.notUnderstood = unread;
        LECTERN_TRY(const auto observed, figures.bind(1, qint64(row.id)).next());
        if (observed) {
            line.author =
                AuthorFigures{figures.text(0),        figures.text(1),        figures.optionalInt(2),
                              figures.optionalInt(3), figures.optionalInt(4), figures.optionalInt(5),
                              figures.optionalInt(6)};
            figures.reset();
        }
        LECTERN_TRY(run.put(lecternLine({{u"lectern"_s, 1}, {u"source"_s, sourceObject(line)}})));
    }
    return {};
}

Result<qsizetype> Exporter::writeLines(Run &run)
{
    const bool whole = run.scope.whole;
    QList<SourceId> sources;
    if (whole) {
        LECTERN_TRY(const auto rows, SourceReader(m_connection).list());
        for (const SourceRow &row : rows)
            sources.append(row.id);
        std::sort(sources.begin(), sources.end());
    } else {
        LECTERN_TRY(const auto found, sourcesOf(run));
        sources = found;
    }
    LECTERN_TRY(run.put(lecternLine({{u"lectern"_s, 1},
                                     {u"library"_s,
                                      QJsonObject{{u"papers"_s, run.scope.papers.size()},
                                                  {u"sources"_s, sources.size()},
                                                  {u"whole"_s, whole}}}})));
    // Paths reveal details of the machine, and an extract is meant to be shared.
    LECTERN_TRY(writeSourceLines(sources, !whole, whole, run));
    LECTERN_TRY(auto marks, marksOf(run));
    LECTERN_TRY(const auto written, run.forEachPaper(m_connection, [&](const PaperRecord &record) {
        QJsonObject object = lecternJson(record.shown);
        object.insert(u"sightings"_s, sightingObjects(record.sightings, record.shown));
        if (const auto made = marks.papers.constFind(record.id); made != marks.papers.cend())
            object.insert(u"marks"_s, *made);
        return run.put(lecternLine(object));
    }));
    if (whole && !marks.besides.isEmpty()) {
        LECTERN_TRY(const auto waiting, m_marks.described(marks.papers, true));
        marks.besides.insert(u"papers"_s, waiting);
    }
    if (!marks.besides.isEmpty() || whole)
        LECTERN_TRY(run.put(lecternLine({{u"lectern"_s, 1}, {u"besides"_s, marks.besides}})));
    return written;
}

} // namespace lectern
