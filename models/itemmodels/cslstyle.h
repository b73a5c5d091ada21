#pragma once
// Styles and terms of the Citation Style Language (citationstyles.org), as citeproc takes them.
#include "models/core/result.h"

#include <QByteArray>
#include <QString>

namespace lectern
{

// A file of the language: a style, or the terms of a human language ("locale").
struct CslFile {
    QString title; // "American Psychological Association 7th edition"; empty for a locale
    QString parent; // the style that this one only renames, by its file's name; empty: it is one itself
    bool listsPapers = false; // has rules for a bibliography
    QByteArray json; // the XML as objects {"name", "attrs", "children"}
};

// Reads such a file. An Error when it is none, is not well formed, nests deeper than 100 elements, or is
// larger than kLargestCsl. References to other files and entities of its own are not followed.
constexpr qsizetype kLargestCsl = 1 << 20; // bytes; the longest of the 2,500 usual ones has 120 kB
Result<CslFile> readCsl(const QByteArray &xml);

} // namespace lectern
