#pragma once
// What the pages about authors talk to: the list of authors, who is who, and what changed between two saves.
#include "librarysession.h"
#include "models/itemmodels/authorlistmodel.h"
#include "models/session/tasks/authorquestions.h"

#include <functional>

namespace lectern
{

// Lives on the GUI thread and never waits: questions go to the looker, changes to the library's writer. What
// is shown is asked again after every change that touches authors.
class AuthorsController final : public QObject
{
    Q_OBJECT
public:
    explicit AuthorsController(LibrarySession &library, QObject *parent = nullptr);

    // --- the list; empty until it is asked for
    AuthorListModel &authors() { return m_authors; }
    void listAuthors(const QString &words, const AuthorOrder &order);
    const AuthorOrder &order() const { return m_order; }
    void leaveList(); // no longer shown: not asked again after changes
    // Names to complete: answers with namesFound.
    void findNames(const QString &words);

    // --- who is who
    void findPairs();
    void leavePairs(); // no longer shown: not asked again after changes
    void merge(AuthorId from, AuthorId into);
    // Several authors side by side: answers with compared.
    void compareAuthors(const QList<AuthorId> &authors);
    // All of them into this one; then is told their name, once it is done.
    void mergeAll(const QList<AuthorId> &authors, AuthorId stays,
                  const std::function<void(const QString &)> &then = {});
    void split(AuthorId author, const QList<PaperId> &papers);
    void move(AuthorId from, const QList<PaperId> &papers, AuthorId to);
    void separate(AuthorId author, const QString &folded);
    void tellApart(AuthorId one, AuthorId other);
    void forgetApart(AuthorId one, AuthorId other);
    void rename(AuthorId author, const QString &name);
    void setNote(AuthorId author, const QString &text);

    // --- what changed
    // Between two saves of an author's page: the latest two where both are None, else newer and the one
    // before where older is None. author None: of whomever newer is the page.
    void comparePages(AuthorId author, SourceId older = SourceId::None, SourceId newer = SourceId::None);
    void leavePages();
    // The person has seen what is new: of the library, of an author.
    void endVisit();
    void endVisit(AuthorId author);

    bool isSettled() const;

signals:
    void listed(); // authors() shows the answer
    void namesFound(const QList<lectern::AuthorListRow> &rows);
    void compared(const lectern::AuthorComparison &authors);
    void pairsCompared(double part); // from 0 to 1, on the way to pairsFound()
    void pairsFound(const lectern::WhoIsWho &pairs);
    void pagesCompared(const lectern::SavedPages &pages);
    void failed(const QString &message);
    void settled();

private:
    void askAgain();
    void edit(const LibraryEdits::Change &change);

    LibrarySession &m_library;
    AuthorListModel m_authors;
    Lane m_ordering, m_names, m_pairs, m_pages, m_together;
    QString m_words;
    AuthorOrder m_order;
    bool m_listing = false, m_pairing = false, m_comparing = false;
    AuthorId m_compared = AuthorId::None;
    SourceId m_older = SourceId::None, m_newer = SourceId::None;
};

} // namespace lectern
