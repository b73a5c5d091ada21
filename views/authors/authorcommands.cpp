#include "authorcommands.h"

#include "authorduplicatespage.h"
#include "authorlistpage.h"
#include "authormergepage.h"
#include "authorpanel.h"
#include "changespage.h"
#include "models/core/query/queryterms.h"
#include "models/itemmodels/display.h"
#include "models/session/edits.h"
#include "models/store/sqlite/atomicfile.h"
#include "views/actions/actionneeds.h"
#include "views/actions/actions.h"
#include "views/actions/commandpalette.h"
#include "views/list/facetstrip.h"
#include "views/list/paperlist.h"
#include "views/paper/notepane.h"
#include "views/sidebar/sidebar.h"
#include "views/widgets/focusguard.h"
#include "views/widgets/namebar.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"

#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

AuthorCommands::AuthorCommands(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_needs(context.needs), m_notices(context.notices), m_panel(views.panel), m_list(views.list),
      m_pages(context.pages), m_names(views.names), m_palette(context.palette),
      m_listPage(new AuthorListPage(m_authors, m_actions, &context.window)),
      m_pairsPage(new AuthorDuplicatesPage(&context.window)), m_changesPage(new ChangesPage(&context.window)),
      m_mergePage(new AuthorMergePage(&context.window))
{
    m_pages.add(*m_listPage);
    m_pages.add(*m_pairsPage);
    m_pages.add(*m_changesPage);
    m_pages.add(*m_mergePage);
    connectPages();
    connectActions();
    connectPanel();
    connectLibrary();
    connect(&m_library.backgroundReader(), &LibraryReader::failed, &m_notices, &Notices::warn);
    connect(&m_names, &NameBar::authorTyped, this, [this](const QString &words) {
        ask(m_namesToken, bindLibrary(authorsNamed, words),
            [this](const QList<AuthorListRow> &rows) { m_names.offer(rows); });
    });
    connect(&views.sidebar, &Sidebar::authorsChosen, this, &AuthorCommands::showAuthors);
    connect(&views.sidebar, &Sidebar::sourceChangesChosen, this,
            [this](SourceId id) { showChanges(AuthorId::None, id); });
}

void AuthorCommands::connectPanel()
{
    QAction *separator = new QAction(this);
    separator->setSeparator(true);
    m_panel.setIdentityActions({&m_actions[Id::MergeAuthor], &m_actions[Id::SplitAuthor],
                                &m_actions[Id::RenameAuthor], separator, &m_actions[Id::AuthorDuplicates]});
    for (const Id id :
         {Id::AuthorChanges, Id::SaveAuthorFigures, Id::NoteAuthor, Id::CoauthorGraph, Id::ShowAuthorFigures})
        m_panel.addTool(&m_actions[id]);
    connect(&m_panel.note(), &NotePane::authorChanged, this,
            [this](AuthorId author, const QString &text) { write(setAuthorNote, author, text); });
    connect(&m_panel.note(), &NotePane::finished, this, [this] { m_list.setFocus(); });
    connect(&m_panel.note(), &NotePane::discarded, this, [this](const QString &text) {
        m_notices.offer(tr("Your input was not saved."),
                        {{tr("Continue"), [this, text] { m_panel.note().resume(text); }}});
    });
    connect(&m_panel, &AuthorPanelView::authorChosen, &m_library.browser(), &LibraryBrowser::openAuthor);
    connect(&m_panel, &AuthorPanelView::coauthorChosen, this, [this](AuthorId id, const QString &name) {
        m_library.browser().setCondition({authorNode(id), name});
    });
    connect(&m_panel, &AuthorPanelView::closed, &m_library.browser(), &LibraryBrowser::closeAuthor);
    connect(&m_panel, &AuthorPanelView::conditionChosen, &m_library.browser(), &LibraryBrowser::setCondition);
    connect(&m_panel, &AuthorPanelView::separateChosen, this,
            [this](AuthorId author, const QString &folded) { write(separateName, author, folded); });
    connect(&m_panel, &AuthorPanelView::newPapersChosen, this, [this] { (void)showNew(); });
    connect(&m_panel, &AuthorPanelView::yearsChosen, this,
            [this](int first, int last) { m_library.browser().setCondition(yearsCondition(first, last)); });
}

void AuthorCommands::connectLibrary()
{
    connect(&m_library, &LibrarySession::opened, this, [this] {
        const bool writable = m_library.isWritable();
        m_listPage->setWritable(writable);
        m_pairsPage->setWritable(writable);
        m_panel.setWritable(writable);
    });
    connect(&m_library, &LibrarySession::sidebarChanged, this, &AuthorCommands::beginFirstVisit);
    connect(&m_library.browser(), &LibraryBrowser::authorLoaded, this, &AuthorCommands::look);
    connect(&m_library.browser(), &LibraryBrowser::authorClosed, this, [this] {
        m_looked = {};
        m_needs.set(Need::AuthorFigures, false);
    });
    connect(&m_library, &LibrarySession::aboutToClose, this, [this] {
        endVisit();
        m_panel.note().finish();
        m_looked = {};
        m_pages.leave();
        m_rowsToken.cancel();
        m_authors.setOrder({}, {});
    });
    connect(&m_library.writer(), &LibraryWriter::stepped, &m_panel.note(), &NotePane::finish);
}

void AuthorCommands::connectPages()
{
    connect(m_listPage, &AuthorListPage::asked, this, &AuthorCommands::listAuthors);
    connect(&m_authors, &AuthorListModel::pageNeeded, this, [this](int page, const QList<AuthorId> &ids) {
        m_library.backgroundReader().ask(
            m_rowsToken, bindLibrary(authorRows, ids), this,
            [this, page](const QList<AuthorListRow> &rows) { m_authors.insertPage(page, rows); },
            [this, page](const Error &error) {
                m_authors.dropPage(page);
                m_notices.warn(error.message);
            });
    });
    connect(m_listPage, &AuthorListPage::authorChosen, this, &AuthorCommands::open);
    connect(m_listPage, &AuthorListPage::mergeRequested, this, &AuthorCommands::merge);
    connect(m_listPage, &AuthorListPage::distinctRequested, this, &AuthorCommands::markDistinct);
    connect(m_listPage, &AuthorListPage::authorDuplicatesRequested, this,
            &AuthorCommands::showAuthorDuplicates);

    const LibraryWriter *edits = &m_library.writer();
    connect(edits, &LibraryWriter::stepped, m_pairsPage, &AuthorDuplicatesPage::forgetLeft);
    connect(edits, &LibraryWriter::steppedTo, m_pairsPage, &AuthorDuplicatesPage::forgetLeft);
    for (const auto went : {&LibraryWriter::failed, &LibraryWriter::refused})
        connect(edits, went, this, [this] {
            m_pairsPage->forgetLeft();
            if (m_pages.isOpen(*m_pairsPage))
                findPairs();
        });
    connect(m_pairsPage, &AuthorDuplicatesPage::sameChosen, this,
            [this](AuthorId from, AuthorId into, bool named) {
                if (named)
                    write(mergeAllAuthors, QList{from, into}, into);
                else
                    write(mergeAuthors, from, into);
            });
    connect(m_pairsPage, &AuthorDuplicatesPage::differentChosen, this,
            [this](AuthorId one, AuthorId other) { write(markAuthorsDistinct, one, other); });
    connect(m_pairsPage, &AuthorDuplicatesPage::undecideChosen, this,
            [this](AuthorId one, AuthorId other) { write(unmarkAuthorsDistinct, one, other); });
    connect(m_pairsPage, &AuthorDuplicatesPage::authorChosen, this, &AuthorCommands::open);

    connect(m_mergePage, &AuthorMergePage::sameChosen, this, &AuthorCommands::mergeSideBySide);
    connect(m_mergePage, &AuthorMergePage::differentChosen, this, [this] {
        const QList<AuthorId> two = m_mergePage->authors();
        if (m_neighborOf == m_pairsPage)
            m_pairsPage->decide(false);
        else
            write(markAuthorsDistinct, two.first(), two.last());
        leaveNextTo();
    });
    connect(m_mergePage, &Page::closed, this, &AuthorCommands::leaveNextTo);
    connect(m_pairsPage, &AuthorDuplicatesPage::sideBySideRequested, this,
            [this](AuthorId one, AuthorId other) {
                compare({one, other}, m_pairsPage);
            });

    connect(m_changesPage, &ChangesPage::savesChosen, this,
            [this](SourceId older, SourceId newer) { comparePages(AuthorId::None, older, newer); });
    connect(m_changesPage, &ChangesPage::paperChosen, this, [this](PaperId id) {
        QueryState query;
        query.scope = m_library.browser().query().scope;
        query.adoptOrders(m_library.browser().query());
        if (query.scope && authorOf(query.scope->node) == AuthorId::None)
            query.scope.reset();
        m_library.browser().setQuery(query, id);
        m_pages.leave();
    });
    // Emitted after every change, including those of other programs. Hidden pages are not reloaded.
    connect(&m_library, &LibrarySession::sidebarChanged, this, [this](SidebarParts parts) {
        if (!(parts & SidebarPart::Authors))
            return;
        if (m_pages.isOpen(*m_listPage))
            listAuthors(m_words, m_order);
        if (m_pages.isOpen(*m_pairsPage))
            findPairs();
        if (m_pages.isOpen(*m_changesPage))
            comparePages(m_compared, m_older, m_newer);
    });
}

void AuthorCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ShowAuthors, [this] { showAuthors(); });
    on(Id::AuthorDuplicates, [this] { showAuthorDuplicates(); });
    on(Id::MergeAuthor, [this] { merge(); });
    on(Id::SplitAuthor, [this] { split(); });
    on(Id::RenameAuthor, [this] { rename(); });
    on(Id::NoteAuthor, [this] {
        if (hasAuthor())
            m_panel.note().edit();
    });
    on(Id::AuthorChanges, [this] {
        if (hasAuthor())
            showChanges(m_panel.author());
    });
    on(Id::SaveAuthorFigures, [this] { saveFigures(); });
    on(Id::MarkSeen, [this] {
        endVisits();
        m_notices.inform(tr("Papers added from now on are shown as new."));
    });
}

