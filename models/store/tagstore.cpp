#include "tagstore.h"

#include "try.h"

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The names below "a" lie between "a/" and "a0", '0' being the character behind '/'.
constexpr const char *kBelow =
    "SELECT id, name FROM tag WHERE id = ?1 OR (name > ?2 || '/' AND name < ?2 || '0')";

} // namespace

Result<QString> TagStore::cleanName(const QString &name)
{
    QStringList parts;
    for (const QString &part : name.simplified().split(u'/'))
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts.append(trimmed);
    if (parts.isEmpty())
        return Error{u"A tag needs a name."_s};
    const QString clean = parts.join(u'/');
    if (clean.size() > 200)
        return Error{u"The name of a tag can have at most 200 characters."_s};
    return clean;
}

Result<QList<Tag>> TagStore::tags()
{
    Statement read(
        m_connection,
        "SELECT tag.id, name, colour,"
        " (SELECT count(*) FROM paper_tag JOIN paper ON paper.id = paper_tag.paper WHERE tag = tag.id)"
        " FROM tag ORDER BY name COLLATE NOCASE");
    QList<Tag> tags;
    for (;;) {
        const auto row = read.next();
        LECTERN_TRY(row);
        if (!*row)
            return tags;
        tags.append({TagId(read.number(0)), read.text(1), int(read.number(2)), int(read.number(3))});
    }
}

Result<QList<TagId>> TagStore::tagsOf(PaperId paper)
{
    Statement read(m_connection,
                   "SELECT tag FROM paper_tag JOIN tag ON tag.id = tag WHERE paper = ? ORDER BY name");
    read.bind(1, qint64(paper));
    QList<TagId> ids;
    for (;;) {
        const auto row = read.next();
        LECTERN_TRY(row);
        if (!*row)
            return ids;
        ids.append(TagId(read.number(0)));
    }
}

Result<QStringList> TagStore::namesOf(PaperId paper)
{
    Statement read(m_connection,
                   "SELECT name FROM paper_tag JOIN tag ON tag.id = tag WHERE paper = ? ORDER BY name");
    read.bind(1, qint64(paper));
    QStringList names;
    for (;;) {
        const auto row = read.next();
        LECTERN_TRY(row);
        if (!*row)
            return names;
        names.append(read.text(0));
    }
}

Result<std::optional<Tag>> TagStore::find(TagId id)
{
    Statement read(m_connection, "SELECT id, name, colour FROM tag WHERE id = ?");
    const auto row = read.bind(1, qint64(id)).next();
    LECTERN_TRY(row);
    if (!*row)
        return std::optional<Tag>();
    return std::optional<Tag>(Tag{id, read.text(1), int(read.number(2)), 0});
}

Result<TagId> TagStore::idOf(const QString &name)
{
    Statement read(m_connection, "SELECT id FROM tag WHERE name = ?");
    const auto row = read.bind(1, name).next();
    LECTERN_TRY(row);
    return *row ? TagId(read.number(0)) : TagId::None;
}

Result<Edit> TagStore::add(const QString &name, const QList<PaperId> &papers)
{
    const auto clean = cleanName(name);
    LECTERN_TRY(clean);
    return m_log.perform({EditKind::AddTag, *clean}, [&]() -> Result<> {
        auto tag = idOf(*clean);
        LECTERN_TRY(tag);
        if (*tag == TagId::None) {
            Statement insert(m_connection, "INSERT INTO tag(name, colour) VALUES(?, 0)");
            LECTERN_TRY(insert.bind(1, *clean).run());
            tag = TagId(sqlite3_last_insert_rowid(m_connection.handle()));
        }
        Statement give(m_connection,
                       "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT ?, id FROM paper WHERE id = ?");
        for (const PaperId paper : papers)
            LECTERN_TRY(give.bind(1, qint64(*tag)).bind(2, qint64(paper)).run());
        return {};
    });
}

Result<Edit> TagStore::remove(const QString &name, const QList<PaperId> &papers)
{
    return m_log.perform({EditKind::RemoveTag, name}, [&]() -> Result<> {
        const auto tag = idOf(name);
        LECTERN_TRY(tag);
        Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ? AND paper = ?");
        for (const PaperId paper : papers)
            LECTERN_TRY(take.bind(1, qint64(*tag)).bind(2, qint64(paper)).run());
        return {};
    });
}

