#pragma once
// Similarity of titles and of name lists, for identity and the duplicate search. Titles are given as
// foldedWords(), names as foldName().
#include <QString>
#include <QStringList>

namespace lectern
{

// Returns 1 minus the edit distance relative to the longer text; 0 if the result would be below 0.6.
double likeTexts(QStringView a, QStringView b);

// Returns whether one title is the other plus a subtitle before or after it. A shorter title needs at least
// `fewest` words, because "ROSE" and "ROSE: Rollout …" may be different papers.
bool isShortened(const QStringList &a, const QStringList &b, qsizetype fewest = 3);

// The word-level difference of two titles: whether one is a misspelt, truncated or reordered form of the
// other, or has another topic.
struct TitleChange {
    // Share of the longer title's letters in words that also occur in the other title, at any position; 0 to
    // 1.
    double likeness = 0;
    // Number of words that are spelt slightly differently, joined, split, or insignificant ("the").
    int small = 0;
    bool moved = false; // the same words in another order
    bool cut = false; // one title is a prefix of the other; its last word may be truncated
    // Number of significant words without a counterpart in the other title.
    int onlyFirst = 0, onlySecond = 0;
    bool replaced = false; // a significant word is replaced by another: "… of Owls", "… of Moths"
    // One title states a form of publication: "(Extended Abstract)", "Poster: …". The other members ignore
    // these words.
    bool form = false;
    // The titles differ in a number, a numeral ("Part I", "Task 4") or the kind of text (an erratum, a
    // reply). Such texts belong to one work or series but are not the same text.
    bool parts = false;

    bool isSmall() const { return onlyFirst == 0 && onlySecond == 0; }
};

// Symmetric, except that first and second are exchanged.
TitleChange titleChange(const QStringList &first, const QStringList &second);

// Returns whether a series repeats the title every year, such as that of a workshop or shared task.
bool isOfSeries(const QStringList &title);

// Returns whether the titles of two otherwise matching texts show that the texts differ: they have different
// numbers, one title ends in an additional number, or one text is an erratum, a reply or a part. "(Extended
// Abstract)" does not count.
bool haveDifferentNumbers(const QStringList &a, const QStringList &b);

// Returns the share of names in the shorter list that match a name in the longer list, 0 to 1. Initials
// match.
double sharedNames(const QStringList &a, const QStringList &b);

} // namespace lectern