void AuthorCommands::showAuthors()
{
    m_pages.open(*m_listPage);
    m_listPage->begin();
}

void AuthorCommands::showAuthorDuplicates()
{
    m_pages.open(*m_pairsPage);
    m_pairsPage->begin();
    findPairs();
}

void AuthorCommands::showChanges(AuthorId author, SourceId newer)
{
    m_pages.open(*m_changesPage);
    m_changesPage->begin();
    comparePages(author, SourceId::None, newer);
}

// Queries.

template <typename Query, typename Then>
void AuthorCommands::ask(RequestToken &token, Query query, Then then)
{
    m_library.backgroundReader().ask(token, std::move(query), this, std::move(then));
}

void AuthorCommands::listAuthors(const QString &words, const AuthorOrder &order)
{
    m_words = words;
    m_order = order;
    ask(m_listToken, bindLibrary(orderedAuthors, words, order, qsizetype(AuthorListModel::PageSize)),
        [this](const OrderedAuthors &found) {
            m_rowsToken.cancel();
            m_authors.setOrder(found.ids, found.first);
            m_listPage->showOrder(m_order, m_library.counts().authors);
        });
}

void AuthorCommands::findPairs()
{
    // The reader outlives its thread.
    const auto progress = [page = QPointer(m_pairsPage),
                           reader = &m_library.backgroundReader()](double part) {
        QMetaObject::invokeMethod(reader, [page, part] {
            if (page)
                page->showProgress(part);
        });
    };
    ask(m_pairsToken, bindLibrary(authorDuplicates, progress),
        [this](const AuthorDuplicates &pairs) { m_pairsPage->showPairs(pairs); });
}

