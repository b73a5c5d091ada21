#pragma once
// The citation styles one can choose: those that come with the program, and those that lie in folders.
#include "cslstyle.h"

#include <QList>
#include <QStringList>

namespace lectern
{

struct CitationStyle {
    QString id; // the name of its file without ".csl": "apa"
    QString title; // "American Psychological Association 7th edition"
    bool operator==(const CitationStyle &) const = default;
};

// The styles that come with the program and those in this folder of a person's own (at most 200 of them), by
// title. Files that are no styles are passed over.
QList<CitationStyle> citationStyles(const QString &folder);
QString ownStylesFolder();

// The folders in which further styles are looked for, besides those of the program: styles/ beside the other
// files of Lectern, and where Debian's package citation-style-language-styles puts its 2,500.
QStringList styleFolders();

// Returns a style by its id: one of a person's own folders comes before one of the program, so that a newer
// copy counts. A style that only renames another one is followed to it. An Error when there is no such style,
// it cannot be read, or has no rules for lists of papers.
Result<CslFile> citationStyle(const QString &id, const QStringList &folders = styleFolders());

// Returns the terms of a language ("de-DE", "de"): those of its closest relative that comes with the program,
// else the English ones.
QByteArray citationTerms(const QString &language);

} // namespace lectern
