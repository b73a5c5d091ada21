#include "tagstore.h"

#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QCollator>
#include <QHash>
#include <QSet>

#include <sqlite3.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The descendants of "a" sort between "a/" and "a0", because '0' follows '/'.
constexpr const char *kBelow =
    "SELECT id, name FROM tag WHERE id = ?1 OR (name > ?2 || '/' AND name < ?2 || '0')";

// Compares names part by part, so that "a/b" sorts after "a" and before "a b". Parts are collated by
// language: Ä with A in German, Chinese by Pinyin, and 2 before 10.
class TagOrder
{
public:
    TagOrder() { m_collator.setNumericMode(true); }
    bool operator()(const Tag &a, const Tag &b) const
    {
        const QStringList first = a.name.split(u'/'), second = b.name.split(u'/');
        for (qsizetype i = 0; i < qMin(first.size(), second.size()); ++i) {
            if (const int order = m_collator.compare(first[i], second[i]))
                return order < 0;
            if (first[i] != second[i])
                return first[i] < second[i];
        }
        return first.size() < second.size();
    }

private:
    QCollator m_collator;
};

// Returns the new name of a tag when `old` is renamed to `name`: for the tag itself and its descendants;
// empty for others.
QString renamed(const QString &tag, const QString &old, const QString &name)
{
    const bool below =
        tag.compare(old, Qt::CaseInsensitive) == 0 || tag.startsWith(old + u'/', Qt::CaseInsensitive);
    return below ? name + tag.mid(old.size()) : QString();
}

// Renames a tag in a search. True if the search contained the old name.
bool renameIn(QueryNode *node, const QString &old, const QString &name)
{
    bool changed = false;
    for (QueryNode &child : node->children)
        changed = renameIn(&child, old, name) || changed;
    if (node->kind != QueryNode::Kind::Tag)
        return changed;
    for (QString &value : node->values) {
        if (const QString now = renamed(value, old, name); !now.isEmpty()) {
            value = now;
            changed = true;
        }
    }
    return changed;
}

} // namespace

Result<QString> TagStore::cleanName(const QString &name)
{
    QStringList parts;
    for (const QString &part : name.simplified().split(u'/'))
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts.append(trimmed);
    if (parts.isEmpty())
        return Error{Messages::tr("A tag needs a name.")};
    const QString clean = parts.join(u'/');
    if (clean.size() > 200)
        return Error{Messages::tr("The name of a tag can have at most 200 characters.")};
    return clean;
}

Result<QList<Tag>> TagStore::tags()
{
    const ReadingScope reading(m_connection);
    Statement read(
        m_connection,
        "SELECT tag.id, name, colour,"
        " (SELECT count(*) FROM paper_tag JOIN listed ON listed.id = paper_tag.paper WHERE tag = tag.id)"
        " FROM tag");
    QList<Tag> tags;
    LECTERN_TRY(read.forEach([&] {
        tags.append({TagId(read.number(0)), read.text(1), int(read.number(2)), int(read.number(3))});
    }));
    std::sort(tags.begin(), tags.end(), TagOrder());
    return tags;
}

Result<QList<Tag>> TagStore::tree()
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(auto own, tags());
    QHash<QString, Tag> byName;
    QSet<QString> above;
    for (const Tag &tag : own) {
        byName.insert(tag.name, tag);
        for (qsizetype slash = tag.name.indexOf(u'/'); slash > 0; slash = tag.name.indexOf(u'/', slash + 1))
            above.insert(tag.name.left(slash));
    }
    // A paper with a tag and its descendant counts once.
    Statement count(m_connection,
                    "SELECT count(DISTINCT paper) FROM paper_tag JOIN paper ON paper.id = paper_tag.paper"
                    " WHERE tag IN (SELECT id FROM tag WHERE name = ?1"
                    " OR (name > ?1 || '/' AND name < ?1 || '0'))");
    for (const QString &name : std::as_const(above)) {
        Tag &tag = byName[name];
        tag.name = name;
        LECTERN_TRY(count.bind(1, name).next());
        tag.papers = int(count.number(0));
        count.reset();
    }
    QList<Tag> tree = byName.values();
    std::sort(tree.begin(), tree.end(), TagOrder());
    return tree;
}

Result<QList<Tag>> TagStore::tagsOn(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT id, name, colour FROM paper_tag JOIN tag ON tag.id = tag"
                   " WHERE paper = ?");
    read.bind(1, qint64(paper));
    QList<Tag> tags;
    LECTERN_TRY(read.forEach([&] {
        tags.append({TagId(read.number(0)), read.text(1), int(read.number(2)), 0});
    }));
    std::sort(tags.begin(), tags.end(), TagOrder());
    return tags;
}

