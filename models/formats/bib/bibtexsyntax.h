#pragma once
// BibTeX syntax: parses entries and fields without interpreting them.
#include "models/core/paper.h"

#include <QString>
#include <QStringView>

#include <algorithm>
#include <vector>

namespace lectern
{

struct BibField {
    QString name; // lower case
    QString
        value; // TeX, without the outer braces or quotes; concatenations (#) and @string names are resolved
};

struct BibEntry {
    QString type; // lower case: "article"
    QString key; // may be empty
    std::vector<BibField> fields; // in order; names may repeat
    qsizetype begin = 0; // position of the @ in the text
    qsizetype end = 0; // one past the closing brace, or where parsing stopped

    // Returns the first non-blank value of the field; null if there is none.
    QStringView field(QStringView name) const;
};

// A range of the text and its kind.
struct BibSpan {
    ByteRange::Kind kind;
    qsizetype begin, end;
};

struct BibDiagnostic {
    qsizetype position;
    QString message;
};

struct BibFile {
    std::vector<BibEntry> entries;
    std::vector<BibSpan> spans; // commands, comments and unreadable text, outside and inside entries
    std::vector<BibDiagnostic> diagnostics;
    qsizetype expanded = 0; // characters inserted for @string names
    bool tooMany = false; // more commands than mostRecords; the rest was not read
};

// @string texts can contain each other, and entries inherit fields. Limits the total number of characters
// that both produce for a file of this size, so that a malicious file cannot exhaust memory.
constexpr qsizetype mostBibExpansion(qsizetype textSize)
{
    constexpr qsizetype kLeast = 1024 * 1024, kTimes = 8;
    return std::max(kLeast, kTimes * textSize);
}

// Splits a text into entries. Tolerates parentheses instead of braces, a missing key, missing or doubled
// commas, % comments between entries and fields, and unbalanced braces. Unreadable text becomes a
// NotUnderstood span with a diagnostic, and parsing continues at the next field or at the next @ that starts
// a line. Linear in the length of the text plus the expanded @string text, which is limited.
BibFile parseBibSyntax(QStringView text);

} // namespace lectern
