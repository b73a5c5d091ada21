#include "authorreadings.h"

#include "authorlistmodel.h"
#include "models/core/savedifference.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/reading/authorlist.h"
#include "models/store/reading/authorreader.h"
#include "models/store/reading/likelyauthors.h"
#include "models/store/reading/sourcereader.h"
#include "models/store/rows/authorrow.h"

namespace lectern
{

static constexpr int kMostPairs = 500; // offered at once; nobody decides more in one sitting
static constexpr int kMostNames = 20;

void AuthorReadings::supersedeAll()
{
    for (int lane = 0; lane < LaneCount; ++lane)
        supersede(Lane(lane));
}

void AuthorReadings::open(const QString &file)
{
    m_library.reset();
    m_file = file;
}

Library *AuthorReadings::library(Lane lane, quint64 generation)
{
    if (outdated(lane, generation) || m_file.isEmpty())
        return nullptr;
    if (!m_library) {
        Result<std::unique_ptr<Library>> opened = Library::open(m_file, Library::Mode::ReadOnly);
        if (!opened) {
            emit failed(lane, generation, opened.error().message);
            return nullptr;
        }
        m_library = std::move(opened).value();
    }
    return m_library.get();
}

// The next question begins on a fresh connection.
void AuthorReadings::fail(Lane lane, quint64 generation, const Error &why)
{
    m_library.reset();
    if (!outdated(lane, generation))
        emit failed(lane, generation, why.message);
}

void AuthorReadings::order(quint64 generation, const QString &words, const AuthorOrder &order)
{
    Library *const from = library(Order, generation);
    if (!from)
        return;
    const Result<QList<AuthorId>> ids =
        from->authorList().order(words, order, [&] { return outdated(Order, generation); });
    if (outdated(Order, generation))
        return;
    const Result<QList<AuthorListRow>> first = ids
        ? from->authorList().rows(ids->first(qMin<qsizetype>(ids->size(), AuthorListModel::PageSize)))
        : Result<QList<AuthorListRow>>(ids.error());
    if (first)
        emit ordered(generation, *ids, *first);
    else
        fail(Order, generation, first.error());
}

void AuthorReadings::rows(quint64 generation, int page, const QList<AuthorId> &ids)
{
    if (!m_library)
        return;
    if (const Result<QList<AuthorListRow>> rows = m_library->authorList().rows(ids))
        emit rowsRead(generation, page, *rows);
    else
        emit rowsFailed(generation, page, rows.error().message);
}

void AuthorReadings::names(quint64 generation, const QString &words)
{
    Library *const from = library(Names, generation);
    if (!from)
        return;
    const Result<QList<AuthorId>> ids =
        from->authorList().order(words, {}, [&] { return outdated(Names, generation); });
    if (outdated(Names, generation))
        return;
    const Result<QList<AuthorListRow>> rows = ids
        ? from->authorList().rows(ids->first(qMin<qsizetype>(ids->size(), kMostNames)))
        : Result<QList<AuthorListRow>>(ids.error());
    if (rows)
        emit namesRead(generation, *rows);
    else
        fail(Names, generation, rows.error());
}

Result<WhoIsWho> AuthorReadings::whoIsWho(Library &library, quint64 generation)
{
    const Result<QList<LikelyPair>> likely =
        library.likelyAuthors().pairs(kMostPairs + 1, [&] { return outdated(Pairs, generation); });
    if (!likely)
        return likely.error();
    const Result<QList<QPair<AuthorId, AuthorId>>> apart = library.authorIdentity().apart();
    if (!apart)
        return apart.error();
    QList<AuthorId> ids;
    for (const LikelyPair &pair : *likely)
        ids << pair.one << pair.other;
    for (const auto &[one, other] : *apart)
        ids << one << other;
    const Result<QList<AuthorListRow>> rows = library.authorList().rows(ids);
    if (!rows)
        return rows.error();
    WhoIsWho answer;
    answer.more = likely->size() > kMostPairs;
    qsizetype row = 0;
    for (const LikelyPair &pair : *likely) {
        if (answer.likely.size() < kMostPairs)
            answer.likely.append({(*rows)[row], (*rows)[row + 1], pair});
        row += 2;
    }
    for (qsizetype i = 0; i < apart->size(); ++i, row += 2)
        answer.apart.append({(*rows)[row], (*rows)[row + 1], {}});
    return answer;
}

void AuthorReadings::pairs(quint64 generation)
{
    Library *const from = library(Pairs, generation);
    if (!from)
        return;
    const Result<WhoIsWho> pairs = whoIsWho(*from, generation);
    if (outdated(Pairs, generation))
        return;
    if (pairs)
        emit pairsRead(generation, *pairs);
    else
        fail(Pairs, generation, pairs.error());
}

Result<SavedPages> AuthorReadings::savedPages(Library &library, AuthorId author, SourceId older,
                                              SourceId newer)
{
    SavedPages answer;
    if (author != AuthorId::None) {
        const Result<AuthorPanel> panel = library.authors().panel(author);
        if (!panel)
            return panel.error();
        answer.author = panel->name;
        answer.pages = panel->observations;
    } else {
        const Result<QList<AuthorObservation>> pages = library.authors().pagesBeside(newer);
        if (!pages)
            return pages.error();
        answer.pages = *pages;
        if (!pages->isEmpty())
            answer.author = pages->first().figures.name;
    }
    const auto placeOf = [&](SourceId id) {
        for (qsizetype i = 0; i < answer.pages.size(); ++i)
            if (answer.pages[i].source == id)
                return i;
        return qsizetype(-1);
    };
    if (answer.pages.size() < 2)
        return answer;
    qsizetype latest = qMax<qsizetype>(0, placeOf(newer)), before = placeOf(older);
    if (before < 0) // the first save of all is compared with the one after it
        before = latest + 1 < answer.pages.size() ? latest + 1 : latest--;
    if (before < latest) // asked the wrong way round
        std::swap(before, latest);
    answer.newer = answer.pages[latest].source;
    answer.older = answer.pages[before].source;
    const Result<SavedPage> old = library.sources().savedPage(answer.older);
    const Result<SavedPage> young = library.sources().savedPage(answer.newer);
    if (!old || !young)
        return !old ? old.error() : young.error();
    answer.difference = compareSaves(*old, *young);
    return answer;
}

void AuthorReadings::pages(quint64 generation, AuthorId author, SourceId older, SourceId newer)
{
    Library *const from = library(Pages, generation);
    if (!from)
        return;
    if (const Result<SavedPages> pages = savedPages(*from, author, older, newer))
        emit pagesRead(generation, *pages);
    else
        fail(Pages, generation, pages.error());
}

} // namespace lectern
