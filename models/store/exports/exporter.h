#pragma once
// Writes papers of the library in any format that can be written.
#include "marksfile.h"
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/base/exportparts.h"
#include "models/formats/base/format.h"

namespace lectern
{

// Which papers are exported, and what of them.
struct ExportScope {
    QList<PaperId> papers; // in this order; one that vanished meanwhile is passed over
    // The whole library is meant, so Lectern's own format also has what belongs to no single paper: every
    // source, notes on authors, saved searches. Importing that into an empty library gives the same content
    // hash.
    bool whole = false;
    ExportParts parts = {};
};

// Called a few times a second at most, in the thread of the library.
using Exported = std::function<void(qsizetype papers, qsizetype ofPapers)>;
// Takes the next bytes of the file; an Error ends the export.
using ExportSink = std::function<Result<>(const QByteArray &bytes)>;

// Reads one state of the library from beginning to end, paper by paper: memory does not grow with their
// number (except for the citation keys given). Belongs to the thread of its connection.
class Exporter
{
public:
    Exporter(Connection &connection, MarksFile &marks) : m_connection(connection), m_marks(marks) { }

    // Returns how many papers were written. An Error when cancelled, when the sink fails, or when the format
    // (an id of the registry) cannot be written.
    Result<qsizetype> write(const QString &format, const ExportScope &scope, const ExportSink &sink,
                            const Exported &exported = {}, const Cancelled &cancelled = {});
    // Writes into a file, which is replaced in one step once all is written, and otherwise stays as it was.
    Result<qsizetype> writeFile(const QString &path, const QString &format, const ExportScope &scope,
                                const Exported &exported = {}, const Cancelled &cancelled = {});
    // Returns the papers as values, for the clipboard; papers that have vanished are skipped.
    Result<QList<Paper>> papers(const QList<PaperId> &ids);
    // Writes lines of Lectern's own format that bring these sources back exactly, without marks.
    Result<> writeSources(const QList<SourceId> &sources, const ExportSink &sink,
                          const Cancelled &cancelled = {});

private:
    struct Run; // what one export needs to know
    Result<qsizetype> writePapers(const Format &format, Run &run);
    // Returns the marks of the papers, as far as they are to be written.
    Result<CollectedMarks> marksOf(const Run &run);
    Result<qsizetype> writeLines(Run &run);
    Result<> writeSourceLines(const QList<SourceId> &sources, bool partial, bool withPaths, Run &run);
    Result<QList<SourceId>> sourcesOf(const Run &run);

    Connection &m_connection;
    MarksFile &m_marks;
};

} // namespace lectern
