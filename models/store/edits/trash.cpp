#include "trash.h"

#include "models/store/sqlite/changeset.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "trashservice.h"

namespace lectern
{

static constexpr char kPutSource[] = "INSERT OR IGNORE INTO source_bin(source, at) VALUES(?1, ?2)";
static constexpr char kRestoreSource[] = "DELETE FROM source_bin WHERE source = ?1 AND at <= ?2";

Result<Edit> Trash::move(EditKind kind, const char *sql, const QList<PaperId> &papers)
{
    return m_log.perform({kind, {}}, [&]() -> Result<> {
        Statement write(m_connection, sql);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (const PaperId paper : papers)
            LECTERN_TRY(write.bind(1, qint64(paper)).bind(2, now).run());
        return {};
    });
}

Result<Edit> Trash::move(EditKind kind, const char *sql, SourceId source)
{
    Statement read(m_connection, "SELECT name FROM source WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(source)).next());
    if (!row)
        return Error{QStringLiteral("This source is no longer in the library.")};
    const QString name = read.text(0);
    read.reset();
    return m_log.perform({kind, name}, [&]() -> Result<> {
        Statement write(m_connection, sql);
        return write.bind(1, qint64(source)).bind(2, QDateTime::currentMSecsSinceEpoch()).run();
    });
}

Result<Edit> Trash::putPapers(const QList<PaperId> &papers)
{
    return move(EditKind::TrashPapers,
                "INSERT OR IGNORE INTO bin(paper, at) SELECT id, ?2 FROM paper WHERE id = ?1", papers);
}

Result<Edit> Trash::restorePapers(const QList<PaperId> &papers)
{
    return move(EditKind::RestorePapers, "DELETE FROM bin WHERE paper = ?1 AND at <= ?2", papers);
}

Result<Edit> Trash::putSource(SourceId source)
{
    return move(EditKind::TrashSource, kPutSource, source);
}

Result<Edit> Trash::restoreSource(SourceId source)
{
    return move(EditKind::RestoreSource, kRestoreSource, source);
}

Result<> Trash::moveUnlogged(const QList<SourceId> &sources, bool in)
{
    return m_log.performUnlogged([&]() -> Result<> {
        Statement write(m_connection, in ? kPutSource : kRestoreSource);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (const SourceId source : sources)
            LECTERN_TRY(write.bind(1, qint64(source)).bind(2, now).run());
        return {};
    });
}

Result<TrashContents> Trash::contents()
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    TrashContents contents;
    LECTERN_TRY(const auto papers,
                m_connection.number("SELECT count(*) FROM bin JOIN paper ON paper.id = bin.paper"));
    contents.papers = int(papers);
    Statement read(m_connection,
                   "SELECT source.id, name, sightings, at FROM source_bin JOIN source ON source.id = source"
                   " ORDER BY at DESC, source.id DESC");
    LECTERN_TRY(read.forEach([&] {
        contents.sources.append({SourceId(read.number(0)), read.text(1), int(read.number(2)),
                                 QDateTime::fromMSecsSinceEpoch(read.number(3), Qt::UTC)});
    }));
    return contents;
}

Result<bool> Trash::holds(SourceId source)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT 1 FROM source_bin WHERE source = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(source)).next());
    return row;
}

Result<> Trash::empty(const Cancelled &cancelled)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(TrashService(m_connection, m_index).empty(cancelled));
    LECTERN_TRY(dropPointlessEntries());
    return transaction.commit();
}

// An entry such as "Undo: move 3 papers to trash" would be misleading, because it can no longer be undone.
Result<> Trash::dropPointlessEntries()
{
    QList<qint64> pointless;
    Statement read(m_connection, "SELECT id, kind, changes FROM edit WHERE kind BETWEEN ? AND ?");
    read.bind(1, int(EditKind::TrashPapers)).bind(2, int(EditKind::RestoreSource));
    Statement paper(m_connection, "SELECT 1 FROM paper WHERE id = ?");
    Statement source(m_connection, "SELECT 1 FROM source WHERE id = ?");
    const auto there = [](Statement &find, qint64 id) {
        const auto row = find.bind(1, id).next();
        find.reset();
        return !row || *row; // unreadable entries are kept
    };
    LECTERN_TRY(read.forEach([&] {
        QByteArray changes = qUncompress(read.blob(2));
        const auto kind = EditKind(read.number(1));
        const bool papers = kind == EditKind::TrashPapers || kind == EditKind::RestorePapers;
        bool any = false;
        const bool readable = forEachKey(changes, papers ? "bin" : "source_bin",
                                         [&](qint64 id) { any = any || there(papers ? paper : source, id); });
        if (readable && !any)
            pointless.append(read.number(0));
    }));
    Statement drop(m_connection, "DELETE FROM edit WHERE id = ?");
    for (const qint64 id : std::as_const(pointless))
        LECTERN_TRY(drop.bind(1, id).run());
    return {};
}

} // namespace lectern
