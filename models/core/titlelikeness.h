#pragma once
// How alike two titles and two lists of names are; identity and the search for duplicates judge by this.
// Titles are given as foldedWords(), names as foldName().
#include <QString>
#include <QStringList>

namespace lectern
{

// Returns 1 minus the part of the longer text's characters that must change to make it the other; 0 below
// 0.6.
double likeTexts(QStringView a, QStringView b);

// Whether one title is the other with a subtitle, in front or behind. A shorter title of fewer words than
// `fewest` says too little: "ROSE" and "ROSE: Rollout …".
bool isShortened(const QStringList &a, const QStringList &b, qsizetype fewest = 3);

// What stands between two titles, word by word: whether one is the other misspelt, cut or in another order,
// or speaks of something else.
struct TitleChange {
    // The part of the longer title's letters whose words stand in the other one too, wherever, 0 to 1.
    double likeness = 0;
    // Words that are spelt a little differently, joined or split, or say nothing by themselves ("the").
    int small = 0;
    bool moved = false; // the same words in another order
    bool cut = false; // one title is the beginning of the other, perhaps with its last word cut
    // Words that mean something and have no counterpart in the other title.
    int onlyFirst = 0, onlySecond = 0;
    bool replaced = false; // such a word stands where the other title has another: "… of Owls", "… of Moths"
    // One is said to be a form of the other: "(Extended Abstract)", "Poster: …". The form is left out of the
    // rest.
    bool form = false;
    // They differ in a number, a numeral ("Part I", "Task 4") or the kind of text they announce (an erratum,
    // a reply): texts of one work or series, not one text.
    bool parts = false;

    bool isSmall() const { return onlyFirst == 0 && onlySecond == 0; }
};

// Symmetric but for first and second.
TitleChange titleChange(const QStringList &first, const QStringList &second);

// Whether the title is one that a series repeats every year, such as of a workshop or a shared task.
bool isOfSeries(const QStringList &title);

// Whether texts that are known to agree otherwise have titles of different texts: other numbers on both
// sides, a number at the end of one, or an erratum, a reply or a part. "(Extended Abstract)" is no other
// text.
bool areNumberedApart(const QStringList &a, const QStringList &b);

// Returns the part of the shorter list whose names may stand for one of the longer list, 0 to 1. Initials
// count.
double sharedNames(const QStringList &a, const QStringList &b);

} // namespace lectern
