#pragma once
// Finds the papers of PDF files and folders of them: what the window and the command line share.
#include "attachedfile.h"
#include "namedpdfs.h"
#include "papermatcher.h"

#include <functional>

namespace lectern
{

// What came of files that were to find their papers themselves.
struct AttachReport {
    struct Attached {
        Attachment file;
        QString title; // of the paper
    };
    struct Refused {
        QString path, why; // one sentence
    };
    QList<Attached> attached;
    QList<Attached> there; // belonged to a paper before
    QList<UnmatchedFile> unsure; // a person has to say
    QList<Refused> refused;
    QList<NamedFile> missing; // of files that bibliographies name
    bool cancelled = false; // those behind the one under way were not looked at
};

struct AttachProgress {
    int file = 0, files = 0; // this is file number `file`, from 1
    QString name;
};

// Waits for the disk and for lectern-pdf, so it belongs on a worker with a library of its own, which is only
// read: what was found is handed to `keep`.
class FileAttacher
{
public:
    // What a library is to keep of the files that were looked at since the last time.
    struct Kept {
        QList<Attachment> found; // to be attached to their papers
        QList<Attachment> seen; // that had a paper before: where they lie now
        QList<UnmatchedFile> unmatched; // whose paper is not known
        qsizetype size() const { return found.size() + seen.size() + unmatched.size(); }
    };
    // Called every hundred files, so that little is lost with the program. An Error ends the work.
    using Keep = std::function<Result<>(const Kept &kept)>;
    using Progressed = std::function<void(const AttachProgress &)>;

    FileAttacher(Library &library, Keep keep) : m_library(library), m_keep(std::move(keep)) { }
    void onProgress(Progressed progressed) { m_progressed = std::move(progressed); }

    // The PDF files at these paths and in these folders; other files of a folder are passed over, others that
    // were named are refused.
    AttachReport attach(const QStringList &paths, const Cancelled &cancelled = {});

    // The files that bibliographies name (findNamed()); each belongs to the paper it is named for, without a
    // look at its pages.
    AttachReport attachNamed(const QList<NamedFile> &named, const QStringList &folders,
                             const Cancelled &cancelled = {});

    // Whether files of papers can be found by what they say; else what is missing for it.
    static Result<> canMatch();

private:
    // The two end in an Error where a file is refused.
    Result<> match(const QString &path, const QString &next, const Cancelled &cancelled);
    Result<> takeNamed(const Attachment &file, const Cancelled &cancelled);
    // Whether it has a paper already, with which it is reported then.
    Result<bool> isThere(Attachment *file);
    Result<> foundFor(const Attachment &file);
    // Calls work(i) for each of these files, and keeps what was found now and then.
    void forEach(const QStringList &paths, const std::function<Result<>(qsizetype)> &work,
                 const Cancelled &cancelled);
    Result<> keep();

    Library &m_library;
    FirstPagesReader m_reader;
    Keep m_keep;
    Progressed m_progressed;
    AttachReport m_report;
    QList<AttachReport::Attached> m_found; // not kept yet
    QList<Attachment> m_seen;
    QList<UnmatchedFile> m_unmatched; // not kept yet
};

// Describes files for a paper that a person chose, copied beside the library where it says so. An Error when
// one of them cannot be attached.
Result<QList<Attachment>> filesFor(Library &library, PaperId paper, const QStringList &paths,
                                   const Cancelled &cancelled = {});
// Keeps what FileAttacher found, in the thread of a library that can be written to.
Result<> keepFiles(Library &library, const FileAttacher::Kept &kept);

} // namespace lectern