void AuthorCommands::comparePages(AuthorId author, SourceId older, SourceId newer)
{
    m_compared = author;
    m_older = older;
    m_newer = newer;
    ask(m_changesToken, bindLibrary(savedPages, author, older, newer),
        [this](const SavedPages &pages) { m_changesPage->showPages(pages); });
}

bool AuthorCommands::isIdle() const
{
    return !m_listToken.isPending() && !m_namesToken.isPending() && !m_pairsToken.isPending()
        && !m_changesToken.isPending() && !m_mergeToken.isPending() && !m_groupsToken.isPending()
        && m_authors.isComplete();
}

// Edits.

template <typename Change, typename... Args>
void AuthorCommands::write(Change change, Args... args)
{
    m_library.writer().write(bindLibrary(change, std::move(args)...));
}

void AuthorCommands::endVisits()
{
    m_library.writer().writeUnlogged(bindLibrary(lectern::endVisit),
                                     SidebarPart::Counts | SidebarPart::Authors);
}

// Begins the first visit once the library has papers. Later papers are then marked as new even on the first
// day.
void AuthorCommands::beginFirstVisit()
{
    const Counts &counts = m_library.counts();
    if (counts.isVisited || counts.papers == 0)
        m_isFirstVisit = false;
    else if (!std::exchange(m_isFirstVisit, true))
        endVisit();
}

void AuthorCommands::endVisit()
{
    if (m_library.isOpen() && m_library.isWritable())
        endVisits();
}

void AuthorCommands::open(AuthorId id, const QString &name)
{
    m_library.browser().openAuthor(id, name);
    m_pages.leave();
}

