#include "edits.h"

#include "models/itemmodels/querystate.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/import/importrules.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/library.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

Result<Edit> decidePapers(Library &library, PaperId one, PaperId other, PaperRelation relation)
{
    return PaperDecisionStore(library.edits()).decide(one, other, relation);
}

Result<Edit> forgetDecision(Library &library, PaperId one, PaperId other)
{
    return PaperDecisionStore(library.edits()).forget(one, other);
}

Result<Edit> mergePapers(Library &library, PaperId one, PaperId other, const QHash<QString, QString> &chosen)
{
    return PaperDecisionStore(library.edits()).merge(one, other, chosen);
}

Result<Edit> mergePairs(Library &library, const QList<QPair<PaperId, PaperId>> &pairs)
{
    return PaperDecisionStore(library.edits()).mergeAll(pairs);
}

Result<Edit> splitOffSighting(Library &library, PaperId paper, qint64 sighting)
{
    LECTERN_TRY(const auto made, PaperDecisionStore(library.edits()).splitOff(paper, sighting));
    return made.first;
}

Result<Edit> changeOwnValues(Library &library, const QList<OwnChange> &changes)
{
    return OwnValueStore(library.edits()).change(changes);
}

Result<Edit> changeOwnValuesOfMany(Library &library, const QList<PaperId> &papers,
                                   const OwnChangeOfMany &change)
{
    return OwnValueStore(library.edits()).change(papers, change);
}

Result<Edit> mergeAuthors(Library &library, AuthorId from, AuthorId into)
{
    return library.authorIdentity().merge(from, into);
}

Result<Edit> mergeAllAuthors(Library &library, const QList<AuthorId> &authors, AuthorId stays)
{
    return library.authorIdentity().mergeAll(authors, nullptr, stays);
}

Result<Edit> splitAuthor(Library &library, AuthorId author, const QList<PaperId> &papers)
{
    return library.authorIdentity().split(author, papers);
}

Result<Edit> moveToAuthor(Library &library, AuthorId from, const QList<PaperId> &papers, AuthorId to)
{
    return library.authorIdentity().move(from, papers, to);
}

Result<Edit> separateName(Library &library, AuthorId author, const QString &folded)
{
    return library.authorIdentity().separate(author, folded);
}

Result<Edit> markAuthorsDistinct(Library &library, AuthorId one, AuthorId other)
{
    return library.authorIdentity().markDistinct(one, other);
}

Result<Edit> unmarkAuthorsDistinct(Library &library, AuthorId one, AuthorId other)
{
    return library.authorIdentity().unmarkDistinct(one, other);
}

Result<Edit> renameAuthor(Library &library, AuthorId author, const QString &name)
{
    return library.authorIdentity().rename(author, name);
}

Result<Edit> setAuthorNote(Library &library, AuthorId author, const QString &text)
{
    return library.notes().setNote(author, text);
}

Result<> endVisit(Library &library)
{
    return library.visits().end();
}

Result<> endAuthorVisit(Library &library, AuthorId author)
{
    return library.visits().end(author);
}

Result<Edit> attachFiles(Library &library, const QList<Attachment> &files)
{
    return library.attachments().attach(files);
}

Result<Edit> attachPaths(Library &library, const QList<QPair<PaperId, QString>> &paths)
{
    QList<Attachment> files;
    for (const QPair<PaperId, QString> &each : paths) {
        LECTERN_TRY(const auto file, filesFor(library, each.first, {each.second}));
        files += file;
    }
    return library.attachments().attach(files);
}

Result<Edit> detachFile(Library &library, const Attachment &file)
{
    return library.attachments().detach(file.paper, {file.hash});
}

Result<> attachToSource(Library &library, const Attachment &file, SourceId source)
{
    LECTERN_TRY(const ResultSetPtr made, library.index().search({sourceNode(source), {}}));
    if (made->count() == 0)
        return {};
    LECTERN_TRY(auto files, filesFor(library, made->idAt(0), {file.path}));
    for (Attachment &one : files) {
        one.found = FoundBy::Read;
        one.pages = file.pages;
    }
    return library.attachments().attachUnlogged(files);
}

Result<> setPlaceOnDisk(Library &library, const Attachment &file)
{
    return library.attachments().setPlaceOnDisk(file);
}

Result<> noteFileRead(Library &library, const Attachment &file, const FilePlace &place, bool isCounted)
{
    if (!isCounted)
        LECTERN_TRY(library.attachments().setPlaceOnDisk(file));
    return library.attachments().noteRead(file.hash, place);
}

Result<> keepUnmatched(Library &library, const QList<UnmatchedFile> &files)
{
    return library.attachments().keepUnmatched(files);
}

Result<> dropUnmatched(Library &library, const QList<UnmatchedFile> &files)
{
    QList<QByteArray> hashes;
    for (const UnmatchedFile &each : files)
        hashes.append(each.file.hash);
    return library.attachments().dropUnmatched(hashes);
}

Result<> setCopiesFiles(Library &library, bool copies)
{
    return library.attachments().setCopiesFiles(copies);
}

Result<Edit> addHighlights(Library &library, PaperId paper, const QList<Highlight> &highlights)
{
    return library.highlights().add(paper, highlights);
}

Result<Edit> changeHighlight(Library &library, PaperId paper, const QString &id, int colour,
                             const QString &comment)
{
    return library.highlights().change(paper, id, colour, comment);
}

Result<Edit> removeHighlight(Library &library, PaperId paper, const QString &id)
{
    return library.highlights().remove(paper, {id});
}

Result<> setPageCorrections(Library &library, const PageCorrections &corrections)
{
    return library.importRules().pageCorrections.setAll(corrections);
}

Result<> putWatchedFolders(Library &library, const QList<WatchedFolder> &folders)
{
    for (const WatchedFolder &folder : folders)
        LECTERN_TRY(library.importRules().watchedFolders.put(folder));
    return {};
}

Result<> removeWatchedFolder(Library &library, const QString &path)
{
    return library.importRules().watchedFolders.remove(path);
}

Result<> setWatchedFoldersSeen(Library &library, const QList<WatchedFolder> &folders)
{
    return library.importRules().watchedFolders.setSeen(folders);
}

} // namespace lectern
