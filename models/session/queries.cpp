#include "queries.h"

#include "models/attachments/attachedfile.h"
#include "models/core/query/querytext.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/session/tasks/tracestage.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importrules.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/facets.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCountingMs = 8; // time slice for counting saved searches; other queries run in between
static constexpr int kSidebarAuthors = 12; // the list of authors and the command palette have the others
static constexpr int kSidebarFiles = 6; // recently read

Result<SearchAnswer> search(Library &library, const Query &query, PaperId keep, const Cancelled &cancelled)
{
    SearchAnswer answer;
    TraceStage finding("answer");
    LECTERN_TRY(answer.result, library.index().search(query, cancelled));
    finding.end();
    const TraceStage reading("rows");
    answer.keep = keep;
    const qsizetype row = keep == PaperId::None ? -1 : answer.result->rowOf(keep);
    answer.firstPage = int(qMax<qsizetype>(row, 0) / PaperListModel::PageSize);
    const QList<PaperId> ids =
        answer.result->ids(qsizetype(answer.firstPage) * PaperListModel::PageSize, PaperListModel::PageSize);
    if (!ids.isEmpty()) {
        LECTERN_TRY(answer.rows, library.papers().rows(ids));
    }
    return answer;
}

Result<NamedMatches> namedMatches(Library &library, const QString &name, const Query &query, int most,
                                  const Cancelled &cancelled)
{
    NamedMatches found;
    LECTERN_TRY(found.authors, library.authors().list(name, most));
    if (cancelled())
        return Error::cancelled();
    LECTERN_TRY(const auto result, library.index().search(query, cancelled));
    LECTERN_TRY(found.papers, library.papers().rows(result->ids(0, most)));
    return found;
}

SidebarParts partsChangedBy(EditKind kind)
{
    switch (kind) {
    case EditKind::Bookmark:
    case EditKind::RemoveBookmark:
    case EditKind::MarkRead:
    case EditKind::MarkUnread:
    case EditKind::Rate:
        return SidebarPart::Counts;
    case EditKind::AddTag:
    case EditKind::RemoveTag:
    case EditKind::CreateTag:
    case EditKind::ChangeTag:
    case EditKind::MergeTag:
    case EditKind::DeleteTag:
        return SidebarPart::Tags;
    case EditKind::CreateList:
    case EditKind::ChangeList:
    case EditKind::DeleteList:
    case EditKind::AddToList:
    case EditKind::RemoveFromList:
    case EditKind::MoveInList:
        return SidebarPart::Lists;
    case EditKind::CreateSearch:
    case EditKind::ChangeSearch:
    case EditKind::MoveSearch:
    case EditKind::DeleteSearch:
        return SidebarPart::Searches;
    case EditKind::AttachFiles:
    case EditKind::DetachFiles:
        return SidebarPart::Reading;
    case EditKind::EditPaperNote:
    case EditKind::EditAuthorNote:
    case EditKind::AddHighlights:
    case EditKind::ChangeHighlight:
    case EditKind::RemoveHighlights:
        return {};
    default: // author identity, paper identity and the trash affect all lists
        return SidebarPart::All;
    }
}

Result<SidebarData> readSidebar(Library &library, SidebarData data, SidebarParts parts,
                                const Cancelled &cancelled)
{
    if (parts & SidebarPart::Counts) {
        LECTERN_TRY(data.counts, library.sources().counts());
    }
    if (parts & SidebarPart::Authors) {
        LECTERN_TRY(data.authors, library.authors().list({}, kSidebarAuthors));
        if (cancelled())
            return Error::cancelled();
        LECTERN_TRY(data.categories, library.index().categories());
    }
    if (parts & SidebarPart::Sources) {
        LECTERN_TRY(data.sources, library.sources().list());
        LECTERN_TRY(data.trash, library.trash().contents());
        // Finding them reads all papers, which most libraries need not do.
        LECTERN_TRY(const Counts counts, library.sources().counts());
        QList<PaperId> disagreeing;
        if (counts.conflicts > 0) {
            LECTERN_TRY(disagreeing,
                        SourceConflictReader(library.edits()).disagreeing(kMaxSourceConflicts, cancelled));
        }
        data.sourceConflicts = int(disagreeing.size());
    }
    if (parts & SidebarPart::Tags) {
        LECTERN_TRY(data.tags, library.tags().tree());
    }
    if (parts & SidebarPart::Lists) {
        LECTERN_TRY(data.lists, library.lists().lists());
    }
    if (parts & SidebarPart::Reading) {
        LECTERN_TRY(data.reading, library.attachments().lastRead(kSidebarFiles));
        LECTERN_TRY(data.hasFiles, library.attachments().any());
        LECTERN_TRY(const auto unmatched, library.attachments().unmatched());
        data.unmatchedFiles = int(unmatched.size());
    }
    if (parts & SidebarPart::Searches) {
        LECTERN_TRY(data.searches, library.savedSearches().searches());
    }
    return data;
}

