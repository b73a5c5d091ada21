#include "authorscontroller.h"

#include "models/store/edits/authoridentity.h"
#include "models/store/edits/markstore.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/queries/authorlist.h"

#include <QCoreApplication>
#include <QPointer>

#include <memory>

namespace lectern
{

using namespace Qt::StringLiterals;
static constexpr int kMaxNames = 20;

AuthorsController::AuthorsController(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_ordering(library.backgroundReader(), "list of authors"),
      m_names(library.backgroundReader(), "names"), m_pairs(library.backgroundReader(), "who is who"),
      m_pages(library.backgroundReader(), "saves of a page"),
      m_together(library.backgroundReader(), "authors side by side")
{
    connect(&library, &LibrarySession::aboutToClose, this, [this] {
        m_listing = m_pairing = m_comparing = false;
        m_authors.setOrder({}, {});
    });
    // sidebarChanged is emitted after every change, including those of other programs.
    connect(&library, &LibrarySession::sidebarChanged, this, [this](SidebarParts parts) {
        if (parts & SidebarPart::Authors)
            askAgain();
    });
    connect(&m_authors, &AuthorListModel::pageNeeded, this,
            [this](quint64 generation, int page, const QList<AuthorId> &ids) {
                m_library.backgroundReader().askUnordered(
                    this, [ids](Library &open, const Cancelled &) { return open.authorList().rows(ids); },
                    [this, generation, page](const QList<AuthorListRow> &rows) {
                        m_authors.insertPage(generation, page, rows);
                    },
                    [this, generation, page](const Error &error) {
                        m_authors.dropPage(generation, page);
                        emit failed(error.message);
                    });
            });
    connect(&library.backgroundReader(), &LibraryReader::failed, this, &AuthorsController::failed);
}

bool AuthorsController::isIdle() const
{
    return !m_ordering.isPending() && !m_names.isPending() && !m_pairs.isPending() && !m_pages.isPending()
        && !m_together.isPending() && m_authors.isComplete();
}

void AuthorsController::askAgain()
{
    if (m_listing)
        listAuthors(m_words, m_order);
    if (m_pairing)
        findPairs();
    if (m_comparing)
        comparePages(m_compared, m_older, m_newer);
}

void AuthorsController::listAuthors(const QString &words, const AuthorOrder &order)
{
    m_words = words;
    m_order = order;
    m_listing = true;
    m_library.backgroundReader().ask(
        m_ordering,
        [words, order](Library &library, const Cancelled &cancelled) {
            return orderedAuthors(library, words, order, AuthorListModel::PageSize, cancelled);
        },
        [this](const OrderedAuthors &found) {
            m_authors.setOrder(found.ids, found.first);
            emit listed();
            emit idle();
        });
}

void AuthorsController::leaveList()
{
    m_listing = false;
}

void AuthorsController::findNames(const QString &words)
{
    m_library.backgroundReader().ask(
        m_names,
        [words](Library &library, const Cancelled &cancelled) -> Result<QList<AuthorListRow>> {
            const auto found = orderedAuthors(library, words, {}, kMaxNames, cancelled);
            return found ? Result<QList<AuthorListRow>>(found->first) : found.error();
        },
        [this](const QList<AuthorListRow> &rows) { emit namesFound(rows); });
}

void AuthorsController::compareAuthors(const QList<AuthorId> &authors)
{
    m_library.backgroundReader().ask(
        m_together,
        [authors](Library &library, const Cancelled &) { return comparedAuthors(library, authors); },
        [this](const AuthorComparison &comparison) {
            emit compared(comparison);
            emit idle();
        });
}

void AuthorsController::findPairs()
{
    m_pairing = true;
    m_library.backgroundReader().ask(
        m_pairs,
        [controller = QPointer(this)](Library &library, const Cancelled &cancelled) {
            return authorDuplicates(library, cancelled, [controller](double part) {
                // QPointer is checked on the GUI thread.
                QMetaObject::invokeMethod(qApp, [controller, part] {
                    if (controller)
                        emit controller->pairsCompared(part);
                });
            });
        },
        [this](const AuthorDuplicates &pairs) {
            emit pairsFound(pairs);
            emit idle();
        });
}

void AuthorsController::leavePairs()
{
    m_pairing = false;
}

void AuthorsController::comparePages(AuthorId author, SourceId older, SourceId newer)
{
    m_comparing = true;
    m_compared = author;
    m_older = older;
    m_newer = newer;
    m_library.backgroundReader().ask(
        m_pages,
        [=](Library &library, const Cancelled &) { return savedPages(library, author, older, newer); },
        [this](const SavedPages &pages) {
            emit pagesCompared(pages);
            emit idle();
        });
}

void AuthorsController::leavePages()
{
    m_comparing = false;
}

void AuthorsController::edit(const LibraryEdits::Change &change)
{
    m_library.edits().edit(change);
}

void AuthorsController::merge(AuthorId from, AuthorId into)
{
    edit([=](Library &library) { return library.authorIdentity().merge(from, into); });
}

void AuthorsController::mergeAll(const QList<AuthorId> &authors, AuthorId stays,
                                 const std::function<void(const QString &)> &then)
{
    m_library.edits().edit(
        [=](Library &library) { return library.authorIdentity().mergeAll(authors, nullptr, stays); },
        [=](const Edit &edit) {
            if (then)
                then(edit.subject);
        });
}

void AuthorsController::split(AuthorId author, const QList<PaperId> &papers)
{
    edit([=](Library &library) { return library.authorIdentity().split(author, papers); });
}

void AuthorsController::move(AuthorId from, const QList<PaperId> &papers, AuthorId to)
{
    edit([=](Library &library) { return library.authorIdentity().move(from, papers, to); });
}

void AuthorsController::separate(AuthorId author, const QString &folded)
{
    edit([=](Library &library) { return library.authorIdentity().separate(author, folded); });
}

void AuthorsController::markDistinct(AuthorId one, AuthorId other)
{
    edit([=](Library &library) { return library.authorIdentity().markDistinct(one, other); });
}

void AuthorsController::unmarkDistinct(AuthorId one, AuthorId other)
{
    edit([=](Library &library) { return library.authorIdentity().unmarkDistinct(one, other); });
}

void AuthorsController::rename(AuthorId author, const QString &name)
{
    edit([=](Library &library) { return library.authorIdentity().rename(author, name); });
}

void AuthorsController::setNote(AuthorId author, const QString &text)
{
    edit([=](Library &library) { return library.notes().setNote(author, text); });
}

void AuthorsController::endVisit()
{
    m_library.edits().writeUnlogged([](Library &library) { return library.visits().end(); },
                                    SidebarPart::Counts | SidebarPart::Authors);
}

void AuthorsController::endVisit(AuthorId author)
{
    m_library.edits().writeUnlogged([=](Library &library) { return library.visits().end(author); },
                                    SidebarPart::Counts | SidebarPart::Authors);
}

} // namespace lectern
