#pragma once
// Imports files, folders and pasted text into a library. Shared by the window's writer and the command line.
#include "foundfiles.h"
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
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

class QIODevice;

namespace lectern
{

struct Converter;
struct ParseContext;
struct ParsedPage;

// The user's settings for a file before import.
struct FileChoices {
    QDate savedOn; // invalid: the file's modification date
    FieldChoices fields; // field mapping, overrides that saved for the layout
    QString encoding = {}; // empty: detected
    bool asRead = false; // the new papers count as read
    bool operator==(const FileChoices &) const = default;
};

// The result for one file or pasted text.
struct FileReport {
    QString name; // file name, or name of the pasted text
    QString path; // absolute; empty for pasted text
    QString refused; // the reason why nothing was imported, one sentence; empty: imported
    QString format; // id of a format or a converter
    SourceId source =
        SourceId::None; // None for library lines and files of several pages, which have several sources
    QList<SourceId> brought; // the new sources
    std::optional<EditId> undoAnchor; // set for imports by the user: the newest edit at the time of the
                                      // request. Set by the caller
    PaperId firstRead = PaperId::None, lastRead = PaperId::None; // new papers that count as read
    bool isPdf = false; // refused PDFs are papers, not printed web pages
    bool cancelled = false; // refused because the import was cancelled
    bool namesUnknown = false; // refused because no field is known to be the title
    bool alreadyImported = false; // an identical source exists; nothing changed
    bool replaced = false; // an identical source was read again; it is not new, so the import has no undo
    bool inTrash = false; // the existing source is in the trash and remains there
    QDate savedOn;
    qint64 bytes = 0;
    qint64 notUnderstoodBytes = 0;
    int records = 0;
    int newPapers = 0, joinedPapers = 0, disagreeing = 0; // see ImportOutcome
    QList<JoinConflict> disagreements;
    QList<Diagnostic> diagnostics;
    QList<UnreadRange> notUnderstood;

    // The share of bytes that was understood, 0 to 1.
    double understood() const { return 1 - double(notUnderstoodBytes) / double(qMax<qint64>(1, bytes)); }
    // Adds the result of one page; alreadyImported remains true only if it is true for all pages.
    void add(const FileReport &page);
};

struct ImportReport {
    QList<FileReport> files; // in reading order
    bool cancelled = false; // the current and all following files were not imported
};

struct ImportProgress {
    int file = 0, files = 0; // the current file, from 1
    QString name;
    qint64 bytes = 0, totalBytes = 0; // read from the current file
    int records = 0; // of the current file so far
    double recordsPerSecond = 0; // 0: unknown yet
    double secondsLeft = -1; // for the current file; negative: unknown yet
    bool finishing = false; // all records are read; the remaining ones are being written
};
// Called on the importer's thread, at most a few times per second.
using ImportProgressed = std::function<void(const ImportProgress &)>;

// Works on the thread of its library. Each file is one transaction: a refused or cancelled file leaves no
// changes.
class FileImporter
{
public:
    explicit FileImporter(Library &library) : m_library(library) { }

    // Sets the save date of the sources. Default: the modification date of each file (today for pasted text).
    void setSavedOn(QDate day) { m_savedOn = day; }
    // Reads all files in the format with this id instead of detecting it.
    void setFormat(const QString &id) { m_format = id; }
    // Sets the field mapping for tables and JSON. It overrides the mapping that the library has saved for the
    // layout, and is saved after a successful import.
    void setFields(const FieldChoices &fields) { m_fields = fields; }
    // Decodes all files from this encoding instead of the detected one.
    void setEncoding(const QString &encoding) { m_encoding = encoding; }
    void onProgress(ImportProgressed progressed) { m_progressed = std::move(progressed); }

    // Imports the files at these paths and in these folders (filesIn()), including compressed ones.
    ImportReport importPaths(const QStringList &paths, const Cancelled &cancelled = {});
    FileReport importFile(const FoundFile &found, const Cancelled &cancelled = {});
    // Imports the bytes of a pasted or piped page.
    ImportReport importBytes(const QByteArray &bytes, const QString &name, const Cancelled &cancelled = {});

private:
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
    void decode(QByteArray &bytes, FileReport &report) const;
    void applyFields(const SourceFields &source, FileReport &report);
    void keepFields(const SourceFields &source, const FileReport &report);
    Result<bool> isAlreadyImported(FileReport &report, SourceFacts &facts);
    void finishReport(FileReport &report, const ImportOutcome &outcome) const;
    void applyMarks(const QHash<qsizetype, PaperMarks> &marks, FileReport &report);
    void progressed(const FileReport &report, qint64 bytes, int records, bool finishing = false);

    Library &m_library;
    QDate m_savedOn;
    QString m_format;
    QString m_encoding;
    FieldChoices m_fields;
    FieldChoices
        m_fieldsHere; // field mapping of the current source, including the saved mapping of its layout
    ImportProgressed m_progressed;
    int m_file = 0, m_files = 0;
    QElapsedTimer m_reading; // since the first record of this file was requested
};

} // namespace lectern
