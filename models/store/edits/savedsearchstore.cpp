#include "savedsearchstore.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<QList<SavedSearch>> SavedSearchStore::searches()
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT id, name, query, search_seen.paper FROM saved_search"
                   " LEFT JOIN search_seen ON search = id ORDER BY position, id");
    QList<SavedSearch> searches;
    LECTERN_TRY(read.forEach([&] {
        searches.append({SavedSearchId(read.number(0)), read.text(1), read.text(2), PaperId(read.number(3))});
    }));
    return searches;
}

Result<SavedSearch> SavedSearchStore::find(SavedSearchId id)
{
    LECTERN_TRY(const auto all, searches());
    for (const SavedSearch &search : all)
        if (search.id == id)
            return search;
    return Error{Messages::tr("This saved search no longer exists.")};
}

Result<Edit> SavedSearchStore::create(const QString &name, const QString &query, SavedSearchId *id)
{
    const QString clean = name.simplified().left(200);
    if (clean.isEmpty())
        return Error{Messages::tr("A saved search needs a name.")};
    qint64 made = 0;
    LECTERN_TRY(const auto edit, m_log.perform({EditKind::CreateSearch, clean}, [&]() -> Result<> {
        Statement insert(m_connection,
                         "INSERT INTO saved_search(name, query, position) VALUES(?, ?,"
                         " 1 + (SELECT ifnull(max(position), 0) FROM saved_search))");
        LECTERN_TRY(insert.bind(1, clean).bind(2, query.isEmpty() ? u" "_s : query).run());
        made = sqlite3_last_insert_rowid(m_connection.handle());
        return {};
    }));
    if (id)
        *id = SavedSearchId(made);
    LECTERN_TRY(setSeen(SavedSearchId(made)));
    return edit;
}

Result<Edit> SavedSearchStore::change(SavedSearchId id, const QString &name, const QString &query)
{
    const QString clean = name.simplified().left(200);
    if (clean.isEmpty())
        return Error{Messages::tr("A saved search needs a name.")};
    LECTERN_TRY(const auto old, find(id));
    return m_log.perform({EditKind::ChangeSearch, old.name}, [&]() -> Result<> {
        Statement write(m_connection, "UPDATE saved_search SET name = ?, query = ? WHERE id = ?");
        return write.bind(1, clean).bind(2, query.isEmpty() ? u" "_s : query).bind(3, qint64(id)).run();
    });
}

Result<Edit> SavedSearchStore::move(SavedSearchId id, SavedSearchId before)
{
    LECTERN_TRY(const auto all, searches());
    QList<qint64> order;
    QString name;
    for (const SavedSearch &search : all) {
        if (search.id == id)
            name = search.name;
        else
            order.append(qint64(search.id));
    }
    const qsizetype at = order.indexOf(qint64(before));
    order.insert(at < 0 ? order.size() : at, qint64(id));
    return m_log.perform({EditKind::MoveSearch, name}, [&]() -> Result<> {
        Statement write(m_connection, "UPDATE saved_search SET position = ? WHERE id = ?");
        for (qsizetype i = 0; i < order.size(); ++i)
            LECTERN_TRY(write.bind(1, qint64(i + 1)).bind(2, order[i]).run());
        return {};
    });
}

Result<Edit> SavedSearchStore::remove(SavedSearchId id)
{
    LECTERN_TRY(const auto old, find(id));
    return m_log.perform({EditKind::DeleteSearch, old.name}, [&]() -> Result<> {
        Statement drop(m_connection, "DELETE FROM saved_search WHERE id = ?");
        return drop.bind(1, qint64(id)).run();
    });
}

Result<> SavedSearchStore::setSeen(SavedSearchId id)
{
    // Paper numbers only increase and are never reused, so "new since" is one comparison.
    Statement write(m_connection,
                    "INSERT OR REPLACE INTO search_seen(search, paper)"
                    " SELECT ?, ifnull((SELECT max(id) FROM paper), 0)");
    return write.bind(1, qint64(id)).run();
}

} // namespace lectern
