// Entries of each section of the sidebar.
#include "display.h"
#include "models/core/query/querytext.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/sourcerow.h"
#include "models/tex/tex.h"
#include "sidebarmodel.h"

namespace lectern
{

using namespace Qt::StringLiterals;

// Returns the last part of a tag name, which the tree shows.
static QString lastPart(const QString &name)
{
    return name.mid(name.lastIndexOf(u'/') + 1);
}

QList<SidebarModel::Entry> SidebarModel::entries(Section section) const
{
    switch (section) {
    case LibrarySection:
        return libraryEntries();
    case Reading:
        return readingEntries();
    case Lists:
        return listEntries();
    case Tags:
        return tagEntries();
    case Searches:
        return searchEntries();
    case Authors:
        return authorEntries();
    case Categories:
        return categoryEntries();
    case Sources:
        return sourceEntries();
    case SectionCount:
        break;
    }
    return {};
}

QList<SidebarModel::Entry> SidebarModel::libraryEntries() const
{
    const Counts &c = m_data.counts;
    QList<Entry> entries{{.key = u"all"_s,
                          .label = tr("All papers"),
                          .count = c.papers,
                          .node = QueryNode(),
                          .icon = u"library"_s},
                         {.key = u"bookmarked"_s,
                          .label = tr("Bookmarks"),
                          .count = c.bookmarks,
                          .node = isNode(u"bookmarked"_s),
                          .icon = u"bookmark"_s},
                         {.key = u"unread"_s,
                          .label = tr("Unread"),
                          .count = c.unread,
                          .node = isNode(u"unread"_s),
                          .icon = u"circle-dot"_s}};
    const TrashContents &trash = m_data.trash;
    if (!trash.isEmpty()) {
        const bool parent = !trash.sources.isEmpty(), closed = m_folded.contains(u"bin"_s);
        entries.append({.key = u"bin"_s,
                        .label = tr("Trash"),
                        .count = trash.papers,
                        .node = isNode(u"trash"_s),
                        .icon = u"trash-2"_s,
                        .toolTip = tr("Removed papers"),
                        .fold = !parent ? 0
                            : closed    ? 2
                                        : 1});
        for (const TrashedSource &source : closed ? QList<TrashedSource>() : trash.sources)
            entries.append(
                {.key = kTrashedSource + QString::number(qint64(source.id)),
                 .label = source.name,
                 .count = source.papers,
                 .node = sourceNode(source.id),
                 .icon = u"file-text"_s,
                 .toolTip = tr("%1, removed on %2").arg(source.name, dayText(source.at.toLocalTime().date())),
                 .source = source.id,
                 .depth = 1});
    }
    if (const qint64 work = m_data.unmatchedFiles + m_data.sourceConflicts + m_duplicates; work > 0)
        entries.append({.key = cleanUpKey(),
                        .label = tr("Clean up"),
                        .count = work,
                        .icon = u"layers"_s,
                        .toolTip = tr("Duplicates, source conflicts and unmatched PDFs")});
    if (c.newPapers > 0)
        entries.append({.key = u"new"_s,
                        .label = tr("New since last visit"),
                        .count = c.newPapers,
                        .node = isNode(u"new"_s),
                        .icon = u"mail-open"_s,
                        .toolTip = tr("Papers added after Lectern was last closed")});
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::readingEntries() const
{
    QList<Entry> entries;
    for (const Attachment &file : m_data.reading) {
        const QString label = texPlainText(file.title);
        QStringList tip{label, file.name};
        if (file.place && file.pages > 0)
            tip.append(tr("page %1 of %2").arg(numberText(file.place->page + 1), numberText(file.pages)));
        if (file.opened.isValid())
            tip.append(tr("last read %1").arg(dayText(file.opened.toLocalTime().date())));
        entries.append({.key = u"read "_s + QString::fromLatin1(file.hash.toHex()),
                        .label = label,
                        .icon = u"book-open"_s,
                        .toolTip = tip.join(u", "_s),
                        .file = file});
    }
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::listEntries() const
{
    QList<Entry> entries;
    QHash<ListId, int> depths; // depth of each visible list
    QSet<ListId> folded; // collapsed lists and all their descendants
    QSet<ListId> parents;
    for (const ReadingList &list : m_data.lists)
        parents.insert(list.parent);
    for (const ReadingList &list : m_data.lists) {
        const QString key = u"list%1"_s.arg(qint64(list.id));
        if (folded.contains(list.parent)) {
            folded.insert(list.id);
            continue;
        }
        const int depth = list.parent == ListId::None ? 0 : depths.value(list.parent, -1) + 1;
        depths.insert(list.id, depth);
        const bool parent = parents.contains(list.id), closed = m_folded.contains(key);
        if (parent && closed)
            folded.insert(list.id);
        entries.append({.key = key,
                        .label = list.name,
                        .count = list.papers,
                        .node = listNode(list.id),
                        .icon = u"list"_s,
                        .toolTip = list.name,
                        .depth = depth,
                        .fold = !parent ? 0
                            : closed    ? 2
                                        : 1,
                        .list = list});
    }
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::tagEntries() const
{
    QList<Entry> entries;
    QString closedName; // entries below it are collapsed
    for (qsizetype i = 0; i < m_data.tags.size(); ++i) {
        const Tag &tag = m_data.tags[i];
        if (!closedName.isNull() && tag.name.startsWith(closedName + u'/'))
            continue;
        closedName = QString();
        const QString key = u"tag "_s + tag.name;
        const bool parent = i + 1 < m_data.tags.size() && m_data.tags[i + 1].name.startsWith(tag.name + u'/');
        const bool closed = m_folded.contains(key);
        if (parent && closed)
            closedName = tag.name;
        entries.append({.key = key,
                        .label = lastPart(tag.name),
                        .count = tag.papers,
                        .node = tagNode(tag.name),
                        .icon = u"tag"_s,
                        .toolTip = tag.name,
                        .depth = int(tag.name.count(u'/')),
                        .fold = !parent ? 0
                            : closed    ? 2
                                        : 1,
                        .colour = tag.colour,
                        .tag = tag});
    }
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::searchEntries() const
{
    QList<Entry> entries;
    for (const SavedSearch &search : m_data.searches) {
        // Show the last count until the search is counted again.
        const auto counted = m_counts.constFind(search.id);
        const bool known = counted != m_counts.cend() && counted->first == search.query;
        const SearchCount count = known ? counted->second : SearchCount();
        QString tip = search.name + u": "_s + search.query.trimmed();
        if (count.added > 0)
            tip += u", "_s + tr("%1 new").arg(numberText(count.added));
        entries.append({.key = u"search%1"_s.arg(qint64(search.id)),
                        .label = search.name,
                        .count = known ? std::optional<qint64>(count.papers) : std::nullopt,
                        .node = parseQuery(search.query).root,
                        .icon = u"search"_s,
                        .toolTip = tip,
                        .added = count.added,
                        .search = search});
    }
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::authorEntries() const
{
    QList<Entry> entries;
    for (const AuthorRow &author : m_data.authors) {
        QString label = author.name;
        if (author.apart)
            label += u" – "_s + distinctionText(*author.apart);
        QString tip = label;
        if (author.hIndex)
            tip += tr(", stated h-index %1").arg(*author.hIndex);
        entries.append({.key = u"author%1"_s.arg(qint64(author.id)),
                        .label = label,
                        .count = author.papers,
                        .node = authorNode(author.id),
                        .toolTip = tip});
    }
    if (!m_data.authors.isEmpty())
        entries.append({.key = allAuthorsKey(),
                        .label = tr("All authors…"),
                        .count = qint64(m_data.counts.authors),
                        .icon = u"users"_s,
                        .toolTip = tr("List of all authors, sortable by any figure")});
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::categoryEntries() const
{
    QList<Entry> entries;
    for (const CategoryRow &row : m_data.categories) {
        const QString name = categoryName(row.category);
        entries.append(
            {.key = u"cat "_s + row.category,
             .label = row.category,
             .count = row.papers,
             .node = categoryNode({row.category}),
             .toolTip = name.isEmpty() ? row.category : QString(name % u" (" % row.category % u')')});
    }
    return entries;
}

QList<SidebarModel::Entry> SidebarModel::sourceEntries() const
{
    QList<Entry> entries;
    for (const SourceRow &row : m_data.sources) {
        QStringList tip{row.path.isEmpty() ? row.name : row.path};
        if (!row.pageAuthor.isEmpty())
            tip.append(tr("page of %1").arg(row.pageAuthor));
        if (row.savedOn.isValid())
            tip.append(tr("saved on %1").arg(dayText(row.savedOn)));
        if (row.notUnderstood > 0)
            tip.append(tr("%1 bytes not recognised").arg(numberText(row.notUnderstood)));
        entries.append({.key = u"source%1"_s.arg(qint64(row.id)),
                        .label = row.name,
                        .count = row.sightings,
                        .node = sourceNode(row.id),
                        .toolTip = tip.join(u", "_s),
                        .source = row.id});
    }
    return entries;
}

} // namespace lectern
