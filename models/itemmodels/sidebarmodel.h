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
    QList<CategoryRow> categories;
    QList<SourceRow> sources;
    QList<ReadingList> lists; // parents precede their children
    QList<Tag> tags; // in tree order: children follow their parent, whose count includes them
    QList<SavedSearch> searches; // in the user's order
    TrashContents trash;
    bool hasFiles = false; // some papers have attached files
    QList<Attachment> reading; // recently read PDFs, newest first
    int unmatchedFiles = 0; // PDF files whose paper is not known
    int sourceConflicts = 0; // papers whose sources disagree on title or authors
};

// A two-level tree: sections and their entries. Nested lists and tags follow their parent and have a depth.
// Empty sections are hidden; those for user data show their name once the library has papers. Sections can be
// collapsed. Updates keep unchanged rows, so that selection and scroll position remain.
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

    // Keys of the entries that open a page: the list of all authors, and the page for cleaning up.
    static QString allAuthorsKey() { return QStringLiteral("all authors"); }
    static QString cleanUpKey() { return QStringLiteral("clean up"); }

    // Returns the file of the entry; null if it has none.
    const Attachment *file(const QModelIndex &index) const;

    // Shows new data; unchanged rows are kept.
    void show(const SidebarData &data);
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
    // Shows the number of duplicate pairs that the last search found.
    void showDuplicates(int pairs);
    int duplicates() const { return m_duplicates; }
    // Collapses or expands the children of an entry, or a section.
    void setFolded(const QModelIndex &index, bool folded);
    const QSet<QString> &folded() const { return m_folded; }
    void setFolded(const QSet<QString> &keys);
    // false: drops are not accepted.
    void setWritable(bool writable) { m_writable = writable; }
    // Returns the query of the entry; nullopt for sections and for entries that open a page.
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
    void duplicatesShown();
    // Emitted after a drop on the sidebar. Neither the model nor the library has changed yet.
    void papersDropped(const QModelIndex &onto, const QList<lectern::PaperId> &papers);
    void listDropped(lectern::ListId list, lectern::ListId parent, lectern::ListId before);
    void tagDropped(lectern::TagId tag, const QString &name); // name: the new name
    void searchDropped(lectern::SavedSearchId search, lectern::SavedSearchId before);

private:
    static constexpr QLatin1StringView kTrashedSource{
        "bin source"}; // keys of the sources in the trash begin so
    struct Entry {
        QString key = {}; // identifies the entry independent of its label
        QString label = {};
        std::optional<qint64> count = {};
        std::optional<QueryNode> node = {}; // nullopt: opens a page or a file
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
    Drop dropOf(const QMimeData &data, int row, const QModelIndex &parent);
    Drop dropPlace(const QString &key, int row, const QModelIndex &parent);
    QList<Entry> entries(Section section) const;
    bool isFolded(Section section) const;
    void updateSection(Section section);
    int visibleRow(Section section) const;
    QModelIndex sectionIndex(Section section) const;
    const Entry *entryAt(const QModelIndex &index) const;

    SidebarData m_data;
    std::array<QList<Entry>, SectionCount> m_entries;
    // Separate from m_entries: a visible section may be empty or collapsed.
    std::array<bool, SectionCount> m_shown{};
    std::array<bool, SectionCount> m_filled{}; // the section has entries, possibly collapsed
    QHash<SavedSearchId, std::pair<QString, SearchCount>>
        m_counts; // count of each saved search, with the query that was counted
    QSet<QString> m_folded; // keys of collapsed entries and sections, and of the sources if they are expanded
    int m_duplicates = 0;
    bool m_writable = false;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SidebarData)
