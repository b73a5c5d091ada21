#pragma once
// The grammar of BibTeX files: reads entries and fields as they stand and gives them no meaning.
#include "models/core/paper.h"

#include <QString>
#include <QStringView>

#include <algorithm>
#include <vector>

namespace lectern
{

struct BibField {
    QString name; // lower case
    QString value; // TeX, without the outer braces or quotes; parts joined by # and @string names put in
};

struct BibEntry {
    QString type; // lower case: "article"
    QString key; // may be empty
    std::vector<BibField> fields; // in order; a name may come twice
    qsizetype begin = 0; // of the @, in the text
    qsizetype end = 0; // one past the closing brace, or where the entry was given up

    // Returns the value of the first field with this name that is not blank; null when there is none.
    QStringView field(QStringView name) const;
};

// A stretch of the text and what it is.
struct BibSpan {
    ByteRange::Kind kind;
    qsizetype begin, end;
};

struct BibRemark {
    qsizetype position;
    QString message;
};

struct BibFile {
    std::vector<BibEntry> entries;
    std::vector<BibSpan> spans; // commands, comments and what could not be read, outside and inside entries
    std::vector<BibRemark> remarks;
    qsizetype expanded = 0; // characters that were put in for names of @string
    bool tooMany = false; // more commands than mostRecords; the rest was not read
};

// Texts of @string may contain each other, and entries inherit fields from others. Both together may make
// this many characters of a file of so many, which stops a file that is made to fill the memory.
constexpr qsizetype mostBibExpansion(qsizetype textSize)
{
    constexpr qsizetype kLeast = 1024 * 1024, kTimes = 8;
    return std::max(kLeast, kTimes * textSize);
}

// Splits a text into entries. Tolerates parentheses for braces, a missing key, missing or doubled commas, %
// comments between entries and fields, and braces too many or too few. What cannot be read becomes a span
// that is not understood and a remark, and reading goes on at the next field or at the next @ that starts a
// line. Takes time linear in the length of the text plus that of the @string texts put in, which is limited.
BibFile parseBibSyntax(QStringView text);

} // namespace lectern
