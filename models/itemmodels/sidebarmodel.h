#pragma once
// Item model of the sidebar: sections with entries and live counts.
#include "models/core/marks.h"
#include "models/core/query/query.h"
#include "models/store/edits/trash.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/sourcerow.h"
#include "querystate.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QSet>

#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace lectern
{

// The content of the sidebar, read in one query.
struct SidebarData {
    Counts counts;
    QList<AuthorRow> authors; // the first ones, most papers first
    bool moreAuthors = false; // there are more authors
    QList<CategoryRow> categories;
    QList<SourceRow> sources;
    QList<ReadingList> lists; // parents precede their children
    QList<Tag> tags; // in tree order: children follow their parent, whose count includes them
    QList<SavedSearch> searches; // in the user's order
    TrashContents trash;
    bool hasFiles = false; // some papers have attached files
    QList<Attachment> reading; // recently read PDFs, newest first
    QString filter; // only tags, authors, categories and sources that contain this text
};

// A two-level tree: sections and their entries. Nested lists and tags follow their parent and have a depth.
// Empty sections are hidden; those for user data show a hint once the library has papers. Updates keep
// unchanged rows, so that selection and scroll position remain.
class SidebarModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Section {
        LibrarySection,
        Reading, // recently read PDFs
        Lists,
        Tags,
        Searches,
        Authors,
        Categories,
        Sources,
        TrashSection,
        SectionCount
    };
    Q_ENUM(Section)
    enum Role {
        CountRole = Qt::UserRole,
        SectionRole,
        IconRole,
        KeyRole,
        SourceRole,
        LabelRole,
        DepthRole, // 0: top level
        FoldRole, // 0: no children, 1: expanded, 2: collapsed
        ColourRole, // colour of a tag, 0: none
        TrashedRole, // the source is in the trash
        AddedRole // number of new papers since the search was last viewed
    };

    explicit SidebarModel(QObject *parent = nullptr);

    // Returns the key of the entry for the list of all authors.
    static QString allAuthorsKey() { return QStringLiteral("all authors"); }

    // Returns the file of the entry; null if it has none.
    const Attachment *file(const QModelIndex &index) const;

    // Shows new data; unchanged rows are kept.
    void show(const SidebarData &data);
    // Returns the filter of the shown entries; a newer filter may be pending.
    const QString &filter() const { return m_data.filter; }
    const SidebarData &sidebarData() const { return m_data; }

    // Shows the counts of the saved searches. Counts of deleted or changed searches are dropped.
    void showCounts(const QList<SavedSearch> &searches, const QList<SearchCount> &counts);

    // Finds the entry with this query; invalid if there is none. A node of kind All gives the first entry.
    // label: selects among entries with the same query.
    QModelIndex find(const QueryNode &node, const QString &label = {}) const;
    QModelIndex findKey(const QString &key) const;
    // Returns the object of the entry; null for other entries. Valid until the next change.
    const ReadingList *list(const QModelIndex &index) const;
    const Tag *tag(const QModelIndex &index) const;
    const SavedSearch *search(const QModelIndex &index) const;
    // Collapses or expands the children of an entry.
    void setFolded(const QModelIndex &index, bool folded);
    const QSet<QString> &folded() const { return m_folded; }
    void setFolded(const QSet<QString> &keys);
    // false: drops are not accepted.
    void setWritable(bool writable) { m_writable = writable; }
    // Returns the query of the entry; nullopt for sections and hints.
    std::optional<Condition> condition(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void shown(); // a complete update is shown
    // Emitted after a drop on the sidebar. Neither the model nor the library has changed yet.
    void papersDropped(const QModelIndex &onto, const QList<lectern::PaperId> &papers);
    void listDropped(lectern::ListId list, lectern::ListId parent, lectern::ListId before);
    void tagDropped(lectern::TagId tag, const QString &name); // name: the new name
    void searchDropped(lectern::SavedSearchId search, lectern::SavedSearchId before);

private:
    struct Entry {
        QString key = {}; // identifies the entry independent of its label
        QString label = {};
        std::optional<qint64> count = {};
        std::optional<QueryNode> node = {}; // nullopt: a hint, not an entry
        QString icon = {}, toolTip = {};
        SourceId source = SourceId::None;
        int depth = 0, fold = 0, colour = 0;
        qint64 added = 0;
        // The object of the entry, if it is one of these.
        std::optional<ReadingList> list = {};
        std::optional<Tag> tag = {};
        std::optional<SavedSearch> search = {};
        std::optional<Attachment> file = {};
        bool operator==(const Entry &) const = default;
    };
    // Performs a drop; empty if the drop is not possible.
    using Drop = std::function<void()>;

    QList<Entry> libraryEntries() const;
    QList<Entry> readingEntries() const;
    QList<Entry> listEntries() const;
    QList<Entry> tagEntries() const;
    QList<Entry> searchEntries() const;
    QList<Entry> authorEntries() const;
    QList<Entry> categoryEntries() const;
    QList<Entry> sourceEntries() const;
    QList<Entry> binEntries() const;
    bool fits(const QString &text) const;
    Entry hint(const QString &text) const;
    Drop dropOf(const QMimeData &data, int row, const QModelIndex &parent);
    Drop dropPlace(const QString &key, int row, const QModelIndex &parent);
    QList<Entry> entries(Section section) const;
    void updateSection(Section section, const QList<Entry> &entries);
    int visibleRow(Section section) const;
    QModelIndex sectionIndex(Section section) const;
    const Entry *entryAt(const QModelIndex &index) const;

    SidebarData m_data;
    std::array<QList<Entry>, SectionCount> m_entries;
    // Separate from m_entries: while all entries of a section are replaced, it is temporarily empty but still
    // visible.
    std::array<bool, SectionCount> m_shown{};
    QHash<SavedSearchId, std::pair<QString, SearchCount>>
        m_counts; // count of each saved search, with the query that was counted
    QSet<QString> m_folded; // keys of collapsed entries
    bool m_writable = false;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SidebarData)
