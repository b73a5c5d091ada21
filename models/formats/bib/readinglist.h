#pragma once
// Writes reading lists as Markdown and HTML, and plain citations.
#include "models/formats/base/format.h"

namespace lectern
{

Format markdownFormat(); // write-only
Format htmlListFormat(); // write-only; one file without scripts and external resources

// Returns one line of plain text: "A. Winter, B. Berg: Slow Fog. Journal of Fog, 2021.
// https://doi.org/10.1000/fog".
QString plainCitation(const Paper &paper);
// Returns "[Slow Fog](https://doi.org/10.1000/fog)", or only the escaped title if the paper has no URL.
QString markdownLink(const Paper &paper);
// Returns "A. Winter, B. Berg. Journal of Fog, 2021" as Markdown; empty if nothing is known.
QString markdownByline(const Paper &paper);
// Escapes all Markdown syntax, including formulas, so that the text is displayed unchanged.
QString markdownText(const QString &text);
// Returns a BibTeX entry for citing, the same as in an export.
QString bibtexSnippet(const Paper &paper);

// Returns the paper's URL: of its DOI, of its arXiv page, or its stated one; empty if there is none.
QString paperAddress(const Paper &paper);

} // namespace lectern
