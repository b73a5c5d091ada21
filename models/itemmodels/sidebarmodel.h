#pragma once
// The places of the library, in sections, with live counts.
#include "models/core/marks.h"
#include "models/core/query/query.h"
#include "models/store/edits/bin.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/counts.h"
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

// What the sidebar shows, as the store answers it in one go.
struct SidebarData {
    Counts counts;
    QList<AuthorRow> authors; // the first of them, most papers first
    bool moreAuthors = false; // there are more than these
    QList<CategoryRow> categories;
    QList<SourceRow> sources;
    QList<ReadingList> lists; // parents before their children
    QList<Tag> tags; // as a tree: each after the one it stands below, with the papers of all below it
    QList<SavedSearch> searches; // in the person's order
    BinContents bin;
    bool hasFiles = false; // papers have some
    QList<Attachment> reading; // the files that were read last, newest first
    QString filter; // tags, authors, categories and sources are those that contain this
};

// A tree of two levels: sections, and entries in them; lists and tags that stand below others follow them,
// with a depth. Sections without entries are not there; those of what a person makes say so once the library
// has papers. Updating keeps rows that stay, so that selection and scrolling survive.
class SidebarModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Section {
        LibrarySection,
        Reading, // files to go on with
        Lists,
        Tags,
        Searches,
        Authors,
        Categories,
        Sources,
        BinSection,
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
        DepthRole, // 0: not below another entry
        FoldRole, // 0: nothing stands below it, 1: what does is shown, 2: it is folded away
        ColourRole, // of a tag, 0: none
        BinnedRole, // of a source: it is in the bin
        AddedRole // papers that are new since a search was last looked at
    };

    explicit SidebarModel(QObject *parent = nullptr);

    // The key of the entry that stands for the list of all authors.
    static QString allAuthorsKey();

    // The file that the entry stands for; null: it stands for none.
    const Attachment *file(const QModelIndex &index) const;

    // Shows other contents; rows that are in both stay.
    void show(const SidebarData &data);
    // What the entries shown are filtered by; another text may be on its way.
    const QString &filter() const { return m_data.filter; }
    const SidebarData &sidebarData() const { return m_data; }

    // How many papers the saved searches find; of others, and of searches that have changed, nothing is kept.
    void showCounts(const QList<SavedSearch> &searches, const QList<SearchCount> &counts);

    // The entry whose query is this node; invalid when there is none. All: the first entry. label: of
    // several, the one of this name.
    QModelIndex find(const QueryNode &node, const QString &label = {}) const;
    QModelIndex findKey(const QString &key) const;
    // What an entry is; nullptr for all others. Valid until the next change.
    const ReadingList *list(const QModelIndex &index) const;
    const Tag *tag(const QModelIndex &index) const;
    const SavedSearch *search(const QModelIndex &index) const;
    // Folds what stands below an entry away, or shows it again.
    void setFolded(const QModelIndex &index, bool folded);
    const QSet<QString> &folded() const { return m_folded; }
    void setFolded(const QSet<QString> &keys);
    // False: nothing can be dropped here.
    void setWritable(bool writable) { m_writable = writable; }
    // What choosing this entry asks for; nullopt for sections and remarks.
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
    void shown(); // all of an answer
    // What was dropped where; nothing has changed yet.
    void papersDropped(const QModelIndex &onto, const QList<lectern::PaperId> &papers);
    void listDropped(lectern::ListId list, lectern::ListId parent, lectern::ListId before);
    void tagDropped(lectern::TagId tag, const QString &name); // its new name
    void searchDropped(lectern::SavedSearchId search, lectern::SavedSearchId before);

private:
    struct Entry {
        QString key = {}; // what the entry is, whatever it is called
        QString label = {};
        std::optional<qint64> count = {};
        std::optional<QueryNode> node = {}; // none: a remark, not a place
        QString icon = {}, toolTip = {};
        SourceId source = SourceId::None;
        int depth = 0, fold = 0, colour = 0;
        qint64 added = 0;
        // What it stands for, where that is one of these.
        std::optional<ReadingList> list = {};
        std::optional<Tag> tag = {};
        std::optional<SavedSearch> search = {};
        std::optional<Attachment> file = {};
        bool operator==(const Entry &) const = default;
    };
    // What a drop would do; nothing where nothing.
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
    Entry remark(const QString &text) const;
    Drop dropOf(const QMimeData &data, int row, const QModelIndex &parent);
    Drop dropPlace(const QString &key, int row, const QModelIndex &parent);
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
    QHash<SavedSearchId, std::pair<QString, SearchCount>> m_counts; // with the query they are of
    QSet<QString> m_folded; // keys
    bool m_writable = false;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SidebarData)
