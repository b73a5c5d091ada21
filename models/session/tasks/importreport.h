#pragma once
// What an import did, in words for the window.
#include "models/import/filepreview.h"

#include <QString>
#include <QStringList>

namespace lectern
{

// Sums over the files of a report.
struct ImportSums {
    int sources = 0, alreadyThere = 0, inBin = 0, refused = 0;
    qint64 newPapers = 0, joinedPapers = 0, disagreeing = 0, remarks = 0, bytesNotUnderstood = 0;
};
ImportSums sum(const ImportReport &report);
// "2 sources imported: 27 papers new, 3 joined, 1 refused": the one line of the status bar.
QString importSentence(const ImportReport &report);
// "Importing arxiv.jsonl, 2 of 3: 1,200,000 papers, 31,000 a second, about 40 s left": while it runs.
QString progressSentence(const ImportProgress &progress);
// "BibTeX" for "bibtex".
QString formatName(const QString &id);

// What pasted text is called as a source, by its page and its day: "Hu Xu, pasted 2 Jun 2026", or the title
// of its first paper and how many more there are.
QString pastedName(const FilePreview &preview);

// Every file under these paths, folders opened recursively (hidden files left out), sorted by name. A folder
// without any file stays in the list as it is, so that the importer can say so.
QStringList filesUnder(const QStringList &paths);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::ImportReport)
Q_DECLARE_METATYPE(lectern::ImportProgress)
