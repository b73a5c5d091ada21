#pragma once
// Edits of the window on the open library, for LibraryWriter::write() and writeUnlogged(). Each function runs
// on the writer's thread. An Edit is one undo step; a function that returns Result<> makes no log entry.
#include "models/attachments/fileattacher.h"
#include "models/core/duplicates.h"
#include "models/core/pagecorrections.h"
#include "models/core/papermarks.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/import/watchedfolderstore.h"
#include "models/store/types/attachment.h"

#include <QHash>

namespace lectern
{

class Library;

// --- Papers: decisions whether two papers are the same, versions of one work or unrelated, and own values.
Result<Edit> decidePapers(Library &library, PaperId one, PaperId other, PaperRelation relation);
Result<Edit> forgetDecision(Library &library, PaperId one, PaperId other);
// Merges two papers with the chosen texts (PaperDecisionStore::merge), or many pairs with the better texts.
Result<Edit> mergePapers(Library &library, PaperId one, PaperId other, const QHash<QString, QString> &chosen);
Result<Edit> mergePairs(Library &library, const QList<QPair<PaperId, PaperId>> &pairs);
Result<Edit> splitOffSighting(Library &library, PaperId paper, qint64 sighting);
Result<Edit> changeOwnValues(Library &library, const QList<OwnChange> &changes);
Result<Edit> changeOwnValuesOfMany(Library &library, const QList<PaperId> &papers,
                                   const OwnChangeOfMany &change);

// --- Authors.
Result<Edit> mergeAuthors(Library &library, AuthorId from, AuthorId into);
// Merges all authors into `stays`; the edit's subject is the resulting name.
Result<Edit> mergeAllAuthors(Library &library, const QList<AuthorId> &authors, AuthorId stays);
Result<Edit> splitAuthor(Library &library, AuthorId author, const QList<PaperId> &papers);
Result<Edit> moveToAuthor(Library &library, AuthorId from, const QList<PaperId> &papers, AuthorId to);
Result<Edit> separateName(Library &library, AuthorId author, const QString &folded);
Result<Edit> markAuthorsDistinct(Library &library, AuthorId one, AuthorId other);
Result<Edit> unmarkAuthorsDistinct(Library &library, AuthorId one, AuthorId other);
Result<Edit> renameAuthor(Library &library, AuthorId author, const QString &name);
Result<Edit> setAuthorNote(Library &library, AuthorId author, const QString &text);
// Marks the new papers of the library, or of an author, as seen.
Result<> endVisit(Library &library);
Result<> endAuthorVisit(Library &library, AuthorId author);

// --- Files and highlights.
Result<Edit> attachFiles(Library &library, const QList<Attachment> &files);
Result<Edit> attachPaths(Library &library, const QList<QPair<PaperId, QString>> &paths);
Result<Edit> detachFile(Library &library, const Attachment &file);
// Attaches a file to the paper of a source, if it has one, as a part of its import.
Result<> attachToSource(Library &library, const Attachment &file, SourceId source);
Result<> setPlaceOnDisk(Library &library, const Attachment &file);
// Saves the reading position, and the page count if it is new.
Result<> noteFileRead(Library &library, const Attachment &file, const FilePlace &place, bool isCounted);
Result<> keepUnmatched(Library &library, const QList<UnmatchedFile> &files);
Result<> dropUnmatched(Library &library, const QList<UnmatchedFile> &files);
Result<> setCopiesFiles(Library &library, bool copies);
Result<Edit> addHighlights(Library &library, PaperId paper, const QList<Highlight> &highlights);
Result<Edit> changeHighlight(Library &library, PaperId paper, const QString &id, int colour,
                             const QString &comment);
Result<Edit> removeHighlight(Library &library, PaperId paper, const QString &id);

// --- Import.
Result<> setPageCorrections(Library &library, const PageCorrections &corrections);
Result<> putWatchedFolders(Library &library, const QList<WatchedFolder> &folders);
Result<> removeWatchedFolder(Library &library, const QString &path);
Result<> setWatchedFoldersSeen(Library &library, const QList<WatchedFolder> &folders);

} // namespace lectern
