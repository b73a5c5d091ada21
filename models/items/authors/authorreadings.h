#pragma once
// What the pages about authors read from the library, on a thread of its own: some of it takes seconds, and
// neither the list of papers nor the panel may wait for it.
#include "models/core/ids.h"
#include "models/core/savedifference.h"
#include "models/store/library.h"
#include "models/store/rows/authorrow.h"

#include <QObject>

#include <array>
#include <atomic>

namespace lectern
{

// Two authors side by side: a pair that may be one, or one that was told apart.
struct AuthorPair {
    AuthorListRow one, other;
    LikelyPair likely;
};

// What "Who is who" shows.
struct WhoIsWho {
    QList<AuthorPair> likely; // the surest first
    QList<AuthorPair> apart; // decided
    bool more = false; // there are more likely pairs than these
};

// Two saves of one author's page.
struct SavedPages {
    QString author;
    QList<AuthorObservation> pages; // all of this author's, the latest first
    SourceId older = SourceId::None, newer = SourceId::None; // None: there is only one page
    SaveDifference difference;
};

// Lives in its own thread and owns a reading connection, opened with the first question. A newer question of
// a kind makes all older ones of that kind out of date.
class AuthorReadings final : public QObject
{
    Q_OBJECT
public:
    enum Lane { Order, Names, Pairs, Pages, LaneCount };

    // Callable from any thread: the number for the next question of this kind.
    quint64 supersede(Lane lane) { return ++m_latest[lane]; }
    void supersedeAll();

    // --- in the thread of the readings only
    void open(const QString &file); // another library from now on
    void order(quint64 generation, const QString &words, const AuthorOrder &order);
    void rows(quint64 generation, int page, const QList<AuthorId> &ids);
    void names(quint64 generation, const QString &words); // the first few, most papers first
    void pairs(quint64 generation);
    // With None for both the two latest saves; older None: the save before newer; author None: of whomever
    // newer is the page.
    void pages(quint64 generation, AuthorId author, SourceId older, SourceId newer);

signals:
    void ordered(quint64 generation, const QList<lectern::AuthorId> &ids,
                 const QList<lectern::AuthorListRow> &first);
    void rowsRead(quint64 generation, int page, const QList<lectern::AuthorListRow> &rows);
    void rowsFailed(quint64 generation, int page, const QString &message);
    void namesRead(quint64 generation, const QList<lectern::AuthorListRow> &rows);
    void pairsRead(quint64 generation, const lectern::WhoIsWho &pairs);
    void pagesRead(quint64 generation, const lectern::SavedPages &pages);
    void failed(int lane, quint64 generation, const QString &message);

private:
    bool outdated(Lane lane, quint64 generation) const { return generation != m_latest[lane]; }
    Library *library(Lane lane, quint64 generation); // null: it cannot be read, which has been said
    void fail(Lane lane, quint64 generation, const Error &why);
    Result<WhoIsWho> whoIsWho(Library &library, quint64 generation);
    static Result<SavedPages> savedPages(Library &library, AuthorId author, SourceId older, SourceId newer);

    QString m_file;
    std::unique_ptr<Library> m_library;
    std::array<std::atomic<quint64>, LaneCount> m_latest{};
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::AuthorListRow)
Q_DECLARE_METATYPE(lectern::WhoIsWho)
Q_DECLARE_METATYPE(lectern::SavedPages)
