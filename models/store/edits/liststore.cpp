#include "liststore.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QHash>
#include <QSet>

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<QString> cleanName(const QString &name)
{
    const QString clean = name.simplified();
    if (clean.isEmpty())
        return Error{Messages::tr("A reading list needs a name.")};
    if (clean.size() > 200)
        return Error{Messages::tr("The name of a reading list can have at most 200 characters.")};
    return clean;
}

// Gap between neighbouring positions, so that most insertions change no other row.
constexpr qint64 kGap = 1024;

} // namespace

Result<QList<ReadingList>> ListStore::lists()
{
    const ReadingScope reading(m_connection);
    Statement read(
        m_connection,
        "SELECT id, parent, name,"
        " (SELECT count(*) FROM list_paper JOIN listed ON listed.id = list_paper.paper WHERE list = "
        "reading_list.id) FROM reading_list ORDER BY position, id");
    QHash<qint64, QList<ReadingList>> children;
    LECTERN_TRY(read.forEach([&] {
        children[read.number(1)].append(
            {ListId(read.number(0)), ListId(read.number(1)), read.text(2), int(read.number(3))});
    }));
    QList<ReadingList> ordered = children.take(0);
    for (qsizetype i = 0; i < ordered.size(); ++i) {
        const QList<ReadingList> below = children.take(qint64(ordered[i].id));
        for (qsizetype k = 0; k < below.size(); ++k)
            ordered.insert(i + 1 + k, below[k]);
    }
    return ordered;
}

Result<QList<PaperId>> ListStore::papers(ListId id)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT list_paper.paper FROM list_paper JOIN listed ON listed.id = list_paper.paper"
                   " WHERE list = ? ORDER BY position, list_paper.paper");
    LECTERN_TRY(const auto ids, read.bind(1, qint64(id)).allNumbers());
    QList<PaperId> papers;
    for (const qint64 paper : ids)
        papers.append(PaperId(paper));
    return papers;
}

Result<QList<ReadingList>> ListStore::listsWith(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT id, ifnull(parent, 0), name FROM list_paper JOIN reading_list ON id = list"
                   " WHERE paper = ? ORDER BY name COLLATE NOCASE, id");
    read.bind(1, qint64(paper));
    QList<ReadingList> lists;
    LECTERN_TRY(read.forEach([&] {
        lists.append({ListId(read.number(0)), ListId(read.number(1)), read.text(2), 0});
    }));
    return lists;
}

Result<ListId> ListStore::named(const QString &name)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto all, lists());
    for (const ReadingList &list : all)
        if (list.name.compare(name.simplified(), Qt::CaseInsensitive) == 0)
            return list.id;
    return ListId::None;
}

Result<QString> ListStore::nameOf(ListId id)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT name FROM reading_list WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(id)).next());
    if (!row)
        return Error{ErrorKind::NotFound, Messages::tr("This reading list no longer exists.")};
    return read.text(0);
}

Result<QList<qint64>> ListStore::withAllBelow(ListId id)
{
    Statement read(m_connection,
                   "WITH RECURSIVE below(id) AS (SELECT ?1 UNION SELECT reading_list.id FROM reading_list"
                   " JOIN below ON parent = below.id) SELECT id FROM below");
    return read.bind(1, qint64(id)).allNumbers();
}

Result<Edit> ListStore::create(const QString &name, ListId parent, ListId *id)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    return m_log.perform({EditKind::CreateList, clean}, [&] { return insert(clean, parent, id); });
}

Result<Edit> ListStore::createWith(const QString &name, const QList<PaperId> &papers)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    return m_log.perform({EditKind::AddToList, clean}, [&]() -> Result<> {
        ListId id = ListId::None;
        LECTERN_TRY(insert(clean, ListId::None, &id));
        return put(id, {}, papers, PaperId::None);
    });
}

