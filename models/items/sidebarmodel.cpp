#include "sidebarmodel.h"

#include "categorynames.h"
#include "display.h"

namespace lectern
{

using namespace Qt::StringLiterals;

SidebarModel::SidebarModel(QObject *parent) : QAbstractItemModel(parent) { }

// internalId: 0 for a section, 1 + section for an entry of it.
static SidebarModel::Section sectionOf(const QModelIndex &entry)
{
    return SidebarModel::Section(int(entry.internalId()) - 1);
}

int SidebarModel::visibleRow(Section section) const
{
    int row = 0;
    for (int s = 0; s < section; ++s)
        row += m_shown[size_t(s)] ? 1 : 0;
    return row;
}

QModelIndex SidebarModel::sectionIndex(Section section) const
{
    return createIndex(visibleRow(section), 0, quintptr(0));
}

static QString sectionTitle(SidebarModel::Section section)
{
    switch (section) {
    case SidebarModel::LibrarySection:
        return SidebarModel::tr("Library");
    case SidebarModel::Lists:
        return SidebarModel::tr("Lists");
    case SidebarModel::Tags:
        return SidebarModel::tr("Tags");
    case SidebarModel::Searches:
        return SidebarModel::tr("Searches");
    case SidebarModel::Authors:
        return SidebarModel::tr("Authors");
    case SidebarModel::Categories:
        return SidebarModel::tr("Categories");
    case SidebarModel::Sources:
        return SidebarModel::tr("Sources");
    case SidebarModel::SectionCount:
        break;
    }
    return {};
}

QList<SidebarModel::Entry> SidebarModel::entries(Section section) const
{
    QList<Entry> list;
    switch (section) {
    case LibrarySection: {
        const Counts &c = m_data.counts;
        list.append({u"all"_s, tr("All papers"), c.papers, QueryNode(), u"library"_s, {}, {}});
        list.append(
            {u"bookmarked"_s, tr("Bookmarks"), c.bookmarks, isNode(u"bookmarked"_s), u"star"_s, {}, {}});
        list.append({u"unread"_s, tr("Unread"), c.unread, isNode(u"unread"_s), u"circle-dot"_s, {}, {}});
        break;
    }
    case Authors:
        for (const AuthorRow &author : m_data.authors) {
            QString tip = author.name;
            if (author.hIndex)
                tip += tr(", h-index %1 as stated").arg(*author.hIndex);
            list.append({u"author%1"_s.arg(qint64(author.id)),
                         author.name,
                         author.papers,
                         authorNode(author.id),
                         {},
                         tip,
                         {}});
        }
        if (m_data.moreAuthors)
            list.append(
                {u"more"_s,
                 m_data.filter.isEmpty()
                     ? tr("%1 authors in all: type to find one").arg(numberText(m_data.counts.authors))
                     : tr("More match: type on"),
                 {},
                 {},
                 {},
                 {},
                 {}});
        break;
    case Categories:
        for (const CategoryRow &row : m_data.categories) {
            const QString name = categoryName(row.category);
            if (!m_data.filter.isEmpty() && !row.category.contains(m_data.filter, Qt::CaseInsensitive)
                && !name.contains(m_data.filter, Qt::CaseInsensitive))
                continue;
            list.append({u"cat "_s + row.category,
                         row.category,
                         row.papers,
                         categoryNode({row.category}),
                         {},
                         name.isEmpty() ? row.category : QString(name % u" (" % row.category % u')'),
                         {}});
        }
        break;
    case Sources:
        for (const SourceRow &row : m_data.sources) {
            if (!m_data.filter.isEmpty() && !row.name.contains(m_data.filter, Qt::CaseInsensitive)
                && !row.pageAuthor.contains(m_data.filter, Qt::CaseInsensitive))
                continue;
            QStringList tip{row.path.isEmpty() ? row.name : row.path};
            if (!row.pageAuthor.isEmpty())
                tip.append(tr("page of %1").arg(row.pageAuthor));
            if (row.savedOn.isValid())
                tip.append(tr("saved on %1").arg(dayText(row.savedOn)));
            if (row.notUnderstood > 0)
                tip.append(tr("%1 bytes not understood").arg(numberText(row.notUnderstood)));
            list.append({u"source%1"_s.arg(qint64(row.id)),
                         row.name,
                         row.sightings,
                         sourceNode(row.id),
                         {},
                         tip.join(u", "_s),
                         row.id});
        }
        break;
    case Tags:
        for (const Tag &tag : m_data.tags)
            if (m_data.filter.isEmpty() || tag.name.contains(m_data.filter, Qt::CaseInsensitive))
                list.append({u"tag%1"_s.arg(qint64(tag.id)),
                             tag.name,
                             tag.papers,
                             tagNode(tag.name),
                             u"tag"_s,
                             tag.name,
                             {}});
        break;
    case Lists:
    case Searches:
    case SectionCount:
        break;
    }
    return list;
}

void SidebarModel::show(const SidebarData &data)
{
    m_data = data;
    for (int s = 0; s < SectionCount; ++s)
        updateSection(Section(s), entries(Section(s)));
}

void SidebarModel::updateSection(Section section, const QList<Entry> &next)
{
    QList<Entry> &now = m_entries[size_t(section)];
    if (now.isEmpty() != next.isEmpty()) { // the section itself comes or goes
        const int row = visibleRow(section);
        if (now.isEmpty())
            beginInsertRows({}, row, row);
        else
            beginRemoveRows({}, row, row);
        const bool inserting = now.isEmpty();
        now = next;
        m_shown[size_t(section)] = inserting;
        inserting ? endInsertRows() : endRemoveRows();
        return;
    }
    // Rows that stay at the beginning and the end stay; what differs between is replaced.
    qsizetype head = 0, tail = 0;
    const qsizetype shorter = qMin(now.size(), next.size());
    while (head < shorter && now[head].key == next[head].key)
        ++head;
    while (tail < shorter - head && now[now.size() - 1 - tail].key == next[next.size() - 1 - tail].key)
        ++tail;
    const QModelIndex parent = sectionIndex(section);
    if (now.size() > head + tail) {
        beginRemoveRows(parent, int(head), int(now.size() - tail) - 1);
        now.remove(head, now.size() - tail - head);
        endRemoveRows();
    }
    if (next.size() > head + tail) {
        beginInsertRows(parent, int(head), int(next.size() - tail) - 1);
        now = now.first(head) + next.sliced(head, next.size() - tail - head) + now.sliced(head);
        endInsertRows();
    }
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (now[i] != next[i]) {
            now[i] = next[i];
            const QModelIndex changed = index(int(i), 0, parent);
            emit dataChanged(changed, changed);
        }
    }
}

