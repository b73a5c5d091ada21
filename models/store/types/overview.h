#pragma once
// Statistics of a result, shown by the statistics page.
#include "models/core/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// A folded title word and the number of papers with it.
struct WordShare {
    QString word;
    int here = 0; // papers of the result
    int elsewhere = 0; // papers of the rest of the library
    bool operator==(const WordShare &) const = default;
};

struct AuthorShare {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // number of papers of the result
    bool operator==(const AuthorShare &) const = default;
};

struct YearShare {
    int year = 0;
    int papers = 0;
    QList<int> byCategory; // papers by category, in the order of Overview::categories, then all others; the
                           // sum is `papers`
    bool operator==(const YearShare &) const = default;
};

struct Overview {
    static constexpr int kYears = 60; // maximum number of years, counted back from the latest

    int papers = 0;
    int libraryPapers = 0;
    QStringList categories; // the most frequent main categories, most first, at most five
    QList<int> categoryPapers; // number of papers for each of these categories
    int otherCategories = 0, withoutCategory = 0;
    QList<YearShare> years; // ascending, without gaps
    int earlier = 0; // papers before the first entry of `years`
    int withoutYear = 0;
    QList<int> scores; // papers as counted by scoreBin()
    int withoutScore = 0;
    QList<std::pair<QString, int>> venues; // the most frequent ones with their number of papers
    QList<AuthorShare> authors; // most papers first
    // The words whose frequency in the result differs most from the rest of the library (log-likelihood
    // ratio); for the whole library, the most frequent words.
    QList<WordShare> words;
    bool operator==(const Overview &) const = default;
};

} // namespace lectern
