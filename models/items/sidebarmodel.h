#pragma once
// The places of the library, in sections, with live counts.
#include "models/core/marks.h"
#include "models/core/query.h"
#include "models/store/library.h"
#include "querystate.h"

#include <QAbstractItemModel>

#include <array>

namespace lectern
{

// What the sidebar shows, as the store answers it in one go.
struct SidebarData {
    Counts counts;
    QList<AuthorRow> authors; // the first of them, most papers first
    bool moreAuthors = false; // there are more than these
    QList<CategoryRow> categories;
    QList<SourceRow> sources;
    QList<Tag> tags; // by name
    QString filter; // tags, authors, categories and sources are those that contain this
};

// A tree of two levels: sections, and entries in them. Sections without entries are not there. Updating keeps
// rows that stay, so that selection and scrolling survive.
class SidebarModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Section { LibrarySection, Lists, Tags, Searches, Authors, Categories, Sources, SectionCount };
    Q_ENUM(Section)
    enum Role { CountRole = Qt::UserRole, SectionRole, IconRole, KeyRole, SourceRole, LabelRole };

    explicit SidebarModel(QObject *parent = nullptr);

    // Shows other contents; rows that are in both stay.
    void show(const SidebarData &data);
    const SidebarData &sidebarData() const { return m_data; }

    // The entry whose query is this node; invalid when there is none. All: the first entry.
    QModelIndex find(const QueryNode &node) const;
    // What choosing this entry asks for; nullopt for sections and remarks.
    std::optional<Condition> condition(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Entry {
        QString key; // what the entry is, whatever it is called
        QString label;
        std::optional<qint64> count;
        std::optional<QueryNode> node; // none: a remark, not a place
        QString icon, toolTip;
        SourceId source = SourceId::None;
        bool operator==(const Entry &) const = default;
    };

    QList<Entry> entries(Section section) const;
    void updateSection(Section section, const QList<Entry> &entries);
    int visibleRow(Section section) const;
    QModelIndex sectionIndex(Section section) const;
    const Entry *entryAt(const QModelIndex &index) const;

    SidebarData m_data;
    std::array<QList<Entry>, SectionCount> m_entries;
    // Apart from m_entries: a section whose entries are all being replaced is empty for a moment and still
    // there.
    std::array<bool, SectionCount> m_shown{};
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SidebarData)