Result<Edit> TagStore::create(const QString &name, int colour)
{
    const auto clean = cleanName(name);
    LECTERN_TRY(clean);
    const auto taken = idOf(*clean);
    LECTERN_TRY(taken);
    if (*taken != TagId::None)
        return Error{u"There is a tag “%1” already."_s.arg(*clean)};
    return m_log.perform({EditKind::CreateTag, *clean}, [&]() -> Result<> {
        Statement insert(m_connection, "INSERT INTO tag(name, colour) VALUES(?, ?)");
        return insert.bind(1, *clean).bind(2, colour).run();
    });
}

Result<Edit> TagStore::setColour(TagId id, int colour)
{
    const auto tag = find(id);
    LECTERN_TRY(tag);
    if (!*tag)
        return Error{u"This tag is gone."_s};
    return m_log.perform({EditKind::ChangeTag, (*tag)->name}, [&]() -> Result<> {
        Statement write(m_connection, "UPDATE tag SET colour = ? WHERE id = ?");
        return write.bind(1, colour).bind(2, qint64(id)).run();
    });
}

Result<Edit> TagStore::rename(TagId id, const QString &name)
{
    const auto clean = cleanName(name);
    LECTERN_TRY(clean);
    const auto tag = find(id);
    LECTERN_TRY(tag);
    if (!*tag)
        return Error{u"This tag is gone."_s};
    const QString old = (*tag)->name;
    if (clean->startsWith(old + u'/'))
        return Error{u"“%1” cannot stand below itself."_s.arg(old)};
    return m_log.perform({EditKind::ChangeTag, old}, [&]() -> Result<> {
        QList<QPair<qint64, QString>> renamed;
        Statement below(m_connection, kBelow);
        below.bind(1, qint64(id)).bind(2, old);
        for (;;) {
            const auto row = below.next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            renamed.append({below.number(0), *clean + below.text(1).mid(old.size())});
        }
        Statement write(m_connection, "UPDATE tag SET name = ? WHERE id = ?");
        for (const auto &[tagId, newName] : renamed) {
            const auto taken = idOf(newName);
            LECTERN_TRY(taken);
            if (*taken != TagId::None && qint64(*taken) != tagId)
                return Error{u"There is a tag “%1” already; merge the two instead."_s.arg(newName)};
            LECTERN_TRY(write.bind(1, newName).bind(2, tagId).run());
        }
        return {};
    });
}

Result<Edit> TagStore::merge(TagId from, TagId into)
{
    const auto tag = find(from), other = find(into);
    LECTERN_TRY(tag);
    LECTERN_TRY(other);
    if (!*tag || !*other || from == into)
        return Error{u"Two different tags are needed to merge."_s};
    return m_log.perform({EditKind::MergeTag, (*tag)->name}, [&]() -> Result<> {
        Statement give(
            m_connection,
            "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT ?, paper FROM paper_tag WHERE tag = ?");
        LECTERN_TRY(give.bind(1, qint64(into)).bind(2, qint64(from)).run());
        Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ?");
        LECTERN_TRY(take.bind(1, qint64(from)).run());
        Statement drop(m_connection, "DELETE FROM tag WHERE id = ?");
        return drop.bind(1, qint64(from)).run();
    });
}

Result<Edit> TagStore::removeTag(TagId id)
{
    const auto tag = find(id);
    LECTERN_TRY(tag);
    if (!*tag)
        return Error{u"This tag is gone."_s};
    return m_log.perform({EditKind::DeleteTag, (*tag)->name}, [&]() -> Result<> {
        QList<qint64> doomed;
        Statement below(m_connection, kBelow);
        below.bind(1, qint64(id)).bind(2, (*tag)->name);
        for (;;) {
            const auto row = below.next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            doomed.append(below.number(0));
        }
        Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ?");
        Statement drop(m_connection, "DELETE FROM tag WHERE id = ?");
        for (const qint64 tagId : doomed) {
            LECTERN_TRY(take.bind(1, tagId).run());
            LECTERN_TRY(drop.bind(1, tagId).run());
        }
        return {};
    });
}

} // namespace lectern
