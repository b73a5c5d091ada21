// Drops of papers or entries on the sidebar.
#include "dragdata.h"
#include "sidebarmodel.h"

#include <QMimeData>

namespace lectern
{

using namespace Qt::StringLiterals;

QStringList SidebarModel::mimeTypes() const
{
    return {QLatin1StringView(papersMimeType), QLatin1StringView(placeMimeType)};
}

QMimeData *SidebarModel::mimeData(const QModelIndexList &indexes) const
{
    return indexes.isEmpty() ? nullptr : placeMime(indexes.first().data(KeyRole).toString());
}

bool SidebarModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int row, int,
                                   const QModelIndex &parent) const
{
    // dropOf() does not modify the model; it only returns a function that does.
    return bool(const_cast<SidebarModel *>(this)->dropOf(*data, row, parent));
}

bool SidebarModel::dropMimeData(const QMimeData *data, Qt::DropAction, int row, int,
                                const QModelIndex &parent)
{
    const Drop drop = dropOf(*data, row, parent);
    if (drop)
        drop();
    return false; // the view would remove the dragged rows
}

SidebarModel::Drop SidebarModel::dropOf(const QMimeData &data, int row, const QModelIndex &parent)
{
    if (!m_writable)
        return {};
    if (data.hasFormat(QLatin1StringView(placeMimeType)))
        return dropPlace(placeIn(data), row, parent);
    const bool takesPapers =
        row < 0 && (list(parent) || tag(parent) || parent.data(KeyRole).toString() == "bookmarked"_L1);
    if (!takesPapers || !data.hasFormat(QLatin1StringView(papersMimeType)))
        return {};
    return [this, parent, &data] { // called immediately or never, so capturing a reference is safe
        if (const QList<PaperId> papers = papersIn(data); !papers.isEmpty())
            emit papersDropped(parent, papers);
    };
}

// row: position among the entries of the section `parent`; -1: on parent itself.
SidebarModel::Drop SidebarModel::dropPlace(const QString &key, int row, const QModelIndex &parent)
{
    const QModelIndex dragged = findKey(key);
    if (!dragged.isValid() || !parent.isValid())
        return {};
    const auto section = Section(parent.data(SectionRole).toInt());
    if (dragged.data(SectionRole).toInt() != section)
        return {};
    const bool onSection = !parent.parent().isValid();
    const QModelIndex next = onSection && row >= 0 ? index(row, 0, parent) : QModelIndex();
    if (const ReadingList *moved = list(dragged)) {
        const ListId id = moved->id;
        ListId under = ListId::None, before = ListId::None;
        if (const ReadingList *onto = list(parent)) {
            under = onto->id;
        } else if (const ReadingList *sibling = list(next)) {
            under = sibling->parent;
            before = sibling->id;
        }
        // A list cannot be moved into itself or its descendants, or to its current position.
        for (ListId above = under; above != ListId::None;) {
            if (above == id)
                return {};
            ListId parentOf = ListId::None;
            for (const ReadingList &list : m_data.lists)
                if (list.id == above)
                    parentOf = list.parent;
            above = parentOf;
        }
        if (before == id)
            return {};
        return [this, id, under, before] { emit listDropped(id, under, before); };
    }
    if (const Tag *moved = tag(dragged)) {
        const Tag *onto = tag(parent);
        if ((!onto && row >= 0) || moved->id == TagId::None) // tags are sorted by name
            return {};
        const QString last = moved->name.mid(moved->name.lastIndexOf(u'/') + 1);
        const QString name = onto ? onto->name + u'/' + last : last;
        if (name == moved->name || (onto && QString(onto->name + u'/').startsWith(moved->name + u'/')))
            return {};
        return [this, id = moved->id, name] { emit tagDropped(id, name); };
    }
    if (const SavedSearch *moved = search(dragged); moved && onSection) {
        const SavedSearch *before = search(next);
        if (before && before->id == moved->id)
            return {};
        return [this, id = moved->id, to = before ? before->id : SavedSearchId::None] {
            emit searchDropped(id, to);
        };
    }
    return {};
}

} // namespace lectern
