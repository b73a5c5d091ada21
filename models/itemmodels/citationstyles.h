#pragma once
// The available citation styles: bundled ones and those in style folders.
#include "models/core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

// CSL styles and locales (citationstyles.org) in the form that citeproc reads.

// A CSL file: a style or a locale.
struct CslFile {
    QString title; // "American Psychological Association 7th edition"; empty for a locale
    QString parent; // parent of a dependent style, by file name; empty: independent
    bool listsPapers = false; // has a bibliography element
    QByteArray json; // the XML as objects {"name", "attrs", "children"}
};

// Parses a CSL file. Error when it is not a CSL file, is malformed, nests deeper than 100 elements, or
// exceeds kLargestCsl. References to other files and custom entities are not resolved.
constexpr qsizetype kLargestCsl = 1 << 20; // bytes; the largest of the 2,500 common styles has 120 kB
Result<CslFile> readCsl(const QByteArray &xml);

struct CitationStyle {
    QString id; // file name without ".csl": "apa"
    QString title; // "American Psychological Association 7th edition"
    bool operator==(const CitationStyle &) const = default;
};

// Returns the bundled styles and those in the user's folder (at most 200), sorted by title. Other files are
// skipped.
QList<CitationStyle> citationStyles(const QString &folder);
QString ownStylesFolder();

// Folders searched for further styles: styles/ in Lectern's data folder, and the folder of Debian's
// citation-style-language-styles, which has 2,500.
QStringList styleFolders();

// Finds a style by id. The user's folders take precedence over bundled styles, so that newer copies apply. A
// dependent style resolves to its parent. Error when the style does not exist, cannot be read, or has no
// bibliography.
Result<CslFile> citationStyle(const QString &id, const QStringList &folders = styleFolders());

// Returns the terms of a language ("de-DE", "de"): those of the closest bundled relative, otherwise English.
QByteArray citationTerms(const QString &language);

} // namespace lectern
