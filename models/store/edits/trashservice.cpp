#include "trashservice.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<> run(const Connection &connection, const char *sql, SourceId source)
{
    Statement statement(connection, sql);
    return statement.bind(1, qint64(source)).run();
}

} // namespace

Result<> TrashService::follow(const TrashChanges &changes)
{
    PaperWriter writer(m_connection, m_index);
    for (const SourceId source : changes.sourcesOut)
        LECTERN_TRY(bringBack(writer, source));
    for (const qint64 paper : changes.papersIn)
        LECTERN_TRY(writer.unlist(paper));
    for (const qint64 paper : changes.papersOut)
        LECTERN_TRY(writer.list(paper));
    for (const SourceId source : changes.sourcesIn)
        LECTERN_TRY(storeTrashed(writer, source));
    return writer.finish();
}

Result<> TrashService::storeTrashed(PaperWriter &writer, SourceId source)
{
    LECTERN_TRY(const auto papers, writer.papers().papersOf(source));
    Statement owner(m_connection, "SELECT author FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto owned, owner.bind(1, qint64(source)).next());
    const qint64 pageAuthor = owned ? owner.number(0) : 0;
    owner.reset();
    qint64 sightings = 0;
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto record, writer.papers().load(paper));
        for (const Sighting &sighting : record.sightings)
            if (Sighting::sourceOf(sighting.id) == source) {
                LECTERN_TRY(writer.papers().storeTrashed(sighting));
                ++sightings;
            }
    }
    LECTERN_TRY(writer.removeSightings(source, {}));
    writer.counters().add(Counter::kSightings, -sightings);
    LECTERN_TRY(run(m_connection,
                    "INSERT OR REPLACE INTO binned_observation(source, name, category, h_index, papers,"
                    " citations, novelty, ai_score) SELECT source, name, category, h_index, papers,"
                    " citations, novelty, ai_score FROM author_observation WHERE source = ?",
                    source));
    LECTERN_TRY(run(m_connection, "DELETE FROM author_observation WHERE source = ?", source));
    if (pageAuthor)
        LECTERN_TRY(writer.authors().reconsider(pageAuthor));
    writer.papers().forgetStamp(source);
    return {};
}

Result<> TrashService::bringBack(PaperWriter &writer, SourceId source)
{
    Statement page(m_connection, "SELECT name FROM binned_observation WHERE source = ?");
    LECTERN_TRY(const auto row, page.bind(1, qint64(source)).next());
    if (row) {
        // The author may have been removed with the page, so it is found by name, as on import.
        LECTERN_TRY(const auto author, writer.authors().idOf(page.text(0)));
        page.reset();
        Statement observation(m_connection,
                              "INSERT INTO author_observation(source, author, name, category, h_index,"
                              " papers, citations, novelty, ai_score) SELECT source, ?2, name, category,"
                              " h_index, papers, citations, novelty, ai_score FROM binned_observation"
                              " WHERE source = ?1");
        LECTERN_TRY(observation.bind(1, qint64(source)).bind(2, author).run());
        LECTERN_TRY(run(m_connection, "DELETE FROM binned_observation WHERE source = ?", source));
    }
    writer.papers().forgetStamp(source);
    constexpr size_t kMaxBlockPapers = 1000;
    auto block = std::make_shared<PreparedBlock>();
    LECTERN_TRY(writer.papers().forEachTrashed(source, [&](const Sighting &sighting) -> Result<> {
        if (block->sightings().size() == kMaxBlockPapers)
            LECTERN_TRY(writer.blockAdded(std::exchange(block, std::make_shared<PreparedBlock>()), source));
        block->add(sighting.values);
        const auto added = writer.add(*block, block->sightings().size() - 1, sighting.id, sighting.source);
        return added ? Result<>() : added.error();
    }));
    LECTERN_TRY(writer.blockAdded(block, source));
    return writer.papers().dropAside(source);
}

Result<> TrashService::forgetSources(const QList<SourceId> &sources)
{
    for (const SourceId source : sources)
        for (const char *sql :
             {"DELETE FROM binned_sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295",
              "DELETE FROM binned_observation WHERE source = ?", "DELETE FROM diagnostic WHERE source = ?",
              "DELETE FROM not_understood WHERE source = ?", "DELETE FROM source WHERE id = ?",
              "DELETE FROM source_bin WHERE source = ?"})
            LECTERN_TRY(run(m_connection, sql, source));
    return {};
}

Result<> TrashService::empty(const std::function<bool()> &cancelled)
{
    LECTERN_TRY(const auto sources, Statement(m_connection, "SELECT source FROM source_bin").allNumbers());
    QList<SourceId> ids;
    for (const qint64 source : sources)
        ids.append(SourceId(source));
    LECTERN_TRY(forgetSources(ids));
    LECTERN_TRY(const auto papers, Statement(m_connection, "SELECT paper FROM bin").allNumbers());
    PaperWriter writer(m_connection, m_index);
    for (const qint64 paper : papers) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(writer.forget(paper));
    }
    return writer.finish();
}

} // namespace lectern
