#pragma once
// Authors for lists and the author panel.
#include "models/core/authornames.h"
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QDateTime>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

struct CategoryRow {
    QString category;
    int papers = 0;
};

// Traits that distinguish authors of one name.
struct AuthorTraits {
    std::optional<int> firstYear, lastYear; // first and last year of their papers in this library
    QString category, coauthor; // most frequent values among these papers
    bool operator==(const AuthorTraits &) const = default;
};

struct AuthorRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations; // latest stated values
    std::optional<AuthorTraits> apart; // set if another author has the same name
};

// A completion while a name is typed.
struct AuthorOffer {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    bool namesake = false; // another author has the same name
    AuthorTraits traits; // all traits for a namesake, otherwise only the years
    bool operator==(const AuthorOffer &) const = default;
};

// The figures of an author as stated by one page on the day it was saved.
struct AuthorObservation {
    AuthorFigures figures;
    SourceId source = SourceId::None;
    QString sourceName;
    QDate savedOn;
};

struct Coauthor {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // number of common papers, according to the known author lists
};

// Sort order of a list of authors: highest figure first, A to Z, earliest first year. reversed: inverts the
// order.
struct AuthorOrder {
    enum class Key { Papers, Name, HIndex, Citations, Novelty, AiScore, FirstYear, LastYear };
    Key key = Key::Papers;
    bool reversed = false;
    bool operator==(const AuthorOrder &) const = default;
};

// A row of the list of authors.
struct AuthorListRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations, novelty, aiScore; // latest stated values
    std::optional<int> firstYear, lastYear; // of the papers of this library
    std::optional<AuthorTraits> apart; // set if another author has the same name
    bool operator==(const AuthorListRow &) const = default;
};

// One of the names of an author.
struct AuthorName {
    QString folded; // by foldName()
    QString printed; // best spelling on papers and pages
    bool general =
        false; // belongs to the author on all papers without another decision, not only on some papers
};

// Two authors that may be duplicates.
struct LikelyPair {
    AuthorId one = AuthorId::None, other = AuthorId::None;
    NameLikeness likeness = NameLikeness::Compatible;
    int sharedCoauthors = 0;
};

// Positions of an author in the author lists of their papers. In a list of two names, one is first and the
// other last.
struct AuthorPlaces {
    int first = 0, between = 0, last = 0, alone = 0;
    int unknown = 0; // positions that may not be last, because the list ends in "et al."
    bool operator==(const AuthorPlaces &) const = default;
};

// An author's papers of one year.
struct AuthorYear {
    int year = 0;
    int papers = 0;
    AuthorPlaces places;
    int wholeLists = 0; // papers with a complete author list
    int names = 0; // number of names in these lists
};

struct AuthorPanel {
    AuthorId id = AuthorId::None;
    QString name;
    QStringList otherNames;
    QList<AuthorName> names; // all names of the author
    QString note; // Markdown
    QList<AuthorObservation> observations; // latest first; empty: no author page
    int papers = 0; // computed from the papers of this library
    QList<AuthorYear> years; // ascending, without gaps
    AuthorPlaces places; // positions on all papers, including those without a year
    int papersWithoutYear = 0;
    QList<CategoryRow> categories; // most papers first
    QList<Coauthor> coauthors; // most papers first
    // True if some of their author lists are truncated, or papersAreLowerBound is true.
    bool coauthorsAreLowerBound = false;
    int truncatedLists = 0; // truncated lists among the author's papers
    // True if some sources with this author have other truncated author lists, from which the name may be
    // missing.
    bool papersAreLowerBound = false;
    int withCode = 0;
    int codeKnown = 0; // papers whose sources state whether there is code
    // Papers by score, as counted by scoreBin(); empty if none has a score.
    QList<int> scoreSpread;
    // Number of papers added since the last visit to the author; nullopt: never visited.
    std::optional<int> newPapers;
    PaperId lastSeen = PaperId::None; // newer papers have greater numbers
    QDateTime lastVisit; // UTC
};

// Comparison of several authors, for deciding whether they are duplicates.
struct AuthorComparison {
    QList<AuthorPanel> authors; // most papers first
    QList<Coauthor>
        shared; // co-authors of more than one of these authors, most papers first; only the first ones
    int sharedInAll = 0; // total number of such co-authors
    int together =
        0; // number of papers with more than one of these authors, which are probably not duplicates then
    QStringList titles; // titles of the first of these papers
    int papersAfter = 0; // number of papers of the merged author
};

} // namespace lectern
