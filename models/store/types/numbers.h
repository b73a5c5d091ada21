#pragma once
// Limits of row numbers. Library files are untrusted, so code that uses such a number as an index checks it
// first.
#include <QString>
#include <QtGlobal>
#include <string_view>

namespace lectern
{

// All paper numbers are smaller. The index needs some ten bytes for each number up to the largest one in use.
// Three million papers can be imported and removed twenty times before the limit is reached.
inline constexpr qint64 kPapersEnd = qint64(1) << 26;
constexpr bool isPaperNumber(qint64 stored)
{
    return stored >= 0 && stored < kPapersEnd;
}
// All author numbers are smaller. An import counts the papers of each number up to the largest, with four
// bytes each.
inline constexpr qint64 kAuthorsEnd = qint64(1) << 27;
// All numbers of sources, and of segments of the index, are smaller, because they are the upper halves of
// other numbers.
inline constexpr qint64 kSourcesEnd = qint64(1) << 31;

// Limits a stored count of papers, which may be forged, so that sums cannot overflow.
constexpr qint64 countedPapers(qint64 stored)
{
    return stored < 0 ? 0 : stored > kPapersEnd ? kPapersEnd : stored;
}

// Returns whether papers are counted for this year. A list may have a row for each year between the first and
// the last.
constexpr bool isCountedYear(qint64 year)
{
    return year >= 1 && year <= 9999;
}
// The first and the last Julian day of the years for which papers are counted.
inline constexpr qint64 kFirstCountedDay = 1721426, kLastCountedDay = 5373484;

// Converts between the UTF-8 text of the library file and QString.
inline QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace lectern
