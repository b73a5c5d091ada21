#pragma once
// Writes papers of the library in any export format.
#include "marksfile.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/base/exportparts.h"
#include "models/formats/base/format.h"

namespace lectern
{

// Which papers are exported, and which parts of them.
struct ExportScope {
    QList<PaperId> papers; // in this order; papers removed meanwhile are skipped
    // Exports the whole library, so that Lectern's own format includes what belongs to no single paper: all
    // sources, notes on authors, saved searches. Importing that into an empty library gives the same content
    // hash.
    bool whole = false;
    ExportParts parts = {};
};

// Called at most a few times per second, in the library's thread.
using Exported = std::function<void(qsizetype papers, qsizetype ofPapers)>;
// Receives the next bytes of the file; an Error ends the export.
using ExportSink = std::function<Result<>(const QByteArray &bytes)>;

// Reads one state of the library sequentially, paper by paper. Memory does not grow with the number of
// papers, except for the citation keys assigned. Belongs to the thread of its connection.
class Exporter
{
public:
    Exporter(Connection &connection, MarksFile &marks) : m_connection(connection), m_marks(marks) { }

    // Returns the number of papers written. Error when cancelled, when the sink fails, or when the format (an
    // id of the registry) cannot be written.
    Result<qsizetype> write(const QString &format, const ExportScope &scope, const ExportSink &sink,
                            const Exported &exported = {}, const Cancelled &cancelled = {});
    // Writes a file atomically: it is replaced once everything is written, and otherwise unchanged.
    Result<qsizetype> writeFile(const QString &path, const QString &format, const ExportScope &scope,
                                const Exported &exported = {}, const Cancelled &cancelled = {});
    // Returns the papers as values, for the clipboard; papers removed meanwhile are skipped.
    Result<QList<Paper>> papers(const QList<PaperId> &ids);

private:
    struct Run; // state of one export
    Result<qsizetype> writePapers(const Format &format, Run &run);
    // Returns the marks of the papers that the export includes.
    Result<CollectedMarks> marksOf(const Run &run);
    Result<qsizetype> writeLines(Run &run);
    Result<> writeSourceLines(const QList<SourceId> &sources, bool partial, bool withPaths, Run &run);
    Result<QList<SourceId>> sourcesOf(const Run &run);

    Connection &m_connection;
    MarksFile &m_marks;
};

} // namespace lectern
