#pragma once
// What the commands about authors do, and the pages they show in the place of the papers.
#include "models/session/authorscontroller.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AuthorListPage;
class AuthorNameBar;
class AuthorPanelView;
class ChangesPage;
class MergeSheet;
class PaperList;
class Sidebar;
class WhoIsWhoPage;

class AuthorCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        AuthorPanelView &panel;
        PaperList &list;
        Sidebar &sidebar;
        AuthorNameBar &names;
    };
    AuthorCommands(const CommandContext &context, const Views &views);

    bool isSettled() const { return m_authors.isSettled(); }
    void endVisit(); // the window closes
    // Narrows to what came in since the author that is open was last looked at; false where none is, or
    // nothing came.
    bool showNew();

signals:
    void authorShown(); // the panel shows one

private:
    void beginFirstVisit();
    void connectPages();
    void connectPanel();
    void connectLibrary();
    void connectActions();
    void showAuthors();
    void showWhoIsWho();
    void showChanges(AuthorId author, SourceId newer = SourceId::None);
    void open(AuthorId id, const QString &name);
    void look(AuthorPanel panel);
    void merge();
    void askBeside(const QList<AuthorId> &authors, QWidget *from);
    void mergeBeside();
    void leaveBeside();
    void split();
    void tellApart();
    void rename();
    void saveFigures();
    bool hasAuthor(); // says so where no author is open
    bool canWrite(); // says so where not

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    AuthorPanelView &m_panel;
    PaperList &m_list;
    Pages &m_pages;
    AuthorNameBar &m_names;
    AuthorsController m_authors;
    AuthorListPage *m_listPage;
    WhoIsWhoPage *m_pairsPage;
    ChangesPage *m_changesPage;
    MergeSheet *m_mergeSheet;
    QWidget *m_besideOf = nullptr; // the page that leads back from the sheet; none: the papers
    bool m_isFirstVisit = false; // and what was there when it began is being written
    AuthorPanel m_looked; // as it was when its author was opened: what was new then
};

} // namespace lectern
