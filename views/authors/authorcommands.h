#pragma once
// Author commands and their pages.
#include "models/itemmodels/authorlistmodel.h"
#include "models/session/authorqueries.h"
#include "models/session/librarysession.h"
#include "views/actions/commandcontext.h"

#include <QPointer>

namespace lectern
{

class AuthorListPage;
class AuthorPanelView;
class ChangesPage;
class AuthorMergePage;
class NameBar;
class PaperList;
class Sidebar;
class AuthorDuplicatesPage;

class AuthorCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        AuthorPanelView &panel;
        PaperList &list;
        Sidebar &sidebar;
        NameBar &names;
    };
    AuthorCommands(const CommandContext &context, const Views &views);

    bool isIdle() const;
    void endVisit(); // call when the window closes: the visit to the open author ends.
    // Restricts the list to papers added since the last visit to the open author. Returns false if no author
    // is open or there are no such papers.
    bool showNew();

signals:
    void authorShown();

private:
    void beginFirstVisit();
    void connectPages();
    void connectPanel();
    void connectLibrary();
    void connectActions();
    void showAuthors();
    void showAuthorDuplicates();
    void showChanges(AuthorId author, SourceId newer = SourceId::None);
    void open(AuthorId id, const QString &name);
    void look(AuthorPanel panel);
    void merge();
    template <typename Query, typename Then>
    void ask(RequestToken &token, Query query, Then then);
    template <typename Change, typename... Args>
    void write(Change change, Args... args);
    void listAuthors(const QString &words, const AuthorOrder &order);
    void findPairs();
    // Compares two saved versions of an author's page; see savedPages().
    void comparePages(AuthorId author, SourceId older, SourceId newer);
    void endVisits();
    void compare(const QList<AuthorId> &authors, QWidget *from);
    void mergeSideBySide();
    void leaveNextTo();
    void split();
    void offerGroups(AuthorId author, const QList<CoauthorGroup> &groups);
    void splitOff(const QList<PaperId> &papers);
    void markDistinct();
    void rename();
    void saveFigures();
    bool hasAuthor(); // returns whether an author is open; otherwise reports this to the user.
    bool canWrite(); // returns whether the library is writable; otherwise reports this to the user.

    LibrarySession &m_library;
    const Actions &m_actions;
    ActionNeeds &m_needs;
    Notices &m_notices;
    AuthorPanelView &m_panel;
    PaperList &m_list;
    Pages &m_pages;
    NameBar &m_names;
    CommandPalette &m_palette;
    AuthorListModel m_authors; // empty until the list is opened
    RequestToken m_listToken{"list of authors"}, m_rowsToken{"author rows", RequestToken::Keep::All},
        m_namesToken{"names"}, m_pairsToken{"author duplicates"}, m_changesToken{"saves of a page"},
        m_mergeToken{"author comparison"}, m_groupsToken{"groups of co-authors"};
    QPointer<QWidget> m_waiting; // the widget with the focus while the groups are read
    // The shown list and the compared versions, to reload them after a change.
    QString m_words;
    AuthorOrder m_order;
    AuthorId m_compared = AuthorId::None;
    SourceId m_older = SourceId::None, m_newer = SourceId::None;
    AuthorListPage *m_listPage;
    AuthorDuplicatesPage *m_pairsPage;
    ChangesPage *m_changesPage;
    AuthorMergePage *m_mergePage;
    QWidget *m_neighborOf = nullptr; // the page to return to from the merge page; null: the papers
    bool m_isFirstVisit =
        false; // the papers that exist at the start of the first visit are being saved as seen
    AuthorPanel m_looked; // state when the author was opened; determines which papers are new
};

} // namespace lectern
