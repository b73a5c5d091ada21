#pragma once
// Queries of the window on the open library, for LibraryReader::ask(). Each function runs on the reader's
// thread and returns plain values.
#include "models/core/coauthorgraph.h"
#include "models/core/duplicates.h"
#include "models/core/query/query.h"
#include "models/core/relatedpapers.h"
#include "models/core/result.h"
#include "models/import/filepreview.h"
#include "models/itemmodels/querystate.h"
#include "models/itemmodels/sidebarmodel.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/identity/mergechoice.h"
#include "models/store/import/watchedfolderstore.h"
#include "models/store/library.h"
#include "models/store/queries/sourceconflictreader.h"
#include "models/store/types/attachment.h"
#include "models/store/types/facets.h"
#include "models/store/types/overview.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"

#include <QFlags>
#include <QHash>
#include <QStringList>

namespace lectern
{

// A query result with the rows that the view paints first.
struct SearchAnswer {
    ResultSetPtr result;
    int firstPage = 0; // page number of rows (PaperListModel::PageSize rows each)
    QList<PaperRow> rows;
    PaperId keep = PaperId::None; // the paper to keep visible
};

// keep: if this paper matches, its page is included in the answer.
Result<SearchAnswer> search(Library &library, const Query &query, PaperId keep, const Cancelled &cancelled);

// Parts of the sidebar that a change can affect.
enum class SidebarPart {
    Counts = 1,
    Authors = 2, // authors, and categories, which author pages state
    Sources = 4, // sources, and the trash
    Tags = 8,
    Lists = 16,
    Searches = 32,
    Reading = 64, // recently read PDFs
    All = 127
};
Q_DECLARE_FLAGS(SidebarParts, SidebarPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SidebarParts)

// Returns the parts of the sidebar that an edit of this kind can affect.
SidebarParts partsChangedBy(EditKind kind);

// Returns data with these parts reloaded.
Result<SidebarData> readSidebar(Library &library, SidebarData data, SidebarParts parts,
                                const Cancelled &cancelled);

// Counts the papers of saved searches, continuing from `counted`. Stops after a few milliseconds, or when the
// user starts a search, and returns the counts so far.
Result<QList<SearchCount>> countSearches(Library &library, const QList<SavedSearch> &searches,
                                         QList<SearchCount> counted, const Cancelled &cancelled,
                                         const Cancelled &searched);

// --- Search.

// Counts all values of one facet in a result.
Result<FacetValues> facetValues(Library &library, const ResultSetPtr &result, FacetKind kind,
                                const Cancelled &cancelled);
Result<Overview> overviewOf(Library &library, const ResultSetPtr &result, const Cancelled &cancelled);

// A broader query than one without results.
struct BroaderQuery {
    RelaxedQuery question;
    qint64 papers = 0; // number of results, never 0
};
// Returns those of the queries that have results, in the same order.
Result<QList<BroaderQuery>> broaderQueries(Library &library, const QList<RelaxedQuery> &questions,
                                           const Cancelled &cancelled);

// Authors whose name contains a text, and the first papers of a query, for the command palette.
struct NamedMatches {
    QList<AuthorRow> authors;
    QList<PaperRow> papers;
};
Result<NamedMatches> namedMatches(Library &library, const QString &name, const Query &query, int most,
                                  const Cancelled &cancelled);

// --- Selected papers.

// All tags and lists, with the number of given papers in each.
struct AssignableGroups {
    QList<Tag> tags; // in the order of TagStore::tree()
    QList<ReadingList> lists; // in the order of ListStore::lists()
    SharedFacts facts; // without authors and years
};

// Row ranges of a result (first, last), ascending and without overlap.
using RowRanges = QList<QPair<int, int>>;
// Returns the common properties of these papers.
Result<SharedFacts> sharedFacts(Library &library, const ResultSetPtr &result, const RowRanges &rows,
                                const Cancelled &cancelled);
Result<AssignableGroups> assignableGroups(Library &library, const QList<PaperId> &papers,
                                          const Cancelled &cancelled);
// Previews the effect of a change on these papers.
Result<OwnPreview> correctionPreview(Library &library, const QList<PaperId> &papers,
                                     const OwnChangeOfMany &change, const Cancelled &cancelled);

// --- Connections between papers and authors.

struct RelatedRow {
    PaperRow row;
    QList<RelatedReason> reasons; // strongest first
    int level = 1; // RelatedPaper::level
};

// A paper with its user data, for comparison with another.
struct ComparedPaper {
    PaperDetail detail;
    QStringList tags;
    QString note; // Markdown
};

// Two papers side by side, and the value of each field if they were merged.
struct PaperComparison {
    QList<ComparedPaper> papers; // always two
    QList<MergeLine> lines;
};

constexpr int kMaxRelated = 30, kMaxSourceConflicts = 2000, kDefaultGraphAuthors = 60;
// Returns at most `limit` related papers, strongest first, without those that the user marked as unrelated.
Result<QList<RelatedRow>> relatedRows(Library &library, PaperId id, int limit, const Cancelled &cancelled);
// Returns the graph around an author with all node positions; at most `most` authors.
Result<CoauthorGraph> coauthorGraph(Library &library, AuthorId id, int most, const YearSpan &years,
                                    const Cancelled &cancelled);
// Returns the joint papers of two authors in these years, newest first.
Result<QList<PaperRow>> jointPapers(Library &library, AuthorId one, AuthorId other, const YearSpan &years);
// Compares two papers, in the given order.
Result<PaperComparison> comparedPapers(Library &library, PaperId first, PaperId second);
// Returns the other versions of the paper's work.
Result<QList<PaperRow>> versionRows(Library &library, PaperId id);
// Returns at most `limit` papers whose sources disagree on title or authors.
Result<QList<JoinedPaper>> joinedPapers(Library &library, int limit, const Cancelled &cancelled);

// A likely pair with the data for its list row.
struct LikelyDuplicate {
    DuplicatePair pair;
    PaperRow first, second;
    bool operator==(const LikelyDuplicate &other) const
    {
        return pair.first == other.pair.first && pair.second == other.pair.second;
    }
};
// Task for TaskRunner::start(), with a connection of its own: finds likely duplicates in the whole library,
// most likely first; takes about half a minute. progressed: called in small steps, from 0 to 1.
Result<QList<LikelyDuplicate>> likelyDuplicates(const QString &file,
                                                const std::function<void(double)> &progressed,
                                                const Cancelled &cancelled);

// --- Files and highlights.

// Returns the highlights of a paper.
Result<QList<Highlight>> highlightsOf(Library &library, PaperId paper);
// Returns the papers with highlights that match the query, or of these papers if there is no query.
Result<QList<HighlightedPaper>> highlightedPapers(Library &library, const std::optional<Query> &query,
                                                  const QList<PaperId> &papers, const Cancelled &cancelled);
Result<QList<Attachment>> attachmentsOf(Library &library, PaperId paper);
// Returns the hash of the file and the paper to which it is attached; otherwise those given.
Result<Attachment> paperOfFile(Library &library, const QString &path, PaperId paper, const QByteArray &hash,
                               const Cancelled &cancelled);
// Returns the files of the paper before or after this one in the result; empty if there is none. If the paper
// has left the list, for example because it is now read, returns those of the first paper.
Result<QList<Attachment>> filesOfNeighbor(Library &library, const Query &query, PaperId paper, bool forward,
                                          const Cancelled &cancelled);
Result<QList<UnmatchedFile>> unmatchedFiles(Library &library);
Result<bool> copiesFiles(Library &library);

// --- History.

struct History {
    QList<Edit> edits; // newest first, at most 1000
    EditLimits limits;
    QHash<EditId, QStringList> titles; // paper titles of edits that affect few papers
    QList<SourceRow> imports; // newest first, at most 500; these cannot be undone
};
Result<History> editHistory(Library &library);
// Returns the papers of an edit or of an import, at most 200. Deleted papers are omitted.
Result<QList<PaperRow>> papersOfEdit(Library &library, EditId edit);
Result<QList<PaperRow>> papersOfImport(Library &library, SourceId source);

// --- Sources and imports.

// Returns the first paper of a source; None if there is none.
Result<PaperId> firstPaperOf(Library &library, SourceId source);
Result<QList<Diagnostic>> diagnosticsOf(Library &library, SourceId source);
Result<ImportOverrides> importOverrides(Library &library);
Result<QList<WatchedFolder>> watchedFolders(Library &library);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SearchAnswer)
Q_DECLARE_METATYPE(lectern::PaperDetail)
Q_DECLARE_METATYPE(lectern::AuthorPanel)
Q_DECLARE_METATYPE(lectern::Facets)
Q_DECLARE_METATYPE(lectern::RankReason)
Q_DECLARE_METATYPE(lectern::SidebarParts)
Q_DECLARE_METATYPE(lectern::SharedFacts)
Q_DECLARE_METATYPE(lectern::RelatedRow)
Q_DECLARE_METATYPE(lectern::PaperComparison)
Q_DECLARE_METATYPE(lectern::CoauthorGraph)
Q_DECLARE_METATYPE(lectern::Overview)
Q_DECLARE_METATYPE(lectern::LikelyDuplicate)
