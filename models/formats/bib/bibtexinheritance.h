#pragma once
// What an entry takes from itself and from others before it is read.
#include "bibtexsyntax.h"

namespace lectern
{

// Joins repeated fields of names and keywords, which databases write once per person or word, into the first.
void joinRepeatedFields(BibEntry *entry);

// Resolves crossref and xdata by the rules of biblatex (manual, appendix B), including single fields named as
// "xdata=key-field". most: maximum number of inherited characters in the whole file; a diagnostic is added
// where it is exceeded. The time is linear in the text and the inherited characters.
void resolveInheritance(BibFile *file, qsizetype most);

} // namespace lectern
