#include "linkcontroller.h"

#include "models/store/queries/overviewreader.h"

#include <algorithm>

namespace lectern
{

LinkController::LinkController(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lanes{RequestToken{library.backgroundReader(), "related papers"},
                                                   RequestToken{library.backgroundReader(), "overview"},
                                                   RequestToken{library.backgroundReader(), "co-authors"},
                                                   RequestToken{library.backgroundReader(), "comparison"},
                                                   RequestToken{library.backgroundReader(), "versions"},
                                                   RequestToken{library.backgroundReader(), "joined papers"},
                                                   RequestToken{library.backgroundReader(), "joint papers"}}
{
}

bool LinkController::isIdle() const
{
    return std::none_of(m_lanes.begin(), m_lanes.end(),
                        [](const RequestToken &lane) { return lane.isPending(); });
}

void LinkController::requestRelated(PaperId id)
{
    if (id != PaperId::None)
        ask(
            Look::Related,
            [id](Library &library, const Cancelled &cancelled) {
                return relatedRows(library, id, kRelated, cancelled);
            },
            [this, id](const QList<RelatedRow> &rows) { emit relatedFound(id, rows); });
}

void LinkController::requestOverview()
{
    if (const ResultSetPtr result = m_library.browser().papers().result())
        ask(
            Look::Overview,
            [result](Library &library, const Cancelled &cancelled) {
                return library.overviews().of(result, cancelled);
            },
            [this](const Overview &overview) { emit overviewFound(overview); });
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
            [=](Library &library, const Cancelled &cancelled) {
                return coauthorGraph(library, id, most, years, cancelled);
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
        [](Library &library, const Cancelled &cancelled) {
            return joinedPapers(library, kJoined, cancelled);
        },
        [this](const QList<JoinedPaper> &papers) { emit joinedFound(papers); });
}

} // namespace lectern
