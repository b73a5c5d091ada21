#pragma once
// Finds the PDF paths that bibliographies of reference managers contain.
#include "models/core/paper.h"

#include <QStringList>

namespace lectern
{

// Returns the PDF files that a source names for a paper, each once, as absolute paths or relative to the
// source's folder, with '/' as separator ("C:/…" for Windows paths). Reads "file" of BibTeX (JabRef, Zotero,
// Better BibTeX, Mendeley), "L1" of RIS, and "File Attachments" of Zotero tables. Skips URLs, and files that
// are not PDFs by name or stated type.
QStringList linkedFiles(const Paper &paper);

} // namespace lectern
