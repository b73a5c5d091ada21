#include "authorscontroller.h"

#include "models/store/edits/authoridentity.h"
#include "models/store/edits/notestore.h"
#include "models/store/marks/visitstore.h"
#include "models/store/rows/authorrow.h"

namespace lectern
{

using namespace Qt::StringLiterals;
using Readings = AuthorReadings;

AuthorsController::AuthorsController(LibraryController &library, QObject *parent)
    : QObject(parent), m_library(library), m_readings(new AuthorReadings)
{
    m_thread.setObjectName(u"author readings"_s);
    m_readings->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_readings, &QObject::deleteLater);
    connect(&library, &LibraryController::aboutToClose, this, [this] {
        m_readings->supersedeAll();
        m_asked = m_answered = {};
        m_listing = m_pairing = m_comparing = false;
        m_authors.setOrder({}, {});
        QMetaObject::invokeMethod(m_readings, [readings = m_readings] { readings->open({}); });
    });
    connect(&library, &LibraryController::opened, this, [this](const QString &file) {
        QMetaObject::invokeMethod(m_readings, [readings = m_readings, file] { readings->open(file); });
    });
    // Comes after every change, whoever made it.
    connect(&library, &LibraryController::sidebarChanged, this, &AuthorsController::askAgain);
    connect(&m_authors, &AuthorListModel::pageNeeded, this,
            [this](quint64 generation, int page, const QList<AuthorId> &ids) {
                QMetaObject::invokeMethod(
                    m_readings, [=, readings = m_readings] { readings->rows(generation, page, ids); });
            });
    connect(m_readings, &Readings::rowsRead, &m_authors, &AuthorListModel::insertPage);
    connect(m_readings, &Readings::rowsFailed, this,
            [this](quint64 generation, int page, const QString &message) {
                m_authors.dropPage(generation, page);
                emit failed(message);
            });
    connect(m_readings, &Readings::ordered, this,
            [this](quint64 generation, const QList<AuthorId> &ids, const QList<AuthorListRow> &first) {
                if (!answered(Readings::Order, generation))
                    return;
                m_authors.setOrder(ids, first);
                emit listed();
                emit settled();
            });
    connect(m_readings, &Readings::namesRead, this,
            [this](quint64 generation, const QList<AuthorListRow> &rows) {
                if (answered(Readings::Names, generation))
                    emit namesFound(rows);
            });
    connect(m_readings, &Readings::pairsRead, this, [this](quint64 generation, const WhoIsWho &pairs) {
        if (!answered(Readings::Pairs, generation))
            return;
        emit pairsFound(pairs);
        emit settled();
    });
    connect(m_readings, &Readings::pagesRead, this, [this](quint64 generation, const SavedPages &pages) {
        if (!answered(Readings::Pages, generation))
            return;
        emit pagesCompared(pages);
        emit settled();
    });
    connect(m_readings, &Readings::failed, this,
            [this](int lane, quint64 generation, const QString &message) {
                if (answered(lane, generation))
                    emit failed(message);
            });
    m_thread.start();
}

AuthorsController::~AuthorsController()
{
    m_readings->supersedeAll();
    m_thread.quit();
    m_thread.wait();
}

quint64 AuthorsController::ask(Readings::Lane lane)
{
    return m_asked[lane] = m_readings->supersede(lane);
}

bool AuthorsController::answered(int lane, quint64 generation)
{
    if (generation != m_asked[size_t(lane)])
        return false;
    m_answered[size_t(lane)] = generation;
    return true;
}

bool AuthorsController::isSettled() const
{
    return m_asked == m_answered && m_authors.isComplete();
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
    const quint64 generation = ask(Readings::Order);
    QMetaObject::invokeMethod(m_readings,
                              [=, readings = m_readings] { readings->order(generation, words, order); });
}

void AuthorsController::findNames(const QString &words)
{
    const quint64 generation = ask(Readings::Names);
    QMetaObject::invokeMethod(m_readings, [=, readings = m_readings] { readings->names(generation, words); });
}

void AuthorsController::findPairs()
{
    m_pairing = true;
    const quint64 generation = ask(Readings::Pairs);
    QMetaObject::invokeMethod(m_readings, [=, readings = m_readings] { readings->pairs(generation); });
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
    const quint64 generation = ask(Readings::Pages);
    QMetaObject::invokeMethod(
        m_readings, [=, readings = m_readings] { readings->pages(generation, author, older, newer); });
}

void AuthorsController::leavePages()
{
    m_comparing = false;
}

void AuthorsController::edit(const std::function<Result<Edit>(Library &)> &change)
{
    m_library.edit(change);
}

void AuthorsController::merge(const QList<AuthorId> &from, AuthorId into)
{
    for (const AuthorId author : from)
        if (author != into)
            edit([=](Library &library) { return library.authorIdentity().merge(author, into); });
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

void AuthorsController::tellApart(AuthorId one, AuthorId other)
{
    edit([=](Library &library) { return library.authorIdentity().tellApart(one, other); });
}

void AuthorsController::forgetApart(AuthorId one, AuthorId other)
{
    edit([=](Library &library) { return library.authorIdentity().forgetApart(one, other); });
}

void AuthorsController::rename(AuthorId author, const QString &name)
{
    edit([=](Library &library) { return library.authorIdentity().rename(author, name); });
}

void AuthorsController::setNote(AuthorId author, const QString &text)
{
    edit([=](Library &library) { return library.notes().setNote(author, text); });
}

// No edit: an Edit without a number says that there is nothing to undo.
void AuthorsController::endVisit()
{
    edit([](Library &library) -> Result<Edit> {
        if (const Result<> done = library.visits().end(); !done)
            return done.error();
        return Edit{};
    });
}

void AuthorsController::endVisit(AuthorId author)
{
    edit([=](Library &library) -> Result<Edit> {
        if (const Result<> done = library.visits().end(author); !done)
            return done.error();
        return Edit{};
    });
}

} // namespace lectern
