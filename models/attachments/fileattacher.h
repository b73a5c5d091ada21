#pragma once
// Attaches PDF files and folders to papers. Shared by the window and the command line.
#include "attachedfile.h"
#include "models/core/result.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"
#include "models/store/types/sourcerow.h"
#include "papermatcher.h"

#include <QStringList>
#include <functional>

namespace lectern
{

// Local PDFs that bibliographies name for their papers, as written by reference managers. Files are opened
// only on the user's request, because bibliographies are untrusted.

// Returns the files named by the bibliographies of these sources (of all sources for an empty list) that are
// not attached to their paper under this name. Accesses no files. Error when the library cannot be read.
Result<QList<LinkedFile>> linkedAndNotAttached(Library &library, const QList<SourceId> &sources = {});

struct LinkedPdfs {
    QList<Attachment> here; // with paper and path
    QList<LinkedFile> missing;
};

// Finds the files: at the stated path, relative to the bibliography's folder if it is not absolute; otherwise
// by name in these folders and below. Among several files with the name, the one whose folders match the
// stated path best is chosen, or none in case of a tie. Error when cancelled.
Result<LinkedPdfs> findNamed(const QList<LinkedFile> &named, const QStringList &folders = {},
                             const Cancelled &cancelled = {});

// The result of attaching files.
struct AttachReport {
    struct Attached {
        Attachment file;
        QString title; // title of the paper
    };
    struct Refused {
        QString path, why; // why: one sentence
    };
    QList<Attached> attached;
    QList<Attached> there; // already attached to a paper
    QList<UnmatchedFile> unsure; // the user must decide
    QList<Refused> refused;
    QList<LinkedFile> missing; // files named by bibliographies that do not exist
    bool cancelled = false; // the files after the current one were not examined
};

struct AttachProgress {
    int file = 0, files = 0; // the current file, from 1
    QString name;
};

// Waits for the disk and for lectern-pdf, so use it on a worker thread with a read-only library. Results are
// passed to `keep`.
class FileAttacher
{
public:
    // Results since the last call of Keep.
    struct Batch {
        QList<Attachment> found; // to be attached to their papers
        QList<Attachment> seen; // already attached; with their current paths
        QList<UnmatchedFile> unmatched; // without a known paper
        qsizetype size() const { return found.size() + seen.size() + unmatched.size(); }
    };
    // Called every hundred files, so that a crash loses little. An Error ends the work.
    using Keep = std::function<Result<>(const Batch &batch)>;
    using Progressed = std::function<void(const AttachProgress &)>;

    FileAttacher(Library &library, Keep keep) : m_library(library), m_libraryCommands(std::move(keep)) { }
    void onProgress(Progressed progressed) { m_progressed = std::move(progressed); }

    // Attaches the PDF files at these paths and in these folders. Other files in folders are skipped; other
    // files named directly are refused.
    AttachReport attach(const QStringList &paths, const Cancelled &cancelled = {});

    // Attaches files that bibliographies name (findNamed()). Each belongs to the paper that names it, so its
    // pages are not read.
    AttachReport attachLinked(const QList<LinkedFile> &named, const QStringList &folders,
                              const Cancelled &cancelled = {});

    // Returns whether files can be matched by their content, otherwise an Error that names what is missing.
    static Result<> canMatch();

private:
    // match() and attachLinkedFile() return an Error when the file is refused.
    Result<> match(const QString &path, const QString &next, const Cancelled &cancelled);
    Result<> attachLinkedFile(const Attachment &file, const Cancelled &cancelled);
    // Returns whether the file already has a paper, and reports it in that case.
    Result<bool> exists(Attachment *file);
    Result<> foundFor(const Attachment &file);
    // Calls work(i) for each file and saves the results periodically.
    void forEach(const QStringList &paths, const std::function<Result<>(qsizetype)> &work,
                 const Cancelled &cancelled);
    Result<> keep();

    Library &m_library;
    FirstPagesReader m_reader;
    Keep m_libraryCommands;
    Progressed m_progressed;
    AttachReport m_report;
    QList<AttachReport::Attached> m_found; // not saved yet
    QList<Attachment> m_seen;
    QList<UnmatchedFile> m_unmatched; // not saved yet
};

// Task for TaskRunner::start(). Attaches files with a read-only connection of its own; the receiver of
// found() writes the results. Error when the library cannot be read, or when files cannot be matched.
struct AttachOrder {
    QString library; // its file
    QStringList paths; // files and folders to match to papers; empty: attaches the linked files
    QList<LinkedFile> linked; // files that bibliographies name
    QStringList folders; // also searched for linked files
};
Result<AttachReport> runAttachOrder(const AttachOrder &order,
                                    const std::function<void(const FileAttacher::Batch &)> &found,
                                    const FileAttacher::Progressed &progressed, const Cancelled &cancelled);

// Describes files for a paper selected by the user, and copies them next to the library if requested. Error
// when a file cannot be attached.
Result<QList<Attachment>> filesFor(Library &library, PaperId paper, const QStringList &paths,
                                   const Cancelled &cancelled = {});
// Saves the results of FileAttacher; runs on the thread of a writable library.
Result<> storeFiles(Library &library, const FileAttacher::Batch &batch);

} // namespace lectern
