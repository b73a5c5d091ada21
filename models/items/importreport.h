#pragma once
// What an import did, file by file, for the summary in the window.
#include "models/core/paper.h"
#include "models/store/library.h"

#include <QDate>
#include <QList>
#include <QString>

namespace lectern
{

// A stretch of a source that no field took, with the text that stands there.
struct NotUnderstood {
    qsizetype line = 0;
    qsizetype bytes = 0;
    QString text; // its beginning
};

struct FileReport {
    QString name, path; // path is empty for pasted text
    QString error; // why nothing of it is in the library; empty: it is
    QString formatName;
    ImportOutcome outcome;
    qsizetype papers = 0;
    QList<Diagnostic> diagnostics; // the first kMaxRemarks
    qsizetype allDiagnostics = 0;
    QList<NotUnderstood> notUnderstood; // the first kMaxRemarks
    qsizetype allNotUnderstood = 0;
    qsizetype bytesNotUnderstood = 0;
};

struct ImportReport {
    static constexpr qsizetype kMaxRemarks = 200; // a file; a window cannot show a million of them
    QList<FileReport> files;
    bool cancelled = false;
};

// Sums over the files that made it into the library.
struct ImportSums {
    int sources = 0, alreadyThere = 0, refused = 0;
    qint64 newPapers = 0, joinedPapers = 0, remarks = 0, bytesNotUnderstood = 0;
};
ImportSums sum(const ImportReport &report);
// "2 sources imported, 27 papers new, 3 joined; 1 refused." The one line of the status bar.
QString importSentence(const ImportReport &report);

// Reads, parses and imports one source's bytes. Never fails: what went wrong stands in the report.
FileReport importBytes(Library &library, const SourceFacts &facts, const QByteArray &bytes,
                       const Cancelled &cancelled);
// The same from a file; without savedOn, the day the file was last modified counts as the day it was saved.
FileReport importFile(Library &library, const QString &path, QDate savedOn, const Cancelled &cancelled);
// Every file under these paths, folders opened recursively (hidden files left out), sorted by name in each folder.
// Folders without any file are named in emptyFolders.
QStringList filesUnder(const QStringList &paths, QStringList *emptyFolders);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::ImportReport)
