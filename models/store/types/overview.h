#pragma once
// What a result holds at a glance; the overview page paints it.
#include "models/core/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// A folded word of titles and how many papers have it in theirs.
struct WordShare {
    QString word;
    int here = 0; // papers of the result
    int elsewhere = 0; // papers of the rest of the library
    bool operator==(const WordShare &) const = default;
};

struct AuthorShare {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // of the result
    bool operator==(const AuthorShare &) const = default;
};

struct YearShare {
    int year = 0;
    int papers = 0;
    QList<int> byCategory; // as Overview::categories, then all others; adds up to papers
    bool operator==(const YearShare &) const = default;
};

struct Overview {
    static constexpr int kYears = 60; // at most so many, up to the latest

    int papers = 0;
    int libraryPapers = 0;
    QStringList categories; // the most frequent main categories, most first, at most five
    QList<int> categoryPapers; // of each of them
    int otherCategories = 0, withoutCategory = 0;
    QList<YearShare> years; // ascending, without gaps
    int earlier = 0; // papers before the first of years
    int withoutYear = 0;
    QList<int> scores; // papers as scoreBin() counts them
    int withoutScore = 0;
    QList<AuthorShare> authors; // most papers first
    // The words whose share of the result stands out most against the rest of the library (log-likelihood
    // ratio); for the whole library, the most frequent words.
    QList<WordShare> words;
    bool operator==(const Overview &) const = default;
};

} // namespace lectern
