#pragma once
// CSL styles and locales (citationstyles.org) in the form that citeproc reads.
#include "models/core/result.h"

#include <QByteArray>
#include <QString>

namespace lectern
{

// A CSL file: a style or a locale.
struct CslFile {
    QString title; // "American Psychological Association 7th edition"; empty for a locale
    QString parent; // parent of a dependent style, by file name; empty: independent
    bool listsPapers = false; // has a bibliography element
    QByteArray json; // the XML as objects {"name", "attrs", "children"}
};

// Parses a CSL file. Error when it is no CSL file, is malformed, nests deeper than 100 elements, or exceeds
// kLargestCsl. References to other files and custom entities are not resolved.
constexpr qsizetype kLargestCsl = 1 << 20; // bytes; the largest of the 2,500 common styles has 120 kB
Result<CslFile> readCsl(const QByteArray &xml);

} // namespace lectern