Result<> ListStore::insert(const QString &name, ListId parent, ListId *id)
{
    Statement insert(m_connection,
                     "INSERT INTO reading_list(parent, name, position) VALUES(nullif(?1, 0), ?2,"
                     " 1 + (SELECT ifnull(max(position), 0) FROM reading_list))");
    LECTERN_TRY(insert.bind(1, qint64(parent)).bind(2, name).run());
    if (id)
        *id = ListId(sqlite3_last_insert_rowid(m_connection.handle()));
    return {};
}

Result<Edit> ListStore::rename(ListId id, const QString &name)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    LECTERN_TRY(const auto old, nameOf(id));
    return m_log.perform({EditKind::ChangeList, old}, [&]() -> Result<> {
        Statement write(m_connection, "UPDATE reading_list SET name = ? WHERE id = ?");
        return write.bind(1, clean).bind(2, qint64(id)).run();
    });
}

Result<Edit> ListStore::move(ListId id, ListId parent, ListId before)
{
    LECTERN_TRY(const auto name, nameOf(id));
    LECTERN_TRY(const auto below, withAllBelow(id));
    if (below.contains(qint64(parent)))
        return Error{Messages::tr("“%1” cannot be moved below itself.").arg(name)};
    return m_log.perform({EditKind::ChangeList, name}, [&]() -> Result<> {
        Statement siblings(m_connection,
                           "SELECT id FROM reading_list WHERE ifnull(parent, 0) = ?1 AND id <> ?2"
                           " ORDER BY position, id");
        LECTERN_TRY(const auto read, siblings.bind(1, qint64(parent)).bind(2, qint64(id)).allNumbers());
        QList<qint64> order = read;
        const qsizetype at = order.indexOf(qint64(before));
        order.insert(at < 0 ? order.size() : at, qint64(id));
        Statement write(m_connection,
                        "UPDATE reading_list SET parent = nullif(?1, 0), position = ?2 WHERE id = ?3");
        for (qsizetype i = 0; i < order.size(); ++i)
            LECTERN_TRY(write.bind(1, qint64(parent)).bind(2, qint64(i + 1)).bind(3, order[i]).run());
        return {};
    });
}

Result<Edit> ListStore::remove(ListId id)
{
    LECTERN_TRY(const auto name, nameOf(id));
    return m_log.perform({EditKind::DeleteList, name}, [&]() -> Result<> {
        LECTERN_TRY(const auto doomed, withAllBelow(id));
        Statement papers(m_connection, "DELETE FROM list_paper WHERE list = ?");
        Statement lists(m_connection, "DELETE FROM reading_list WHERE id = ?");
        for (const qint64 list : doomed) {
            LECTERN_TRY(papers.bind(1, list).run());
            LECTERN_TRY(lists.bind(1, list).run());
        }
        return {};
    });
}

Result<Edit> ListStore::add(ListId id, const QList<PaperId> &papers, PaperId before)
{
    LECTERN_TRY(const auto name, nameOf(id));
    Statement inList(m_connection, "SELECT paper FROM list_paper WHERE list = ? ORDER BY position, paper");
    LECTERN_TRY(const auto read, inList.bind(1, qint64(id)).allNumbers());
    const QSet<qint64> there(read.begin(), read.end());
    bool moves = !papers.isEmpty();
    for (const PaperId paper : papers)
        moves = moves && there.contains(qint64(paper));
    return m_log.perform({moves ? EditKind::MoveInList : EditKind::AddToList, name},
                         [&] { return put(id, read, papers, before); });
}