Result<QList<TagId>> TagStore::tagsOf(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT tag FROM paper_tag JOIN tag ON tag.id = tag WHERE paper = ? ORDER BY name");
    read.bind(1, qint64(paper));
    QList<TagId> ids;
    LECTERN_TRY(read.forEach([&] { ids.append(TagId(read.number(0))); }));
    return ids;
}

Result<QStringList> TagStore::namesOf(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT name FROM paper_tag JOIN tag ON tag.id = tag WHERE paper = ? ORDER BY name");
    return read.bind(1, qint64(paper)).allTexts();
}

Result<std::optional<Tag>> TagStore::find(TagId id)
{
    Statement read(m_connection, "SELECT id, name, colour FROM tag WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(id)).next());
    if (!row)
        return std::optional<Tag>();
    return std::optional<Tag>(Tag{id, read.text(1), int(read.number(2)), 0});
}

Result<TagId> TagStore::idOf(const QString &name)
{
    Statement read(m_connection, "SELECT id FROM tag WHERE name = ?");
    LECTERN_TRY(const auto row, read.bind(1, name).next());
    return row ? TagId(read.number(0)) : TagId::None;
}

Result<TagId> TagStore::idInAnyCase(const QString &name)
{
    LECTERN_TRY(const auto exact, idOf(name));
    if (exact != TagId::None)
        return exact;
    Statement read(m_connection, "SELECT id, name FROM tag ORDER BY id");
    for (;;) {
        LECTERN_TRY(const auto row, read.next());
        if (!row)
            return TagId::None;
        if (read.text(1).compare(name, Qt::CaseInsensitive) == 0)
            return TagId(read.number(0));
    }
}

Result<QString> TagStore::withExistingSpelling(const QString &name)
{
    const QStringList parts = name.split(u'/');
    QString spelled = name;
    qsizetype best = 0; // number of matching parts
    Statement read(m_connection, "SELECT name FROM tag ORDER BY id");
    LECTERN_TRY(read.forEach([&] {
        const QStringList there = read.text(0).split(u'/');
        qsizetype same = 0;
        while (same < qMin(there.size(), parts.size())
               && there[same].compare(parts[same], Qt::CaseInsensitive) == 0)
            ++same;
        if (same > best) {
            best = same;
            spelled = (there.first(same) + parts.sliced(same)).join(u'/');
        }
    }));
    return spelled;
}

Result<Edit> TagStore::add(const QString &name, const QList<PaperId> &papers)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    return m_log.perform({EditKind::AddTag, clean}, [&]() -> Result<> {
        LECTERN_TRY(auto tag, idInAnyCase(clean));
        if (tag == TagId::None) {
            Statement insert(m_connection, "INSERT INTO tag(name, colour) VALUES(?, 0)");
            LECTERN_TRY(const auto spelled, withExistingSpelling(clean));
            LECTERN_TRY(insert.bind(1, spelled).run());
            tag = TagId(sqlite3_last_insert_rowid(m_connection.handle()));
        }
        Statement give(m_connection,
                       "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT ?, id FROM paper WHERE id = ?");
        for (const PaperId paper : papers)
            LECTERN_TRY(give.bind(1, qint64(tag)).bind(2, qint64(paper)).run());
        return {};
    });
}

Result<Edit> TagStore::remove(const QString &name, const QList<PaperId> &papers)
{
    return m_log.perform({EditKind::RemoveTag, name}, [&]() -> Result<> {
        LECTERN_TRY(const auto tag, idOf(name));
        Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ? AND paper = ?");
        for (const PaperId paper : papers)
            LECTERN_TRY(take.bind(1, qint64(tag)).bind(2, qint64(paper)).run());
        return {};
    });
}

Result<Edit> TagStore::create(const QString &name, int colour)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    LECTERN_TRY(const auto spelled, withExistingSpelling(clean));
    LECTERN_TRY(const auto taken, idOf(spelled));
    if (taken != TagId::None)
        return Error{Messages::tr("The tag “%1” already exists.").arg(spelled)};
    return m_log.perform({EditKind::CreateTag, spelled}, [&]() -> Result<> {
        Statement insert(m_connection, "INSERT INTO tag(name, colour) VALUES(?, ?)");
        return insert.bind(1, spelled).bind(2, colour).run();
    });
}

Result<Edit> TagStore::setColour(TagId id, int colour)
{
    LECTERN_TRY(const auto tag, find(id));
    if (!tag)
        return Error{Messages::tr("This tag no longer exists.")};
    return m_log.perform({EditKind::ChangeTag, tag->name}, [&]() -> Result<> {
        Statement write(m_connection, "UPDATE tag SET colour = ? WHERE id = ?");
        return write.bind(1, colour).bind(2, qint64(id)).run();
    });
}