Result<QList<SearchCount>> countSearches(Library &library, const QList<SavedSearch> &searches,
                                         QList<SearchCount> counted, const Cancelled &cancelled,
                                         const Cancelled &searched)
{
    QElapsedTimer timer;
    timer.start();
    while (counted.size() < searches.size() && timer.elapsed() < kCountingMs && !searched()) {
        const SavedSearch &search = searches[counted.size()];
        const auto count = library.index().count(parseQuery(search.query).root, search.lastSeen,
                                                 [&] { return cancelled() || searched(); });
        if (!count && searched())
            break; // a user search has priority; count this one again later
        LECTERN_TRY(const SearchCount found, count);
        counted.append(found);
    }
    return counted;
}

Result<FacetValues> facetValues(Library &library, const ResultSetPtr &result, FacetKind kind,
                                const Cancelled &cancelled)
{
    constexpr qsizetype kMaxAuthors = 100; // maximum number of counted authors
    return kind == FacetKind::Author ? library.overviews().authorsOf(result, kMaxAuthors, cancelled)
                                     : library.index().facetValues(result, kind, cancelled);
}

Result<Overview> overviewOf(Library &library, const ResultSetPtr &result, const Cancelled &cancelled)
{
    constexpr qsizetype kVenues = 12;
    LECTERN_TRY(auto overview, library.overviews().of(result, cancelled));
    LECTERN_TRY(const auto venues, library.index().facetValues(result, FacetKind::Venue, cancelled));
    for (const FacetValue &venue : venues.values)
        if (overview.venues.size() < kVenues && !venue.isOfManyVenues())
            overview.venues.append({venue.name, venue.papers});
    return overview;
}

Result<QList<BroaderQuery>> broaderQueries(Library &library, const QList<RelaxedQuery> &questions,
                                           const Cancelled &cancelled)
{
    QList<BroaderQuery> found;
    for (const RelaxedQuery &question : questions) {
        LECTERN_TRY(const SearchCount count,
                    library.index().count(question.state.query().root, PaperId::None, cancelled));
        if (count.papers > 0)
            found.append({question, count.papers});
    }
    return found;
}

Result<SharedFacts> sharedFacts(Library &library, const ResultSetPtr &result, const RowRanges &rows,
                                const Cancelled &cancelled)
{
    QList<PaperId> papers; // determined on this thread, because it is slow for 100,000 rows
    for (const auto &[first, last] : rows)
        papers += result->ids(first, last - first + 1);
    return library.overviews().shared(papers, cancelled);
}

Result<AssignableGroups> assignableGroups(Library &library, const QList<PaperId> &papers,
                                          const Cancelled &cancelled)
{
    AssignableGroups groups;
    LECTERN_TRY(groups.tags, library.tags().tree());
    LECTERN_TRY(groups.lists, library.lists().lists());
    LECTERN_TRY(groups.facts, library.overviews().sharedMarks(papers, cancelled));
    return groups;
}

Result<OwnPreview> correctionPreview(Library &library, const QList<PaperId> &papers,
                                     const OwnChangeOfMany &change, const Cancelled &cancelled)
{
    constexpr int kShown = 60;
    return OwnValueStore(library.edits()).preview(papers, change, kShown, cancelled);
}

