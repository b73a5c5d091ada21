#pragma once
// What the pages about authors ask of the open library: each function runs on the thread of Questions.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/savedifference.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"

#include <functional>

namespace lectern
{

// Two authors side by side: a pair that may be one, or one that was told apart.
struct AuthorPair {
    AuthorListRow one, other;
    LikelyPair likely;
};

// What "Who is who" shows.
struct WhoIsWho {
    QList<AuthorPair> likely; // the surest first
    QList<AuthorPair> apart; // decided
    bool more = false; // there are more likely pairs than these
};

// Two saves of one author's page.
struct SavedPages {
    QString author;
    QList<AuthorObservation> pages; // all of this author's, the latest first
    // None: of this page there is only one save, or there is none at all.
    SourceId older = SourceId::None, newer = SourceId::None;
    SaveDifference difference;
};

// Authors in an order, with the rows of the first of them.
struct OrderedAuthors {
    QList<AuthorId> ids;
    QList<AuthorListRow> first;
};

// Those whose name holds these words; `rows` of them come with the answer.
Result<OrderedAuthors> orderedAuthors(Library &library, const QString &words, const AuthorOrder &order,
                                      qsizetype rows, const Cancelled &overtaken);
// These side by side; of very many the first kMostCompared.
constexpr qsizetype kMostCompared = 12;
Result<AuthorComparison> comparedAuthors(Library &library, const QList<AuthorId> &authors);
// progress: from 0 to 1, in the thread of the question.
Result<WhoIsWho> whoIsWho(Library &library, const Cancelled &overtaken,
                          const std::function<void(double)> &progress = {});
// With None for both the two latest saves of a page; older None, or the same as newer: the save of the same
// page before newer; author None: of whomever newer is the page.
Result<SavedPages> savedPages(Library &library, AuthorId author, SourceId older, SourceId newer);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::AuthorListRow)
Q_DECLARE_METATYPE(lectern::WhoIsWho)
Q_DECLARE_METATYPE(lectern::SavedPages)
