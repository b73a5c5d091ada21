#pragma once
// Everything the window reads from the library, on a thread of its own.
#include "models/items/sidebar/sidebarmodel.h"
#include "models/store/library.h"
#include "models/store/rows/authorrow.h"
#include "models/store/rows/paperrow.h"

#include <QObject>

#include <array>
#include <atomic>

namespace lectern
{

// The answer to a query, with the rows the view will paint first.
struct SearchAnswer {
    ResultSetPtr result;
    int firstPage = 0; // page (of PaperListModel::PageSize rows) that rows hold
    QList<PaperRow> rows;
    PaperId keep = PaperId::None; // the paper asked to be kept in sight
};

// Lives in its own thread and owns one connection. Every request carries the number supersede() gave for its
// lane; asking again on a lane makes all older requests of that lane out of date. The work of a request asks
// for that between two steps, and SQLite asks it within one that takes long: what overtakes a request leaves
// nothing on the connection. A request that fails is tried once more on a fresh connection.
class LibraryReader final : public QObject
{
    Q_OBJECT
public:
    enum Lane {
        Search,
        Detail,
        Author,
        Sidebar,
        SearchCounts,
        Diagnostics,
        Next,
        Facets,
        Rank,
        Unread,
        LaneCount
    };
    Q_ENUM(Lane)

    explicit LibraryReader(QObject *parent = nullptr);
    ~LibraryReader() override;

    // Callable from any thread: the number for the next request on this lane.
    quint64 supersede(Lane lane);
    // Callable from any thread: everything asked so far is out of date.
    void supersedeAll();

    // --- in the reader's thread only
    void open(quint64 opening, const QString &file); // opening: comes back with the answer
    void search(quint64 generation, const Query &query, PaperId keep);
    void rows(quint64 generation, int page, const QList<PaperId> &ids);
    void detail(quint64 generation, PaperId id);
    void author(quint64 generation, AuthorId id);
    void sidebar(quint64 generation, const QString &filter);
    // How many papers each finds. In small portions between which other questions pass, and a search of the
    // person's overtakes it: counts may come a moment later, a keystroke never does.
    void countSearches(quint64 generation, const QList<SavedSearch> &searches,
                       const QList<SearchCount> &counted = {});
    void diagnostics(quint64 generation, SourceId id);
    // Looks for the next unread paper of current (the result of query) after the given row, from the top when
    // there is none below; never the paper of that row itself.
    void nextUnread(quint64 generation, const Query &query, const ResultSetPtr &current, int row);
    // How result divides.
    void facets(quint64 generation, const ResultSetPtr &result);
    // Why a paper stands where it does among those that match query, which is in order of relevance.
    void rank(quint64 generation, const Query &query, PaperId id);
    // How many papers of a query are unread.
    void countUnread(quint64 generation, const Query &query);
    // Emits changed() when some connection wrote since the last look, the writer of this window too.
    void lookForChanges();

signals:
    void opened(quint64 opening, bool usable);
    void searched(quint64 generation, const lectern::SearchAnswer &answer);
    void rowsRead(quint64 generation, int page, const QList<lectern::PaperRow> &rows);
    void rowsFailed(quint64 generation, int page, const QString &message);
    void detailRead(quint64 generation, const lectern::PaperDetail &detail, const lectern::PaperWork &work);
    void authorRead(quint64 generation, const lectern::AuthorPanel &panel);
    void sidebarRead(quint64 generation, const lectern::SidebarData &data);
    // counts: one for each of the searches, in their order.
    void searchesCounted(quint64 generation, const QList<lectern::SavedSearch> &searches,
                         const QList<lectern::SearchCount> &counts);
    void diagnosticsRead(quint64 generation, lectern::SourceId id,
                         const QList<lectern::Diagnostic> &diagnostics);
    void nextUnreadFound(quint64 generation, lectern::PaperId id); // None: everything is read
    void facetsCounted(quint64 generation, const lectern::Facets &facets);
    void rankExplained(quint64 generation, const QList<lectern::RankReason> &reasons);
    void unreadCounted(quint64 generation, int unread);
    void failed(lectern::LibraryReader::Lane lane, quint64 generation, const QString &message);
    void looked();
    void changed();
    // The file was replaced, moved or deleted; of what is still open, papers can be read.
    void movedAway(const QString &message);

private:
    bool outdated(Lane lane, quint64 generation) const;
    // The answer to a question of this lane; nothing where it was overtaken, or failed twice, which is said.
    template <typename T>
    std::optional<T> answer(Lane lane, quint64 generation,
                            const std::function<Result<T>(Library &)> &question);
    bool openAnew(const Error &why);

    QString m_file;
    std::unique_ptr<Library> m_library;
    std::array<std::atomic<quint64>, LaneCount> m_latest{};
    std::optional<qint64> m_seen; // of changesElsewhere()
    bool m_mended = false; // the index of this library was made anew
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SearchAnswer)
Q_DECLARE_METATYPE(lectern::PaperDetail)
Q_DECLARE_METATYPE(lectern::AuthorPanel)
Q_DECLARE_METATYPE(lectern::Facets)
Q_DECLARE_METATYPE(lectern::RankReason)
