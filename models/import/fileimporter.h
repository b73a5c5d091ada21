#pragma once
// Brings files, folders and pasted text into a library: what the window's worker and the command line share.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/marks.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/records/fieldlayout.h"
#include "models/store/library.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/sourcerow.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QHash>
#include <QStringList>

#include <optional>

class QIODevice;

namespace lectern
{

struct Converter;
struct ParseContext;
struct ParsedPage;

// What a person said about a file before it is imported.
struct FileChoices {
    QDate savedOn; // invalid: the file's modification date
    FieldChoices fields; // what names of its fields mean, beside what was said of its layout before
    bool operator==(const FileChoices &) const = default;
};

// What came of one file, or of a pasted text.
struct FileReport {
    QString name; // file name, or the name given to pasted text
    QString path; // full; empty for pasted text
    QString refused; // why nothing of it was taken, one sentence; empty: it is in the library
    QString format; // id in the registry, or of a converter
    SourceId source =
        SourceId::None; // None for lines of a library and files of several pages: several sources
    QList<SourceId> brought; // the sources that are new with it
    std::optional<EditId> askedBehind; // a person asked for it, behind this change; whoever imports says so
    bool cancelled = false; // refused because the import was given up
    bool namesUnknown = false; // refused because none of the names of its fields is known to hold a title
    bool alreadyThere = false; // the same bytes were a source before; nothing changed
    bool inBin = false; // and that source is in the bin, where it stays
    QDate savedOn;
    qint64 bytes = 0;
    qint64 notUnderstoodBytes = 0;
    int records = 0;
    int newPapers = 0, joinedPapers = 0, disagreeing = 0; // see ImportOutcome
    QList<JoinDisagreement> disagreements;
    QList<Diagnostic> diagnostics;
    QList<UnreadRange> notUnderstood;

    // The share of the bytes that was understood, 0 to 1.
    double understood() const { return 1 - double(notUnderstoodBytes) / double(qMax<qint64>(1, bytes)); }
    // Adds what came of one page of the file; alreadyThere holds while it does for all of them.
    void add(const FileReport &page);
};

struct ImportReport {
    QList<FileReport> files; // in the order they were read
    bool cancelled = false; // the file under way and those behind it are not in the library
};

struct ImportProgress {
    int file = 0, files = 0; // this is file number `file`, from 1
    QString name;
    qint64 bytes = 0, totalBytes = 0; // read of this file
    int records = 0; // of this file so far
    double recordsPerSecond = 0; // 0: too early to say
    double secondsLeft = -1; // of this file; below 0: too early to say
    bool finishing = false; // all is read; what was collected is being written
};
// Called in the thread of the importer, some times a second at most.
using ImportProgressed = std::function<void(const ImportProgress &)>;

// Works in the thread of its library. Each file is a transaction of its own: one that is refused, or under
// way when the import is cancelled, leaves nothing behind.
class FileImporter
{
public:
    explicit FileImporter(Library &library) : m_library(library) { }

    // The day on which the sources were saved. Where it is not set, each file's modification date counts
    // (today for pasted text).
    void setSavedOn(QDate day) { m_savedOn = day; }
    // Reads all as the format with this id instead of recognising it.
    void setFormat(const QString &id) { m_format = id; }
    // What the names of the fields of tables and JSON mean. It counts before what the library keeps of their
    // layout, and is kept there once a source has come in with it.
    void setFields(const FieldChoices &fields) { m_fields = fields; }
    void onProgress(ImportProgressed progressed) { m_progressed = std::move(progressed); }

    // Files, also compressed ones (compressedfile.h), and folders, those with all that is in them (hidden
    // files apart), sorted by name. A path that does not exist or holds no file gives a report that says so.
    ImportReport importPaths(const QStringList &paths, const Cancelled &cancelled = {});
    // The bytes of a page as pasted or piped in.
    ImportReport importBytes(const QByteArray &bytes, const QString &name, const Cancelled &cancelled = {});

private:
    FileReport importFile(const QString &path, const Cancelled &cancelled);
    Result<> importCompressed(const QString &path, FileReport &report, const Cancelled &cancelled);
    Result<> importWhole(QIODevice &device, const Format &format, FileReport &report,
                         const Cancelled &cancelled);
    Result<> importPages(QByteArrayView bytes, const Format &format, FileReport &report,
                         const Cancelled &cancelled);
    Result<> importPage(const ParsedPage &page, QByteArrayView file, FileReport &report,
                        const Cancelled &cancelled);
    ParseContext contextOf(const FileReport &report, const Cancelled &cancelled) const;
    Result<> importLines(QIODevice &device, const Format &format, FileReport &report,
                         const Cancelled &cancelled);
    Result<> importConverted(QIODevice &device, const Converter &converter, FileReport &report,
                             const Cancelled &cancelled);
    Result<> importLibraryLines(QIODevice &device, FileReport &report, const Cancelled &cancelled);
    Result<std::optional<SourceFacts>> factsBeforeReading(QIODevice &device, FileReport &report,
                                                          const Cancelled &cancelled);
    Result<> importDevice(QIODevice &device, FileReport &report, const Cancelled &cancelled);
    void takeFields(const SourceFields &source, FileReport &report);
    void keepFields(const SourceFields &source, const FileReport &report);
    Result<bool> isThereAlready(FileReport &report, const SourceFacts &facts);
    void finishReport(FileReport &report, const ImportOutcome &outcome) const;
    void takeMarks(const QHash<qsizetype, PaperMarks> &marks, FileReport &report);
    void progressed(const FileReport &report, qint64 bytes, int records, bool finishing = false);

    Library &m_library;
    QDate m_savedOn;
    QString m_format;
    FieldChoices m_fields;
    FieldChoices m_fieldsHere; // of the source under way, with what is kept of its layout
    ImportProgressed m_progressed;
    int m_file = 0, m_files = 0;
    QElapsedTimer m_reading; // since the first record of this file was asked for
};

} // namespace lectern
