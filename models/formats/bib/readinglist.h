#pragma once
// Writes papers for people: reading lists in Markdown and HTML, and citations to paste.
#include "models/formats/base/format.h"

namespace lectern
{

Format markdownFormat(); // only written
Format htmlListFormat(); // only written; one file, no scripts, nothing loaded from outside

// "A. Winter, B. Berg: Slow Fog. Journal of Fog, 2021. https://doi.org/10.1000/fog": one line of plain text.
QString plainCitation(const Paper &paper);
// "[Slow Fog](https://doi.org/10.1000/fog)"; the bare escaped title where the paper has no address.
QString markdownLink(const Paper &paper);
// "A. Winter, B. Berg. Journal of Fog, 2021", as Markdown; empty where nothing of it is known.
QString markdownByline(const Paper &paper);
// Text with everything escaped that Markdown would read as markup, formulas included: a person sees it as it
// stands.
QString markdownText(const QString &text);
// One BibTeX entry for citing, as the export writes it.
QString bibtexSnippet(const Paper &paper);

// Returns where a person finds the paper: its DOI, its arXiv page, else its own address; empty when there is
// none.
QString paperAddress(const Paper &paper);

} // namespace lectern
