#include "linkcontroller.h"

#include "models/store/index/query/searchindex.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

LinkController::LinkController(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lanes{Lane{library.looker(), "related papers"},
                                                   Lane{library.looker(), "overview"},
                                                   Lane{library.looker(), "co-authors"},
                                                   Lane{library.looker(), "comparison"},
                                                   Lane{library.looker(), "versions"},
                                                   Lane{library.looker(), "joined papers"},
                                                   Lane{library.looker(), "joint papers"},
                                                   Lane{library.looker(), "other overview"}}
{
}

bool LinkController::isSettled() const
{
    return std::none_of(m_lanes.begin(), m_lanes.end(), [](const Lane &lane) { return lane.isPending(); });
}

void LinkController::requestRelated(PaperId id)
{
    if (id != PaperId::None)
        ask(
            Look::Related,
            [id](Library &library, const Cancelled &overtaken) {
                return relatedRows(library, id, kRelated, overtaken);
            },
            [this, id](const QList<RelatedRow> &rows) { emit relatedFound(id, rows); });
}

void LinkController::requestOverview()
{
    if (const ResultSetPtr result = m_library.browser().papers().result())
        ask(
            Look::Overview,
            [result](Library &library, const Cancelled &overtaken) {
                return library.overviews().of(result, overtaken);
            },
            [this](const Overview &overview) { emit overviewFound(overview); });
}

void LinkController::requestOtherOverview(const Query &query)
{
    ask(
        Look::OtherOverview,
        [query](Library &library, const Cancelled &overtaken) -> Result<Overview> {
            LECTERN_TRY(const auto result, library.index().search(query, overtaken));
            return library.overviews().of(result, overtaken);
        },
        [this](const Overview &overview) { emit otherOverviewFound(overview); });
}

void LinkController::requestJointPapers(AuthorId one, AuthorId other, const YearSpan &years)
{
    ask(
        Look::JointPapers,
        [=](Library &library, const Cancelled &) { return jointPapers(library, one, other, years); },
        [=, this](const QList<PaperRow> &papers) { emit jointPapersFound(one, other, papers); });
}

void LinkController::requestCoauthors(AuthorId id, int most, const YearSpan &years)
{
    if (id != AuthorId::None)
        ask(
            Look::Coauthors,
            [=](Library &library, const Cancelled &overtaken) {
                return coauthorGraph(library, id, most, years, overtaken);
            },
            [this](const CoauthorGraph &graph) { emit coauthorsFound(graph); });
}

void LinkController::requestComparison(PaperId first, PaperId second)
{
    ask(
        Look::Comparison,
        [=](Library &library, const Cancelled &) { return comparedPapers(library, first, second); },
        [=, this](const PaperComparison &comparison) { emit compared(first, second, comparison); });
}

void LinkController::requestVersions(PaperId id)
{
    if (id != PaperId::None)
        ask(
            Look::Versions, [id](Library &library, const Cancelled &) { return versionRows(library, id); },
            [this, id](const QList<PaperRow> &versions) { emit versionsFound(id, versions); });
}

void LinkController::requestJoined()
{
    ask(
        Look::Joined,
        [](Library &library, const Cancelled &overtaken) {
            return joinedPapers(library, kJoined, overtaken);
        },
        [this](const QList<JoinedPaper> &papers) { emit joinedFound(papers); });
}

} // namespace lectern