Result<QList<RelatedRow>> relatedRows(Library &library, PaperId id, int limit, const Cancelled &cancelled)
{
    LECTERN_TRY(const auto refused, PaperDecisionStore(library.edits()).unrelatedTo(id));
    LECTERN_TRY(auto neighbours, library.relatedPapers().of(id, limit + int(refused.size()), cancelled));
    neighbours.removeIf([&](const RelatedPaper &neighbour) { return refused.contains(neighbour.id); });
    neighbours.resize(std::min<qsizetype>(neighbours.size(), limit));
    QList<PaperId> ids;
    for (const RelatedPaper &neighbour : std::as_const(neighbours))
        ids.append(neighbour.id);
    LECTERN_TRY(const auto rows, library.papers().rows(ids));
    QList<RelatedRow> found;
    for (qsizetype i = 0; i < ids.size(); ++i)
        if (rows[i].id != PaperId::None) // deleted meanwhile
            found.append({rows[i], neighbours[i].reasons, neighbours[i].level});
    return found;
}

Result<QList<PaperRow>> jointPapers(Library &library, AuthorId one, AuthorId other, const YearSpan &years)
{
    LECTERN_TRY(const auto papers, library.coauthors().together(one, other, years));
    return library.papers().rows(papers);
}

Result<CoauthorGraph> coauthorGraph(Library &library, AuthorId id, int most, const YearSpan &years,
                                    const Cancelled &cancelled)
{
    LECTERN_TRY(auto graph, library.coauthors().around(id, most, years, cancelled));
    graph.points = layOutGraph(int(graph.nodes.size()), graph.edges, cancelled);
    return graph;
}

Result<PaperComparison> comparedPapers(Library &library, PaperId first, PaperId second)
{
    PaperComparison comparison;
    for (const PaperId id : {first, second}) {
        LECTERN_TRY(const auto detail, library.papers().detail(id));
        LECTERN_TRY(const auto tags, library.tags().namesOf(id));
        LECTERN_TRY(const auto note, library.notes().note(id));
        comparison.papers.append({detail, tags, note});
    }
    LECTERN_TRY(comparison.lines, PaperDecisionStore(library.edits()).compare(first, second));
    return comparison;
}

Result<QList<PaperRow>> versionRows(Library &library, PaperId id)
{
    LECTERN_TRY(const auto ids, PaperDecisionStore(library.edits()).versionsOf(id));
    return library.papers().rows(ids);
}

Result<QList<JoinedPaper>> joinedPapers(Library &library, int limit, const Cancelled &cancelled)
{
    SourceConflictReader reader(library.edits());
    LECTERN_TRY(const auto ids, reader.disagreeing(limit, cancelled));
    LECTERN_TRY(const auto rows, library.papers().rows(ids));
    QList<JoinedPaper> papers;
    for (const PaperRow &row : rows) {
        if (cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto sightings, reader.sightingsOf(row.id));
        if (sightings.size() > 1)
            papers.append({row, sightings});
    }
    return papers;
}

Result<QList<LikelyDuplicate>> likelyDuplicates(const QString &file,
                                                const std::function<void(double)> &progressed,
                                                const Cancelled &cancelled)
{
    LECTERN_TRY(const auto library, Library::open(file, Library::Mode::ReadOnly));
    constexpr double kStep = 0.005;
    double reported = -1;
    LECTERN_TRY(const auto pairs, DuplicateReader(library->edits()).duplicates(cancelled, [&](double part) {
        if (part - reported >= kStep || part >= 1) {
            reported = part;
            progressed(part);
        }
    }));
    QList<PaperId> ids;
    for (const DuplicatePair &pair : pairs)
        ids << pair.first << pair.second;
    LECTERN_TRY(const auto rows, library->papers().rows(ids));
    QList<LikelyDuplicate> found;
    for (qsizetype i = 0; i < pairs.size(); ++i)
        if (rows[2 * i].id != PaperId::None && rows[2 * i + 1].id != PaperId::None)
            found.append({pairs[i], rows[2 * i], rows[2 * i + 1]});
    return found;
}

Result<QList<Highlight>> highlightsOf(Library &library, PaperId paper)
{
    return library.highlights().of(paper);
}

Result<QList<HighlightedPaper>> highlightedPapers(Library &library, const std::optional<Query> &query,
                                                  const QList<PaperId> &papers, const Cancelled &cancelled)
{
    return query ? library.highlights().found(*query, cancelled)
                 : library.highlights().ofPapers(papers, cancelled);
}

