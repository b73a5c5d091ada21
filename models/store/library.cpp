#include "library.h"

#include "models/store/edits/authoridentity.h"
#include "models/store/edits/bin.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/marker.h"
#include "models/store/edits/notestore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/files/exporter.h"
#include "models/store/files/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/import/linesimporter.h"
#include "models/store/import/sourcewriter.h"
#include "models/store/index/searchindex.h"
#include "models/store/marks/visitstore.h"
#include "models/store/papers/mender.h"
#include "models/store/reading/authorlist.h"
#include "models/store/reading/authorreader.h"
#include "models/store/reading/checker.h"
#include "models/store/reading/coauthorreader.h"
#include "models/store/reading/digest.h"
#include "models/store/reading/likelyauthors.h"
#include "models/store/reading/overviewreader.h"
#include "models/store/reading/paperreader.h"
#include "models/store/reading/relatedreader.h"
#include "models/store/reading/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/schema.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <sqlite3.h>

namespace lectern
{

// The connection is declared first, so that it goes last.
struct Library::Private {
    explicit Private(std::unique_ptr<Connection> c) : connection(std::move(c)) { }

    std::unique_ptr<Connection> connection;
    SearchIndex index{*connection};
    PaperReader papers{*connection};
    AuthorReader authors{*connection};
    OverviewReader overviews{*connection};
    RelatedReader related{*connection};
    CoauthorReader coauthors{*connection};
    AuthorList authorList{*connection};
    VisitStore visits{*connection};
    SourceReader sources{*connection};
    Importer importer{*connection, index};
    EditLog edits{*connection, index};
    AuthorIdentity authorIdentity{*connection, edits};
    Bin bin{*connection, index, edits};
    Marker marker{*connection, edits};
    TagStore tags{*connection, edits};
    ListStore lists{*connection, edits};
    NoteStore notes{*connection, edits};
    SavedSearchStore savedSearches{*connection, edits};
    MarksFile marksFile{*connection, edits};
    Exporter exporter{*connection, marksFile};
    LinesImporter linesImporter{*connection, index, marksFile};
    Checker checker{*connection, index};
};

Library::Library(std::unique_ptr<Private> p) : d(std::move(p)) { }
Library::~Library() = default;

Result<std::unique_ptr<Library>> Library::open(const QString &file, Mode mode)
{
    auto connection = Connection::open(file, mode == Mode::ReadOnly);
    LECTERN_TRY(connection);
    LECTERN_TRY(upgradeSchema(**connection));
    auto parts = std::make_unique<Private>(std::move(*connection));
    LECTERN_TRY(parts->index.ensure());
    LECTERN_TRY(mendPapers(*parts->connection, parts->index));
    return std::unique_ptr<Library>(new Library(std::move(parts)));
}

QString Library::file() const
{
    return d->connection->file();
}

Result<ImportOutcome> Library::import(const SourceFacts &facts, const ParsedSource &parsed,
                                      const Cancelled &cancelled)
{
    bool given = false;
    return import(
        facts,
        [&]() -> Result<std::optional<SourceBlock>> {
            if (std::exchange(given, true))
                return std::optional<SourceBlock>();
            return std::optional<SourceBlock>({parsed, {}});
        },
        cancelled);
}

Result<ImportOutcome> Library::import(const SourceFacts &facts, const NextBlock &next,
                                      const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->importer.import(facts, next, cancelled);
}

Result<bool> Library::isWithoutSources()
{
    const ReadingScope reading(*d->connection);
    const auto any = hasSources(*d->connection);
    LECTERN_TRY(any);
    return !*any;
}

Result<SourceId> Library::sourceWithHash(const QByteArray &contentHash)
{
    const ReadingScope reading(*d->connection);
    return d->sources.withHash(contentHash);
}

Result<> Library::removeSource(SourceId id, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->importer.remove(id, cancelled);
}

Result<QList<SourceRow>> Library::sources()
{
    const ReadingScope reading(*d->connection);
    return d->sources.sources();
}

Result<QList<Diagnostic>> Library::diagnostics(SourceId id)
{
    const ReadingScope reading(*d->connection);
    return d->sources.diagnostics(id);
}

Result<QList<UnreadRange>> Library::notUnderstood(SourceId id)
{
    const ReadingScope reading(*d->connection);
    return d->sources.notUnderstood(id);
}

Result<ResultSetPtr> Library::search(const Query &query, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->index.search(query, cancelled);
}

Result<Facets> Library::facets(const ResultSetPtr &result)
{
    const ReadingScope reading(*d->connection);
    return d->index.facets(result);
}

Result<SearchCount> Library::count(const QueryNode &root, PaperId seen, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->index.count(root, seen, cancelled);
}

Result<QList<RankReason>> Library::rankReasons(const Query &query, PaperId id)
{
    const ReadingScope reading(*d->connection);
    return d->index.rankReasons(query, id);
}

Result<Overview> Library::overview(const ResultSetPtr &result, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->overviews.overview(result, cancelled);
}

Result<QList<RelatedPaper>> Library::related(PaperId id, int limit, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->related.related(id, limit, cancelled);
}

Result<CoauthorGraph> Library::coauthors(AuthorId id, int most, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->coauthors.coauthors(id, most, cancelled);
}

Result<QList<PaperRow>> Library::rows(const QList<PaperId> &ids)
{
    const ReadingScope reading(*d->connection);
    return d->papers.rows(ids);
}

Result<PaperDetail> Library::detail(PaperId id)
{
    const ReadingScope reading(*d->connection);
    return d->papers.detail(id);
}

Result<QList<AuthorRow>> Library::authors(const QString &nameContains, int limit)
{
    const ReadingScope reading(*d->connection);
    return d->authors.authors(nameContains, limit);
}

Result<AuthorPanel> Library::author(AuthorId id)
{
    const ReadingScope reading(*d->connection);
    return d->authors.author(id);
}

Result<QList<AuthorId>> Library::authorOrder(const QString &words, const AuthorOrder &order,
                                             const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->authorList.order(words, order, cancelled);
}

Result<QList<AuthorListRow>> Library::authorRows(const QList<AuthorId> &ids)
{
    const ReadingScope reading(*d->connection);
    return d->authorList.rows(ids);
}

Result<SavedPage> Library::savedPage(SourceId id)
{
    const ReadingScope reading(*d->connection);
    return d->sources.savedPage(id);
}

Result<QList<AuthorObservation>> Library::pagesBeside(SourceId id)
{
    const ReadingScope reading(*d->connection);
    return d->authors.pagesBeside(id);
}

Result<QList<LikelyPair>> Library::likelyAuthors(int limit, const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return LikelyAuthors(*d->connection).pairs(limit, cancelled);
}

Result<bool> Library::isKnownAuthor(const QString &foldedName)
{
    const ReadingScope reading(*d->connection);
    return d->authors.isKnown(foldedName);
}

Result<QList<CategoryRow>> Library::categories()
{
    const ReadingScope reading(*d->connection);
    return d->authors.categories();
}

Result<Counts> Library::counts()
{
    const ReadingScope reading(*d->connection);
    return d->sources.counts();
}

Result<> Library::setBookmarked(const QList<PaperId> &ids, bool on)
{
    LECTERN_TRY(d->marker.setBookmarked(ids, on));
    return {};
}

Result<> Library::setRead(const QList<PaperId> &ids, bool on)
{
    LECTERN_TRY(d->marker.setRead(ids, on));
    return {};
}

Result<bool> Library::toggleBookmarked(const QList<PaperId> &ids)
{
    const ReadingScope reading(*d->connection);
    const auto all = d->marker.areBookmarked(ids);
    LECTERN_TRY(all);
    LECTERN_TRY(d->marker.setBookmarked(ids, !*all));
    return !*all;
}

Result<bool> Library::toggleRead(const QList<PaperId> &ids)
{
    const ReadingScope reading(*d->connection);
    const auto all = d->marker.areRead(ids);
    LECTERN_TRY(all);
    LECTERN_TRY(d->marker.setRead(ids, !*all));
    return !*all;
}

Result<> Library::noteRead(PaperId id)
{
    return d->marker.noteRead(id);
}

EditLog &Library::edits()
{
    return d->edits;
}

AuthorIdentity &Library::authorIdentity()
{
    return d->authorIdentity;
}

Bin &Library::bin()
{
    return d->bin;
}

TagStore &Library::tags()
{
    return d->tags;
}

ListStore &Library::lists()
{
    return d->lists;
}

NoteStore &Library::notes()
{
    return d->notes;
}

SavedSearchStore &Library::savedSearches()
{
    return d->savedSearches;
}

MarksFile &Library::marksFile()
{
    return d->marksFile;
}

Exporter &Library::exporter()
{
    return d->exporter;
}

LinesImporter &Library::linesImporter()
{
    return d->linesImporter;
}

VisitStore &Library::visits()
{
    return d->visits;
}

Result<QStringList> Library::check(const Cancelled &cancelled)
{
    const ReadingScope reading(*d->connection);
    return d->checker.check(cancelled);
}

Result<> Library::rebuildIndex(const Cancelled &cancelled)
{
    return d->index.rebuild(cancelled);
}

Result<> Library::inPlace() const
{
    return d->connection->inPlace();
}

Result<QString> Library::saveMoved(const QString &folder, const QDateTime &now)
{
    auto saved = backUpOpen(*d->connection, folder, now);
    if (saved)
        d->connection->removeLeftLog();
    return saved;
}

Result<> Library::checkpoint()
{
    return d->connection->exec("PRAGMA wal_checkpoint(PASSIVE)");
}

Result<QByteArray> Library::contentHash()
{
    const ReadingScope reading(*d->connection);
    return libraryDigest(*d->connection);
}

Result<qint64> Library::changesElsewhere()
{
    return d->connection->number("PRAGMA data_version");
}

} // namespace lectern
