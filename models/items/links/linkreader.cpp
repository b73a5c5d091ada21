#include "linkreader.h"

#include "models/store/edits/notestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/reading/coauthorreader.h"
#include "models/store/reading/overviewreader.h"
#include "models/store/reading/paperreader.h"
#include "models/store/reading/relatedreader.h"

namespace lectern
{

LinkReader::LinkReader(QObject *parent) : QObject(parent) { }
LinkReader::~LinkReader() = default;

void LinkReader::supersedeAll()
{
    for (int lane = 0; lane < LaneCount; ++lane)
        supersede(Lane(lane));
}

void LinkReader::setFile(const QString &file)
{
    m_library.reset();
    m_file = file;
}

Library *LinkReader::library(Lane lane, quint64 generation)
{
    if (outdated(lane, generation) || m_file.isEmpty())
        return nullptr;
    if (!m_library) {
        auto opened = Library::open(m_file, Library::Mode::ReadOnly);
        if (opened)
            m_library = std::move(opened).value();
        else
            emit failed(lane, generation, opened.error().message);
    }
    return m_library.get();
}

// The next question begins on a fresh connection.
void LinkReader::fail(Lane lane, quint64 generation, const Error &why)
{
    m_library.reset();
    if (!outdated(lane, generation))
        emit failed(lane, generation, why.message);
}

void LinkReader::related(quint64 generation, PaperId id, int limit)
{
    Library *open = library(Related, generation);
    if (!open)
        return;
    const auto cancelled = [&] { return outdated(Related, generation); };
    const auto neighbours = open->relatedPapers().of(id, limit, cancelled);
    if (cancelled())
        return;
    if (!neighbours) {
        fail(Related, generation, neighbours.error());
        return;
    }
    QList<PaperId> ids;
    for (const RelatedPaper &neighbour : *neighbours)
        ids.append(neighbour.id);
    const auto rows = open->papers().rows(ids);
    if (!rows) {
        fail(Related, generation, rows.error());
        return;
    }
    QList<RelatedRow> found;
    for (qsizetype i = 0; i < ids.size(); ++i)
        if (rows->at(i).id != PaperId::None) // gone since
            found.append({rows->at(i), neighbours->at(i).reasons});
    emit relatedRead(generation, id, found);
}

void LinkReader::overview(quint64 generation, const ResultSetPtr &result)
{
    Library *open = library(Summary, generation);
    if (!open)
        return;
    const auto overview = open->overviews().of(result, [&] { return outdated(Summary, generation); });
    if (outdated(Summary, generation))
        return;
    if (overview)
        emit overviewRead(generation, *overview);
    else
        fail(Summary, generation, overview.error());
}

void LinkReader::coauthors(quint64 generation, AuthorId id, int most)
{
    Library *open = library(Coauthors, generation);
    if (!open)
        return;
    const auto cancelled = [&] { return outdated(Coauthors, generation); };
    auto graph = open->coauthors().around(id, most, cancelled);
    if (cancelled())
        return;
    if (!graph) {
        fail(Coauthors, generation, graph.error());
        return;
    }
    graph->points = layOutGraph(int(graph->nodes.size()), graph->edges, cancelled);
    if (!cancelled())
        emit coauthorsRead(generation, *graph);
}

void LinkReader::compare(quint64 generation, PaperId first, PaperId second)
{
    Library *open = library(Comparison, generation);
    if (!open)
        return;
    QList<ComparedPaper> papers;
    for (const PaperId id : {first, second}) {
        const auto detail = open->papers().detail(id);
        const auto tags = open->tags().namesOf(id);
        const auto note = open->notes().note(id);
        if (!detail || !tags || !note) {
            fail(Comparison, generation, !detail ? detail.error() : !tags ? tags.error() : note.error());
            return;
        }
        papers.append({*detail, *tags, *note});
    }
    if (!outdated(Comparison, generation))
        emit compared(generation, first, second, papers);
}

void LinkReader::versions(quint64 generation, PaperId id)
{
    Library *open = library(Versions, generation);
    if (!open)
        return;
    const auto ids = PaperDecisionStore(open->edits()).versionsOf(id);
    const auto rows = ids ? open->papers().rows(*ids) : Result<QList<PaperRow>>(ids.error());
    if (rows)
        emit versionsRead(generation, id, *rows);
    else
        fail(Versions, generation, rows.error());
}

void LinkReader::joined(quint64 generation, int limit)
{
    Library *open = library(Joined, generation);
    if (!open)
        return;
    JoinedReader reader(open->edits());
    const auto ids = reader.disagreeing(limit, [&] { return outdated(Joined, generation); });
    if (outdated(Joined, generation))
        return;
    const auto rows = ids ? open->papers().rows(*ids) : Result<QList<PaperRow>>(ids.error());
    if (!rows) {
        fail(Joined, generation, rows.error());
        return;
    }
    QList<JoinedPaper> papers;
    for (const PaperRow &row : *rows) {
        if (outdated(Joined, generation))
            return;
        const auto sightings = reader.sightingsOf(row.id);
        if (!sightings) {
            fail(Joined, generation, sightings.error());
            return;
        }
        if (sightings->size() > 1)
            papers.append({row, *sightings});
    }
    emit joinedRead(generation, papers);
}

} // namespace lectern
