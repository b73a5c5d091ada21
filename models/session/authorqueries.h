#pragma once
// Queries of the author pages, for LibraryReader::ask().
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/core/savedifference.h"
#include "models/store/library.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/types/authorrow.h"

#include <QByteArray>
#include <functional>

namespace lectern
{

// Two authors that may be one, or that the user marked as distinct.
struct AuthorPair {
    AuthorListRow one, other;
    LikelyPair likely;
};

// The content of the "Duplicate authors" page.
struct AuthorDuplicates {
    QList<AuthorPair> likely; // most likely first
    QList<AuthorPair> apart; // marked as distinct
    bool more = false; // there are more likely pairs
};

// Two saved versions of an author page.
struct SavedPages {
    QString author;
    QList<AuthorObservation> pages; // all saved pages of this author, newest first
    // None: the page has at most one saved version.
    SourceId older = SourceId::None, newer = SourceId::None;
    SaveDifference difference;
};

// Authors in sort order, with the rows of the first ones.
struct OrderedAuthors {
    QList<AuthorId> ids;
    QList<AuthorListRow> first;
};

// Finds authors whose name contains these words. The result includes the first `rows` rows.
Result<OrderedAuthors> orderedAuthors(Library &library, const QString &words, const AuthorOrder &order,
                                      qsizetype rows, const Cancelled &cancelled);
Result<QList<AuthorListRow>> authorRows(Library &library, const QList<AuthorId> &ids);
// Finds the first authors whose name contains these words.
Result<QList<AuthorListRow>> authorsNamed(Library &library, const QString &words, const Cancelled &cancelled);
// Suggests authors for a partly typed name.
Result<QList<AuthorOffer>> offeredAuthors(Library &library, const QString &words);
// Compares these authors; only the first kMaxCompared of them.
constexpr qsizetype kMaxCompared = 12;
Result<AuthorComparison> comparedAuthors(Library &library, const QList<AuthorId> &authors);
Result<QList<CoauthorGroup>> coauthorGroups(Library &library, AuthorId author);
// progress runs from 0 to 1; called on the query thread.
Result<AuthorDuplicates> authorDuplicates(Library &library, const std::function<void(double)> &progress,
                                          const Cancelled &cancelled);
// Compares two saved versions. Both None: the newest two of a page. older is None or equals newer: compares
// newer with the previous version of its page. author is None: the author of newer.
Result<SavedPages> savedPages(Library &library, AuthorId author, SourceId older, SourceId newer);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::AuthorListRow)
Q_DECLARE_METATYPE(lectern::AuthorDuplicates)
Q_DECLARE_METATYPE(lectern::SavedPages)

namespace lectern
{

// The pages of one author. An author merged from two has two pages, each with its saved versions.

// One author page with all its saved versions.
struct AuthorPage {
    QString name; // the author's name as stated on the page
    QList<AuthorObservation> saves; // newest first; never empty
};

// Groups saved versions by page, newest first. The stated name identifies the page. The first page is the one
// whose newest version states the most papers; its figures are shown as the author's.
QList<AuthorPage> pagesOf(const QList<AuthorObservation> &saves);

// Returns the figures of all saved versions as CSV with a header, oldest first. The header is English in
// every UI language, for other programs.
QByteArray figuresCsv(const QList<AuthorObservation> &saves);

} // namespace lectern