Result<Edit> TagStore::rename(TagId id, const QString &name)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    LECTERN_TRY(const auto tag, find(id));
    if (!tag)
        return Error{Messages::tr("This tag no longer exists.")};
    const QString old = tag->name;
    if (clean.startsWith(old + u'/'))
        return Error{Messages::tr("“%1” cannot be moved below itself.").arg(old)};
    return m_log.perform({EditKind::ChangeTag, old}, [&] { return renameAll(id, old, clean, false); });
}

Result<Edit> TagStore::merge(TagId from, TagId into)
{
    LECTERN_TRY(const auto other, find(into));
    if (!other || from == into)
        return Error{Messages::tr("Select two different tags to merge.")};
    return mergeInto(from, other->name);
}

Result<Edit> TagStore::mergeInto(TagId from, const QString &name)
{
    LECTERN_TRY(const auto clean, cleanName(name));
    LECTERN_TRY(const auto tag, find(from));
    if (!tag)
        return Error{Messages::tr("Select two different tags to merge.")};
    const QString old = tag->name;
    return m_log.perform({EditKind::MergeTag, old}, [&] { return renameAll(from, old, clean, true); });
}

// Renames the tag and its descendants. merging: if a name exists, the two are merged.
Result<> TagStore::renameAll(TagId id, const QString &old, const QString &name, bool merging)
{
    const bool belowItself = name.startsWith(
        old + u'/'); // if true, only the tag itself is renamed; its descendants keep their names
    QList<QPair<qint64, QString>> all;
    Statement below(m_connection, kBelow);
    below.bind(1, qint64(id)).bind(2, old);
    LECTERN_TRY(below.forEach([&] {
        if (!belowItself || below.number(0) == qint64(id))
            all.append({below.number(0), name + below.text(1).mid(old.size())});
    }));
    Statement write(m_connection, "UPDATE tag SET name = ? WHERE id = ?");
    for (const auto &[tag, newName] : all) {
        LECTERN_TRY(const auto taken, idOf(newName));
        if (taken == TagId::None || qint64(taken) == tag)
            LECTERN_TRY(write.bind(1, newName).bind(2, tag).run());
        else if (merging)
            LECTERN_TRY(unite(tag, qint64(taken)));
        else
            return Error{
                Messages::tr("The tag “%1” already exists; merge the two tags instead.").arg(newName)};
    }
    return belowItself ? Result<>() : renameInSearches(old, name);
}

Result<> TagStore::unite(qint64 from, qint64 into)
{
    Statement give(
        m_connection,
        "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT ?, paper FROM paper_tag WHERE tag = ?");
    LECTERN_TRY(give.bind(1, into).bind(2, from).run());
    Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ?");
    LECTERN_TRY(take.bind(1, from).run());
    Statement drop(m_connection, "DELETE FROM tag WHERE id = ?");
    return drop.bind(1, from).run();
}

Result<> TagStore::renameInSearches(const QString &old, const QString &name)
{
    Statement read(m_connection, "SELECT id, query FROM saved_search");
    QList<QPair<qint64, QString>> changed;
    LECTERN_TRY(read.forEach([&] {
        ParsedQuery query = parseQuery(read.text(1));
        if (query.diagnostics.isEmpty() && renameIn(&query.root, old, name))
            changed.append({read.number(0), queryText(query.root)});
    }));
    Statement write(m_connection, "UPDATE saved_search SET query = ? WHERE id = ?");
    for (const auto &[search, query] : std::as_const(changed))
        LECTERN_TRY(write.bind(1, query).bind(2, search).run());
    return {};
}

Result<Edit> TagStore::removeTag(TagId id)
{
    LECTERN_TRY(const auto tag, find(id));
    if (!tag)
        return Error{Messages::tr("This tag no longer exists.")};
    return m_log.perform({EditKind::DeleteTag, tag->name}, [&] { return removeAll(id, tag->name); });
}

Result<Edit> TagStore::removeBelow(const QString &name)
{
    return m_log.perform({EditKind::DeleteTag, name}, [&]() -> Result<> {
        LECTERN_TRY(const auto id, idOf(name));
        return removeAll(id, name);
    });
}

Result<> TagStore::removeAll(TagId id, const QString &name)
{
    Statement below(m_connection, kBelow);
    LECTERN_TRY(const auto doomed, below.bind(1, qint64(id)).bind(2, name).allNumbers());
    Statement take(m_connection, "DELETE FROM paper_tag WHERE tag = ?");
    Statement drop(m_connection, "DELETE FROM tag WHERE id = ?");
    for (const qint64 tagId : doomed) {
        LECTERN_TRY(take.bind(1, tagId).run());
        LECTERN_TRY(drop.bind(1, tagId).run());
    }
    return {};
}

} // namespace lectern