QModelIndex SidebarModel::find(const QueryNode &node) const
{
    for (int s = 0; s < SectionCount; ++s) {
        const QList<Entry> &list = m_entries[size_t(s)];
        for (qsizetype i = 0; i < list.size(); ++i)
            if (list[i].node == node)
                return createIndex(int(i), 0, quintptr(s + 1));
    }
    return {};
}

std::optional<Condition> SidebarModel::condition(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    return entry && entry->node ? std::optional(Condition{*entry->node, entry->label}) : std::nullopt;
}

QModelIndex SidebarModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    return createIndex(row, column, quintptr(parent.data(SectionRole).toInt() + 1));
}

QModelIndex SidebarModel::parent(const QModelIndex &child) const
{
    return child.isValid() && child.internalId() != 0 ? sectionIndex(sectionOf(child)) : QModelIndex();
}

int SidebarModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return visibleRow(SectionCount);
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return int(m_entries[size_t(parent.data(SectionRole).toInt())].size());
}

int SidebarModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const SidebarModel::Entry *SidebarModel::entryAt(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() != 0 ? &m_entries[size_t(sectionOf(index))][index.row()]
                                                      : nullptr;
}

QVariant SidebarModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry *entry = entryAt(index);
    if (!entry) {
        int section = 0;
        for (int row = -1; section < SectionCount; ++section)
            if (m_shown[size_t(section)] && ++row == index.row())
                break;
        if (role == Qt::DisplayRole || role == KeyRole || role == Qt::AccessibleTextRole)
            return sectionTitle(Section(section));
        return role == SectionRole ? QVariant(section) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return entry->label;
    case Qt::ToolTipRole:
        return entry->toolTip.toHtmlEscaped();
    case Qt::AccessibleTextRole:
        return entry->count ? QVariant(tr("%1, %2").arg(entry->label, papersText(*entry->count)))
                            : QVariant(entry->label);
    case CountRole:
        return entry->count ? QVariant(*entry->count) : QVariant();
    case SectionRole:
        return int(sectionOf(index));
    case IconRole:
        return entry->icon;
    case KeyRole:
        return entry->key;
    case SourceRole:
        return QVariant::fromValue(entry->source);
    default:
        return {};
    }
}

Qt::ItemFlags SidebarModel::flags(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    if (!entry)
        return index.isValid() ? Qt::ItemIsEnabled : Qt::NoItemFlags;
    return entry->node ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                       : Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

} // namespace lectern
