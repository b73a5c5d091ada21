#pragma once
// The files that a bibliography names beside its papers: where reference managers keep the PDFs.
#include "models/core/paper.h"

#include <QStringList>

namespace lectern
{

// Returns the PDF files that a source names for a paper, as it writes them, each once: from the root or from
// the source's own folder on, with '/' between folders; "C:/…" where it comes from Windows. Read are "file"
// of BibTeX as JabRef, Zotero, Better BibTeX and Mendeley write it, "L1" of RIS, and "File Attachments" of
// Zotero's tables. Addresses on the web are left out, and what is no PDF by its name or by what is said of
// it.
QStringList namedFiles(const Paper &paper);

} // namespace lectern