// Papers that were new when the author was opened remain marked until another author is opened.
void AuthorCommands::look(AuthorPanel panel)
{
    if (panel.papers == 0 && panel.observations.isEmpty()) { // merged into another author, or without papers
        m_library.browser().closeAuthor();
        return;
    }
    // Update the title to the author's current name.
    QueryState query = m_library.browser().query();
    if (query.scope && authorOf(query.scope->node) == panel.id && query.scope->label != panel.name) {
        query.scope->label = panel.name;
        m_library.browser().setQuery(query);
    }
    if (panel.id != m_looked.id) {
        m_looked = panel;
        if (m_library.isWritable() && panel.newPapers.value_or(1) > 0)
            m_library.writer().writeUnlogged(bindLibrary(endAuthorVisit, panel.id),
                                             SidebarPart::Counts | SidebarPart::Authors);
    } else if (m_looked.newPapers.value_or(0) > panel.newPapers.value_or(0)) {
        panel.newPapers = m_looked.newPapers;
        panel.lastSeen = m_looked.lastSeen;
        panel.lastVisit = m_looked.lastVisit;
    }
    m_needs.set(Need::AuthorFigures, !panel.observations.isEmpty());
    m_panel.showAuthor(panel);
    emit authorShown();
}

bool AuthorCommands::showNew()
{
    if (m_looked.newPapers.value_or(0) == 0 || m_looked.id != m_panel.author())
        return false;
    m_library.browser().setCondition(
        {newSinceNode(m_looked.lastSeen),
         tr("New since %1").arg(dayText(m_looked.lastVisit.toLocalTime().date()))});
    m_pages.leave();
    return true;
}

bool AuthorCommands::hasAuthor()
{
    if (m_library.browser().query().scope
        && authorOf(m_library.browser().query().scope->node) != AuthorId::None
        && m_panel.author() == authorOf(m_library.browser().query().scope->node))
        return true;
    m_notices.inform(
        tr("Open an author first: press A for the author of a paper, or select one in the sidebar."));
    return false;
}

bool AuthorCommands::canWrite()
{
    if (m_library.isWritable())
        return true;
    m_notices.inform(tr("This library is read-only."));
    return false;
}

void AuthorCommands::merge()
{
    if (!canWrite())
        return;
    if (m_pages.isOpen(*m_listPage)) {
        const QList<AuthorListRow> chosen = m_listPage->selectedAuthors();
        if (chosen.size() < 2) {
            m_notices.inform(
                tr("Select the authors to merge: Ctrl or Shift with a click or the arrow keys."));
            return;
        }
        QList<AuthorId> all;
        for (const AuthorListRow &row : chosen)
            all.append(row.id);
        compare(all, m_listPage);
        return;
    }
    if (!hasAuthor())
        return;
    const AuthorId from = m_panel.author();
    const QString question = tr("Merge %1 with").arg(m_panel.authorName());
    m_names.ask({.field = u"authorNameEdit"_s,
                 .icon = u"user"_s,
                 .text = question,
                 .label = question,
                 .placeholder = tr("Part of the name"),
                 .chosen =
                     [this, from](AuthorId other) {
                         compare({from, other}, nullptr);
                     },
                 .without = from});
}

void AuthorCommands::compare(const QList<AuthorId> &authors, QWidget *from)
{
    m_neighborOf = from;
    m_pages.open(*m_mergePage);
    m_mergePage->begin(authors);
    ask(m_mergeToken, bindLibrary(comparedAuthors, authors),
        [this](const AuthorComparison &comparison) { m_mergePage->show(comparison); });
}

void AuthorCommands::mergeSideBySide()
{
    const QList<AuthorId> all = m_mergePage->authors();
    const AuthorId stays = m_mergePage->stays();
    if (m_neighborOf == m_pairsPage)
        m_pairsPage->decide(true, stays);
    else if (m_neighborOf)
        write(mergeAllAuthors, all, stays);
    else
        m_library.writer().write(
            bindLibrary(mergeAllAuthors, all, stays), this,
            [this, stays](const Edit &edit) { m_library.browser().openAuthor(stays, edit.subject); });
    leaveNextTo();
}

void AuthorCommands::leaveNextTo()
{
    if (!m_neighborOf) {
        m_pages.leave();
        return;
    }
    m_pages.open(*m_neighborOf);
    // Hidden pages receive no updates.
    if (m_neighborOf == m_pairsPage) {
        findPairs();
        return;
    }
    listAuthors(m_listPage->words(), m_order);
    m_listPage->focusRows(); // focus the rows, so that undo applies to the merge instead of the search text
}

