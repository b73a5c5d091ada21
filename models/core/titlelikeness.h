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

// Whether the titles differ in a number, a numeral ("Part I", "Task 4"), or in what kind of text they
// announce (an erratum, a reply, a part): texts of one work or series, not one text.
bool speakOfDifferentParts(const QStringList &a, const QStringList &b);

// The narrower question for titles whose texts are known to agree otherwise: other numbers on both sides, a
// number at the end of one, or an erratum, a reply or a part. "(Extended Abstract)" is no other text.
bool areNumberedApart(const QStringList &a, const QStringList &b);

// Returns the part of the shorter list whose names may stand for one of the longer list, 0 to 1. Initials
// count.
double sharedNames(const QStringList &a, const QStringList &b);

} // namespace lectern
