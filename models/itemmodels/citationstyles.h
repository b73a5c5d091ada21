#pragma once
// The available citation styles: bundled ones and those in style folders.
#include "cslstyle.h"

#include <QList>
#include <QStringList>

namespace lectern
{

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
