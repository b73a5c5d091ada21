#include "linkqueries.h"

#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

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

} // namespace lectern