void AuthorCommands::split()
{
    if (!canWrite() || !hasAuthor())
        return;
    const QList<PaperId> papers = m_list.selectedPapers();
    if (papers.size() > 1 && papers.size() < m_panel.shownAuthor().papers) {
        splitOff(papers);
        return;
    }
    m_waiting = m_list.window()->focusWidget();
    if (m_waiting)
        setContainer(m_waiting, true); // the choice takes the focus when the groups are known
    ask(m_groupsToken, bindLibrary(coauthorGroups, m_panel.author()),
        [this, author = m_panel.author()](const QList<CoauthorGroup> &groups) {
            offerGroups(author, groups);
        });
}

// One selected paper may only be the current one, so the groups are offered besides it.
void AuthorCommands::offerGroups(AuthorId author, const QList<CoauthorGroup> &groups)
{
    if (m_waiting)
        setContainer(m_waiting, false);
    if (author != m_panel.author())
        return;
    const QList<PaperId> papers = m_list.selectedPapers();
    const bool selectsOne = papers.size() == 1;
    if (groups.size() < 2) {
        if (selectsOne)
            splitOff(papers);
        else
            m_notices.inform(tr("Select the papers of the other author in the list, then split again."));
        return;
    }
    QList<PaletteObject> choices;
    for (const CoauthorGroup &group : groups)
        choices.append(
            {group.names.isEmpty() ? tr("without co-authors") : tr("with %1").arg(group.names.join(u", "_s)),
             papersText(group.papers.size()), u"users"_s, [this, group] {
                 m_list.selectPapers(group.papers);
                 splitOff(group.papers);
             }});
    if (selectsOne)
        choices.append(
            {tr("only the selected paper"), {}, u"file-text"_s, [this, papers] { splitOff(papers); }});
    m_palette.choose(tr("Split off one of %n groups without a common co-author", nullptr, int(groups.size())),
                     choices);
}

void AuthorCommands::splitOff(const QList<PaperId> &papers)
{
    const AuthorPanel &author = m_panel.shownAuthor();
    const AuthorId from = author.id;
    const QString question = papers.size() == 1
        ? tr("Move the selected paper of %1 to").arg(author.name)
        : tr("Move the %1 selected papers of %2 to").arg(numberText(papers.size()), author.name);
    m_names.ask({.field = u"authorNameEdit"_s,
                 .icon = u"user"_s,
                 .text = question,
                 .label = question,
                 .placeholder = tr("new author %1 (Return)").arg(author.name),
                 .chosen =
                     [this, from, papers](AuthorId to) {
                         if (to == AuthorId::None)
                             write(splitAuthor, from, papers);
                         else
                             write(moveToAuthor, from, papers, to);
                     },
                 .without = from,
                 .mayBeEmpty = true});
}

void AuthorCommands::markDistinct()
{
    const QList<AuthorListRow> chosen = m_listPage->selectedAuthors();
    if (canWrite() && chosen.size() == 2)
        write(markAuthorsDistinct, chosen[0].id, chosen[1].id);
}

void AuthorCommands::saveFigures()
{
    if (!hasAuthor())
        return;
    if (m_panel.shownAuthor().observations.isEmpty()) {
        m_notices.inform(tr("No stated figures: the library contains no page of this author."));
        return;
    }
    const QByteArray csv = figuresCsv(m_panel.shownAuthor().observations);
    askWhereToSave(&m_panel,
                   {tr("Save figures as CSV"), tr("Tables (*.csv)"), u"csv"_s,
                    tr("Figures of %1").arg(m_panel.authorName())},
                   [this, csv](const QString &file) {
                       if (const Result<> saved = writeAtomically(file, csv); saved)
                           m_notices.inform(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
                       else
                           m_notices.warn(saved.error().message);
                   });
}

void AuthorCommands::rename()
{
    if (!canWrite() || !hasAuthor())
        return;
    const AuthorId author = m_panel.author();
    const QString question = tr("Rename %1 to").arg(m_panel.authorName());
    m_names.ask({.field = u"authorNameEdit"_s,
                 .icon = u"user"_s,
                 .text = question,
                 .label = question,
                 .placeholder = tr("As printed on papers and pages"),
                 .name = m_panel.authorName(),
                 .accept = tr("Rename"),
                 .accepted = [this, author](const QString &name, const QString &) {
                     write(renameAuthor, author, name);
                 }});
}

} // namespace lectern
