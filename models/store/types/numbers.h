#pragma once
// The bounds of the numbers by which rows name each other. A library file may come from anyone, so whoever
// takes such a number for a place in memory compares it first.
#include <QtGlobal>

namespace lectern
{

// No paper has this number or a larger one. The index keeps some ten bytes for each number below the largest
// one in use, and three million papers can be imported and removed again twenty times before it is reached.
inline constexpr qint64 kPapersEnd = qint64(1) << 26;
constexpr bool isPaperNumber(qint64 stored)
{
    return stored >= 0 && stored < kPapersEnd;
}
// The same for authors: an import counts the papers of each number below the largest one it meets, four bytes
// each.
inline constexpr qint64 kAuthorsEnd = qint64(1) << 27;
// The same for sources, and for segments of the index: their numbers are the upper halves of others.
inline constexpr qint64 kSourcesEnd = qint64(1) << 31;

// A stored count of papers, which a file may state as it likes, as one that can be added to others.
constexpr qint64 countedPapers(qint64 stored)
{
    return stored < 0 ? 0 : stored > kPapersEnd ? kPapersEnd : stored;
}

// Whether this is a year that papers are counted by; between the first and the last of a list there may be a
// row for each.
constexpr bool isCountedYear(qint64 year)
{
    return year >= 1 && year <= 9999;
}
// The first and the last Julian day of those years.
inline constexpr qint64 kFirstCountedDay = 1721426, kLastCountedDay = 5373484;

} // namespace lectern
