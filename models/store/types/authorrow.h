#pragma once
// An author as lists and the panel show them.
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

// What tells authors of one name apart.
struct AuthorTraits {
    std::optional<int> firstYear, lastYear; // of their papers in this library
    QString category, coauthor; // of most of these papers
    bool operator==(const AuthorTraits &) const = default;
};

struct AuthorRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations; // latest stated
    std::optional<AuthorTraits> apart; // where another author is called the same
};

// An author to choose while a name is typed.
struct AuthorOffer {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    bool namesake = false; // another author is called the same
    AuthorTraits traits; // of a namesake all, else the years alone
    bool operator==(const AuthorOffer &) const = default;
};

// The figures of an author as one page stated them on the day it was saved.
struct AuthorObservation {
    AuthorFigures figures;
    SourceId source = SourceId::None;
    QString sourceName;
    QDate savedOn;
};

struct Coauthor {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // together, over the author lists we have
};

// What authors are ordered by in a list. The best known comes first: the highest figure, the first letter,
// the earliest first year. reversed turns that around.
struct AuthorOrder {
    enum class Key { Papers, Name, HIndex, Citations, Novelty, AiScore, FirstYear, LastYear };
    Key key = Key::Papers;
    bool reversed = false;
    bool operator==(const AuthorOrder &) const = default;
};

// A row of such a list.
struct AuthorListRow {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    std::optional<int> hIndex, citations, novelty, aiScore; // as stated last
    std::optional<int> firstYear, lastYear; // of the papers of this library
    std::optional<AuthorTraits> apart; // where another author is called the same
    bool operator==(const AuthorListRow &) const = default;
};

// One of the names of an author.
struct AuthorName {
    QString folded; // by foldName()
    QString printed; // the best spelling on papers and pages
    bool general = false; // the author's wherever nothing else was said, not only on some papers
};

// Two authors that may be one person.
struct LikelyPair {
    AuthorId one = AuthorId::None, other = AuthorId::None;
    NameLikeness likeness = NameLikeness::Compatible;
    int sharedCoauthors = 0;
};

// Where an author stands in the lists of their papers; of two names one is the first, the other the last.
struct AuthorPlaces {
    int first = 0, between = 0, last = 0, alone = 0;
    int unknown = 0; // behind the names of a list that ends in "et al."
    bool operator==(const AuthorPlaces &) const = default;
};

// An author's papers of one year.
struct AuthorYear {
    int year = 0;
    int papers = 0;
    AuthorPlaces places;
    int wholeLists = 0; // papers that name all their authors
    int names = 0; // in these lists
};

struct AuthorPanel {
    AuthorId id = AuthorId::None;
    QString name;
    QStringList otherNames;
    QList<AuthorName> names; // all of them
    QString note; // Markdown
    QList<AuthorObservation> observations; // latest first; empty: no page of their own
    int papers = 0; // computed: papers of this library
    QList<AuthorYear> years; // ascending, without gaps
    AuthorPlaces places; // on all papers, those without a year as well
    int papersWithoutYear = 0;
    QList<CategoryRow> categories; // most first
    QList<Coauthor> coauthors; // most first
    // Some of their author lists are truncated, or papersAreLowerBound is true.
    bool coauthorsAreLowerBound = false;
    int truncatedLists = 0; // of their own papers
    // Sources they are on have other author lists that are truncated; their name may be missing there.
    bool papersAreLowerBound = false;
    int withCode = 0;
    int codeKnown = 0; // papers whose sources can say whether there is code
    // Papers by their score, as scoreBin() counts them; empty where none has a score.
    QList<int> scoreSpread;
    // How many papers came in since somebody last looked at the author; nullopt: nobody ever did.
    std::optional<int> newPapers;
    PaperId lastSeen = PaperId::None; // those above this number
    QDateTime lastLook; // UTC
};

// Several authors side by side, for whoever has to say whether they are one person.
struct AuthorComparison {
    QList<AuthorPanel> authors; // most papers first
    QList<Coauthor> shared; // who wrote with more than one of them, most papers first; the first ones
    int sharedInAll = 0; // how many those are
    int together = 0; // papers that more than one of them sign: two people, most likely
    QStringList titles; // of the first of these papers
    int papersAfter = 0; // of the one they would become
};

} // namespace lectern
