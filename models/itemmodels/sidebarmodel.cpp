#include "sidebarmodel.h"

#include "display.h"
#include "models/core/layouttext.h"

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
    case SidebarModel::Reading:
        return SidebarModel::tr("Continue reading");
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

void SidebarModel::show(const SidebarData &data)
{
    m_data = data;
    for (int s = 0; s < SectionCount; ++s)
        updateSection(Section(s));
    emit shown();
}

void SidebarModel::showCounts(const QList<SavedSearch> &searches, const QList<SearchCount> &counts)
{
    m_counts.clear();
    for (qsizetype i = 0; i < searches.size(); ++i)
        m_counts.insert(searches[i].id, {searches[i].query, counts.value(i)});
    updateSection(Searches);
}

void SidebarModel::showDuplicates(int pairs)
{
    m_duplicates = pairs;
    updateSection(LibrarySection);
    emit duplicatesShown();
}

static QString sectionKey(SidebarModel::Section section)
{
    return u"section %1"_s.arg(int(section));
}

// Sources are collapsed by default, so their key has the opposite meaning.
bool SidebarModel::isFolded(Section section) const
{
    return m_folded.contains(sectionKey(section)) != (section == Sources);
}

void SidebarModel::setFolded(const QModelIndex &index, bool folded)
{
    if (index.data(FoldRole).toInt() == 0)
        return;
    const Entry *entry = entryAt(index);
    const Section section = Section(index.data(SectionRole).toInt());
    if (folded != (!entry && section == Sources))
        m_folded.insert(entry ? entry->key : sectionKey(section));
    else
        m_folded.remove(entry ? entry->key : sectionKey(section));
    updateSection(section);
    if (!entry)
        emit dataChanged(index, index, {FoldRole});
}

void SidebarModel::setFolded(const QSet<QString> &keys)
{
    m_folded = keys;
    for (int s = 0; s < SectionCount; ++s)
        updateSection(Section(s));
}

const ReadingList *SidebarModel::list(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    return entry && entry->list ? &*entry->list : nullptr;
}

const Tag *SidebarModel::tag(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    return entry && entry->tag ? &*entry->tag : nullptr;
}

const SavedSearch *SidebarModel::search(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    return entry && entry->search ? &*entry->search : nullptr;
}

void SidebarModel::updateSection(Section section)
{
    QList<Entry> next = entries(section);
    const bool invites = section == Lists || section == Tags || section == Searches;
    const bool shown = !next.isEmpty() || (invites && m_data.counts.papers > 0);
    m_filled[size_t(section)] = !next.isEmpty();
    if (isFolded(section))
        next.clear();
    QList<Entry> &now = m_entries[size_t(section)];
    bool &wasShown = m_shown[size_t(section)];
    if (wasShown != shown) { // the section itself appears or disappears
        const int row = visibleRow(section);
        if (shown)
            beginInsertRows({}, row, row);
        else
            beginRemoveRows({}, row, row);
        now = next;
        wasShown = shown;
        shown ? endInsertRows() : endRemoveRows();
        return;
    }
    if (!shown)
        return;
    // Keep the common rows at both ends and replace those in between.
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

QModelIndex SidebarModel::find(const QueryNode &node, const QString &label) const
{
    QModelIndex first;
    for (int s = 0; s < SectionCount; ++s) {
        const QList<Entry> &list = m_entries[size_t(s)];
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (list[i].node != node)
                continue;
            const QModelIndex found = createIndex(int(i), 0, quintptr(s) + 1);
            if (label.isEmpty() || list[i].label == label)
                return found;
            if (!first.isValid())
                first = found;
        }
    }
    return first;
}

const Attachment *SidebarModel::file(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    return entry && entry->file ? &*entry->file : nullptr;
}

QModelIndex SidebarModel::findKey(const QString &key) const
{
    for (int s = 0; s < SectionCount; ++s) {
        const QList<Entry> &list = m_entries[size_t(s)];
        for (qsizetype i = 0; i < list.size(); ++i)
            if (list[i].key == key)
                return createIndex(int(i), 0, quintptr(s) + 1);
    }
    return {};
}

std::optional<Condition> SidebarModel::condition(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    if (!entry || !entry->node)
        return {};
    // Outside the tree a tag is shown with its full name.
    const Tag *tag = this->tag(index);
    return Condition{*entry->node, tag ? tag->name : entry->label};
}

QModelIndex SidebarModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    return createIndex(row, column, quintptr(parent.data(SectionRole).toInt()) + 1);
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

// The header is not visible; screen readers use it as the column name.
QVariant SidebarModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return section == 0 && orientation == Qt::Horizontal
            && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        ? QVariant(tr("Sidebar entries"))
        : QVariant();
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
        if (role == Qt::AccessibleTextRole && index.data(FoldRole).toInt() == 2)
            return tr("%1, collapsed").arg(sectionTitle(Section(section)));
        if (role == Qt::DisplayRole || role == KeyRole || role == Qt::AccessibleTextRole)
            return sectionTitle(Section(section));
        if (role == FoldRole) {
            const bool folds = section != LibrarySection && m_filled[size_t(section)];
            return !folds ? 0 : isFolded(Section(section)) ? 2 : 1;
        }
        return role == SectionRole ? QVariant(section) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return layoutText(entry->label);
    case Qt::ToolTipRole:
        return layoutText(entry->toolTip).toHtmlEscaped();
    case Qt::AccessibleTextRole: {
        if (entry->key == allAuthorsKey())
            return tr("%1, %2 of them").arg(entry->label, numberText(entry->count.value_or(0)));
        const Tag *tag = this->tag(index);
        QStringList parts{layoutText(tag ? tag->name : entry->label)};
        if (entry->count)
            parts.append(papersText(*entry->count));
        if (entry->added > 0)
            parts.append(tr("%1 new").arg(numberText(entry->added)));
        if (entry->fold != 0)
            parts.append(entry->fold == 1 ? tr("expanded") : tr("collapsed"));
        return parts.join(u", "_s);
    }
    case DepthRole:
        return entry->depth;
    case FoldRole:
        return entry->fold;
    case ColourRole:
        return entry->colour;
    case AddedRole:
        return entry->added;
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
    case TrashedRole:
        return entry->key.startsWith(kTrashedSource);
    default:
        return {};
    }
}

Qt::ItemFlags SidebarModel::flags(const QModelIndex &index) const
{
    const Entry *entry = entryAt(index);
    if (!entry)
        return !index.isValid() ? Qt::NoItemFlags
                                : Qt::ItemIsEnabled
                | Qt::ItemIsDropEnabled
                // The keyboard reaches the name of a collapsed section, to expand it.
                | (index.data(FoldRole).toInt() == 2 ? Qt::ItemIsSelectable : Qt::NoItemFlags);
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren | Qt::ItemIsSelectable;
    if (entry->list || entry->tag || entry->search)
        flags |= Qt::ItemIsDragEnabled;
    if (list(index) || tag(index) || entry->key == "bookmarked"_L1)
        flags |= Qt::ItemIsDropEnabled;
    return flags;
}

} // namespace lectern
