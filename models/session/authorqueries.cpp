#include "authorqueries.h"

#include "models/core/fold.h"
#include "models/formats/records/recordformats.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/likelyauthors.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kMaxPairs = 500; // pairs per list; more than a user decides at once

Result<OrderedAuthors> orderedAuthors(Library &library, const QString &words, const AuthorOrder &order,
                                      qsizetype rows, const Cancelled &cancelled)
{
    OrderedAuthors found;
    LECTERN_TRY(found.ids, library.authorList().order(words, order, cancelled));
    LECTERN_TRY(found.first, library.authorList().rows(found.ids.first(qMin(found.ids.size(), rows))));
    return found;
}

Result<AuthorComparison> comparedAuthors(Library &library, const QList<AuthorId> &authors)
{
    return library.authors().comparison(authors.mid(0, kMaxCompared));
}

Result<QList<CoauthorGroup>> coauthorGroups(Library &library, AuthorId author)
{
    return library.coauthors().groups(author);
}

Result<AuthorDuplicates> authorDuplicates(Library &library, const std::function<void(double)> &progress,
                                          const Cancelled &cancelled)
{
    LECTERN_TRY(const auto likely, library.likelyAuthors().pairs(kMaxPairs + 1, cancelled, progress));
    LECTERN_TRY(const auto apart, library.authorIdentity().apart());
    QList<AuthorId> ids;
    for (const LikelyPair &pair : likely)
        ids << pair.one << pair.other;
    for (const auto &[one, other] : apart)
        ids << one << other;
    LECTERN_TRY(const auto rows, library.authorList().rows(ids));
    // The rows are read after the pairs. An author that was merged in between has no row; skip its pairs.
    const auto exists = [](const AuthorPair &pair) {
        return pair.one.id != AuthorId::None && pair.other.id != AuthorId::None;
    };
    AuthorDuplicates answer;
    answer.more = likely.size() > kMaxPairs;
    qsizetype row = 0;
    for (const LikelyPair &pair : likely) {
        const AuthorPair both{rows[row], rows[row + 1], pair};
        if (answer.likely.size() < kMaxPairs && exists(both))
            answer.likely.append(both);
        row += 2;
    }
    for (qsizetype i = 0; i < apart.size(); ++i, row += 2)
        if (const AuthorPair both{rows[row], rows[row + 1], {}}; exists(both))
            answer.apart.append(both);
    return answer;
}

Result<SavedPages> savedPages(Library &library, AuthorId author, SourceId older, SourceId newer)
{
    SavedPages answer;
    if (author != AuthorId::None) {
        LECTERN_TRY(const auto panel, library.authors().panel(author));
        answer.author = panel.name;
        answer.pages = panel.observations;
    } else {
        LECTERN_TRY(answer.pages, library.authors().pagesOfSameAuthor(newer));
        if (!answer.pages.isEmpty())
            answer.author = answer.pages.first().figures.name;
    }
    const qsizetype saves = answer.pages.size();
    const auto placeOf = [&](SourceId id) {
        for (qsizetype i = 0; i < saves; ++i)
            if (answer.pages[i].source == id)
                return i;
        return qsizetype(-1);
    };
    // A version is compared with the previous one of the same page, the first version with the next one.
    // Versions of different pages of a merged author are compared only on request.
    const auto besides = [&](qsizetype save) {
        const QString name = foldName(answer.pages[save].figures.name);
        const auto isOf = [&](qsizetype i) { return foldName(answer.pages[i].figures.name) == name; };
        for (qsizetype i = save + 1; i < saves; ++i)
            if (isOf(i))
                return i;
        for (qsizetype i = save; i-- > 0;)
            if (isOf(i))
                return i;
        return qsizetype(-1);
    };
    qsizetype latest = placeOf(newer), before = placeOf(older);
    if (before == latest)
        before = -1;
    for (qsizetype i = 0; latest < 0 && i < saves; ++i)
        if (besides(i) >= 0)
            latest = i; // the newest version that can be compared
    if (latest >= 0 && before < 0)
        before = besides(latest);
    if (latest < 0 || before < 0) {
        answer.newer = latest < 0 ? SourceId::None : answer.pages[latest].source;
        return answer;
    }
    if (before < latest) // the caller swapped the two
        std::swap(before, latest);
    answer.newer = answer.pages[latest].source;
    answer.older = answer.pages[before].source;
    LECTERN_TRY(const auto old, library.sources().savedPage(answer.older));
    LECTERN_TRY(const auto young, library.sources().savedPage(answer.newer));
    answer.difference = compareSaves(old, young);
    return answer;
}

Result<QList<AuthorListRow>> authorRows(Library &library, const QList<AuthorId> &ids)
{
    return library.authorList().rows(ids);
}

Result<QList<AuthorListRow>> authorsNamed(Library &library, const QString &words, const Cancelled &cancelled)
{
    constexpr int kMaxNames = 20;
    LECTERN_TRY(const auto ids, library.authorList().order(words, {}, cancelled));
    return library.authorList().rows(ids.first(qMin<qsizetype>(ids.size(), kMaxNames)));
}

Result<QList<AuthorOffer>> offeredAuthors(Library &library, const QString &words)
{
    constexpr int kMaxOffered = 8; // as many as fit without scrolling
    return library.authors().offers(words, kMaxOffered);
}

QList<AuthorPage> pagesOf(const QList<AuthorObservation> &saves)
{
    QList<AuthorPage> pages;
    QStringList known; // folded names, parallel to pages
    for (const AuthorObservation &save : saves) {
        const QString name = foldName(save.figures.name);
        qsizetype page = known.indexOf(name);
        if (page < 0) {
            page = pages.size();
            known.append(name);
            pages.append({save.figures.name, {}});
        }
        pages[page].saves.append(save);
    }
    std::stable_sort(pages.begin(), pages.end(), [](const AuthorPage &a, const AuthorPage &b) {
        return a.saves.first().figures.papers.value_or(0) > b.saves.first().figures.papers.value_or(0);
    });
    return pages;
}

QByteArray figuresCsv(const QList<AuthorObservation> &saves)
{
    QString csv = u"saved,page,source,category,h_index,papers,citations,novelty_percent,ai_score\r\n"_s;
    const auto number = [](const std::optional<int> &figure) {
        return figure ? QString::number(*figure) : QString();
    };
    for (auto it = saves.crbegin(); it != saves.crend(); ++it) {
        const AuthorFigures &figures = it->figures;
        const QStringList fields{
            it->savedOn.toString(Qt::ISODate), csvCell(figures.name),   csvCell(it->sourceName),
            csvCell(figures.category),         number(figures.hIndex),  number(figures.papers),
            number(figures.citations),         number(figures.novelty), number(figures.aiScore)};
        csv += fields.join(u',') + u"\r\n"_s;
    }
    return csv.toUtf8();
}

} // namespace lectern
