#pragma once
// Controller of the author pages: author list, duplicate authors, and changes between saved versions.
#include "librarysession.h"
#include "models/itemmodels/authorlistmodel.h"
#include "models/session/tasks/authorqueries.h"
#include "models/store/types/authorrow.h"

#include <functional>

namespace lectern
{

// GUI thread; never blocks. Queries run on the background reader, edits on the library's writer. Visible data
// is reloaded after each change that affects authors.
class AuthorsController final : public QObject
{
    Q_OBJECT
public:
    explicit AuthorsController(LibrarySession &library, QObject *parent = nullptr);

    // Author list; empty until listAuthors().
    AuthorListModel &authors() { return m_authors; }
    void listAuthors(const QString &words, const AuthorOrder &order);
    const AuthorOrder &order() const { return m_order; }
    void leaveList(); // stops reloading after changes
    // Finds names for completion; emits namesFound().
    void findNames(const QString &words);

    // Duplicate authors.
    void findPairs();
    void leavePairs(); // stops reloading after changes
    void merge(AuthorId from, AuthorId into);
    // Compares several authors; emits compared().
    void compareAuthors(const QList<AuthorId> &authors);
    // Merges all authors into `stays`, then calls then(name) with the resulting name.
    void mergeAll(const QList<AuthorId> &authors, AuthorId stays,
                  const std::function<void(const QString &)> &then = {});
    void split(AuthorId author, const QList<PaperId> &papers);
    void move(AuthorId from, const QList<PaperId> &papers, AuthorId to);
    void separate(AuthorId author, const QString &folded);
    void markDistinct(AuthorId one, AuthorId other);
    void unmarkDistinct(AuthorId one, AuthorId other);
    void rename(AuthorId author, const QString &name);
    void setNote(AuthorId author, const QString &text);

    // Compares two saved versions of an author's page. Both None: the newest two. older is None: newer and
    // the version before it. author is None: the author of newer.
    void comparePages(AuthorId author, SourceId older = SourceId::None, SourceId newer = SourceId::None);
    void leavePages();
    // Marks the new papers of the library, or of an author, as seen.
    void endVisit();
    void endVisit(AuthorId author);

    bool isIdle() const;

signals:
    void listed(); // authors() has been updated
    void namesFound(const QList<lectern::AuthorListRow> &rows);
    void compared(const lectern::AuthorComparison &authors);
    void pairsCompared(double part); // progress of findPairs(), 0 to 1
    void pairsFound(const lectern::AuthorDuplicates &pairs);
    void pagesCompared(const lectern::SavedPages &pages);
    void failed(const QString &message);
    void idle();

private:
    void askAgain();
    void edit(const LibraryEdits::Change &change);

    LibrarySession &m_library;
    AuthorListModel m_authors;
    RequestToken m_ordering, m_names, m_pairs, m_pages, m_together;
    QString m_words;
    AuthorOrder m_order;
    bool m_listing = false, m_pairing = false, m_comparing = false;
    AuthorId m_compared = AuthorId::None;
    SourceId m_older = SourceId::None, m_newer = SourceId::None;
};

// Author suggestions for a partly typed name.

// GUI thread; never blocks. A new request cancels the previous one.
class AuthorOffers final : public QObject
{
    Q_OBJECT
public:
    explicit AuthorOffers(LibrarySession &library, QObject *parent = nullptr);

    // Emits found(), unless a newer call cancels the request.
    void find(const QString &words);
    bool isIdle() const { return !m_lane.isPending(); }

signals:
    void found(const QString &words, const QList<lectern::AuthorOffer> &offers);

private:
    LibrarySession &m_library;
    RequestToken m_lane;
};

} // namespace lectern