// Inserts papers into a list. there: the current papers of the list, in order.
Result<> ListStore::put(ListId id, const QList<qint64> &there, const QList<PaperId> &papers, PaperId before)
{
    QSet<qint64> wanted;
    QList<qint64> coming;
    Statement listed(m_connection, "SELECT 1 FROM paper WHERE id = ?");
    for (const PaperId paper : papers) {
        LECTERN_TRY(const auto row, listed.bind(1, qint64(paper)).next());
        listed.reset();
        if (row && !wanted.contains(qint64(paper))) {
            wanted.insert(qint64(paper));
            coming.append(qint64(paper));
        }
    }
    // Finds the neighbours of the insertion point.
    QList<qint64> staying;
    for (const qint64 paper : there)
        if (!wanted.contains(paper))
            staying.append(paper);
    const qsizetype found = staying.indexOf(qint64(before));
    const qsizetype at = found < 0 ? staying.size() : found;
    Statement positionOf(m_connection, "SELECT position FROM list_paper WHERE list = ? AND paper = ?");
    const auto position = [&](qint64 paper) -> Result<qint64> {
        LECTERN_TRY(positionOf.bind(1, qint64(id)).bind(2, paper).next());
        const qint64 value = positionOf.number(0);
        positionOf.reset();
        return value;
    };
    qint64 low = 0;
    if (at > 0) {
        LECTERN_TRY(const auto value, position(staying[at - 1]));
        low = value;
    }
    qint64 step = kGap;
    if (at < staying.size()) {
        LECTERN_TRY(const auto high, position(staying[at]));
        step = (high - low) / (coming.size() + 1);
    }
    Statement write(m_connection,
                    "INSERT INTO list_paper(list, paper, position) VALUES(?1, ?2, ?3)"
                    " ON CONFLICT(list, paper) DO UPDATE SET position = ?3");
    if (step > 0) {
        for (const qint64 paper : coming)
            LECTERN_TRY(write.bind(1, qint64(id)).bind(2, paper).bind(3, low += step).run());
        return {};
    }
    // The gap is used up, so the whole list gets new positions.
    const QList<qint64> order = staying.first(at) + coming + staying.sliced(at);
    for (qsizetype i = 0; i < order.size(); ++i)
        LECTERN_TRY(write.bind(1, qint64(id)).bind(2, order[i]).bind(3, (i + 1) * kGap).run());
    return {};
}

Result<Edit> ListStore::append(ListId id, const QList<PaperId> &papers)
{
    Statement inList(m_connection, "SELECT paper FROM list_paper WHERE list = ?");
    LECTERN_TRY(const auto read, inList.bind(1, qint64(id)).allNumbers());
    const QSet<qint64> there(read.begin(), read.end());
    QList<PaperId> coming;
    for (const PaperId paper : papers)
        if (!there.contains(qint64(paper)))
            coming.append(paper);
    return coming.isEmpty() ? Edit{} : add(id, coming);
}

Result<Edit> ListStore::removePapers(ListId id, const QList<PaperId> &papers)
{
    LECTERN_TRY(const auto name, nameOf(id));
    return m_log.perform({EditKind::RemoveFromList, name}, [&]() -> Result<> {
        Statement take(m_connection, "DELETE FROM list_paper WHERE list = ? AND paper = ?");
        for (const PaperId paper : papers)
            LECTERN_TRY(take.bind(1, qint64(id)).bind(2, qint64(paper)).run());
        return {};
    });
}

Result<Edit> ListStore::step(ListId id, const QList<PaperId> &papers, bool up)
{
    LECTERN_TRY(const auto order, this->papers(id));
    // The selection moves as a whole: before the paper above its first one, or after the paper below its last
    // one.
    const QSet<PaperId> moving(papers.begin(), papers.end());
    qsizetype first = -1, last = -1;
    QList<PaperId> inOrder;
    for (qsizetype i = 0; i < order.size(); ++i) {
        if (!moving.contains(order[i]))
            continue;
        first = first < 0 ? i : first;
        last = i;
        inOrder.append(order[i]);
    }
    if (first < 0)
        return Edit{};
    qsizetype target = up ? qMax<qsizetype>(first - 1, 0) : last + 2;
    while (target < order.size() && moving.contains(order[target]))
        ++target;
    if ((up && first == 0 && last == inOrder.size() - 1)
        || (!up && last == order.size() - 1 && last - first == inOrder.size() - 1))
        return Edit{}; // the papers are already at this end of the list
    return add(id, inOrder, target < order.size() ? order[target] : PaperId::None);
}

} // namespace lectern