Result<QList<Attachment>> attachmentsOf(Library &library, PaperId paper)
{
    return library.attachments().of(paper);
}

Result<Attachment> paperOfFile(Library &library, const QString &path, PaperId paper, const QByteArray &hash,
                               const Cancelled &cancelled)
{
    Attachment known;
    known.hash = hash;
    if (hash.isEmpty()) {
        LECTERN_TRY(const auto file, describeFile(path, cancelled));
        known.hash = file.hash;
    }
    LECTERN_TRY(const PaperId owner, library.attachments().paperOf(known.hash));
    known.paper = owner == PaperId::None ? paper : owner;
    return known;
}

Result<QList<Attachment>> filesOfNeighbor(Library &library, const Query &query, PaperId paper, bool forward,
                                          const Cancelled &cancelled)
{
    LECTERN_TRY(const ResultSetPtr found, library.index().search(query, cancelled));
    const qsizetype here = found->rowOf(paper), row = here < 0 ? 0 : here + (forward ? 1 : -1);
    if (row < 0 || row >= found->count())
        return QList<Attachment>();
    const PaperId next = found->idAt(row);
    LECTERN_TRY(auto files, library.attachments().of(next));
    LECTERN_TRY(const auto rows, library.papers().rows({next}));
    for (Attachment &file : files)
        file.title = rows.isEmpty() ? QString() : rows.first().title;
    return files;
}

Result<QList<UnmatchedFile>> unmatchedFiles(Library &library)
{
    return library.attachments().unmatched();
}

Result<bool> copiesFiles(Library &library)
{
    return library.attachments().copiesFiles();
}

static Result<QList<PaperRow>> existingRows(Library &library, const QList<PaperId> &papers)
{
    LECTERN_TRY(auto rows, library.papers().rows(papers));
    rows.removeIf([](const PaperRow &row) { return row.id == PaperId::None; });
    return rows;
}

Result<History> editHistory(Library &library)
{
    constexpr int kMaxEdits = 1000, kMaxImports = 500, kMaxTitles = 3;
    History history;
    LECTERN_TRY(history.edits, library.edits().history(kMaxEdits));
    LECTERN_TRY(history.limits, library.edits().limits());
    QList<EditId> few;
    for (const Edit &edit : std::as_const(history.edits))
        if (edit.papers > 0 && edit.papers <= kMaxTitles)
            few.append(edit.id);
    LECTERN_TRY(const auto papers, library.edits().papersOf(few, kMaxTitles));
    for (qsizetype i = 0; i < few.size(); ++i) {
        LECTERN_TRY(const auto rows, existingRows(library, papers[i]));
        QStringList titles;
        for (const PaperRow &row : rows)
            titles.append(titleText(row));
        history.titles.insert(few[i], titles);
    }
    LECTERN_TRY(history.imports, library.sources().imports(kMaxImports));
    return history;
}

static constexpr int kMaxListed = 200; // papers of a step of the history

Result<QList<PaperRow>> papersOfEdit(Library &library, EditId edit)
{
    LECTERN_TRY(const auto papers, library.edits().papersOf({edit}, kMaxListed));
    return existingRows(library, papers.first());
}

Result<QList<PaperRow>> papersOfImport(Library &library, SourceId source)
{
    LECTERN_TRY(const ResultSetPtr found, library.index().search({sourceNode(source), {}}));
    return existingRows(library, found->ids(0, kMaxListed));
}

Result<PaperId> firstPaperOf(Library &library, SourceId source)
{
    LECTERN_TRY(const ResultSetPtr found, library.index().search({sourceNode(source), {}}));
    return found->count() > 0 ? found->idAt(0) : PaperId::None;
}

Result<QList<Diagnostic>> diagnosticsOf(Library &library, SourceId source)
{
    return library.sources().diagnostics(source);
}

Result<ImportOverrides> importOverrides(Library &library)
{
    LECTERN_TRY(const auto corrections, library.importRules().pageCorrections.all());
    LECTERN_TRY(const auto layouts, library.importRules().fieldLayouts.all());
    return ImportOverrides{corrections, layouts};
}

Result<QList<WatchedFolder>> watchedFolders(Library &library)
{
    return library.importRules().watchedFolders.all();
}

} // namespace lectern
